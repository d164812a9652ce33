import type { Transcript } from '../../__tests__/support/runner/transcript.ts';
import type { ActionRecord } from '../../__tests__/support/fake-service/action.ts';
import type { Reach } from '../../__tests__/support/fake-service/reach.ts';
import { count, dim, paint, shorten } from './paint.ts';
import type { Style } from './paint.ts';

const shownActions = 5;
const shownCopilots = 12;

/** Name, ID and actions of a copilot at one point in time. */
export interface CopilotView {
  readonly id: string;
  readonly name: string;
  readonly actions: readonly ActionRecord[];
  readonly reach: Reach;
}

/** A copilot after the run, with its previous actions. */
export interface CopilotEnd {
  readonly before: readonly ActionRecord[];
  readonly after: CopilotView;
  readonly isThere: boolean;
}

export function renderHoldings(copilots: readonly CopilotView[]): string {
  const [only] = copilots;
  if (only !== undefined && copilots.length === 1) return `${only.name} has ${count(only.actions, 'action')}`;
  return `${count(copilots, 'copilot')} have ${count(
    copilots.flatMap(({ actions }) => actions),
    'action',
  )}`;
}

export function renderEndHoldings(ends: readonly CopilotEnd[]): string {
  const gone = ends.filter(({ isThere }) => !isThere);
  const [only] = ends;
  if (only !== undefined && ends.length === 1 && !only.isThere)
    return `${only.after.name} no longer exists on the service`;
  const holdings = renderHoldings(ends.map(({ after }) => after));
  return gone.length === 0 ? holdings : `${holdings}; ${gone.length} no longer exist on the service`;
}

/** Renders the first actions of a copilot or, with several copilots, the number of actions of each. */
export function renderCopilots(copilots: readonly CopilotView[]): string {
  const [only] = copilots;
  if (only !== undefined && copilots.length === 1) return renderActions(only.actions);
  const rows = copilots
    .slice(0, shownCopilots)
    .map(
      ({ id, name, actions }) => `  ${shorten(name, 28).padEnd(28)} ${dim(id)}  ${count(actions, 'action')}`,
    );
  return [...rows, ...renderMore(copilots.length - rows.length)].join('\n');
}

function renderActions(actions: readonly ActionRecord[]): string {
  const rows = actions.slice(0, shownActions).map(renderAction);
  if (rows.length === 0) return '  none: the earlier version could not be synced';
  return [...rows, ...renderMore(actions.length - rows.length)].join('\n');
}

/** Renders the changes of a copilot's actions or, with several copilots, those whose actions changed. */
export function renderDifferences(ends: readonly CopilotEnd[]): string {
  const [only] = ends;
  if (only !== undefined && ends.length === 1) return renderDifference(only.before, only.after.actions);
  const changed = ends.filter((end) => !isSame(end));
  const rows = changed.slice(0, shownCopilots).map(({ before, after, isThere }) => {
    const [style, what] = describe(before, after.actions, isThere);
    return paint(style, `  ${shorten(after.name, 28).padEnd(28)} ${what}`);
  });
  const rest = ends.length - changed.length;
  const same = rest > 0 ? [dim(`  ${rest} as before`)] : [];
  return [...rows, ...renderMore(changed.length - rows.length), ...same].join('\n');
}

function describe(
  before: readonly ActionRecord[],
  after: readonly ActionRecord[],
  isThere: boolean,
): readonly [Style, string] {
  if (!isThere) return ['red', 'no longer on the service'];
  if (after.length === 0) return ['red', `empty; it had ${count(before, 'action')}`];
  const { come, gone, differs } = compareActions(before, after);
  const counts = `${come.length} new, ${gone.length} gone, ${differs.length} changed`;
  return ['green', `${count(before, 'action')}, now ${after.length}; ${counts}`];
}

/** Renders added, removed and changed actions by name, method and address, and the number of unchanged ones. */
function renderDifference(before: readonly ActionRecord[], after: readonly ActionRecord[]): string {
  if (before.length + after.length === 0) return '  none';
  const group = (actions: readonly ActionRecord[], mark: string, style: Style): string[] => {
    const rows = actions.slice(0, shownActions).map((action) => mark + renderAction(action).slice(1));
    const more = actions.length > rows.length ? [`${mark} and ${actions.length - rows.length} more`] : [];
    return [...rows, ...more].map((row) => paint(style, row));
  };
  const { gone, come, differs, same } = compareActions(before, after);
  return [
    ...group(gone, '-', 'red'),
    ...group(come, '+', 'green'),
    ...group(differs, '~', 'yellow'),
    ...(same > 0 ? [dim(`  ${same} as before`)] : []),
  ].join('\n');
}

/**
 * Renders problems that the action list doesn't show: actions that no conversation finds, and outdated entries of the
 * search index.
 */
export function renderUnreachable(ends: readonly CopilotEnd[]): readonly string[] {
  return ends.flatMap(({ after: { name, reach } }) => {
    const { hidden, dangling, outdated } = reach;
    const rows = [
      ...hidden.slice(0, shownActions).map((action) => `?${renderAction(action).slice(1)}`),
      ...renderMore(hidden.length - shownActions),
    ];
    const reported = [
      ...(hidden.length > 0 ? [`${count(hidden, 'action')} can’t be found in a conversation:`, ...rows] : []),
      ...(dangling.length > 0 ? [`${count(dangling, 'entry')} of the search index without an action`] : []),
      ...(outdated.length > 0
        ? [`${count(outdated, 'entry')} of the search index with outdated content`]
        : []),
    ];
    const of = ends.length > 1 && reported.length > 0 ? [`  ${shorten(name, 28)}:`] : [];
    return [...of, ...reported.map((line) => `  ${line}`)].map((line) => paint('yellow', line));
  });
}

interface Difference {
  readonly gone: readonly ActionRecord[];
  readonly come: readonly ActionRecord[];
  readonly differs: readonly ActionRecord[];
  readonly same: number;
}

function compareActions(before: readonly ActionRecord[], after: readonly ActionRecord[]): Difference {
  const name = ({ request_type, api_endpoint, name: own }: ActionRecord): string =>
    JSON.stringify([request_type, api_endpoint, own]);
  const content = ({ description, payload }: ActionRecord): string => JSON.stringify([description, payload]);
  const [had, has] = [new Map(before.map((action) => [name(action), action])), new Set(after.map(name))];
  const stayed = after.filter((action) => had.has(name(action)));
  const differs = stayed.filter((action) => content(action) !== content(had.get(name(action)) ?? action));
  return {
    gone: before.filter((action) => !has.has(name(action))),
    come: after.filter((action) => !had.has(name(action))),
    differs,
    same: stayed.length - differs.length,
  };
}

function isSame({ before, after, isThere }: CopilotEnd): boolean {
  const { gone, come, differs } = compareActions(before, after.actions);
  return (
    isThere && gone.length + come.length + differs.length === 0 && before.length === after.actions.length
  );
}

function renderAction({ request_type, api_endpoint, name }: ActionRecord): string {
  return `  ${request_type.padEnd(7)} ${shorten(name, 40).padEnd(40)} ${dim(shorten(api_endpoint, 60))}`;
}

function renderMore(more: number): readonly string[] {
  return more > 0 ? [dim(`  and ${more} more`)] : [];
}

/** Renders the result in one sentence. */
export function renderClosing({ main, result }: Transcript, ends: readonly CopilotEnd[]): string {
  const word = { success: 'Done', failure: 'Failed', cancelled: 'Canceled' }[result];
  const style = result === 'success' ? 'green' : 'red';
  const [only] = ends;
  const state = only !== undefined && ends.length === 1 ? renderState(only) : renderStates(ends);
  return `\n${paint(style, `${word}, outcome ${main.outputs['outcome'] ?? 'unknown'}: ${state}.`)}`;
}

function renderState(end: CopilotEnd): string {
  const {
    before,
    after: { actions },
    isThere,
  } = end;
  if (!isThere) return `the copilot no longer exists, nor do its ${count(before, 'action')}`;
  const { gone, come, differs } = compareActions(before, actions);
  if (isSame(end)) return 'the copilot has its previous actions';
  const changes = `${come.length} new, ${gone.length} gone, ${differs.length} changed`;
  return `the copilot had ${count(before, 'action')} and has ${actions.length} now; ${changes}`;
}

function renderStates(ends: readonly CopilotEnd[]): string {
  const same = ends.filter(isSame).length;
  const empty = ends.filter(({ after, isThere }) => isThere && after.actions.length === 0).length;
  const gone = ends.filter(({ isThere }) => !isThere).length;
  return `${count(ends, 'copilot')}: ${ends.length - same} with other actions now, ${same} unchanged; ${empty} empty, ${gone} gone`;
}
