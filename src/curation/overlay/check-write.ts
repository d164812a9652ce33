import type { Location } from '../../json-path/index.ts';
import { quote } from '../../text.ts';
import { type JsonValue, limits, errorProblem, renderLimitBytes } from '../../syntax/index.ts';
import { findKind, type Conflict } from './merge.ts';
import { OverlayStop, stopAt, type OverlayStep } from './overlay-step.ts';

/** A value to write, and the locations that get it. */
export interface Write {
  readonly locations: readonly Location[];
  readonly value: JsonValue;
}

const kindWords = { object: 'an object', list: 'a list', primitive: 'a single value' } as const;

/**
 * Checks that the value fits every node.
 * @throws OverlayStop
 */
export function checkKinds(step: OverlayStep, { locations, value }: Write): void {
  const { action, describeLocation, editor, overlay } = step;
  const [first, ...others] = locations.map((location) => ({
    location,
    kind: findKind(editor.find(location)),
  }));
  if (first === undefined) return;
  const other = others.find(({ kind }) => kind !== first.kind);
  if (other !== undefined) {
    const listed = [first, other].map(
      ({ location, kind }) => `${kindWords[kind]} (${describeLocation(location)})`,
    );
    const message = `The target selects nodes of different kinds: ${listed.join(' and ')}.`;
    stopAt('target', step, `${message} Write one action for each kind.`);
  }
  if (overlay.minor === 0 && first.kind === 'primitive') {
    const message = `In version 1.0, the target of an update must be an object or a list; found a single value (${describeLocation(first.location)}).`;
    stopAt('target', step, `${message} Select the object that has the value, or write \`overlay: 1.1.0\`.`);
  }
  const written = findKind(value);
  if (first.kind === 'list' || first.kind === written) return;
  const { kind: key } = action.change;
  const message = `The target is ${kindWords[first.kind]} (${describeLocation(first.location)}), but \`${key}\` is ${kindWords[written]}.`;
  stopAt(key, step, `${message} Write ${kindWords[first.kind]}.`);
}

/**
 * Counts the bytes and levels that the value adds. Copies that double the document with each action would otherwise
 * fill the memory.
 * @throws OverlayStop
 */
export function spendBudget(step: OverlayStep, { locations, value }: Write): void {
  const { budget, measure } = step;
  const { bytes, levels } = measure(value);
  budget.bytes -= bytes * locations.length;
  if (budget.bytes < 0) {
    const max = renderLimitBytes(limits.totalBytes);
    stopAt('target', step, `With this action, the document has more than ${max}.`);
  }
  const deepest = locations.reduce((max, { length }) => Math.max(max, length), 0);
  // A new entry of a list is one level deeper than the list.
  if (deepest + levels + 1 > limits.depth) {
    stopAt('target', step, `With this action, the document is nested more than ${limits.depth} levels deep.`);
  }
}

/**
 * Stops at a property that can't be merged.
 * @throws OverlayStop with the property and both locations
 */
export function stopAtConflict({ overlay, describeLocation }: OverlayStep, conflict: Conflict): never {
  const { location, existing, written, origin } = conflict;
  const name = quote(String(location.at(-1) ?? '$'));
  const message = `The property ${name} is ${kindWords[written]} here, but ${kindWords[existing]} in ${describeLocation(location)}. Remove the property with an action of its own first.`;
  throw new OverlayStop({ ...errorProblem('overlay-conflict', origin.tokens, message), file: overlay.file });
}
