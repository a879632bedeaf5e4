import type { Page } from '@playwright/test';
import type { DeliveryPromiseResponse } from '../../generated/openapi/utilities.ts';

const promise: DeliveryPromiseResponse = {
  orderBy: '2040-01-02T20:00:00.000Z',
  methods: [
    { code: 'standard', label: 'Standard', earliest: '2040-01-05', latest: '2040-01-09' },
    { code: 'express', label: 'Express', earliest: '2040-01-03', latest: '2040-01-04' },
  ],
};

/** Shows the same delivery dates every day. A route instead of this would disable the browser's cache. */
export async function fixDeliveryDates(page: Page): Promise<void> {
  await page.addInitScript((body) => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/deliveryPromise') ? Promise.resolve(Response.json(body)) : fetch(input, init);
    };
  }, promise);
}
