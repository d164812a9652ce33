import { quoteName } from '../../quote-name.ts';
import { quote } from '../../text.ts';
import { isNear, limits } from '../../syntax/index.ts';
import type { OverlayStep } from './overlay-step.ts';

const searchLimits = { maxSteps: 100_000, maxNodes: 10_000, maxDepth: limits.depth };

/**
 * Returns a message with the nearest existing path, because a target that selects nothing is allowed but often a
 * mistake.
 */
export async function explainUnused({ action, editor, loadJsonPath }: OverlayStep): Promise<string> {
  const message = `The target ${quote(action.target)} selects nothing, so this action changes nothing.`;
  const { findDeadEnd } = await loadJsonPath();
  const end = findDeadEnd(action.readable.target, editor.root, searchLimits);
  if (end === undefined) return message;
  const { reached, missing, names, rest } = end;
  if (missing === undefined) return `${message} The nearest path that exists is ${quote(reached)}.`;
  const near = names.find((name) => isNear(missing, name));
  if (near === undefined) return `${message} ${quote(reached)} exists, but has no ${quote(missing)}.`;
  return `${message} Did you mean ${quote(`${reached}[${quoteName(near)}]${rest}`)}?`;
}
