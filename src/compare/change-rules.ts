/** Effect of a change on the users of the copilot, most severe first. */
export const changeClasses = ['breaking', 'changes', 'none'] as const;

export type ChangeClass = (typeof changeClasses)[number];

/** A difference between two versions of an operation. */
export interface OperationChange {
  /** Name of the rule in kebab case. */
  readonly rule: string;
  readonly class: ChangeClass;
  /** Sentence for users on one line, without a period: `query parameter limit removed`. Contains untrusted names. */
  readonly sentence: string;
  /**
   * Path of the changed part: `query limit`, `body qty`, `body items[].price`, `response 400 errors[].phrase`. Empty for the
   * action itself. The path is independent of other changes.
   */
  readonly path: string;
  /** Values before and after the change, as JSON. */
  readonly before?: unknown;
  readonly after?: unknown;
}

const calls = 'Requests that worked are rejected or have another effect.';
const without = 'Requests without it are rejected.';
const wider = 'All earlier requests are still valid.';
const doubt = 'It might accept fewer values. This can’t be determined.';
const answer = 'The assistant interprets responses at run time.';
const words = 'The assistant uses these texts to choose an action and its inputs.';

/** Kinds of changes by class, with the reason for the class. If in doubt, the class is the worse one. */
const rows = {
  breaking: [
    ['action-removed', 'an action was removed', 'Flows and prompts that use it stop working.'],
    ['renamed', 'an action was renamed', 'Flows refer to actions by name.'],
    ['moved', 'an action has another method or path', 'Flows and permissions may refer to the old one.'],
    ['server-changed', 'the server changed', 'User data and credentials go to a different host.'],
    ['security-changed', 'other or more credentials are required', 'The old credentials are rejected.'],
    ['input-required', 'a parameter, body or body field is new and required', without],
    ['input-removed', 'a parameter, body or body field was removed', 'The value is no longer used.'],
    ['input-moved', 'a parameter moved, for example from the query to a header', calls],
    ['now-required', 'an optional parameter, body or body field is now required', without],
    ['type-narrowed', 'the type of an input is narrower or different', calls],
    ['format-narrowed', 'the format of an input is new, narrower or different', calls],
    ['values-narrowed', 'an input no longer accepts a value of its list', calls],
    ['limits-narrowed', 'a limit of an input (length, range, pattern, …) is new or tighter', calls],
    ['alternatives-narrowed', 'an input no longer accepts an alternative (`oneOf`, `anyOf`)', calls],
    ['media-type-removed', 'the body is no longer accepted in a media type', calls],
    ['way-of-writing', '`style`, `explode` or the media type of a parameter changed', calls],
    ['conditions-narrowed', 'a rule (`not`, `if`, `multipleOf`, …) is new or different', doubt],
    ['undetailed', 'an input changed in a way that can’t be shown in detail', doubt],
  ],
  changes: [
    [
      'removed-as-announced',
      'a deprecated action was removed, after any `x-sunset`',
      'Users had advance notice.',
    ],
    ['input-added', 'a parameter, body or body field is new and optional', wider],
    ['parameter-renamed', 'a path parameter was renamed', 'The request is the same.'],
    ['now-optional', 'a required parameter, body or body field is now optional', wider],
    ['type-widened', 'the type of an input is wider', wider],
    ['format-widened', 'the format of an input is wider or was removed', wider],
    ['values-widened', 'an input accepts more values', wider],
    ['limits-widened', 'a limit of an input is looser or was removed', wider],
    ['conditions-widened', 'a rule (`not`, `if`, `multipleOf`, …) is looser or was removed', wider],
    ['alternatives-widened', 'an input accepts one more alternative', wider],
    ['media-type-added', 'the body is accepted in one more media type', wider],
    ['security-eased', 'fewer credentials are required, or others work as well', 'The old ones still work.'],
    ['further-servers', 'a server other than the first changed', 'Requests go to the first server.'],
    ['null-removed', 'a parameter or form field may no longer be null', 'Null is never written there.'],
    ['default', 'the default of an input changed', 'Omitting the input has another effect.'],
    ['deprecated', 'an action or input is deprecated, or no longer deprecated', 'It still works.'],
    ['response-status', 'a response status was added or removed', answer],
    ['response-content', 'the fields, types or values of a response changed', answer],
    ['description', 'a summary, description or title changed', words],
    ['extension', '`x-open-execute-after` of an action changed', 'OpenCopilot uses it.'],
    [
      'other-part',
      'another part of an action changed (`callbacks`, …), or there are more changes than are shown',
      'All earlier requests are still valid.',
    ],
  ],
  none: [
    [
      'same-address',
      'path and server changed, but not the complete URL',
      'Requests still go to the same URL.',
    ],
    ['unread', 'only examples, tags, extensions (`x-…`) or white space changed', 'Copilots don’t read them.'],
  ],
} as const;

export type ChangeRule = (typeof rows)[ChangeClass][number][0];

/** All rules by name. The table in docs/breaking-changes.md is generated from them. */
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

/** Returns the rule for a change. In a response, no change is breaking. */
export function ruleFor(rule: ChangeRule, isInput: boolean): ChangeRule {
  return isInput || rule === 'description' ? rule : 'response-content';
}
