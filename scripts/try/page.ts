import { styleText } from 'node:util';
import type { StepTranscript, Transcript } from '../../__tests__/support/runner/transcript.ts';
import type { ActionRecord } from '../../__tests__/support/stand-in/action.ts';
import type { Fault } from '../../__tests__/support/stand-in/fault.ts';
import type { RecordedRequest } from '../../__tests__/support/stand-in/request-log.ts';

const shownActions = 5;
const shownLength = 100;

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

// Where the terminal has it and NO_COLOR is not set, plain text everywhere else: `styleText` looks at both.
function paint(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout });
}

function bold(text: string): string {
  return paint('bold', text);
}

function dim(text: string): string {
  return paint('dim', text);
}

export function renderStep(step: string): string {
  return dim(`  … ${step}`);
}

export function renderTitle(title: string): string {
  return `${bold(title)}\n${dim('─'.repeat(title.length))}`;
}

/** The title of a section, with a remark beside it. */
export function renderHeading(title: string, detail = ''): string {
  return `\n${bold(title)}${detail === '' ? '' : `  ${detail}`}\n`;
}

/** The first few actions of a copilot, and how many more there are. */
export function renderActions(actions: readonly ActionRecord[]): string {
  const rows = actions.slice(0, shownActions).map(renderAction);
  const more = actions.length - rows.length;
  if (rows.length === 0) return '  none: the earlier version could not be synced';
  return [...rows, ...(more > 0 ? [dim(`  and ${more} more`)] : [])].join('\n');
}

/** What came, went and differs, told by name, method and address; and how many are as they were. */
export function renderDifference(before: readonly ActionRecord[], after: readonly ActionRecord[]): string {
  if (before.length + after.length === 0) return '  none';
  const group = (actions: readonly ActionRecord[], mark: string, style: Style): string[] => {
    const rows = actions.slice(0, shownActions).map((action) => mark + renderAction(action).slice(1));
    const more = actions.length > rows.length ? [`${mark} and ${actions.length - rows.length} more`] : [];
    return [...rows, ...more].map((row) => paint(style, row));
  };
  const { gone, come, differs, same } = compareActions(before, after);
  const rest = same > 0 ? [dim(`  ${same} as before`)] : [];
  return [
    ...group(gone, '-', 'red'),
    ...group(come, '+', 'green'),
    ...group(differs, '~', 'yellow'),
    ...rest,
  ].join('\n');
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

function renderAction({ request_type, api_endpoint, name }: ActionRecord): string {
  return `  ${request_type.padEnd(7)} ${shorten(name, 40).padEnd(40)} ${dim(shorten(api_endpoint, 60))}`;
}

export function renderOutputs(outputs: StepTranscript['outputs']): string {
  const rows = Object.entries(outputs).map(([name, value]) => {
    const isLong = value.length > shownLength;
    return `  ${name.padEnd(11)} ${isLong ? `${dim(`${value.length} characters of`)} ${shorten(value, 60)}` : value}`;
  });
  return rows.join('\n');
}

export function indent(text: string): string {
  return text.trimEnd().replace(/^(?=.)/gmu, '  ');
}

/** Every request with its time from the first one on, and the pause that the import kept. */
export function renderRequests(requests: readonly RecordedRequest[]): string {
  const startMs = requests[0]?.arrivedMs ?? 0;
  let clearedMs: number | undefined;
  if (requests.length === 0) return '  none';
  const rows = requests.map(({ call, method, path, status, fault, arrivedMs, answeredMs, effectMs }) => {
    const notes: string[] = [];
    if (fault !== undefined) notes.push(`fault: ${fault}`);
    if (effectMs !== undefined) notes.push(`took effect after ${seconds(effectMs - arrivedMs)}`);
    if (call === 'import' && clearedMs !== undefined) {
      notes.push(`${seconds(arrivedMs - clearedMs)} after the delete's answer`);
    }
    if (call === 'delete') clearedMs = answeredMs ?? arrivedMs;
    const line = `  ${seconds(arrivedMs - startMs).padStart(8)}  ${method.padEnd(6)} ${path}`;
    return `${line}  ${status ?? 'no answer'}${notes.length === 0 ? '' : dim(`  (${notes.join(', ')})`)}`;
  });
  return rows.join('\n');
}

/** A fault that nobody met is a trial that did not try what it was for. */
export function renderUnfired({ call, nth, fault }: Fault, requests: readonly RecordedRequest[]): string {
  const came = requests.filter((request) => request.call === call).length;
  const times = came === 1 ? 'only one' : came === 0 ? 'no' : `only ${came}`;
  return paint('yellow', `  The fault ${call}:${nth}:${fault} never came: there was ${times} ${call}.`);
}

interface Copilots {
  readonly before: readonly ActionRecord[];
  readonly after: readonly ActionRecord[];
  readonly isThere: boolean;
}

/** One sentence on how it ended. */
export function renderClosing({ main, result }: Transcript, copilots: Copilots): string {
  const word = { success: 'Done', failure: 'Failed', cancelled: 'Cancelled' }[result];
  const style = result === 'success' ? 'green' : 'red';
  return `\n${paint(style, `${word}, outcome ${main.outputs['outcome'] ?? 'not told'}: ${renderState(copilots)}.`)}`;
}

function renderState({ before, after, isThere }: Copilots): string {
  if (!isThere) return `the copilot is gone, with its ${count(before, 'action')}`;
  const { gone, come, differs } = compareActions(before, after);
  if (gone.length + come.length + differs.length === 0) return 'the copilot’s actions are those from before';
  const changes = `${come.length} new, ${gone.length} gone, ${differs.length} changed`;
  return `the copilot had ${count(before, 'action')} and has ${after.length} now; ${changes}`;
}

export function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
