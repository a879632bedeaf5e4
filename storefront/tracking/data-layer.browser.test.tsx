import { afterEach, expect, it, vi } from 'vitest';
import { stubPartnerScript } from '#blocks/parts/galleries/testing/stub-partner-script.ts';
import { pushToDataLayer } from './data-layer.ts';
import { tagManagerMeta } from './tag-manager.ts';

const MANAGER = 'https://tags.example/gtm.js?id=GTM-1';
const meta = document.createElement('meta');

afterEach(() => {
  meta.remove();
  delete window.dataLayer;
  vi.restoreAllMocks();
});

it("the data layer is read by the page's tag manager, which is loaded once with the first event", async () => {
  const run = vi.fn();
  stubPartnerScript(MANAGER, run);
  pushToDataLayer({ name: 'logo-click' });
  expect(window.dataLayer).toEqual([{ event: 'logo_click' }]);

  meta.name = tagManagerMeta;
  meta.content = MANAGER;
  document.head.append(meta);
  const items = [{ itemId: 'P1' }];
  pushToDataLayer({ name: 'view-item', data: { currency: 'USD', value: 1, items } });
  pushToDataLayer({ name: 'logo-click' });
  await vi.waitUntil(() => run.mock.calls.length > 0);
  expect(run).toHaveBeenCalledTimes(1);
  expect(window.dataLayer?.slice(1)).toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    { ecommerce: null },
    { event: 'view_item', ecommerce: { currency: 'USD', value: 1, items: [{ item_id: 'P1' }] } },
    { event: 'logo_click' },
  ]);
});
