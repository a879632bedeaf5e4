import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openSeededFolder } from '#backend/testing/seeded-folder.ts';
import { shopifyFeed } from '#backend/catalog-import/testing/feed-files.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { createOwnServers, type OwnServers } from '../../support/own-servers.ts';
import { expect, test } from '../../support/test.ts';

const port = Number(process.env.TEST_PORT ?? 4100);
const shop = `http://localhost:${port + 9}`;

/** A product of two colors in a category that the menu links to. Its first picture can be downloaded, its second cannot. */
const pictures = `http://localhost:${port}`;
const feed = `${shopifyFeed}trail-kettle,Trail Kettle,<p>Boils in two minutes.</p>,Hollin,,Camp,true,Color,Heliotrope,,,TK-H,shopify,9,deny,39.00,,,,"${pictures}/media/tarnfell/image/upload/w_160,f_png/v1/scenes/ridge-dawn",active
trail-kettle,,,,,,,,Umber,,,TK-U,shopify,9,deny,39.00,,,,${pictures}/no-such-picture.jpg,
`;

test.describe('a shop with an imported catalog', () => {
  let servers: OwnServers;
  test.beforeAll(async () => {
    servers = createOwnServers();
    const environment = { DATA_DIR: path.join(servers.folder, 'imported'), PICTURE_HOSTS: new URL(pictures).host };
    await (await openSeededFolder(environment.DATA_DIR)).close();
    const file = path.join(servers.folder, 'feed.csv');
    await writeFile(file, feed);
    await promisify(execFile)(process.execPath, ['--import', './tests/support/clock/shift-server.ts', 'scripts/catalog-import.ts', file], {
      env: { ...process.env, ...environment },
    });
    await servers.start({
      script: 'start',
      environment: { ...environment, PORT: String(port + 9), PARTNERS_PORT: String(port + 10), PICTURES_AHEAD: 'false' },
      origin: shop,
    });
  });
  test.afterAll(() => servers.stop());

  test('a shopper gets from the menu and from a search to imported products, and with one to the checkout', async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const main = page.getByRole('main');
    await page.goto(`${shop}/en-us`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Camp', exact: true }).click();
    await waitUntilInteractive(main.getByLabel('Sort by'));
    await main.getByRole('checkbox', { name: 'Heliotrope, 1' }).click();
    const card = main.locator('[data-block="listing"] li').filter({ has: page.getByRole('link', { name: 'Trail Kettle' }) });
    await expect(card).toHaveCount(1);
    await expect(main.getByRole('status').first()).toHaveText('1 product');
    const getPicture = async (): Promise<number> => {
      const address = (await card.getByRole('img').first().getAttribute('src')) ?? '';
      return (await page.request.get(new URL(address, shop).href)).status();
    };
    expect(await getPicture()).toBe(200);
    await card.getByRole('radio', { name: 'Umber' }).check({ force: true });
    expect(await getPicture(), 'a placeholder').toBe(200);

    await page.getByRole('banner').getByRole('searchbox').fill('trial vest');
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: 'Trail Vest' }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Trail Vest');
    await waitUntilInteractive(main.getByRole('button', { name: 'Add to cart', exact: true }));
    await main.getByRole('link', { name: 'Plum', exact: true }).click();
    await main.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const added = page.getByRole('dialog', { name: 'Added to your cart' });
    await expect(added.getByText('Trail Vest').first()).toBeVisible();
    await added.getByRole('link', { name: 'View cart' }).click();
    await expect(main.getByText('$80.00').first()).toBeVisible();
    await main.getByRole('link', { name: 'Checkout' }).first().click();
    await waitUntilInteractive(main.getByLabel('Email'));
    // The galleries' company does not know the product yet.
    expect(complaints.filter((complaint) => !complaint.includes('/galleries/api/streams/'))).toEqual([]);
  });
});
