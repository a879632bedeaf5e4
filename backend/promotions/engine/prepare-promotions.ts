import type { Segment } from '#generated/promotions/types.ts';
import type { PromotionKinds } from '../kinds/promotion-kind.ts';
import type { StoredPromotion } from '../promotion-document.ts';
import { preparePromotion, type PreparedPromotion, type PromotionSite } from './prepared-promotion.ts';

/** A promotion with gifts. */
export type GiftPromotion = PreparedPromotion & { readonly reward: { readonly takes: 'gifts' } };

/** The promotions of a site with indexes to find candidates. Prepared once per revision of the documents. */
export interface PreparedPromotions {
  /** Promotions without a coupon, sorted by compareInOrder. */
  readonly automatic: readonly PreparedPromotion[];
  readonly byCode: ReadonlyMap<string, readonly PreparedPromotion[]>;
  /** Longest prefix first. */
  readonly byPrefix: readonly (readonly [prefix: string, promotion: PreparedPromotion])[];
  readonly byCategory: ReadonlyMap<string, readonly PreparedPromotion[]>;
  readonly byStyle: ReadonlyMap<string, readonly PreparedPromotion[]>;
  /** Promotions of all items. */
  readonly aboutAll: readonly PreparedPromotion[];
  /** Ids of the promotions that only new customers get. */
  readonly ofNewCustomers: ReadonlySet<string>;
  /** Every segment that a promotion of the site requires. */
  readonly segments: ReadonlySet<Segment>;
  /** Promotions with gifts, valid now or not. */
  readonly givers: readonly GiftPromotion[];
}

const levels = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;

/** Compares by level, priority and id. */
export function comparePromotions(one: PreparedPromotion, other: PreparedPromotion): number {
  const byLevel = levels.indexOf(one.level) - levels.indexOf(other.level);
  return byLevel || other.priority - one.priority || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function createIndex(
  promotions: readonly PreparedPromotion[],
  keysOf: (promotion: PreparedPromotion) => Iterable<string>,
): ReadonlyMap<string, readonly PreparedPromotion[]> {
  const index = new Map<string, PreparedPromotion[]>();
  for (const promotion of promotions) {
    for (const key of keysOf(promotion)) {
      const known = index.get(key);
      if (known) known.push(promotion);
      else index.set(key, [promotion]);
    }
  }
  return index;
}

export const isForNewCustomers = ({ segments }: PreparedPromotion): boolean =>
  segments !== null && segments.every((segment) => segment === 'new-customer');

const isGiver = (promotion: PreparedPromotion): promotion is GiftPromotion => promotion.reward.takes === 'gifts';

export function preparePromotions(kinds: PromotionKinds, stored: readonly StoredPromotion[], site: PromotionSite): PreparedPromotions {
  const all = stored.flatMap((one) => preparePromotion(kinds, one, site) ?? []).toSorted(comparePromotions);
  const here = all.filter(({ isHere }) => isHere);
  return {
    automatic: here.filter(({ document }) => !document.coupon),
    byCode: createIndex(all, ({ document }) => document.coupon?.codes ?? []),
    byPrefix: all
      .flatMap((promotion) => {
        const prefix = promotion.document.coupon?.prefix;
        return prefix ? [[prefix, promotion] as const] : [];
      })
      .toSorted(([one], [other]) => other.length - one.length),
    byCategory: createIndex(here, ({ items }) => items.includes?.categories ?? []),
    byStyle: createIndex(here, ({ items }) => items.includes?.styles ?? []),
    aboutAll: here.filter(({ items }) => !items.includes),
    ofNewCustomers: new Set(here.filter(isForNewCustomers).map(({ id }) => id)),
    segments: new Set(here.flatMap(({ segments }) => segments ?? [])),
    givers: here.filter(isGiver),
  };
}

/** Promotions with gifts that are valid at a time. */
export function findGivers({ givers }: PreparedPromotions, at: Date): readonly GiftPromotion[] {
  const time = at.getTime();
  return givers.filter(({ from, to }) => from <= time && time < to);
}
