import {
  extractDigits,
  findBrand,
  validateCard,
  validateCode,
  parseExpiry,
  type CardEntries,
  type CardFaults,
} from '../frame/card-rules.ts';
import { getCardScript } from '../test-cards.ts';
import type { StoredCard } from '../vault/vault.ts';

type ReadCard = StoredCard | { readonly faults: CardFaults };

/** Reads the entered card without its number, or the errors of the fields. */
export function readCard(entries: CardEntries, now: Date): ReadCard {
  const faults = validateCard(entries, now);
  const number = extractDigits(entries.number);
  const brand = findBrand(number);
  const expiry = parseExpiry(entries.expiry);
  if (Object.keys(faults).length > 0 || !brand || !expiry) return { faults };
  const card = { brand: brand.name, last4: number.slice(-4), expiryMonth: expiry.month, expiryYear: expiry.year };
  return { card, script: getCardScript(number) };
}

/** Reads the security code of a stored card and checks its length only. A code of zeros is wrong: the issuer declines the charge. */
export function readSecurityCode(code: string, stored: StoredCard): ReadCard {
  const cvc = validateCode(code, stored.card.brand);
  if (cvc) return { faults: { cvc } };
  const isWrong = /^0+$/.test(extractDigits(code));
  return { card: stored.card, script: isWrong ? { ...stored.script, transStatus: 'Y', outcome: 'declined' } : stored.script };
}
