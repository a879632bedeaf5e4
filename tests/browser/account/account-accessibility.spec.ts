import type { Page } from '@playwright/test';
import { findAxeViolations, findTargetViolations } from '../../support/accessibility/find-axe-violations.ts';
import { getSeededPerson, sendSignIn } from '../../support/account.ts';
import { waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { replacePage } from '../../support/replace-page.ts';
import { expect, test } from '../../support/test.ts';

const guestPages = ['/sign-in', '/sign-in?step=password', '/sign-up', '/forgot-password', '/reset-password', '/keep-email'];
const guestDialogs = ['sign-in', 'sign-up', 'forgot-password', 'loyalty-sign-up'];
const ownPages = [
  '',
  '/orders',
  '/profile',
  '/addresses',
  '/addresses?add=S',
  '/subscriptions',
  '/interests',
  '/password',
  '/security',
  '/data',
  '/loyalty',
  '/payments',
  '/payments?add=CREDIT_CARD',
];
const steps = ['complete-profile', 'welcome', 'mobile', 'success'];
const ownDialogs = ['sign-in-confirmation', 'interests', 'welcome', 'employee-terms', 'loyalty-sign-up'];

const scripts = '**/assets/*.js';

/** Pixels by which the page is wider than the window with its text at 200 %. Runs in the page. */
function measureLargeTextOverflow(): number {
  const { documentElement: root } = document;
  root.style.setProperty('font-size', '200%');
  const overflow = root.scrollWidth - innerWidth;
  root.style.removeProperty('font-size');
  return overflow;
}

/** German has the longest words. Great Britain has the simplified enrollment (scripts/test/serve.ts), which only guests see. */
for (const locale of ['en-us', 'de-de', 'en-gb'] as const) {
  test.describe(`the account in ${locale}`, () => {
    // Widths affect layout, languages affect text: each language and both widths are tested once. A page's policy does not allow the styles
    // of the next page that replaces it.
    test.use({ bypassCSP: true, viewport: locale === 'en-us' ? { width: 1440, height: 900 } : { width: 390, height: 844 } });

    /** accessibility.spec.ts checks header and footer, which every page shares. German has the same elements as English, closer together. */
    async function expectFine(page: Page, what: string, within = 'main'): Promise<void> {
      const violations = locale === 'de-de' ? findTargetViolations(page, within) : findAxeViolations(page, within);
      expect(await violations, what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
      expect(await page.evaluate(measureLargeTextOverflow), `${what}, text at 200 %`).toBeLessThanOrEqual(0);
    }

    /** Checks one language with scripts, the others as the server renders them. */
    async function checkPages(page: Page, paths: readonly string[]): Promise<void> {
      if (locale !== 'en-us') await page.route(scripts, (route) => route.abort());
      for (const [index, path] of paths.entries()) {
        const address = `/${locale}/account${path}`;
        if (locale === 'en-us' || index === 0) await page.goto(address, { waitUntil: 'domcontentloaded' });
        else await replacePage(page, address);
        await expectFine(page, path);
      }
      await page.unroute(scripts);
    }

    /** Checks one language: the dialogs show the forms of the pages, whose texts are checked in every language. */
    async function checkDialogs(page: Page, names: readonly string[]): Promise<void> {
      if (locale !== 'en-us') return;
      await page.goto(`/${locale}/privacy`);
      await waitUntilShopInteractive(page);
      for (const name of names) {
        await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectFine(page, name, 'dialog[open]');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }

    test('guest pages have no axe violations', async ({ page }) => {
      await checkPages(page, locale === 'en-gb' ? ['/sign-up'] : guestPages);
      await page.goto(`/${locale}/account/sign-up`);
      const submit = page.getByRole('main').locator('button[type="submit"]');
      await waitUntilInteractive(submit);
      await submit.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectFine(page, 'the faults of a sign-up');
      await checkDialogs(page, guestDialogs);
    });

    if (locale === 'en-gb') return;

    test('member pages have no axe violations', async ({ page }) => {
      await sendSignIn(page.request, getSeededPerson('member'), locale);
      await checkPages(page, ownPages);
    });

    test('the enrollment steps and a customer’s dialogs have no axe violations', async ({ page }) => {
      await sendSignIn(page.request, getSeededPerson('newcomer'), locale);
      await checkPages(
        page,
        steps.map((step) => `/enrollment?step=${step}`),
      );
      await checkDialogs(page, ownDialogs);
    });
  });
}
