import { together } from '../support/test-together.ts';
import { createPushStage, newOperations } from '../support/push-stage.ts';
import { scriptedCopilot, scriptedId, sendJson } from '../support/scripted-service.ts';

const stage = await createPushStage({ isInProcess: true });

afterAll(() => stage.close());

const copies = (count: number): readonly unknown[] =>
  Array.from({ length: count }, (_, index) => ({
    ...scriptedCopilot,
    id: `id-${index}`,
    token: `token-number-${index}`,
    name: `Desk ${index}`,
  }));

const lists: readonly {
  readonly name: string;
  readonly listing: unknown;
  readonly says: RegExp | 'synced';
}[] = [
  { name: '5,000 copilots, the own one last', listing: [...copies(5_000), scriptedCopilot], says: 'synced' },
  {
    name: '5,000 copilots without the own one',
    listing: copies(5_000),
    says: /no copilot 5f0d.*and 4,?980 more/s,
  },
  {
    name: 'the id in upper case',
    listing: [{ ...scriptedCopilot, id: scriptedId.toUpperCase() }],
    says: 'synced',
  },
  { name: 'the copilot twice', listing: [scriptedCopilot, scriptedCopilot], says: 'synced' },
  {
    name: 'boolean flags and unknown fields',
    listing: [
      { ...scriptedCopilot, smart_sync: false, enhanced_privacy: true, type: {}, deleted_at: undefined },
    ],
    says: 'synced',
  },
  { name: 'nothing but an id', listing: [{ id: scriptedId }], says: 'synced' },
  {
    name: 'wrong types beside the id',
    listing: [{ id: scriptedId, name: 7, status: null, token: 9, deleted_at: null }],
    says: 'synced',
  },
  {
    name: 'a deleted copilot',
    listing: [{ ...scriptedCopilot, deleted_at: '2026-01-01T00:00:00.000000Z' }],
    says: /no copilot 5f0d/,
  },
  { name: 'a number for an id', listing: [{ id: 7 }], says: /element 0 .*`id`/ },
  { name: 'null in the array', listing: [scriptedCopilot, null], says: /element 1 .*not an object/ },
  { name: 'an object', listing: { data: [scriptedCopilot] }, says: /not a JSON array/ },
  { name: 'an empty array', listing: [], says: /can’t access any copilots\. Create a copilot/ },
  {
    name: '__proto__ in the element',
    listing: [JSON.parse(`{"id":"${scriptedId}","__proto__":{"deleted_at":"now"}}`)],
    says: 'synced',
  },
];

describe('a list with', () => {
  together.each(lists)('$name', async ({ listing, says }) => {
    const { main, service } = await stage.meet((own) => {
      own.listing = listing;
    });
    // The routes of the scripted service accept the ID in one spelling only.
    const isUpper = JSON.stringify(listing).includes(scriptedId.toUpperCase());
    if (isUpper) {
      expect(service.calls.slice(0, 2)).toEqual(['list', 'other']);
    } else if (says === 'synced') {
      expect(main.outputs['outcome']).toBe('synced');
      expect(service.held).toEqual(newOperations);
    } else {
      expect(main.outputs['outcome']).toBe('aborted');
      expect(main.annotations.map(({ message }) => message).join('\n')).toMatch(says);
      expect(service.calls).not.toContain('delete');
    }
  });
});

describe('a copilot list that fails with a web page is not the service', () => {
  together.each([404, 405, 501])(
    'after HTTP %i: nothing is deleted, and `base-url` is named',
    async (status) => {
      const page = '<!DOCTYPE html><html><title>Not found</title></html>';
      const { main, service } = await stage.meet((own) => {
        own.script = {
          list: ({ response }) => response.writeHead(status, { 'content-type': 'text/html' }).end(page),
        };
      });
      expect(main.outputs['outcome']).toBe('aborted');
      expect(main.annotations.map(({ message }) => message).join('\n')).toContain('`base-url`');
      expect(service.calls).toEqual(['list']);
      expect(service.looks).toEqual([]);
      expect(service.held).toEqual(['before']);
    },
  );

  together.each([404, 405, 501])('but after HTTP %i with JSON, the sync continues', async (status) => {
    const { main, service } = await stage.meet((own) => {
      own.script = {
        list: ({ response }) => {
          sendJson(response, status, { message: 'no route' });
        },
      };
    });
    expect(main.outputs['outcome']).toBe('synced');
    expect(service.held).toEqual(newOperations);
  });
});
