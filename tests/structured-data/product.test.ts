import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '#backend/catalog/testing/start-catalog.ts';
import { createProductView } from '#commerce/product/product-view.ts';
import { buildSeedStyles } from '#demo/seeds/catalog/build-catalog.ts';
import { specialStyles } from '#demo/seeds/catalog/special-styles.ts';
import { renderProductHead } from '#storefront/screens/product/product-head-parts.ts';
import { createTestContext } from '#storefront/session/testing/shop-service.ts';
import { findByTag } from '#tests/support/find-by-role.ts';
import google from './google.json' with { type: 'json' };

type Thing = Readonly<Record<string, unknown>>;
const { types } = google;

/** Returns the values of a path: each entry of a list after "[]". */
function getValues(thing: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [thing];
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    found = found.map((one) => (one as Thing | undefined)?.[name]);
    if (step.endsWith('[]')) found = found.flat();
  }
  return found;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const findMissing = (thing: unknown, paths: readonly string[]): string[] => paths.filter((path) => getValues(thing, path).some(isEmpty));
const reviews = [{ author: 'Robin', rating: 5, headline: 'Dry to the hut', text: 'Six hours of rain.', date: '2026-10-04T08:00:00Z' }];

describe('structured data of a product page', () => {
  let catalog: TestCatalog;
  beforeAll(async () => void (catalog = await startTestCatalog()), 120_000);
  afterAll(() => catalog.close());

  async function findThings(id: string, site: string): Promise<{ readonly main: Thing; readonly trail: Thing; readonly bytes: number }> {
    const details = await catalog.read('getProductDetails', `/products/v2/products/${id}/details`, site);
    const inventory = await catalog.read('getInventory', `/products/v2/products/${id}/inventory`, site);
    const html = renderProductHead({
      details,
      view: createProductView(details, inventory),
      context: createTestContext(new Request(`http://tarnfell.localhost/en-us${details.pageUrl}`)),
      canonical: `http://tarnfell.localhost/en-us${details.pageUrl}`,
      alternates: [],
      reviews: details.rating ? reviews : [],
      today: '2026-11-24',
    });
    const [main, trail] = findByTag(html, 'script').map(({ text }) => JSON.parse(text) as Thing);
    return { main: main ?? {}, trail: trail ?? {}, bytes: html.length };
  }

  const findOffers = (main: Thing): readonly Thing[] =>
    (main['@type'] === 'ProductGroup' ? (main.hasVariant as readonly Thing[]) : [main]).map(({ offers }) => offers as Thing);

  it.each([
    ['in several colors and sizes', specialStyles.film, 'TARNFELL-US'],
    ['in several fits', 'TFSCR01M', 'TARNFELL-GB'],
    ['that is sold out', specialStyles.soldOut[0], 'TARNFELL-DE de_DE'],
    ['without variants', specialStyles.withoutVariants, 'TARNFELL-CA fr_CA'],
    ['of the other brand', 'SVCAD01M', 'SOLVANE-US'],
    ['that is digital', 'TFGIF050', 'TARNFELL-US'],
  ])('has all required and recommended properties for a product %s', async (_, id, site) => {
    const { main, trail } = await findThings(id, site);
    const isGroup = main['@type'] === 'ProductGroup';
    const isDigital = id.includes('GIF');
    const type = isGroup ? types.productGroup : types.product;
    const optional = isDigital ? ['material'] : id === specialStyles.withoutVariants ? ['color'] : [];
    expect(
      findMissing(
        main,
        [...type.required, ...type.recommended].filter((path) => !optional.includes(path)),
      ),
    ).toEqual([]);
    if (main.aggregateRating) {
      expect(findMissing(main, type.withRating)).toEqual([]);
      for (const review of main.review as readonly Thing[])
        expect(findMissing(review, [...types.review.required, ...types.review.recommended])).toEqual([]);
    } else expect(main).not.toHaveProperty('review');
    if (isGroup)
      for (const variant of main.hasVariant as readonly Thing[])
        expect(findMissing(variant, [...types.variant.required, ...types.variant.recommended])).toEqual([]);
    const offers = findOffers(main);
    for (const offer of offers) {
      expect(findMissing(offer, [...types.offer.required, ...types.offer.recommended, ...(isDigital ? [] : types.offer.physical)])).toEqual(
        [],
      );
    }
    const { shippingDetails, hasMerchantReturnPolicy } = offers[0] ?? {};
    if (!isDigital) {
      expect(findMissing(shippingDetails, [...types.shippingDetails.required, ...types.shippingDetails.recommended])).toEqual([]);
      expect(findMissing(hasMerchantReturnPolicy, [...types.returnPolicy.required, ...types.returnPolicy.recommended])).toEqual([]);
    }
    expect(findMissing(trail, types.breadcrumb.required)).toEqual([]);
  });

  it('states the end of a reduced price', async () => {
    const reduced = buildSeedStyles().find(({ model, reduction }) => model.brand === 'tarnfell' && reduction !== null);
    const { main } = await findThings(reduced?.id ?? '', 'TARNFELL-US');
    const offers = findOffers(main);
    expect(offers.some((offer) => findMissing(offer, types.offer.reduced).length === 0)).toBe(true);
  });

  it('has no rating for a product without reviews', async () => {
    const { main } = await findThings('TFGIF050', 'TARNFELL-US');
    expect(main).not.toHaveProperty('aggregateRating');
  });
});
