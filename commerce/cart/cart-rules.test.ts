import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { lowItem, sampleCart, sampleItem, soldOutItem } from './cart.fixtures.ts';
import { flashNotices, hasDeliveryChanged } from './notices/flash-notices.ts';
import { rowNotices } from './notices/row-notices.ts';
import { noticePosition } from './changes/notice-position.ts';
import { CartTotals } from './totals/cart-totals.tsx';
import { canCheckOut, mostOf, readQuantity, lineState } from './lines/line-state.ts';
import { createFormatters } from '../site/formatters.ts';
import { thumbImage } from './lines/thumb-image.ts';

const messages = bindMessages(cartMessages, 'en-US');

describe('a row of the cart', () => {
  it('says what must be known of its stock', () => {
    expect([sampleItem, lowItem, soldOutItem].map((item) => lineState(item).kind)).toEqual(['fine', 'low', 'outOfStock']);
    expect(lineState({ ...lowItem, qty: 3 })).toEqual({ kind: 'tooFew', count: 2 });
  });

  it('stands in the way of the checkout only when it cannot be bought as it is', () => {
    expect(canCheckOut([sampleItem, lowItem])).toBe(true);
    expect(canCheckOut([sampleItem, soldOutItem])).toBe(false);
    expect(canCheckOut([{ ...lowItem, qty: 3 }])).toBe(false);
    expect(canCheckOut([])).toBe(false);
  });

  it('takes quantities between one and what there is', () => {
    expect([mostOf(sampleItem), mostOf(lowItem), mostOf(soldOutItem)]).toEqual([10, 2, 1]);
    expect(['3', ' 99 ', '0', '-1', '2.5', ''].map((text) => readQuantity(text, 10))).toEqual([3, 10, 1, undefined, undefined, undefined]);
  });
});

describe('what is taken off the order', () => {
  const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
  const associate = { promotionId: 'associate-discount', promotionName: 'Associate discount' };
  const htmlOf = (totalDiscount: number, amount: number): string =>
    renderToStaticMarkup(
      createElement(CartTotals, {
        cart: { ...sampleCart, totals: { ...sampleCart.totals, totalDiscount }, orderPromotions: [{ ...associate, amount }] },
        messages,
        formatters,
      }),
    );

  it('stands in the totals under its name, what else there is as a discount', () => {
    const both = htmlOf(59.85, 19.95);
    expect([both.includes('Associate discount</dt><dd>-$19.95'), both.includes('Discount</dt><dd>-$39.90')]).toEqual([true, true]);
    expect(htmlOf(19.95, 19.95)).not.toContain('>Discount<');
  });
});

describe('what a cart tells', () => {
  it('is said once a kind, and in words', () => {
    const flash = [
      { type: 'PartialInventoryMissing' as const, details: [{ missingQty: 1 }] },
      { type: 'PartialInventoryMissing' as const, details: [{ missingQty: 2 }] },
    ];
    const notices = flashNotices({ flash, customerNotifications: [{ code: 'CartMerged', level: 'info', message: 'Merged.' }] }, messages);
    expect(notices.map(({ text }) => text)).toEqual([messages.flashPartialInventoryMissing, 'Merged.']);
  });

  it('shows what concerns single rows at these alone', () => {
    const items = [sampleItem, lowItem, soldOutItem];
    const flash = [
      { type: 'PriceChanged' as const, details: [{ sku: sampleItem.sku }] },
      {
        type: 'PartialInventoryMissing' as const,
        details: [
          { itemId: lowItem.id, missingQty: 2 },
          { itemId: soldOutItem.id, missingQty: 1 },
        ],
      },
      { type: 'ItemNotAvailable' as const, details: [{ sku: 'GONE' }] },
    ];
    const { texts, types } = rowNotices({ items, flash }, messages);
    expect([...texts]).toEqual([
      [sampleItem.id, messages.rowPriceChanged],
      [lowItem.id, messages.rowMissing({ count: 2 })],
    ]);
    expect(flashNotices({ flash, customerNotifications: [] }, messages, types).map(({ key }) => key)).toEqual(['ItemNotAvailable']);
  });

  it('knows a changed delivery from the rest', () => {
    expect(hasDeliveryChanged({ flash: [{ type: 'PickupToHome', details: [] }] })).toBe(true);
    expect(hasDeliveryChanged({ flash: [{ type: 'PriceChanged', details: [] }] })).toBe(false);
    expect(hasDeliveryChanged(sampleCart)).toBe(false);
  });

  it('stands where the code says, above all for the session, in passing for what nobody knows', () => {
    expect([{ level: 'item' as const }, { level: 'input' as const }, { level: 'session' as const }, {}].map(noticePosition)).toEqual([
      'item',
      'input',
      'top',
      'toast',
    ]);
  });
});

it('asks for pictures no larger than they are shown', () => {
  expect(thumbImage(sampleItem.productImageURL, 'small').src).toMatch(/,w_80,h_100\/v1\/products\/jacket-kestrel/);
  expect(thumbImage('https://elsewhere.example/x.jpg', 'small').src).toBe('https://elsewhere.example/x.jpg');
});
