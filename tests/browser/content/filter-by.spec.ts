import type { Page } from '@playwright/test';
import { getAddress, brands, origins, type Brand } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** The headings of pages in the server's HTML, where the filters are already resolved. */
async function readHeadings(page: Page, brand: Brand, paths: readonly string[]): Promise<readonly (readonly string[])[]> {
  // Any address of the brand that is not a page.
  await page.goto(`${origins[brand]}/robots.txt`);
  return page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const response = await fetch(address);
          if (response.status !== 200) throw new Error(`${response.status} for ${address}`);
          const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
          return [...parsed.querySelectorAll('main :is(h1, h2, h3, h4)')].map((heading) => heading.textContent.trim());
        }),
      ),
    paths.map((path) => getAddress(brand, path)),
  );
}

const tarnfell = {
  wash: 'Yes, you should wash it',
  mended: 'We repair what you wear out',
  evening: 'Measure in the evening',
  between: 'Between two sizes?',
};
const solvane = {
  suede: 'How to care for suede',
  sixty: '60-day free returns',
  evening: 'Measure both feet',
  between: 'Between two sizes?',
};

const banners = { tarnfell, solvane };

const expectations = {
  tarnfell: [
    ['a shell: its care, and a chart', '/p/merlin-light-shell-jacket-TFMER04M', ['wash', 'mended', 'between']],
    ['a color of a shell: the same', '/p/merlin-shell-jacket-TFMER01MG6M', ['wash', 'mended', 'between']],
    ['a fleece: no care of shells', '/p/lichen-fleece-TFLIC02W', ['mended', 'between']],
    ['socks: no promise to mend them', '/p/drumlin-socks-TFDRU01U', ['between']],
    ['boots: how to measure, in place of the charts', '/p/scree-mid-boot-TFSCR01M', ['mended', 'evening']],
    ['a pack: it has no size', '/p/corrie-18-l-day-pack-TFCOR01U', ['mended']],
    ['a gift card: nothing of all that', '/p/e-gift-card-50-TFGIF050', []],
    ['the category of boots', '/c/boots-2200', ['evening']],
    ['the category of packs', '/c/packs-2100', []],
    ['another category', '/c/camp-2300', ['between']],
    ['a page without a product', '/packs', ['mended']],
    ['a page without a category', '/help/returns/how-to-return', ['between']],
  ],
  solvane: [
    ['suede: its care', '/p/arcade-low-SVARC01M', ['suede', 'sixty', 'between']],
    ['running shoes: how to measure', '/p/tempo-runner-SVTEM01M', ['sixty', 'evening']],
    ['a cap: no sizes', '/p/block-cap-SVBLO01U', ['sixty']],
    ['a gift card: nothing of all that', '/p/e-gift-card-100-SVGIF100', []],
    ['a category of shoes to run in', '/c/road-6010', ['evening']],
    ['another category', '/c/street-6100', ['between']],
    ['a page without a product', '/court', ['sixty']],
    ['a page without a category', '/help/returns/how-to-return', ['between']],
  ],
} as const;

for (const brand of brands) {
  test(`${brand} shows the matching filtered blocks on each page, and no others`, async ({ page }) => {
    const names: Readonly<Record<string, string>> = banners[brand];
    const all = Object.values(names);
    const rows = expectations[brand];
    const headings = await readHeadings(
      page,
      brand,
      rows.map(([, path]) => path),
    );
    const shown = rows.map(([what], index) => [what, all.filter((name) => headings[index]?.includes(name))]);
    expect(shown).toEqual(rows.map(([what, , keys]) => [what, keys.map((key) => names[key])]));
  });
}

test('filtered blocks change with the shopper’s next product', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  const wash = main.getByRole('heading', { name: tarnfell.wash });
  await page.goto(getAddress('tarnfell', '/p/lichen-fleece-TFLIC02W'));
  await expect(main.getByRole('heading', { name: tarnfell.mended })).toBeAttached();
  await expect(wash).toHaveCount(0);
  await page.goto(getAddress('tarnfell', '/c/shells-2010'));
  await main.getByRole('link', { name: 'Merlin Light Shell Jacket' }).first().click();
  await expect(page).toHaveURL(/TFMER04M|TFMER05W/);
  await expect(wash).toBeAttached();
  expect(complaints).toEqual([]);
});
