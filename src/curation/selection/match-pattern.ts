import type { OperationPattern } from '../../operation-pattern.ts';
import type { OperationEntry } from '../../openapi/index.ts';
import { isArray } from '../../syntax/index.ts';
import { createNameGlob, createPathGlob } from './match-glob.ts';

/** Creates a function that returns whether a pattern matches an operation. It ignores the pattern's `!`. */
export function createPatternTest(pattern: OperationPattern): (entry: OperationEntry) => boolean {
  switch (pattern.kind) {
    case 'all':
      return () => true;
    case 'path': {
      const { method, path } = pattern;
      const matches = path === undefined ? () => true : createPathGlob(path);
      return (entry) => (method === undefined || entry.key.toUpperCase() === method) && matches(entry.path);
    }
    case 'tag': {
      const matches = createNameGlob(pattern.name);
      return (entry) => listTags(entry).some(matches);
    }
    case 'id': {
      const matches = createNameGlob(pattern.name);
      return ({ operation: { operationId } }) => typeof operationId === 'string' && matches(operationId);
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

/** Returns the tags of an operation. */
export function listTags({ operation: { tags } }: OperationEntry): readonly string[] {
  return isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
}
