import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../support/fake-service/http-server.ts';
import { callsOf, createPushStage, namesOf, newOperations, stageCopilot } from '../support/push-stage.ts';

const stage = await createPushStage();

afterAll(() => stage.close());

describe('a base-url with', () => {
  test('a path prefix, with slashes at its end', async () => {
    const { service } = stage.world;
    const prefix = '/gateway/v1';
    const gateway = await listen((request, response) => {
      const { headers, method, url = '' } = request;
      const path = url.startsWith(prefix) ? url.slice(prefix.length) : '/no-prefix';
      const onward = send(service.baseUrl + path, { headers, method }, (answer) => {
        answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
      });
      request.pipe(onward);
    });
    const { main } = await stage.run({ inputs: { 'base-url': `${gateway.origin}${prefix}//` } });
    expect(main.outputs['outcome']).toBe('synced');
    expect([namesOf(service), callsOf(service)]).toEqual([
      newOperations,
      ['list', 'delete', 'list', 'import'],
    ]);
    await gateway.close();
  });

  test('IPv6', async () => {
    const server = createServer((request, response) => {
      const isList = request.method === 'GET';
      request.resume().on('end', () => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(isList ? JSON.stringify([stageCopilot]) : '{}');
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
