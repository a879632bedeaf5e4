import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { OperationResponse, OperationId } from '#generated/openapi/operations.ts';
import type { Tables } from '../../database/tables.ts';
import { createRouter } from '../../router/create-router.ts';
import type { Handlers } from '../../router/handler.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createArticleFinder } from '../../content/article-finder.ts';
import { createContentStore } from '../../content/content-store.ts';
import { createProblemList } from '../../content/faults/content-problem.ts';
import { readFolder } from '../../content/watch-folder.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { standardCountryToken } from '../../utilities/get-country-by-token.ts';
import { freeShipping } from '../../content/testing/seed.ts';
import { createPromotionSource } from '../../promotions/testing/create-promotion-source.ts';
import { createUtilitiesFeature } from '../../utilities/utilities-feature.ts';
import { createListingIndexes } from '../listing-index/listing-indexes.ts';
import { standardLoyaltyRules } from '../../loyalty/loyalty-rules.ts';
import { catalogFeature } from '../catalog-feature.ts';

export interface TestCatalog {
  readonly db: Kysely<Tables>;
  readonly log: ReturnType<typeof createRecordingLog>;
  /** Sends a request; a shop is `siteid locale`, e.g. `TARNFELL-CA fr_CA`. */
  send(path: string, shop?: string, body?: unknown): Promise<Response>;
  /** The body of a request that must succeed. */
  read<Id extends OperationId>(operation: Id, path: string, shop?: string, body?: unknown): Promise<OperationResponse<Id>>;
  close(): Promise<void>;
}

/** Help pages and articles of the example shop. */
function readArticleFinder() {
  const log = createRecordingLog();
  const store = createContentStore({ contentDir: 'demo/content', log, problems: createProblemList(() => undefined) });
  readFolder('demo/content', [store]);
  return createArticleFinder({ store, clock: { now: () => new Date() } });
}

const createShopHeaders = (shop: string): Record<string, string> => {
  const [siteid = '', locale] = shop.split(' ');
  return { ...(siteid && { siteid }), ...(locale && { locale }) };
};

/** Starts the catalog operations alone over the seeded catalog, with contract validation of all responses. */
export async function startTestCatalog(): Promise<TestCatalog> {
  const { db, close } = await createTestDatabase();
  const log = createRecordingLog();
  const handlers = {
    ...catalogFeature({
      db,
      clock: { now: () => new Date() },
      indexes: createListingIndexes(db),
      findArticles: readArticleFinder(),
      promotions: createPromotionSource({ 'free-shipping': freeShipping }),
      loyaltyRules: () => standardLoyaltyRules,
      readPersonalPrices: async () => new Map(),
    }).handlers,
    ...createUtilitiesFeature({ countryToken: standardCountryToken }).handlers,
  } as Partial<Handlers> as Handlers;
  const respond = createRouter(handlers, {
    ids: { uuid: () => randomUUID() },
    log,
    mode: 'development',
    timeoutMs: 10_000,
    authenticate: () => Promise.reject(new Error('the catalog asks nobody who they are')),
  });
  const send: TestCatalog['send'] = async (path, shop = 'TARNFELL-US', body) =>
    respond(
      new Request(`http://backend.local${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...createShopHeaders(shop), ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  return {
    db,
    log,
    send: send,
    read: async <Id extends OperationId>(operation: Id, path: string, shop?: string, body?: unknown) => {
      const response = await send(path, shop, body);
      if (response.status !== 200)
        throw new Error(`${operation} status ${response.status}: ${await response.text()} ${JSON.stringify(log.lines)}`);
      return (await response.json()) as OperationResponse<Id>;
    },
    close,
  };
}
