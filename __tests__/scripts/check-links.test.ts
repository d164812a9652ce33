import { findDeadLink, listLinks } from '../../scripts/check-links.ts';

test('external links are listed without duplicates, fragments and examples', () => {
  const text = `See [a](https://docs.test-host.org/a#part), https://docs.test-host.org/a and \`https://api.example.com/v1\`.
    <https://github.com/OWNER/name> https://github.com/openchatai/OpenCopilot. http://127.0.0.1/`;
  expect(listLinks(text)).toEqual([
    'https://docs.test-host.org/a',
    'https://github.com/openchatai/OpenCopilot',
  ]);
});

const missing = new TypeError('fetch failed', { cause: new Error('ENOTFOUND') });
const late = new DOMException('late', 'TimeoutError');

test.each([
  ['that exists needs one request', [200], undefined, []],
  ['is dead after three attempts without the page', [404, 404, 410], 'HTTP 410', [10_000, 20_000]],
  [
    'is dead after three attempts without the host',
    [missing, missing, missing],
    /ENOTFOUND/u,
    [10_000, 20_000],
  ],
  ['is not dead if a later attempt succeeds', [404, 200], undefined, [10_000]],
  ['is not dead if the server rejects the request', [403], undefined, []],
  ['is not dead if the server limits the requests', [429], undefined, []],
  ['is not dead if the server is unavailable', [503], undefined, []],
  ['is not dead if the server does not respond in time', [late], undefined, []],
])('a link %s', async (_, responses, reason, expectedDelays) => {
  const rest = [...responses];
  const delays: number[] = [];
  const fetch = async (): Promise<{ readonly status: number }> => {
    const next = rest.shift();
    return typeof next === 'number'
      ? Promise.resolve({ status: next })
      : Promise.reject(next ?? new Error('end'));
  };
  const sleep = async (ms: number): Promise<void> => Promise.resolve(void delays.push(ms));
  const found = await findDeadLink('https://a.test', { fetch, sleep });
  expect(found).toEqual(reason instanceof RegExp ? expect.stringMatching(reason) : reason);
  expect(delays).toEqual(expectedDelays);
});
