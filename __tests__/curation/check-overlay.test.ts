import { checkOverlay } from '../../src/curation/overlay/check-overlay.ts';
import type { JsonObject, JsonValue } from '../../src/syntax/index.ts';
import { eachCase } from '../support/each-case.ts';

const info = { title: 'Texts', version: '1' };
const action = { target: '$', update: {} };
const overlay = { overlay: '1.1.0', info, actions: [action] };
const of = (parts: JsonObject): JsonObject => ({ ...overlay, ...parts });
const withAction = (own: JsonValue): JsonObject => of({ actions: [own] });
const copied = { target: '$', copy: '$.a' };

eachCase<JsonValue>({
  'the smallest overlay': overlay,
  'version 1.0 with any patch': of({ overlay: '1.0.7' }),
  'extensions everywhere': of({
    'x-a': 1,
    info: { ...info, 'x-b': null },
    actions: [{ ...action, 'x-c': [] }],
  }),
  'all fields of the file': of({ extends: './a.yaml', info: { ...info, description: 'd' } }),
  'all fields of an action': withAction({ ...copied, description: 'd', remove: false }),
  'an update that is null': withAction({ target: '$.a', update: null }),
  'a removal beside update and copy': withAction({ ...copied, update: 1, remove: true }),
  'an action that does nothing': withAction({ target: '$' }),
})('%s follows the specification', (root) => {
  expect(checkOverlay(root)).toEqual([]);
});

eachCase<[JsonValue, string, string]>({
  'a list': [[overlay], '', 'not a list'],
  'no version': [{ info, actions: [action] }, '', 'has no `overlay`'],
  'version 1.2': [of({ overlay: '1.2.0' }), '/overlay', 'such as `overlay: 1.1.0`'],
  'a version that YAML reads as a number': [of({ overlay: 1 }), '/overlay', 'such as `overlay: 1.0.0`'],
  'a version of two numbers': [of({ overlay: '1.0' }), '/overlay', 'such as `overlay: 1.0.0`'],
  'a version in a list': [of({ overlay: ['1.1.0'] }), '/overlay', 'such as `overlay: 1.1.0`; found a list'],
  'no `info`': [{ overlay: '1.1.0', actions: [action] }, '', 'has no `info`'],
  'no title': [of({ info: { version: '1' } }), '/info', '`info` has no `title`. Add a string.'],
  'a numeric version': [
    of({ info: { ...info, version: 1 } }),
    '/info/version',
    'must be a string; found `1`',
  ],
  'a description of `info` in 1.0': [
    of({ overlay: '1.0.0', info: { ...info, description: 'd' } }),
    '/info/description',
    "`info` can't have the field `description`",
  ],
  'no actions': [{ overlay: '1.1.0', info }, '', 'has no `actions`'],
  'an empty list of actions': [of({ actions: [] }), '/actions', 'found an empty list'],
  'actions that are an object': [of({ actions: {} }), '/actions', 'found an object'],
  'an unknown field': [of({ action: [] }), '/action', 'Did you mean `actions`?'],
  'an unknown field of an action': [
    withAction({ target: '$', merge: {} }),
    '/actions/0/merge',
    'Use `target`, `description`, `update`, `remove`, `copy`',
  ],
  'an action that is a string': [withAction('$'), '/actions/0', 'found `"$"`'],
  'no target': [withAction({ update: {} }), '/actions/0', 'Action 1 has no `target`'],
  'a target without `$`': [withAction({ target: 'paths' }), '/actions/0/target', 'starts with `$`'],
  'a removal in text': [withAction({ target: '$.a', remove: 'y' }), '/actions/0/remove', '`true` or `false`'],
  '`copy` in 1.0': [of({ overlay: '1.0.0', actions: [copied] }), '/actions/0/copy', 'Use `overlay: 1.1.0`'],
  '`update` with `copy`': [withAction({ ...copied, update: {} }), '/actions/0/copy', 'not both'],
  'equal actions': [
    of({
      actions: [{ target: '$', update: { a: 1, b: 2 } }, action, { update: { b: 2, a: 1 }, target: '$' }],
    }),
    '/actions/2',
    'the same as action 1',
  ],
  'a URL in `extends` that is no string': [of({ extends: 1 }), '/extends', 'must be a string'],
})('%s is an error with its location', ([root, pointer, text]) => {
  const message = expect.stringContaining(text) as string;
  expect(checkOverlay(root)).toMatchObject([{ severity: 'error', pointer, message }]);
});

test('all errors are reported together', () => {
  const findings = checkOverlay({ overlay: 1, info: {}, actions: [{}, 1], other: true });
  const pointers = ['/overlay', '/other', '/info', '/info', '/actions/0', '/actions/1'];
  expect(findings.map(({ pointer }) => pointer)).toEqual(pointers);
});
