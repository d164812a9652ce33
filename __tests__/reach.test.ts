import { classifyHost, isPublicHost } from '../src/reach.ts';

test.each([
  ['http://localhost:8080', 'loopback'],
  ['http://127.8.0.1', 'loopback'],
  ['http://127.1', 'loopback'],
  ['http://[::1]/v1', 'loopback'],
  ['https://example.com', 'reserved'],
  ['https://api.shop.example.org', 'reserved'],
  ['https://example.net', 'reserved'],
  ['https://api.test', 'reserved'],
  ['https://api.invalid', 'reserved'],
  ['https://192.168.1.2', 'private'],
  ['https://10.0.0.1', 'private'],
  ['https://172.31.0.1', 'private'],
  ['https://[fd12:3456::1]', 'private'],
  ['https://172.32.0.1', 'public'],
  ['https://myexample.com', 'public'],
  ['https://example.company', 'public'],
  ['https://contest.dev', 'public'],
  ['https://10.example.dev', 'public'],
  ['https://fdic.gov', 'public'],
])('%s is %s', (url, reach) => {
  expect(classifyHost(new URL(url).hostname)).toBe(reach);
});

test.each([
  ['https://copilot.acme.com', true],
  ['https://copilot.example.com', true],
  ['http://copilot:8888', false],
  ['https://copilot.acme.internal', false],
  ['http://192.168.1.2', false],
  ['http://127.0.0.1:8888', false],
  ['http://[::1]:8888', false],
])('a service at %s is on the internet: %s', (url, isPublic) => {
  expect(isPublicHost(new URL(url).hostname)).toBe(isPublic);
});
