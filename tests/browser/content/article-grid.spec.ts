import { getAddress } from '../../support/shop.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test('a reader filters and extends the articles by address and Back, without a new page request', async ({ page }) => {
  const cards = page.locator('[data-block="article-grid"] li h2');
  const tag = (name: string) => page.getByRole('navigation', { name: 'Filter by topic' }).getByRole('link', { name });
  await page.goto(getAddress('tarnfell', '/stories?componentall[tagId]=winter'));
  await expect(tag('Winter')).toHaveAttribute('aria-current', 'true');
  const narrowed = await cards.count();
  await tag('Winter').scrollIntoViewIfNeeded();
  await waitUntilInteractive(tag('Winter'));

  const loads: string[] = [];
  page.on('request', (request) => void (request.url().includes('.data') && loads.push(request.url())));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Read more' }).click();
  await expect(cards).toHaveCount(12);
  await page.goBack();
  await expect(cards).toHaveCount(narrowed);
  await expect(page).toHaveURL(/winter/);
  expect(loads).toEqual([]);
});
