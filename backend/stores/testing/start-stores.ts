import type { Kysely } from 'kysely';
import type { OperationResponse, OperationId } from '#generated/openapi/operations.ts';
import type { ErrorResponse } from '#generated/openapi/shared.ts';
import { createRouter } from '../../router/create-router.ts';
import type { Handlers } from '../../router/handler.ts';
import type { Tables } from '../../database/tables.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { standardStaffAccess } from '../../authentication/devices/staff-access.ts';
import { createStoresFeature } from '../stores-feature.ts';

export interface TestStores {
  readonly db: Kysely<Tables>;
  /** Starts at Tuesday noon in Denver. */
  readonly time: { now: Date };
  /** Body of a successful response. */
  read<Id extends OperationId>(operation: Id, path: string, body?: unknown, siteId?: string): Promise<OperationResponse<Id>>;
  /** Status, code and message of an error response. */
  readError(path: string, body?: unknown, siteId?: string): Promise<readonly [number, string | undefined, string | undefined]>;
  close(): Promise<void>;
}

/** Starts the operations of stores only, on the seeded stores, with every response validated by its contract. */
export async function startTestStores(): Promise<TestStores> {
  const { db, close } = await createTestDatabase();
  const time = { now: new Date('2026-11-24T19:00:00Z') };
  const handlers = createStoresFeature({
    db,
    clock: { now: () => time.now },
    staffAccess: () => ({ ...standardStaffAccess, isListOpen: true }),
  }).handlers as Partial<Handlers> as Handlers;
  const router = createRouter(handlers, {
    ids: { uuid: () => crypto.randomUUID() },
    log: createRecordingLog(),
    mode: 'development',
    timeoutMs: 10_000,
    authenticate: () => Promise.reject(new Error('no call of stores has a token')),
  });
  const send = (path: string, body: unknown, siteid = 'TARNFELL-US'): Promise<Response> =>
    router(
      new Request(`http://backend.local${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { siteid, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return {
    db,
    time,
    async read<Id extends OperationId>(operation: Id, path: string, body?: unknown, siteId?: string) {
      const response = await send(path, body, siteId);
      if (response.status !== 200) throw new Error(`${operation} status ${response.status}: ${await response.text()}`);
      return (await response.json()) as OperationResponse<Id>;
    },
    async readError(path, body, siteId) {
      const response = await send(path, body, siteId);
      const { errorDetails } = (await response.json()) as ErrorResponse;
      return [response.status, errorDetails[0]?.errorId, errorDetails[0]?.message];
    },
    close,
  };
}
