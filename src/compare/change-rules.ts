import { type ChangeClass, changeClasses, type OperationChange } from '../openapi/index.ts';

const calls = 'Calls that worked are refused, or mean something else.';
const without = 'Calls without it are refused.';
const wider = 'Whatever was sent before can still be sent.';
const doubt = 'It may be narrower; nobody can tell.';
const answer = 'An assistant reads answers as they come; what it sends stays right.';
const words = 'An assistant chooses an action, and what it sends, by these words.';

/** Every kind of change: what is told, and why it is of its class. In doubt, the class is the worse one. */
const rows = {
  breaking: [
    ['action-removed', 'an action is gone', 'Flows and prompts that use it stop working.'],
    ['renamed', 'an action has another name', 'Flows name their actions.'],
    ['moved', 'an action has another method or path', 'Flows and permissions may name the old one.'],
    ['server-changed', 'the server is different', 'People’s data and keys go elsewhere.'],
    ['security-changed', 'other or more credentials are needed', 'The old ones are refused.'],
    ['input-required', 'a parameter, body or body field is new and required', without],
    ['input-removed', 'a parameter, body or body field is gone', 'What it asked for is no longer done.'],
    ['input-moved', 'a parameter has another place', calls],
    ['now-required', 'an optional parameter, body or body field is now required', without],
    ['type-narrowed', 'the type of an input is narrower or different', calls],
    ['format-narrowed', 'the format of an input is new, narrower or different', calls],
    ['values-narrowed', 'an input no longer takes a value of its list', calls],
    ['limits-narrowed', 'a limit of an input (length, range, pattern, …) is new or tighter', calls],
    ['alternatives-narrowed', 'an input no longer takes an alternative (`oneOf`, `anyOf`)', calls],
    ['media-type-removed', 'the body is no longer taken in a media type', calls],
    ['way-of-writing', '`style`, `explode` or media type of a parameter changed', calls],
    ['conditions-narrowed', 'a rule (`not`, `if`, `multipleOf`, …) is new or different', doubt],
    ['undetailed', 'an input changed in a way that cannot be shown in detail', doubt],
  ],
  changes: [
    ['removed-as-announced', 'a deprecated action is gone, after any `x-sunset`', 'Its users were told.'],
    ['input-added', 'a parameter, body or body field is new and optional', wider],
    ['parameter-renamed', 'a parameter in the path has another name', 'The request is the same.'],
    ['now-optional', 'a required parameter, body or body field is now optional', wider],
    ['type-widened', 'the type of an input is wider', wider],
    ['format-widened', 'the format of an input is wider or gone', wider],
    ['values-widened', 'an input takes more values', wider],
    ['limits-widened', 'a limit of an input is gone or looser', wider],
    ['conditions-widened', 'a rule (`not`, `if`, `multipleOf`, …) is gone or looser', wider],
    ['alternatives-widened', 'an input takes one more alternative', wider],
    ['media-type-added', 'the body is taken in one more media type', wider],
    ['security-eased', 'fewer credentials are needed, or others work as well', 'The old ones still work.'],
    ['further-servers', 'a server other than the first differs', 'Calls go to the first.'],
    ['default', 'the default of an input differs', 'What is left out now means something else.'],
    ['deprecated', 'an action or input is deprecated, or no longer', 'It still works.'],
    ['response-status', 'a status is answered that was not, or no longer', answer],
    ['response-content', 'an answer holds other fields, types or values', answer],
    ['description', 'a summary, description or title differs', words],
    ['extension', '`x-open-execute-after` of an action differs', 'The best-known service acts on it.'],
    ['other-part', 'something else about an action differs (`callbacks`, …)', 'It is no input.'],
  ],
  none: [
    ['same-address', 'path and server differ, the whole address does not', 'Calls go where they went.'],
    ['unread', 'only examples, tags, extensions (`x-…`) or white space differ', 'No copilot reads them.'],
  ],
} as const;

export type ChangeRule = (typeof rows)[ChangeClass][number][0];

/** docs/comparison.md is made of it, row by row. */
export const changeRules = Object.fromEntries(
  changeClasses.flatMap((kind) => rows[kind].map(([rule, what, why]) => [rule, { class: kind, what, why }])),
) as Readonly<Record<ChangeRule, { class: ChangeClass; what: string; why: string }>>;

/** What stood at a place and what stands there now, as JSON values. */
export type Values = Pick<OperationChange, 'before' | 'after'>;

export function createChange(
  rule: ChangeRule,
  sentence: string,
  place = '',
  values: Values = {},
): OperationChange {
  return { rule, class: changeRules[rule].class, sentence, place, ...values };
}

export function changeIf(
  isReported: boolean,
  ...change: Parameters<typeof createChange>
): readonly OperationChange[] {
  return isReported ? [createChange(...change)] : [];
}

/** The rule for what would be a change of an input: in an answer nothing breaks. */
export function ruleFor(rule: ChangeRule, isInput: boolean): ChangeRule {
  return isInput || rule === 'description' ? rule : 'response-content';
}

/** What is told of one part is not told again of another: the same sentence says nothing twice. */
export function dropRepeats(changes: readonly OperationChange[]): readonly OperationChange[] {
  const groups = Map.groupBy(changes, ({ sentence, place, before, after }) =>
    JSON.stringify([sentence, place, before, after]),
  );
  return [...groups.values()].flatMap(([first]) => first ?? []);
}
