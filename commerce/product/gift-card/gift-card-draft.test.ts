import { describe, expect, it } from 'vitest';
import { getAmount, emptyGiftCard, validateRecipient, parseAmount, toGiftChoice } from './gift-card-draft.ts';

const bounds = { min: 10, max: 500, suggested: [25, 50] };
const note = { to: 'Kim', email: 'kim@example.com', message: '', sendOn: '' };

describe('parseAmount', () => {
  it('parses decimals with a point or comma', () => {
    expect(['37.5', ' 37,50 ', '40'].map(parseAmount)).toEqual([37.5, 37.5, 40]);
    expect(['', '1.234,50', '12.345', 'ten', '-20'].map(parseAmount)).toEqual([null, null, null, null, null]);
  });
});

describe('getAmount', () => {
  it('accepts a suggested or typed amount within the bounds', () => {
    expect(getAmount({ amount: '25', other: '80' }, bounds)).toBe(25);
    expect(getAmount({ amount: 'other', other: '80' }, bounds)).toBe(80);
    expect(getAmount({ amount: '', other: '80' }, bounds)).toBe(80);
    expect(getAmount({ amount: '', other: '' }, bounds)).toBe('amountMissing');
    expect(getAmount({ amount: 'other', other: '9,99' }, bounds)).toBe('amountWrong');
  });
});

describe('validateRecipient', () => {
  it('requires name and email address if any field of the recipient is filled', () => {
    expect(validateRecipient(emptyGiftCard.note)).toEqual({});
    expect(validateRecipient({ ...emptyGiftCard.note, sendOn: '2026-12-24' })).toEqual({
      to: { code: 'required' },
      email: { code: 'required' },
    });
    expect(validateRecipient(note)).toEqual({});
  });
});

describe('toGiftChoice', () => {
  it('omits what was not chosen', () => {
    expect(toGiftChoice(emptyGiftCard, 50)).toEqual({ giftCardAmount: 50 });
    expect(toGiftChoice({ ...emptyGiftCard, note: { ...note, sendOn: '2026-12-24' } }, undefined)).toEqual({
      giftOption: { to: 'Kim', email: 'kim@example.com', message: '', sendOn: '2026-12-24' },
    });
  });
});
