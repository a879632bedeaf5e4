import path from 'node:path';
import type { OperationId } from '#generated/openapi/operations.ts';
import type { Log } from '#storefront/services/log.ts';
import type { CachedResponse } from './response-file.ts';
import { openResponseStore } from './response-store.ts';
import type { OriginResponse } from './validate-response.ts';

export interface ContentCache {
  get(key: string): CachedResponse | undefined;
  set(key: string, operationId: OperationId, response: OriginResponse): void;
  flush(): Promise<void>;
}

interface Options {
  readonly folder: string;
  readonly bytes: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Share of the bytes for responses whose number has no bound: searches, and addresses that do not exist. */
const UNBOUNDED_SHARE = 1 / 8;

/** Opens the cache of the last valid responses. Requests for invented addresses cannot evict documents. */
export async function openContentCache({ folder, bytes, ...rest }: Options): Promise<ContentCache> {
  const [documents, unbounded] = await Promise.all([
    openResponseStore({ ...rest, folder: path.join(folder, 'documents'), bytes: Math.ceil(bytes * (1 - UNBOUNDED_SHARE)) }),
    openResponseStore({ ...rest, folder: path.join(folder, 'unbounded'), bytes: Math.ceil(bytes * UNBOUNDED_SHARE) }),
  ]);
  return {
    get: (key) => documents.get(key) ?? unbounded.get(key),
    set(key, operationId, response) {
      const isUnbounded = response.status !== 200 || operationId === 'searchContent';
      // A removed document must not come back from the other store.
      (isUnbounded ? documents : unbounded).delete(key);
      (isUnbounded ? unbounded : documents).set(key, response);
    },
    flush: async () => void (await Promise.all([documents.flush(), unbounded.flush()])),
  };
}
