import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/create-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createCatalogWatch, type CatalogWatch } from './catalog-watch.ts';

const product = ['catalog', 'product:TFKES01M'];
const other = ['catalog', 'product:TFTAR01U'];
const listings = ['catalog', 'listings'];

describe('createCatalogWatch', () => {
  let database: Database;
  let now = 0;
  let watch: CatalogWatch;
  const clock = { now: () => new Date(now) };
  const run = (text: string): Promise<unknown> => sql.raw(text).execute(database.db);
  /** Runs an action and returns which of these parts the host reports as changed a second later. */
  const getChanges = async (act: () => Promise<unknown>, host = watch): Promise<boolean[]> => {
    const since = host.count();
    await act();
    now += 1000;
    await host.look();
    return [product, other, listings].map((parts) => host.hasChanged(parts, since));
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    watch = createCatalogWatch({ db: database.db, clock });
    now += 10_000;
    await watch.look();
  });

  it.each([
    ['a price', `update prices set current_minor = current_minor - 1 where style_id = 'TFKES01M'`, [true, false, false]],
    ['a variant that is sold out', `update stock set quantity = 0 where sku = 'TARNFELL:TFKES01M:K9N:L::1:'`, [true, false, false]],
    ['a style of which only a few are left', `update stock set quantity = 2 where sku like 'TARNFELL:TFKES01M:%'`, [true, false, true]],
    ['the last few of a style', `update stock set quantity = 1 where sku like 'TARNFELL:TFKES01M:%'`, [true, false, false]],
    ['a style that is sold out', `update stock set quantity = 0 where sku like 'TARNFELL:TFKES01M:%'`, [true, false, true]],
    ['a style that is back', `update stock set quantity = 9 where sku = 'TARNFELL:TFKES01M:K9N:L::1:'`, [true, false, true]],
    ['a text', `update style_texts set tagline = 'Another' where style_id = 'TFKES01M'`, [true, false, false]],
    ['a card', `update listings set rank = rank + 1 where style_id = 'TFKES01M'`, [false, false, true]],
    ['the name of a category', `update category_texts set name = 'Another'`, [true, true, true]],
    ['prices of the whole catalog', `update prices set current_minor = current_minor - 1`, [true, true, true]],
    ['nothing', `update prices set current_minor = 0 where style_id = 'NONE0000'`, [false, false, false]],
  ])('notifies only readers of changed data: %s', async (_, statement, expected) => {
    expect(await getChanges(() => run(statement))).toEqual(expected);
  });

  it('sees each change once on every host', async () => {
    const elsewhere = createCatalogWatch({ db: database.db, clock });
    await elsewhere.look();
    const change = `update prices set current_minor = current_minor - 1 where style_id = 'TFKES01M'`;
    expect(await getChanges(() => run(change))).toEqual([true, false, false]);
    const since = watch.count();
    expect(await getChanges(async () => undefined, elsewhere)).toEqual([true, false, false]);
    expect(await getChanges(async () => undefined)).toEqual([false, false, false]);
    expect(watch.count()).toBe(since);
  });

  it('reads changes again on a request after half a second, which waits only after nearly a second', async () => {
    const since = watch.count();
    await run(`update prices set current_minor = current_minor - 1 where style_id = 'TFKES01M'`);
    now += 400;
    await watch.look();
    expect(watch.hasChanged(product, since)).toBe(false);
    now += 500;
    await watch.look();
    expect(watch.hasChanged(product, since)).toBe(true);
  });

  it('rejects requests that have to wait while changes cannot be read', async () => {
    const closed = await createTestDatabase();
    const blind = createCatalogWatch({ db: closed.db, clock });
    await closed.close();
    await expect(blind.look()).rejects.toThrow();
  });
});
