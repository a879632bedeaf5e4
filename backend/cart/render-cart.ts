import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { FlashMessage, PaymentInstrument, Totals } from '#generated/openapi/shared.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import { toWire } from '../money/minor-units.ts';
import type { Amounts } from '../money/totals.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartPayment } from '../database/documents/cart-document.ts';
import type { FavouriteStore } from './favourite-store.ts';
import { approachingOf, promotionsOf } from './free-shipping.ts';
import type { CartShipment, PricedCart } from './price-cart.ts';
import { renderItem } from './render-item.ts';
import type { RowChoices } from './row-choices.ts';
import { renderMethod } from './shipping-methods.ts';

export function renderTotals(amounts: Amounts, currency: string): Totals {
  const wire = (minor: number): number => toWire(minor, currency);
  return {
    total: wire(amounts.total),
    totalDiscount: wire(amounts.discount),
    itemSubTotal: wire(amounts.itemSubTotal),
    itemTotal: wire(amounts.itemTotal),
    netAmount: wire(amounts.netAmount),
    taxAmount: wire(amounts.taxAmount),
    shipping: wire(amounts.shipping),
    tax: wire(amounts.tax),
    totalWithoutTax: wire(amounts.totalWithoutTax),
    appliedRewards: wire(amounts.rewards),
    remainingToPay: wire(amounts.remaining),
    totalUnits: amounts.units,
  };
}

export function renderShipment({ id, methods, chosen }: CartShipment, currency: string): ShipmentMethods {
  return {
    shippingId: id,
    ...(chosen && { code: chosen.code }),
    applicableShippingMethods: methods.map((method) => renderMethod(method, currency)),
  };
}

function renderPayment(payment: CartPayment, amounts: Amounts, currency: string): PaymentInstrument {
  const covered = amounts.total - amounts.rewards - amounts.remaining;
  return { paymentInstrumentId: payment.id, payment_method_id: 'CREDIT_CARD', amount: toWire(covered, currency), card: payment.card };
}

/** Where a confirmation goes: to the contact of the digital goods, else to the e-mail address of the shipment, else of the bill. */
export function emailOf({
  shippingAddress,
  billingAddress,
  contact,
}: Pick<CartRecord, 'shippingAddress' | 'billingAddress' | 'contact'>): string | undefined {
  return contact?.recipientContactEmail ?? shippingAddress?.recipientContactEmail ?? billingAddress?.recipientContactEmail;
}

export interface CartView {
  readonly shop: ShopContext;
  readonly cart: CartRecord;
  readonly priced: PricedCart;
  readonly choices: ReadonlyMap<string, RowChoices>;
  readonly flash: readonly FlashMessage[];
  readonly store?: FavouriteStore;
  readonly orderId?: string;
}

/** The whole cart as the contract writes it. Promotions, coupons and rewards come with their own calls. */
export function renderCart({ shop, cart, priced, choices, flash, store, orderId }: CartView): Cart {
  const { currency } = shop.site;
  const email = emailOf(cart);
  return {
    id: cart.id,
    version: cart.version,
    status: cart.status,
    ...(orderId && { orderId }),
    currency,
    taxIncluded: priced.taxIncluded,
    ...(email && { email }),
    totalItems: priced.rows.length,
    totals: renderTotals(priced.amounts, currency),
    items: priced.rows.map((row) =>
      renderItem(row, {
        currency,
        locale: shop.locale,
        shipment: priced.shipments.find(({ id }) => id === row.shipment),
        choices: choices.get(row.item.productId),
        store,
      }),
    ),
    payment_instruments: cart.payment ? [renderPayment(cart.payment, priced.amounts, currency)] : [],
    shippingMethods: priced.shipments.map((shipment) => renderShipment(shipment, currency)),
    ...(cart.shippingAddress && { shippingAddress: cart.shippingAddress }),
    ...(cart.billingAddress && { billingAddress: cart.billingAddress }),
    ...(cart.contact && { contact: cart.contact }),
    couponItems: [],
    orderPromotions: [],
    promoSummary: promotionsOf(shop, priced),
    approachingDiscount: approachingOf(shop, priced),
    flash: [...flash],
    customerNotifications: [],
  };
}
