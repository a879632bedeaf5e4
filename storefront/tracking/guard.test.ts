import { describe, expect, it } from 'vitest';
import { guardEvent, guardId, looksPersonal } from './guard.ts';

const personal = {
  'an e-mail address': 'write to robin.vale+shop@mail.example today',
  'an encoded e-mail address': 'next=robin%40mail.example',
  'an address encoded twice': 'next=robin%2540mail.example',
  'a JSON Web Token': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'an opaque token': 'reset 9f86d081884c7d659a2feaa0c55ad015',
  'a phone number': '+1 303 555 0142',
  'a phone number of North America': 'call (303) 555-0142',
  'a phone number with dashes': 'call 303-555-0142',
  'a German phone number without its country': '030 12345678',
  'a phone number in pairs': '06 12 34 56 78',
  'a card number': '9000 1111 2222 3338',
  'a card number of 14 digits': '3056 930902 5904',
};

describe('guarded', () => {
  it.each(Object.entries(personal))('removes text with %s', (_, text) => {
    expect(looksPersonal(text)).toBe(true);
    const item = { itemId: text, itemName: 'Kestrel Shell', price: 1 };
    expect(guardEvent('promotion-click', { promotionId: 'p-1', text })).toEqual({ promotionId: 'p-1' });
    expect(guardEvent('view-item', { currency: 'USD', value: 1, items: [item] })?.items).toEqual([{ itemName: 'Kestrel Shell', price: 1 }]);
    expect(guardEvent('recommendation-impression', { productIds: ['TFKES01MK3B', text] })).toEqual({ productIds: ['TFKES01MK3B'] });
  });

  it.each([
    'Men > Footwear > Trail shoes',
    '/en-us/p/kestrel-3l-shell-jacket-for-the-long-way-up-TFKES01MK3B',
    'Save 20% on 2 or more until 24/12/2026',
    'T1000042',
    '0123456789012',
  ])('keeps a text such as %s', (text) => {
    expect(guardEvent('promotion-click', { text })).toEqual({ text });
  });

  it('keeps an order’s number in any format, unless it is an email address', () => {
    for (const transactionId of ['A1b2C3d4E5f6G7h8I9j0K1l2M3n4', '3035550142', '4222222222222']) {
      expect(guardEvent('purchase', { transactionId })).toEqual({ transactionId });
    }
    expect(guardEvent('purchase', { transactionId: 'robin@mail.example' })).toEqual({});
  });

  it('keeps ids in a page’s address, unless they are personal', () => {
    for (const path of ['/en-us/p/shell-4222222222222222', '/en-us/c/call-303-555-0142-2000', '/de-de/9f86d081884c7d659a2feaa0c55ad015']) {
      expect(guardEvent('page-view', { path })).toEqual({ path });
      expect(guardEvent('top-nav-click', { path })).toEqual({});
    }
    for (const path of ['/en-us/robin@mail.example', '/en-us/robin%40mail.example']) expect(guardEvent('page-view', { path })).toEqual({});
  });

  it('keeps a block’s id, unless it is an email address', () => {
    const id = '9f86d081884c7d659a2feaa0c55ad015';
    expect([guardId('hero-1'), guardId(id), guardId('robin@mail.example'), guardId(7)]).toEqual(['hero-1', id, undefined, undefined]);
  });

  it('keeps only the fields of the contract', () => {
    const stray = { email: 'x', name: 'Robin Vale', address: '1 Main St', recTokens: ['t'], query: 'what I have typed' };
    expect(guardEvent('article-click', { articleId: 'a', position: 2, ...stray })).toEqual({ articleId: 'a', position: 2 });
    expect(guardEvent('purchase', { transactionId: 'T1', items: [{ itemId: 'P', ...stray }], ...stray })).toEqual({
      transactionId: 'T1',
      items: [{ itemId: 'P' }],
    });
    expect(guardEvent('logo-click', stray)).toEqual({});
  });

  it('rejects unknown events and values of another type', () => {
    expect([guardEvent('sign-in', { ok: true }), guardEvent('constructor', {})]).toEqual([undefined, undefined]);
    expect(guardEvent('article-click', { articleId: { toString: () => 'a' }, position: Number.NaN })).toEqual({});
  });
});
