import { describe, expect, it } from 'vitest';
import { mixedOrder } from '#commerce/checkout/shipments.fixtures.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { findBrand, findSiteOfBrand } from '../../site/site.ts';
import { sites } from '../../site/sites.ts';
import { getHeadline } from './order-headline.ts';
import { now, openOrder } from './testing/order-shop.ts';

function findHeadline(order: Partial<Order>, locale = 'en-us'): string {
  const brand = findBrand(sites, 'tarnfell');
  const site = brand && findSiteOfBrand(sites, brand, locale);
  if (!site) throw new Error(`no site ${locale}`);
  return getHeadline({ ...openOrder, ...order }, { messages: getMessages(ordersMessages, locale), site, now });
}

const createExpected = (day: string): Pick<Order, 'shipments'> => ({
  shipments: openOrder.shipments.map((shipment) => ({ ...shipment, expectedOn: day })),
});

describe('getHeadline', () => {
  it.each([
    ['2026-11-25', 'Arrives today'],
    ['2026-11-26', 'Arrives tomorrow'],
    ['2026-11-27', 'Arrives Friday, November 27'],
    ['2026-11-24', 'We have your order'],
  ])('shows the expected day %s unless it has passed', (day, text) => {
    expect(findHeadline(createExpected(day))).toBe(text);
  });

  it.each([
    ['en-gb', 'Arrives Friday 27 November'],
    ['de-de', 'Kommt am Freitag, 27. November'],
    ['fr-ca', 'Arrive le vendredi 27 novembre'],
  ])('formats the day in %s', (locale, text) => {
    expect(findHeadline({}, locale)).toBe(text);
  });

  it("uses the site's time zone for the day of the delivery", () => {
    const timeline: Order['timeline'] = [{ at: '2026-11-25T02:30:00Z', event: 'delivered', shippingId: 'me' }];
    expect(findHeadline({ progress: 'delivered', timeline })).toBe('Delivered Tuesday, November 24');
    expect(findHeadline({ progress: 'delivered', timeline }, 'de-de')).toBe('Geliefert am Mittwoch, 25. November');
  });

  it('names the pickup store of an order that is ready', () => {
    const shipments = mixedOrder.shipments.filter(({ storeInfo }) => storeInfo);
    expect(findHeadline({ progress: 'readyForPickup', shipments })).toBe('Ready for pickup at Denver Union');
  });

  it.each([
    [{ status: 'processing', progress: undefined }, 'We are checking your payment'],
    [{ status: 'cancelled', progress: undefined }, 'This order wasn’t paid'],
    [{ status: 'cancelled', progress: 'cancelled' }, 'This order was canceled'],
    [{ progress: 'returned' }, 'Everything in this order was returned'],
  ] as const)('shows the final state of an order: %o', (order, text) => {
    expect(findHeadline(order as Partial<Order>)).toBe(text);
  });
});
