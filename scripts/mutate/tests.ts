import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import * as circus from 'jest-circus';

type Block = ReturnType<typeof circus.getState>['rootDescribeBlock'];
type Hook = Block['hooks'][number];

/** A test with everything that runs before and after it. */
export interface Test {
  readonly name: string;
  run(): Promise<void>;
}

/**
 * Collects the tests of files. They are loaded once and run many times, because Jest would load them again each time.
 */
export async function collectTests(files: readonly string[]): Promise<readonly Test[]> {
  const { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } = circus;
  Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, it, test, expect });
  const tests: Test[] = [];
  for (const file of files) {
    circus.resetState();
    await import(pathToFileURL(file).href);
    tests.push(...listTests(circus.getState().rootDescribeBlock, []));
  }
  return tests;
}

function listTests(block: Block, outer: readonly Block[]): readonly Test[] {
  if (block.mode === 'skip') return [];
  const blocks = [...outer, block];
  return block.children.flatMap((child) => {
    if (child.type === 'describeBlock') return listTests(child, blocks);
    if (child.mode === 'skip' || child.mode === 'todo' || child.failing) return [];
    const name = [...blocks.slice(1), child].map((part) => part.name).join(' › ');
    return [{ name, run: () => runTest(child.fn, blocks) }];
  });
}

async function runTest(work: unknown, blocks: readonly Block[]): Promise<void> {
  const hooks = (type: Hook['type']): readonly Hook[] =>
    blocks.flatMap((block) => block.hooks.filter((hook) => hook.type === type));
  try {
    for (const hook of [...hooks('beforeAll'), ...hooks('beforeEach')]) await call(hook.fn);
    await call(work);
  } finally {
    for (const hook of [...hooks('afterEach').toReversed(), ...hooks('afterAll').toReversed()])
      await call(hook.fn);
  }
}

async function call(work: unknown): Promise<void> {
  if (typeof work === 'function') await (work as () => unknown)();
}
