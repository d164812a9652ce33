import {
  createMeasure,
  isJsonObject,
  type JsonValue,
  type NoteReferences,
  type Measure,
} from '../../syntax/index.ts';
import { isReference } from './discriminator.ts';
import { modeBelow } from './grammar.ts';

/** Stands among the references of a part for a `$ref` that is no string; it leads nowhere. */
const noString = '#$ref';

/** Notes the references to other files, and the schemas that a discriminator names. */
export const noteReferences: NoteReferences = (key, value, references, holder) => {
  if (key === '$ref') {
    if (typeof value !== 'string') {
      // A property may be called `$ref`.
      if (modeBelow(holder, false) !== 'names') references.push(noString);
    } else if (!value.startsWith('#/')) references.push(value);
  } else if (key === 'defaultMapping') noteName(value, references);
  else if (key === 'mapping' && isJsonObject(value)) {
    for (const name of Object.values(value)) noteName(name, references);
  }
};

/** A discriminator's mapping holds names of schemas, or references. */
function noteName(name: JsonValue, references: string[]): void {
  if (typeof name !== 'string' || name.startsWith('#')) return;
  references.push(isReference(name) ? name : `#/components/schemas/${name}`);
}

/** Returns a function that weighs the parts of a document whose files are not known. */
export function createPartMeasure(): Measure {
  return createMeasure(noteReferences);
}
