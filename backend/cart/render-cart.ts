import type { Cart } from '#generated/openapi/cart.ts';
import type { FlashMessage, PaymentInstrument, Totals } from '#generated/openapi/shared.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { Amounts } from '../money/totals.ts';
import type { Registries } from './cart-ports.ts';
import type { CartRecord } from './cart-record.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import type { CartTender } from '../database/documents/tender-document.ts';
import { getEmail, showDestinations } from '../delivery/destinations.ts';
import { calculateEarnedPoints } from '../loyalty/calculate-earned-points.ts';
import type { LoyaltyRules } from '../loyalty/loyalty-rules.ts';
import type { TenderKinds } from '../tenders/tender-kind.ts';
import { chooseVoucherOfCart } from '../tenders/loyalty-points/vouchers-of-cart.ts';
import { sumRewards, getTenderKind } from '../tenders/tenders.ts';
import { renderShipment } from './delivery/render-shipment.ts';
import { filterPendingChanges } from './delivery-changes/pending-changes.ts';
import { renderChange } from './delivery-changes/render-changes.ts';
import type { Goods } from './delivery/stock-of-lines.ts';
import { mergeNotifications } from './merge-notifications.ts';
import { renderAssociateNotifications } from './pricing/associate-discount.ts';
import { renderAdjustments } from './price-adjustments/render-adjustments.ts';
import type { PricedCart } from './pricing/priced-cart.ts';
import { renderApproachingDiscounts, renderOrderPromotions, renderPromoSummary } from './pricing/promotions.ts';
import { renderItem } from './render-item.ts';
import { renderCoupons, renderGiftOffers } from './render-promotions.ts';
import type { RowChoices } from './lines/row-choices.ts';

export function renderTotals(amounts: Amounts, currency: string): Totals {
  const toWireAmount = (minor: number): number => toWire(minor, currency);
  return {
    total: toWireAmount(amounts.total),
    totalDiscount: toWireAmount(amounts.discount),
    itemSubTotal: toWireAmount(amounts.itemSubTotal),
    itemTotal: toWireAmount(amounts.itemTotal),
    netAmount: toWireAmount(amounts.netAmount),
    taxAmount: toWireAmount(amounts.taxAmount),
    shipping: toWireAmount(amounts.shipping),
    tax: toWireAmount(amounts.tax),
    totalWithoutTax: toWireAmount(amounts.totalWithoutTax),
    appliedRewards: toWireAmount(amounts.rewards),
    remainingToPay: toWireAmount(amounts.remaining),
    totalUnits: amounts.units,
  };
}

/** Renders a tender of a cart or order in contract form. */
export function renderTender(
  kinds: TenderKinds,
  { id, kind, tenderData }: CartTender,
  amountMinor: Minor,
  currency: string,
): PaymentInstrument {
  return {
    paymentInstrumentId: id,
    payment_method_id: kind,
    amount: toWire(amountMinor, currency),
    ...getTenderKind(kinds, kind).show(tenderData, currency),
  };
}

export interface CartView {
  readonly registries: Registries;
  readonly shop: ShopContext;
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly goods: Goods;
  readonly choices: ReadonlyMap<string, RowChoices>;
  readonly flash: readonly FlashMessage[];
  readonly orderId?: string;
  readonly loyaltyRules: LoyaltyRules;
  readonly now: Date;
}

/** An order takes its units, so its cart has no reservation any more. */
function renderReservedUntil({ status, reservation }: CartRecord, now: Date): Pick<Cart, 'reservedUntil'> {
  if (status !== 'open' || !reservation || new Date(reservation.until) <= now) return {};
  return { reservedUntil: reservation.until };
}

/** Renders the whole cart in contract form. */
export function renderCart({
  registries: { deliveryKinds, tenderKinds },
  shop,
  cart,
  priced,
  goods,
  choices,
  flash,
  orderId,
  loyaltyRules,
  now,
}: CartView): Cart {
  const { currency } = shop.site;
  const email = getEmail(deliveryKinds, cart);
  const deliveryChanges = filterPendingChanges(cart.deliveryChanges, cart.shipments);
  const bonusChoices = renderGiftOffers(shop, priced, goods.sellables);
  const around = { kinds: deliveryKinds, shop };
  const rewards = sumRewards(tenderKinds, cart.tenders, priced.coverage);
  const payment = { tenders: cart.tenders, coverage: priced.coverage, totalMinor: priced.amounts.total };
  const voucher = cart.status === 'open' ? chooseVoucherOfCart(tenderKinds, payment, priced.loyalty, loyaltyRules) : undefined;
  return {
    id: cart.id,
    version: cart.version,
    status: cart.status,
    ...(orderId && { orderId }),
    ...renderReservedUntil(cart, now),
    currency,
    taxIncluded: priced.taxIncluded,
    ...(email && { email }),
    totalItems: priced.rows.length,
    totals: renderTotals({ ...priced.amounts, rewards }, currency),
    items: priced.rows.map((row) =>
      renderItem(row, {
        ...around,
        priced,
        goods,
        shipments: cart.shipments,
        shipment: priced.shipments.find(({ shipment }) => shipment.items.includes(row.line.id)),
        choices: row.bonus ? undefined : choices.get(row.item.productId),
      }),
    ),
    payment_instruments: cart.tenders.map((tender) => renderTender(tenderKinds, tender, priced.coverage.get(tender.id) ?? 0, currency)),
    shippingMethods: priced.shipments.map((shipment) =>
      renderShipment(shipment, { ...around, places: goods.places, rows: priced.rows, now }),
    ),
    ...showDestinations(deliveryKinds, cart.shipments),
    ...(cart.billingAddress && { billingAddress: cart.billingAddress }),
    couponItems: renderCoupons(shop, cart, priced),
    earnablePoints: calculateEarnedPoints(priced.rows, rewards, loyaltyRules),
    ...(voucher && { loyaltyVoucher: { points: voucher.points, amountInCurrency: toWire(voucher.minor, currency) } }),
    ...(bonusChoices.length > 0 && { bonusChoices }),
    ...(deliveryChanges.length > 0 && {
      deliveryChanges: deliveryChanges.map((change) => renderChange({ kinds: deliveryKinds, shop, cart, goods }, change)),
    }),
    orderPromotions: renderOrderPromotions(shop, priced),
    promoSummary: renderPromoSummary(shop, priced),
    approachingDiscount: renderApproachingDiscounts(shop, priced),
    ...(priced.adjustments.length > 0 && { priceAdjustments: renderAdjustments(priced.adjustments, currency) }),
    flash: [...flash],
    customerNotifications: [...mergeNotifications(shop, cart.leftOut), ...renderAssociateNotifications(shop, priced.associate)],
  };
}
