// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/** Where a notice shows by default. */
export type ErrorLevel = 'top' | 'item' | 'input' | 'toast' | 'session';

/** What a client does about an error. */
export type ErrorReaction =
  /** The cart no longer exists: create a new one, add its items again, and retry the request once. */
  | 'recreate-cart'
  /** The customer no longer exists: clear the cart, show the error, and reload the page after four seconds, at most once in ten seconds per path. */
  | 'reset-customer'
  /** The token is invalid: renew it and retry the request once. */
  | 'renew-token'
  /** A token exchange is in progress: wait two seconds and retry once. */
  | 'retry-exchange'
  /** The shopper has to pass a bot check. */
  | 'bot-check'
  /** The displayed cart is outdated: fetch it again. */
  | 'reload-cart'
  /** The displayed stock is outdated: fetch it again. */
  | 'reload-stock'
  /** The payment is used up: ask for another one. */
  | 'other-payment'
  /** The shipping method does not deliver to the address: choose the method before the address. */
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
  ORD412: { level: 'top' },
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
  PRM145: { level: 'input' },
  PRM146: { level: 'input' },
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
  API413: 'the body exceeds the size limit',
  API415: 'API error',
  API421: 'the host name does not belong to the shop',
  API429: 'rate limit exceeded: wait for the seconds in Retry-After',
  API503: 'too many requests are queued: try again after the seconds in Retry-After',
  ATTR100: 'attribute error',
  ATTR200: 'attribute error',
  ATTR300: 'attribute error',
  AUT401: 'not signed in: no valid token, or wrong credentials',
  AUT402: 'the token of an emailed link is expired, used or unknown',
  AUT403: 'bot check failed',
  AUT404: 'the session, passkey or device does not exist',
  AUT409: 'duplicate exchange: another exchange is in progress; retry once after 2 s',
  AUT413: 'the account has the maximum number of passkeys',
  AUT418: 'login error',
  AUT423: 'locked after too many wrong passwords: wait for the seconds in Retry-After, or reset the password',
  AUT426: 'the password is correct but has to be reset',
  AUT437: 'the sign-in code is unknown or expired',
  AUT438: 'the verifier does not match the sign-in code',
  AUT450: 'the password does not meet the rules',
  AUT451: 'the new password equals the current one',
  AUT452: 'the current password is wrong',
  AUT453: 'the sign-in was too long ago: confirm the password first',
  AUT454: 'the new passkey cannot be verified, or is already registered',
  AUT455: 'the sign-in code was already used',
  AUT498: 'invalid customer: clear the cart, show the error, reload after 4 s (at most once per 10 s and path)',
  AUT500: 'authentication failure',
  BSK404: 'cart not found: create a new cart, add the items again, retry (when placing an order: message at the top)',
  BSK409: 'the cart is being paid and cannot be changed until the payment is complete',
  BSK412: 'the cart has changed since the shopper saw it',
  CAS415: 'the type of an attachment is not allowed, or it is too large',
  FAV413: 'the customer has reached the maximum number of favorites or lists',
  FE309: 'card expired (when placing an order: message at the top)',
  FE340: 'passwords do not match',
  FE872: 'password too short',
  GEN500: 'general error',
  GFC400: 'gift card: in use by another cart, or too many wrong PINs',
  GFC410: 'gift card: expired',
  GFC700: 'gift card: malformed number',
  GFC725: 'gift card: unknown number, or wrong PIN',
  GFC740: 'gift card: not active yet, or deactivated',
  GFC755: 'gift card: no balance',
  GFC760: 'gift card: cannot pay for this cart, e.g. one that contains only gift cards',
  GFC799: 'gift card: the balance cannot be checked now',
  GFC800: 'gift card: could not be charged, e.g. its balance was spent meanwhile',
  GFC812: 'gift card: other currency',
  GWP403: 'gift with purchase: cannot be added, quantity cannot be changed',
  INV406: 'items out of stock',
  INV408: 'maximum quantity reached; the message uses maxAllowedQty',
  INV409: 'some products without inventory',
  INV700: 'out of stock; item could not be moved to cart',
  INV701: 'no inventory',
  INV702: 'no price',
  OHS4004: 'order not found',
  ORD400: 'invalid email address in an order lookup',
  ORD404: 'item not available',
  ORD409: 'the state of the order does not allow it: units are packed, canceled or returned, or its payment is still being processed',
  ORD412: 'the refund is another one than the shopper saw',
  ORD430: 'item no longer available',
  ORD515: 'delivery changed',
  ORD516: 'delivery changed',
  ORD517: 'delivery changed',
  ORD518: 'delivery changed',
  PAY400: 'payment error',
  PAY401: 'the site does not ship to this address',
  PRC400: 'invalid price',
  PRC403: 'price adjustment above the limit of the role',
  PRC404: 'price adjustment not found',
  PRM130: 'coupon: expired',
  PRM131: 'coupon: not valid yet',
  PRM132: 'coupon: usage limit reached',
  PRM133: 'coupon: usage limit per customer reached',
  PRM134: 'coupon: minimum amount not reached',
  PRM135: 'coupon: minimum number of items not reached',
  PRM136: 'coupon: for other customers',
  PRM137: 'coupon: not valid for any item in the cart',
  PRM138: 'coupon: replaced by another promotion',
  PRM139: 'coupon: already in the cart',
  PRM140: 'coupon: maximum number of codes reached',
  PRM141: 'coupon: budget of the promotion used up',
  PRM142: 'coupon: for another site',
  PRM143: 'coupon: only for signed-in customers',
  PRM144: 'coupon: its gift is out of stock',
  PRM145: 'coupon: for a shipping method that is not chosen',
  PRM146: 'coupon: reduces no price of the cart',
  PRM416: 'coupon: unknown code',
  PRO400: 'invalid field of the profile or an address; additionalInfo has its name',
  PRO403: 'the customer is not a member of the program',
  PRO404: 'the address does not exist',
  PRO409: 'the email address already has an account',
  PRO413: 'the address book is full',
  PYT300: 'payment already in the cart or saved (gift card: already in the cart)',
  PYT402: 'suspected fraud',
  PYT404: 'payment cannot be used',
  PYT405: 'the issuer did not authenticate the shopper',
  PYT406: 'invalid address',
  PYT413: 'maximum number of saved payments of the type reached',
  PYT429: 'too many cards were declined for this cart, customer or client address: wait for the seconds in Retry-After',
  REV409: 'authors cannot vote on or flag their own texts',
  REV410: 'review too long',
  REV422: 'the translation service cannot translate the review into the language',
  REV503: 'the translation service does not respond',
  REW130: 'reward: unknown code, card or voucher',
  REW135: 'reward: expired',
  REW140: 'reward: already used, or not enough points',
  REW401: "reward: only for its owner or for members, or an athlete's credit has to be used first",
  RTN500: 'units cannot be returned: not delivered, already returned, or the return period is over',
  SFL413: 'the list of saved items is full',
  SHP500: 'no delivery to PO boxes',
  STR404: 'store error',
  'PRM130..PRM175': 'promotion code (all codes of the range)',
  PRO4xx: 'profile errors (PRO4 followed by any two digits)',
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
