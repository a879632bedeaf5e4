import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { consentCookie, consentEvent, formatConsent } from '../request/consent.ts';
import { trackLazily } from './track.ts';
import { useTrackedEvents } from './use-tracked-events.ts';

const order = { orderNumber: 'T1', currency: 'USD', finalised: true, totals: { total: 30, tax: 2, shipping: 8 }, items: [] };

function Confirmation(): null {
  useTrackedEvents(({ createPurchaseEvents }) => createPurchaseEvents(order as unknown as Order, localStorage), order.orderNumber);
  return null;
}

afterEach(() => {
  cleanup();
  document.cookie = `${consentCookie}=; max-age=0; path=/`;
  localStorage.clear();
  delete window.dataLayer;
});

it('useTrackedEvents tracks a purchase once, after consent on the same page', async () => {
  const getNames = (): readonly unknown[] => (window.dataLayer ?? []).flatMap(({ event }) => event ?? []);
  render(<Confirmation />);
  document.cookie = `${consentCookie}=${formatConsent([])}; path=/`;
  window.dispatchEvent(new Event(consentEvent));
  expect(localStorage.length, 'nothing is stored of events that are not tracked').toBe(0);
  document.cookie = `${consentCookie}=${formatConsent(['analytics'])}; path=/`;
  window.dispatchEvent(new Event(consentEvent));
  await vi.waitUntil(() => getNames().length > 0);
  expect(getNames()).toEqual(['purchase']);

  // Simulates another tab or a reload; the later event must arrive after it.
  render(<Confirmation />);
  trackLazily(() => [{ name: 'logo-click' }]);
  await vi.waitUntil(() => getNames().includes('logo_click'));
  expect(getNames()).toEqual(['purchase', 'logo_click']);
});
