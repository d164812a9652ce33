import inputTexts from './input-texts.json' with { type: 'json' };

const optionTexts: Readonly<Record<string, string>> = {
  ...inputTexts,
  base: 'Commit, branch or tag to compare the file with.',
  output: 'Path of the file to write the import document to.',
  template: 'Path of the file to write a template of an overlay to.',
  format: 'Format of the result: text, markdown or json (the report of the action).',
  help: 'Show this help.',
};

const common = ['operations', 'overlay-files', 'server-url', 'rewrite', 'format', 'help'];
const compared = ['base', 'fail-on', 'accepted-changes-file', ...common];
const copilot = ['base-url', 'allow-http', 'copilot-id', 'list-actions', 'strategy', 'unmanaged'];

/** The commands. No command changes anything on the service. */
export const commands = {
  check: {
    files: 'FILE',
    purpose: 'Validates an OpenAPI file. Sends no request.',
    options: ['output', 'template', ...common],
  },
  diff: {
    files: 'OLD NEW | FILE --base REF',
    purpose: 'Compares two OpenAPI files, or one file with its version at a commit.',
    options: compared,
  },
  preview: {
    files: 'FILE',
    purpose: 'Shows what a sync would do. Requires --base, or the key, --base-url and --copilot-id.',
    options: [...copilot, 'timeout-seconds', 'max-attempts', ...compared],
  },
} as const satisfies Record<string, { files: string; purpose: string; options: readonly string[] }>;

export type CommandName = keyof typeof commands;

const environment = 'Environment variables: COPILOT_API_KEY (API key for the service), GITHUB_TOKEN.';

export function renderUsage(name: CommandName): string {
  return `Usage: copilot-swagger-sync ${name} ${commands[name].files}`;
}

/** Renders the help of one command, or the list of all commands if no name is given. */
export function renderHelp(name?: CommandName): string {
  if (name === undefined) {
    const list = Object.entries(commands).map(([one, { purpose }]) => `  ${one.padEnd(10)}${purpose}`);
    return ['Usage: copilot-swagger-sync COMMAND … [--help]', ...list].join('\n');
  }
  const { options, purpose } = commands[name];
  const rows = options.map((option) => `  --${option.padEnd(24)}${optionTexts[option] ?? ''}`);
  // `check` sends no request, so that it needs no key.
  const variables = name === 'check' ? [] : ['', environment];
  return [renderUsage(name), purpose, '', 'Options:', ...rows, ...variables].join('\n');
}
