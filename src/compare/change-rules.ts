import type { ChangeClass, OperationChange } from '../openapi/door.ts';

const calls = 'Calls that were right before are refused or mean something else.';
const wider = 'Whatever was sent before can still be sent.';
const answer = 'An assistant reads answers as they come; nothing that it sends becomes wrong.';
const text = 'An assistant chooses an action, and what it sends, by these words.';

/** What is told, and why it is of its class: a row of docs/comparison.md. */
type Row = readonly [what: string, why: string];

const breaking = {
  'action-removed': ['an action is gone', 'Flows and prompts that use it stop working.'],
  renamed: ['an action has another name', 'Flows name their actions.'],
  moved: [
    'an action moved to another method or path',
    'It is another request, and permissions and flows may be tied to the old one.',
  ],
  'server-changed': ['the server is different', 'Calls, with people’s data and keys, go elsewhere.'],
  'security-changed': ['other or more credentials are needed', 'Calls with the old credentials are refused.'],
  'input-required': ['a parameter, body or body field is new and required', 'Calls without it are refused.'],
  'input-removed': [
    'a parameter, body or body field is gone',
    'What people ask for with it is no longer done.',
  ],
  'input-moved': ['a parameter has another place', calls],
  'now-required': [
    'an optional parameter, body or body field is now required',
    'Calls without it are refused.',
  ],
  'type-narrowed': ['the type of an input is narrower or different', calls],
  'format-narrowed': ['the format of an input is new, narrower or different', calls],
  'values-narrowed': ['an input no longer takes a value of its list', calls],
  'limits-narrowed': ['a limit of an input (length, size, range, pattern) is new or tighter', calls],
  'alternatives-narrowed': ['an input no longer takes one of its alternatives (`oneOf`, `anyOf`)', calls],
  'media-type-removed': ['the body is no longer taken in a media type', calls],
  'way-of-writing': ['a parameter is to be written another way (`style`, `explode`, media type)', calls],
  'conditions-narrowed': [
    'another rule about an input (`not`, `if`, `multipleOf`, `uniqueItems`, …) is new, or differs',
    'Nobody can tell whether a different one accepts less.',
  ],
  undetailed: [
    'parameters, body, servers or security differ, in a way that cannot be shown in detail',
    'It may be narrower.',
  ],
} satisfies Readonly<Record<string, Row>>;

const changes = {
  'removed-as-announced': [
    'an action is gone that was deprecated, and whose `x-sunset`, if it has one, is over',
    'Its users were told in time.',
  ],
  'input-added': ['a parameter, body or body field is new and optional', wider],
  'parameter-renamed': ['a parameter in the path has another name', 'The request is the same.'],
  'now-optional': ['a required parameter, body or body field is now optional', wider],
  'type-widened': ['the type of an input is wider', wider],
  'format-widened': ['the format of an input is wider or gone', wider],
  'values-widened': ['an input takes more values', wider],
  'limits-widened': ['a limit of an input is gone or looser', wider],
  'conditions-widened': ['another rule about an input is gone, or looser', wider],
  'alternatives-widened': ['an input takes one more alternative', wider],
  'media-type-added': ['the body is taken in one more media type', wider],
  'security-eased': [
    'fewer credentials are needed, or others work as well',
    'Calls with the old credentials still work.',
  ],
  'further-servers': ['a server other than the first differs', 'Calls go to the first.'],
  default: ['the default of an input differs', 'Inputs that are left out now mean something else.'],
  deprecated: ['an action or input is deprecated, or no longer', 'It still works.'],
  'response-status': ['a status is answered that was not, or no longer', answer],
  'response-content': ['an answer holds other fields, types or values', answer],
  description: ['a summary, description or title differs', text],
  extension: ['`x-open-execute-after` of an action differs', 'The best-known service acts on it.'],
  'other-part': ['something else about an action differs (`callbacks`, …)', 'It is no input.'],
} satisfies Readonly<Record<string, Row>>;

const none = {
  'same-address': [
    'a part of the path moved into the address of the server, or out of it',
    'Calls go to the same address.',
  ],
  unread: [
    'examples, tags, links to documentation, other extensions (`x-…`) or the white space of texts differ, and nothing else',
    'No copilot reads it.',
  ],
} satisfies Readonly<Record<string, Row>>;

export type ChangeRule = keyof typeof breaking | keyof typeof changes | keyof typeof none;

/**
 * Every kind of change, and what it means for the copilot. docs/comparison.md is made of it, row by row.
 * Where a case is open to doubt, the class is the worse one.
 */
export const changeRules = Object.fromEntries(
  Object.entries({ breaking, changes, none }).flatMap(([name, rows]) =>
    Object.entries(rows).map(([rule, [what, why]]) => [rule, { class: name as ChangeClass, what, why }]),
  ),
) as Readonly<Record<ChangeRule, { class: ChangeClass; what: string; why: string }>>;

/** What stood at a place and what stands there now, as JSON values. */
export type Values = Pick<OperationChange, 'before' | 'after'>;

/** @param place what of the operation it is about; empty for the action itself */
export function createChange(
  rule: ChangeRule,
  sentence: string,
  place = '',
  values: Values = {},
): OperationChange {
  return { rule, class: changeRules[rule].class, sentence, place, ...values };
}

/** The rule for what would be a change of an input: in an answer nothing breaks. */
export function ruleFor(rule: ChangeRule, isInput: boolean): ChangeRule {
  return isInput ? rule : 'response-content';
}

/** What is told of one part is not told again of another: the same sentence says nothing twice. */
export function dropRepeats(changes: readonly OperationChange[]): readonly OperationChange[] {
  const groups = Map.groupBy(changes, ({ sentence, place, before, after }) =>
    JSON.stringify([sentence, place, before, after]),
  );
  return [...groups.values()].flatMap(([first]) => first ?? []);
}
