import type { Minor } from '../../money/minor-units.ts';
import type { Balance } from './apply-level.ts';
import type { AppliedPromotion, GiftOffer } from './result.ts';

/** All levels of one combination of promotions. */
export interface Run {
  /** Ids of promotions that were not dropped in favor of another. */
  readonly tried: ReadonlySet<string>;
  readonly applied: readonly AppliedPromotion[];
  readonly offers: readonly GiftOffer[];
  readonly afterProduct: Balance;
  readonly end: Balance;
  readonly furtherOrderMinor: Minor;
  readonly furtherOrderBaseMinor: Minor;
  readonly savedMinor: Minor;
}
