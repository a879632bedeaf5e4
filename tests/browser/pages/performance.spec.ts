import type { Page } from '@playwright/test';
import { operationValidators } from '#generated/openapi/validators.ts';
import { origins } from '../../support/shop.ts';
import { answers, expect, test } from '../../support/test.ts';

const INGEST = '**/fapi/performance/ingest';

async function visitAndLeave(page: Page): Promise<void> {
  const script = page.waitForResponse(/measure-performance/);
  await page.goto('/en-ca/privacy?utm_source=letter');
  await script;
  // It has come: it listens once it has run, and nothing else is on its way then.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a page that is left has sent what it has measured, all at once and of nobody', async ({ page, context, complaints }) => {
  const sent = page.waitForResponse(INGEST);
  await visitAndLeave(page);
  const answer = await sent;
  expect(answer.status()).toBe(204);
  const batch: unknown = JSON.parse(answer.request().postData() ?? '');
  expect(operationValidators.ingestPerformance.request.body?.(batch)).toBe(true);
  expect(batch).toMatchObject({ path: '/en-ca/privacy', metrics: expect.arrayContaining([expect.objectContaining({ name: 'TTFB' })]) });
  expect(complaints).toEqual([]);

  // Of a visitor who refuses nothing is sent; what the page asks for after it shows that.
  await context.addCookies([{ ...answers.none, url: origins.tarnfell }]);
  let batches = 0;
  page.on('request', (request) => (batches += request.url().endsWith('/fapi/performance/ingest') ? 1 : 0));
  await visitAndLeave(page);
  await page.evaluate(() => fetch('/robots.txt'));
  expect(batches).toBe(0);
});

test('where the shop has not asked for it nothing is measured', async ({ page }) => {
  await page.goto('/en-us/privacy');
  await expect(page.locator('meta[name="cairn-performance"]')).toHaveCount(0);
});
