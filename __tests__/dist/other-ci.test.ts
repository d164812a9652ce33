import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createPushStage, namesOf, newOperations, stageCopilot, stageKey } from '../support/push-stage.ts';
import { projectFolder } from '../support/world.ts';

const stage = await createPushStage();
const folder = await mkdtemp(join(tmpdir(), 'other-ci-'));

afterAll(() => Promise.all([stage.close(), rm(folder, { recursive: true })]));

/** Runs the action like GitLab or Jenkins, with only their variables. */
async function runAnywhere(own: NodeJS.ProcessEnv): Promise<{ code: number; stdout: string }> {
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    BASE_URL: stage.world.service.baseUrl,
    API_KEY: stageKey,
    COPILOT_ID: stageCopilot.id,
    OUTPUT_FILE: join(folder, 'outputs'),
    ...own,
  };
  const script = join(projectFolder, 'examples', 'run-anywhere.sh');
  return promisify(execFile)('sh', [script], { cwd: stage.workspace, env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: unknown) => error as { code: number; stdout: string },
  );
}

describe('outside GitHub Actions', () => {
  test('a changed file is synced, the log is plain text, and no line shows a secret', async () => {
    const { before } = stage.event.payload as { before: string };
    const { code, stdout } = await runAnywhere({ BASE: before });
    expect([code, namesOf(stage.world.service)]).toEqual([0, newOperations]);
    expect(stdout).toMatch(/^Decision: modified\./u);
    expect(stdout).toContain('### Synced:');
    expect(stdout).not.toMatch(/^::/mu);
    expect(stdout).not.toContain(stageKey);
    expect(await readFile(join(folder, 'outputs'), 'utf8')).toMatch(/^outcome<<.*\nsynced$/mu);
  });

  test('a failure is an exit code, and an error with the fix', async () => {
    const { code, stdout } = await runAnywhere({ COPILOT_ID: 'no-such-copilot' });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Error: There is no copilot no-such-copilot/mu);
  });
});
