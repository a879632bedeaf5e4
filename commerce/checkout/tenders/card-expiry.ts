import type { MaskedCard } from '#generated/openapi/shared.ts';

/** Month and year as cards print them. */
export function cardExpiry({ expiryMonth, expiryYear }: MaskedCard): { readonly month: string; readonly year: string } {
  return { month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear % 100).padStart(2, '0') };
}
