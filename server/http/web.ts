import path from 'node:path';
import compression from 'compression';
import type { Express, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { reportPath } from '#engine/security/content-policy.ts';
import { previewPath } from '../preview/preview-access.ts';
import type { Log } from '#backend/ports.ts';
import { reportResponse } from '#generated/calls/report-response.ts';
import { fileBodyLimits } from '#backend/router/body-limit.ts';
import { handlePages } from './handle-pages.ts';
import { createStorefrontFetch } from './storefront-fetch.ts';
import { clearDriftsPath } from '#showcase/contracts/drift-params.ts';
import type { Storefront } from '#storefront/server.ts';
import { gatewayPath } from '#storefront/session/gateway-rules.ts';
import { getFileFormLimit } from '#storefront/site/contact-paths.ts';
import { handleErrors, createApp } from '../ingress/create-app.ts';
import type { RequestGuardOptions } from '../ingress/request-guard.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from '../ingress/concurrency-limit.ts';
import { allowOnlyReads } from '../ingress/allow-only-reads.ts';
import { createDocuments } from './documents.ts';
import { createShopDocument } from './shop-document.ts';
import { outboxPath } from '../mail/outbox-document.ts';
import { limitRequests, type RequestRates } from './limit-requests.ts';
import { createExpressHandler, type FetchHandler } from '../ingress/node-fetch.ts';
import { allowCrossOriginUse } from '../ingress/security-headers.ts';

export interface WebOptions {
  readonly guard: RequestGuardOptions;
  /** Folders of built files by URL path. */
  readonly clientFolders: readonly string[];
  readonly media: FetchHandler;
  readonly showcase: FetchHandler;
  /** Receives browser reports of content security policies. */
  readonly reports: FetchHandler;
  /** Handles preview links of editors; absent if previews are public. */
  readonly preview?: FetchHandler;
  /** Receives signed events of other systems, e.g. an order management system. */
  readonly webhooks?: FetchHandler;
  /** Shows unsent mails. */
  readonly outbox?: FetchHandler;
  readonly storefront: Storefront['handle'];
  /** Origin of the galleries, whose contract the reference includes. */
  readonly partnersOrigin?: string;
  /** Rate limits of each client address; unlimited if absent. */
  readonly rates?: RequestRates;
  readonly log: Log;
  /** Aborted when the server stops. */
  readonly stopping?: AbortSignal;
  /** Runs before documents and handlers, e.g. Vite's middleware in development. */
  readonly first?: RequestHandler;
}

/** Path of the contract's operations for other systems. */
const webhookPath = '/fulfillment';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const KILOBYTE = 1024;

/** Reports of the showcase contain whole response bodies. */
const reportedResponses = reportResponse.path.replace('{contract}', '');

/** Longest body in bytes of a request to the shop. Only forms and calls with attachments may be longer than 256 kB. */
export function getBodyLimit(target: string): number {
  const path = target.split('?', 1)[0] ?? '';
  const call = path.startsWith(`${gatewayPath}/`) ? fileBodyLimits.get(path.slice(gatewayPath.length)) : undefined;
  return call ?? getFileFormLimit(path) ?? (path.startsWith('/fapi/') && !path.startsWith(reportedResponses) ? 64 : 256) * KILOBYTE;
}

/** Longest report in bytes of a content security policy. */
const REPORT_LIMIT = 16 * KILOBYTE;

const queueLimits = { maxQueued: 600, queueTimeout: 12_000, shutdownTimeout: 2500 };
/** Pages are rendered a few at a time. All at once, each would take longer than the time-outs of its calls. */
const PAGE_LIMITS = { ...queueLimits, maxRunning: 8, maxPerClient: 8, quietRounds: 4 };
/**
 * Forms have a queue of their own, so that a flood of them cannot slow down reading: two run at once. A form that waits for a partner or
 * for password hashing frees its slot after 250 ms.
 */
const FORM_LIMITS = { ...queueLimits, maxRunning: 2, maxPerClient: 2, maxHold: 250, quietRounds: 4 };
/**
 * Limits the calls and pictures of one client, so that the database and the event loop soon serve the next. One that waits for a partner or
 * for drawing frees its slot after `maxHold` milliseconds.
 */
const CALL_LIMITS = { ...queueLimits, maxRunning: 24, maxPerClient: 4, maxHold: 250, quietRounds: 1 };
const PICTURE_LIMITS = { ...queueLimits, maxRunning: 24, maxPerClient: 6, maxHold: 50, quietRounds: 1 };
/** First path segments that are not pages of the storefront. */
const elsewhere = new Set([
  'api',
  'fapi',
  'media',
  'assets',
  'showcase',
  'openapi.json',
  'reference',
  ...[outboxPath, reportPath, previewPath, webhookPath].map(getFirstSegment),
]);
const isPage = (target: string): boolean => !elsewhere.has(getFirstSegment(target));

/** Routes of the shop's origin in order: request guard, built files, documents, then the handler of the path. */
export function createWeb({
  guard,
  clientFolders,
  media,
  showcase,
  reports,
  preview,
  webhooks,
  outbox,
  storefront,
  partnersOrigin,
  rates,
  log,
  stopping,
  first,
}: WebOptions): Express {
  const { createErrorResponse } = guard;
  const limits = { bodyLimit: getBodyLimit, createErrorResponse };
  const pageLimit = createConcurrencyLimit(PAGE_LIMITS, stopping);
  const formLimit = createConcurrencyLimit(FORM_LIMITS, stopping);
  const callLimit = createConcurrencyLimit(CALL_LIMITS, stopping);
  const pictureLimit = createConcurrencyLimit(PICTURE_LIMITS, stopping);
  const app = createApp(guard);
  app.use(['/media', '/openapi.json'], allowCrossOriginUse);
  app.use('/assets', allowOnlyReads(createErrorResponse));
  for (const folder of clientFolders) {
    // Names of built files contain a content hash; their compressed forms are stored beside them (compress-files.ts).
    app.use(
      '/assets',
      expressStaticGzip(path.join(folder, 'assets'), {
        enableBrotli: true,
        orderPreference: ['br', 'gz'],
        index: false,
        serveStatic: {
          immutable: true,
          maxAge: YEAR,
        },
      }),
    );
  }
  if (first) app.use(first);
  if (clientFolders.length > 0)
    app.use('/assets', (_, response) => {
      response.status(404).type('text').send('Not found');
    });
  if (rates) app.use(limitRequests(rates, createErrorResponse, '/media/'));
  const compress = compression();
  // Cached pages are compressed already.
  app.use(handlePages(storefront, { concurrencyLimit: pageLimit, isPage, createErrorResponse, compress }));
  app.use(compress);
  app.use(createDocuments(createShopDocument, createErrorResponse, partnersOrigin));
  app.use('/media', createExpressHandler(media, { ...limits, getConcurrencyLimit: () => pictureLimit }));
  app.post(clearDriftsPath, createExpressHandler(showcase, limits));
  app.use('/showcase', allowOnlyReads(createErrorResponse), createExpressHandler(showcase, limits));
  if (webhooks) app.use(webhookPath, createExpressHandler(webhooks, { ...limits, getConcurrencyLimit: () => callLimit }));
  if (outbox) app.use(outboxPath, allowOnlyReads(createErrorResponse), createExpressHandler(outbox, limits));
  app.use(reportPath, createExpressHandler(reports, { ...limits, bodyLimit: () => REPORT_LIMIT }));
  if (preview) app.use(previewPath, createExpressHandler(preview, limits));
  const getConcurrencyLimit = (target: string, method: string): ConcurrencyLimit => {
    if (!isPage(target)) return callLimit;
    return method === 'POST' ? formLimit : pageLimit;
  };
  app.use(createExpressHandler(createStorefrontFetch(storefront), { ...limits, getConcurrencyLimit }));
  app.use(handleErrors(createErrorResponse, log));
  return app;
}

function getFirstSegment(target: string): string {
  return /^\/([^/?]*)/.exec(target)?.[1] ?? '';
}
