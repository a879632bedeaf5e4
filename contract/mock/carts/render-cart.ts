import type { Cart, CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { AddressInput, PaymentInstrument, ShippingMethod } from '#generated/openapi/shared.ts';
import type { MockSite } from '../catalog/mock-catalog.ts';
import type { MockShop } from '../catalog/mock-shop.ts';
import { findVariant, getPageUrl, getProductId } from '../catalog/find-style.ts';
import { toMoney } from '../catalog/render-card.ts';
import { getStockState } from '../catalog/stock.ts';
import { computeTotals, giftCardMinor, parsePercentOff, renderTotals, getShippingPrice, type MockTotals } from './compute-totals.ts';
import type { MockCart, MockDelivery, MockLine } from './mock-cart.ts';

/** Id of the only shipment of a cart. */
export const shipmentId = 'me';

const times: Readonly<Record<MockDelivery, string>> = { standard: '3-5', express: '1-2' };

/** Renders the cart in the contract's format. */
export function renderCart(cart: MockCart, shop: MockShop, site: MockSite): Cart {
  const totals = computeTotals(cart, shop, site);
  const payments = renderPayments(cart, totals.totalMinor);
  const paidMinor = payments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const contactEmail = cart.shippingAddress?.recipientContactEmail ?? cart.contact?.recipientContactEmail;
  const orderPromotions = renderPromotions(cart, totals);
  return {
    id: cart.id,
    version: cart.version,
    status: cart.status,
    ...(cart.orderId !== undefined && { orderId: cart.orderId }),
    currency: site.currency,
    taxIncluded: site.taxIncluded,
    ...(contactEmail !== undefined && { email: contactEmail }),
    totalItems: cart.lines.length,
    totals: renderTotals(totals, paidMinor),
    items: cart.lines.map((line) => renderLine(line, cart, { shop, site, totals })),
    payment_instruments: payments,
    shippingMethods: cart.lines.length === 0 ? [] : [renderShipment(cart, shop, site)],
    ...(cart.shippingAddress && { shippingAddress: renderAddress(cart.shippingAddress, 'S') }),
    ...(cart.billingAddress && { billingAddress: renderAddress(cart.billingAddress, 'B') }),
    ...(cart.contact && { contact: cart.contact }),
    couponItems: cart.coupons.map(({ id, code }) => ({
      id,
      code,
      applied: true,
      promotionId: `mock-${code}`,
      promotionName: code,
      amount: toMoney(Math.round((totals.itemsMinor * (parsePercentOff(code) ?? 0)) / 100)),
    })),
    orderPromotions,
    promoSummary: orderPromotions.map(({ promotionId, promotionName }) => ({ level: 'ORDER', promotionId, promotionName })),
    approachingDiscount: [],
    flash: [],
    customerNotifications: [],
  };
}

const renderPromotions = ({ coupons }: MockCart, { itemsMinor }: MockTotals): Cart['orderPromotions'] =>
  coupons.map(({ code }) => ({
    promotionId: `mock-${code}`,
    promotionName: code,
    amount: toMoney(Math.round((itemsMinor * (parsePercentOff(code) ?? 0)) / 100)),
  }));

interface LineContext {
  readonly shop: MockShop;
  readonly site: MockSite;
  readonly totals: MockTotals;
}

function renderLine({ id, sku, qty }: MockLine, cart: MockCart, { shop, site, totals }: LineContext): CartItem {
  const { style, color, variant } = findVariant(shop, site, sku);
  const { currentMinor, originalMinor } = color;
  const rowMinor = currentMinor * qty;
  const current = toMoney(currentMinor);
  const original = toMoney(originalMinor);
  const size = style.sizes.find(({ value }) => value === variant.size);
  const fit = style.fits.find(({ value }) => value === variant.fit);
  const quantity = shop.stockOf(sku);
  return {
    id,
    productId: getProductId(style, color),
    masterId: style.id,
    sku,
    upc: variant.upc,
    name: style.name,
    color: { value: color.code, label: color.label },
    ...(size && { size }),
    ...(fit && { fitType: fit }),
    qty,
    maxQty: style.maxQty,
    availability: { state: getStockState(quantity), quantity },
    price: { current, original, amount: current, rowTotal: toMoney(rowMinor), highCurrent: current, highOriginal: original },
    pdpUrl: getPageUrl(style),
    productImageURL: color.pictures[0].src,
    shippingOptions: renderMethods(cart, shop, site).map((shippingMethod) => ({
      selected: shippingMethod.code === cart.delivery,
      available: true,
      shippingMethod,
    })),
    isDigitalProduct: false,
    shippingId: shipmentId,
    bonus: false,
    isCustoms: false,
    taxTotal: toMoney(totals.itemsMinor === 0 ? 0 : Math.round((totals.taxMinor * rowMinor) / totals.itemsMinor)),
    variants: style.variants
      .filter((one) => one.color === color.code)
      .map((one) => ({
        id: one.sku,
        attributes: { color: one.color, size: one.size, ...(one.fit !== '' && { fitType: one.fit }) },
        productInventoryState: shop.stockOf(one.sku) > 0 ? ('InStock' as const) : ('OutOfStock' as const),
      })),
  };
}

function renderMethods(cart: MockCart, shop: MockShop, site: MockSite): ShippingMethod[] {
  const itemsMinor = cart.lines.reduce((sum, { sku, qty }) => sum + findVariant(shop, site, sku).color.currentMinor * qty, 0);
  const { shippingMethods: labels } = shop.labels(site);
  return (['standard', 'express'] as const).map((code) => ({
    code,
    label: labels[code],
    deliveryTime: times[code],
    price: toMoney(getShippingPrice(code, itemsMinor)),
  }));
}

export const renderShipment = (cart: MockCart, shop: MockShop, site: MockSite): ShipmentMethods => ({
  shippingId: shipmentId,
  code: cart.delivery,
  applicableShippingMethods: renderMethods(cart, shop, site),
  needsAddress: true,
});

/** Gift cards pay first up to their balances; another payment pays the rest. */
function renderPayments({ payments }: MockCart, totalMinor: number): PaymentInstrument[] {
  let remaining = totalMinor;
  return payments
    .toSorted((a, b) => Number(b.payment_method_id === 'GIFT_CARD') - Number(a.payment_method_id === 'GIFT_CARD'))
    .map((payment) => {
      const amountMinor = payment.payment_method_id === 'GIFT_CARD' ? Math.min(giftCardMinor, remaining) : remaining;
      remaining -= amountMinor;
      return { ...payment, amount: toMoney(amountMinor) };
    });
}

const renderAddress = (address: AddressInput, approachType: 'S' | 'B'): NonNullable<Cart['shippingAddress']> => ({
  ...address,
  id: approachType === 'S' ? 'addr-1' : 'addr-2',
  approachType,
  main: true,
});
