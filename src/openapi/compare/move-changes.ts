import type { Operation, OperationChange } from '../operation.ts';
import { createChange } from './change-rules.ts';
import { clip } from './place.ts';

/** What became of an operation's method and path; nothing where they are the same. */
export function describeMove(old: Operation, now: Operation): readonly OperationChange[] {
  if (placeOf(old) === placeOf(now)) return [];
  if (templateOf(old) !== templateOf(now)) return [createChange('moved', `moved from ${clip(placeOf(old))}`)];
  const [before, after] = [old, now].map(({ path }) => path.match(/\{[^{}]*\}/g) ?? []);
  const renamed = (before ?? []).map((name, index) =>
    [name, after?.[index] ?? ''].map((text) => clip(text.slice(1, -1))),
  );
  return renamed
    .filter(([from, to]) => from !== to)
    .map(([from, to]) =>
      createChange('input-moved', `path parameter ${from ?? ''} is now called ${to ?? ''}`),
    );
}

export function placeOf(operation: Operation): string {
  return `${operation.method} ${operation.path}`;
}

export function templateOf(operation: Operation): string {
  return `${operation.method} ${operation.path.replace(/\{[^{}]*\}/g, '{}')}`;
}
