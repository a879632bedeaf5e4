import { addressOf } from '../../support/shop.ts';
import { untilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test('articles are narrowed and lengthened by address and by Back, without asking for the page again', async ({ page }) => {
  const cards = page.locator('[data-block="article-grid"] li h2');
  const tag = (name: string) => page.getByRole('navigation', { name: 'Filter by topic' }).getByRole('link', { name });
  await page.goto(addressOf('tarnfell', '/stories?componentall[tagId]=winter'));
  await expect(tag('Winter')).toHaveAttribute('aria-current', 'true');
  const narrowed = await cards.count();
  await tag('Winter').scrollIntoViewIfNeeded();
  await untilInteractive(tag('Winter'));

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
