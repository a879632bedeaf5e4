import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { parseEnvironment } from '../environment/environment.ts';
import { createBackendSide, type BackendSide } from './create-backend-side.ts';

describe('createBackendSide in production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-production-'));
  let side: BackendSide;
  beforeAll(async () => {
    const environment = parseEnvironment({ DATA_DIR: folder }, path.resolve(import.meta.dirname, '../..'));
    side = await createBackendSide({ environment, mode: 'development', nodeEnv: 'production', log: createRecordingLog() });
  }, 120_000);
  afterAll(async () => {
    await side?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['styles', 'categories', 'product_sets', 'stores', 'reviews', 'questions', 'accounts', 'orders', 'agents', 'value_accounts'])(
    'writes nothing of the example shop into %s',
    async (table) => expect((await sql`select from ${sql.table(table)}`.execute(side.database.db)).rows).toEqual([]),
  );

  it('is ready, and serves an empty catalog', async () => {
    expect(await side.isReady()).toBe(true);
    const headers = { siteid: 'TARNFELL-US', brand: 'TARNFELL', locale: 'en_US', channel: 'ECOMM' };
    const response = await side.backend.fetch(new Request('http://backend.local/products/v2/catalog?filters=cgid%3D2000', { headers }));
    expect(response.status).toBeLessThan(500);
  });
});
