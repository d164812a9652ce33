import { findKeyPath, listOperationEntries, type Operation, type OperationEntry } from '../openapi/index.ts';
import { type NamePlan, planNames } from './names.ts';
import { findByPointer, findMember, isArray, type JsonObject, renderPointer } from '../syntax/index.ts';
import { quoteName } from '../quote-name.ts';
import type { ImportedAction } from './imported-action.ts';

/** The rules in the order of the report. */
const readinessRules = [
  'no-text',
  'same-text',
  'derived-name',
  'unusable-text',
  'unclear-parameter',
] as const;

export type ReadinessRule = (typeof readinessRules)[number];

/** A problem that a language model will have with actions. Such a problem never fails a run. */
export interface ReadinessFinding {
  readonly rule: ReadinessRule;
  /** At least one. */
  readonly entries: readonly ReadinessEntry[];
}

export interface ReadinessEntry {
  /** One of the operations of the `Spec`. */
  readonly operation: Operation;
  /** The names of the parameters that the rule is about. */
  readonly parameters?: readonly string[];
}

/** An operation that needs a text of its own, for the overlay template. */
export interface MissingText {
  readonly method: string;
  readonly path: string;
  /** An RFC 9535 expression that selects the operation in the document to which overlays are applied. */
  readonly target: string;
  /** The current description, or an empty string. */
  readonly description: string;
  /** The derived name, without which the importer would use the new description as the name. */
  readonly operationId: string | undefined;
}

export interface Readiness {
  /** The length in characters above which a description counts as too long. */
  readonly maxChars: number;
  /** Findings, one per rule that applies, in the order of `readinessRules`. */
  readonly findings: readonly ReadinessFinding[];
  /** Operations without a text first, then those that share a text with another. */
  readonly missingTexts: readonly MissingText[];
}

export interface ReadinessSubject {
  /** The document after overlays and selection, before the rewrites. */
  readonly document: JsonObject;
  /** The document after overlays, with all operations. */
  readonly whole: JsonObject;
  /** The operations of `document`, in its order. */
  readonly operations: readonly Operation[];
  readonly actions: readonly ImportedAction[];
}

/**
 * Number of characters that are certainly embedded. By default, OpenCopilot embeds with OpenAI's `text-embedding-ada-002`,
 * which reads 8,191 tokens of about four characters each.
 * @see https://platform.openai.com/docs/guides/embeddings
 */
const embeddedChars = 32_000;

interface Candidate {
  readonly operation: Operation;
  readonly entry: OperationEntry;
  readonly plan: NamePlan | undefined;
  readonly action: ImportedAction;
}

/** Lists the problems that a language model will have with the actions, as the importer creates them. */
export function findReadiness(subject: ReadinessSubject): Readiness {
  const candidates = listCandidates(subject);
  const noText = candidates.filter(({ action }) => action.description.trim() === '');
  const sameText = findSameTexts(candidates);
  const listEntries = (found: readonly Candidate[]): readonly ReadinessEntry[] =>
    found.map(({ operation }) => ({ operation }));
  const byRule: Readonly<Record<ReadinessRule, readonly ReadinessEntry[]>> = {
    'no-text': listEntries(noText),
    'same-text': listEntries(sameText),
    'derived-name': listEntries(candidates.filter(({ plan }) => plan?.rename !== undefined)),
    'unusable-text': listEntries(candidates.filter(({ action }) => isUnusable(action.description))),
    'unclear-parameter': candidates.flatMap(({ operation, action }) => {
      const parameters = listUnclearParameters(action);
      return parameters.length === 0 ? [] : [{ operation, parameters }];
    }),
  };
  const findings = readinessRules.map((rule) => ({ rule, entries: byRule[rule] }));
  return {
    maxChars: embeddedChars,
    findings: findings.filter(({ entries }) => entries.length > 0),
    missingTexts: describeMissing([...noText, ...sameText], subject.whole),
  };
}

function listCandidates({ document, operations, actions }: ReadinessSubject): readonly Candidate[] {
  const routes = listOperationEntries(document);
  const plans = planNames(routes);
  const byKey = new Map(actions.map((action) => [`${action.method} ${action.path}`, action]));
  return operations.flatMap((operation, index) => {
    const entry = routes[index];
    const action = byKey.get(`${operation.method} ${operation.path}`);
    return entry === undefined || action === undefined
      ? []
      : [{ operation, entry, plan: plans[index], action }];
  });
}

/** Returns the actions whose text another action has, too, ignoring case and white space. Equal texts are neighbors. */
function findSameTexts(candidates: readonly Candidate[]): readonly Candidate[] {
  const fold = ({ action }: Candidate): string =>
    action.description.toLowerCase().replace(/\s+/g, ' ').trim();
  return [...Map.groupBy(candidates, fold)].flatMap(([text, group]) =>
    text !== '' && group.length > 1 ? group : [],
  );
}

/** Markdown and HTML without words of their own: images, tags and character references. */
const markup = /!\[[^[\]]*\]\([^()]*\)|<[^<>]*>|&#?\w{1,40};/g;

function isUnusable(description: string): boolean {
  if (description.length > embeddedChars) return true;
  return description.trim() !== '' && !/[\p{L}\p{N}]/u.test(description.replace(markup, ' '));
}

/** Returns the required parameters whose values a model can only guess. */
function listUnclearParameters({ payload }: ImportedAction): readonly string[] {
  if (!isArray(payload.parameters)) return [];
  return payload.parameters.flatMap((parameter) => {
    const name = findMember(parameter, 'name');
    const isRequired = findMember(parameter, 'required') === true;
    // The importer stores the schema with the parameter, so its description helps the model as well.
    const isDescribed = [parameter, findMember(parameter, 'schema') ?? null].some((part) => {
      const description = findMember(part, 'description');
      return typeof description === 'string' && description.trim() !== '';
    });
    if (typeof name !== 'string' || !isRequired || isDescribed) return [];
    const isQueryId = name.toLowerCase() === 'id' && findMember(parameter, 'in') === 'query';
    return Array.from(name).length === 1 || isQueryId ? [name] : [];
  });
}

function describeMissing(candidates: readonly Candidate[], whole: JsonObject): readonly MissingText[] {
  const byKey = new Map(listOperationEntries(whole).map((entry) => [renderKey(entry), entry]));
  const byTarget = new Map<string, MissingText>();
  for (const { entry, action, plan } of candidates) {
    const original = byKey.get(renderKey(entry));
    const target = original && findTarget(original, whole);
    // Paths can share a path item, and an overlay can't contain two equal actions.
    if (target === undefined || byTarget.has(target)) continue;
    byTarget.set(target, {
      method: action.method,
      path: action.path,
      target,
      description: findCurrentText(entry.operation, action),
      operationId: plan?.rename?.operationId,
    });
  }
  return [...byTarget.values()];
}

function renderKey({ key, path }: OperationEntry): string {
  return `${key} ${path}`;
}

/** Returns `undefined` if the operation isn't at the location to which its path item refers. */
function findTarget(entry: OperationEntry, whole: JsonObject): string | undefined {
  const way = findKeyPath(whole, entry);
  if (findByPointer(whole, renderPointer(way)) !== entry.operation) return undefined;
  return `$${way.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quoteName(name)}]`)).join('')}`;
}

/** The importer's text can contain the path item's text, which must not be written twice. */
function findCurrentText({ description }: JsonObject, action: ImportedAction): string {
  const isOwn = typeof description === 'string' && description.trim() !== '';
  return isOwn ? description : action.description.trim() === '' ? '' : action.description;
}
