import type { CartRecord } from '../../cart/cart-record.ts';
import { priceCart } from '../../cart/pricing/price-cart.ts';
import type { PriceFacts } from '../../cart/pricing/price-facts.ts';
import type { AssociateStanding } from '../../cart/pricing/associate-standing.ts';
import type { Sellable } from '../../catalog/sellable.ts';
import type { CartAdjustment, CartLine, ItemDescription } from '../../database/documents/cart-document.ts';
import type { OrderContent } from '../../database/documents/order-document.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import { noLoyalty } from '../../loyalty/loyalty-balance.ts';
import type { FactLine, PromotionFacts } from '../../promotions/engine/facts.ts';
import { preparePromotions } from '../../promotions/engine/prepare-promotions.ts';
import { promotionKinds } from '../../promotions/kinds/promotion-kinds.ts';
import type { StoredPromotion } from '../../promotions/promotion-document.ts';
import { drawFacts, drawPromotions, type RandomSource } from '../../promotions/testing/random-cart.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createOrderContent } from '../order-content.ts';
import type { Placement } from '../placing/placement.ts';

export const places = [
  { siteId: 'TARNFELL-US', country: 'US', region: 'CO' },
  { siteId: 'TARNFELL-CA', country: 'CA', region: 'QC' },
  { siteId: 'TARNFELL-GB', country: 'GB', region: '' },
  { siteId: 'TARNFELL-DE', country: 'DE', region: '' },
] as const;

export interface TestOrder {
  readonly content: OrderContent;
  readonly currency: string;
  readonly locale: string;
}

function createSellable(sku: string, { styleId, categoryIds, unitMinor, isReduced, takesPromotions }: FactLine, stock: number): Sellable {
  return {
    sku,
    upc: '000000000000',
    styleId,
    productId: styleId,
    name: sku,
    categoryIds,
    colorCode: '',
    colorLabel: null,
    size: '',
    sizeLabel: null,
    fit: null,
    fitLabel: null,
    image: { src: '/', alt: '' },
    pdpUrl: '/',
    currency: '',
    unitMinor,
    originalMinor: isReduced ? unitMinor + 1 : unitMinor,
    maxQty: 99,
    digital: !takesPromotions,
    customAmount: null,
    stock,
    isStocked: true,
    highCurrentMinor: null,
    highOriginalMinor: null,
    siblings: [],
  };
}

function drawAdjustments(dice: RandomSource, lines: readonly FactLine[]): readonly CartAdjustment[] {
  if (lines.length === 0 || !dice.chance(0.15)) return [];
  const target = dice.chance(0.5) ? { itemId: dice.pick(lines).id } : {};
  const kind = dice.pick(['AMOUNT', 'PERCENTAGE'] as const);
  return [{ id: 'a', by: 'Kim', reason: 'DAMAGED', kind, value: 1 + dice.below(2000), maxPercent: 50, ...target }];
}

export interface OrderSource {
  readonly place: (typeof places)[number];
  readonly method: 'standard' | 'express';
  readonly facts: PromotionFacts;
  /** Amounts are in US dollars and count in the currency of the site. */
  readonly promotions: readonly StoredPromotion[];
  readonly standing: AssociateStanding | null;
  readonly priceAdjustments: readonly CartAdjustment[];
}

const gift = { id: '', styleId: 'TFGIFT00', categoryIds: [], qty: 1, isReduced: false, takesPromotions: true, shipmentId: '' };

/** Prices a cart and creates its order, as placeOrder does. */
export function createTestOrder({ place, method, facts, promotions, standing, priceAdjustments }: OrderSource): TestOrder {
  const { siteId, country, region } = place;
  const shop = getShopContext({ siteId });
  const { currency } = shop.site;
  const documents = JSON.parse(JSON.stringify(promotions).replaceAll('"USD"', `"${currency}"`)) as StoredPromotion[];
  const sellables = new Map([
    ...facts.lines.map((line) => [line.id, createSellable(line.id, line, 99)] as const),
    ...[...facts.gifts].map(
      ([sku, { stock, valueMinor }]) => [sku, createSellable(sku, { ...gift, unitMinor: valueMinor }, stock)] as const,
    ),
  ]);
  const address = { id: 'x', approachType: 'S', country, stateCityProvDept: region, addressLine1: '', city: '', postalCode: '' };
  const cart = {
    id: 'cart',
    siteId,
    lines: facts.lines.map(({ id, qty }): CartLine => ({ id, sku: id, qty, shownMinor: 0, description: {} as ItemDescription })),
    shipments: [{ id: 'me', kind: 'home', destination: address, method, items: [] }],
    tenders: [],
    billingAddress: null,
    coupons: facts.coupons,
    bonusChoices: facts.bonusChoices,
    priceAdjustments,
  } as unknown as CartRecord;
  const priced = priceCart(deliveryKinds, shop, cart, {
    sellables,
    standing,
    loyalty: noLoyalty,
    promotions: preparePromotions(promotionKinds, documents, { id: siteId, currency }),
    segments: facts.segments,
    now: facts.at,
  } satisfies PriceFacts);
  const placement = { shop, body: {}, context: { customer: {} } } as unknown as Placement;
  const goods = { choices: new Map(), places: {} as never, now: facts.at };
  const content = createOrderContent(deliveryKinds, cart, priced, goods, placement);
  return { content: JSON.parse(JSON.stringify(content)) as OrderContent, currency, locale: shop.locale };
}

export function drawOrder(dice: RandomSource): TestOrder {
  const facts = drawFacts(dice);
  const standing = { percent: 30, spentMinor: dice.below(10_000), capMinor: dice.below(60_000), year: 2026, revision: '' };
  return createTestOrder({
    place: dice.pick(places),
    method: dice.pick(['standard', 'express'] as const),
    facts,
    promotions: drawPromotions(dice),
    standing: dice.chance(0.1) ? standing : null,
    priceAdjustments: drawAdjustments(dice, facts.lines),
  });
}
