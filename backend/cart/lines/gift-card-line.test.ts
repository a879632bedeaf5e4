import { describe, expect, it } from 'vitest';
import type { CustomAmount, Sellable } from '../../catalog/sellable.ts';
import { parseGiftCardAmount, assertValidSendDate, getGiftKey, getUnitPrice } from './gift-card-line.ts';

const bounds: CustomAmount = { minMinor: 1000, maxMinor: 50_000 };
const createSellable = (customAmount: CustomAmount | null, unitMinor: number | null = 1000) =>
  ({ sku: 'CARD', productId: 'CARDGD1', customAmount, unitMinor }) as Sellable;

describe('parseGiftCardAmount', () => {
  it('accepts amounts within the bounds', () => {
    expect([10, 37.5, 500].map((amount) => parseGiftCardAmount(createSellable(bounds), amount))).toEqual([1000, 3750, 50_000]);
    expect(parseGiftCardAmount(createSellable(null), undefined)).toBeUndefined();
  });

  it('rejects a missing amount with PRC400, any other with 400', () => {
    expect(() => parseGiftCardAmount(createSellable(bounds), undefined)).toThrow(
      expect.objectContaining({ status: 409, errorId: 'PRC400' }),
    );
    for (const amount of [9.99, 500.01, 20.001])
      expect(() => parseGiftCardAmount(createSellable(bounds), amount)).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => parseGiftCardAmount(createSellable(null), 50)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('getUnitPrice', () => {
  it('returns the chosen amount as long as it is offered', () => {
    expect(getUnitPrice({ giftCardMinor: 3750 }, createSellable(bounds))).toBe(3750);
    expect(getUnitPrice({ giftCardMinor: 3750 }, createSellable({ minMinor: 5000, maxMinor: 9000 }))).toBeNull();
    expect(getUnitPrice({}, createSellable(null, 5000))).toBe(5000);
  });
});

describe('assertValidSendDate', () => {
  // 23 November in New York, the 24th in London.
  const now = new Date('2026-11-24T03:00:00Z');
  const check = (sendOn: string, timeZone = 'America/New_York', isMailed = true) =>
    assertValidSendDate({ isMailed }, { sendOn }, { timeZone, now });

  it('accepts today to a year ahead in the time zone of the site', () => {
    expect(() => ['2026-11-23', '2027-11-23'].forEach((date) => check(date))).not.toThrow();
    for (const date of ['2026-11-22', '2027-11-24']) expect(() => check(date)).toThrow(expect.objectContaining({ status: 400 }));
    expect(() => check('2026-11-23', 'Europe/London')).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('rejects a date for goods', () => {
    expect(() => check('2026-11-24', 'Europe/London', false)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('getGiftKey', () => {
  it('differs by amount, recipient, message and date', () => {
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'Hi' };
    const gifts = [
      {},
      { giftCardMinor: 2500 },
      { giftCardMinor: 5000 },
      { giftCardMinor: 2500, giftOption },
      { giftCardMinor: 2500, giftOption: { ...giftOption, message: 'Ho' } },
      { giftCardMinor: 2500, giftOption: { ...giftOption, sendOn: '2026-12-24' } },
    ];
    expect(new Set(gifts.map(getGiftKey)).size).toBe(gifts.length);
    expect(getGiftKey({ giftOption: { message: 'Hi', to: 'Kim', email: 'kim@example.com' } })).toBe(getGiftKey({ giftOption }));
  });
});
