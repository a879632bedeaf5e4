import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { grantPreview } from '../../support/preview.ts';
import { expect, test } from '../../support/test.ts';

test('the outbox page shows an unsent mail as HTML and as text, and its link leads to the shop', async ({ page, request }) => {
  const email = `reader-${Date.now()}@shopper.example`;
  await request.post('/en-us/newsletter', { form: { email, policy: 'true' }, headers: { 'x-cairn-request': '1' } });
  expect((await page.goto('/outbox'))?.status()).toBe(403);
  await grantPreview(page);
  await page.goto('/outbox');
  const entry = page.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toContainText('subscription-confirmation');
  expect(await findAxeViolations(page)).toEqual([]);
  await entry.getByRole('link', { name: 'Confirm your Tarnfell newsletter' }).click();
  await expect(page.getByRole('main').locator('pre')).toContainText(`Please confirm that you’d like to get our newsletter at ${email}:`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Confirm your Tarnfell newsletter');
  await frame.getByRole('link', { name: 'Confirm newsletter' }).click();
  await expect(page).toHaveURL(/\/en-us\/account\/confirm-subscription/);
  await page.goBack();
  // The frame runs no scripts, not even axe; mails are checked below.
  await page.locator('iframe').evaluate((element) => element.remove());
  expect(await findAxeViolations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a mail is readable on a narrow ${colorScheme} screen, with text of twice the size`, async ({ page, request }) => {
    const email = `narrow-${colorScheme}-${Date.now()}@shopper.example`;
    await request.post('/de-de/newsletter', { form: { email, policy: 'true' }, headers: { 'x-cairn-request': '1' } });
    await grantPreview(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/outbox');
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
    await page.setViewportSize({ width: 390, height: 844 });
    const html = await (await page.request.get(`${page.url()}/html`)).text();
    await page.goto('about:blank');
    await page.setContent(html);
    await page.addStyleTag({ content: ':root{font-size:200%}' });
    await expect(page.getByRole('link', { name: 'Newsletter bestätigen' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // Landmarks are those of the surrounding mail program.
    expect((await findAxeViolations(page)).filter((finding) => !/^(?:landmark-one-main|region) /.test(finding))).toEqual([]);
  });
}
