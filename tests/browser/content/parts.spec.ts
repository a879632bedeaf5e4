import { validatePageAll } from '#generated/content/validators-all.js';
import type { Page } from '#generated/content/types.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { namedParts, type namedPages } from '../../support/named-documents.ts';
import { getAddress, brands, locales, origins } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** All parts; one page of each form of name, as the pages differ in their names only. */
const pages: readonly (typeof namedPages)[number][] = ['location-selector', 'privacy', 'help/returns/how-to-return'];
const calls = [...['footer', ...namedParts].map((part) => `components/${part}`), ...pages.map((page) => `pages/${page}`)];
/** One chart for every scale of sizes, by brand. */
const charts = {
  tarnfell: ['men-outerwear', 'women-bottoms', 'kids-tops', 'unisex-footwear', 'kids-footwear', 'women-socks', 'unisex-packs'],
  solvane: ['men-tops', 'women-bottoms', 'kids-tops', 'unisex-footwear', 'kids-footwear', 'women-socks'],
} as const;

for (const brand of brands) {
  test(`the parts and named pages of ${brand} are available in every locale`, async ({ request }) => {
    for (const locale of locales) {
      const site = {
        siteId: `${brand}-${locale.slice(3)}`.toUpperCase(),
        locale: locale.replace(/-(..)$/, (_, country: string) => `_${country.toUpperCase()}`),
      };
      for (const call of [...calls, ...charts[brand].map((chart) => `components/size-chart/${chart}`)]) {
        const response = await request.get(`/fapi/${call}`, { params: site });
        expect([locale, call, response.status()]).toEqual([locale, call, 200]);
        const document = (await response.json()) as Page;
        expect(validatePageAll(document), `${locale} ${call}`).toBe(true);
        expect(document).toMatchObject({ siteId: site.siteId, locale });
        expect(document.components.length, `${locale} ${call}`).toBeGreaterThan(0);
      }
    }
  });

  test(`${brand}'s size charts use the country’s sizes`, async ({ request }) => {
    const getHead = async (locale: string): Promise<string | undefined> => {
      const response = await request.get(`${origins.tarnfell}/fapi/components/size-chart/unisex-footwear`, {
        params: { siteId: `${brand}-${locale.slice(3)}`.toUpperCase(), locale },
      });
      return /<th scope=\\"row\\">([^<]+)</.exec(await response.text())?.[1];
    };
    expect(await Promise.all(locales.map(getHead))).toEqual(['M 4 / W 5.5', 'M 4 / W 5.5', 'M 4 / W 5,5', 'UK 3', '36']);
  });
}

test('a type of product without a chart links to all charts', async ({ request }) => {
  const response = await request.get('/fapi/components/size-chart/hats');
  expect(await response.json()).toMatchObject({ slug: 'size-chart/default' });
  expect((await request.get('/fapi/components/no-such-part')).status()).toBe(404);
});

test('a product’s size chart opens beside it, links to the foot measuring guide, and does not request the page again', async ({
  page,
  complaints,
}) => {
  await page.goto(getAddress('solvane', '/p/cadence-runner-SVCAD01M'));
  const main = page.getByRole('main');
  await waitUntilInteractive(main.getByRole('button', { name: 'Add to cart' }).first());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await main.getByRole('link', { name: 'Size chart' }).click();
  const chart = page.getByRole('dialog', { name: 'Size chart: men’s shoes' });
  await expect(chart.getByRole('table', { name: 'Men’s shoes' }).getByRole('rowheader', { name: '10.5', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?productType=men-footwear#modal-size-chart$/);
  await chart.getByRole('link', { name: 'How to measure a foot' }).click();
  const measuring = page.getByRole('dialog', { name: 'How to measure a foot' });
  await expect(measuring.getByRole('table', { name: /adults$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/-SVCAD01M$/);
  expect(requests.filter((path) => path.endsWith('.data'))).toEqual([]);
  expect(complaints).toEqual([]);
});
