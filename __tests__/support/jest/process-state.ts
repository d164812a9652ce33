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
const lazyGlobals = new Set(listGlobals().filter((name) => !('value' in describeMember(globalThis, name))));

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
  // A symbol belongs to a package, which defines it when a test first imports it.
  const isEager = (name: string): boolean => !lazyGlobals.has(name);
  const globals = watchMembers('globalThis', globalThis, () => listGlobals().filter(isEager));
  const { env } = process;
  const variables = watchMembers('process.env', env, () => Object.keys(env));
  const parts = [...[variables, globals, rest].map(recordValues), recordListeners()];
  return () => parts.flatMap((restore) => restore());
}

function watchMembers(label: string, owner: object, listNames: () => readonly string[]): Values {
  return {
    read: () =>
      new Map(listNames().map((name) => [`${label}.${name}`, describeMember(owner, name).value as unknown])),
    write: (name, value) => {
      const member = name.slice(label.length + 1);
      if (value === undefined) Reflect.deleteProperty(owner, member);
      else Reflect.set(owner, member, value);
    },
  };
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

function describeMember(owner: object, name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(owner, name) ?? {};
}
