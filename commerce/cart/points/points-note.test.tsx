import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../../site/formatters.ts';
import { PointsNote } from './points-note.tsx';

const messages = bindMessages(cartMessages, 'en-US');
const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
const getText = (cart: Pick<Cart, 'earnablePoints' | 'loyaltyVoucher'>, isMember?: boolean): string =>
  renderToStaticMarkup(<PointsNote cart={cart} isMember={isMember} messages={messages} formatters={formatters} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  );

describe('PointsNote', () => {
  it('invites a visitor who is not a member to join', () => {
    expect(getText({ earnablePoints: 180 }, false)).toMatch(/Members earn 180 points with this order\. +Join the club/);
  });

  it('shows a member the points and the voucher that can be used', () => {
    const text = getText({ earnablePoints: 1, loyaltyVoucher: { points: 1000, amountInCurrency: 12 } }, true);
    expect(text).toMatch(/You’ll earn 1 point with this order\. +Your points can pay \$12\.00/);
    expect(text).not.toContain('Join');
  });

  it('recognizes a member by a voucher if membership is unknown', () => {
    expect(getText({ earnablePoints: 180, loyaltyVoucher: { points: 500, amountInCurrency: 5 } })).toContain('You’ll earn 180 points');
    expect(getText({ earnablePoints: 180 })).toContain('About the club');
  });

  it('shows nothing for a cart that earns no points', () => {
    expect(getText({ earnablePoints: 0 }, true)).toBe('');
  });
});
