import { createChangeScene, type ChangeScene } from './change-scene.ts';
import { detectPush, renderSpec as spec } from './push-scenario.ts';

let scene: ChangeScene;

beforeEach(async () => {
  scene = await createChangeScene();
});

afterEach(() => scene.dispose());

/** The modules for reading a file are preloaded, but not for a push without changes. */
test.each([
  ['changes the file', { 'swagger.json': spec('new') }, 'modified', 1],
  ['leaves the file alone', { 'note.md': 'x' }, 'unchanged', 0],
] as const)(
  'the file of a push that %s is announced for reading at most once',
  async (_, files, reason, times) => {
    const before = await scene.sandbox.commit({ 'swagger.json': spec('old') });
    const after = await scene.sandbox.commit(files);
    const { change, foreseen } = await detectPush(scene, { before, after });
    expect([change.reason, foreseen]).toEqual([reason, times]);
  },
);
