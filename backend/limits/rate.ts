import type { ErrorCode } from '#generated/errors.ts';

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
  /** Wrong coupon codes, by client address. */
  readonly coupons: Rate;
  /** Wrong numbers of gift cards and rewards, by client address. */
  readonly giftCards: Rate;
  /** Wrong PINs of gift cards, by client address. */
  readonly wrongPins: Rate;
  /** Messages to customer service, by client address. */
  readonly messages: Rate;
  /** Failed order lookups, by client address; failures also by order number, which a correct email address always passes. */
  readonly orderLookups: Rate;
  /** Requests that make the shop send a mail, by client address. */
  readonly mails: Rate;
  /** Wrong passwords, passkeys and links, by client address. */
  readonly signIns: Rate;
  /** Lookups of accounts, by client address. */
  readonly lookups: Rate;
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
  'lookups',
  'reviews',
  'signUps',
  'unchecked',
  'declinedCardsOfCart',
  'declinedCardsOfCustomer',
  'declinedCardsOfAddress',
]);

/**
 * Errors of a wrong guess. Rates of operations that accept secrets count only these, so that shoppers who share a client address do not
 * block each other. GEN500 counts because a caller who disconnects gets it.
 */
const guessErrors: Readonly<Partial<Record<RateName, RegExp>>> = {
  signIns: /^(?:AUT(?:401|402|404|423|437|452)|STR404|GEN500)$/,
  coupons: /^(?:PRM\d{3}|GEN500)$/,
  giftCards: /^(?:GFC400|GFC700|GFC725|REW\d{3}|GEN500)$/,
};

/** True if a call that ends this way counts against the rate. */
export const countsOutcome = (rate: RateName, errorId: ErrorCode | undefined): boolean => {
  const errors = guessErrors[rate];
  return errors === undefined || (errorId !== undefined && errors.test(errorId));
};
