import type { Segment } from '#generated/promotions/types.ts';
import type { PromotionKinds } from '../kinds/promotion-kind.ts';
import type { StoredPromotion } from '../promotion-document.ts';
import { preparePromotion, type PreparedPromotion, type PromotionSite } from './prepared-promotion.ts';

/** A promotion that gives something. */
export type Giver = PreparedPromotion & { readonly reward: { readonly takes: 'gifts' } };

/** The promotions of a site with indexes of what makes them candidates. Prepared once per revision of the documents. */
export interface PreparedPromotions {
  /** Those without a coupon, in the stated order. */
  readonly automatic: readonly PreparedPromotion[];
  readonly byCode: ReadonlyMap<string, readonly PreparedPromotion[]>;
  /** The longest prefix first. */
  readonly byPrefix: readonly (readonly [prefix: string, promotion: PreparedPromotion])[];
  readonly byCategory: ReadonlyMap<string, readonly PreparedPromotion[]>;
  readonly byStyle: ReadonlyMap<string, readonly PreparedPromotion[]>;
  /** Those about all items. */
  readonly aboutAll: readonly PreparedPromotion[];
  /** Every segment that one of the site's promotions asks for. */
  readonly segments: ReadonlySet<Segment>;
  /** Promotions that give something, whether or not they are valid now. */
  readonly givers: readonly Giver[];
}

const levels = ['PRODUCT', 'ORDER', 'SHIPPING'] as const;

/** The stated order: level, priority, id. */
export function compareInOrder(one: PreparedPromotion, other: PreparedPromotion): number {
  const byLevel = levels.indexOf(one.level) - levels.indexOf(other.level);
  return byLevel || other.priority - one.priority || (one.id < other.id ? -1 : Number(one.id > other.id));
}

function indexBy(
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

const isGiver = (promotion: PreparedPromotion): promotion is Giver => promotion.reward.takes === 'gifts';

export function preparePromotions(kinds: PromotionKinds, stored: readonly StoredPromotion[], site: PromotionSite): PreparedPromotions {
  const all = stored.flatMap((one) => preparePromotion(kinds, one, site) ?? []).toSorted(compareInOrder);
  const here = all.filter(({ isHere }) => isHere);
  return {
    automatic: here.filter(({ document }) => !document.coupon),
    byCode: indexBy(all, ({ document }) => document.coupon?.codes ?? []),
    byPrefix: all
      .flatMap((promotion) => {
        const prefix = promotion.document.coupon?.prefix;
        return prefix ? [[prefix, promotion] as const] : [];
      })
      .toSorted(([one], [other]) => other.length - one.length),
    byCategory: indexBy(here, ({ items }) => items.includes?.categories ?? []),
    byStyle: indexBy(here, ({ items }) => items.includes?.styles ?? []),
    aboutAll: here.filter(({ items }) => !items.includes),
    segments: new Set(here.flatMap(({ segments }) => segments ?? [])),
    givers: here.filter(isGiver),
  };
}

/** Promotions that give something at a moment, where their conditions are met. */
export function giversAt({ givers }: PreparedPromotions, at: Date): readonly Giver[] {
  const time = at.getTime();
  return givers.filter(({ from, to }) => from <= time && time < to);
}
