import type { Page } from '@playwright/test';
import { addressOf, type Brand } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Which of the banners that stand behind conditions the page's own HTML holds. */
async function bannersOf(page: Page, brand: Brand, path: string, banners: readonly string[]): Promise<readonly string[]> {
  const answer = await page.goto(addressOf(brand, path));
  expect([path, answer?.status()]).toEqual([path, 200]);
  const main = page.getByRole('main');
  const shown = await Promise.all(banners.map((name) => main.getByRole('heading', { name, exact: true }).count()));
  return banners.filter((_, index) => (shown[index] ?? 0) > 0);
}

const tarnfell = { wash: 'Wash it. Really.', mended: 'Mended is better', evening: 'Measure in the evening', between: 'Between two sizes?' };
const solvane = {
  suede: 'Suede hates soap',
  sixty: '60 days, no questions',
  evening: 'One number. Two feet.',
  between: 'Between two sizes?',
};

test.describe('without script', () => {
  // The server has decided already.
  test.use({ javaScriptEnabled: false });

  for (const [what, path, expected] of [
    ['a shell: its care, and a chart', '/p/merlin-light-shell-jacket-TFMER04M', ['wash', 'mended', 'between']],
    ['a colour of a shell: the same', '/p/merlin-shell-jacket-TFMER01MG6M', ['wash', 'mended', 'between']],
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
  ] as const) {
    test(`tarnfell shows for ${what}`, async ({ page }) => {
      const names = expected.map((key) => tarnfell[key]);
      expect(await bannersOf(page, 'tarnfell', path, Object.values(tarnfell))).toEqual(names);
    });
  }

  for (const [what, path, expected] of [
    ['suede: its care', '/p/arcade-low-SVARC01M', ['suede', 'sixty', 'between']],
    ['running shoes: how to measure', '/p/tempo-runner-SVTEM01M', ['sixty', 'evening']],
    ['a cap: no sizes', '/p/block-cap-SVBLO01U', ['sixty']],
    ['a gift card: nothing of all that', '/p/e-gift-card-100-SVGIF100', []],
    ['a category of shoes to run in', '/c/road-6010', ['evening']],
    ['another category', '/c/street-6100', ['between']],
    ['a page without a product', '/court', ['sixty']],
    ['a page without a category', '/help/returns/how-to-return', ['between']],
  ] as const) {
    test(`solvane shows for ${what}`, async ({ page }) => {
      const names = expected.map((key) => solvane[key]);
      expect(await bannersOf(page, 'solvane', path, Object.values(solvane))).toEqual(names);
    });
  }
});

test('what is shown follows the shopper from product to product', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  const wash = main.getByRole('heading', { name: tarnfell.wash });
  await page.goto(addressOf('tarnfell', '/p/lichen-fleece-TFLIC02W'));
  await expect(main.getByRole('heading', { name: tarnfell.mended })).toBeAttached();
  await expect(wash).toHaveCount(0);
  await page.goto(addressOf('tarnfell', '/c/shells-2010'));
  await main.getByRole('link', { name: 'Merlin Light Shell Jacket' }).first().click();
  await expect(page).toHaveURL(/TFMER04M|TFMER05W/);
  await expect(wash).toBeAttached();
  expect(complaints).toEqual([]);
});
