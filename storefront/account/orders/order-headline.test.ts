import { describe, expect, it } from 'vitest';
import { mixedOrder } from '#commerce/checkout/shipments.fixtures.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { brandById, siteOf } from '../../site/site.ts';
import { sites } from '../../site/sites.ts';
import { headlineOf } from './order-headline.ts';
import { now, openOrder } from './testing/order-shop.ts';

function headline(order: Partial<Order>, locale = 'en-us'): string {
  const brand = brandById(sites, 'tarnfell');
  const site = brand && siteOf(sites, brand, locale);
  if (!site) throw new Error(`no site ${locale}`);
  return headlineOf({ ...openOrder, ...order }, { messages: messagesIn(ordersMessages, locale), site, now });
}

const expectedOn = (day: string): Pick<Order, 'shipments'> => ({
  shipments: openOrder.shipments.map((shipment) => ({ ...shipment, expectedOn: day })),
});

describe('headlineOf', () => {
  it.each([
    ['2026-11-25', 'Arrives today'],
    ['2026-11-26', 'Arrives tomorrow'],
    ['2026-11-27', 'Arrives Friday, November 27'],
    ['2026-11-24', 'We have your order'],
  ])('names the day %s on which an order is expected, unless it is over', (day, text) => {
    expect(headline(expectedOn(day))).toBe(text);
  });

  it.each([
    ['en-gb', 'Arrives Friday 27 November'],
    ['de-de', 'Kommt am Freitag, 27. November'],
    ['fr-ca', 'Arrive le vendredi 27 novembre'],
  ])('writes the day as %s does', (locale, text) => {
    expect(headline({}, locale)).toBe(text);
  });

  it('takes the day of the delivery from the time zone of the site', () => {
    const timeline: Order['timeline'] = [{ at: '2026-11-25T02:30:00Z', event: 'delivered', shippingId: 'me' }];
    expect(headline({ progress: 'delivered', timeline })).toBe('Delivered Tuesday, November 24');
    expect(headline({ progress: 'delivered', timeline }, 'de-de')).toBe('Geliefert am Mittwoch, 25. November');
  });

  it('names the store where an order waits', () => {
    const shipments = mixedOrder.shipments.filter(({ storeInfo }) => storeInfo);
    expect(headline({ progress: 'readyForPickup', shipments })).toBe('Ready for pickup at Denver Union');
  });

  it.each([
    [{ status: 'processing', progress: undefined }, 'We are checking your payment'],
    [{ status: 'cancelled', progress: undefined }, 'This order wasn’t paid'],
    [{ status: 'cancelled', progress: 'cancelled' }, 'This order was canceled'],
    [{ progress: 'returned' }, 'Everything in this order was returned'],
  ] as const)('says how an order has ended: %o', (order, text) => {
    expect(headline(order as Partial<Order>)).toBe(text);
  });
});
