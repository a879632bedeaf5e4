import { hash } from 'node:crypto';
import type { GiftOption } from '#generated/openapi/shared.ts';
import type { CustomAmount, Sellable } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { fromWire, type Minor } from '../../money/minor-units.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';

/** The amount, recipient and date of a gift card: cards that differ in any of them are different items. */
export type GiftIdentity = Pick<CartLine, 'giftCardMinor' | 'giftOption'>;

const isWithin = ({ minMinor, maxMinor }: CustomAmount, amount: Minor): boolean => amount >= minMinor && amount <= maxMinor;

/** The current unit price. Null for an item without a price, and for an amount that is no longer offered. */
export function getUnitPrice({ giftCardMinor }: GiftIdentity, { customAmount, unitMinor }: Sellable): Minor | null {
  if (!customAmount || unitMinor === null) return unitMinor;
  return giftCardMinor !== undefined && isWithin(customAmount, giftCardMinor) ? giftCardMinor : null;
}

/**
 * The chosen amount in minor units; undefined for an item with a fixed price.
 * @throws CallError 409 PRC400 for a missing amount, 400 for one out of bounds or for an item with a fixed price.
 */
export function parseGiftCardAmount({ customAmount, sku, productId }: Sellable, amount: number | undefined): Minor | undefined {
  if (!customAmount) {
    if (amount !== undefined) throw createBadRequestError(['body/giftCardAmount: this item has a fixed price']);
    return undefined;
  }
  if (amount === undefined)
    throw new CallError(409, 'PRC400', [{ message: 'Choose an amount for this gift card.', additionalInfo: { sku, productId } }]);
  const minor = fromWire(amount);
  if (minor === null) throw createBadRequestError(['body/giftCardAmount: must have at most two decimals']);
  const { minMinor, maxMinor } = customAmount;
  if (!isWithin(customAmount, minor)) throw createBadRequestError([`body/giftCardAmount: must be from ${minMinor / 100} to ${maxMinor / 100}`]);
  return minor;
}

/** @throws CallError 400 for a date of an item that is not mailed, and for one outside today and a year ahead in the site's time zone. */
export function assertValidSendDate(
  { isMailed }: { readonly isMailed: boolean },
  { sendOn }: Pick<GiftOption, 'sendOn'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): void {
  if (sendOn === undefined) return;
  if (!isMailed) throw createBadRequestError(['body/giftOption/sendOn: only gift cards are mailed']);
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const [today, last] = [day.toString(), day.add({ years: 1 }).toString()];
  // Dates in this format sort as text.
  if (sendOn < today || sendOn > last) throw createBadRequestError([`body/giftOption/sendOn: must be from ${today} to ${last}`]);
}

/** Digest of a gift, equal for gift cards that may share a line. */
export function getGiftKey({ giftCardMinor, giftOption }: GiftIdentity): string {
  const { email, to, message, sendOn } = giftOption ?? {};
  return hash('sha256', JSON.stringify([giftCardMinor, email, to, message, sendOn])).slice(0, 32);
}
