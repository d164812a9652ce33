import { Console } from '../support/runner/console.ts';
import { SecretMasker } from '../support/runner/secret-masker.ts';

function feed(...lines: string[]): Console {
  const view = new Console(new SecretMasker());
  for (const line of lines) view.feed(line);
  return view;
}

test('annotations keep their location and are shown in the log', () => {
  const view = feed('::warning file=a.json,line=3,col=7,title=Look::bad%0Aworse');

  expect(view.annotations).toEqual([
    { severity: 'warning', message: 'bad\nworse', title: 'Look', file: 'a.json', line: 3, column: 7 },
  ]);
  expect(view.log).toEqual(['Warning: bad', 'worse']);
});

test('groups indent their lines, and debug lines are hidden', () => {
  const view = feed('::group::Orders', 'inside', '::debug::fine print', '::endgroup::', 'outside');

  expect(view.log).toEqual(['▾ Orders', '  inside', 'outside']);
  expect([view.groups, view.debug]).toEqual([['Orders'], ['fine print']]);
});

test('a mask hides the secret and its common encodings in later output', () => {
  const secret = 'p"ss word';
  const base64 = Buffer.from(secret).toString('base64');
  const view = feed(secret, `::add-mask::${secret}`, `a ${secret} b ${base64} c p%22ss%20word d p\\"ss word`);

  expect(view.log).toEqual([secret, 'a *** b *** c *** d ***']);
  expect(view.masks).toEqual([secret]);
});

test('while commands are stopped, only the token is a command', () => {
  const stopped = ['::error::text', '##[error]text'];
  const view = feed('::stop-commands::Pause-1', ...stopped, '::pause-1::', '::error::real');

  expect(view.log).toEqual([...stopped, 'Error: real']);
});

test('ten annotations of a kind are kept', () => {
  const view = feed(...Array.from({ length: 12 }, (_, index) => `::error::${index}`), '::notice::other');

  expect(view.annotations).toHaveLength(11);
  expect(view.droppedAnnotations).toBe(2);
});

test('outputs and state by command still work, but variables by command do not', () => {
  const view = feed('::set-output name=a::1', '::save-state name=b::2', '::set-env name=PATH::/evil');

  expect([view.outputs, view.state]).toEqual([new Map([['a', '1']]), new Map([['b', '2']])]);
  expect(view.log).toEqual(["Error: The command 'set-env' is disabled."]);
});
