import type { FrameLocator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;
const rightCode = '246810';
const notConfirmed = 'Your bank did not confirm this payment';

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

test.describe('a card on which the issuer decides without a challenge', () => {
  // Status Y belongs to the card of most other journeys.
  test('pays when the authentication was only attempted', async ({ page }) => {
    await place(page, cards.attempted);
    await expect(page).toHaveURL(confirmation);
  });

  for (const outcome of ['unauthenticated', 'rejected', 'unavailable'] as const) {
    test(`returns to the payment when it is ${outcome}`, async ({ page }) => {
      await place(page, cards[outcome]);
      await expectBilling(page, notConfirmed);
    });
  }
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

  const failures = [
    { outcome: 'the shopper is not authenticated', card: cards.failedChallenge, codes: [rightCode], notice: notConfirmed },
    { outcome: 'the charge is declined', card: cards.declinedChallenge, codes: [rightCode], notice: 'The payment did not go through' },
    { outcome: 'three codes are wrong', card: cards.challenge, codes: ['1', '2', '3'], notice: notConfirmed },
  ];
  for (const { outcome, card, codes, notice } of failures) {
    test(`returns to the payment when ${outcome}`, async ({ page }) => {
      await placeChallenged(page, card);
      for (const [index, code] of codes.entries()) {
        await enterCode(issuer(page), code);
        if (index + 1 < codes.length) await expect(issuer(page).getByText(`You have ${codes.length - index - 1} tr`)).toBeVisible();
      }
      await expectBilling(page, notice);
    });
  }

  test('returns to the payment when the challenge times out', async ({ page }) => {
    await place(page, cards.timedOutChallenge);
    await expectBilling(page, notConfirmed);
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
