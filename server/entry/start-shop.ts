import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ShowcaseModule from '#showcase/server.tsx';
import type * as StorefrontModule from '#storefront/server.ts';
import { canChangeData } from '#storefront/security/same-origin.ts';
import { getBrandOfHost } from '#storefront/site/site.ts';
import { createReportSink } from '../log/report-sink.ts';
import { createSettings } from '#settings/create-settings.ts';
import { createActivity } from '../http/activity.ts';
import { openContract } from '../contract/open-contract.ts';
import { openDriftStore } from '../contract/open-drift-store.ts';
import { announce } from './announce.ts';
import { readBlockFiles, readEntryFiles } from '../build/built-files.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { limitLog } from '../log/limit-log.ts';
import { rejectWeakKeys } from '../environment/keys.ts';
import { refreshEssentialContent } from '../content-origin/refresh-essential-content.ts';
import { openContentFallback } from '../content-origin/open-content-fallback.ts';
import { createLog } from '../log/log.ts';
import { listen } from '../http/listen.ts';
import { createOutboxPage } from '../mail/outbox-page.ts';
import { outboxPath } from '../mail/outbox-document.ts';
import { getOutboxChannels } from '../mail/outbox-channels.ts';
import { openBackend } from '../backend/open-backend.ts';
import { prepareBuild, prepareGenerated } from '../build/prepare.ts';
import { runStep, terminalOnly } from '../build/run-step.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createPreview } from '../preview/preview.ts';
import { createPorts } from '../http/create-ports.ts';
import { getRequestGuardOptions, getShopSites } from '../environment/shop-sites.ts';
import { createStorefrontFetch } from '../http/storefront-fetch.ts';
import { startPartners } from '../partners/start-partners.ts';
import { warmPictures } from '../pictures/warm-pictures.ts';
import { createWeb } from '../http/web.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Milliseconds after the last response until pictures are drawn ahead of requests. */
const idleBeforePictures = 2000;

await runUntilStopped(async (stack, signal) => {
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const environment = parseEnvironment(process.env, root);
  const sites = getShopSites(environment);
  rejectWeakKeys(environment, { names: ['PARTNERS_KEY', 'ACCESS_KEY', 'PREVIEW_KEY'], nodeEnv, sites });
  const channels = getOutboxChannels(environment, nodeEnv);
  const settings = createSettings(environment.settings).everywhere;
  const { limits } = settings;
  const log = limitLog(createLog(), limits.logLines);
  await prepareGenerated(root, signal);
  await prepareBuild(root, signal);

  const activity = createActivity();
  const backend = await runStep(
    'Preparing the database',
    () => openBackend({ environment, mode: 'production', nodeEnv, log, activity }),
    terminalOnly,
  );
  stack.push(backend.close);
  signal.addEventListener('abort', () => void backend.stopDrawing());
  const content = await openContentFallback(environment, settings, log);
  if (content) stack.push(content.close);

  const contract = openContract();
  const drifts = openDriftStore({ folder: environment.dataDir, contractCommit: contract.commit, log });
  stack.push(async () => drifts.close());

  const now = (): Date => new Date();
  const preview = createPreview({ environment, sites, now, revocations: backend.previewRevocations });
  const build = path.join(root, 'build');
  const client = path.join(build, 'storefront', 'client');
  const ports = createPorts({
    environment,
    sites,
    backend: backend.fetch,
    callDirectly: backend.callDirectly,
    ...(content && { contentFallback: content.fallback }),
    previewAccess: preview.access,
    drifts,
    log,
    isDevelopment: false,
    freshness: backend.freshness,
    blockFiles: readBlockFiles(path.join(client, '.vite', 'manifest.json')),
  });
  const { createStorefront } = (await importBuilt(path.join(build, 'storefront', 'server', 'index.js'))) as typeof StorefrontModule;
  const { createShowcase } = (await importBuilt(path.join(build, 'showcase', 'server', 'server.js'))) as typeof ShowcaseModule;
  const showcase = await createShowcase({
    ...ports,
    brandOfHost: (host) => getBrandOfHost(sites, host).id,
    contract: { drifts, document: contract.document, mayChange: canChangeData, stopping: signal },
    scripts: readEntryFiles(path.join(build, 'showcase', 'client', '.vite', 'manifest.json')),
  });
  const storefront = await createStorefront(ports);
  if (content) void refreshEssentialContent({ load: storefront.loadEssentialContent, ...settings.contentOrigin, signal });

  const outbox = channels.length > 0 && backend.outbox && createOutboxPage({ outbox: backend.outbox, channels, access: preview.access });
  const partners = await startPartners(environment, log);
  stack.push(partners.close);
  const web = await listen(
    createWeb({
      guard: { ...getRequestGuardOptions(sites, environment, false), isReady: backend.isReady },
      clientFolders: [client, path.join(build, 'showcase', 'client')],
      media: backend.media,
      showcase: showcase.fetch,
      reports: createReportSink({ log, now }),
      preview: preview.handleLink,
      ...(backend.webhooks && { webhooks: backend.webhooks }),
      ...(outbox && { outbox }),
      storefront: storefront.handle,
      partnersOrigin: environment.partnersOrigin,
      rates: limits,
      log,
      stopping: signal,
      first: activity.trackRequest,
    }),
    environment.port,
    'PORT',
    environment.listenHost,
  );
  stack.push(() => web.close());
  announce(
    {
      port: web.port,
      partners: partners.origin,
      showcase: preview.getUrl('/showcase', web.port),
      ...(outbox && { outbox: preview.getUrl(outboxPath, web.port) }),
    },
    log,
  );

  const pages = sites.brands.map(({ id, defaultLocale }) => `http://${id}.localhost:${web.port}/${defaultLocale}`);
  if (!environment.drawsPicturesAhead) return;
  const waitUntilIdle = (): Promise<void> => activity.waitUntilIdle(idleBeforePictures, signal);
  void warmPictures({ pages, shop: createStorefrontFetch(storefront.handle), media: backend.media, log, waitUntilIdle, signal });
});

function importBuilt(file: string): Promise<unknown> {
  return import(pathToFileURL(file).href);
}
