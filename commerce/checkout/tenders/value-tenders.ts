import { athleteCheckout } from './athlete/athlete-checkout.ts';
import { giftCardCheckout } from './gift-card/gift-card-checkout.ts';
import { loyaltyPointsCheckout } from './loyalty-points/loyalty-points-checkout.ts';
import { rewardCardCheckout } from './reward-card/reward-card-checkout.ts';
import { rewardCodeCheckout } from './reward-code/reward-code-checkout.ts';
import type { ValueTender } from './tender.ts';
import type { TenderIdOf } from './tenders.ts';

/** Value tenders with their entries, in the order of the billing step. Loaded on demand. */
export const valueTenders = {
  ATHLETES_PAYMENT: athleteCheckout,
  LOYALTY_POINTS: loyaltyPointsCheckout,
  GIFT_CARD: giftCardCheckout,
  REWARD_CODE: rewardCodeCheckout,
  REWARD_CARD: rewardCardCheckout,
} satisfies { readonly [Id in TenderIdOf<'value'>]: ValueTender };
