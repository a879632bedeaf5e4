import type { PromotionKind, PromotionLevel, Segment, Stacking } from '#generated/promotions/types.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { PreparedReward, PromotionKindDefinition, PromotionKinds } from '../kinds/promotion-kind.ts';
import type { PromotionDocument, Reward, StoredPromotion } from '../promotion-document.ts';
import { getAmount } from './amount-in.ts';
import { createItemFilter, type ItemFilter } from './item-filter.ts';

/** The site that promotions are prepared for. */
export interface PromotionSite {
  readonly id: string;
  readonly currency: string;
}

/** A promotion on a site, ready to be applied to many carts. */
export interface PreparedPromotion {
  readonly id: string;
  readonly document: PromotionDocument;
  readonly level: PromotionLevel;
  readonly stacking: Stacking;
  readonly priority: number;
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly isHere: boolean;
  readonly locales: ReadonlySet<string> | null;
  readonly segments: readonly Segment[] | null;
  readonly delivery: ReadonlySet<string> | null;
  readonly items: ItemFilter;
  readonly minimumMinor: Minor;
  readonly minimumUnits: number;
  readonly reward: PreparedReward;
}

function prepareReward(kinds: PromotionKinds, reward: Reward, currency: string): PreparedReward | null {
  const { prepare } = kinds[reward.kind] as PromotionKindDefinition<PromotionKind>;
  return prepare(reward, currency);
}

const getSet = (values: readonly string[] | undefined): ReadonlySet<string> | null => (values ? new Set(values) : null);

/** Null if the promotion lacks an amount in the site's currency. */
export function preparePromotion(kinds: PromotionKinds, { id, document }: StoredPromotion, site: PromotionSite): PreparedPromotion | null {
  const { validFrom, validTo, sites, locales, segments, delivery, items, minimum, stacking = 'stackable', priority = 0 } = document;
  const minimumMinor = minimum?.amount ? getAmount(minimum.amount, site.currency) : 0;
  const reward = prepareReward(kinds, document.reward, site.currency);
  if (reward === null || minimumMinor === null) return null;
  return {
    id,
    document,
    level: kinds[document.reward.kind].level,
    stacking,
    priority,
    from: validFrom ? Date.parse(validFrom) : -Infinity,
    to: validTo ? Date.parse(validTo) : Infinity,
    isHere: !sites || sites.includes(site.id),
    locales: getSet(locales),
    segments: segments ?? null,
    delivery: getSet(delivery),
    items: createItemFilter(items),
    minimumMinor,
    minimumUnits: minimum?.units ?? 0,
    reward,
  };
}
