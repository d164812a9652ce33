import {
  type ChangeClass,
  listBreaking,
  listChanges,
  type Operation,
  type ToldChange,
} from '../openapi/door.ts';
import type { Acceptance, ReadDescription } from './result.ts';

/** From so many actions on, what they share is told once. */
const fewestSharing = 3;

/** One thing that several actions share, or all that is told of one action. */
export interface Cause {
  readonly operations: readonly Operation[];
  /** Every action that stays has a part in it. */
  readonly isAll: boolean;
  /** At least one; the worst first. */
  readonly parts: readonly Part[];
}

/** One change, as people are told of it. */
interface Part {
  readonly change: ToldChange['change'];
  /** Who has accepted what it breaks, and why; undefined where nobody has. */
  readonly accepted: ReturnType<Acceptance['entries']['get']>;
}

/** What a part is to those who read of it: what was accepted is no alarm any more. */
export type Concern = ChangeClass | 'accepted';

/** The same thing of whichever action it is said. */
function nameOf({ accepted, change }: Part): string {
  return JSON.stringify([change.rule, change.sentence, accepted]);
}

/** What became of the actions that were there before, each cause once: what many share comes first. */
export function gatherCauses({
  acceptance,
  comparison,
  operations: now = [],
}: Pick<ReadDescription, 'acceptance' | 'comparison' | 'operations'>): readonly Cause[] {
  if (comparison === undefined) return [];
  const all = listChanges(comparison).map((told) => {
    const { change, operation } = told;
    const isOpen = acceptance === undefined || change.class !== 'breaking';
    const part = { change, accepted: isOpen ? undefined : acceptance.entries.get(told.fingerprint) };
    return { operation, part, name: nameOf(part) };
  });
  const byName = [...Map.groupBy(all, ({ name }) => name).values()];
  const stays = new Set(comparison.modified.map(({ operation }) => operation));
  const shared = byName.flatMap((group): readonly Cause[] => {
    const operations = [...new Set(group.map(({ operation }) => operation))];
    const [first] = group;
    if (first === undefined || operations.length < fewestSharing) return [];
    const isAll = operations.length === now.length - comparison.added.length && stays.has(first.operation);
    return [{ operations, isAll, parts: [first.part] }];
  });
  const known = new Set(shared.flatMap(({ parts }) => parts.map(nameOf)));
  const own = Map.groupBy(
    all.filter(({ name }) => !known.has(name)),
    ({ operation }) => operation,
  );
  return [
    ...shared.toSorted((one, other) => other.operations.length - one.operations.length),
    ...[...own].map(([operation, told]) => ({
      operations: [operation],
      isAll: false,
      parts: told.map(({ part }) => part),
    })),
  ];
}

/** What breaks and nobody has accepted. */
export function listOpen({
  acceptance,
  comparison,
}: Pick<ReadDescription, 'acceptance' | 'comparison'>): readonly ToldChange[] {
  if (comparison === undefined) return [];
  return listBreaking(comparison).filter(({ fingerprint }) => acceptance?.entries.has(fingerprint) !== true);
}

const concerns: readonly Concern[] = ['breaking', 'accepted', 'changes', 'none'];

export function findConcern({ accepted, change }: Part): Concern {
  return accepted === undefined ? change.class : 'accepted';
}

/** The worst of its parts'. */
export function findWorst({ parts }: Cause): Concern {
  const found = new Set(parts.map(findConcern));
  return concerns.find((concern) => found.has(concern)) ?? 'none';
}
