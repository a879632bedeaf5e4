// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/** Where a notice shows by default. */
export type ErrorLevel = 'top' | 'item' | 'input' | 'toast' | 'session';

/** What a client does about an error. */
export type ErrorReaction =
  /** The cart is not there any more: make a new one, add its items again, and send the call once more. */
  | 'recreate-cart'
  /** The customer is not known any more: forget the cart, show the error, and load the page anew after four seconds, at most once in ten seconds for a path. */
  | 'reset-customer'
  /** The token is no good: get the next one and send the call once more. */
  | 'renew-token'
  /** An exchange of tokens is in progress: wait two seconds and try once more. */
  | 'retry-exchange'
  /** The shopper has to show that they are no robot. */
  | 'bot-check'
  /** The cart on show is not the cart that is: read it again. */
  | 'reload-cart'
  /** The stock on show is not the stock that is: read it again. */
  | 'reload-stock'
  /** The payment that was given is used up: ask for another. */
  | 'other-payment'
  /** The chosen delivery does not reach the address: choose the delivery before the address. */
  | 'other-delivery';

/** What follows when an error refuses the placing of an order: the step whose top shows the notice, or a cart that is read again. */
export type PlacingReaction = 'shipping' | 'billing' | 'summary' | 'review';

interface ErrorFacts {
  readonly level: ErrorLevel;
  readonly reactions?: readonly ErrorReaction[];
  readonly placing?: PlacingReaction;
}

const FACTS = {
  API400: { level: 'toast' },
  API404: { level: 'toast' },
  API405: { level: 'toast' },
  API406: { level: 'toast' },
  API413: { level: 'toast' },
  API415: { level: 'toast' },
  API421: { level: 'toast' },
  API429: { level: 'toast' },
  API503: { level: 'toast' },
  ATTR100: { level: 'top' },
  ATTR200: { level: 'top' },
  ATTR300: { level: 'top' },
  AUT401: { level: 'top', reactions: ['renew-token'] },
  AUT402: { level: 'top' },
  AUT403: { level: 'top', reactions: ['bot-check'] },
  AUT404: { level: 'top' },
  AUT409: { level: 'session', reactions: ['retry-exchange'] },
  AUT413: { level: 'top' },
  AUT418: { level: 'top' },
  AUT423: { level: 'top' },
  AUT426: { level: 'top' },
  AUT437: { level: 'top' },
  AUT438: { level: 'top' },
  AUT450: { level: 'input' },
  AUT451: { level: 'input' },
  AUT452: { level: 'input' },
  AUT453: { level: 'top' },
  AUT454: { level: 'top' },
  AUT455: { level: 'top' },
  AUT498: { level: 'session', reactions: ['reset-customer'] },
  AUT500: { level: 'top' },
  BSK404: { level: 'session', reactions: ['recreate-cart', 'reload-cart'], placing: 'summary' },
  BSK409: { level: 'top', reactions: ['reload-cart'], placing: 'summary' },
  BSK412: { level: 'top', reactions: ['reload-cart'], placing: 'review' },
  CAS415: { level: 'input' },
  FAV413: { level: 'toast' },
  FE309: { level: 'input', reactions: ['other-payment'], placing: 'billing' },
  FE340: { level: 'input' },
  FE872: { level: 'input' },
  GEN500: { level: 'toast' },
  GFC400: { level: 'top' },
  GFC410: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  GFC700: { level: 'input' },
  GFC725: { level: 'input' },
  GFC740: { level: 'input' },
  GFC755: { level: 'input' },
  GFC760: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  GFC799: { level: 'top' },
  GFC800: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  GFC812: { level: 'top' },
  GWP403: { level: 'item' },
  INV406: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'summary' },
  INV408: { level: 'item' },
  INV409: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'summary' },
  INV700: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'summary' },
  INV701: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'summary' },
  INV702: { level: 'item', reactions: ['reload-cart'], placing: 'review' },
  OHS4004: { level: 'top' },
  ORD400: { level: 'input' },
  ORD404: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'review' },
  ORD409: { level: 'top' },
  ORD430: { level: 'item', reactions: ['reload-cart', 'reload-stock'], placing: 'review' },
  ORD515: { level: 'top' },
  ORD516: { level: 'top' },
  ORD517: { level: 'top' },
  ORD518: { level: 'top' },
  PAY400: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  PAY401: { level: 'top', placing: 'shipping' },
  PRC400: { level: 'item', reactions: ['reload-cart'], placing: 'review' },
  PRC403: { level: 'input' },
  PRC404: { level: 'item' },
  PRM130: { level: 'input', reactions: ['reload-cart'], placing: 'review' },
  PRM131: { level: 'input' },
  PRM132: { level: 'input', reactions: ['reload-cart'], placing: 'review' },
  PRM133: { level: 'input', reactions: ['reload-cart'], placing: 'review' },
  PRM134: { level: 'input' },
  PRM135: { level: 'input' },
  PRM136: { level: 'input' },
  PRM137: { level: 'input' },
  PRM138: { level: 'input' },
  PRM139: { level: 'input' },
  PRM140: { level: 'input' },
  PRM141: { level: 'input', reactions: ['reload-cart'], placing: 'review' },
  PRM142: { level: 'input' },
  PRM143: { level: 'input' },
  PRM144: { level: 'input', reactions: ['reload-cart'], placing: 'review' },
  PRM416: { level: 'input' },
  PRO400: { level: 'input' },
  PRO403: { level: 'top' },
  PRO404: { level: 'top' },
  PRO409: { level: 'input' },
  PRO413: { level: 'top' },
  PYT300: { level: 'input' },
  PYT402: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  PYT404: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  PYT405: { level: 'top', reactions: ['other-payment'], placing: 'billing' },
  PYT406: { level: 'top', placing: 'billing' },
  PYT413: { level: 'top' },
  PYT429: { level: 'top', placing: 'billing' },
  REV409: { level: 'toast' },
  REV410: { level: 'input' },
  REV422: { level: 'item' },
  REV503: { level: 'item' },
  REW130: { level: 'input' },
  REW135: { level: 'input', reactions: ['other-payment'], placing: 'billing' },
  REW140: { level: 'input', reactions: ['other-payment'], placing: 'billing' },
  REW401: { level: 'input', reactions: ['other-payment'], placing: 'billing' },
  RTN500: { level: 'top' },
  SFL413: { level: 'item' },
  SHP500: { level: 'top', reactions: ['other-delivery'], placing: 'shipping' },
  STR404: { level: 'top' },
} as const satisfies Readonly<Record<string, ErrorFacts>>;

/** A code that is known by name; others are known by their range. */
export type ErrorCode = keyof typeof FACTS;

export const errorCodes = Object.keys(FACTS) as readonly ErrorCode[];

/** Codes that mean the same. */
export type ErrorRange = 'PRM130..PRM175' | 'PRO4xx' | 'AUT437..AUT444';

export const errorRanges: readonly (ErrorFacts & { readonly range: ErrorRange; readonly pattern: RegExp })[] = [
  { range: 'PRM130..PRM175', pattern: /^PRM1(?:[3-6][0-9]|7[0-5])$/, level: 'input' },
  { range: 'PRO4xx', pattern: /^PRO4[0-9]{2}$/, level: 'top' },
  { range: 'AUT437..AUT444', pattern: /^AUT4(?:3[7-9]|4[0-4])$/, level: 'top' },
];

/** What each code and range means: for people, no browser needs it. */
export const errorMeanings: Readonly<Record<ErrorCode | ErrorRange, string>> = {
  API400: 'API error',
  API404: 'API error',
  API405: 'API error',
  API406: 'API error',
  API413: 'the body is larger than the call takes',
  API415: 'API error',
  API421: "the host name is none of the shop's",
  API429: 'calls of this kind come too often: wait for the seconds that Retry-After says',
  API503: 'too many requests wait already: ask again after the time that Retry-After says',
  ATTR100: 'attribute error',
  ATTR200: 'attribute error',
  ATTR300: 'attribute error',
  AUT401: 'not signed in: no good token, or an e-mail address and a password that do not belong together',
  AUT402: 'a link from a mail that has expired, was used, or was never sent',
  AUT403: 'bot-check failed',
  AUT404: 'the account has no such session or passkey',
  AUT409: 'duplicated token: another exchange is in progress, and this one is retried once after 2 s',
  AUT413: 'the account has as many passkeys as it may have',
  AUT418: 'login error',
  AUT423: 'locked after too many wrong passwords: wait for the seconds that Retry-After says, or reset the password',
  AUT426: 'the password is right, but has to be reset before it is taken again',
  AUT437: 'the code of the sign-in is unknown or has expired',
  AUT438: 'the code of the sign-in was asked for with another verifier',
  AUT450: 'the password does not follow the rules',
  AUT451: 'the new password is the present one',
  AUT452: 'the current password is not right',
  AUT453: 'the sign-in was long ago: the password has to be confirmed first',
  AUT454: 'a new passkey cannot be verified, or is known already',
  AUT455: 'the code of the sign-in was used before',
  AUT498: 'invalid customer: reset cart, error shown, reload after 4 s (guarded: once per 10 s per path)',
  AUT500: 'authentication failure',
  BSK404: 'cart not found: recreate the cart, re-add the items, retry (on place order: top notice)',
  BSK409: 'the cart is being paid: it cannot be changed until the payment has ended',
  BSK412: 'the cart has changed since the shopper saw it',
  CAS415: 'an attachment is not of an admitted type or is too large',
  FAV413: 'the customer has as many favorites or lists as the site allows',
  FE309: 'card expiry invalid (on place order: top notice)',
  FE340: 'password mismatch',
  FE872: 'password too short',
  GEN500: 'general error',
  GFC400: 'gift card: used by another cart, or too many wrong PINs',
  GFC410: 'gift card: expired',
  GFC700: 'gift card: unknown number',
  GFC725: 'gift card: wrong PIN',
  GFC740: 'gift card: not active yet, or deactivated',
  GFC755: 'gift card: no balance left',
  GFC760: 'gift card: cannot pay for this cart, e.g. one with nothing but gift cards',
  GFC799: 'gift card: cannot be checked at the moment',
  GFC800: 'gift card: could not be charged, e.g. its balance was spent meanwhile',
  GFC812: 'gift card: another currency',
  GWP403: 'gift-with-purchase product: cannot be added, quantity change blocked',
  INV406: 'items out of stock',
  INV408: 'max quantity reached; message uses maxAllowedQty',
  INV409: 'some products without inventory',
  INV700: 'out of stock; item could not be moved to cart',
  INV701: 'no inventory',
  INV702: 'no price',
  OHS4004: 'order not found',
  ORD400: 'invalid e-mail on order lookup',
  ORD404: 'item not available',
  ORD409: "the order's state does not allow it: units are packed, cancelled or returned already, or its payment is still processed",
  ORD430: 'item no longer available',
  ORD515: 'delivery conversion',
  ORD516: 'delivery conversion',
  ORD517: 'delivery conversion',
  ORD518: 'delivery conversion',
  PAY400: 'payment error',
  PAY401: 'cannot ship there',
  PRC400: 'invalid price',
  PRC403: 'price adjustment above the limit of the role',
  PRC404: 'price adjustment not found',
  PRM130: 'coupon: expired',
  PRM131: 'coupon: not valid yet',
  PRM132: 'coupon: used as often as it can be',
  PRM133: 'coupon: used by the customer as often as a customer may',
  PRM134: 'coupon: the minimum amount is missing',
  PRM135: 'coupon: the minimum number of items is missing',
  PRM136: 'coupon: for other customers',
  PRM137: 'coupon: no item of the cart takes part',
  PRM138: 'coupon: another promotion takes its place',
  PRM139: 'coupon: in the cart already',
  PRM140: 'coupon: the cart holds as many codes as it may',
  PRM141: 'coupon: the budget of its promotion is spent',
  PRM142: 'coupon: for another site',
  PRM143: 'coupon: for customers who are signed in',
  PRM144: 'coupon: its gift is out of stock',
  PRM416: 'coupon: unknown code',
  PRO400: 'a field of the profile or of an address is not valid; additionalInfo names it',
  PRO403: 'the customer is no member of the programme',
  PRO404: 'the customer has no such address',
  PRO409: 'the e-mail address has an account already',
  PRO413: 'the address book is full',
  PYT300: 'card already exists (gift card: already exists)',
  PYT402: 'fraud verification',
  PYT404: 'instrument issue',
  PYT405: 'the issuer did not authenticate the shopper, or cannot',
  PYT406: 'address issue',
  PYT413: 'as many saved payments of a type as an account can have',
  PYT429: 'too many cards were refused for this cart, customer or client address: wait for the seconds that Retry-After says',
  REV409: 'authors cannot vote on their own texts or flag them',
  REV410: 'review too long',
  REV422: 'the translation service cannot translate this review into the language',
  REV503: 'the translation service does not respond',
  REW130: 'reward: unknown code, card or voucher',
  REW135: 'reward: expired',
  REW140: 'reward: used already, or more points than there are',
  REW401: "reward: only for its owner or for members, or an athlete's credit comes first",
  RTN500: 'units cannot be returned: not delivered, returned already, or the time for a return is over',
  SFL413: 'the list of saved items is full',
  SHP500: 'PO box unavailable',
  STR404: 'store error',
  'PRM130..PRM175': 'promo code (the whole range is recognised)',
  PRO4xx: 'profile errors (any PRO4 followed by two digits)',
  'AUT437..AUT444': 'login errors (each code of the range)',
};

function rangeOf(code: string) {
  return errorRanges.find(({ pattern }) => pattern.test(code));
}

function factsOf(code: string | undefined): ErrorFacts | undefined {
  if (code === undefined) return undefined;
  if (Object.hasOwn(FACTS, code)) return FACTS[code as ErrorCode];
  return rangeOf(code);
}

/** What the catalog calls the message of a code: the code itself, or its range; undefined for one that no contract knows. */
export function errorNameOf(code: string): ErrorCode | ErrorRange | undefined {
  return Object.hasOwn(FACTS, code) ? (code as ErrorCode) : rangeOf(code)?.range;
}

/** The level of a code, named or in a range; undefined for one that no contract knows. */
export function levelOf(code: string | undefined): ErrorLevel | undefined {
  return factsOf(code)?.level;
}

/** Whether a client has to do this about a code. */
export function asksFor(code: string | undefined, reaction: ErrorReaction): boolean {
  return factsOf(code)?.reactions?.includes(reaction) === true;
}

/** What follows when a code refuses the placing of an order; undefined for a toast. */
export function placingOf(code: string | undefined): PlacingReaction | undefined {
  return factsOf(code)?.placing;
}
