import { encode } from 'uqr';
import type { ScannableCode } from '#commerce/loyalty/loyalty-model.ts';

/** Modules around the code that scanners need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The text as a QR code. A token is long, so that the code has the least error correction: a screen has no scratches. */
export function scannableCode(text: string): ScannableCode {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
