import { afterEach, expect, it, vi } from 'vitest';
import { recordEvent } from './record-event.ts';

afterEach(() => {
  delete window.dataLayer;
  vi.restoreAllMocks();
});

it('recordEvent sends only the names of events for experiments, when the page is left', async () => {
  const sent: Blob[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => sent.push(body as Blob) > 0);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Tests share the page: sends earlier events first.
  document.dispatchEvent(new Event('visibilitychange'));
  sent.length = 0;
  const items = [{ itemId: 'P1', quantity: 2 }];
  let isAllowed = true;
  const leaveAfter = (name: 'add-to-cart' | 'remove-from-cart'): void => {
    recordEvent({ name, data: { currency: 'USD', value: 90, items } }, () => isAllowed);
    recordEvent({ name: 'logo-click' }, () => isAllowed);
  };
  leaveAfter('add-to-cart');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as unknown))).toEqual([
    { path: location.pathname, events: [], pageEvents: ['add-to-cart'] },
  ]);

  leaveAfter('remove-from-cart');
  isAllowed = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
});
