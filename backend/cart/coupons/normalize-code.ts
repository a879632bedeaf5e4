/**
 * Normalizes a code for storing and comparing: upper case, trimmed, without invisible characters, and with plain hyphens for all dashes.
 */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
}
