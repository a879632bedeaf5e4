import type { Backend, Freshness } from '#backend/backend.ts';
import { createBackendSide, type BackendSideOptions } from './create-backend-side.ts';
import { EnvironmentError, type Environment } from '../environment/environment.ts';
import { forwardMedia } from '../pictures/forward-media.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';

/** The backend of this process and what the servers need of it. */
export interface OpenBackend {
  /** Handles the calls whose service has no origin of its own. */
  readonly fetch: FetchHandler;
  readonly media: FetchHandler;
  /** Handles a call without a `Request` object, if the backend supports it. */
  readonly callDirectly?: Backend['callDirectly'];
  /** Receives signed events of other systems; absent if commerce runs elsewhere. */
  readonly webhooks?: FetchHandler;
  /** The outbox of this process's shop; absent if its customers are stored elsewhere. */
  readonly outbox?: Backend['outbox'];
  /** Changes of the data that this process serves. */
  readonly freshness?: Freshness;
  /** True if this process can serve requests; absent without a database. */
  readonly isReady?: () => Promise<boolean>;
  /** Absent if this process has no database. */
  readonly previewRevocations?: Backend['previewRevocations'];
  /** Rejects the pictures that are queued for drawing. */
  stopDrawing(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the backend of this process. If every service is remote there is no backend and no database, and media come from the content
 * origin.
 */
export async function openBackend(options: BackendSideOptions): Promise<OpenBackend> {
  const { environment } = options;
  const { contentOrigin, personalizationOrigin, commerceOrigin } = environment;
  if (contentOrigin === undefined || personalizationOrigin === undefined || commerceOrigin === undefined) {
    assertOwnKey(environment);
    const { backend, isReady, close } = await createBackendSide(options);
    return {
      fetch: backend.fetch,
      media: backend.fetch,
      callDirectly: backend.callDirectly,
      freshness: backend.freshness,
      previewRevocations: backend.previewRevocations,
      ...(commerceOrigin === undefined ? { outbox: backend.outbox, webhooks: backend.fetch } : {}),
      isReady,
      stopDrawing: backend.stopDrawing,
      close,
    };
  }
  return {
    fetch: ({ url }) => Promise.reject(new Error(`[cairn] [start] every service is elsewhere, but ${url} was asked of this process`)),
    media: forwardMedia(contentOrigin),
    stopDrawing: async () => undefined,
    close: async () => undefined,
  };
}

/** The servers of this process call the backend of this process, so their key must be one that it accepts. */
function assertOwnKey({ keys, accessKeys }: Environment): void {
  if (accessKeys.length === 0 || accessKeys.includes(keys.ACCESS_KEY)) return;
  throw new EnvironmentError([
    { setting: 'ACCESS_KEY', message: 'must be one of ACCESS_KEYS, because the shop and its backend run in one process' },
  ]);
}
