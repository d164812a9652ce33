import type * as JsonPath from '../../json-path/index.ts';
import { quote } from '../../text.ts';
import {
  type Finding,
  isArray,
  type JsonObject,
  type JsonValue,
  membersOf,
  errorProblem,
} from '../../syntax/index.ts';
import { checkOverlay, findMinor } from './check-overlay.ts';
import { parsePlainExpression } from './plain-expression.ts';

/** One validated change of an overlay. */
export interface OverlayAction {
  /** Index in the file, from 0. */
  readonly index: number;
  /** Target as written, for messages. */
  readonly target: string;
  /** Expressions in the spelling that json-p3 reads. */
  readonly readable: { readonly target: string; readonly copy: string | undefined };
  readonly change:
    { readonly kind: 'update'; readonly value: JsonValue } | { readonly kind: 'copy' | 'remove' | 'none' };
}

/** An overlay file that follows the specification. */
export interface Overlay {
  /** Path relative to the workspace, with `/`. */
  readonly file: string;
  /** Minor version of the specification: 1.0 or 1.1. */
  readonly minor: 0 | 1;
  readonly extends: string | undefined;
  readonly actions: readonly OverlayAction[];
}

type JsonPathFunctions = typeof JsonPath;

/** Loads the JSONPath module. Only an expression that needs the module loads it, because loading takes longer than a small overlay. */
export type LoadJsonPath = () => Promise<JsonPathFunctions>;

export type ParsedOverlay =
  | { readonly ok: true; readonly overlay: Overlay }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Returns an overlay with checked expressions, or all its problems. */
export async function parseOverlay(
  file: string,
  root: JsonValue,
  loadJsonPath: LoadJsonPath,
): Promise<ParsedOverlay> {
  const broken = checkOverlay(root);
  const { overlay, extends: base, actions } = membersOf(root);
  const minor = findMinor(overlay);
  if (broken.length > 0 || minor === undefined || !isArray(actions)) {
    return { ok: false, findings: broken.map((finding) => ({ ...finding, file })) };
  }
  const findings: Finding[] = [];
  const read = async (
    action: JsonObject,
    index: number,
    key: 'target' | 'copy',
  ): Promise<string | undefined> => {
    const written = action[key];
    if (typeof written !== 'string') return undefined;
    const read = await readExpression(written, loadJsonPath);
    if (!('fault' in read)) return read.readable;
    findings.push({
      ...errorProblem('overlay-expression', ['actions', index, key], `\`${key}\`: ${read.fault}`),
      file,
    });
    return undefined;
  };
  const parsed: OverlayAction[] = [];
  for (const [index, entry] of actions.entries()) {
    const action = membersOf(entry);
    const { target: written } = action;
    const target = (await read(action, index, 'target')) ?? '';
    const copy = await read(action, index, 'copy');
    const change = findChange(action);
    if (change.kind === 'remove' && target === '$') {
      const message =
        "The root of the document (`$`) can't be removed. Remove single parts, such as `$.paths['/orders']`.";
      findings.push({ ...errorProblem('overlay-root', ['actions', index], message), file });
    }
    const shown = typeof written === 'string' ? written : '';
    parsed.push({ index, target: shown, readable: { target, copy }, change });
  }
  if (findings.length > 0) return { ok: false, findings };
  return {
    ok: true,
    overlay: { file, minor, extends: typeof base === 'string' ? base : undefined, actions: parsed },
  };
}

function findChange(action: JsonObject): OverlayAction['change'] {
  const { remove, update, copy } = action;
  if (remove === true) return { kind: 'remove' };
  if (typeof copy === 'string') return { kind: 'copy' };
  return update === undefined ? { kind: 'none' } : { kind: 'update', value: update };
}

/** Maximum length of an expression, because a longer one could overflow the parser's stack. */
const maxLength = 10_000;

async function readExpression(
  written: string,
  loadJsonPath: LoadJsonPath,
): Promise<{ readonly readable: string } | { readonly fault: string }> {
  if (written.length > maxLength) {
    return { fault: `The expression has ${written.length} characters; at most ${maxLength} are read.` };
  }
  if (parsePlainExpression(written) !== undefined) return { readable: written };
  const { checkExpression, findTypeFault, suggestExpression } = await loadJsonPath();
  const checked = checkExpression(written);
  if (checked.ok) {
    const fault = findTypeFault(checked.readable);
    return fault === undefined
      ? { readable: checked.readable }
      : { fault: `${quote(written)} is not a JSONPath expression of RFC 9535: ${fault}.` };
  }
  const { offset, expected } = checked;
  const found = offset < written.length ? `found ${quote(written.slice(offset, offset + 20))}` : 'it ends';
  const place = offset === 0 ? 'at its start' : `after ${quote(written.slice(0, offset))}`;
  const suggestion = suggestExpression(written);
  const fix = suggestion === undefined ? '' : ` Write ${quote(suggestion)}.`;
  return {
    fault: `${quote(written)} is not a JSONPath expression of RFC 9535: ${place}, ${found}, but expected ${expected}.${fix}`,
  };
}
