import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';

/** Restores the values that it remembers, and returns the names of those that had changed. */
type Restore = () => readonly string[];

interface Values {
  readonly read: () => ReadonlyMap<string, unknown>;
  /** Sets a value, or removes it if it is `undefined`. */
  readonly write: (name: string, value: unknown) => void;
}

type Listener = (...args: readonly unknown[]) => void;

// Node.js replaces such a property by its value when it is first read.
const lazyGlobals = new Set(listGlobals().filter((name) => !('value' in describeGlobal(name))));

const variables: Values = {
  read: () => new Map(Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value])),
  write: (name, value) => {
    writeProperty(process.env, name.slice('process.env.'.length), value);
  },
};

const globals: Values = {
  // A symbol belongs to a package, which defines it when a test first imports it.
  read: () =>
    new Map(
      listGlobals()
        .filter((name) => !lazyGlobals.has(name))
        .map((name) => [`globalThis.${name}`, describeGlobal(name).value]),
    ),
  write: (name, value) => {
    writeProperty(globalThis, name.slice('globalThis.'.length), value);
  },
};

const rest: Values = {
  read: () =>
    new Map<string, unknown>([
      ['process.cwd()', process.cwd()],
      ['process.exitCode', process.exitCode],
      ['the global dispatcher of undici', getGlobalDispatcher()],
    ]),
  write: (name, value) => {
    if (name === 'process.cwd()') process.chdir(value as string);
    else if (name === 'process.exitCode') process.exitCode = value as undefined;
    else setGlobalDispatcher(value as ReturnType<typeof getGlobalDispatcher>);
  },
};

/** Remembers everything in the process that the tests of one file could change for those of another one. */
export function recordProcess(): Restore {
  const parts = [...[variables, globals, rest].map(recordValues), recordListeners()];
  return () => parts.flatMap((restore) => restore());
}

function recordValues({ read, write }: Values): Restore {
  const before = read();
  return () => {
    const after = read();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changed = names.filter((name) => !Object.is(before.get(name), after.get(name)));
    for (const name of changed) write(name, before.get(name));
    return changed;
  };
}

function recordListeners(): Restore {
  const read = (): readonly (readonly [string, Listener])[] =>
    process
      .eventNames()
      .flatMap((event) =>
        process
          .rawListeners(event as 'exit')
          .map((listener) => [event as string, listener as Listener] as const),
      );
  const before = new Set(read().map(([, listener]) => listener));
  return () => {
    const added = read().filter(([, listener]) => !before.has(listener));
    for (const [event, listener] of added) process.off(event, listener);
    return added.map(([event]) => `a listener of process for "${event}"`);
  };
}

function listGlobals(): readonly string[] {
  return Object.getOwnPropertyNames(globalThis);
}

function describeGlobal(name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
}

function writeProperty(owner: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(owner, name);
  else Reflect.set(owner, name, value);
}
