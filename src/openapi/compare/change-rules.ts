import type { ChangeClass, OperationChange } from '../operation.ts';

interface RuleText {
  readonly class: ChangeClass;
  /** What is told, as a row of docs/comparison.md. */
  readonly what: string;
  readonly why: string;
}

const calls = 'Calls that were right before are refused or mean something else.';
const wider = 'Whatever was sent before can still be sent.';
const answer = 'An assistant reads answers as they come; nothing that it sends becomes wrong.';
const text = 'An assistant chooses an action, and what it sends, by these words.';
const unseen = 'No copilot reads it.';

/**
 * Every kind of change, and what it means for the copilot. docs/comparison.md is made of it, row by row.
 * Where a case is open to doubt, the class is the worse one.
 */
export const changeRules = {
  'action-removed': {
    class: 'breaking',
    what: 'an action is gone',
    why: 'Flows and prompts that use it stop working.',
  },
  renamed: { class: 'breaking', what: 'an action has another name', why: 'Flows name their actions.' },
  moved: {
    class: 'breaking',
    what: 'an action moved to another method or path',
    why: 'It is another request, and permissions and flows may be tied to the old one.',
  },
  'server-changed': {
    class: 'breaking',
    what: 'the server is another one',
    why: 'Calls, with people’s data and keys, go elsewhere.',
  },
  'security-changed': {
    class: 'breaking',
    what: 'other or more credentials are needed',
    why: 'Calls with the old credentials are refused.',
  },
  'input-required': {
    class: 'breaking',
    what: 'a parameter, body or body field is new and required',
    why: 'Calls without it are refused.',
  },
  'input-removed': {
    class: 'breaking',
    what: 'a parameter, body or body field is gone',
    why: 'What people ask for with it is no longer done.',
  },
  'input-moved': {
    class: 'breaking',
    what: 'a parameter has another place or, in the path, another name',
    why: calls,
  },
  'now-required': {
    class: 'breaking',
    what: 'an optional parameter, body or body field is now required',
    why: 'Calls without it are refused.',
  },
  'type-narrowed': { class: 'breaking', what: 'the type of an input is narrower or another one', why: calls },
  'format-narrowed': {
    class: 'breaking',
    what: 'the format of an input is new, narrower or another one',
    why: calls,
  },
  'values-narrowed': { class: 'breaking', what: 'an input no longer takes a value of its list', why: calls },
  'limits-narrowed': {
    class: 'breaking',
    what: 'a limit of an input (length, size, range, pattern) is new or tighter',
    why: calls,
  },
  'alternatives-narrowed': {
    class: 'breaking',
    what: 'an input no longer takes one of its alternatives (`oneOf`, `anyOf`)',
    why: calls,
  },
  'media-type-removed': {
    class: 'breaking',
    what: 'the body is no longer taken in a media type',
    why: calls,
  },
  'way-of-writing': {
    class: 'breaking',
    what: 'a parameter is to be written another way (`style`, `explode`, media type)',
    why: calls,
  },
  'other-rule': {
    class: 'breaking',
    what: 'another rule about an input differs (`not`, `if`, `discriminator`, …)',
    why: 'Whether it is narrower cannot be told.',
  },
  undetailed: {
    class: 'breaking',
    what: 'parameters, body, servers or security differ, in a way that cannot be told in detail',
    why: 'It may be narrower.',
  },
  'input-added': {
    class: 'changes',
    what: 'a parameter, body or body field is new and optional',
    why: wider,
  },
  'now-optional': {
    class: 'changes',
    what: 'a required parameter, body or body field is now optional',
    why: wider,
  },
  'type-widened': { class: 'changes', what: 'the type of an input is wider', why: wider },
  'format-widened': { class: 'changes', what: 'the format of an input is wider or gone', why: wider },
  'values-widened': { class: 'changes', what: 'an input takes more values', why: wider },
  'limits-widened': { class: 'changes', what: 'a limit of an input is gone or looser', why: wider },
  'alternatives-widened': { class: 'changes', what: 'an input takes one more alternative', why: wider },
  'media-type-added': { class: 'changes', what: 'the body is taken in one more media type', why: wider },
  'security-eased': {
    class: 'changes',
    what: 'fewer credentials are needed, or others will do as well',
    why: 'Calls with the old credentials still work.',
  },
  'further-servers': {
    class: 'changes',
    what: 'a server other than the first differs',
    why: 'Calls go to the first.',
  },
  default: {
    class: 'changes',
    what: 'the default of an input differs',
    why: 'What is left out is taken for something else.',
  },
  deprecated: {
    class: 'changes',
    what: 'an action or input is deprecated, or no longer',
    why: 'It still works.',
  },
  'response-status': {
    class: 'changes',
    what: 'a status is answered that was not, or no longer',
    why: answer,
  },
  'response-content': {
    class: 'changes',
    what: 'an answer holds other fields, types or values',
    why: answer,
  },
  description: {
    class: 'changes',
    what: 'a summary, description or title differs',
    why: text,
  },
  extension: {
    class: 'changes',
    what: 'an extension (`x-…`) of an action differs',
    why: 'Some services act on theirs, such as `x-open-execute-after`.',
  },
  'other-part': {
    class: 'changes',
    what: 'something else about an action differs (`callbacks`, …)',
    why: 'It is no input.',
  },
  'same-address': {
    class: 'none',
    what: 'a part of the path moved into the address of the server, or out of it',
    why: 'Calls go to the same address.',
  },
  'never-sent': {
    class: 'none',
    what: 'a field differs that is never sent (`readOnly`), a definition that nothing uses, or a `discriminator` that says what the alternatives say anyway',
    why: 'It is no input.',
  },
  'extension-within': {
    class: 'none',
    what: 'an extension (`x-…`) of a parameter, a body, a field or an answer differs',
    why: unseen,
  },
  examples: { class: 'none', what: 'examples differ', why: unseen },
  tags: { class: 'none', what: 'tags or links to other documentation differ', why: unseen },
  'white-space': { class: 'none', what: 'texts differ in white space alone', why: 'They say the same.' },
} as const satisfies Readonly<Record<string, RuleText>>;

export type ChangeRule = keyof typeof changeRules;

export function createChange(rule: ChangeRule, sentence: string, where = ''): OperationChange {
  return { rule, class: changeRules[rule].class, sentence, where };
}
