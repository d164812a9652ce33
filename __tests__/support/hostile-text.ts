/** Texts with all kinds of commands for the runner, for GitHub's Markdown and for a terminal. */
export const lines = [
  '::add-mask::injected',
  '##[add-mask]injected',
  '::set-output name=injected::1',
  '##[set-output name=injected]1',
  '::save-state name=injected::1',
  'text before ##[save-state name=injected]1',
  '::error file=injected.ts::injected',
  '::set-env name=injected::1',
  '::add-path::injected',
  '::stop-commands::injected',
  '::add-matcher::injected.json',
];
const ends = [
  '\n',
  '\r',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\v',
  '\f',
  '%0A',
  '%0D%0A',
  '\u001b[2K\r',
  '\0',
];
export const commands = ends.map((end) => `x${end}${lines.join(end)}`).join(' ');
export const markup =
  '| a | b |\n|---|---|\n# Heading\n</details></td></tr></table><script>alert(1)</script><img src=x onerror=alert(1)>\n' +
  '![pixel](https://evil.example/p.png) [link](https://evil.example) https://evil.example www.evil.example @octocat #1 GH-1\n' +
  '```\nfence\n~~~\n\\| `tick` ``two`` $math$ <!-- hidden --> &lt; \u001b[31mred\u001b[0m \u202eright-to-left\u202c a@evil.example :tada:';
export const hostile = `${commands}\n${markup}`;
export const flood = `${'A'.repeat(50_000)}|${'\n## x'.repeat(10_000)}`;

const operation = (text: string): Record<string, unknown> => ({
  summary: text,
  description: text,
  tags: [text],
  responses: { 200: { description: text } },
});
/** Creates names and descriptions of the maximum length that the service stores. */
export const describeHostile = (text: string): string =>
  describeTexts(text, text.slice(0, 255), { ...operation(text), description: text.slice(0, 60_000) });
/**
 * Creates a document that can't be imported, because the service doesn't store names or descriptions of this length.
 */
export const describeTooLong = (text: string): string => describeTexts(text, text, operation(text));

const describeTexts = (text: string, operationId: string, rest: Record<string, unknown>): string =>
  JSON.stringify({
    openapi: '3.0.3',
    info: { title: text, version: text, description: text },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      [`/${text.replaceAll('{', '').slice(0, 150)}`]: { get: { operationId, ...rest } },
      '/plain': { get: { operationId: 'plain', ...rest } },
    },
  });
