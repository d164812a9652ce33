import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '../support/depth.ts';
import { createJsonAnswer } from '../support/fake-service/answer.ts';
import type { Script } from '../support/fake-service/misbehaviours.ts';
import type { FakeServiceOptions } from '../support/fake-service/options.ts';
import {
  callsOf,
  createPushStage,
  stageCopilot,
  stageKey,
  stageService,
  type PushStage,
} from '../support/push-stage.ts';
import { collectTraces, readTree } from '../support/traces.ts';
import { githubToken } from '../support/world.ts';

const otherToken = 'other_copilot*token|with`marks<&>"\\x';
const nestedSecret = 'nested-secret-0123456789';
const { token } = stageCopilot;
const copilots = [
  { ...stageService.copilots?.[0], ...stageCopilot, website: `https://example.com/?token=${token}` },
  { ...stageCopilot, id: 'other', name: `Called ${otherToken}`, token: otherToken, api_key: nestedSecret },
];

let stage: PushStage;
let runnerTemp: string;

beforeAll(async () => {
  stage = await createPushStage();
});
beforeEach(async () => {
  runnerTemp = await mkdtemp(join(tmpdir(), 'leaks-'));
});
afterEach(() => rm(runnerTemp, { recursive: true, force: true }));
afterAll(() => stage.close());

/** Creates a response that repeats all secrets that the service knows, in every encoding. */
const echo =
  (status: number, isListed = true): Script =>
  async ({ message: received, serve }) => {
    if (status < 300) await serve();
    // Tokens are unknown until the copilot list was read.
    const known = isListed ? [stageKey, token, otherToken, nestedSecret] : [stageKey];
    const message = known.flatMap(listForms).join(' ');
    return createJsonAnswer(status, { is_error: true, message, headers: received.headers });
  };

/** Creates a response with the secret at the position where an excerpt is truncated. */
const straddle =
  (secret: string): Script =>
  () => {
    const texts = Array.from({ length: 40 }, (_, index) => `${'x'.repeat(index)} ${secret}`);
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

const redirect: Script = () => ({
  status: 302,
  headers: { location: `https://x.example/${stageKey}?t=${token}` },
  body: '',
});
const removeRecord: Script = ({ serve }) => serve({ recordDelete: 'removes-record' });

const cases: readonly (readonly [name: string, scripts: FakeServiceOptions['scripts']])[] = [
  ['the action list contains them', { actionList }],
  ['the import fails next to such an action list', { import: echo(400), actionList }],
  ['everything succeeds', {}],
  ['the import is rejected with an echo of everything', { import: echo(400) }],
  ['the import succeeds with an echo and is_error', { import: echo(201) }],
  ['the delete fails with an echo, again and again', { delete: echo(500) }],
  ['the list fails with an echo', { list: echo(403, false) }],
  ['the list is an object with everything in it', { list: echo(200, false) }],
  ['an excerpt is truncated in the key', { import: straddle(stageKey) }],
  ['an excerpt is truncated in a token', { import: straddle(otherToken) }],
  ['a redirect contains the key', { delete: redirect }],
  ['the copilot is removed', { delete: removeRecord }],
];

/** One case for each way in which secrets reach a text. The others repeat a way at another request. */
const defaultCases = [
  'the import fails next to such an action list',
  'the import is rejected with an echo of everything',
  'the delete fails with an echo, again and again',
  'the list fails with an echo',
  'an excerpt is truncated in a token',
  'the copilot is removed',
];

const chosen = cases.filter(([name]) => isFull || defaultCases.includes(name));

describe('no secret is written if', () => {
  test.each(chosen)('%s', async (_, scripts = {}) => {
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
    const secrets = [stageKey, token, otherToken, nestedSecret, githubToken];
    expect(
      [...secrets.flatMap(listForms), ...secrets.flatMap(listRemains)].filter((form) =>
        traces.includes(form),
      ),
    ).toEqual([]);
    if (callsOf(transcript.service).includes('delete')) {
      expect(transcript.main.masks).toEqual(
        expect.arrayContaining([stageKey, token, otherToken, nestedSecret]),
      );
    }
  });
});

const keys = [
  'a b',
  'Bearer sk_12345678',
  'line\nbreak-12345678',
  'ключ-12345678',
  'tab\tkey-12345678',
  '%0A::error::x',
  '::add-mask::x',
  '$&${x}`|*_~',
  '"\\\'<>&',
];

test.each(isFull ? keys : keys.slice(2, 5))('the key %j is never quoted', async (key) => {
  const scripts = { list: echo(401, false) };
  const transcript = await stage.meet({ scripts }, { runnerTemp, inputs: { 'api-key': key } });
  expect(transcript.main.exitCode).toBe(1);
  expect(transcript.main.outputs['outcome']).toBe('aborted');
  const traces = collectTraces(transcript).join('\n');
  const forms = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), key.replaceAll('\n', ' ')];
  expect(forms.filter((form) => form.length > 3 && traces.includes(form))).toEqual([]);
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
