import { EVENT_ID, getScalarValue, type Event } from 'js-yaml';

import type { FoundLocation, Wanted } from './location.ts';
import { parseEvents } from './yaml-text.ts';

type AnchoredEvent = Extract<Event, { readonly anchorStart: number }>;

/** Locates requested parts of valid YAML: members by their key, items by their start, through aliases and merge keys. */
export function locateInYaml(text: string, root: Wanted, found: FoundLocation): void {
  const events = parseEvents(text);
  const anchors = new Map<string, number>();
  visit(1, root);

  /** Records the location of a part. An empty value has the location of its parent. */
  function note(part: Wanted | undefined, at: number): void {
    const event = part && events[at];
    const start = event && findStart(event, text);
    if (part !== undefined && start !== undefined) found(part, start);
  }

  /** Walks the node that starts at an event, and returns the event after it. Skips the node if `wanted` is `undefined`. */
  function visit(at: number, wanted: Wanted | undefined): number {
    const event = events[at];
    if (event === undefined || event.type === EVENT_ID.DOCUMENT || event.type === EVENT_ID.POP) return at + 1;
    if (event.anchorStart !== -1 && event.type !== EVENT_ID.ALIAS) {
      anchors.set(text.slice(event.anchorStart, event.anchorEnd), at);
    }
    if (at === 1) note(root, at);
    if (event.type === EVENT_ID.MAPPING) return visitMapping(at + 1, wanted);
    if (event.type === EVENT_ID.SEQUENCE) return visitSequence(at + 1, wanted);
    if (event.type === EVENT_ID.ALIAS) visitAlias(event, wanted);
    return at + 1;
  }

  function visitAlias(event: AnchoredEvent, wanted: Wanted | undefined): void {
    if (wanted === undefined || wanted.members.size === 0) return;
    const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd));
    if (target !== undefined) visit(target, wanted);
  }

  function visitMapping(start: number, wanted: Wanted | undefined): number {
    let at = start;
    for (let key = events[at]; key !== undefined && key.type !== EVENT_ID.POP; key = events[at]) {
      const name =
        wanted !== undefined && key.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : undefined;
      const member = name === undefined ? undefined : wanted?.members.get(name);
      note(member, at);
      const value = visit(at, undefined);
      // Merged keys are located at the anchor. Own keys take precedence, because the first location is kept.
      at = visit(value, name === '<<' ? wanted : member);
    }
    return at + 1;
  }

  function visitSequence(start: number, wanted: Wanted | undefined): number {
    let at = start;
    for (let index = 0; events[at] !== undefined && events[at]?.type !== EVENT_ID.POP; index++) {
      const item = wanted?.members.get(String(index));
      note(item, at);
      at = visit(at, item);
    }
    return at + 1;
  }
}

function findStart(event: Event, text: string): number | undefined {
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) return event.start;
  if (event.type !== EVENT_ID.SCALAR) return undefined;
  const { tagStart, anchorStart, valueStart } = event;
  const starts = [tagStart, anchorStart - 1, valueStart].filter((offset) => offset >= 0);
  if (starts.length === 0) return undefined;
  const start = Math.min(...starts);
  // The offset of a quoted string is after its quote. The style can't be used, because keys such as `200` were quoted.
  const isQuoted = start === valueStart && /['"]/.test(text[start - 1] ?? '');
  return isQuoted ? start - 1 : start;
}
