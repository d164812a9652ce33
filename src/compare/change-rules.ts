import { type ChangeClass, changeClasses, type OperationChange } from '../openapi/index.ts';

const calls = 'Requests that worked are rejected or have another meaning.';
const without = 'Requests without it are rejected.';
const wider = 'All previous requests are still valid.';
const doubt = "It can't be decided whether fewer values are accepted.";
const answer = 'An assistant reads responses as they are. Its requests stay valid.';
const words = 'An assistant chooses an action and its values by these texts.';

/** Every kind of change: what is reported, and the reason for its class. If in doubt, the more severe class applies. */
const rows = {
  breaking: [
    ['action-removed', 'an action was removed', 'Flows and prompts that use it stop working.'],
    ['renamed', 'an action was renamed', 'Flows refer to actions by name.'],
    ['moved', 'an action has another method or path', 'Flows and permissions may refer to the old one.'],
    ['server-changed', 'the server changed', 'Data and credentials are sent to another server.'],
    ['security-changed', 'other or additional credentials are required', 'The old ones are rejected.'],
    ['input-required', 'a parameter, body or body field is new and required', without],
    ['input-removed', 'a parameter, body or body field was removed', 'Its value has no effect any more.'],
    ['input-moved', 'a parameter has another path', calls],
    ['now-required', 'an optional parameter, body or body field is now required', without],
    ['type-narrowed', 'the type of an input is narrower or different', calls],
    ['format-narrowed', 'the format of an input is new, narrower or different', calls],
    ['values-narrowed', 'an input no longer accepts a value of its list', calls],
    ['limits-narrowed', 'a limit of an input (length, range, pattern, …) is new or tighter', calls],
    ['alternatives-narrowed', 'an input no longer accepts an alternative (`oneOf`, `anyOf`)', calls],
    ['media-type-removed', 'the body is no longer accepted in a media type', calls],
    ['way-of-writing', '`style`, `explode` or media type of a parameter changed', calls],
    ['conditions-narrowed', 'a rule (`not`, `if`, `multipleOf`, …) is new or different', doubt],
    ['undetailed', "an input changed in a way that can't be shown in detail", doubt],
  ],
  changes: [
    [
      'removed-as-announced',
      'a deprecated action was removed, after its `x-sunset` if any',
      'The removal was announced.',
    ],
    ['input-added', 'a parameter, body or body field is new and optional', wider],
    ['parameter-renamed', 'a parameter in the path has another name', 'The request is the same.'],
    ['now-optional', 'a required parameter, body or body field is now optional', wider],
    ['type-widened', 'the type of an input is wider', wider],
    ['format-widened', 'the format of an input is wider or was removed', wider],
    ['values-widened', 'an input accepts more values', wider],
    ['limits-widened', 'a limit of an input was removed or relaxed', wider],
    ['conditions-widened', 'a rule (`not`, `if`, `multipleOf`, …) was removed or relaxed', wider],
    ['alternatives-widened', 'an input accepts another alternative', wider],
    ['media-type-added', 'the body is accepted in another media type', wider],
    ['security-eased', 'fewer credentials are required, or others also work', 'The old ones still work.'],
    ['further-servers', 'a server other than the first changed', 'Requests go to the first one.'],
    ['null-removed', 'a parameter or form field can no longer be null', 'Null is never sent there.'],
    ['default', 'the default of an input changed', 'Omitting the input has another meaning.'],
    ['deprecated', 'an action or input was deprecated, or is no longer deprecated', 'It still works.'],
    ['response-status', 'a response status was added or removed', answer],
    ['response-content', 'a response has other fields, types or values', answer],
    ['description', 'a summary, description or title changed', words],
    ['extension', '`x-open-execute-after` of an action changed', 'OpenCopilot evaluates it.'],
    [
      'other-part',
      'something else in an action changed (`callbacks`, …), or more than is shown',
      'No request breaks.',
    ],
  ],
  none: [
    [
      'same-address',
      'the path and the server changed, but the complete URL is the same',
      'Requests go to the same URL.',
    ],
    ['unread', 'only examples, tags, extensions (`x-…`) or white space changed', 'Copilots ignore them.'],
  ],
} as const;

export type ChangeRule = (typeof rows)[ChangeClass][number][0];

/** All rules by name. The table in docs/comparison.md is generated from them. */
export const changeRules = Object.fromEntries(
  changeClasses.flatMap((kind) => rows[kind].map(([rule, what, why]) => [rule, { class: kind, what, why }])),
) as Readonly<Record<ChangeRule, { class: ChangeClass; what: string; why: string }>>;

/** The values before and after a change, as JSON. */
export type Values = Pick<OperationChange, 'before' | 'after'>;

export function createChange(
  rule: ChangeRule,
  sentence: string,
  path = '',
  values: Values = {},
): OperationChange {
  return { rule, class: changeRules[rule].class, sentence, path, ...values };
}

export function changeIf(
  isReported: boolean,
  ...change: Parameters<typeof createChange>
): readonly OperationChange[] {
  return isReported ? [createChange(...change)] : [];
}

/** Returns the rule for a change. In a response, no change is breaking. */
export function ruleFor(rule: ChangeRule, isInput: boolean): ChangeRule {
  return isInput || rule === 'description' ? rule : 'response-content';
}

/** Drops changes that repeat an earlier one: the same sentence, path and values. */
export function dropRepeats(changes: readonly OperationChange[]): readonly OperationChange[] {
  const groups = Map.groupBy(changes, ({ sentence, path, before, after }) =>
    JSON.stringify([sentence, path, before, after]),
  );
  return [...groups.values()].flatMap(([first]) => first ?? []);
}
