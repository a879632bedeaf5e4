import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendToShop } from './send-to-shop.ts';

const own = location.href;

afterEach(() => {
  history.replaceState(null, '', own);
  vi.restoreAllMocks();
});

describe('sendToShop', () => {
  it('sends events with the path of their page', async () => {
    const sent: Blob[] = [];
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => sent.push(body as Blob) > 0);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    sent.length = 0;
    for (const path of ['/en-us/first', '/en-us/second']) {
      history.replaceState(null, '', path);
      sendToShop({ name: 'logo-click' }, () => true);
      history.replaceState(null, '', '/en-us/last');
    }
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as unknown))).toEqual(
      ['/en-us/first', '/en-us/second'].map((path) => ({ path, events: [{ name: 'logo-click' }] })),
    );
  });
});
