import type { Log } from '#backend/ports.ts';
import { createBackendWeb } from '../backend/backend-web.ts';
import { createTrustedProxies } from '../ingress/trusted-proxies.ts';
import type { Environment } from '../environment/environment.ts';
import { listen } from '../http/listen.ts';
import type { OpenMock } from './open-mock.ts';

/** Serves the mock in the same way as the backend on its own, with the contract's documents. */
export async function serveMock(environment: Environment, { fetch }: Pick<OpenMock, 'fetch'>, log: Log) {
  const { backendPrefix: prefix, backendPort, listenHost, trustedProxies } = environment;
  const web = createBackendWeb({ backend: fetch, prefix, trustsProxy: createTrustedProxies(trustedProxies), log });
  const { port, close } = await listen(web, backendPort, 'BACKEND_PORT', listenHost);
  return { address: `http://localhost:${port}${prefix}`, close: () => close() };
}
