import type { DeliveryMethod } from '../../database/documents/shipment-document.ts';
import { parcelKind, getParcelMethods } from '../../delivery/home/parcel-methods.ts';
import type { Clock } from '../../ports.ts';
import { applyPromotions } from '../../promotions/engine/apply-promotions.ts';
import type { PromotionStore } from '../../promotions/documents/promotion-store.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { FoundColor, FoundProduct } from './query-product.ts';

/** The cheapest method to ship one unit to a guest, after promotions. */
export type FindShippingMethod = (product: FoundProduct, color: FoundColor, shop: ShopContext) => DeliveryMethod | undefined;

export interface ShippingPorts {
  readonly clock: Clock;
  readonly promotions: Pick<PromotionStore, 'of'>;
}

export function createFindShippingMethod({ clock, promotions }: ShippingPorts): FindShippingMethod {
  return (product, { currentMinor, originalMinor }, shop) => {
    const methods = getParcelMethods(shop, null);
    const [standard] = methods;
    const line = {
      id: 'unit',
      styleId: product.id,
      categoryIds: product.categoryIds,
      qty: 1,
      unitMinor: currentMinor,
      isReduced: currentMinor < originalMinor,
      takesPromotions: true,
      shipmentId: 'parcel',
    };
    const parcel = { id: 'parcel', delivery: parcelKind, bringsGifts: true, methods, chosen: standard?.code };
    const facts = { at: clock.now(), locale: shop.locale, segments: new Set<never>(), lines: [line], shipments: [parcel] };
    const { shipping } = applyPromotions({ ...facts, coupons: [], bonusChoices: [], gifts: new Map() }, promotions.of(shop.site));
    const off = shipping.find(({ method }) => method === standard?.code)?.minor ?? 0;
    return standard && { ...standard, priceMinor: standard.priceMinor - off };
  };
}
