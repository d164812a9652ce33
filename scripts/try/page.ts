import type { TryRequest } from './flags.ts';
import type { Fault } from '../../__tests__/support/fake-service/fault.ts';
import type { RecordedRequest } from '../../__tests__/support/fake-service/request-log.ts';
import type { StepTranscript } from '../../__tests__/support/runner/transcript.ts';
import { bold, dim, paint, shorten } from './paint.ts';

const shownLength = 100;
const shownRequests = 40;

export function renderStep(step: string): string {
  return dim(`  … ${step}`);
}

export function renderTitle(title: string): string {
  return `${bold(title)}\n${dim('─'.repeat(title.length))}`;
}

/** Renders the title of a section, with a remark next to it. */
export function renderHeading(title: string, detail = ''): string {
  return `\n${bold(title)}${detail === '' ? '' : `  ${detail}`}\n`;
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

/** Renders every request with its time since the first one, and the delay before each import. */
export function renderRequests(requests: readonly RecordedRequest[]): string {
  if (requests.length === 0) return '  none';
  const startMs = requests[0]?.arrivedMs ?? 0;
  const rows = requests.map((request, index) => {
    const { method, path, status, arrivedMs } = request;
    const notes = listNotes(request, requests.slice(0, index));
    const line = `  ${seconds(arrivedMs - startMs).padStart(8)}  ${method.padEnd(6)} ${path}`;
    return `${line}  ${status ?? 'no response'}${notes.length === 0 ? '' : dim(`  (${notes.join(', ')})`)}`;
  });
  const folded = foldSingles(requests, rows);
  const shown = folded.slice(0, shownRequests);
  const more = folded.length - shown.length;
  return [...shown, ...(more > 0 ? [dim(`            and ${more} more`)] : [])].join('\n');
}

/** Shows only the first and the last of consecutive requests for single actions. */
function foldSingles(requests: readonly RecordedRequest[], rows: readonly string[]): readonly string[] {
  const isInside = (index: number): boolean =>
    [index - 1, index, index + 1].every((near) => isSingle(requests[near]));
  const folded: string[] = [];
  let hidden = 0;
  for (const [index, row] of rows.entries()) {
    if (isInside(index)) hidden += 1;
    else {
      if (hidden > 0) folded.push(dim(`            … ${hidden} more of these`));
      folded.push(row);
      hidden = 0;
    }
  }
  return folded;
}

function isSingle(request: RecordedRequest | undefined): boolean {
  const { call } = request ?? {};
  return call === 'delete-one' || call === 'create' || call === 'change';
}

function listNotes(request: RecordedRequest, earlier: readonly RecordedRequest[]): readonly string[] {
  const { call, path, fault, arrivedMs, effectMs } = request;
  const isOfSame = (other: RecordedRequest): boolean => findId(other.path) === findId(path);
  const cleared = earlier.findLast(
    (other) => other.call === 'delete-one' || (other.call === 'delete' && isOfSame(other)),
  );
  return [
    ...(fault === undefined ? [] : [`fault: ${fault}`]),
    ...(effectMs === undefined ? [] : [`took effect after ${seconds(effectMs - arrivedMs)}`]),
    ...(call === 'import' && cleared !== undefined
      ? [`${seconds(arrivedMs - (cleared.answeredMs ?? cleared.arrivedMs))} after the delete's response`]
      : []),
  ];
}

function findId(path: string): string | undefined {
  return /\/(?:copilot|actions\/bot)\/([^/?]+)/u.exec(path)?.[1];
}

/** Reports a fault that did not occur, because the simulation then did not test it. */
export function renderUnfired({ call, nth, fault }: Fault, requests: readonly RecordedRequest[]): string {
  const came = requests.filter((request) => request.call === call).length;
  const times = came === 1 ? 'only one' : came === 0 ? 'no' : `only ${came}`;
  return paint(
    'yellow',
    `  The fault ${call}:${nth}:${fault} did not occur, because there was ${times} ${call}.`,
  );
}

/** Announces a run that takes minutes, with a way to make it shorter. */
export function renderPatience({
  behaviour,
  inputs,
}: Pick<TryRequest, 'behaviour' | 'inputs'>): readonly string[] {
  const { gatewayMs = Infinity, lateImportMs = 0, hasActionList, service } = behaviour;
  const timeoutMs = 1000 * Number(inputs['timeout-seconds'] ?? 60);
  const pauseMs = 1000 * Number(inputs['wait-seconds'] ?? 5);
  const canLook = service !== 'contract' || hasActionList === true;
  if (canLook || lateImportMs < Math.min(gatewayMs, timeoutMs)) return [];
  // The new version, the one before it, and those of a second search of the history.
  const tries = 2.5 * Number(inputs['max-attempts'] ?? 4);
  const minutes = Math.ceil((tries * (timeoutMs + pauseMs)) / 60_000);
  return [
    'Every import times out before it takes effect, and the action can’t check the result. Before each further attempt, the ' +
      `action waits until the import can no longer be processed, up to ${minutes} minutes in total. ` +
      'To wait less, use --with timeout-seconds=10.',
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
