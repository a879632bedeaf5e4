import type { FrameLocator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, fillCart, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;
const rightCode = '246810';
/** Another variant, for a new cart. */
const larger = 'TARNFELL:TFKES01M:G4S:L::1:';
const notConfirmed = 'Your bank didn’t approve this payment';

const bar = (page: Page) => page.getByRole('region', { name: 'Payment to confirm' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });
const issuer = (page: Page): FrameLocator => dialog(page).frameLocator('iframe');

async function place(page: Page, card: string): Promise<void> {
  await startPayment(page, [{ sku: jacket.sku }]);
  await payByCard(page, card);
  await getPlaceButton(page).click();
}

async function placeChallenged(page: Page, card: string = cards.challenge): Promise<void> {
  await place(page, card);
  await expect(issuer(page).getByLabel('One-time code')).toBeVisible();
}

async function enterCode(where: Page | FrameLocator, code: string): Promise<void> {
  await where.getByLabel('One-time code').fill(code);
  await where.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Checks that the same items can be paid with another card. */
async function expectBilling(page: Page, notice: string): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\?step=billing/);
  await expect(main(page).getByText(notice)).toBeVisible();
  await expect(getCartLink(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to review' })).toBeVisible();
}

// The results of all other cards: demo/partners/payments/charges/charge-calls.test.ts. What an order makes of them: backend/orders/orders.test.ts.
test('a card that the issuer does not authenticate returns to the payment', async ({ page }) => {
  await place(page, cards.unauthenticated);
  await expectBilling(page, notConfirmed);
});

test.describe('a card whose issuer requires a challenge', () => {
  test('pays after the code is entered, even when the page was reloaded meanwhile', async ({ page }) => {
    await placeChallenged(page);
    await page.reload();
    await expect(issuer(page).getByLabel('One-time code')).toBeVisible();
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await enterCode(issuer(page), rightCode);
    await expect(page).toHaveURL(confirmation);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  });

  test('returns to the payment with a new cart when the challenge is canceled on the issuer’s own page', async ({ page }) => {
    await placeChallenged(page);
    await dialog(page).getByRole('link', { name: 'Continue on your bank’s page' }).click();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expectBilling(page, notConfirmed);
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(confirmation);
    await expect(getCartLink(page, 0)).toBeVisible();
  });

  // All other ends of a challenge: demo/partners/payments/acs/challenge-calls.test.ts and backend/orders/authentication/patch-order.test.ts.
  test('returns to the payment when the charge is declined', async ({ page }) => {
    await placeChallenged(page, cards.declinedChallenge);
    await enterCode(issuer(page), rightCode);
    await expectBilling(page, 'Your payment didn’t go through');
  });

  const resumptions = [
    {
      after: 'the back button',
      async leave(page: Page) {
        const resume = main(page).getByRole('button', { name: 'Confirm payment' });
        await expect(resume).toBeVisible();
        await page.goBack();
        await expect(dialog(page)).toBeHidden();
        await resume.click();
        return page;
      },
    },
    {
      after: 'the tab was closed',
      async leave(page: Page) {
        await page.close();
        const next = await page.context().newPage();
        await next.goto('/en-us/cart');
        return next;
      },
    },
  ];
  for (const { after, leave } of resumptions) {
    test(`can be confirmed after ${after}`, async ({ page }) => {
      await placeChallenged(page);
      const resumed = await leave(page);
      await enterCode(issuer(resumed), rightCode);
      await expect(resumed).toHaveURL(confirmation);
    });
  }

  const decisions = [
    {
      decision: 'confirms it',
      async decide(page: Page) {
        await bar(page).getByRole('link', { name: 'Confirm payment' }).click();
        await enterCode(issuer(page), rightCode);
        await expect(page).toHaveURL(confirmation);
      },
    },
    {
      decision: 'cancels it',
      async decide(page: Page) {
        await bar(page).getByRole('button', { name: 'Cancel payment' }).click();
        await expect(page).toHaveURL(/\/checkout\/express\?step=billing/);
        await expect(main(page).getByText(notConfirmed)).toBeVisible();
        await expect(main(page).getByText(jacket.name).filter({ visible: true }).first()).toBeVisible();
      },
    },
  ];
  for (const { decision, decide } of decisions) {
    test(`is announced on every page while the shopper fills a new cart, and no cart is lost when the shopper ${decision}`, async ({
      page,
    }) => {
      await placeChallenged(page);
      await fillCart(page, [{ sku: larger, qty: 2 }]);
      for (const path of ['/en-us', '/en-us/checkout', '/en-us/cart']) {
        await page.goto(path);
        await expect(bar(page)).toContainText(/Order TF\S+ isn’t placed yet\. Please confirm the payment by \d/u);
        await expect(getCartLink(page, 2)).toBeVisible();
      }
      expect(await findAxeViolations(page, '[data-pending-order]')).toEqual([]);
      await decide(page);
      await page.goto('/en-us/cart');
      await expect(getCartLink(page, 2)).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });
  }

  test('pays once when its result arrives in two tabs', async ({ page, context }) => {
    await placeChallenged(page);
    const other = await context.newPage();
    const href = (await dialog(page).getByRole('link', { name: 'Continue on your bank’s page' }).getAttribute('href')) ?? '';
    await other.goto(href);
    await enterCode(other, rightCode);
    await expect(other).toHaveURL(confirmation);
    await other.goto(href);
    await expect(other).toHaveURL(confirmation);
    await enterCode(issuer(page), rightCode);
    await expect(page).toHaveURL(other.url());
  });
});
