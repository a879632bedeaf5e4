import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getShopContext } from '../sites/shop-site.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { availableUnitsSql } from './available-units.ts';
import { readSellables } from './read-sellables.ts';
import { reliableSku } from '#demo/seeds/catalog/seed-stock.ts';
import { specialStyles } from '#demo/seeds/catalog/special-styles.ts';
import { startTestCatalog, type TestCatalog } from './testing/start-catalog.ts';

type Details = OperationResponse<'getProductDetails'>;
type Inventory = OperationResponse<'getInventory'>['variants'];

describe('a product', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const details = (id: string, shop?: string): Promise<Details> =>
    test.read('getProductDetails', `/products/v2/products/${id}/details`, shop);
  const inventory = async (id: string, shop?: string): Promise<Inventory> =>
    (await test.read('getInventory', `/products/v2/products/${id}/inventory`, shop)).variants;

  it('is the style’s first color, or the requested one', async () => {
    const first = await details('TFKES01M');
    expect([first.id, first.masterId, first.colors[0]?.productId]).toEqual(['TFKES01MG4S', 'TFKES01M', 'TFKES01MG4S']);
    expect(first.earnablePoints).toBe(Math.floor(first.price.current));
    const ember = await details('TFKES01MR7E');
    expect(ember.id).toBe('TFKES01MR7E');
    expect(ember.gallery[0]).toMatchObject({
      src: expect.stringContaining('/jacket-kestrel/ember/front'),
      alt: 'Kestrel Shell Jacket in Ember, front',
    });
    expect(ember.variants).toHaveLength(first.variants.length);
  });

  it('has the word of the country where a language has two', async () => {
    const view = { now: new Date(), customerId: null };
    const readNames = async (shop: string) => {
      const product = await details('TFDRO01M', shop);
      const sku = product.variants[0]?.id ?? '';
      const sellables = await readSellables(test.db, getShopContext({ siteId: shop, locale: 'en' }), [sku], view);
      const { facets, products } = await test.read('getCatalog', '/products/v2/catalog?filters=kind%3Dtrousers', shop);
      const facet = facets.find(({ id }) => id === 'kind')?.values.find(({ value }) => value === 'trousers');
      const card = products.find(({ masterId }) => masterId === 'TFDRO01M');
      return [product.name, sellables.get(sku)?.name, card?.name, facet?.label];
    };
    const american = ['Drove Pants', 'Drove Pants', 'Drove Pants', 'Pants'];
    expect(await readNames('TARNFELL-US')).toEqual(american);
    expect(await readNames('TARNFELL-CA')).toEqual(american);
    expect(await readNames('TARNFELL-GB')).toEqual(american.map((name) => name.replace('Pants', 'Trousers')));
  });

  it('has breadcrumbs, price and texts in the shop’s language', async () => {
    const german = await details('TFKES01M', 'TARNFELL-DE de_DE');
    expect(german).toMatchObject({
      name: 'Kestrel-Hardshelljacke',
      currency: 'EUR',
      url: 'https://tarnfell.example/de-de/p/kestrel-hardshelljacke-TFKES01M',
      offers: { price: german.price.current, seller: { name: 'Tarnfell' } },
      breadcrumbs: [
        { label: 'Startseite', url: '/' },
        { label: 'Jacken', url: '/c/jacken-2000' },
        { label: 'Hardshells', url: '/c/hardshells-2010' },
        { label: 'Kestrel-Hardshelljacke' },
      ],
      attributes: [
        { id: 'color', label: 'Farbe' },
        { id: 'size', label: 'Größe' },
      ],
      productJsonLd: { mpn: 'TFKES01M', color: 'Fichte', offers: { priceCurrency: 'EUR', price: german.price.current } },
    });
    expect(german.details.map(({ id }) => id)).toEqual(['productFeatures', 'description', 'material', 'care']);
  });

  it('has weight, composition, pictures’ models and conditions in the units of the country', async () => {
    const [american, german] = [await details('TFKES01M'), await details('TFKES01M', 'TARNFELL-DE de_DE')];
    expect([american.weight?.unit, german.weight?.unit]).toEqual(['oz', 'g']);
    expect((american.weight?.value ?? 0) * 28.35).toBeCloseTo(german.weight?.value ?? 0, -1);
    expect(german.materials?.[0]).toEqual({ label: 'Oberstoff', fibers: [{ label: 'Recyceltes Polyamid', percent: 100 }] });
    const modelsOf = ({ gallery }: Details) => gallery.flatMap(({ model }) => model ?? []);
    expect(modelsOf(american)).toHaveLength(2);
    expect(modelsOf(american)[0]?.height.unit).toBe('in');
    expect(modelsOf(german)[0]).toMatchObject({ name: modelsOf(american)[0]?.name, height: { unit: 'cm' } });
    expect(german.offers).toMatchObject({
      shipping: { price: 0, country: 'DE', minDays: 2, maxDays: 4 },
      returns: { days: 60, isFree: true },
    });
    const gift = await details('TFGIF050');
    expect([gift.weight, gift.offers.shipping, gift.offers.returns]).toEqual([undefined, undefined, undefined]);
  });

  it('labels shoes by the country and offers widths if there are any', async () => {
    const labels = async (shop: string): Promise<string[] | undefined> =>
      (await details('TFSCR01M', shop)).attributes.find(({ id }) => id === 'size')?.options.map(({ label }) => label);
    expect((await labels('TARNFELL-US'))?.slice(0, 2)).toEqual(['7', '7.5']);
    expect((await labels('TARNFELL-GB'))?.slice(0, 2)).toEqual(['UK 6', 'UK 6.5']);
    expect((await labels('TARNFELL-DE'))?.slice(0, 2)).toEqual(['40', '40,5']);
    expect((await details('TFSCR01M')).attributes.find(({ id }) => id === 'fitType')?.options.map(({ value }) => value)).toEqual([
      'M',
      'W',
    ]);
  });

  it('has the stock of each variant and option', async () => {
    const product = await details('TFMER02W');
    const held = await inventory('TFMER02W');
    expect(Object.keys(held)).toEqual(product.variants.map(({ id }) => id));
    for (const { id, productInventoryState } of product.variants) {
      expect([id, held[id]?.stockStatus]).toEqual([id, productInventoryState === 'InStock' ? 'IN_STOCK' : 'OUT_OF_STOCK']);
      expect(held[id]?.inStock).toBe((held[id]?.quantity ?? 0) > 0);
    }
  });

  it('has only the color’s skus if a color is requested', async () => {
    const skus = Object.keys(await inventory('TFKES01MG4S'));
    expect(skus).toContain(reliableSku);
    expect(skus.every((sku) => sku.startsWith('TARNFELL:TFKES01M:G4S:'))).toBe(true);
  });

  it('may have a video among its pictures', async () => {
    expect((await details(specialStyles.film)).gallery.filter(({ type }) => type === 'video')).toEqual([
      expect.objectContaining({ src: expect.stringMatching(/\.mp4$/), poster: expect.stringContaining('/front') }),
    ]);
  });

  it('may have a variant of a color that no option lists', async () => {
    const product = await details(specialStyles.unlistedColor);
    const code = specialStyles.unlistedColorCode;
    expect(product.variants.filter(({ attributes }) => attributes.color === code)).toHaveLength(1);
    expect(product.attributes[0]?.options.map(({ value }) => value)).not.toContain(code);
    expect((await test.send(`/products/v2/products/${specialStyles.unlistedColor}${code}/details`)).status).toBe(404);
  });

  it('is in stock without variants if notifyMe is false', async () => {
    const product = await details(specialStyles.withoutVariants);
    expect(product).toMatchObject({ id: specialStyles.withoutVariants, variants: [], attributes: [], notifyMe: false });
    expect(product.productJsonLd.offers.availability).toBe('https://schema.org/InStock');
    expect(Object.keys(await inventory(specialStyles.withoutVariants))).toEqual([product.sku]);
  });

  it.each([
    ['TARNFELL-US', specialStyles.soldOut[0]],
    ['SOLVANE-DE', specialStyles.soldOut[1]],
  ])('offers stock notifications when every variant is sold out: %s %s', async (shop, id) => {
    const product = await details(id, shop);
    expect(product.notifyMe).toBe(true);
    expect(new Set(product.variants.map(({ productInventoryState }) => productInventoryState))).toEqual(new Set(['OutOfStock']));
  });

  it.each(['TFXXX01M', 'TFKES01MZZZ', 'SVPLA01M'])('returns 404 when unknown, or known only to the other brand: %s', async (id) => {
    const response = await test.send(`/products/v2/products/${id}/details`);
    expect([response.status, await response.json()]).toMatchObject([404, { errorDetails: [{ errorId: 'ORD404' }] }]);
    expect((await test.send(`/products/v2/products/${id}/inventory`)).status).toBe(404);
  });

  it('rejects an invalid number', async () => {
    expect((await test.send('/products/v2/products/kestrel/details')).status).toBe(400);
  });

  describe('in stores', () => {
    const send = (body: unknown, id = 'TFKES01M'): Promise<Response> =>
      test.send(`/products/v1/products/${id}/availability`, 'TARNFELL-US', body);

    it('returns its units in each known store of the brand, in the requested order', async () => {
      const storeIds = ['TF-SEA-01', 'NOWHERE', 'SV-NYC-01', 'TF-PDX-01', 'TF-DEN-01'];
      const found = (await (await send({ storeIds })).json()) as OperationResponse<'getAvailability'>;
      expect(found.storeInventory.map(({ storeId }) => storeId)).toEqual(['TF-SEA-01', 'TF-DEN-01']);
      const rows = await test.db
        .selectFrom('stock')
        .selectAll()
        .where('location', '=', 'TF-DEN-01')
        .where('sku', 'like', '%:TFKES01M:%')
        .execute();
      expect(found.storeInventory[1]?.quantity).toBe(rows.reduce((sum, { quantity }) => sum + quantity, 0));
    });

    it('returns the units of one sku', async () => {
      const { sku, location, quantity } = await test.db
        .selectFrom('stock')
        .selectAll()
        .where('location', 'like', 'TF-%')
        .where('quantity', '>', 0)
        .orderBy('sku')
        .limit(1)
        .executeTakeFirstOrThrow();
      const response = await send({ storeIds: [location], sku }, sku.split(':')[1]);
      expect(await response.json()).toEqual({ storeInventory: [{ storeId: location, quantity }] });
    });

    it('excludes units that others have reserved', async () => {
      const [sku, location] = [reliableSku, 'TF-BER-01'];
      const hold = (until: string) => ({ [randomUUID()]: { units: 5, until } });
      const holds = JSON.stringify({ ...hold('2999-01-01T00:00:00Z'), ...hold('2000-01-01T00:00:00Z') });
      await test.db.updateTable('stock').set({ holds }).where('sku', '=', sku).where('location', '=', location).execute();
      expect(await (await send({ storeIds: [location], sku })).json()).toEqual({ storeInventory: [{ storeId: location, quantity: 7 }] });
    });

    it('rejects a sku of another product, and returns 404 for an unknown one', async () => {
      expect((await send({ storeIds: ['TF-DEN-01'], sku: 'TARNFELL:TFMER01M:B3L:M::1:' })).status).toBe(400);
      expect((await send({ storeIds: ['TF-DEN-01'], sku: 'TARNFELL:TFKES01M:ZZZ:M::1:' })).status).toBe(404);
      expect((await send({ storeIds: [] })).status).toBe(400);
    });
  });

  describe('for a cart', () => {
    const view = { now: new Date('2026-11-21T09:00:00Z'), customerId: null };

    it('is read with texts, price and stock in one statement', async () => {
      const found = await readSellables(
        test.db,
        getShopContext({ siteId: 'TARNFELL-DE', locale: 'de' }),
        [reliableSku, 'TARNFELL:TFXXX01M:G4S:M::1:'],
        view,
      );
      expect([...found.keys()]).toEqual([reliableSku]);
      expect(found.get(reliableSku)).toMatchObject({
        productId: 'TFKES01MG4S',
        name: 'Kestrel-Hardshelljacke',
        colorLabel: 'Fichte',
        sizeLabel: 'M',
        fitLabel: null,
        pdpUrl: '/p/kestrel-hardshelljacke-TFKES01M',
        currency: 'EUR',
        unitMinor: 30295,
        originalMinor: 30295,
        maxQty: 6,
        digital: false,
        stock: 250,
        highCurrentMinor: 30295,
        highOriginalMinor: 30295,
      });
    });

    it('is read with its other variants in the same color', async () => {
      const found = (await readSellables(test.db, getShopContext({ siteId: 'TARNFELL-DE', locale: 'de' }), [reliableSku], view)).get(
        reliableSku,
      );
      expect(found?.siblings.map(({ size }) => size)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
      expect(found?.siblings).toContainEqual({ sku: reliableSku, size: 'M', fit: '', available: true });
    });

    it('looks up reservations only if there are some', async () => {
      const plan = await sql`explain (verbose) select ${availableUnitsSql('stock', view)} from stock`.execute(test.db);
      expect(JSON.stringify(plan.rows)).toContain('reserved_units(');
      expect(JSON.stringify(plan.rows)).not.toContain('available_units(');
    });

    it('is missing at another brand’s site, and has no price if a price is missing', async () => {
      expect((await readSellables(test.db, getShopContext({ siteId: 'SOLVANE-DE', locale: 'de' }), [reliableSku], view)).size).toBe(0);
      await test.db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('prices').where('style_id', '=', 'TFMAS01U').where('site_id', '=', 'TARNFELL-GB').execute();
        const sku = (await transaction.selectFrom('variants').select('sku').where('style_id', '=', 'TFMAS01U').executeTakeFirstOrThrow())
          .sku;
        expect(
          (await readSellables(transaction, getShopContext({ siteId: 'TARNFELL-GB', locale: 'en' }), [sku], view)).get(sku),
        ).toMatchObject({
          unitMinor: null,
          originalMinor: null,
        });
      });
    });

    it('distinguishes digital goods and goods without variants', async () => {
      const bare = `TARNFELL:${specialStyles.withoutVariants}::::1:`;
      const found = await readSellables(
        test.db,
        getShopContext({ siteId: 'TARNFELL-US', locale: 'en' }),
        [bare, 'TARNFELL:TFGIF050:GD1:OS::1:'],
        view,
      );
      expect(found.get('TARNFELL:TFGIF050:GD1:OS::1:')).toMatchObject({ digital: true, unitMinor: 5000 });
      expect(found.get(bare)).toMatchObject({
        colorLabel: null,
        sizeLabel: null,
        digital: false,
        productId: specialStyles.withoutVariants,
      });
    });
  });
});
