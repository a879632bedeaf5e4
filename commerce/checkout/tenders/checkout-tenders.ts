import { athleteCheckout } from './athlete/athlete-checkout.ts';
import { cardCheckout } from './card/card-checkout.ts';
import { giftCardCheckout } from './gift-card/gift-card-checkout.ts';
import { loyaltyPointsCheckout } from './loyalty-points/loyalty-points-checkout.ts';
import { rewardCardCheckout } from './reward-card/reward-card-checkout.ts';
import { rewardCodeCheckout } from './reward-code/reward-code-checkout.ts';
import type { CheckoutTender, TenderInput } from './tender.ts';
import type { TenderId } from './tenders.ts';
import { walletCheckout } from './wallet/wallet-checkout.ts';

/** The same tenders with their forms. */
export const checkoutTenders = {
  ATHLETES_PAYMENT: athleteCheckout,
  LOYALTY_POINTS: loyaltyPointsCheckout,
  REWARD_CODE: rewardCodeCheckout,
  REWARD_CARD: rewardCardCheckout,
  GIFT_CARD: giftCardCheckout,
  CREDIT_CARD: cardCheckout,
  DIGITAL_WALLET: walletCheckout,
} satisfies { readonly [Id in TenderId]?: CheckoutTender<TenderInput<Id>> };
