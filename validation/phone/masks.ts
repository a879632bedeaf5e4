/** The mask of the North American plan (dial code 1). An X is a digit after the dial code. */
const NORTH_AMERICAN_MASK = '(XXX) XXX - XXXX';
const DEFAULT_MASK = 'XXXX - XXX - XXX';
const DEFAULT_LENGTH = 10;

export function getPhoneMask(dialCode: string): string {
  return dialCode === '1' ? NORTH_AMERICAN_MASK : DEFAULT_MASK;
}

/** Number of digits in a mask. */
export function getMaskLength(mask: string): number {
  return mask.replaceAll(/[^X]/g, '').length || DEFAULT_LENGTH;
}

/** Fills digits into the mask. It ends with the last digit; excess digits are appended. */
export function fillMask(mask: string, digits: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) break;
    text += sign === 'X' ? digits.charAt(used++) : sign;
  }
  return text + digits.slice(used);
}
