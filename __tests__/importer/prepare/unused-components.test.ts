import type { JsonObject } from '../../../src/syntax/json.ts';
import { get, of, rewrite } from '../../support/preparing.ts';
import { eachCase } from '../../support/each-case.ts';

/** Returns the names of the remaining schemas after the only parameter is inlined. */
function schemasAfter(schemas: JsonObject): readonly string[] {
  const parameters = [{ name: 'q', in: 'query', schema: { items: { $ref: '#/components/schemas/Used' } } }];
  const document = of({ paths: { '/a': { parameters, get } }, components: { schemas } });
  const { components = {} } = rewrite(document).document;
  return Object.keys(((components as JsonObject)['schemas'] ?? {}) as JsonObject);
}

const ref = (name: string): JsonObject => ({ properties: { of: { $ref: `#/components/schemas/${name}` } } });

eachCase<[JsonObject, readonly string[]]>({
  'what is written out everywhere goes': [{ Used: { type: 'string' } }, []],
  'what it referred to goes as well': [{ Used: ref('Inner'), Inner: { type: 'string' } }, []],
  'what nothing used stays': [{ Used: { type: 'string' }, Own: {} }, ['Own']],
  'what something refers to that nothing used stays with it': [
    { Used: ref('Inner'), Inner: { type: 'string' }, Own: ref('Inner') },
    ['Inner', 'Own'],
  ],
  'and so on': [
    { Used: ref('Inner'), Inner: { type: 'string' }, Middle: ref('Inner'), Own: ref('Middle') },
    ['Inner', 'Middle', 'Own'],
  ],
  'what is recursive stays': [{ Used: ref('Used') }, ['Used']],
})('%s', ([schemas, left]) => {
  expect(schemasAfter(schemas)).toEqual(left);
});
