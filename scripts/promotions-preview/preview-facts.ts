import type { Segment } from '#generated/promotions/types.ts';
import { getFirstKind } from '#backend/delivery/delivery-kind-lookup.ts';
import { deliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import { getParcelMethods } from '#backend/delivery/home/parcel-methods.ts';
import type { FactLine, PromotionFacts } from '#backend/promotions/engine/facts.ts';
import { createShopContext, shopSites, type ShopSite } from '#backend/sites/shop-site.ts';
import { buildCatalog } from '#demo/seeds/catalog/build-catalog.ts';

/** Thrown for an argument with an unknown value. */
export class PreviewError extends Error {}

export interface PreviewArguments {
  readonly site: string;
  readonly at: string;
  readonly coupon: readonly string[];
  readonly segment: readonly string[];
  /** SKUs, each with "=" and a quantity unless it is 1. */
  readonly items: readonly string[];
}

const shipmentId = 'parcel';

/** The facts of a cart of one parcel at the prices of the example shop. @throws PreviewError */
export function createPreviewFacts({ site: siteId, at, coupon, segment, items }: PreviewArguments): {
  readonly site: ShopSite;
  readonly facts: PromotionFacts;
} {
  const site = shopSites.find(({ id }) => id === siteId);
  if (!site) throw new PreviewError(`Unknown site "${siteId}".`);
  if (Number.isNaN(Date.parse(at))) throw new PreviewError(`"${at}" is not a date and time.`);
  const catalog = buildCatalog();
  const shop = createShopContext(site, site.languages[0]);
  const methods = getParcelMethods(shop, null);
  const lines = items.map((item, index): FactLine => {
    const [sku = '', qty = '1'] = item.split('=');
    const variant = catalog.variants.find((one) => one.sku === sku);
    const price = catalog.prices.find(
      (one) => one.style_id === variant?.style_id && one.color_code === variant?.color_code && one.site_id === site.id,
    );
    if (!variant || !price || !(Number(qty) >= 1)) throw new PreviewError(`${site.id} does not sell "${item}".`);
    const [styleId, unitMinor] = [String(variant.style_id), Number(price.current_minor)];
    const categoryIds = catalog.style_categories.filter((one) => one.style_id === styleId).map((one) => String(one.category_id));
    const isReduced = unitMinor < Number(price.original_minor);
    return { id: `${index}`, styleId, categoryIds, qty: Number(qty), unitMinor, isReduced, takesPromotions: true, shipmentId };
  });
  const delivery = getFirstKind(deliveryKinds);
  return {
    site,
    facts: {
      at: new Date(at),
      locale: shop.locale,
      segments: new Set(segment as readonly Segment[]),
      lines,
      shipments: [{ id: shipmentId, delivery, bringsGifts: true, methods, chosen: methods[0]?.code }],
      coupons: coupon.map((code) => ({ id: code, code: code.trim().toUpperCase() })),
      bonusChoices: [],
      gifts: new Map(catalog.variants.map(({ sku }) => [String(sku), { stock: 1, valueMinor: 0 }])),
    },
  };
}
