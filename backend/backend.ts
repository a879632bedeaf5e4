import type { DirectAnswer, DirectCall } from '#generated/openapi/call.ts';
import { createAuthenticate } from './authentication/authenticate.ts';
import type { BackendOptions } from './backend-options.ts';
import { createCatalogWatch, type CatalogWatch } from './changes/catalog-watch.ts';
import { createPreviewRevocations, type PreviewRevocations } from './authentication/tokens/preview-revocations.ts';
import type { ContentProblem } from './content/faults/content-problem.ts';
import { createFeatures } from './create-features.ts';
import { createPorts } from './create-ports.ts';
import { createMediaRoute } from './images/media-route.ts';
import { createAdmitCall } from './limits/admit-call.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';
import { createAccessKeyCheck } from './router/access-key.ts';
import { createDirectCaller } from './router/create-direct-caller.ts';
import { createRouter } from './router/create-router.ts';
import type { PipelineOptions } from './router/pipeline.ts';

/** Detects whether cached responses are stale. */
export interface Freshness extends CatalogWatch {
  /** Changes whenever published content may have changed. */
  contentVersion(): string;
}

export interface Backend {
  /** Handles every operation of the contract and /media/…; never throws. */
  fetch(request: Request): Promise<Response>;
  /** Handles an operation for a caller in this process. */
  readonly callDirectly?: (call: DirectCall) => Promise<DirectAnswer>;
  /** Detects whether cached responses are stale. */
  readonly freshness: Freshness;
  /** The mails and text messages of the shop. */
  readonly outbox: Outbox;
  /** When the links and cookies of editors were revoked. */
  readonly previewRevocations: PreviewRevocations;
  /** Current problems in the content folder. */
  getProblems(): readonly ContentProblem[];
  /** Resolves when no image is being prepared. */
  waitForImages(): Promise<void>;
  /** Resolves when the events of all responses so far are in the database. */
  waitForEvents(): Promise<void>;
  /** Rejects queued and new image requests, so that no response waits for them while the host shuts down. */
  stopDrawing(): Promise<void>;
  /** Stops watching and image work, and records the last events. The caller closes the database. */
  close(): Promise<void>;
}

/** Creates the reference implementation of the contract. Resolves once the content is read. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { contentDir, mode } = options;
  const ports = await createPorts(options);
  const { db, clock, ids, jobs, log, images, events, store, problems } = ports;
  const features = createFeatures(ports, options.features);
  const pipeline: PipelineOptions = {
    checkAccessKey: createAccessKeyCheck(options.accessKeys ?? []),
    authenticate: createAuthenticate(ports.accessTokens, ports.liveSessions),
    admit: createAdmitCall(ports.limiter),
    recordStaffAction: ports.recordStaffAction,
    ids,
    log,
    mode,
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  const respond = createRouter(features.handlers, pipeline, [createMediaRoute(contentDir, images, ids)]);

  await jobs.startWorkers(features.jobs);
  await features.start();

  return {
    fetch: respond,
    // Outside production every request is recorded, and request and response are validated by the contract.
    ...(mode === 'production' ? { callDirectly: createDirectCaller(features.handlers, pipeline) } : {}),
    freshness: { ...createCatalogWatch({ db, clock }), contentVersion: () => store.getVersionAt(clock.now()) },
    outbox: createOutbox(db, ports.renderMail),
    previewRevocations: createPreviewRevocations(db),
    getProblems: () => problems.list(),
    waitForImages: () => images.waitUntilIdle(),
    waitForEvents: () => events.flush(),
    stopDrawing: () => images.close(),
    close: async () => {
      await Promise.all([ports.stopWatching(), images.close(), events.close(), ports.liveSessions.close(), ports.cleanPictures.close()]);
    },
  };
}
