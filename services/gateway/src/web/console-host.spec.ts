import { fastify, type FastifyInstance } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';
import { keepConsoleToItsHost } from './console-host.js';

const routes = ['/wps/v2/ops/operators', '/wps/v2/deposits', '/console', '/console/*', '/*'];

describe('the routes of the console’s host', () => {
  let server: FastifyInstance;

  beforeEach(() => {
    server = fastify();
    keepConsoleToItsHost(server, Object.assign(new GatewayConfig(), { consoleHost: 'console.example' }));
    for (const route of routes) server.get(route, () => ({ route }));
  });
  afterEach(() => server?.close());

  const statusOf = async (host: string, url: string) =>
    (await server.inject({ url, headers: { host } })).statusCode;

  it.each([
    '/wps/v2/ops/operators',
    '/wps/v2/%6fps/operators',
    '/%77ps/v2/%6F%70%73/operators?x=1',
    '/console',
    '/%63onsole',
    '/c%6Fnsole/operators',
  ])('are found there and nowhere else: %s', async (url) => {
    expect(await statusOf('www.example', url)).toBe(404);
    expect(await statusOf('www.example:443', url)).toBe(404);
    expect(await statusOf('console.example', url)).toBe(200);
    expect(await statusOf('CONSOLE.example:443', url)).toBe(200);
  });

  it.each(['/wps/v2/deposits', '/games', '/consoles', '/wps/v2/opsx'])('are no others: %s', async (url) => {
    expect(await statusOf('www.example', url)).toBe(200);
  });
});
