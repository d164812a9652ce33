import type { MissingText } from '../importer/index.ts';
import { renderLine } from '../text.ts';
import { escapeInvisible } from './escape.ts';

/** Lines that precede the actions of the overlay. */
export const templateHead = `overlay: 1.0.0
info:
  title: Descriptions for the copilot
  version: 1.0.0
actions:
`;

/**
 * Returns an overlay in YAML with one action per operation that needs a text of its own, or an empty string if there is
 * none. The unchanged overlay doesn't change the copilot's actions.
 */
export function renderOverlayTemplate(missing: readonly MissingText[]): string {
  return missing.length === 0 ? '' : `${templateHead}${missing.map(renderTemplateAction).join('')}`;
}

/** Returns the lines of one operation, which fit below those of `renderOverlayTemplate`. */
export function renderTemplateAction({
  method,
  path,
  target,
  description,
  operationId,
}: MissingText): string {
  const lines = [
    `  # ${renderLine(`${method} ${path}`, 300)}`,
    `  - target: ${renderString(target)}`,
    '    update:',
    ...(operationId === undefined
      ? []
      : [`      operationId: ${renderString(operationId)} # keeps the name of the action`]),
    `      description: ${renderString(description)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Renders a string as JSON, which is also YAML if characters that YAML doesn't allow are escaped. */
function renderString(text: string): string {
  return escapeInvisible(JSON.stringify(text));
}
