import type { SecretMasker } from './secret-masker.ts';
import { findCommand, type WorkflowCommand } from './workflow-command.ts';

const severities = ['error', 'warning', 'notice'] as const;

/** An annotation, which GitHub shows on the page of the run and on the named file. */
export interface Annotation {
  readonly severity: (typeof severities)[number];
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

/** Results of a step's output, line by line. */
export interface Console {
  readonly log: readonly string[];
  readonly debug: readonly string[];
  readonly groups: readonly string[];
  readonly masks: readonly string[];
  readonly annotations: readonly Annotation[];
  /** Number of annotations beyond the ten of a kind that are kept. */
  readonly droppedAnnotations: number;
  /** Outputs of the commands `set-output` and `save-state`, which the runner still supports. */
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly feed: (line: string) => void;
  annotate(annotation: Annotation): void;
}

const commands = new Set<string>([
  ...severities,
  ...['debug', 'group', 'endgroup', 'add-mask', 'add-matcher', 'remove-matcher', 'echo', 'stop-commands'],
  ...['set-output', 'save-state', 'set-env', 'add-path'],
]);

const annotationsOfAKind = 10;
const messageLength = 4096;

/** Creates the runner's side of a step's stdout and stderr. `onLine` gets every line as a user sees it. */
export function createConsole(
  masker: SecretMasker,
  onLine: (line: string) => void = () => undefined,
): Console {
  const log: string[] = [];
  const debug: string[] = [];
  const groups: string[] = [];
  const masks: string[] = [];
  const annotations: Annotation[] = [];
  const outputs = new Map<string, string>();
  const state = new Map<string, string>();
  let dropped = 0;
  let stopToken: string | undefined;
  let indent = '';

  const print = (text: string): void => {
    for (const line of masker.mask(text).split(/\r\n|\n|\r/u)) {
      log.push(indent + line);
      onLine(indent + line);
    }
  };
  const annotate = (annotation: Annotation): void => {
    const { severity } = annotation;
    const message = masker.mask(annotation.message).slice(0, messageLength);
    print(`${severity.charAt(0).toUpperCase()}${severity.slice(1)}: ${message}`);
    if (annotations.filter((other) => other.severity === severity).length < annotationsOfAKind) {
      annotations.push({ ...annotation, message });
    } else dropped += 1;
  };
  const openGroup = (title: string): void => {
    indent = '';
    groups.push(masker.mask(title));
    print(`▾ ${title}`);
    indent = '  ';
  };

  const obey = ({ name, properties, data }: WorkflowCommand): void => {
    const severity = severities.find((known) => known === name);
    if (severity !== undefined) annotate({ severity, message: data, ...readPlace(properties) });
    else if (name === 'debug') debug.push(masker.mask(data));
    else if (name === 'group') openGroup(data);
    else if (name === 'endgroup') indent = '';
    else if (name === 'stop-commands') stopToken = data.toLowerCase();
    else if (name === 'set-output') outputs.set(properties['name'] ?? '', data);
    else if (name === 'save-state') state.set(properties['name'] ?? '', data);
    else if (name === 'set-env' || name === 'add-path') {
      annotate({ severity: 'error', message: `The command '${name}' is disabled.` });
    } else if (name === 'add-mask' && data.trim() === '') {
      const message = "Can't add secret mask for empty string in ##[add-mask] command.";
      annotate({ severity: 'warning', message });
    } else if (name === 'add-mask') {
      masks.push(data);
      masker.add(data);
    }
  };

  return {
    ...{ log, debug, groups, masks, annotations, outputs, state },
    get droppedAnnotations() {
      return dropped;
    },
    annotate,
    feed: (line) => {
      const command = findCommand(line, (name) => commands.has(name) || name === stopToken);
      if (command === undefined) print(line);
      else if (stopToken === undefined) obey(command);
      else if (command.name === stopToken) stopToken = undefined;
      else print(line);
    },
  };
}

function readPlace(properties: Readonly<Record<string, string>>): Omit<Annotation, 'severity' | 'message'> {
  const { title, file, line, endLine, col, endColumn } = properties;
  const counts = Object.entries({ line, endLine, column: col, endColumn }).flatMap(([name, text = '']) =>
    /^\d+$/u.test(text) ? [[name, Number(text)] as const] : [],
  );
  return {
    ...(title !== undefined && { title }),
    ...(file !== undefined && { file }),
    ...Object.fromEntries(counts),
  };
}
