import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly link: string;
  readonly imageLink: string;
  readonly price: number;
  readonly salePrice?: number;
  readonly percentagePriceDiscount?: number;
  readonly review_average?: number;
  readonly itemGroupId: string;
  readonly recToken: string;
}
interface ResponseBody {
  readonly data: {
    readonly responses: readonly { readonly actions: readonly { readonly component: string; readonly items?: readonly Item[] }[] }[];
  };
}

const product = { eventType: 'monetate:context:PageView', url: 'https://x.example/en-us/p/x', pageType: 'product' };
const createViewEvent = (productId: string): object => ({ eventType: 'monetate:context:ProductDetailView', products: [{ productId }] });
const createCartEvent = (pid: string): object => ({
  eventType: 'monetate:context:Cart',
  cartLines: [{ sku: `TARNFELL:${pid}:K3B:M::1:`, pid, quantity: 1, currency: 'USD', value: '180.00' }],
});

describe('a recommendation list', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend()), 60_000);
  afterAll(() => test.close());

  async function readRecommended(
    component: string,
    events: readonly object[] = [],
    siteid = 'TARNFELL-US',
    locale = 'en_US',
  ): Promise<readonly Item[]> {
    const request = {
      eventType: 'monetate:decision:DecisionRequest',
      requestId: 'r',
      actionTypes: ['monetate:action:OmnichannelRecommendation'],
    };
    const body = { channel: 'a/p/x', monetateId: '5.1.1', events: [...events, request] };
    const response = await test.post('/api/engine/v1/decide/tarnfell', body, siteid === '' ? {} : { siteid, locale });
    const { data } = (await response.json()) as ResponseBody;
    return data.responses[0]?.actions.find((action) => action.component === component)?.items ?? [];
  }
  const aSecondLater = (): void => void (test.time.now = new Date(test.time.now.getTime() + 1000));
  /** Removes all stock of the styles from the site, and restores it. */
  const takeAway = (styleIds: readonly string[]) =>
    test.database.db
      .updateTable('stock')
      .set({ location: 'AWAY' })
      .where('sku', 'in', (from) => from.selectFrom('variants').select('sku').where('style_id', 'in', styleIds))
      .where('location', '=', 'TARNFELL-US')
      .execute();
  const bringBack = () => test.database.db.updateTable('stock').set({ location: 'TARNFELL-US' }).where('location', '=', 'AWAY').execute();
  const readBestSellers = async (count: number): Promise<string[]> => {
    const rows = await test.database.db
      .selectFrom('listings')
      .select('style_id')
      .where('site_id', '=', 'TARNFELL-US')
      .orderBy('rank', 'desc')
      .orderBy('style_id')
      .limit(count)
      .execute();
    return rows.map(({ style_id }) => style_id);
  };
  const getGroups = (items: readonly Item[]): string[] => items.map(({ itemGroupId }) => itemGroupId);

  it('has the configured number of products, with link, picture and token', async () => {
    const items = await readRecommended('picks');
    expect(items).toHaveLength(3);
    for (const item of items) {
      expect(item.link).toMatch(new RegExp(`^/p/[a-z0-9-]+-${item.itemGroupId}$`));
      expect(item.imageLink).toMatch(/^\/media\/tarnfell\//);
      expect(item.recToken).toBeTruthy();
      expect(item.price).toBeGreaterThan(0);
    }
    expect(await readRecommended('picks')).toEqual(items);
  });

  it('has texts and prices of the site', async () => {
    const [english, german] = [await readRecommended('picks'), await readRecommended('picks', [], 'TARNFELL-DE', 'de_DE')];
    expect(getGroups(german)).toEqual(getGroups(english));
    expect(german.map(({ link }) => link)).not.toEqual(english.map(({ link }) => link));
    const row = await test.database.db
      .selectFrom('listings')
      .select('card')
      .where('site_id', '=', 'TARNFELL-DE')
      .where('style_id', '=', german[0]?.itemGroupId ?? '')
      .executeTakeFirstOrThrow();
    const { name, price } = row.card as { readonly name: string; readonly price: { readonly current: number; readonly original: number } };
    expect(german[0]).toMatchObject({ title: name, price: price.original });
    expect(german[0]?.salePrice ?? price.original).toBe(price.current);
  });

  it('includes kind and audience, to distinguish products with equal names', async () => {
    const items = await readRecommended('alike', [product, createViewEvent('TFTAR01U')]);
    expect(items.every(({ kind }) => kind !== '')).toBe(true);
    expect(new Set(items.map(({ title, kind }) => `${title} ${kind}`)).size).toBe(items.length);
  });

  it('includes rating and discount', async () => {
    const items = await readRecommended('picks');
    const rows = await test.database.db
      .selectFrom('styles')
      .select(['id', 'rating_score', 'rating_count'])
      .where('id', 'in', getGroups(items))
      .execute();
    const rated = new Map(rows.filter(({ rating_count }) => rating_count > 0).map(({ id, rating_score }) => [id, rating_score]));
    expect(items.map(({ review_average }) => review_average)).toEqual(items.map(({ itemGroupId }) => rated.get(itemGroupId) ?? undefined));
    expect(rated.size).toBeGreaterThan(0);
    for (const { price, salePrice, percentagePriceDiscount } of items) {
      expect(percentagePriceDiscount).toBe(salePrice === undefined ? undefined : Math.round((1 - salePrice / price) * 100));
    }
  });

  it('excludes the products on the page and in the cart, and fills up with others', async () => {
    const [first = '', second = ''] = getGroups(await readRecommended('picks'));
    const others = getGroups(await readRecommended('picks', [createViewEvent(first), createCartEvent(`${second}K3B`)]));
    expect(others).toHaveLength(3);
    expect(others).not.toContain(first);
    expect(others).not.toContain(second);
  });

  it('ranks products of the viewed category by similarity', async () => {
    const alike = getGroups(await readRecommended('alike', [product, createViewEvent('TFKES01MK3B')]));
    expect(alike).toHaveLength(4);
    const rows = await test.database.db
      .selectFrom('styles')
      .select('category_id')
      .where('id', 'in', [...alike, 'TFKES01M'])
      .execute();
    expect(new Set(rows.map(({ category_id }) => category_id)).size).toBe(1);
  });

  it('includes the SKU of a product with a single variant', async () => {
    const [hat] = await readRecommended('alike', [product, createViewEvent('TFTAR01U')]);
    const boots = await readRecommended('alike', [product, createViewEvent('TFSCR01M')]);
    expect(hat?.id).toMatch(/^TARNFELL:.{8}:.{3}:OS::1:$/);
    expect(boots.every(({ id }) => /^[A-Z0-9]{11}$/.test(id))).toBe(true);
  });

  it('excludes products sold out for a second, however many, and shows them when they are back', async () => {
    const before = getGroups(await readRecommended('picks'));
    for (const soldOut of [before.slice(0, 1), await readBestSellers(50)]) {
      await takeAway(soldOut);
      aSecondLater();
      const left = getGroups(await readRecommended('picks'));
      expect(left).toHaveLength(3);
      expect(left.filter((styleId) => soldOut.includes(styleId))).toEqual([]);
      await bringBack();
      aSecondLater();
      expect(getGroups(await readRecommended('picks'))).toEqual(before);
    }
  });

  it('has the full length for a large cart', async () => {
    const cart = await readBestSellers(40);
    const others = getGroups(
      await readRecommended(
        'picks',
        cart.map((styleId) => createCartEvent(`${styleId}K3B`)),
      ),
    );
    expect(others).toHaveLength(3);
    expect(others.filter((styleId) => cart.includes(styleId))).toEqual([]);
  });

  it('is empty without a site, on another brand’s site, and for an unknown product', async () => {
    expect(await readRecommended('picks', [], '')).toEqual([]);
    expect(await readRecommended('picks', [], 'SOLVANE-US')).toEqual([]);
    expect(await readRecommended('alike', [product, createViewEvent('NOTHING0')])).toEqual([]);
  });

  it('is empty if the catalog cannot be read, without failing the decision', async () => {
    const { db } = test.database;
    await db.schema.alterTable('listings').renameTo('listings_away').execute();
    aSecondLater();
    try {
      expect(await readRecommended('picks')).toEqual([]);
    } finally {
      await db.schema.alterTable('listings_away').renameTo('listings').execute();
    }
    expect(await readRecommended('picks')).toHaveLength(3);
  });
});
