import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../account/form-model.ts';
import type { OrderSectionModel } from './order-model.ts';
import OrderSection from './order-section.tsx';
import { orderList, orderSections } from './orders.fixtures.ts';

const getHtml = (section: OrderSectionModel<FormModel>): string => renderToStaticMarkup(<OrderSection section={section} />);
const whole = orderSections.map(getHtml).join('');

describe('OrderSection', () => {
  it('labels its lists', () => {
    const names = [...(whole + getHtml(orderList)).matchAll(/<[uo]l[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Parcel', 'Canceled', 'Progress', 'Your orders']);
  });

  it('shows the events as an ordered list with machine-readable times', () => {
    const [, timeline] = /<ol[^>]*aria-label="Progress"[^>]*>(.*?)<\/ol>/.exec(whole) ?? [];
    expect(timeline?.match(/<time dateTime="/g)).toHaveLength(3);
  });

  it('marks documents as downloads, which client-side navigation ignores', () => {
    const links = [...whole.matchAll(/<a[^>]*href="[^"]*\/documents\/[^"]*"[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(3);
    expect(links.every((link) => link.includes(' download'))).toBe(true);
  });

  it('links to more orders and marks the current filter', () => {
    const html = getHtml(orderList);
    expect(html).toMatch(/<a[^>]*href="\/en-us\/account\/orders\?after=abc"/);
    expect(html).toContain('aria-current="true">All');
  });

  it('includes the order in the labels of a card’s buttons', () => {
    expect(getHtml(orderList)).toMatch(/<a[^>]*aria-describedby="order-TF-2611-000123"[^>]*>Track/);
  });
});
