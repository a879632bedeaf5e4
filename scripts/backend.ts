import path from 'node:path';
import { createSettings } from '#settings/create-settings.ts';
import { announceLines } from './server/announce.ts';
import { createBackendSide } from './server/create-backend-side.ts';
import { createBackendWeb } from './server/backend-web.ts';
import { createTrustedProxies } from './server/door/trusted-proxies.ts';
import { parseEnvironment } from './server/environment.ts';
import { refuseOpenBackend, refuseWeakKeys } from './server/keys.ts';
import { listen } from './server/listen.ts';
import { boundLog } from './server/bounded-log.ts';
import { createLog } from './server/log.ts';
import { prepareGenerated } from './server/prepare.ts';
import { runUntilStopped } from './server/run-until-stopped.ts';
import { startPartners } from './server/start-partners.ts';

const root = path.resolve(import.meta.dirname, '..');

await runUntilStopped(async (stack, signal) => {
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const environment = parseEnvironment(process.env, root);
  refuseWeakKeys(environment, { names: ['PARTNERS_KEY'], nodeEnv });
  refuseOpenBackend(environment);
  const { limits } = createSettings(environment.settings).everywhere;
  const log = boundLog(createLog(), limits.logLines);
  await prepareGenerated(root, signal);
  const { backend, close } = await createBackendSide(environment, 'production', log);
  stack.push(close);
  signal.addEventListener('abort', () => void backend.stopDrawing());
  const partners = await startPartners(environment, log);
  stack.push(partners.close);
  const { backendPrefix: prefix, backendPort, listenHost } = environment;
  const trustsProxy = createTrustedProxies(environment.trustedProxies);
  const web = await listen(
    createBackendWeb({ backend: backend.fetch, prefix, rates: limits, trustsProxy, log }),
    backendPort,
    'BACKEND_PORT',
    listenHost,
  );
  stack.push(() => web.close());
  const address = `http://localhost:${web.port}${prefix}`;
  announceLines(
    [
      ['Backend', address],
      ['Contract', `${address}/openapi.json`],
      ['Partners', `${partners.origin}/`],
    ],
    log,
  );
});
