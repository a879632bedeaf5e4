import type { Page } from '@playwright/test';
import { operationValidators } from '#generated/openapi/validators.ts';
import { origins } from '../../support/shop.ts';
import { responses, expect, test } from '../../support/test.ts';

const INGEST = '**/fapi/performance/ingest';

async function visitAndLeave(page: Page): Promise<void> {
  const script = page.waitForResponse(/measure-performance/);
  await page.goto('/en-ca/privacy?utm_source=letter');
  await script;
  // Waits for the script: it listens once it has run, and nothing else is pending then.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a page sends its measures in one batch when it is left, without personal data', async ({ page, context, complaints }) => {
  const sent = page.waitForResponse(INGEST);
  await visitAndLeave(page);
  const response = await sent;
  expect(response.status()).toBe(204);
  const batch: unknown = JSON.parse(response.request().postData() ?? '');
  expect(operationValidators.ingestPerformance.request.body?.(batch)).toBe(true);
  expect(batch).toMatchObject({ path: '/en-ca/privacy', metrics: expect.arrayContaining([expect.objectContaining({ name: 'TTFB' })]) });
  expect(complaints).toEqual([]);

  // Requests of a visitor who declines nothing are sent; the page's later requests prove that.
  await context.addCookies([{ ...responses.none, url: origins.tarnfell }]);
  let batches = 0;
  page.on('request', (request) => (batches += request.url().endsWith('/fapi/performance/ingest') ? 1 : 0));
  await visitAndLeave(page);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(batches).toBe(0);
});

test('sends all measures of a page in one batch when a link is followed', async ({ page }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const text = typeof data === 'string' ? data : '';
      if (String(url).endsWith('/ingest')) sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${text}\n`);
      return send(url, data);
    };
  });
  const script = page.waitForResponse(/measure-performance/);
  await page.goto('/en-ca/privacy');
  await script;
  await page.waitForLoadState('networkidle');
  await page.goto('/robots.txt');
  const sent = (await page.evaluate(() => sessionStorage.getItem('sent'))) ?? '';
  const batches = sent
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const [ttfb, cls] = ['TTFB', 'CLS'].map((name) => expect.objectContaining({ name }));
  expect(batches).toEqual([expect.objectContaining({ metrics: expect.arrayContaining([ttfb, cls]) })]);
});

test('measures nothing unless the shop enables it', async ({ page }) => {
  await page.goto('/en-us/privacy');
  await expect(page.locator('meta[name="cairn-performance"]')).toHaveCount(0);
});
