import { operationValidators } from '#generated/openapi/validators.ts';
import { expect, test } from '../support/test.ts';

const INGEST = '**/fapi/performance/ingest';

test('a page that is left has sent what it has measured, all at once and of nobody', async ({ page, complaints }) => {
  const script = page.waitForResponse(/measure-performance/);
  await page.goto('/en-ca/privacy?utm_source=letter');
  await script;
  const sent = page.waitForResponse(INGEST);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const answer = await sent;
  expect(answer.status()).toBe(204);
  const batch: unknown = JSON.parse(answer.request().postData() ?? '');
  expect(operationValidators.ingestPerformance.request.body?.(batch)).toBe(true);
  expect(batch).toMatchObject({ path: '/en-ca/privacy', metrics: expect.arrayContaining([expect.objectContaining({ name: 'TTFB' })]) });
  expect(complaints).toEqual([]);
});

test('where the shop has not asked for it nothing is measured', async ({ page }) => {
  await page.goto('/en-us/privacy');
  await expect(page.locator('meta[name="cairn-performance"]')).toHaveCount(0);
});
