import type { Page } from '@playwright/test';
import { openContentFile, type ContentFile } from '../../support/content-file.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const address = getAddress('solvane', '/court');
let file: ContentFile;

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => {
  file = openContentFile('solvane/en/pages/court.json');
});
test.afterEach(async ({ page }) => {
  file.restore();
  await expect.poll(() => readTitle(page)).toBe('Made for quick stops');
});

async function readTitle(page: Page): Promise<string> {
  await page.goto(address);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** The page with another hero title, and any other changes. */
function createPageWithHero(changes: Readonly<Record<string, unknown>>) {
  const { components } = file.document;
  if (!components.some(({ type }) => type === 'hero')) throw new Error('solvane/en/pages/court.json has lost its hero');
  return { ...file.document, components: components.map((block) => (block.type === 'hero' ? { ...block, ...changes } : block)) };
}

test('an edit appears on the page while the shop runs', async ({ page }) => {
  expect(await readTitle(page)).toBe('Made for quick stops');
  file.write(createPageWithHero({ title: 'Stop on a smaller coin' }));
  await expect.poll(() => readTitle(page)).toBe('Stop on a smaller coin');
});

test('an edit that breaks the schema keeps the last valid version, and the fixed one appears', async ({ page }) => {
  expect(await readTitle(page)).toBe('Made for quick stops');
  file.writeText(JSON.stringify(createPageWithHero({ title: 'Never to be seen', layuot: 'overlay' })));
  await waitUntilRead(page);
  expect(await readTitle(page)).toBe('Made for quick stops');
  file.write(createPageWithHero({ title: 'Fixed' }));
  const seen = new Set<string>();
  await expect
    .poll(async () => {
      const title = await readTitle(page);
      seen.add(title);
      return title;
    })
    .toBe('Fixed');
  expect([...seen]).not.toContain('Never to be seen');
});

test('a file of invalid JSON keeps the last valid version', async ({ page }) => {
  file.write(createPageWithHero({ title: 'The last good version' }));
  await expect.poll(() => readTitle(page)).toBe('The last good version');
  file.writeText('{ "id": "solvane-court", ');
  await waitUntilRead(page);
  expect(await readTitle(page)).toBe('The last good version');
});

/** Waits until the shop has read a file that changes after the invalid one: files are read in the order of their changes. */
async function waitUntilRead(page: Page): Promise<void> {
  const later = openContentFile('solvane/en/pages/sale-terms.json');
  const before = later.document.seo;
  try {
    later.write({ ...later.document, seo: { ...(typeof before === 'object' ? before : {}), title: 'Read after the bad file' } });
    await expect
      .poll(async () => {
        await page.goto(getAddress('solvane', '/sale-terms'));
        return page.title();
      })
      .toContain('Read after the bad file');
  } finally {
    later.restore();
  }
}
