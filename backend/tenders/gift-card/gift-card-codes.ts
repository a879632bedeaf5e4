import { createHmac, timingSafeEqual } from 'node:crypto';
import { luhnDigit } from '#validation/text/luhn-digit.ts';

/** First digits of every number. */
const prefix = '7300';
const numberDigits = 16;
const pinDigits = 6;

export interface CardCodes {
  readonly number: string;
  readonly pin: string;
}

/** Number and PIN of a gift card follow from a secret of the host and the card's id: the database has neither. */
export interface GiftCardCodes {
  codesOf(cardId: string): CardCodes;
  /** Keyed hash by which the database finds a card. */
  hashOf(number: string): string;
  /** Takes the same time for every PIN. */
  isPin(cardId: string, pin: string): boolean;
}

/** The digits of a typed number; null for what cannot be the number of a gift card. */
export function parseNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const isNumber = digits.length === numberDigits && /^\d+$/.test(digits) && digits.startsWith(prefix);
  return isNumber && digits.endsWith(luhnDigit(digits.slice(0, -1))) ? digits : null;
}

/** In groups of four. */
export const formatNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** @param secret Never changes: the numbers of all cards follow from it */
export function createGiftCardCodes(secret: string): GiftCardCodes {
  const digest = (purpose: string, text: string): Buffer => createHmac('sha256', secret).update(`gift-card ${purpose} ${text}`).digest();
  const digits = (purpose: string, cardId: string, count: number): string =>
    (digest(purpose, cardId).readBigUInt64BE() % 10n ** BigInt(count)).toString().padStart(count, '0');
  const pinOf = (cardId: string): string => digits('pin', cardId, pinDigits);
  return {
    codesOf(cardId) {
      const body = prefix + digits('number', cardId, numberDigits - prefix.length - 1);
      return { number: body + luhnDigit(body), pin: pinOf(cardId) };
    },
    hashOf: (number) => digest('hash', number).toString('base64url'),
    // Digests have one length, which timingSafeEqual needs.
    isPin: (cardId, pin) => timingSafeEqual(digest('typed', pin), digest('typed', pinOf(cardId))),
  };
}
