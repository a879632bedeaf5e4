import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validatePromotion } from '#backend/promotions/documents/validate-promotion.ts';
import { preparePromotions } from '#backend/promotions/engine/prepare-promotions.ts';
import { promotionKinds } from '#backend/promotions/kinds/promotion-kinds.ts';
import { shopSites } from '#backend/sites/shop-site.ts';
import { deliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import type { PromotionDocument } from '#backend/promotions/promotion-document.ts';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';

const catalog = buildCatalog();
const known = new Set([
  ...catalog.categories.map(({ id }) => id),
  ...catalog.styles.map(({ id }) => id),
  ...catalog.variants.map(({ sku }) => sku),
]);

/** Every category, style and SKU that a document names. */
const findReferences = ({ items, reward }: PromotionDocument): readonly string[] =>
  [items, items?.except, 'of' in reward ? reward.of : undefined]
    .flatMap((filter) => [...(filter?.categories ?? []), ...(filter?.styles ?? [])])
    .concat('gifts' in reward ? reward.gifts : []);

describe.each(['tarnfell', 'solvane'])('the promotions of %s', (brand) => {
  const files = globSync(`demo/content/${brand}/promotions/*.json`);
  const documents = files.flatMap((file) => {
    const { document } = validatePromotion(JSON.parse(readFileSync(file, 'utf8')), brand, Object.keys(deliveryKinds));
    return document ? [{ id: path.basename(file, '.json'), document }] : [];
  });

  it('name only existing categories, styles and SKUs of the catalog, without faults', () => {
    expect(documents).toHaveLength(files.length);
    expect(documents.flatMap(({ document }) => findReferences(document)).filter((one) => !known.has(one))).toEqual([]);
  });

  it('show every kind of promotion that shoppers meet: for members, of each level, with gifts and with codes', () => {
    for (const site of shopSites.filter((one) => one.brand === brand)) {
      const { automatic, byCode, givers } = preparePromotions(promotionKinds, documents, site);
      expect(new Set(automatic.map(({ level }) => level))).toEqual(new Set(['PRODUCT', 'ORDER', 'SHIPPING']));
      expect(new Set(givers.map(({ reward }) => reward.choose !== null))).toEqual(new Set([true, false]));
      expect([...byCode.keys()]).toEqual(expect.arrayContaining(['WELCOME10', 'TRAIL20', 'LASTONE', 'SUMMER15', 'SPRING15']));
    }
  });
});
