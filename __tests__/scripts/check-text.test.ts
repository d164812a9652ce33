import { checkText } from '../../scripts/check-text.ts';

const longSentence = `${Array.from({ length: 31 }, () => 'word').join(' ')}.`;

describe('the check of the style', () => {
  test.each([
    ['a word to avoid', 'a.md', 'Nobody reads it.', '"Nobody": use a role, such as "user" or "maintainer"'],
    ['a phrase that is split over two lines', 'a.md', 'The copilot is in\nstep.', '"in step": use "in sync"'],
    ['British spelling', 'a.md', 'The run was cancelled.', '"cancelled": use US spelling'],
    ['a long sentence', 'a.md', longSentence, '31 words, at most 30'],
    ['a table cell', 'a.md', '| A | It heals. |', '"heals": use "repair"'],
    ['a description in a schema', 'a.json', '  "description": "It tells."', '"tells": use'],
    ['a comment of a workflow', 'examples/a.yml', 'a: 1 # for good', '"for good": use "permanently"'],
    ['a message', 'a.ts', "const text = 'The action list tells nothing.';", '"tells": use'],
    ['a message in two parts', 'a.ts', "fail('The run is at ' +\n  'work.');", '"at work": use'],
    ['a name of a test', 'a.test.ts', "test('tells nothing', () => {});", '"tells": use'],
    ['a name of a table of tests', 'a.test.ts', "])(\n  'tells %s',", '"tells": use'],
    ['a comment', 'a.ts', '// The run is\n// at work.', '"at work": use "in progress"'],
    ['a template', 'a.ts', 'const text = `Put back ${name}.`;', '"Put back": use'],
    [
      'an input of action.yml',
      'action.yml',
      'inputs:\n  base:\n    description: In step.\noutputs: {}\n',
      '"In step": use',
    ],
  ])('finds %s', (_, path, text, message) => {
    const [fault, ...others] = checkText(path, text);
    expect(fault?.message).toContain(message);
    expect(others).toEqual([]);
  });

  test('finds a doc comment that does not begin with a verb or a noun', () => {
    const text = '/** Where the file is. */\n// Where it was is a comment.\nconst a = 1;\n';
    const faults = checkText('a.ts', text);
    expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      '1: a doc comment begins with "Where the file is.…"',
    ]);
  });

  test('names the line', () => {
    expect(checkText('a.md', '# Title\n\nGood.\n\n- It heals.\n')).toMatchObject([{ path: 'a.md', line: 5 }]);
  });

  test.each([
    ['code', 'a.md', 'Set `in step`.'],
    ['code blocks', 'a.md', '```\nnobody\n```'],
    ['the targets of links', 'a.md', '[Title](nobody.md)'],
    ['long sentences in different list items', 'a.md', `- ${'word '.repeat(20)}\n- ${'word '.repeat(20)}`],
    ['strings of tests', 'a.test.ts', "expect(text).toBe('Nobody', 'in step');"],
    ['good sentences', 'a.ts', "const text = 'The copilot was not changed.';"],
  ])('ignores %s', (_, path, text) => {
    expect(checkText(path, text)).toEqual([]);
  });
});
