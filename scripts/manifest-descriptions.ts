import type { Manifest } from './manifest-tables.ts';

const maxColumns = 116;
const indent = ' '.repeat(10);

/** Returns the reusable workflow with the descriptions of action.yml for the inputs and outputs that both have. */
export function renderWorkflowDescriptions(workflow: string, { inputs, outputs }: Manifest): string {
  const entry = /^( {6}([a-z-]+):\n) {8}description:[\s\S]*?(?=\n {8}(?:type|required|default|value):)/gmu;
  return workflow.replace(entry, (whole: string, head: string, name: string) => {
    const description = (inputs[name] ?? outputs[name])?.description;
    return description === undefined ? whole : `${head}        description: >-\n${fold(description)}`;
  });
}

/** Returns the schema of the config file with the descriptions of action.yml for the keys that are inputs. */
export function renderSchemaDescriptions(schema: string, { inputs }: Manifest): string {
  const document = JSON.parse(schema) as { definitions: Record<string, { description: string }> };
  for (const [name, definition] of Object.entries(document.definitions)) {
    const description = inputs[name]?.description?.replaceAll(/\s+/gu, ' ').trim();
    const suffix = name === 'server-url' ? ' Or a map from environment to URL.' : '';
    if (description !== undefined) definition.description = `${description}${suffix}`;
  }
  return JSON.stringify(document, undefined, 2);
}

/** The longest text of an option, in characters: a line of its help has at most 100. */
const maxOptionText = 72;

/**
 * Returns the texts of the command line's options: the first sentence of each input's description, shortened before a
 * comma or a condition if it is long.
 * @throws Error if action.yml has no description of an option
 */
export function renderInputTexts(texts: string, { inputs }: Manifest): string {
  const names = Object.keys(JSON.parse(texts) as Record<string, string>);
  const entries = names.map((name) => {
    const description = inputs[name]?.description?.replaceAll(/\s+/gu, ' ') ?? '';
    const [sentence] = /^.*?[.:](?= |$)/u.exec(description) ?? [];
    if (sentence === undefined) throw new Error(`action.yml has no description of the input ${name}`);
    // The paths of the command line are relative to the current folder.
    const text = sentence.replace(', relative to the workspace', '');
    const [short = text] = text.length <= maxOptionText ? [] : (/^.{1,71}(?=,| if )/u.exec(text) ?? []);
    return [name, `${short.replace(/[.:]$/u, '')}${renderWords(inputs[name])}.`];
  });
  return JSON.stringify(Object.fromEntries(entries), undefined, 2);
}

/** Renders the words that an input accepts, the default first: ` (auto, never)`. */
function renderWords({ default: first = '', description = '' }: Manifest['inputs'][string] = {}): string {
  const words = [...description.matchAll(/`([a-z]+)`:\s/gu)].map(([, word]) => word);
  return words.length === 0 ? '' : ` (${[...new Set([first, ...words])].join(', ')})`;
}

function fold(text: string): string {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && indent.length + line.length <= maxColumns) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines.map((line) => `${indent}${line}`).join('\n');
}
