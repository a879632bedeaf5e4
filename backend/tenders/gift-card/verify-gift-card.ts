import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { Limiter } from '../../limits/limiter.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { Clock } from '../../ports.ts';
import { CallError, createTooManyRequestsError } from '../../router/call-error.ts';
import type { CardCodes, GiftCardCodes } from './gift-card-codes.ts';
import { parseNumber } from './gift-card-codes.ts';
import { countPinAttempt, getPinSubject, resetPinAttempts } from './pin-attempts.ts';

export interface GiftCardPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly limiter: Limiter;
  /** Null if the server has no gift card secret. */
  readonly giftCardCodes: GiftCardCodes | null;
}

export interface GiftCard {
  readonly id: string;
  readonly last4: string;
  readonly balance: Minor;
  readonly currency: string;
  readonly isActive: boolean;
  readonly expiresAt: Date | null;
}

type GiftCardFault = Extract<ErrorCode, `GFC${string}`>;

const sentences: Readonly<Record<GiftCardFault, string>> = {
  GFC400: 'The gift card cannot be used at the moment.',
  GFC410: 'The gift card has expired.',
  GFC700: 'This is not the number of a gift card.',
  GFC725: 'The number and the PIN do not match.',
  GFC740: 'The gift card is not active.',
  GFC755: 'The gift card has no balance left.',
  GFC760: 'Gift cards cannot pay for this cart.',
  GFC799: 'Gift cards cannot be checked at the moment.',
  GFC800: 'The gift card payment failed.',
  GFC812: 'The gift card has another currency.',
};

/** 402 with the fault's code. */
export const createGiftCardError = (fault: GiftCardFault): CallError => new CallError(402, fault, [sentences[fault]]);

interface Presented extends CardCodes {
  /** The currency of the site. */
  readonly currency: string;
  /** The address of the client. */
  readonly address: string | undefined;
}

/** Its PIN is compared for an unknown number. */
const noCard = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the card of a number and PIN. An unknown number runs the same statements as a wrong PIN, and gets the same error.
 * @throws CallError 402 GFC799, GFC700 for a malformed number, GFC400 after too many wrong PINs for the number from the address, GFC725,
 * GFC740, GFC410, GFC812; 429 PYT429 after too many from the address
 */
export async function verifyGiftCard(ports: GiftCardPorts, { number, pin, currency, address }: Presented): Promise<GiftCard> {
  const { db, clock, limiter, giftCardCodes: codes } = ports;
  if (!codes) throw createGiftCardError('GFC799');
  const wrongPins = [{ rate: 'wrongPins', subject: address }] as const;
  const wait = limiter.getWait(wrongPins);
  if (wait > 0) throw createTooManyRequestsError(wait, 'PYT429');
  const parsed = parseNumber(number);
  if (parsed === null) throw createGiftCardError('GFC700');
  const now = clock.now();
  const hash = codes.hashNumber(parsed);
  const subject = getPinSubject(hash, address);
  if (!(await countPinAttempt(db, subject, now))) throw createGiftCardError('GFC400');
  const card = await findByHash(db, hash);
  const isCorrect = codes.isCorrectPin(card?.id ?? noCard, pin);
  if (!card || !isCorrect) {
    await limiter.count(wrongPins);
    throw createGiftCardError('GFC725');
  }
  await resetPinAttempts(db, subject);
  if (!card.isActive) throw createGiftCardError('GFC740');
  if (card.expiresAt !== null && card.expiresAt <= now) throw createGiftCardError('GFC410');
  if (card.currency !== currency) throw createGiftCardError('GFC812');
  return card;
}

async function findByHash(db: Kysely<Tables>, hash: string): Promise<GiftCard | undefined> {
  return db
    .selectFrom('value_accounts')
    .select(['id', 'balance', 'is_active as isActive', 'expires_at as expiresAt', sql<string>`currency`.as('currency')])
    .select(sql<string>`details ->> 'last4'`.as('last4'))
    .where('kind', '=', 'gift_card')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
}
