/** How numbers of the North American plan (dial code 1) and all others are shown: an X for each digit behind the dial code. */
const NORTH_AMERICAN_MASK = '(XXX) XXX - XXXX';
const DEFAULT_MASK = 'XXXX - XXX - XXX';
const DEFAULT_LENGTH = 10;

export function phoneMaskOf(dialCode: string): string {
  return dialCode === '1' ? NORTH_AMERICAN_MASK : DEFAULT_MASK;
}

/** How many digits a mask has room for. */
export function maskLength(mask: string): number {
  return mask.replaceAll(/[^X]/g, '').length || DEFAULT_LENGTH;
}

/** The digits in the mask; it ends with the last digit, and digits beyond it stand behind it. */
export function fillMask(mask: string, digits: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) break;
    text += sign === 'X' ? digits.charAt(used++) : sign;
  }
  return text + digits.slice(used);
}
