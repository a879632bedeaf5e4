import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { Speech } from '../cart/speech.ts';

interface CardWords {
  readonly cardEnding: string;
}

/** "Quillon ending in 3338". */
export function cardName({ brand, last4 }: MaskedCard, words: CardWords, { say }: Pick<Speech, 'say'>): string {
  return say(words.cardEnding, { brand, last4 });
}

/** Month and year as cards print them. */
export function cardExpiry({ expiryMonth, expiryYear }: MaskedCard): { readonly month: string; readonly year: string } {
  return { month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear % 100).padStart(2, '0') };
}
