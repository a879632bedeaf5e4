import { describe, expect, it } from 'vitest';
import { testCards } from '../test-cards.ts';
import {
  cardBrands,
  extractDigits,
  findBrand,
  validateCard,
  getNumberLength,
  parseExpiry,
  passesLuhn,
  type CardEntries,
} from './card-rules.ts';

const today = new Date('2026-11-21T09:00:00Z');
const right: CardEntries = { number: '9000 1111 2222 3338', expiry: '08 / 29', cvc: '123', name: 'Mara Lindqvist' };
const validate = (entries: Partial<CardEntries>): object => validateCard({ ...right, ...entries }, today);

describe('card rules', () => {
  it('accepts every test card, with the brand of its table', () => {
    for (const card of testCards) {
      const brand = findBrand(card.number);
      expect(brand?.name).toBe(card.brand);
      expect(card.number).toHaveLength(brand ? getNumberLength(brand) : 0);
      expect(validate({ number: card.number, cvc: '1234'.slice(0, brand?.codeLength) })).toEqual({});
    }
  });

  it('detects any single wrong digit by the check digit', () => {
    const digits = extractDigits(right.number);
    expect(passesLuhn(digits)).toBe(true);
    for (let index = 0; index < digits.length; index += 1) {
      const wrong = (Number(digits[index]) + 1) % 10;
      expect(passesLuhn(`${digits.slice(0, index)}${wrong}${digits.slice(index + 1)}`)).toBe(false);
    }
    expect(passesLuhn('')).toBe(false);
  });

  it('lists every error of an empty form', () => {
    expect(validate({ number: '', expiry: ' ', cvc: '', name: '  ' })).toEqual({
      number: 'empty',
      expiry: 'empty',
      cvc: 'empty',
      name: 'empty',
    });
  });

  it('distinguishes numbers that are incomplete, mistyped, too long or of no brand', () => {
    expect(validate({ number: '90' })).toEqual({ number: 'incomplete' });
    expect(validate({ number: '9000 1111 2222 333' })).toEqual({ number: 'incomplete' });
    expect(validate({ number: '9000 1111 2222 3339' })).toEqual({ number: 'mistyped' });
    expect(validate({ number: '9000 1111 2222 3338 0' })).toEqual({ number: 'mistyped' });
    expect(validate({ number: '1234 5678 9012 3456' })).toEqual({ number: 'unsupported' });
  });

  it('keeps a card valid through its last month', () => {
    expect(validate({ expiry: '11 / 26' })).toEqual({});
    expect(validate({ expiry: '10 / 26' })).toEqual({ expiry: 'past' });
    expect(validate({ expiry: '12 / 25' })).toEqual({ expiry: 'past' });
    expect(validate({ expiry: '12 / 46' })).toEqual({});
    expect(validate({ expiry: '01 / 47' })).toEqual({ expiry: 'unreadable' });
  });

  it('parses expiry dates as shoppers and browsers enter them', () => {
    for (const text of ['08 / 29', '8/29', '08/2029', '0829', '082029', ' 08-29 ', '08.2029']) {
      expect(parseExpiry(text)).toEqual({ month: 8, year: 2029 });
    }
    for (const text of ['13 / 29', '00/29', '8', '08 /', '08 / 2', '08 / 202', 'August 2029', '829'])
      expect(parseExpiry(text)).toBeUndefined();
  });

  it('requires the brand’s number of security code digits', () => {
    expect(validate({ cvc: '12' })).toEqual({ cvc: 'incomplete' });
    expect(validate({ cvc: '1234' })).toEqual({ cvc: 'incomplete' });
    expect(validate({ number: '9300 123456 78908', cvc: '123' })).toEqual({ cvc: 'incomplete' });
  });

  it('rejects a card number in the name field', () => {
    expect(validate({ name: '9000 1111 2222 3338' })).toEqual({ name: 'digits' });
    expect(validate({ name: 'Mara Lindqvist II' })).toEqual({});
  });

  it('has no brand whose range overlaps another one', () => {
    for (const brand of cardBrands) expect(cardBrands.filter(({ prefix }) => prefix.startsWith(brand.prefix))).toEqual([brand]);
  });
});
