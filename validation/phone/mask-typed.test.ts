import { describe, expect, it } from 'vitest';
import { maskTypedText } from './mask-typed.ts';

const us = { dialCode: '1', phoneMask: '(XXX) XXX - XXXX' };
const de = { dialCode: '49', phoneMask: 'XXXX - XXX - XXX' };
const gb = { ...de, dialCode: '44' };

/** The bar marks the caret. */
const read = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') });
const show = ({ text, caret }: { readonly text: string; readonly caret: number }): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('maskTypedText', () => {
  it.each([
    ['3|', '(3|'],
    ['(3035|', '(303) 5|'],
    ['(303) 555 - 0142|', '(303) 555 - 0142|'],
    ['3035550142|', '(303) 555 - 0142|'],
    ['303.555.0142|', '(303) 555 - 0142|'],
    ['1-303-555-0142|', '(303) 555 - 0142|'],
    ['(303) 555 - 01422|', '(303) 555 - 01422|'],
    ['|', '|'],
  ])('fills the mask with "%s"', (typed, masked) => expect(show(maskTypedText(read(typed), us))).toBe(masked));

  it.each([
    ['(3039|) 555 - 0142', '(303) 9|55 - 50142'],
    ['(30|) 555 - 0142', '(30|5) 550 - 142'],
    ['|303) 555', '|(303) 555'],
  ])('places the caret after the typed or deleted digit (%s)', (typed, masked) =>
    expect(show(maskTypedText(read(typed), us))).toBe(masked),
  );

  it('moves the caret before mask characters when only they are deleted, so that the next key deletes a digit', () => {
    expect(show(maskTypedText(read('(303) 555 -| 0142'), us))).toBe('(303) 555| - 0142');
    expect(show(maskTypedText(read('(303)|555 - 0142'), us, { isDeletingForward: true }))).toBe('(303) |555 - 0142');
  });

  it.each(['+49 1512 345 678|', '0049 1512|', '+|', 'three|', '303x|'])('does not change "%s"', (typed) =>
    expect(show(maskTypedText(read(typed), us))).toBe(typed),
  );

  it('removes the mask from a dial code', () => expect(show(maskTypedText(read('(00|'), us))).toBe('00|'));

  it('preserves a leading zero, except for dial code 44', () => {
    expect(show(maskTypedText(read('01512345678|'), de))).toBe('0151 - 234 - 5678|');
    expect(show(maskTypedText(read('07400123456|'), gb))).toBe('7400 - 123 - 456|');
    expect(show(maskTypedText(read('0740|'), gb))).toBe('0740|');
  });
});
