import type { Readiness, ReadinessFinding, ReadinessRule } from '../importer/index.ts';
import { renderCount, renderNumber, renderSome } from '../text.ts';
import { codeCell, plainText } from './escape.ts';
import { linkOperation, type Links } from './links.ts';
import { renderTemplateAction, templateHead } from './overlay-template.ts';
import { namedActions } from './counts.ts';
import { createList, joinBlocks, type Markdown, renderFolded, renderTitled, wrap } from './markdown.ts';

/** Maximum number of operations in the template. */
const templateActions = 100;

const headings: Readonly<Record<ReadinessRule, (maxChars: number) => string>> = {
  'no-text': () => 'No description and no summary',
  'same-text': () => 'Same text as another action',
  'derived-name': () => 'Name derived from the path',
  'unusable-text': (maxChars) =>
    `Description with more than ${renderNumber(maxChars)} characters, or with only markup`,
  'unclear-parameter': () => 'Required parameter without a description and with a meaningless name',
};

const reasons: Readonly<Record<ReadinessRule, string>> = {
  'no-text': 'The copilot finds these actions only by their names.',
  'same-text': 'The search can’t distinguish these actions.',
  'derived-name': 'The operations have no `operationId`, and derived names are noise in the search.',
  'unusable-text': 'The search ignores the end of a longer text, and markup is noise.',
  'unclear-parameter': 'The language model guesses the values of these parameters.',
};

/** Renders the findings about the actions' texts, folded, with an overlay template; empty without findings. */
export function renderReadiness(links: Links): Markdown {
  const { readiness } = links.result.spec ?? {};
  if (readiness === undefined || readiness.findings.length === 0) return [];
  const count = readiness.findings.reduce((sum, { entries }) => sum + entries.length, 0);
  const rules = joinBlocks(
    readiness.findings.map((finding) =>
      renderTitled(headings[finding.rule](readiness.maxChars), renderFinding(finding, links)),
    ),
  );
  return renderFolded(
    `Readiness for the language model: ${renderCount(count, 'finding')}`,
    joinBlocks([rules, renderTemplate(readiness)]),
  );
}

/** Renders one line per rule, with the names of some actions. */
export function renderReadinessLines({ findings, maxChars }: Readiness): readonly string[] {
  return findings.map(({ entries, rule }) => {
    const names = entries.map(({ operation }) => plainText(operation.name, 80));
    return `Readiness: ${headings[rule](maxChars)}: ${renderSome(names, namedActions)}`;
  });
}

function renderFinding({ rule, entries }: ReadinessFinding, links: Links): string {
  const names = entries.slice(0, namedActions).map(({ operation, parameters = [] }) => {
    const unclear = parameters.map((one) => codeCell(one, 40)).join(', ');
    return `${linkOperation(operation, links)}${unclear === '' ? '' : ` (${unclear})`}`;
  });
  const rest = entries.length - names.length;
  const more = rest > 0 ? [`…and ${renderNumber(rest)} more`] : [];
  return `${renderCount(entries.length, 'action')}: ${[...names, ...more].join(', ')}. ${reasons[rule]}`;
}

function renderTemplate({ missingTexts }: Readiness): Markdown {
  const template = createList(
    missingTexts.slice(0, templateActions),
    (missing) => renderTemplateAction(missing).trimEnd(),
    (cut) => {
      const rest = cut + Math.max(0, missingTexts.length - templateActions);
      if (rest === 0) return '\n```';
      return `\n\`\`\`\n\nThe template leaves out ${renderCount(rest, 'more operation')} without a text of ${rest === 1 ? 'its' : 'their'} own.`;
    },
  );
  const use =
    'Write the descriptions, save the overlay in your repository, and add its path to the input `overlay-files`.';
  // Each line starts with white space or a fixed word, so no text can end the fence.
  return renderTitled('Overlay template', wrap(`${use}\n\n\`\`\`yaml\n${templateHead}`, template, ''));
}
