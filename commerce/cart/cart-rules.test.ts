import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cartMessages } from '#generated/messages/cart/en.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { lowItem, sampleCart, sampleItem, soldOutItem } from './cart.fixtures.ts';
import { getFlashNotices, hasDeliveryChanged } from './notices/flash-notices.ts';
import { getLineNotices } from './notices/row-notices.ts';
import { getNoticePosition } from './changes/notice-position.ts';
import { CartTotals } from './totals/cart-totals.tsx';
import { canCheckOut, getMaxQuantity, parseQuantity, getLineState } from './lines/line-state.ts';
import { createFormatters } from '../site/formatters.ts';
import { getThumbImage } from './lines/thumb-image.ts';

const messages = bindMessages(cartMessages, 'en-US');

describe('state of a cart line', () => {
  it('reports its stock', () => {
    expect([sampleItem, lowItem, soldOutItem].map((item) => getLineState(item).kind)).toEqual(['fine', 'low', 'outOfStock']);
    expect(getLineState({ ...lowItem, qty: 3 })).toEqual({ kind: 'tooFew', count: 2 });
  });

  it('distinguishes an item that another delivery has', () => {
    const [option] = sampleItem.shippingOptions;
    const here = { ...option, selected: true, available: false } as const;
    const getState = (available: boolean) =>
      getLineState({ ...soldOutItem, shippingOptions: [here, { ...here, selected: false, available }] as CartItem['shippingOptions'] });
    expect([getState(true), getState(false)]).toEqual([
      { kind: 'outOfStock', isElsewhere: true },
      { kind: 'outOfStock', isElsewhere: false },
    ]);
  });

  it('blocks the checkout only if the line cannot be ordered as it is', () => {
    expect(canCheckOut([sampleItem, lowItem])).toBe(true);
    expect(canCheckOut([sampleItem, soldOutItem])).toBe(false);
    expect(canCheckOut([{ ...lowItem, qty: 3 }])).toBe(false);
    expect(canCheckOut([])).toBe(false);
  });

  it('limits quantities to between one and the stock', () => {
    expect([getMaxQuantity(sampleItem), getMaxQuantity(lowItem), getMaxQuantity(soldOutItem)]).toEqual([10, 2, 1]);
    expect(['3', ' 99 ', '0', '-1', '2.5', ''].map((text) => parseQuantity(text, 10))).toEqual([3, 10, 1, undefined, undefined, undefined]);
  });
});

describe('discounts of a cart', () => {
  const formatters = createFormatters({ locale: 'en-us', languageTag: 'en-US', currency: 'USD' });
  const associate = { promotionId: 'associate-discount', promotionName: 'Associate discount' };
  const getHtml = (discount: number, amount: number): string =>
    renderToStaticMarkup(
      createElement(CartTotals, {
        cart: { ...sampleCart, totals: { ...sampleCart.totals, itemTotal: 360 - discount }, orderPromotions: [{ ...associate, amount }] },
        messages,
        formatters,
      }),
    );

  it('lists each promotion under its name and the rest as one discount', () => {
    const both = getHtml(59.85, 19.95);
    expect([both.includes('Associate discount</dt><dd>-$19.95'), both.includes('Discount</dt><dd>-$39.90')]).toEqual([true, true]);
    expect(getHtml(19.95, 19.95)).not.toContain('>Discount<');
  });
});

describe('notices of a cart', () => {
  it('shows each kind of notice once, as text', () => {
    const flash = [
      { type: 'PartialInventoryMissing' as const, details: [{ missingQty: 1 }] },
      { type: 'PartialInventoryMissing' as const, details: [{ missingQty: 2 }] },
    ];
    const notices = getFlashNotices(
      { flash, customerNotifications: [{ code: 'CartMerged', level: 'info', message: 'Merged.' }] },
      messages,
    );
    expect(notices.map(({ text }) => text)).toEqual([messages.flashPartialInventoryMissing, 'Merged.']);
  });

  it('names removed items instead of a general notice', () => {
    const flash = [{ type: 'ItemNotAvailable' as const, details: [{ sku: 'GONE' }] }];
    const customerNotifications = [{ code: 'CartItemsRemoved', level: 'warning' as const, message: '1 × Boots' }];
    expect(getFlashNotices({ flash, customerNotifications }, messages).map(({ text }) => text)).toEqual(['1 × Boots']);
  });

  it('shows notices of single lines only at these lines', () => {
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
    const { texts, types } = getLineNotices({ items, flash }, messages);
    expect([...texts]).toEqual([
      [sampleItem.id, messages.rowPriceChanged],
      [lowItem.id, messages.rowMissing({ count: 2 })],
    ]);
    expect(getFlashNotices({ flash, customerNotifications: [] }, messages, types).map(({ key }) => key)).toEqual(['ItemNotAvailable']);
  });

  it('separates changed deliveries from other notices', () => {
    expect(hasDeliveryChanged({ flash: [{ type: 'PickupToHome', details: [] }] })).toBe(true);
    expect(hasDeliveryChanged({ flash: [{ type: 'PriceChanged', details: [] }] })).toBe(false);
    expect(hasDeliveryChanged(sampleCart)).toBe(false);
  });

  it('shows errors at the position of their level, session errors at the top and unknown ones as a toast', () => {
    expect([{ level: 'item' as const }, { level: 'input' as const }, { level: 'session' as const }, {}].map(getNoticePosition)).toEqual([
      'item',
      'input',
      'top',
      'toast',
    ]);
  });
});

it('the cart requests images no larger than they are shown', () => {
  expect(getThumbImage(sampleItem.productImageURL, 'small').src).toMatch(/,w_80,h_100\/v1\/products\/jacket-kestrel/);
  expect(getThumbImage('https://elsewhere.example/x.jpg', 'small').src).toBe('https://elsewhere.example/x.jpg');
});
