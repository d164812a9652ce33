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
import type { Overlay, OverlayAction } from './overlay.ts';
import { parsePlainExpression } from './plain-expression.ts';

type JsonPathFunctions = typeof JsonPath;

/** Loads the JSONPath module, which takes longer than a small overlay, so it's loaded only if an expression needs it. */
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
  for (const [index, written] of actions.entries()) {
    const action = membersOf(written);
    const target = (await read(action, index, 'target')) ?? '';
    const copy = await read(action, index, 'copy');
    const change = findChange(action);
    if (change.kind === 'remove' && target === '$') {
      const message =
        "The root of the document (`$`) can't be removed. Remove single parts, such as `$.paths['/orders']`.";
      findings.push({ ...errorProblem('overlay-root', ['actions', index], message), file });
    }
    const { target: shown } = action;
    parsed.push({
      ...{ index, target: typeof shown === 'string' ? shown : '' },
      ...{ readable: { target, copy }, change },
    });
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
  if (typeof copy === 'string') return { kind: 'copy', source: copy };
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
