import type { CartRecord, StoredCart } from '../cart/cart-record.ts';
import type { PricedCart } from '../cart/pricing/priced-cart.ts';
import { renderOrderPromotion, renderOrderPromotions, renderPromoSummary } from '../cart/pricing/promotions.ts';
import { getReadyTime } from '../cart/delivery/ready-time.ts';
import { renderAdjustments } from '../cart/price-adjustments/render-adjustments.ts';
import type { RowChoices } from '../cart/lines/row-choices.ts';
import { getDesign } from '../cart/lines/same-item.ts';
import type { OrderContent } from '../database/documents/order-document.ts';
import type { OrderShipment } from '../database/documents/shipment-document.ts';
import type { OrderTender } from '../database/documents/tender-document.ts';
import { getSpendYear } from '../money/annual-spend.ts';
import type { CallCustomer } from '../router/call-context.ts';
import { getTenderKind } from '../tenders/tenders.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import type { Places } from '../delivery/places.ts';
import { getSpend } from './placing/associate-spend.ts';
import type { OrderPorts } from './order-ports.ts';
import { createOrderPricing } from './pricing/create-order-pricing.ts';
import type { Placement } from './placing/placement.ts';

function createShipments(kinds: DeliveryKinds, cart: CartRecord, { shipments }: PricedCart, places: Places, now: Date): OrderShipment[] {
  return shipments.flatMap(({ shipment, chosen }) => {
    const location = getDeliveryKind(kinds, shipment).getLocation(cart.siteId, shipment);
    const readyBy = getReadyTime(kinds, shipment, places, now);
    return chosen ? [{ ...shipment, method: chosen, location, ...(readyBy && { readyBy }) }] : [];
  });
}

interface OrderedGoods {
  readonly choices: ReadonlyMap<string, RowChoices>;
  readonly places: Places;
  readonly now: Date;
}

/** The employee who places the order. */
function getEmployee({ staff }: CallCustomer): Pick<OrderContent, 'inStoreSalesInfo' | 'agentName'> {
  if (!staff) return {};
  const { id, name, store } = staff;
  if (!store) return { agentName: name };
  return { inStoreSalesInfo: { storeId: store.id, storeName: store.name, storeEmployeeId: id, storeEmployeeName: name } };
}

/** The price of the goods for a member of a programme that counts it. */
function getProgrammeSpend({ rows, loyalty }: PricedCart, now: Date): Pick<OrderContent, 'programmeSpend'> {
  const minor = rows.reduce((sum, { item, amounts }) => sum + (item.isDigitalProduct ? 0 : amounts.totalMinor), 0);
  return loyalty.countsSpend && minor > 0 ? { programmeSpend: { minor, year: getSpendYear(now) } } : {};
}

/** The immutable part of an order, independent of later changes of the catalog. */
export function createOrderContent(
  kinds: DeliveryKinds,
  cart: CartRecord,
  priced: PricedCart,
  { choices, places, now }: OrderedGoods,
  { shop, body, context }: Placement,
): OrderContent {
  const shipments = createShipments(kinds, cart, priced, places, now);
  const adjustments = priced.adjustments.filter(({ minor }) => minor > 0);
  const associateSpend = getSpend(priced.associate);
  const needsBill = shipments.some(({ kind }) => getDeliveryKind(kinds, { kind }).needsBillingAddress);
  return {
    rows: priced.rows.map(({ line, item, unitMinor, originalMinor, amounts, bonus, promotions: own }) => {
      const { highCurrentMinor, highOriginalMinor } = (bonus ? undefined : choices.get(item.productId)) ?? {};
      const highs = {
        highCurrentMinor: Math.max(highCurrentMinor ?? 0, unitMinor),
        highOriginalMinor: Math.max(highOriginalMinor ?? 0, originalMinor),
      };
      const { id, qty, giftOption, giftCardMinor } = line;
      const gift = { ...(giftOption && { giftOption }), ...(giftCardMinor !== undefined && { giftCardMinor }) };
      const more = { ...gift, ...(bonus && { bonusOf: bonus.promotionId }), ...getDesign(line) };
      const promotions = own.map((one) => renderOrderPromotion(shop, priced, one.id, one.minor));
      return { id, qty, item, unitMinor, originalMinor, ...highs, amounts, ...(own.length > 0 && { promotions }), ...more };
    }),
    shipments,
    amounts: priced.amounts,
    taxIncluded: priced.taxIncluded,
    // Drops an address that the cart has from former goods; an address in the request is stored.
    billingAddress: needsBill || body.billingAddress ? cart.billingAddress : null,
    orderPromotions: renderOrderPromotions(shop, priced),
    promoSummary: renderPromoSummary(shop, priced),
    ...(associateSpend && { associateSpend }),
    ...getProgrammeSpend(priced, now),
    ...getEmployee(context.customer),
    ...(adjustments.length > 0 && { priceAdjustments: renderAdjustments(adjustments, shop.site.currency) }),
    pricing: createOrderPricing(kinds, cart, priced),
  };
}

/** Creates the tenders with amounts and idempotency keys, without those that pay nothing. Providers receive the browser's device data. */
export function createOrderTenders(
  { tenders, device }: StoredCart,
  { coverage }: PricedCart,
  { ids, tenderKinds }: Pick<OrderPorts, 'ids' | 'tenderKinds'>,
): OrderTender[] {
  return tenders.flatMap((tender) => {
    const amountMinor = coverage.get(tender.id) ?? 0;
    if (amountMinor === 0) return [];
    const browser = device && getTenderKind(tenderKinds, tender.kind).settlement.by === 'partner' ? { device } : {};
    return [{ ...tender, amountMinor, state: 'pending' as const, reference: ids.uuid(), receipt: null, fault: null, ...browser }];
  });
}
