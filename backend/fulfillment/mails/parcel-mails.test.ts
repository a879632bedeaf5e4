import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../../orders/order-record.ts';
import { renderMailText } from '../../mail/mail-part.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { Store } from '../../stores/store.ts';
import { renderStoreHours } from './render-opening-hours.ts';
import { writeParcelMail, type ParcelNews } from './write-parcel-mail.ts';

const number = 'TF-2611-000123';
const sites = [
  ['TARNFELL-US', 'en-us', 'Thursday, November 26'],
  ['TARNFELL-GB', 'en-gb', 'Thursday 26 November'],
  ['TARNFELL-CA', 'en-ca', 'Thursday, November 26'],
  ['TARNFELL-CA', 'fr-ca', 'jeudi 26 novembre'],
  ['TARNFELL-DE', 'de-de', 'Donnerstag, 26. November'],
] as const;

function createNews(siteId: string, locale: string, event: ParcelNews['event']): ParcelNews {
  const row = { id: 'item-1', item: { name: 'Ridgeline Shell', color: { label: 'Spruce' }, size: { label: 'M' } } };
  const order = { id: '1', number, site_id: siteId, locale, content: { rows: [row], shipments: [] } } as unknown as OrderRecord;
  const destination = { store: { name: 'Tarnfell Boulder' }, contact: null };
  return {
    order,
    shipment: { id: 'me', kind: 'sts', items: ['item-1'], destination } as unknown as ParcelNews['shipment'],
    event,
    lines: [{ lineId: 'item-1', qty: 2 }],
    expectedOn: '2026-11-26',
    isPart: false,
    isCollected: false,
    name: 'Robin',
    place: [],
    orderLink: { kind: 'link', label: 'Your order', href: 'https://tarnfell.example/en-us/orders/track' },
  };
}

const base = { eventId: 'e1', orderNumber: number, parcelId: 'P1', at: '2026-11-26T17:00:00Z' } as const;
const events = {
  shipped: { ...base, event: 'shipped', carrier: 'Switchback Parcel', trackingNumber: 'SBP1234567897' },
  delayed: { ...base, event: 'delayed', expectedOn: '2026-11-26' },
  ready: { ...base, event: 'ready' },
  delivered: { ...base, event: 'delivered' },
  collected: { ...base, event: 'collected' },
} as const satisfies { readonly [Kind in ParcelNews['event']['event']]: ParcelNews['event'] };

describe('writeParcelMail', () => {
  it.each(sites)('writes each mail of %s in %s, with its date', (siteId, locale, date) => {
    for (const event of Object.values(events)) {
      const { subject, parts } = writeParcelMail(createNews(siteId, locale, event));
      const text = renderMailText(parts);
      expect(subject).toContain(number);
      expect(text).toContain('2 × Ridgeline Shell (Spruce, M)');
      if (event.event !== 'ready') expect(text).toContain(date);
      expect(text).toContain('https://tarnfell.example/en-us/orders/track');
    }
  });

  it('contains the pickup location and the things to bring', () => {
    const text = renderMailText(writeParcelMail(createNews('TARNFELL-US', 'en-us', events.ready)).parts);
    expect(text).toContain(`your order ${number} is ready for you at Tarnfell Boulder.`);
    expect(text).toContain(`Please bring\nYour order number, ${number}, or this email\nA photo ID`);
  });
});

describe('renderStoreHours', () => {
  const weekday = '10:00-19:00';
  const store = {
    id: 'TF-BLD-01',
    timeZone: 'America/Denver',
    country: 'US',
    hours: [weekday, weekday, weekday, weekday, weekday, '09:00-12:00,13:00-18:00', null],
    specialDays: [],
    services: [],
  } as unknown as Store;
  const getText = (siteId: string, locale: string) =>
    renderMailText([renderStoreHours(store, getShopContext({ siteId, locale }), new Date('2026-11-21T09:00:00Z'))]).replaceAll(
      /[\u202f\u00a0]/g,
      ' ',
    );

  it('joins days with the same hours and adds holidays', () => {
    expect(getText('TARNFELL-US', 'en-us')).toBe(
      [
        'Opening hours',
        'Monday – Friday: 10:00 AM – 7:00 PM',
        'Saturday: 9:00 AM – 12:00 PM, 1:00 PM – 6:00 PM',
        'Sunday: Closed',
        'Thursday, November 26: Closed',
      ].join('\n'),
    );
    expect(getText('TARNFELL-DE', 'de-de')).toContain('Montag – Freitag: 10:00 – 19:00');
  });
});
