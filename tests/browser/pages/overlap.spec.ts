import type { Page } from '@playwright/test';
import { fillCart } from '../../support/checkout.ts';
import { coveredControls } from '../../support/covered-controls.ts';
import { untilShopInteractive } from '../../support/interactive.ts';
import { addressOf, plentiful, type Brand } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

interface Screen {
  readonly path: string;
  readonly brand?: Brand;
  /** Whose controls must stay free; those of the header everywhere. */
  readonly region?: string;
  /** Whether pop-ups open there, and whether the question about cookies is asked. */
  readonly opens: { readonly popUp: boolean; readonly question: boolean };
}

const everything = { popUp: true, question: true };
const question = { popUp: false, question: true };
const nothing = { popUp: false, question: false };

/** One address of each screen that visitors without an account see. */
const groups: Readonly<Record<string, readonly Screen[]>> = {
  content: [
    { path: '', opens: everything },
    { path: '/jackets', opens: everything },
    { path: '/c/jackets-2000', opens: everything },
    { path: '/search?q=kestrel', opens: everything },
    { path: '/cookie-settings', region: 'main', opens: nothing },
    { path: '/account/sign-in', region: 'main', opens: nothing },
    { path: '/account/sign-up', region: 'main', opens: nothing },
  ],
  shopping: [
    { path: '/p/kestrel-shell-jacket-TFKES01M', region: '[data-part="panel"]', opens: question },
    { path: '/p/cadence-runner-SVCAD01M', brand: 'solvane', region: '[data-part="panel"]', opens: question },
    { path: '/cart', region: 'main', opens: nothing },
    { path: '/checkout', region: 'main', opens: nothing },
  ],
};

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const popUp = (page: Page) => page.locator('[data-floating]');

for (const consent of ['unasked', 'none'] as const)
  test.describe(consent === 'unasked' ? 'a new visitor' : 'a visitor who has refused cookies', () => {
    test.use({ popUps: true, consent });

    for (const [group, screens] of Object.entries(groups))
      test(`sees every control of the ${group} screens, whatever opens by itself`, async ({ page }) => {
        await fillCart(page, [{ sku: plentiful.tarnfell }]);
        await page.clock.install();
        for (const screen of screens) await lookAt(page, screen, consent === 'unasked');
      });
  });

async function lookAt(page: Page, { path, brand = 'tarnfell', region = 'header', opens }: Screen, isAsked: boolean): Promise<void> {
  await page.goto(addressOf(brand, path));
  await untilShopInteractive(page);
  await expect(bar(page)).toHaveCount(isAsked && opens.question ? 1 : 0);
  const isGreeted = !isAsked && opens.popUp;
  if (isGreeted) await popUp(page).waitFor();
  // Longer than a pop-up waits before it opens.
  await page.clock.fastForward(5000);
  await expect(popUp(page).getByRole('dialog')).toHaveCount(isGreeted ? 1 : 0);
  for (const size of windows) {
    await page.setViewportSize(size);
    expect(await coveredControls(page, `header, ${region}`), `${path} at ${size.width} px`).toEqual([]);
  }
}
