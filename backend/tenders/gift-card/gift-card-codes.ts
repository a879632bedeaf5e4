import { createHmac, timingSafeEqual } from 'node:crypto';
import { calculateLuhnDigit } from '#validation/text/luhn-digit.ts';

/** Prefix of every number. */
const prefix = '7300';
const numberDigits = 16;
const pinDigits = 6;

export interface CardCodes {
  readonly number: string;
  readonly pin: string;
}

/** Derives the number and the PIN of a gift card from the server's secret and the card's id. The database stores neither. */
export interface GiftCardCodes {
  getCodes(cardId: string): CardCodes;
  /** Keyed hash to look up a card. */
  hashNumber(number: string): string;
  /** Compares in constant time. */
  isCorrectPin(cardId: string, pin: string): boolean;
}

/** The digits of a typed number; null if it cannot be a gift card's. */
export function parseNumber(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  const isNumber = digits.length === numberDigits && /^\d+$/.test(digits) && digits.startsWith(prefix);
  return isNumber && digits.endsWith(calculateLuhnDigit(digits.slice(0, -1))) ? digits : null;
}

/** Formats a number in groups of four. */
export const formatNumber = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** @param secret Must never change: the numbers of all cards derive from it */
export function createGiftCardCodes(secret: string): GiftCardCodes {
  const digest = (purpose: string, text: string): Buffer => createHmac('sha256', secret).update(`gift-card ${purpose} ${text}`).digest();
  const getDigits = (purpose: string, cardId: string, count: number): string =>
    (digest(purpose, cardId).readBigUInt64BE() % 10n ** BigInt(count)).toString().padStart(count, '0');
  const getPin = (cardId: string): string => getDigits('pin', cardId, pinDigits);
  return {
    getCodes(cardId) {
      const body = prefix + getDigits('number', cardId, numberDigits - prefix.length - 1);
      return { number: body + calculateLuhnDigit(body), pin: getPin(cardId) };
    },
    hashNumber: (number) => digest('hash', number).toString('base64url'),
    // timingSafeEqual requires equal lengths, which digests have.
    isCorrectPin: (cardId, pin) => timingSafeEqual(digest('typed', pin), digest('typed', getPin(cardId))),
  };
}
