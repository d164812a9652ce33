import { ActionError } from '../errors.ts';
import { inputNames } from '../inputs.ts';
import type { Log } from '../ports.ts';
import { renderSome } from '../text.ts';

/**
 * Rejects inputs that action.yml doesn't have: a misspelled `dry-run` would otherwise start a sync.
 * @param given the inputs that aren't empty, and whether all of them come from the step itself
 * @throws ActionError `bad-input`, with the input that was probably meant
 */
export async function checkInputNames(
  given: { readonly names: readonly string[]; readonly areOwn: boolean },
  log: Pick<Log, 'warning'>,
): Promise<void> {
  const unknown = given.names.filter((name) => !inputNames.some((known) => known === name));
  if (unknown.length === 0) return;
  // Loaded only here, because almost no run needs the parsers that come with it.
  const { findNearest } = await import(/* webpackChunkName: "read" */ '../syntax/index.ts');
  const found = unknown.map((name) => ({ name, meant: findNearest(name, inputNames) }));
  const wrong = found.filter(({ meant }) => given.areOwn || meant !== undefined);
  if (wrong.length === 0) {
    const names = renderSome(
      unknown.map((name) => `\`${name}\``),
      limitNames,
    );
    log.warning(`Ignored inputs that this action doesn't have: ${names}. ${whereListed}`);
    return;
  }
  const problems = wrong.map(({ name, meant }) =>
    meant === undefined
      ? `Unknown input \`${name}\`.`
      : `Unknown input \`${name}\`. Did you mean \`${meant}\`?`,
  );
  const isClear = wrong.every(({ meant }) => meant !== undefined);
  throw new ActionError('bad-input', renderSome(problems, limitNames, ' '), {
    hint: isClear ? 'Correct the name in the workflow.' : `Correct or remove it. ${whereListed}`,
  });
}

/** Maximum number of names in a message, because a longer list would hide the first name. */
const limitNames = 10;
const whereListed = 'The file `action.yml` of this action lists its inputs.';
