import type { Page } from '@playwright/test';
import { signIn, signUp } from '../../support/account.ts';
import { cards, fillCart, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { coveredControls } from '../../support/covered-controls.ts';
import { untilShopInteractive } from '../../support/interactive.ts';
import { addressOf, origins, plentiful, type Brand } from '../../support/shop.ts';
import { answers, expect, test } from '../../support/test.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

/** Longer than a pop-up waits before it opens. */
const POP_UP_WAIT = 5000;

interface Screen {
  readonly path: string;
  readonly brand?: Brand;
  /** Whose controls must be free, besides those of the header. */
  readonly region?: string;
  /** `all`: the cookie question, then pop-ups. `question`: only the question. `nothing`: neither. */
  readonly opens: 'all' | 'question' | 'nothing';
}

const content = (path: string): Screen => ({ path, opens: 'all' });
const product = (path: string, brand: Brand): Screen => ({ path, brand, region: '[data-part="panel"]', opens: 'question' });
const task = (path: string): Screen => ({ path, region: 'main', opens: 'nothing' });

/** An address of each screen, by what its visitor is. */
const groups = {
  content: ['', '/jackets', '/c/jackets-2000', '/search?q=kestrel', '/size-chart', '/foot-sizes', '/error-4xx'].map(content),
  shopping: [
    product('/p/kestrel-shell-jacket-TFKES01M', 'tarnfell'),
    product('/p/cadence-runner-SVCAD01M', 'solvane'),
    ...['/cart', '/checkout', '/cookie-settings', '/account/sign-in', '/account/sign-up', '/account/forgot-password'].map(task),
    ...['/account/reset-password', '/account/confirm-subscription'].map(task),
  ],
  account: [
    ...['', '/profile', '/password', '/security', '/addresses', '/subscriptions', '/interests', '/data', '/loyalty'].map((name) =>
      task(`/account${name}`),
    ),
    ...['/enrollment?step=phone', '/signed-in'].map((name) => task(`/account${name}`)),
  ],
} satisfies Readonly<Record<string, readonly Screen[]>>;

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const popUp = (page: Page) => page.locator('[data-floating]');
const opened = (page: Page) => popUp(page).getByRole('dialog');

test.use({ popUps: true, consent: 'unasked' });

for (const group of ['content', 'shopping'] as const)
  test(`nothing that opens by itself covers a control of the ${group} screens`, async ({ page }) => {
    await fillCart(page, [{ sku: plentiful.tarnfell }]);
    await page.clock.install();
    for (const screen of groups[group]) await visit(page, screen);
  });

test('nothing that opens by itself covers a control of the account', async ({ page }) => {
  await signIn(page, 'member');
  await page.clock.install();
  for (const screen of groups.account) await visit(page, screen);
});

test('nothing that opens by itself covers a control of the employee terms and the order confirmation', async ({ page }) => {
  await signIn(page, 'new-employee');
  await page.clock.install();
  await visit(page, task('/account/employee-terms'));
  await page.context().clearCookies();
  await startPayment(page, [{ sku: plentiful.tarnfell }]);
  await payWith(page, cards.accepted);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
  const { pathname, search } = new URL(page.url());
  await visit(page, task(`${pathname}${search}`.replace('/en-us', '')));
});

for (const consent of ['unasked', 'none'] as const)
  test.describe(consent === 'unasked' ? 'before the cookie question is answered' : 'after cookies are refused', () => {
    test.use({ consent });

    test('the mini cart after an add is free, and no pop-up opens behind it', async ({ page }) => {
      const panel = page.getByRole('dialog', { name: 'Added to your cart' });
      await page.goto(addressOf('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
      await untilShopInteractive(page);
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await page.clock.install();
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await lookAtDialog(page, 'mini-cart', () => expect(panel).toBeVisible());

      await page.goto(addressOf('tarnfell', '/club#modal-mini-cart'));
      await lookAtDialog(page, 'mini-cart', () => expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible());
      await page.keyboard.press('Escape');
      await page.clock.fastForward(POP_UP_WAIT);
      await expect(opened(page)).toHaveCount(consent === 'none' ? 1 : 0);
    });

    test('the sign-in confirmation is free, and no pop-up opens behind it', async ({ page }) => {
      await signUp(page);
      await page.clock.install();
      await page.goto(addressOf('tarnfell', '/club#modal-sign-in-confirmation'));
      await lookAtDialog(page, 'sign-in-confirmation', () => expect(page.getByRole('dialog', { name: 'You are signed in' })).toBeVisible());
    });
  });

/** Measures a screen before and after its visitor refuses cookies: on the page where it asks, else on a second load. */
async function visit(page: Page, { path, brand = 'tarnfell', region = 'header', opens }: Screen): Promise<void> {
  const address = addressOf(brand, path);
  const measure = (state: string) => measureCovered(page, `header, ${region}`, `${path} ${state}`);
  await page.context().clearCookies({ name: 'consent' });
  await page.goto(address);
  await untilShopInteractive(page);
  await expect(bar(page)).toHaveCount(opens === 'nothing' ? 0 : 1);
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(popUp(page)).toHaveCount(0);
  await measure('before the cookie question is answered');
  if (opens === 'nothing') {
    await page.context().addCookies([{ ...answers.none, url: origins[brand] }]);
    await page.reload();
    await untilShopInteractive(page);
  } else {
    await bar(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(bar(page)).toHaveCount(0);
  }
  if (opens === 'all') {
    await popUp(page).waitFor();
    await measure('with a minimized pop-up');
  }
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(opened(page)).toHaveCount(opens === 'all' ? 1 : 0);
  await measure('after cookies are refused');
}

async function lookAtDialog(page: Page, name: string, isOpen: () => Promise<void>): Promise<void> {
  await isOpen();
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(opened(page)).toHaveCount(0);
  await measureCovered(page, 'dialog:modal', name);
}

async function measureCovered(page: Page, region: string, name: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    expect.soft(await coveredControls(page, region), `${name} at ${size.width} px`).toEqual([]);
  }
}
