/** As codes are stored and compared: in capitals, without outer spaces, and without what mail programs make of hyphens. */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim()
    .toUpperCase();
}
