import { findDeadLink, listLinks } from '../../scripts/check-links.ts';

test('external links are listed without duplicates, fragments and examples', () => {
  const text = `See [a](https://docs.test-host.org/a#part), https://docs.test-host.org/a and \`https://api.example.com/v1\`.
    <https://github.com/OWNER/name> https://github.com/openchatai/OpenCopilot. http://127.0.0.1/`;
  expect(listLinks(text)).toEqual([
    'https://docs.test-host.org/a',
    'https://github.com/openchatai/OpenCopilot',
  ]);
});

describe('a link', () => {
  const check = async (...statuses: readonly (number | Error)[]) => {
    const rest = [...statuses];
    const delays: number[] = [];
    const fetch = async (): Promise<{ readonly status: number }> => {
      const next = rest.shift();
      return typeof next === 'number'
        ? Promise.resolve({ status: next })
        : Promise.reject(next ?? new Error('end'));
    };
    const sleep = async (ms: number): Promise<void> => Promise.resolve(void delays.push(ms));
    return { reason: await findDeadLink('https://a.test', { fetch, sleep }), delays };
  };

  test('that exists needs one request', async () => {
    expect(await check(200)).toEqual({ reason: undefined, delays: [] });
  });

  test('is dead after three attempts without the page or the host', async () => {
    expect(await check(404, 404, 410)).toEqual({ reason: 'HTTP 410', delays: [10_000, 20_000] });
    const missing = new TypeError('fetch failed', { cause: new Error('ENOTFOUND') });
    expect((await check(missing, missing, missing)).reason).toContain('ENOTFOUND');
  });

  test('is not dead if a later attempt succeeds, or if the server rejects or limits the request', async () => {
    for (const statuses of [[404, 200], [403], [429], [503]]) {
      expect((await check(...statuses)).reason).toBeUndefined();
    }
  });

  test('is not dead if the server does not respond in time', async () => {
    expect((await check(new DOMException('late', 'TimeoutError'))).reason).toBeUndefined();
  });
});
