import { applyPromotions } from '../engine/apply-promotions.ts';
import type { FactCoupon, FactLine, FactShipment, PromotionFacts } from '../engine/facts.ts';
import { preparePromotions } from '../engine/prepare-promotions.ts';
import type { PromotionResult } from '../engine/result.ts';
import { promotionKinds } from '../kinds/promotion-kinds.ts';
import type { PromotionDocument, Reward } from '../promotion-document.ts';

const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };
export const site = { id: 'TARNFELL-US', currency: 'USD' };

/** Documents by id. Their names are added. */
export type Documents = Readonly<Record<string, Omit<PromotionDocument, 'name'>>>;

export const createOffer = (reward: Reward, rest: Omit<PromotionDocument, 'name' | 'reward'> = {}): Documents[string] => ({ ...rest, reward });

/** A line of 100 dollars in a parcel. */
export const createLine = (rest: Partial<FactLine> = {}): FactLine => ({
  id: 'line',
  styleId: 'TFAAAA01',
  categoryIds: [],
  qty: 1,
  unitMinor: 10_000,
  isReduced: false,
  takesPromotions: true,
  shipmentId: 'parcel',
  ...rest,
});

export const parcel: FactShipment = {
  id: 'parcel',
  delivery: 'home',
  bringsGifts: true,
  methods: [
    { code: 'standard', priceMinor: 800 },
    { code: 'express', priceMinor: 1800 },
  ],
  chosen: 'standard',
};

export const createCoupon = (code: string, rest: Partial<FactCoupon> = {}): FactCoupon => ({ id: `id-${code}`, code, ...rest });

/** Applies documents to a cart with one line, or with the given lines, at 2026-11-21T09:00Z. */
export function applyTo(documents: Documents, facts: Partial<PromotionFacts> = {}): PromotionResult {
  const stored = Object.entries(documents).map(([id, document]) => ({ id, document: { name, ...document } }));
  const whole: PromotionFacts = {
    at: new Date('2026-11-21T09:00:00Z'),
    locale: 'en-us',
    segments: new Set(),
    lines: [createLine()],
    shipments: [parcel],
    coupons: [],
    bonusChoices: [],
    gifts: new Map(),
    ...facts,
  };
  return applyPromotions(whole, preparePromotions(promotionKinds, stored, site));
}

/** Discount in minor units by promotion. */
export const getDiscounts = ({ applied }: PromotionResult): Readonly<Record<string, number>> =>
  Object.fromEntries(applied.map(({ id, discountMinor }) => [id, discountMinor]));
