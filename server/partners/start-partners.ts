import path from 'node:path';
import { openPrivateFolder } from '#backend/database/private-folder.ts';
import type { Log } from '#backend/ports.ts';
import { createTrustedProxies } from '../ingress/trusted-proxies.ts';
import type { Environment } from '../environment/environment.ts';
import { listen } from '../http/listen.ts';
import { createPartners } from './partners.ts';

/** Milliseconds for open responses at a stop. By then their clients have stopped too. */
const START_TIMEOUT_MS = 200;

/** Starts the partners' sandboxes on their port, unless the partners run elsewhere. */
export async function startPartners(environment: Environment, log: Log) {
  const { hasRemotePartners, keys, partnersPort, listenHost, partnersOrigin, dataDir, trustedProxies } = environment;
  if (hasRemotePartners) return { origin: partnersOrigin, close: async () => undefined };
  openPrivateFolder(dataDir);
  const { port, close } = await listen(
    createPartners({
      key: keys.PARTNERS_KEY,
      paymentsFolder: path.join(dataDir, 'partners'),
      trustsProxy: createTrustedProxies(trustedProxies),
      log,
    }),
    partnersPort,
    'PARTNERS_PORT',
    listenHost,
  );
  return { origin: `http://localhost:${port}`, close: () => close(START_TIMEOUT_MS) };
}
