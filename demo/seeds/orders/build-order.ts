import { describeItem } from '#backend/cart/lines/describe-item.ts';
import type { Sellable } from '#backend/catalog/sellable.ts';
import type { OrderContent, OrderLine } from '#backend/database/documents/order-document.ts';
import type { OrderShipment } from '#backend/database/documents/shipment-document.ts';
import type { OrderTender } from '#backend/database/documents/tender-document.ts';
import { createDeliveryKinds } from '#backend/delivery/delivery-kinds.ts';
import { standardCollectionFields } from '#backend/delivery/collection-fields.ts';
import { toChosenStore } from '#backend/delivery/store-delivery.ts';
import { computeTotals } from '#backend/money/totals.ts';
import { getTaxRule } from '#backend/money/tax.ts';
import type { ShopContext } from '#backend/sites/shop-site.ts';
import type { Store } from '#backend/stores/store.ts';
import { createUuid } from '../reviews/random.ts';
import type { SeededOrder } from './orders.ts';

const kinds = createDeliveryKinds(standardCollectionFields);
const hour = 3_600_000;

export interface OrderSource {
  readonly shop: ShopContext;
  readonly email: string;
  /** One for each line. */
  readonly sellables: readonly Sellable[];
  /** The store of a pickup. */
  readonly store: Store;
  readonly now: Date;
}

export const subtractHours = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

const createRecipient = (email: string) => ({
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  recipientContactEmail: email,
  recipientContactPhone: '+13035550142',
});

const buildAddress = (email: string, approachType: 'S' | 'B') => ({
  ...createRecipient(email),
  id: createUuid('seeded address', email, approachType),
  approachType,
  main: true,
  addressLine1: '12 Pearl Street',
  city: 'Boulder',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  country: 'US',
});

function buildShipment(
  { delivery, placed }: SeededOrder,
  items: readonly string[],
  { shop, email, store, now }: OrderSource,
): OrderShipment {
  if (delivery === 'home') {
    const empty = { id: 'me', kind: 'home', destination: buildAddress(email, 'S'), method: null, items } as const;
    const [method] = kinds.home.listMethods(shop, empty);
    if (!method) throw new Error(`[cairn] [orders] ${shop.site.id} has no delivery address`);
    return { ...empty, method, location: shop.site.id };
  }
  const { recipientContactPhone: _phone, ...contact } = createRecipient(email);
  const empty = { id: 'pickup', kind: 'pickup', destination: { store: toChosenStore(store), contact }, method: null, items } as const;
  const [method] = kinds.pickup.listMethods(shop, empty);
  if (!method) throw new Error(`[cairn] [orders] ${store.id} offers no pickup`);
  return { ...empty, method, location: store.id, readyBy: subtractHours(now, placed - 4).toISOString() };
}

/** The ordered items at catalog prices. */
export function buildContent(order: SeededOrder, source: OrderSource): OrderContent {
  const { sellables, shop, email } = source;
  const ids = order.units.map((_, index) => `item-${index + 1}`);
  const shipment = buildShipment(order, ids, source);
  const lines = sellables.map((sellable, index) => ({ sellable, qty: order.units[index] ?? 1, unitMinor: sellable.unitMinor ?? 0 }));
  const amounts = computeTotals({
    rows: lines.map(({ qty, unitMinor }) => ({ qty, unitMinor })),
    parcels: [{ shippingMinor: shipment.method.priceMinor, tax: getTaxRule(shop.site.country, 'CO') }],
  });
  const rows = lines.map(({ sellable, qty, unitMinor }, index): OrderLine => {
    const originalMinor = sellable.originalMinor ?? unitMinor;
    const of = amounts.rows[index];
    if (!of) throw new Error('[cairn] [orders] a line has no amounts');
    const high = { highCurrentMinor: unitMinor, highOriginalMinor: originalMinor };
    return { id: ids[index] ?? '', qty, item: describeItem(sellable), unitMinor, originalMinor, ...high, amounts: of };
  });
  const billingAddress = buildAddress(email, 'B');
  return { rows, shipments: [shipment], amounts, taxIncluded: false, billingAddress, orderPromotions: [], promoSummary: [] };
}

/** The last digits of a test card (docs/guide/example-shop.md), and of a gift card without a number. */
const card = { brand: 'Quillon', last4: '3338', expiryMonth: 4, expiryYear: 2029 };

/** @param id id of the order, from which those of the tender and its account are derived */
export function buildTender({ paidBy }: SeededOrder, id: string, amountMinor: number): OrderTender {
  const paid = {
    id: createUuid('tender', id),
    amountMinor,
    state: 'confirmed',
    reference: createUuid('reference', id),
    fault: null,
  } as const;
  if (paidBy === 'card') return { ...paid, kind: 'CREDIT_CARD', tenderData: { token: null, card }, receipt: createUuid('receipt', id) };
  return { ...paid, kind: 'GIFT_CARD', tenderData: { accountId: createUuid('account', id), last4: '0417' }, receipt: null };
}
