import { renderHarmlessLine, renderHarmlessText } from '../../src/runner/log.ts';

describe('renderHarmlessLine', () => {
  test.each([
    ['::add-mask::a', '“::add-mask::a'],
    ['\u00a0 ::error::x', '“\u00a0 ::error::x'],
    ['a\n::error::x', 'a\\n::error::x'],
    ['a\r::error::x', 'a\\u000d::error::x'],
    ['a\u2028::error::x', 'a\\u2028::error::x'],
    ['{"detail":"##[add-mask]a"}', '{"detail":"# #[add-mask]a"}'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['abc\u202edef', 'abc\\u202edef'],
    ['GET /orders – 200', 'GET /orders – 200'],
  ])('of %j is %j', (text, line) => {
    expect(renderHarmlessLine(text)).toBe(line);
  });

  test('truncates a line that is longer than an annotation', () => {
    expect(renderHarmlessLine('x'.repeat(10_000)).length).toBeLessThan(4_096);
  });
});

test('renderHarmlessText keeps line breaks, which the command escapes', () => {
  expect(renderHarmlessText('a\r\nb\n##[error]c')).toBe('a\nb\n# #[error]c');
});
