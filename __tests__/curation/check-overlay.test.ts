import { checkOverlay } from '../../src/curation/overlay/check-overlay.ts';
import type { JsonValue } from '../../src/syntax/index.ts';
import { eachCase } from '../support/each-case.ts';

const info = { title: 'Texts', version: '1' };
const action = { target: '$', update: {} };
const overlay = { overlay: '1.1.0', info, actions: [action] };
const withAction = (own: JsonValue, version = '1.1.0'): JsonValue => ({
  overlay: version,
  info,
  actions: [own],
});

eachCase<JsonValue>({
  'the smallest overlay': overlay,
  'version 1.0 with any patch': { ...overlay, overlay: '1.0.7' },
  'extensions everywhere': {
    ...overlay,
    'x-a': 1,
    info: { ...info, 'x-b': null },
    actions: [{ ...action, 'x-c': [] }],
  },
  'all fields': {
    ...overlay,
    extends: './a.yaml',
    info: { ...info, description: 'd' },
    actions: [{ target: '$', copy: '$.a', description: 'd', remove: false }],
  },
  'an update that is null': withAction({ target: '$.a', update: null }),
  'a removal beside update and copy': withAction({ target: '$.a', update: 1, copy: '$.b', remove: true }),
  'an action that does nothing': withAction({ target: '$' }),
})('%s follows the specification', (root) => {
  expect(checkOverlay(root)).toEqual([]);
});

eachCase<[JsonValue, string, string]>({
  'a list': [[overlay], '', 'not a list'],
  'no version': [{ info, actions: [action] }, '', 'has no `overlay`'],
  'version 1.2': [{ ...overlay, overlay: '1.2.0' }, '/overlay', 'such as `overlay: 1.1.0`'],
  'a version that YAML reads as a number': [
    { ...overlay, overlay: 1 },
    '/overlay',
    'such as `overlay: 1.0.0`',
  ],
  'a version of two numbers': [{ ...overlay, overlay: '1.0' }, '/overlay', 'such as `overlay: 1.0.0`'],
  'a version that is a list': [
    { ...overlay, overlay: ['1.1.0'] },
    '/overlay',
    'must be a version, such as `overlay: 1.1.0`; found a list',
  ],
  'no `info`': [{ overlay: '1.1.0', actions: [action] }, '', 'has no `info`'],
  '`info` without a title': [
    { ...overlay, info: { version: '1' } },
    '/info',
    '`info` has no `title`. Add a string.',
  ],
  'a version of the file that is a number': [
    { ...overlay, info: { ...info, version: 1 } },
    '/info/version',
    'must be a string; found `1`',
  ],
  'a description of `info` in 1.0': [
    { ...overlay, overlay: '1.0.0', info: { ...info, description: 'd' } },
    '/info/description',
    "`info` can't have the field `description`",
  ],
  'no actions': [{ overlay: '1.1.0', info }, '', 'has no `actions`'],
  'an empty list of actions': [{ ...overlay, actions: [] }, '/actions', 'found an empty list'],
  'actions that are an object': [{ ...overlay, actions: {} }, '/actions', 'found an object'],
  'an unknown field': [{ ...overlay, action: [] }, '/action', 'Did you mean `actions`?'],
  'an unknown field of an action': [
    withAction({ target: '$', merge: {} }),
    '/actions/0/merge',
    'Use `target`, `description`, `update`, `remove`, `copy`',
  ],
  'an action that is a string': [{ ...overlay, actions: ['$'] }, '/actions/0', 'found `"$"`'],
  'no target': [withAction({ update: {} }), '/actions/0', 'Action 1 has no `target`'],
  'a target without `$`': [withAction({ target: 'paths' }), '/actions/0/target', 'starts with `$`'],
  'a removal that is a string': [
    withAction({ target: '$.a', remove: 'yes' }),
    '/actions/0/remove',
    '`true` or `false`',
  ],
  '`copy` in 1.0': [
    withAction({ target: '$', copy: '$.a' }, '1.0.0'),
    '/actions/0/copy',
    'Use `overlay: 1.1.0`',
  ],
  '`update` with `copy`': [
    withAction({ target: '$', copy: '$.a', update: {} }),
    '/actions/0/copy',
    'not both',
  ],
  'equal actions': [
    {
      ...overlay,
      actions: [{ target: '$', update: { a: 1, b: 2 } }, action, { update: { b: 2, a: 1 }, target: '$' }],
    },
    '/actions/2',
    'the same as action 1',
  ],
  'a URL in `extends` that is no string': [{ ...overlay, extends: 1 }, '/extends', 'must be a string'],
})('%s is an error with its location', ([root, pointer, message]) => {
  expect(checkOverlay(root)).toMatchObject([
    { severity: 'error', pointer, message: expect.stringContaining(message) as string },
  ]);
});

test('all errors are reported together', () => {
  const findings = checkOverlay({ overlay: 1, info: {}, actions: [{}, 1], other: true });
  expect(findings.map(({ pointer }) => pointer)).toEqual([
    ...['/overlay', '/other', '/info', '/info', '/actions/0', '/actions/1'],
  ]);
});
