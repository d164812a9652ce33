import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPushStage, newOperations } from '../support/push-stage.ts';
import { scriptedCopilot, startScriptedService } from '../support/scripted-service.ts';

const stage = await createPushStage();

afterAll(() => stage.close());

describe('a base-url with', () => {
  test('a path prefix, with slashes at its end', async () => {
    const service = await startScriptedService('/gateway/v1');
    const { main } = await stage.run({ inputs: { 'base-url': `${service.origin}//` } });
    expect(main.outputs['outcome']).toBe('synced');
    expect([service.held, service.calls]).toEqual([newOperations, ['list', 'delete', 'list', 'import']]);
    await service.close();
  });

  test('IPv6', async () => {
    const server = createServer((request, response) => {
      const isList = request.method === 'GET';
      request.resume().on('end', () => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(isList ? JSON.stringify([scriptedCopilot]) : '{}');
      });
    });
    server.listen(0, '::1');
    const isThere = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ]);
    if (!isThere) return;
    const { port } = server.address() as AddressInfo;
    const { main } = await stage.run({ inputs: { 'base-url': `http://[::1]:${port}` } });
    expect(main.outputs['outcome']).toBe('synced');
    server.closeAllConnections();
    server.close();
  });
});
