import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureEnvelope, PlatformErrors } from '#libs/platform';
import type { GatewayConfig } from '../gateway.config.js';

const startsWith = (route: string | undefined, path: string): boolean =>
  route === path || (route?.startsWith(`${path}/`) ?? false);

export const isOfConsole = (route: string | undefined): boolean => startsWith(route, '/console');

export const isConsoleHost = ({ consoleHost }: Readonly<GatewayConfig>, request: FastifyRequest): boolean =>
  consoleHost !== undefined && request.hostname.toLowerCase() === consoleHost.toLowerCase();

/**
 * With a host of its own, the console and the operators' calls are found on that host only. The matched route decides: the
 * address as it was sent may be encoded, and the router decodes it.
 */
export function keepConsoleToItsHost(server: FastifyInstance, config: Readonly<GatewayConfig>): void {
  if (config.consoleHost === undefined) return;
  server.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    const isOfOperators = isOfConsole(url) || startsWith(url, '/wps/v2/ops');
    if (!isOfOperators || isConsoleHost(config, request)) return done();
    void reply.status(404).send(failureEnvelope(PlatformErrors.NOT_FOUND(), request));
  });
}
