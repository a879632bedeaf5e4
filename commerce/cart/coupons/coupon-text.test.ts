import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import { errorMessages } from '#generated/messages/error/en.ts';
import type { CouponItem } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../../site/formatters.ts';
import { normalizeCouponCode } from './coupon-code.ts';
import { getCouponAnnouncement, getCouponReason } from './coupon-text.ts';

const messages = bindMessages(cartMessages, 'en-US');
const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
const coupon: CouponItem = { id: 'c', code: 'TRAIL20', applied: false };

describe('normalizeCouponCode', () => {
  it('ignores case and surrounding spaces', () => {
    expect(['  trail20 ', 'Trail20', ' ', 'x'.repeat(61)].map(normalizeCouponCode)).toEqual(['TRAIL20', 'TRAIL20', '', '']);
  });
});

describe('getCouponReason', () => {
  const getReason = (more: Partial<CouponItem>): string => getCouponReason({ ...coupon, ...more }, messages, formatters, errorMessages);

  it('names the missing amount, otherwise the service’s reason, otherwise that of the code', () => {
    expect(getReason({ errorId: 'PRM134', message: 'Too little.', remaining: 12.5 })).toBe('Spend $12.50 more to use this code.');
    expect(getReason({ errorId: 'PRM138', message: 'Cannot be combined.' })).toBe('Cannot be combined.');
    expect(getReason({ errorId: 'PRM130' })).toBe('This code has expired.');
    expect(getReason({ errorId: 'PRM160' })).toBe('This promo code can’t be used for your cart.');
    expect(getReason({})).toBe('Not applied');
  });
});

describe('getCouponAnnouncement', () => {
  const getAnnouncement = (more: Partial<CouponItem>): string =>
    getCouponAnnouncement({ ...coupon, ...more }, messages, formatters, errorMessages);

  it('names the discount of a code, or why it does not apply yet', () => {
    expect(getAnnouncement({ applied: true, amount: 20 })).toBe('TRAIL20 is applied. You save $20.00.');
    expect(getAnnouncement({ applied: true })).toBe('TRAIL20 is applied.');
    expect(getAnnouncement({ errorId: 'PRM143' })).toBe('TRAIL20: Sign in to use this code.');
  });
});
