import type { Location, SelectionResult } from '../../json-path/index.ts';
import { nowMs } from '../../now-ms.ts';
import { quoteName } from '../../quote-name.ts';
import { quote, renderCount } from '../../text.ts';
import { type Finding, isArray, isJsonObject, isNear, type JsonValue, limits } from '../../syntax/index.ts';
import { checkKinds, spendBudget, stopAtConflict } from './check-write.ts';
import { mergeInto } from './merge.ts';
import type { Overlay } from './parse-overlay.ts';
import { parsePlainExpression, selectPlainly } from './plain-expression.ts';
import { type ApplyContext, OverlayStop, stopAt, type OverlayStep, warnAt } from './overlay-step.ts';

/**
 * Applies the actions of an overlay in their order, each to the result of the previous one.
 * @returns warnings, and at most one error, which is the last
 * @throws the reason of the signal
 */
export async function applyOverlay(overlay: Overlay, context: ApplyContext): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const endMs = nowMs() + context.timeoutMs;
  for (const action of overlay.actions) {
    try {
      const warning = await applyAction({ ...context, overlay, action, endMs });
      if (warning !== undefined) findings.push(warning);
    } catch (error) {
      if (!(error instanceof OverlayStop)) throw error;
      return [...findings, error.finding];
    }
  }
  return findings;
}

async function applyAction(step: OverlayStep): Promise<Finding | undefined> {
  const { action, editor, overlay } = step;
  const { change } = action;
  if (change.kind === 'none') {
    const fix = 'Add `update`, `copy` or `remove: true`, or delete the action.';
    return warnAt(undefined, step, `This action changes nothing. ${fix}`);
  }
  const locations = await select('target', step);
  if (locations.length === 0) return warnAt('target', step, await explainUnused(step));
  if (change.kind === 'remove') {
    removeNodes(locations, step);
    return undefined;
  }
  const value = change.kind === 'update' ? change.value : await copyNode(step);
  checkKinds(step, { locations, value });
  spendBudget(step, { locations, value });
  const isEffective = locations.some((location) => isEffectiveAt(location, value, step));
  const origin = { file: overlay.file, tokens: ['actions', String(action.index), change.kind] };
  for (const location of locations) {
    const conflict = mergeInto(location, value, origin, { editor, minor: overlay.minor });
    if (conflict !== undefined) stopAtConflict(step, conflict);
  }
  return isEffective
    ? undefined
    : warnAt(change.kind, step, `This action changes nothing, because \`${change.kind}\` is empty.`);
}

/**
 * Returns whether an update changes the node. An empty object (in version 1.0 also an empty list) is an entry if the
 * target is a list.
 */
function isEffectiveAt(location: Location, value: JsonValue, { editor, overlay }: OverlayStep): boolean {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return !isEmpty || (isArray(editor.find(location)) && (overlay.minor === 0 || isJsonObject(value)));
}

async function select(key: 'target' | 'copy', step: OverlayStep): Promise<readonly Location[]> {
  const { action, signal } = step;
  signal?.throwIfAborted();
  const selection = await selectWithin(action.readable[key] ?? '', step);
  if (selection.kind === 'selected') return selection.locations;
  const reason = {
    nodes: 'The expression selects too many nodes.',
    depth: `The document is nested more than ${limits.depth} levels deep.`,
    time: `The overlay takes longer than ${step.timeoutMs / 1000} s.`,
    memory: 'The expression needs too much memory.',
  }[selection.limit];
  const fix = 'Use a simpler expression, for example a path without `..`, `match` and `search`.';
  return stopAt(key, step, `${reason} ${fix}`);
}

async function selectWithin(
  expression: string,
  { editor, endMs, loadJsonPath, signal }: OverlayStep,
): Promise<SelectionResult> {
  const plain = nowMs() < endMs ? parsePlainExpression(expression) : undefined;
  const locations = plain && selectPlainly(editor.root, plain);
  if (locations !== undefined) return { kind: 'selected', locations };
  const { selectNodes } = await loadJsonPath();
  const timeoutMs = endMs - nowMs();
  if (timeoutMs <= 0) return { kind: 'exceeded', limit: 'time' };
  return selectNodes(expression, editor.root, { maxDepth: limits.depth, timeoutMs, signal });
}

async function copyNode(step: OverlayStep): Promise<JsonValue> {
  const locations = await select('copy', step);
  const [location] = locations;
  if (location === undefined || locations.length > 1) {
    const count = renderCount(locations.length, 'node');
    stopAt('copy', step, `\`copy\` must select exactly one node, but selects ${count}.`);
  }
  // Copy the value, because the target can be a part of the source.
  return structuredClone(step.editor.find(location)) ?? null;
}

const searchLimits = { maxSteps: 100_000, maxNodes: 10_000, maxDepth: limits.depth };

/**
 * Returns a message with the nearest existing path, because a target that selects nothing is allowed but often a
 * mistake.
 */
async function explainUnused({ action, editor, loadJsonPath }: OverlayStep): Promise<string> {
  const message = `The target ${quote(action.target)} selects nothing, so this action changes nothing.`;
  const { findDeadEnd } = await loadJsonPath();
  const end = findDeadEnd(action.readable.target, editor.root, searchLimits);
  if (end === undefined) return message;
  const { reached, missing, names, rest } = end;
  if (missing === undefined) return `${message} The nearest path that exists is ${quote(reached)}.`;
  const near = names.find((name) => isNear(missing, name));
  if (near === undefined) return `${message} ${quote(reached)} exists, but has no ${quote(missing)}.`;
  return `${message} Did you mean ${quote(`${reached}[${quoteName(near)}]${rest}`)}?`;
}

function removeNodes(locations: readonly Location[], step: OverlayStep): void {
  const { action, editor, overlay, removals } = step;
  if (locations.some(({ length }) => length === 0)) {
    stopAt('target', step, "The root of the document (`$`) can't be removed.");
  }
  const siblings = Map.groupBy(locations, (location) => JSON.stringify(location.slice(0, -1)));
  // Process the deepest nodes first, because a node and its parent can both be targets.
  const groups = [...siblings.values()].sort(([a = []], [b = []]) => b.length - a.length);
  for (const group of groups) {
    const [parent = []] = group.map((location) => location.slice(0, -1));
    editor.remove(parent, new Set(group.flatMap((location) => location.at(-1) ?? [])));
  }
  for (const location of locations) removals.push({ location, file: overlay.file, action });
}
