import path from 'node:path';
import { createSettings } from '#settings/create-settings.ts';
import { announceLines } from './announce.ts';
import { createBackendSide } from '../backend/create-backend-side.ts';
import { createBackendWeb } from '../backend/backend-web.ts';
import { createTrustedProxies } from '../ingress/trusted-proxies.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { rejectOpenBackend, rejectWeakKeys } from '../environment/keys.ts';
import { listen } from '../http/listen.ts';
import { limitLog } from '../log/limit-log.ts';
import { createLog } from '../log/log.ts';
import { prepareGenerated } from '../build/prepare.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { startPartners } from '../partners/start-partners.ts';

const root = path.resolve(import.meta.dirname, '../..');

await runUntilStopped(async (stack, signal) => {
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const environment = parseEnvironment(process.env, root);
  rejectWeakKeys(environment, { names: ['PARTNERS_KEY'], nodeEnv });
  rejectOpenBackend(environment);
  const { limits } = createSettings(environment.settings).everywhere;
  const log = limitLog(createLog(), limits.logLines);
  await prepareGenerated(root, signal);
  const { backend, isReady, close } = await createBackendSide({ environment, mode: 'production', nodeEnv, log });
  stack.push(close);
  signal.addEventListener('abort', () => void backend.stopDrawing());
  const partners = await startPartners(environment, log);
  stack.push(partners.close);
  const { backendPrefix: prefix, backendPort, listenHost } = environment;
  const trustsProxy = createTrustedProxies(environment.trustedProxies);
  const web = await listen(
    createBackendWeb({
      backend: backend.fetch,
      isReady,
      prefix,
      partnersOrigin: environment.partnersOrigin,
      rates: limits,
      trustsProxy,
      log,
    }),
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
