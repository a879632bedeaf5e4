/** A rate limit. */
export interface Rate {
  /** Maximum number per period; 0 blocks everything. */
  readonly calls: number;
  /** Length of the period. */
  readonly seconds: number;
}

/** Rate limits of the backend. */
export interface BackendRates {
  /** Changes, by customer. */
  readonly changes: Rate;
  /** New guests, by client address. */
  readonly guests: Rate;
  /** Attempted coupon codes, by client address. */
  readonly coupons: Rate;
  /** Attempted numbers of gift cards and rewards, by client address. */
  readonly giftCards: Rate;
  /** Wrong PINs of gift cards, by client address. */
  readonly wrongPins: Rate;
  /** Messages to customer service, by client address. */
  readonly messages: Rate;
  /** Failed order lookups, by client address; failures also by order number, which a correct email address always passes. */
  readonly orderLookups: Rate;
  /** Requests that make the shop send a mail, by client address. */
  readonly mails: Rate;
  /** Attempted passwords and address lookups, by client address. */
  readonly signIns: Rate;
  /** Challenges for passkeys, by client address. */
  readonly passkeys: Rate;
  /** Written or translated reviews and questions, by client address. */
  readonly reviews: Rate;
  /** New accounts, by client address. */
  readonly signUps: Rate;
  /** Requests without a bot check, by client address and by subject, for each kind of protected operation. */
  readonly unchecked: Rate;
  /** Opened card frames, by client address. */
  readonly cardFrames: Rate;
  /** Cards declined for an order, by cart, by customer and by client address. */
  readonly declinedCardsOfCart: Rate;
  readonly declinedCardsOfCustomer: Rate;
  readonly declinedCardsOfAddress: Rate;
}

export type RateName = keyof BackendRates;

/** Counted across all servers. The others are so frequent that each server counts its own. */
export const sharedRates: ReadonlySet<RateName> = new Set([
  'coupons',
  'giftCards',
  'wrongPins',
  'guests',
  'mails',
  'messages',
  'orderLookups',
  'signIns',
  'reviews',
  'signUps',
  'unchecked',
  'declinedCardsOfCart',
  'declinedCardsOfCustomer',
  'declinedCardsOfAddress',
]);
