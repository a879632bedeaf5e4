import { waitUntilInteractive } from '../../support/interactive.ts';
import { getPosition } from '../../support/position.ts';
import { grantPreview } from '../../support/preview.ts';
import { origins } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

test.beforeEach(({ page }) => grantPreview(page));

test('the showcase requires an editor’s link, and explains that to other visitors', async ({ page }) => {
  await page.context().clearCookies();
  const response = await page.goto('/showcase?docType=hero');
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'The showcase is for editors' })).toBeVisible();
  await expect(page.getByText('npm run preview:link')).toBeVisible();
});

test('Go without a doc type shows that it is required', async ({ page, complaints }) => {
  await page.goto('/showcase');
  await expect(page.getByText('Doc type is required')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('alert')).toHaveText('Doc type is required');
  await expect(page.getByLabel('Doc type')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Doc type')).toHaveAccessibleDescription('Doc type is required');
  expect(complaints).toEqual([]);
});

test('the controls list every block of a type with its id and name above it', async ({ page, complaints }) => {
  await page.goto('/showcase');
  await expect(page.getByLabel('Limit')).toHaveValue('20');
  await expect(page.getByLabel('Limit').locator('option')).toHaveText(['10', '20', '50']);
  await page.getByLabel('Doc type').selectOption('hero');
  await page.getByLabel('Limit').selectOption('10');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/docType=hero&.*limit=10/);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^10 of \d+$/)).toBeVisible();
  const titles = results.getByText(/^[\w-]+ \| .+$/);
  await expect(titles).toHaveCount(10);
  await expect(results.locator('[data-block="hero"]')).toHaveCount(10);
  const [first, block] = [titles.first(), results.locator('[data-block="hero"]').first()];
  await expect.poll(async () => (await getPosition(first)) < (await getPosition(block))).toBe(true);
  expect(complaints).toEqual([]);
});

test('a layout variant narrows the list, and an unused one gives no results', async ({ page }) => {
  await page.goto('/showcase?docType=image-banner&layoutVariant=split&limit=50');
  await expect(page.getByRole('region', { name: 'Results' }).locator('[data-block="image-banner"]').first()).toBeVisible();
  await page.getByLabel('Layout variant').fill('upside-down');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByText('No results.')).toBeVisible();
});

test('another brand and locale render their own blocks in their own styles', async ({ page }) => {
  await page.goto('/showcase?docType=hero&limit=50&brand=solvane&locale=de-de');
  await expect(page.getByLabel('Brand')).toHaveValue('solvane');
  await expect(page.getByRole('region', { name: 'Results' }).getByText('hero-stride | Leichtfüßig durch die Stadt')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the host’s brand comes first', async ({ page }) => {
  await grantPreview(page, origins.solvane);
  await page.goto(`${origins.solvane}/showcase`);
  await expect(page.getByLabel('Brand')).toHaveValue('solvane');
});

test('interactive blocks work in the showcase', async ({ page, complaints }) => {
  await page.goto('/showcase?docType=accordion&limit=10');
  const heading = page.locator('[data-block="accordion"]').first().getByRole('button').first();
  await heading.scrollIntoViewIfNeeded();
  await waitUntilInteractive(heading);
  const before = (await heading.getAttribute('aria-expanded')) ?? '';
  await heading.click();
  await expect(heading).not.toHaveAttribute('aria-expanded', before);
  expect(complaints).toEqual([]);
});

test('each pop-up stays in its own entry', async ({ page }) => {
  await page.goto('/showcase?docType=pop-up');
  const entries = page.getByRole('article').filter({ has: page.locator('[data-block="pop-up"]') });
  await expect(entries).toHaveCount(4);
  const { y, height } = (await entries.first().boundingBox()) ?? { y: 0, height: 0 };
  const tab = await getPosition(entries.first().getByRole('button').first());
  expect([tab > y, tab < y + height]).toEqual([true, true]);
});

test('a block with products from a service shows some', async ({ page }) => {
  await page.goto('/showcase?docType=product-recommendations&limit=10');
  const block = page.locator('[data-block="product-recommendations"]').first();
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('listitem').first().getByRole('link')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works', async ({ page }) => {
    await page.goto('/showcase');
    await page.getByLabel('Doc type').selectOption('rich-text');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page.getByRole('region', { name: 'Results' }).locator('[data-block="rich-text"]').first()).toBeVisible();
  });
});

test.describe('in a frame', () => {
  /** A page at the editors' `origin` that frames the showcase and records its messages. */
  async function createFramingPage(page: Page, origin: string): Promise<void> {
    const address = `${origin}/editors-page`;
    const source = `${origins.tarnfell}/showcase?docType=hero&limit=10`;
    const body = `<!DOCTYPE html><title>Editors</title><iframe title="Showcase" src="${source}" width="900" height="600"></iframe>
      <script>window.received = []; addEventListener('message', (event) => window.received.push(event.data));</script>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(address);
  }

  test('the showcase and its parent synchronize their scroll position with syncScroll messages', async ({ page }) => {
    await createFramingPage(page, origins.tarnfell);
    const frame = page.frameLocator('iframe');
    // Its script listens to its parent before it hydrates the page.
    await waitUntilInteractive(frame.getByRole('button', { name: 'Go' }));
    const inside = page.frames()[1];
    if (!inside) throw new Error('the page has no frame');
    await page.evaluate(() => window.frames[0]?.postMessage({ type: 'syncScroll', scrollTop: 400, scrollRatio: 2 }, '*'));
    await expect.poll(() => inside.evaluate(() => Math.round(scrollY))).toBe(400);
    await inside.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { received: unknown[] }).received))
      .toContainEqual({ type: 'syncScroll', scrollTop: 900, scrollRatio: expect.any(Number) });
  });

  test('a page of another origin must not frame the showcase', async ({ page }) => {
    await createFramingPage(page, 'http://foreign.localhost:9');
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

test('the page of events shows the events of other tabs, filtered and in full', async ({ page, context, complaints }) => {
  await page.goto('/showcase/events');
  const shop = await context.newPage();
  await shop.goto('/en-us');
  const list = page.getByRole('list', { name: 'Events' });
  await expect(list.getByText('page_view', { exact: true })).toBeVisible();
  await page.getByLabel('Filter').fill('page_view');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByText('page_view', { exact: true }).click();
  await expect(list.getByText('"page_type": "home"')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
