/** One word for why a file counts as changed or not; the output `reason`. */
export type ChangeReason =
  | 'modified'
  | 'added'
  | 'unchanged'
  | 'removed'
  | 'untracked'
  | 'missing'
  | 'dirty'
  | 'forced'
  | 'no-before'
  | 'ref-created'
  | 'ref-deleted'
  | 'stale'
  | 'unknown'
  | 'foreign-checkout';
