import { fc } from '../support/seeded-fast-check.ts';

import { codeCell, codeSpan, escapeMarkdown, plainText } from '../../src/report/escape.ts';

describe('plainText', () => {
  test.each([
    ['line breaks of every kind', 'a\r\nb\rc\nd\u2028e', 'a b c d e'],
    ['terminal escapes', '\u001b[31mred\u001b[0m', '\ufffd[31mred\ufffd[0m'],
    ['marks that reorder text', 'abc\u202Etxt.exe', 'abc\ufffdtxt.exe'],
    ['a workflow command at the start', '  ::set-output name=x::y', '\\::set-output name=x::y'],
    ['a workflow command in the old form', 'see ##[add-mask]a', 'see # #[add-mask]a'],
    ['half a surrogate pair', 'a\ud83d', 'a\ufffd'],
  ])('makes %s harmless', (_, text, shown) => {
    expect(plainText(text)).toBe(shown);
  });

  test('is one line of limited length that no runner executes, for any input', () => {
    const prefix = fc.constantFrom('', '::', '##[error]', '\r\n::');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), prefix, (text, start) => {
        const line = plainText(start + text, 80);
        expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029\u001b]|^\s*::|##\[/u);
        expect(line.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe('escapeMarkdown', () => {
  test.each([
    ['emphasis', '*a* _b_ ~c~', '\\*a\\* \\_b\\_ \\~c\\~'],
    ['a lone backtick', 'it`s', 'it\\`s'],
    ['HTML', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['entities', '&lt;', '&amp;lt;'],
    ['links and images', '![x](y)', '!\\[x\\](y)'],
    ['table cells', 'a | b', 'a \\| b'],
    ['mentions', 'thanks @octocat', 'thanks @&#8203;octocat'],
    ['issue numbers', 'fixes #12 and GH-12', 'fixes #&#8203;12 and GH-&#8203;12'],
    ['bare links', 'https://evil.example', 'https:&#8203;//evil.example'],
    ['bare hosts', 'www.evil.example', 'www&#8203;.evil.example'],
    ['emoji names', 'a :tada: b', 'a :&#8203;tada: b'],
    ['formulas', 'US$ 5', 'US<span>$</span> 5'],
    ['headings', '# big', '\\# big'],
    ['lists', '- item', '\\- item'],
    ['numbered lists', '1. item', '1\\. item'],
    ['comments that hide the rest', 'a <!-- b', 'a &lt;!-- b'],
  ])('shows %s literally', (_, text, markdown) => {
    expect(escapeMarkdown(text)).toBe(markdown);
  });

  test('keeps words in backticks as code, as messages write inputs', () => {
    const markdown = escapeMarkdown('Set `swagger-file` to <b>`a|b`</b>.');
    expect(markdown).toBe('Set `swagger-file` to &lt;b&gt;`a\\|b`&lt;/b&gt;.');
  });

  test('keeps ordinary text readable', () => {
    const text = "Fetch one order (by id), e.g. the customer's: it's fine.";
    expect(escapeMarkdown(text)).toBe(text);
  });
});

describe('codeSpan and codeCell', () => {
  test.each([
    ['GET /orders/{id}', '`GET /orders/{id}`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a ``` b', '````a ``` b````'],
    ['', ''],
    ['two\nlines', '`two lines`'],
  ])('%j is shown unchanged', (text, markdown) => {
    expect(codeSpan(text)).toBe(markdown);
  });

  test("a pipe can't end a cell", () => {
    expect(codeCell('/a|b')).toBe('`/a\\|b`');
    expect(codeCell('/a\\|b')).toBe('`/a\\ \\|b`');
  });
});
