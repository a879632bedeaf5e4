import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { seeded } from '../support/account.ts';
import { untilInteractive } from '../support/interactive.ts';
import { locales } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const guestPages = ['/sign-in', '/sign-in?step=password', '/sign-up', '/forgot-password', '/reset-password'];
const guestDialogs = ['sign-in', 'sign-up', 'forgot-password'];
const ownPages = [
  '',
  '/profile',
  '/addresses',
  '/addresses?add=S',
  '/subscriptions',
  '/interests',
  '/password',
  '/security',
  '/data',
  '/loyalty',
];
const steps = ['complete-profile', 'welcome', 'mobile', 'success'];
const ownDialogs = ['sign-in-confirmation', 'interests', 'welcome', 'employee-terms'];

const scripts = '**/assets/*.js';

/** The sign-in's form, in whichever language. */
async function sendSignIn(page: Page, locale: string, name: string): Promise<void> {
  const { email: username, password } = seeded(name);
  await page.request.post(`/${locale}/account/sign-in?step=password`, {
    form: { form: 'sign-in', username, password },
    headers: { 'x-cairn-request': '1' },
  });
}

for (const locale of locales) {
  test.describe(`the account in ${locale}`, () => {
    // A width is layout, a language is text: each language once, and both widths.
    test.use({ viewport: locale === 'en-us' ? { width: 1440, height: 900 } : { width: 390, height: 844 } });

    /** Header and footer are those of every page (accessibility.spec.ts), and colours those of every language. */
    async function expectFine(page: Page, what: string, within = 'main'): Promise<void> {
      expect(await axeFindings(page, within, locale === 'en-us'), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
    }

    /** In one language with what scripts add to them, in the others as the server writes them. */
    async function lookAtPages(page: Page, paths: readonly string[]): Promise<void> {
      if (locale !== 'en-us') await page.route(scripts, (route) => route.abort());
      for (const path of paths) {
        await page.goto(`/${locale}/account${path}`, { waitUntil: 'domcontentloaded' });
        await expectFine(page, path);
      }
      await page.unroute(scripts);
    }

    async function lookAtDialogs(page: Page, names: readonly string[]): Promise<void> {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const name of names) {
        await page.goto('about:blank');
        await page.goto(`/${locale}/privacy#modal-${name}`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFine(page, name, 'dialog[open]');
      }
    }

    test('has nothing that axe finds, for a guest', async ({ page }) => {
      await lookAtPages(page, guestPages);
      await page.goto(`/${locale}/account/sign-up`);
      const submit = page.getByRole('main').locator('button[type="submit"]');
      await untilInteractive(submit);
      await submit.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectFine(page, 'the faults of a sign-up');
      await lookAtDialogs(page, guestDialogs);
    });

    test('has nothing that axe finds, on a customer’s pages', async ({ page }) => {
      await sendSignIn(page, locale, 'newcomer');
      await lookAtPages(page, ownPages);
    });

    test('has nothing that axe finds, on the steps of the enrollment and in a customer’s dialogs', async ({ page }) => {
      await sendSignIn(page, locale, 'newcomer');
      await lookAtPages(
        page,
        steps.map((step) => `/enrollment?step=${step}`),
      );
      await lookAtDialogs(page, ownDialogs);
    });
  });
}
