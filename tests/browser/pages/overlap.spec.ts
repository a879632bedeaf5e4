import type { Page } from '@playwright/test';
import { consentEvent } from '#storefront/request/consent.ts';
import { getSeededPerson, sendSignIn } from '../../support/account.ts';
import { findTargetViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, fillCart, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { findCoveredControls } from '../../support/accessibility/find-covered-controls.ts';
import { layOutBlocks, waitUntilShopInteractive } from '../../support/interactive.ts';
import { getAddress, origins, plentifulSkus } from '../../support/shop.ts';
import { responses, expect, test } from '../../support/test.ts';

/** One window for each layout. No layout begins above 1280 px, where bars and pop-ups are nearest to the controls. */
const windows = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
] as const;

/** Longer than a pop-up waits before it opens. */
const POP_UP_WAIT = 5000;

/** Widths at which the size of targets is measured on product pages, too. */
const targetWidths: ReadonlySet<number> = new Set([390, 1280]);

interface Screen {
  readonly path: string;
  /** Selector of the region whose controls must be free, besides the header. */
  readonly region?: string;
  /** `all`: the cookie question, then pop-ups. `question`: only the question. `nothing`: neither. */
  readonly opens: 'all' | 'question' | 'nothing';
}

const content = (path: string): Screen => ({ path, opens: 'all' });
const product = (path: string): Screen => ({ path, region: '[data-part="panel"]', opens: 'question' });
const task = (path: string): Screen => ({ path, region: 'main', opens: 'nothing' });

/** An address of each layout, by kind of visitor. Content screens share the header, whose controls are measured there. */
const groups = {
  content: ['', '/c/jackets-2000'].map(content),
  shopping: [
    product('/p/kestrel-shell-jacket-TFKES01M'),
    ...['/cart', '/checkout', '/cookie-settings', '/account/sign-in', '/account/sign-up', '/account/confirm-subscription'].map(task),
  ],
  account: ['', '/profile', '/addresses', '/loyalty', '/enrollment?step=phone', '/signed-in'].map((name) => task(`/account${name}`)),
} satisfies Readonly<Record<string, readonly Screen[]>>;

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const popUp = (page: Page) => page.locator('[data-floating]');
const opened = (page: Page) => popUp(page).getByRole('dialog');

test.use({ popUps: true, consent: 'unasked' });

for (const group of ['content', 'shopping'] as const)
  test(`overlays that open by themselves cover no controls of the ${group} screens`, async ({ page }) => {
    await fillCart(page, [{ sku: plentifulSkus.tarnfell }]);
    await page.clock.install();
    for (const screen of groups[group]) await measureScreen(page, screen);
  });

test('overlays that open by themselves cover no controls of the account', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('member'));
  await page.clock.install();
  for (const screen of groups.account) await measureScreen(page, screen);
});

test('overlays that open by themselves cover no controls of the employee terms and the order confirmation', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('new-employee'));
  await page.clock.install();
  await measureScreen(page, task('/account/employee-terms'));
  await page.context().clearCookies();
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expect(page).toHaveURL(/\/order-confirmation\?order=/);
  const { pathname, search } = new URL(page.url());
  await measureScreen(page, task(`${pathname}${search}`.replace('/en-us', '')));
});

test('no pop-up opens behind the mini cart, and nothing covers it', async ({ page }) => {
  await page.goto(getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
  await waitUntilShopInteractive(page);
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await page.clock.install();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await measureDialog(page, 'Added to your cart');

  await page.context().clearCookies({ name: 'consent' });
  await page.goto(getAddress('tarnfell', '/club#modal-mini-cart'));
  await measureDialog(page, 'Your cart');
  await page.keyboard.press('Escape');
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(opened(page)).toHaveCount(1);
});

test('no pop-up opens behind the sign-in confirmation, and nothing covers it', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('customer'));
  await page.clock.install();
  await page.goto(getAddress('tarnfell', '/club#modal-sign-in-confirmation'));
  await measureDialog(page, 'You are signed in');
});

/**
 * Measures a screen before (if the question appears) and after its visitor declines cookies: with the question, or else like the cookie
 * settings.
 */
async function measureScreen(page: Page, { path, region = 'header', opens }: Screen): Promise<void> {
  const address = getAddress('tarnfell', path);
  const measure = (state: string) => measureCovered(page, `header, ${region}`, `${path} ${state}`);
  await page.context().clearCookies({ name: 'consent' });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitUntilShopInteractive(page);
  await expect(bar(page)).toHaveCount(opens === 'nothing' ? 0 : 1);
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(popUp(page)).toHaveCount(0);
  // A block with deferred layout would be measured at a height that its reader never sees.
  if (path.startsWith('/p/')) await layOutBlocks(page);
  if (opens === 'nothing') {
    // The page stays the same because no overlay has opened.
    await declineCookies(page);
  } else {
    await measure('before the cookie question is answered');
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await expect(bar(page)).toHaveCount(0);
  }
  if (opens === 'all') await popUp(page).waitFor();
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(opened(page)).toHaveCount(opens === 'all' ? 1 : 0);
  await measure('after cookies are refused');
}

/** Measures an open dialog before and after its visitor declines cookies. */
async function measureDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.clock.fastForward(POP_UP_WAIT);
  await measureCovered(page, 'dialog:modal', name);
  await declineCookies(page);
  await page.clock.fastForward(POP_UP_WAIT);
  await expect(opened(page)).toHaveCount(0);
  await measureCovered(page, 'dialog:modal', `${name} after cookies are refused`);
}

/** Sends the same form as the cookie settings. */
async function declineCookies(page: Page): Promise<void> {
  await page.context().addCookies([{ ...responses.none, url: origins.tarnfell }]);
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), consentEvent);
}

async function measureCovered(page: Page, region: string, name: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    expect.soft(await findCoveredControls(page, region), `${name} at ${size.width} px`).toEqual([]);
    if (!name.startsWith('/p/') || !name.includes('before') || !targetWidths.has(size.width)) continue;
    // A partly covered control is too small a target. In a scrolled page, the page's own bars may cover one. Once nothing covers the page,
    // accessibility.spec.ts measures it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findTargetViolations(page), `targets of ${name} at ${size.width} px`).toEqual([]);
  }
}
