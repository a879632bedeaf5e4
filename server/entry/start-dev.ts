import path from 'node:path';
import { watch } from 'chokidar';
import { createServer as createVite } from 'vite';
import { openPreviewAccess } from '#engine/preview-access.ts';
import { createReportSink } from '../log/report-sink.ts';
import type * as ShowcaseModule from '#showcase/server.tsx';
import type * as StorefrontModule from '#storefront/server.ts';
import { canChangeData } from '#storefront/security/same-origin.ts';
import { getBrandOfHost } from '#storefront/site/site.ts';
import { createSettings } from '#settings/create-settings.ts';
import { openContract } from '../contract/open-contract.ts';
import { openDriftStore } from '../contract/open-drift-store.ts';
import { announce } from './announce.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { rejectWeakKeys } from '../environment/keys.ts';
import { listen } from '../http/listen.ts';
import { limitLog } from '../log/limit-log.ts';
import { createLog } from '../log/log.ts';
import { createReloadingHandler } from '../http/reloading-handler.ts';
import { openMock } from '../mock/open-mock.ts';
import { serveMock } from '../mock/serve-mock.ts';
import { createOutboxPage } from '../mail/outbox-page.ts';
import { outboxPath } from '../mail/outbox-document.ts';
import { getOutboxChannels } from '../mail/outbox-channels.ts';
import { openBackend } from '../backend/open-backend.ts';
import { createPreview } from '../preview/preview.ts';
import { prepareGenerated } from '../build/prepare.ts';
import { runStep, terminalOnly } from '../build/run-step.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createPorts } from '../http/create-ports.ts';
import { getRequestGuardOptions, getShopSites } from '../environment/shop-sites.ts';
import { startPartners } from '../partners/start-partners.ts';
import { createWeb } from '../http/web.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Milliseconds that the backend gets to take an edit before pages ask for it. */
const SETTLING = 200;

await runUntilStopped(async (stack, signal) => {
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'development';
  const environment = parseEnvironment(process.env, root);
  const channels = getOutboxChannels(environment, nodeEnv);
  rejectWeakKeys(environment, {
    names: ['PARTNERS_KEY', 'ACCESS_KEY', ...(channels.length > 0 ? (['PREVIEW_KEY'] as const) : [])],
    nodeEnv,
  });
  const sites = getShopSites(environment);
  const { limits } = createSettings(environment.settings).everywhere;
  const log = limitLog(createLog(), limits.logLines);
  await prepareGenerated(root, signal);
  const { mockedCalls } = environment;
  const mock = mockedCalls && (await openMock(environment, mockedCalls, log));
  const backend =
    mock ?? (await runStep('Preparing the database', () => openBackend({ environment, mode: 'development', nodeEnv, log }), terminalOnly));
  stack.push(backend.close);
  signal.addEventListener('abort', () => void backend.stopDrawing());

  const contract = openContract();
  const drifts = openDriftStore({ folder: environment.dataDir, contractCommit: contract.commit, log });
  stack.push(async () => drifts.close());

  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { port: 0 } }, appType: 'custom' });
  stack.push(() => vite.close());
  const ports = createPorts({
    environment,
    sites,
    backend: backend.fetch,
    ...(mock && { mock: mock.service }),
    previewAccess: openPreviewAccess,
    drifts,
    log,
    isDevelopment: true,
    blockFiles: () => [],
  });
  const storefront = createReloadingHandler(
    () => vite.ssrLoadModule('/storefront/server.ts') as Promise<typeof StorefrontModule>,
    async ({ createStorefront }) => (await createStorefront(ports)).handle,
  );
  const scripts = ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/@vite/client', '/showcase/client.tsx'];
  const showcase = createReloadingHandler(
    () => vite.ssrLoadModule('/showcase/server.tsx') as Promise<typeof ShowcaseModule>,
    async ({ createShowcase }) =>
      (
        await createShowcase({
          ...ports,
          brandOfHost: (host) => getBrandOfHost(sites, host).id,
          contract: { drifts, document: contract.document, mayChange: canChangeData, stopping: signal },
          scripts,
        })
      ).fetch,
  );

  const content = watch(environment.contentDir, { ignoreInitial: true });
  let refresh: ReturnType<typeof setTimeout> | undefined;
  content.on('all', () => {
    clearTimeout(refresh);
    refresh = setTimeout(() => vite.ws.send({ type: 'full-reload' }), SETTLING);
  });
  stack.push(async () => {
    clearTimeout(refresh);
    await content.close();
  });

  // Previews are open to all here; mails hold links that open accounts.
  const preview = createPreview({ environment, sites, now: () => new Date(), revocations: backend.previewRevocations });
  const outbox = channels.length > 0 && backend.outbox && createOutboxPage({ outbox: backend.outbox, channels, access: preview.access });
  const partners = await startPartners(environment, log);
  stack.push(partners.close);
  const web = await listen(
    createWeb({
      guard: { ...getRequestGuardOptions(sites, environment, true), isReady: backend.isReady },
      clientFolders: [],
      first: vite.middlewares,
      media: backend.media,
      showcase,
      reports: createReportSink({ log, now: () => new Date() }),
      preview: preview.handleLink,
      ...(backend.webhooks && { webhooks: backend.webhooks }),
      ...(outbox && { outbox }),
      storefront,
      partnersOrigin: environment.partnersOrigin,
      log,
    }),
    environment.port,
    'PORT',
    environment.listenHost,
  );
  stack.push(() => web.close());
  const mockServer = mock && (await serveMock(environment, mock, log));
  if (mockServer) stack.push(mockServer.close);
  announce(
    {
      port: web.port,
      partners: partners.origin,
      showcase: `http://localhost:${web.port}/showcase`,
      ...(outbox && { outbox: preview.getUrl(outboxPath, web.port) }),
      ...(mockServer && { mock: mockServer.address }),
    },
    log,
  );
});
