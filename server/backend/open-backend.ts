import type { Backend, Freshness } from '#backend/backend.ts';
import type { BackendMode, Log } from '#backend/ports.ts';
import type { Activity } from '../http/activity.ts';
import { createBackendSide } from './create-backend-side.ts';
import { EnvironmentError, type Environment } from '../environment/environment.ts';
import { forwardMedia } from '../pictures/forward-media.ts';
import type { FetchHandler } from '../door/node-fetch.ts';

/** What stands behind the hosts. */
export interface OpenBackend {
  /** Answers the calls whose service has no origin of its own. */
  readonly fetch: FetchHandler;
  readonly media: FetchHandler;
  /** The same without a request, where it takes calls so. */
  readonly answer?: Backend['answer'];
  /** Takes events that other systems sign; absent where commerce is elsewhere. */
  readonly webhooks?: FetchHandler;
  /** The mails of this process's shop; none where its customers are elsewhere. */
  readonly outbox?: Backend['outbox'];
  /** Of what this process answers for. */
  readonly freshness?: Freshness;
  /** Refuses the pictures that wait to be drawn. */
  stopDrawing(): Promise<void>;
  close(): Promise<void>;
}

/** The backend in this process; none, and no database, where every service is elsewhere. Then media come from where content comes from. */
export async function openBackend(environment: Environment, mode: BackendMode, log: Log, activity?: Activity): Promise<OpenBackend> {
  const { contentOrigin, personalizationOrigin, commerceOrigin } = environment;
  if (contentOrigin === undefined || personalizationOrigin === undefined || commerceOrigin === undefined) {
    assertOwnKey(environment);
    const { backend, close } = await createBackendSide(environment, mode, log, activity);
    return {
      fetch: backend.fetch,
      media: backend.fetch,
      answer: backend.answer,
      freshness: backend.freshness,
      ...(commerceOrigin === undefined ? { outbox: backend.outbox, webhooks: backend.fetch } : {}),
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

/** The hosts of this process call the backend of this process. */
function assertOwnKey({ keys, accessKeys }: Environment): void {
  if (accessKeys.length === 0 || accessKeys.includes(keys.ACCESS_KEY)) return;
  throw new EnvironmentError([
    { setting: 'ACCESS_KEY', message: 'must be one of ACCESS_KEYS, since the shop and its backend run together' },
  ]);
}
