import type { Copilot } from '../copilot.ts';
import { ActionError, type ServiceFault, withoutActionList } from '../errors.ts';
import { renderLine } from '../text.ts';

/** Maximum number of copilots that the error about an unknown copilot names. */
const maxShownCopilots = 20;

/** Explains that the copilot list can't be read. */
export function createListError({ explanation, hint, kind, rejected }: ServiceFault): ActionError {
  const isStrange = kind === 'not-understood' || kind === 'too-large';
  const code = rejected ? 'service-refused' : 'service-unreachable';
  return new ActionError(isStrange ? 'service-not-understood' : code, explanation, { hint });
}

/** Explains that a web page was returned instead of the copilot list. */
export function createWebPageError({ explanation }: ServiceFault): ActionError {
  return new ActionError(
    'service-not-understood',
    `${explanation} The response is a web page instead of the service’s JSON.`,
    {
      hint: 'Check `base-url`. The host or the path prefix is probably wrong. Use the URL of the service without `/backend`.',
    },
  );
}

/** Explains that the copilot list is missing, and the workflow names no copilot. */
export function createNamelessError(
  givenId: string | undefined,
  { explanation, hint }: ServiceFault,
): ActionError {
  return new ActionError('copilot-unknown', `${describeAsked(givenId)} ${explanation}`, {
    hint: `${hint} If the service has no copilot list, set \`copilot-id\` to the copilot’s ID.`,
  });
}

/** Explains that the action list can't be read, so that the run ends before anything is changed. */
export function createActionListError({ explanation, hint, rejected }: ServiceFault): ActionError {
  const code = rejected ? 'service-refused' : 'service-unreachable';
  const message = `${explanation} The copilot’s current actions are unknown, so nothing was changed.`;
  const remedy = `If this request always fails, ${withoutActionList} The result then can’t be verified.`;
  return new ActionError(code, message, { hint: `${hint} ${remedy}` });
}

/**
 * Explains that the copilot doesn't exist, or that the workflow names no copilot.
 * @param copilots copilots to choose from, or `undefined` if they are confidential
 */
export function createUnknownCopilotError(
  givenId: string | undefined,
  copilots: readonly Copilot[] | undefined,
): ActionError {
  const which =
    copilots === undefined
      ? 'To list the available copilots, run the workflow on the target branch.'
      : renderCopilots(copilots);
  const named = (copilots ?? []).filter(({ name }) => name.toLowerCase() === givenId?.toLowerCase());
  return new ActionError('copilot-unknown', `${describeAsked(givenId)} ${which}`, {
    hint: copilots?.length === 0 ? noCopilots : renderChoice(givenId, named),
  });
}

function describeAsked(givenId: string | undefined): string {
  if (givenId === undefined) return 'The input `copilot-id` is missing.';
  const shown = renderLine(givenId, 100);
  return isSeveral(givenId)
    ? `The input \`copilot-id\` has several IDs (“${shown}”).`
    : `There is no copilot ${shown} among those that this key can access.`;
}

function isSeveral(givenId: string): boolean {
  const parts = givenId.split(/[,\s]+/u).filter((part) => part !== '');
  return parts.length > 1 && (givenId.includes(',') || parts.every((part) => /^[\da-f-]{8,}$/iu.test(part)));
}

const noCopilots =
  'Create a copilot on the service and set `copilot-id` to its ID, or use the key of the account that owns the copilot.';

function renderChoice(givenId: string | undefined, named: readonly Copilot[]): string {
  const [copilot] = named;
  if (copilot !== undefined && named.length === 1) {
    return `“${renderLine(copilot.name, 80)}” is the name of the copilot. Set \`copilot-id\` to its ID, ${renderLine(copilot.id, 80)}.`;
  }
  if (givenId !== undefined && isSeveral(givenId)) {
    return 'Set `copilot-id` to one of these IDs. To sync several copilots, list them and their OpenAPI files in a `config-file`.';
  }
  return 'Set `copilot-id` to one of these IDs, or use the key of the account that owns the copilot.';
}

function renderCopilots(copilots: readonly Copilot[]): string {
  if (copilots.length === 0) return 'The key can’t access any copilots.';
  const cut = (text: string): string => renderLine(text, 80);
  const lines = copilots
    .slice(0, maxShownCopilots)
    .map(({ id, name, status }) => `- ${cut(id)} “${cut(name)}” (${cut(status) || 'no status'})`);
  const rest = copilots.length - lines.length;
  return ['The key can access:', ...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}
