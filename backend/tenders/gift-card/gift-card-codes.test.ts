import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGiftCardCodes, formatNumber, parseNumber } from './gift-card-codes.ts';

const codes = createGiftCardCodes('a secret of the host');

describe('createGiftCardCodes', () => {
  it('derives a valid number and a PIN of six digits, constant per card', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const { number, pin } = codes.getCodes(id);
        expect(parseNumber(formatNumber(number))).toBe(number);
        expect(pin).toMatch(/^\d{6}$/);
        expect(codes.getCodes(id)).toEqual({ number, pin });
        expect(codes.isCorrectPin(id, pin)).toBe(true);
        expect(codes.isCorrectPin(id, `${pin}0`)).toBe(false);
      }),
    );
  });

  it('derives others from another secret', () => {
    const id = '0f0c7ab5-3a52-4b7e-9a8c-6f1d0d0b7f11';
    const others = createGiftCardCodes('another secret');
    expect(others.getCodes(id).number).not.toBe(codes.getCodes(id).number);
    expect(others.hashNumber('7300112233445566')).not.toBe(codes.hashNumber('7300112233445566'));
  });
});

describe('parseNumber', () => {
  it('ignores spaces and hyphens, and rejects invalid numbers', () => {
    const { number } = codes.getCodes('0f0c7ab5-3a52-4b7e-9a8c-6f1d0d0b7f11');
    expect(parseNumber(` ${number.slice(0, 4)}-${number.slice(4)} `)).toBe(number);
    const mistyped = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    for (const typed of [mistyped, number.slice(1), `1${number.slice(1)}`, 'seven', '']) expect(parseNumber(typed)).toBeNull();
  });
});
