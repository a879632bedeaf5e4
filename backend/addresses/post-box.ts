import type { AddressDraft } from '#generated/openapi/cart.ts';

/** PO boxes in the notations of the supported countries: P.O. Box, Post Office Box, boîte or case postale, C.P., B.P., Postfach. */
const box = /\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|\bbo[iî]te\s+postale\b|\bcase\s+postale\b|\b[cb]\.?\s?p\.?\s*\d+|\bpostfach\b/i;

export function isPostBox({ addressLine1 = '', addressLine2 = '' }: Pick<AddressDraft, 'addressLine1' | 'addressLine2'>): boolean {
  return box.test(addressLine1) || box.test(addressLine2);
}
