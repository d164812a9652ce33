import { findCommand } from '../support/runner/workflow-command.ts';

const isKnown = (name: string): boolean => ['error', 'group', 'save-state', 'add-mask'].includes(name);

test.each([
  ['::error::no', { name: 'error', properties: {}, data: 'no' }],
  ['  \t\u00a0::ERROR::no', { name: 'error', properties: {}, data: 'no' }],
  [
    '::error file=a%2Cb.json,line=3,title=x%3Ay::two%0Alines, 100%25',
    { name: 'error', properties: { file: 'a,b.json', line: '3', title: 'x:y' }, data: 'two\nlines, 100%' },
  ],
  ['{"detail":"##[add-mask]a"}', { name: 'add-mask', properties: {}, data: 'a"}' }],
  [
    'text ##[save-state name=k%3B;x=1]v%5D',
    { name: 'save-state', properties: { name: 'k;', x: '1' }, data: 'v]' },
  ],
])('%j is a command', (line, command) => {
  expect(findCommand(line, isKnown)).toEqual(command);
});

test.each([
  'text ::error::no',
  '::unknown::no',
  '::error',
  '##[error',
  '##[unknown]a',
  '\u{feff}::error::no',
  '',
])('%j is text', (line) => {
  expect(findCommand(line, isKnown)).toBeUndefined();
});
