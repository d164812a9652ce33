import type { OperationPattern } from '../../operation-pattern.ts';
import type { OperationEntry } from '../../openapi/index.ts';
import { isArray } from '../../syntax/index.ts';
import { createNameGlob, createPathGlob } from './match-glob.ts';

/** Creates a function that returns whether a pattern matches an operation. The function ignores the pattern's `!`. */
export function createPatternTest(pattern: OperationPattern): (entry: OperationEntry) => boolean {
  switch (pattern.kind) {
    case 'path': {
      const { method, path } = pattern;
      const matches = path === undefined ? () => true : createPathGlob(path);
      return (entry) => (method === undefined || entry.key.toUpperCase() === method) && matches(entry.path);
    }
    case 'tag':
    case 'id': {
      const matches = createNameGlob(pattern.name);
      const listNames = nameLists[pattern.kind];
      return (entry) => listNames(entry).some(matches);
    }
    case 'extension': {
      const { name } = pattern;
      return ({ operation, pathItem }) =>
        [operation, pathItem].some((part) => Object.hasOwn(part, name) && part[name] === true);
    }
    case 'deprecated':
      return ({ operation: { deprecated } }) => deprecated === true;
  }
}

/** Lists the names of an operation by the kind of pattern that selects them. */
export const nameLists: Readonly<Record<'tag' | 'id', (entry: OperationEntry) => readonly string[]>> = {
  tag: ({ operation: { tags } }) => (isArray(tags) ? tags : []).filter((tag) => typeof tag === 'string'),
  id: ({ operation: { operationId } }) => (typeof operationId === 'string' ? [operationId] : []),
};
