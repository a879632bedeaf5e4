import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import type { ApproachingDiscount, Cart } from '#generated/openapi/cart.ts';
import type { PromoLevel } from '#generated/openapi/shared.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { createFormatters } from '../../site/formatters.ts';
import { openCart } from '../cart.fixtures.ts';
import { parseCallout } from './parse-callout.ts';
import { getPromotionCallouts } from './promotion-callouts.ts';
import { Promotions } from './promotions.tsx';

const messages = bindMessages(cartMessages, 'en-US');
const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });

interface Case {
  readonly level?: PromoLevel;
  readonly display?: PromoLevel;
  readonly text?: string;
  readonly remaining?: number;
}

/** A cart that approaches one promotion with a threshold of 100. */
function createCart({ level = 'ORDER', display, text, remaining = 40 }: Case): Pick<Cart, 'promoSummary' | 'approachingDiscount'> {
  const approaching: ApproachingDiscount = { level, promotionId: 'p', threshold: 100, remaining };
  const entry = { level, promotionId: 'p', promotionName: 'Trail days', calloutMessage: text, approachingDisplayLevel: display };
  return { approachingDiscount: [approaching], promoSummary: [entry] };
}

const getHtml = (cart: ReturnType<typeof createCart>, display?: PromoLevel): string =>
  renderToStaticMarkup(createElement(Promotions, { cart, messages, formatters, display }));

describe('getPromotionCallouts', () => {
  it('computes the progress toward a threshold', () => {
    expect(getPromotionCallouts(openCart)).toEqual([
      { id: 'free-shipping', level: 'SHIPPING', display: 'SHIPPING', isEarned: false, remaining: 20, progress: 0.96 },
    ]);
    expect(getPromotionCallouts({ promoSummary: [], approachingDiscount: [] })).toEqual([]);
  });

  it('uses the text of the stage from a message of exactly three parts', () => {
    const getText = (text: string, remaining: number) => getPromotionCallouts(createCart({ text, remaining }))[0]?.text;
    expect([100, 40, 0].map((remaining) => getText('Start|Almost|Done', remaining))).toEqual(['Start', 'Almost', 'Done']);
    expect(getText('Only|two', 40)).toBeUndefined();
    expect([parseCallout('a|b|c|d'), parseCallout('a||c')]).toEqual([undefined, undefined]);
  });

  it('lists a promotion without an amount as a threshold if it has a text for its state', () => {
    const { promoSummary } = createCart({ text: 'a|b|30% off' });
    expect(getPromotionCallouts({ promoSummary, approachingDiscount: [] })).toMatchObject([{ id: 'p', isEarned: true, text: '30% off' }]);
    const onItsWay = promoSummary.map((entry) => ({ ...entry, state: 'inProgress' as const }));
    expect(getPromotionCallouts({ promoSummary: onItsWay, approachingDiscount: [] })).toMatchObject([{ isEarned: false, text: 'b' }]);
    expect(getPromotionCallouts({ promoSummary: createCart({}).promoSummary, approachingDiscount: [] })).toEqual([]);
  });
});

describe('Promotions', () => {
  it('inserts the missing amount into the promotion’s own text', () => {
    expect(getHtml(createCart({ text: 'Start|Only {remaining} more|Done' }))).toContain('Only $40.00 more');
    expect(getHtml(createCart({ text: 'Start|Only $40.00 more|Done' }))).toContain('Only $40.00 more');
  });

  it('uses the shop’s text if the promotion’s does not name the amount', () => {
    expect(getHtml(createCart({ text: 'Start|Almost there|Done' }))).toContain(
      messages.promotionLeft({ amount: '$40.00', name: 'Trail days' }),
    );
    expect(getHtml(createCart({ level: 'SHIPPING', text: 'a|Almost|Done' }))).toContain(messages.freeShippingLeft({ amount: '$40.00' }));
    expect(getHtml(createCart({ text: 'Start|Almost there|Done', remaining: 0 }))).toContain('Done');
  });

  it('shows a promotion at its display level, otherwise at its own level', () => {
    const cart = createCart({ level: 'ORDER', display: 'PRODUCT' });
    expect([getHtml(cart, 'ORDER'), getHtml(cart, 'PRODUCT') === '']).toEqual(['', false]);
    expect(getHtml(createCart({ level: 'SHIPPING' }), 'SHIPPING')).not.toBe('');
  });
});
