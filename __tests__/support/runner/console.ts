import type { SecretMasker } from './secret-masker.ts';
import { findCommand, type WorkflowCommand } from './workflow-command.ts';

const severities = ['error', 'warning', 'notice'] as const;

/** An annotation, which GitHub shows on the page of the run and on the named file. */
interface Annotation {
  readonly severity: (typeof severities)[number];
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

const commands = new Set<string>([
  ...severities,
  ...['debug', 'group', 'endgroup', 'add-mask', 'add-matcher', 'remove-matcher', 'echo', 'stop-commands'],
  ...['set-output', 'save-state', 'set-env', 'add-path'],
]);

const annotationsOfAKind = 10;
const messageLength = 4096;

/** The runner's side of a step's stdout and stderr, and its results, line by line. */
export class Console {
  readonly log: string[] = [];
  readonly debug: string[] = [];
  readonly groups: string[] = [];
  readonly masks: string[] = [];
  readonly annotations: Annotation[] = [];
  /** Number of annotations beyond the ten of a kind that are kept. */
  droppedAnnotations = 0;
  /** Outputs of the commands `set-output` and `save-state`, which the runner still supports. */
  readonly outputs = new Map<string, string>();
  readonly state = new Map<string, string>();
  readonly #masker: SecretMasker;
  readonly #onLine: ((line: string) => void) | undefined;
  #stopToken: string | undefined;
  #indent = '';

  /** @param onLine gets every line as a user sees it */
  constructor(masker: SecretMasker, onLine?: (line: string) => void) {
    this.#masker = masker;
    this.#onLine = onLine;
  }

  readonly feed = (line: string): void => {
    const command = findCommand(line, (name) => commands.has(name) || name === this.#stopToken);
    if (command === undefined) this.#print(line);
    else if (this.#stopToken === undefined) this.#obey(command);
    else if (command.name === this.#stopToken) this.#stopToken = undefined;
    else this.#print(line);
  };

  annotate(annotation: Annotation): void {
    const { severity } = annotation;
    const message = this.#masker.mask(annotation.message).slice(0, messageLength);
    this.#print(`${severity.charAt(0).toUpperCase()}${severity.slice(1)}: ${message}`);
    const sameKind = this.annotations.filter((other) => other.severity === severity);
    if (sameKind.length < annotationsOfAKind) this.annotations.push({ ...annotation, message });
    else this.droppedAnnotations += 1;
  }

  #print(text: string): void {
    for (const line of this.#masker.mask(text).split(/\r\n|\n|\r/u)) {
      this.log.push(this.#indent + line);
      this.#onLine?.(this.#indent + line);
    }
  }

  #obey({ name, properties, data }: WorkflowCommand): void {
    const severity = severities.find((known) => known === name);
    if (severity !== undefined) this.annotate({ severity, message: data, ...readPlace(properties) });
    else if (name === 'debug') this.debug.push(this.#masker.mask(data));
    else if (name === 'group') {
      this.#indent = '';
      this.groups.push(this.#masker.mask(data));
      this.#print(`▾ ${data}`);
      this.#indent = '  ';
    } else if (name === 'endgroup') this.#indent = '';
    else if (name === 'stop-commands') this.#stopToken = data.toLowerCase();
    else if (name === 'set-output') this.outputs.set(properties['name'] ?? '', data);
    else if (name === 'save-state') this.state.set(properties['name'] ?? '', data);
    else if (name === 'set-env' || name === 'add-path') {
      this.annotate({ severity: 'error', message: `The command '${name}' is disabled.` });
    } else if (name === 'add-mask' && data.trim() === '') {
      const message = "Can't add secret mask for empty string in ##[add-mask] command.";
      this.annotate({ severity: 'warning', message });
    } else if (name === 'add-mask') {
      this.masks.push(data);
      this.#masker.add(data);
    }
  }
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
