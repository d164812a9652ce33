import { changeRules } from '../src/compare/change-rules.ts';

/** The parts of action.yml that the documents repeat. */
export interface Manifest {
  readonly description: string;
  readonly inputs: Readonly<Record<string, ManifestEntry>>;
  readonly outputs: Readonly<Record<string, ManifestEntry>>;
}

interface ManifestEntry {
  readonly description?: string;
  readonly required?: boolean;
  readonly default?: string;
}

/**
 * Renders the inputs and outputs of action.yml as tables, between the markers `<!-- inputs -->` … `<!-- /inputs -->` and
 * `<!-- outputs -->` … `<!-- /outputs -->` of a document.
 * @throws Error that names an input or output without a description, or a missing marker
 */
export function renderTables(document: string, manifest: Manifest): string {
  const withInputs = replaceBetweenMarkers(document, 'inputs', renderInputs(manifest.inputs));
  return replaceBetweenMarkers(withInputs, 'outputs', renderOutputs(manifest.outputs));
}

/** Renders the rules of the comparison between the markers `<!-- rules -->` … `<!-- /rules -->`, worst first. */
export function renderComparison(page: string): string {
  const rows = Object.entries(changeRules).map(([rule, { class: kind, what, why }]) => [
    kind === 'breaking' ? '**breaking**' : kind,
    what,
    why,
    `\`${rule}\``,
  ]);
  return replaceBetweenMarkers(page, 'rules', renderTable(['Class', 'Change', 'Reason', 'Rule'], rows));
}

/** The parts of schema/report.schema.json that the documents repeat. */
export interface ReportSchema {
  readonly definitions: Readonly<Record<string, FieldSchema>>;
}

interface FieldSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

/** Renders every field of the output `report` between the markers `<!-- report -->` … `<!-- /report -->`. */
export function renderReportFields(page: string, { definitions }: ReportSchema): string {
  const tables = Object.entries(definitions).map(([name, schema]) => {
    const table = renderTable(['Field', 'Value'], listFields(schema, ''));
    return `${describe('definition', name, schema)}\n\n${table}`;
  });
  return replaceBetweenMarkers(page, 'report', tables.join('\n\n'));
}

function listFields({ properties = {} }: FieldSchema, prefix: string): readonly (readonly string[])[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    return [[`\`${path}\``, describe('field', path, field)], ...listFields(field, `${path}.`)];
  });
}

function renderInputs(inputs: Manifest['inputs']): string {
  const rows = Object.entries(inputs).map(([name, entry]) => {
    const fallback = entry.default === undefined ? '–' : `\`${entry.default}\``;
    return [
      `\`${name}\``,
      entry.required === true ? '**required**' : fallback,
      describe('input', name, entry),
    ];
  });
  return renderTable(['Input', 'Default', 'Description'], rows);
}

function renderOutputs(outputs: Manifest['outputs']): string {
  const rows = Object.entries(outputs).map(([name, entry]) => [
    `\`${name}\``,
    describe('output', name, entry),
  ]);
  return renderTable(['Output', 'Value'], rows);
}

function describe(
  kind: string,
  name: string,
  { description = '' }: { readonly description?: string },
): string {
  const line = description.replace(/\s+/gu, ' ').trim();
  if (line === '') throw new Error(`the ${kind} ${name} has no description`);
  return line.replaceAll('|', '\\|');
}

function renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function replaceBetweenMarkers(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the markers ${start} and ${end} are missing`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}
