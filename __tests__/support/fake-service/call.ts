/** Requests that a fault can affect: the three documented ones, and those of services with an action list. */
export const calls = [
  'list',
  'delete',
  'import',
  'actionList',
  'options',
  'create',
  'change',
  'delete-one',
] as const;
export type Call = (typeof calls)[number];
