import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  createPushStage,
  namesOf,
  newOperations,
  stageCopilot,
  stageKey,
  type PushStage,
} from '../support/push-stage.ts';
import { projectFolder } from '../support/world.ts';

let stage: PushStage;
let folder: string;

beforeAll(async () => {
  stage = await createPushStage();
  folder = await mkdtemp(join(tmpdir(), 'other-ci-'));
});

afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

/** Runs the action like GitLab or Jenkins, with only their variables. */
async function runAnywhere(
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; stdout: string; outputs: string }> {
  const outputs = join(folder, 'outputs');
  const options = {
    cwd: stage.workspace,
    env: {
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      BASE_URL: stage.world.service.baseUrl,
      API_KEY: stageKey,
      COPILOT_ID: stageCopilot.id,
      OUTPUT_FILE: outputs,
      ...env,
    },
  };
  const script = join(projectFolder, 'examples', 'run-anywhere.sh');
  const run = promisify(execFile)('sh', [script], options);
  const { code, stdout } = await run.then(
    (done) => ({ code: 0, stdout: done.stdout }),
    (error: unknown) => error as { code: number; stdout: string },
  );
  return { code, stdout, outputs: await readFile(outputs, 'utf8') };
}

describe('outside GitHub Actions', () => {
  test('a changed file is synced, the log is plain text, and no line shows a secret', async () => {
    const { code, outputs, stdout } = await runAnywhere({
      BASE: (stage.event.payload as { before: string }).before,
    });
    expect([code, namesOf(stage.world.service)]).toEqual([0, newOperations]);
    expect(stdout).toMatch(/^Decision: modified\./u);
    expect(stdout).toContain('### Synced:');
    expect(stdout).not.toMatch(/^::/mu);
    expect(stdout).not.toContain(stageKey);
    expect(outputs).toMatch(/^outcome<<.*\nsynced$/mu);
  });

  test('a failure is an exit code, and an error with the fix', async () => {
    const { code, stdout } = await runAnywhere({ COPILOT_ID: 'no-such-copilot' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Error: There is no copilot no-such-copilot/mu);
  });
});
