import {
  createMeasure,
  isJsonObject,
  type JsonValue,
  type Measure,
  type NoteReferences,
  type ParsedSource,
  parseSource,
} from '../../syntax/index.ts';
import { isReference } from './discriminator.ts';
import { modeBelow } from './grammar.ts';

/** Dangling reference that represents a `$ref` that isn't a string. */
const noString = '#$ref';

/** Collects the references to other files, and the schemas that a discriminator names. */
export const noteReferences: NoteReferences = (key, value, references, holder) => {
  if (key === '$ref') {
    if (typeof value !== 'string') {
      // A property can be named `$ref`.
      if (modeBelow(holder, false) !== 'names') references.push(noString);
    } else if (!value.startsWith('#/')) references.push(value);
  } else if (key === 'defaultMapping') noteName(value, references);
  else if (key === 'mapping' && isJsonObject(value)) {
    for (const name of Object.values(value)) noteName(name, references);
  }
};

/** Collects an entry of a discriminator's mapping, which is the name of a schema or a reference. */
function noteName(name: JsonValue, references: string[]): void {
  if (typeof name !== 'string' || name.startsWith('#')) return;
  references.push(isReference(name) ? name : `#/components/schemas/${name}`);
}

/** Parses a file and the references in it. */
export function parseSpecFile(path: string, bytes: Uint8Array): ParsedSource {
  return parseSource(path, bytes, noteReferences);
}

/** Creates a function that measures the parts of a document whose files aren't known. */
export function createPartMeasure(): Measure {
  return createMeasure(noteReferences);
}
