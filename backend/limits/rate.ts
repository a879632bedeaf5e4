/** How much of something is let through. */
export interface Rate {
  /** In each span of time; 0 lets nothing through. */
  readonly calls: number;
  /** How long the span is. */
  readonly seconds: number;
}

/** What a backend counts, each by a subject of its own. */
export interface BackendRates {
  /** Calls that change something, by customer. */
  readonly changes: Rate;
  /** New guests, by client address. */
  readonly guests: Rate;
  /** Coupon codes that are tried, by client address. */
  readonly coupons: Rate;
  /** Numbers of gift cards and rewards that are tried, by client address. */
  readonly giftCards: Rate;
  /** Wrong PINs of gift cards, by client address. */
  readonly wrongPins: Rate;
  /** Messages to customer service, by client address. */
  readonly messages: Rate;
  /** Lookups that find no order, by client address and by order number. */
  readonly orderLookups: Rate;
  /** Calls that make the shop write a mail, by client address. */
  readonly mails: Rate;
  /** Passwords that are tried, and addresses that are looked up, by client address. */
  readonly signIns: Rate;
  /** Challenges for passkeys, by client address. */
  readonly passkeys: Rate;
  /** Reviews and questions that are written or translated, by client address. */
  readonly reviews: Rate;
  /** New accounts, by client address. */
  readonly signUps: Rate;
  /** What makes a caller look like a robot, by client address and by whom or what it is about, for each kind of call that is protected. */
  readonly unchecked: Rate;
  /** Card frames that are opened, by client address. */
  readonly cardFrames: Rate;
  /** Cards that a partner refused for an order, by cart, by customer and by client address. */
  readonly refusedCardsOfCart: Rate;
  readonly refusedCardsOfCustomer: Rate;
  readonly refusedCardsOfAddress: Rate;
}

export type RateName = keyof BackendRates;

/** Counted on all hosts together; the others are so frequent that each host counts its own. */
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
  'refusedCardsOfCart',
  'refusedCardsOfCustomer',
  'refusedCardsOfAddress',
]);
