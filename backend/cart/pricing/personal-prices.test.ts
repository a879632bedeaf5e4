import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogResponse, ProductDetails, ProductSetsResponse, WidgetRecommendationsResponse } from '#generated/openapi/products.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { seedFiles, writeSeed, type SeededFolder } from '../../content/testing/seed.ts';
import { startLoyaltyMember } from '../../loyalty/testing/start-loyalty-member.ts';
import { startEmployee } from '../../orders/testing/start-employee.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, sendShopRequest, startShopper, type Shopper } from '../testing/start-shopper.ts';

const [, styleId = '', color = ''] = reliableSku.split(':');
const productId = `${styleId}${color}`;
const otherId = 'TFHEA01M';
const shop = { siteid: 'TARNFELL-US', locale: 'en_US' };
const name = (en: string) => ({ en, fr: en, de: en });
const ofStyle = { styles: [styleId] };

const documents = {
  members: { name: name('Member price'), segments: ['member'], items: ofStyle, reward: { kind: 'product-percentage', percent: 10 } },
  athletes: { name: name('Athlete price'), segments: ['athlete'], reward: { kind: 'order-percentage', percent: 40 } },
  pros: { name: name('Pro price'), segments: ['prosumer', 'partner'], reward: { kind: 'product-percentage', percent: 25 } },
  everyone: { name: name('For everyone'), items: ofStyle, reward: { kind: 'product-amount', amount: { USD: 3 } } },
  vip: { name: name('Code'), segments: ['member'], coupon: { codes: ['VIP'] }, reward: { kind: 'order-percentage', percent: 50 } },
  'order-off': { name: name('Off the order'), segments: ['member'], reward: { kind: 'order-amount', amount: { USD: 7 } } },
};

describe('readPersonalPrices', () => {
  let folder: SeededFolder;
  let test: TestBackend;
  beforeAll(async () => {
    const files = Object.entries(documents).map(([id, document]) => [
      `tarnfell/promotions/${id}.json`,
      { ...document, sites: [shop.siteid] },
    ]);
    folder = writeSeed({ ...seedFiles, ...Object.fromEntries(files) });
    test = await startTestBackend({ contentDir: folder.contentDir });
    const prices = test.database.db.updateTable('prices').set({ current_minor: 9999, original_minor: 9999 });
    await prices.where('style_id', '=', styleId).where('site_id', '=', shop.siteid).execute();
  }, 120_000);
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  async function startProgramMember(programme: 'athlete' | 'prosumer' | 'WRANX'): Promise<Shopper> {
    const member = await startMember(test);
    const now = test.time.now;
    const membership = {
      customer_id: member.token.customerId,
      programme,
      current_spend_minor: 0,
      spend_year: now.getUTCFullYear(),
      currency: 'USD',
      created_at: now,
    };
    await test.database.db.insertInto('programme_memberships').values(membership).execute();
    return member;
  }
  const readDetails = (shopper: Pick<Shopper, 'read'>, id = productId) =>
    shopper.read<ProductDetails>('GET', `/products/v2/products/${id}/details`);
  const readCards = (shopper: Pick<Shopper, 'read'>, path = 'search/productSearch?q=kestrel shell') =>
    shopper.read<CatalogResponse>('GET', `/products/v2/${path}`);
  const getPrice = ({ products }: CatalogResponse, id = styleId) => products.find(({ masterId }) => masterId === id)?.price;

  it.each([
    ['an employee', () => startEmployee(test), 'Associate discount'],
    ['an employee near the cap', () => startEmployee(test, { capMinor: 2000 }), 'Associate discount'],
    ['an athlete', () => startProgramMember('athlete'), 'Athlete price'],
    ['a professional with a credit', () => startProgramMember('prosumer'), 'Pro price'],
    ['a member of a professional program', () => startProgramMember('WRANX'), 'Pro price'],
  ])('returns the price of a cart with one unit: %s', async (_, start, discountName) => {
    const shopper = await start();
    const { totals } = await shopper.createCart();
    const { price, colors, variants } = await readDetails(shopper);
    expect(price).toMatchObject({ current: totals.itemTotal, original: 99.99, discountName });
    expect(totals.itemTotal).toBeLessThan(99.99 - 3);
    expect(colors.find(({ code }) => code === color)?.price).toEqual({ current: price.current, original: 99.99, discountName });
    expect(variants.find(({ id }) => id === reliableSku)?.price).toEqual({ current: price.current, original: 99.99, discountName });
  });

  it('returns the price of a cart for a member, without codes and amounts off the order', async () => {
    const member = await startLoyaltyMember(test, { points: 0 });
    const { totals } = await member.createCart();
    const { price } = await readDetails(member);
    expect(price).toMatchObject({ current: totals.itemTotal + 7, discountName: 'Member price' });
    expect((await readDetails(member, otherId)).price.discountName).toBeUndefined();
  });

  it('returns the normal prices for guests, customers of no audience, and employees without the discount', async () => {
    const guest = await startShopper(test);
    const { price } = await readDetails(guest);
    expect(price).toMatchObject({ current: 99.99, original: 99.99 });
    for (const other of [
      await startMember(test),
      await startEmployee(test, { hasAccepted: false }),
      await startEmployee(test, { spentMinor: 200_000 }),
      await startEmployee(test, { currency: 'CAD' }),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one customer after the other
      expect((await readDetails(other)).price).toEqual(price);
  });

  it('returns the same prices on the product page, in lists, searches, suggestions, sets and recommendations', async () => {
    const athlete = await startProgramMember('athlete');
    const { price, categoryIds } = await readDetails(athlete);
    const { products: suggested } = await athlete.read<{ products: CatalogResponse['products'] }>(
      'GET',
      '/products/v2/search/autoSuggest?q=kestrel shell',
    );
    const listing = await readCards(athlete, `catalog?count=48&filters=cgid=${categoryIds.at(-1)}`);
    const all = [getPrice(listing), getPrice(await readCards(athlete)), suggested.find(({ masterId }) => masterId === styleId)?.price];
    expect(all).toEqual([price, price, price]);
    const widget = await athlete.read<WidgetRecommendationsResponse>(
      'GET',
      `/products/v1/widgetRecommendations?widgetId=recentlyViewed&productIds=${styleId}`,
    );
    expect(widget.products).toMatchObject([{ price: { lowCurrent: price.lowCurrent, lowOriginal: 99.99, discountName: 'Athlete price' } }]);
    const { productSets } = await athlete.read<ProductSetsResponse>('GET', `/products/v2/products/${otherId}/productSets`);
    for (const { parts, price: sum } of productSets) {
      expect(sum.current).toBeCloseTo(
        parts.reduce((total, part) => total + part.qty * part.price.current, 0),
        2,
      );
      expect(sum.current).toBeLessThan(sum.original);
    }
  });

  it('leaves the prices of the next guest as they are', async () => {
    const guest = await startShopper(test);
    const before = await readCards(guest);
    const employee = await readCards(await startEmployee(test));
    expect(getPrice(employee)?.current).toBeLessThan(getPrice(before)?.current ?? 0);
    expect(await readCards(guest)).toEqual(before);
  });

  it('excludes gift cards', async () => {
    const { products } = await readCards(await startEmployee(test), 'search/productSearch?q=gift card');
    const guest = await readCards(await startShopper(test), 'search/productSearch?q=gift card');
    const isDigital = ({ kind = '' }: { kind?: string }): boolean => /gift card/i.test(kind);
    expect(products.filter(isDigital).map(({ price }) => price)).toEqual(guest.products.filter(isDigital).map(({ price }) => price));
  });

  it('ignores an invalid token', async () => {
    const headers = { ...shop, authorization: 'Bearer not-a-token' };
    const response = await sendShopRequest(test, { method: 'GET', path: `/products/v2/products/${productId}/details`, headers });
    expect([response.status, ((await response.json()) as ProductDetails).price.current]).toEqual([200, 99.99]);
  });

  it('costs one statement, and none for a guest', async () => {
    const employee = await startEmployee(test);
    const guest = await startShopper(test);
    const counting = openCountingDatabase(test.database.engine);
    const host = await startTestBackend({ contentDir: folder.contentDir, db: counting.db, clock: { now: () => test.time.now } });
    const count = async ({ headers }: Shopper, withToken: boolean): Promise<number> => {
      const sent = { ...shop, ...(withToken && { authorization: headers.authorization ?? '' }) };
      const { statements } = await counting.count(() =>
        sendShopRequest(host, { method: 'GET', path: '/products/v2/catalog?count=24', headers: sent }),
      );
      return statements;
    };
    await count(guest, false);
    await count(employee, true);
    const [anonymous, personal] = [await count(guest, false), await count(employee, true)];
    await host.close();
    await counting.close();
    expect(personal).toBe(anonymous + 1);
  });
});
