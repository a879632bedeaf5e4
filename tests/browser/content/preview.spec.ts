import { addContentFile, type ContentDocument } from '../../support/content-file.ts';
import { grantPreview } from '../../support/preview.ts';
import { getAddress, origins } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

const good = { type: 'rich-text', id: 'sound', title: 'The sound block', richText: '<p>It stands whatever its neighbors do.</p>' };

function createDraft(
  slug: string,
  components: ContentDocument['components'],
  more: Readonly<Record<string, unknown>> = {},
): ContentDocument {
  return { id: `solvane-${slug}`, type: 'page', name: slug, slug, pageType: 'other', seo: { title: slug }, ...more, components };
}

async function fetchStatus(page: Page, address: string): Promise<number | undefined> {
  return (await page.goto(address))?.status();
}

test('a draft appears only in preview, with a card for each invalid block', async ({ page }) => {
  const components = [{ type: 'herro', id: 'unknown' }, good, { type: 'hero', id: 'invalid', title: 7, layout: 'sideways' }];
  const takeAway = addContentFile('solvane/en/pages/preview-faults.draft.json', createDraft('preview-faults', components));
  try {
    const address = getAddress('solvane', '/preview-faults');
    expect(await fetchStatus(page, `${address}?preview=true`)).toBe(404);
    await grantPreview(page, origins.solvane);
    await expect.poll(() => fetchStatus(page, `${address}?preview=true`)).toBe(200);
    await expect(page.getByRole('heading', { name: 'The sound block' })).toBeVisible();
    const cards = page.getByRole('group', { name: /^Faulty block/ });
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText('herro #unknown');
    await expect(cards.nth(0)).toContainText('Did you mean "hero"?');
    await expect(cards.nth(1)).toContainText('hero #invalid');
    await expect(cards.nth(1)).toContainText('components[2]');
    expect(await fetchStatus(page, address)).toBe(404);
    await expect(cards).toHaveCount(0);
  } finally {
    takeAway();
  }
});

test('preview marks each block for editors, and is never cached; publish has no marks', async ({ page, complaints }) => {
  await grantPreview(page, origins.solvane);
  const preview = await page.goto(getAddress('solvane', '/run?preview=true'));
  expect(preview?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const hero = page.locator('[data-cairn-type="hero"]');
  await expect(hero).toHaveAttribute('data-cairn-id', 'hero');
  await expect(hero).toHaveAttribute('data-cairn-pointer', '/components/0');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const publish = await page.goto(getAddress('solvane', '/run'));
  expect((await publish?.text())?.includes('data-cairn-')).toBe(false);
  expect(complaints).toEqual([]);
});

test('the receipt explains in preview why a variant was picked', async ({ page }) => {
  await grantPreview(page);
  await page.goto('/en-us?preview=true&p13n_testcontext=tarnfell-home-hero:A');
  await expect(page.locator('[data-cairn-type="hero"]')).toHaveAttribute(
    'data-cairn-why',
    'The test context forces "A" for experience tarnfell-home-hero.',
  );
});

test('previewDateTime shows the page at that moment', async ({ page }) => {
  const takeAway = addContentFile(
    'solvane/en/pages/preview-later.draft.json',
    createDraft('preview-later', [good], { visibleFrom: '2031-05-01T00:00:00Z', visibleUntil: '2031-06-01T00:00:00Z' }),
  );
  try {
    const address = getAddress('solvane', '/preview-later?preview=true');
    await grantPreview(page, origins.solvane);
    await expect.poll(() => fetchStatus(page, `${address}&previewDateTime=2031-05-02T09:00:00Z`)).toBe(200);
    await expect(page.getByRole('heading', { name: 'The sound block' })).toBeVisible();
    expect(await fetchStatus(page, address)).toBe(404);
    expect(await fetchStatus(page, `${address}&previewDateTime=2031-06-02T09:00:00Z`)).toBe(404);
  } finally {
    takeAway();
  }
});

test('siteId shows another site, only in preview', async ({ page }) => {
  await grantPreview(page);
  await page.goto('/en-us?preview=true&siteId=SOLVANE-DE');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'solvane');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.goto('/en-us?siteId=SOLVANE-DE');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'tarnfell');
});

test('a visitor without an editor’s link sees published content, whatever the address contains', async ({ request }) => {
  const requested = 'preview=true&previewDateTime=2031-05-02T09:00:00Z&siteId=SOLVANE-DE';
  for (const path of ['/en-us', '/en-us/jackets', '/en-us/c/jackets-2000', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/stories']) {
    const response = await request.get(`${path}?${requested}`);
    const html = await response.text();
    expect(response.headers()['x-robots-tag'], path).toBeUndefined();
    expect(html, path).toContain('data-brand="tarnfell"');
    expect(html, path).toContain(`<link rel="canonical" href="${origins.tarnfell}${path}`);
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1], path).not.toContain('preview');
    expect(html, path).not.toContain('data-cairn-');
  }
  const internal = await request.get(`/fapi/components/footer?${requested}`);
  expect(internal.headers()['cache-control']).not.toContain('no-store');
});
