import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import { callsOf, createPushStage, stageCopilot, stageKey, stageService } from '../support/push-stage.ts';
import { collectTraces, readTree } from '../support/traces.ts';
import { githubToken } from '../support/world.ts';

const otherToken = 'other_copilot*token|with`marks<&>"\\x';
const nestedSecret = 'nested-secret-0123456789';
const { token } = stageCopilot;
const copilots = [
  { ...stageService.copilots?.[0], ...stageCopilot, website: `https://example.com/?token=${token}` },
  { ...stageCopilot, id: 'other', name: `Called ${otherToken}`, token: otherToken, api_key: nestedSecret },
];

const stage = await createPushStage();
let runnerTemp: string;

beforeEach(async () => {
  runnerTemp = await mkdtemp(join(tmpdir(), 'leaks-'));
});
afterEach(() => rm(runnerTemp, { recursive: true, force: true }));
afterAll(() => stage.close());

/** Creates a response that repeats all secrets that the service knows, in every encoding. */
const echo =
  (status: number, isListed = true): Script =>
  ({ message: received }) => {
    // Tokens are unknown until the copilot list was read.
    const known = isListed ? [stageKey, token, otherToken, nestedSecret] : [stageKey];
    const message = known.flatMap(listForms).join(' ');
    return createJsonAnswer(status, { is_error: true, message, headers: received.headers });
  };

/** Responds with a token at the position where an excerpt is truncated. */
const straddle: Script = () => {
  const texts = Array.from({ length: 40 }, (_, index) => `${'x'.repeat(index)} ${otherToken}`);
  return { status: 400, headers: { 'content-type': 'text/plain' }, body: texts.join(' ') };
};

/** Responds with actions that contain secrets, in fields with revealing and with other names. */
const actionList: Script = async ({ serve }) => {
  const known = [stageKey, token, nestedSecret].flatMap(listForms).join(' ');
  const rows = JSON.parse(String((await serve()).body)) as readonly { api_endpoint: string }[];
  const revealing = rows.map((row) => ({
    ...row,
    description: known,
    api_endpoint: `${row.api_endpoint}?key=${encodeURIComponent(stageKey)}`,
    payload: { parameters: [{ name: known, example: [stageKey] }], request_body: { [token]: nestedSecret } },
    api_token: nestedSecret,
    owner: { password: stageKey },
  }));
  return createJsonAnswer(200, revealing);
};

const removeRecord: Script = ({ serve }) => serve({ recordDelete: 'removes-record' });

/** One case for each way in which secrets reach a text. service.test.ts has the other requests and encodings. */
test.each<[name: string, scripts: NonNullable<FakeServiceOptions['scripts']>]>([
  ['everything succeeds', {}],
  ['the import fails next to an action list that contains them', { import: echo(400), actionList }],
  ['the import is rejected with an echo of everything', { import: echo(400) }],
  ['the delete fails with an echo, again and again', { delete: echo(500) }],
  ['the list fails with an echo', { list: echo(403, false) }],
  ['an excerpt is truncated in a token', { import: straddle }],
  ['the copilot is removed', { delete: removeRecord }],
])('no secret is written if %s', async (_, scripts) => {
  const seen: string[] = [];
  const look = setInterval(() => void readTree(runnerTemp).then((texts) => seen.push(...texts)), 15);
  const hasActionList = 'actionList' in scripts;
  const inputs = hasActionList ? { 'delete-path': '/backend/copilot/{copilot_id}' } : {};
  const transcript = await stage.meet(
    { copilots, scripts, hasActionList },
    {
      runnerTemp,
      inputs: { 'wait-seconds': '0.2', ...inputs },
      env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' },
    },
  );
  clearInterval(look);
  const traces = [...collectTraces(transcript), ...seen, ...(await readTree(runnerTemp))].join('\n');
  const known = [stageKey, token, otherToken, nestedSecret];
  const forms = [...known, githubToken].flatMap((secret) => [...listForms(secret), ...listRemains(secret)]);
  expect(forms.filter((form) => traces.includes(form))).toEqual([]);
  if (callsOf(transcript.service).includes('delete'))
    expect(transcript.main.masks).toEqual(expect.arrayContaining(known));
});

test.each([
  'line\nbreak-12345678',
  'ключ-12345678',
  'tab\tkey-12345678',
  '%0A::error::x',
  '$&${x}`|*_~"\\\'<>&',
])('the key %j is never quoted', async (key) => {
  const scripts = { list: echo(401, false) };
  const transcript = await stage.meet({ scripts }, { runnerTemp, inputs: { 'api-key': key } });
  expect(transcript.main).toMatchObject({ exitCode: 1, outputs: { outcome: 'aborted' } });
  const traces = collectTraces(transcript).join('\n');
  const forms = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), key.replaceAll('\n', ' ')];
  expect(forms.filter((form) => traces.includes(form))).toEqual([]);
});

test('passwords in the URL of a proxy or a service are never quoted', async () => {
  const password = 'hunter2-hunter2';
  // Requests to a loopback address would not use the proxy.
  const far = { 'base-url': 'http://copilot.invalid', 'allow-http': 'true' };
  const runs = [
    stage.run({ inputs: far, env: { HTTP_PROXY: `http://user:${password}@[bad` } }),
    stage.run({ inputs: far, env: { HTTP_PROXY: `http://user:${password}@127.0.0.1:9` } }),
    stage.run({ inputs: { 'base-url': `https://user:${password}@example.com` } }),
    stage.run({ inputs: { 'base-url': `https://user:${password}@exa mple.com` } }),
    stage.run({ inputs: { 'base-url': `https://example.com/?key=${password}` } }),
  ];
  for (const transcript of await Promise.all(runs)) {
    expect(transcript.main.exitCode).toBe(1);
    expect(collectTraces(transcript).join('\n')).not.toContain(password);
  }
});

/** Lists a secret and all its encodings that can be decoded. */
function listForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const forms = [
    ...[secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)],
    ...[bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')],
    // In the middle of a longer base64 text.
    Buffer.from(`user:${secret}:end`).toString('base64'),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 8);
}

/** Lists the parts of a truncated secret, and its form in Markdown. */
function listRemains(secret: string): readonly string[] {
  return [secret.slice(0, 12), secret.slice(-12), secret.replace(/[\\`*_{}[\]|~]/gu, '\\$&')];
}
