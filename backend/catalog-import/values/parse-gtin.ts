import { createHash } from 'node:crypto';

function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduceRight((total, digit, i) => total + digit * ((digits.length - i) % 2 === 1 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A GTIN of 12 to 14 digits with a valid check digit; null for any other text. GTIN-8 is padded. */
export function parseGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  if (Number(digits.at(-1)) !== checkDigit(digits.slice(0, -1))) return null;
  return digits.padStart(12, '0');
}

/** A number for a variant without a GTIN, from range 2, which GS1 reserves for internal use. */
export function createInternalGtin(sku: string): string {
  const number = createHash('sha256').update(sku).digest().readUInt32BE() % 1_000_000_000;
  const digits = `299${String(number).padStart(9, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}
