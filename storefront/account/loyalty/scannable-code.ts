import { encode } from 'uqr';
import type { ScannableCode } from '#commerce/loyalty/loyalty-model.ts';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Encodes the text as a QR code with the lowest error correction, as tokens are long and screens have no scratches. */
export function createScannableCode(text: string): ScannableCode {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
