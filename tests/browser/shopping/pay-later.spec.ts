import type { Page } from '@playwright/test';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;

/** Goes from the cart to the choice of the provider. */
async function choosePlan(page: Page): Promise<void> {
  await startPayment(page, [{ sku: jacket.sku }]);
  await main(page)
    .getByRole('radio', { name: /^Fernpay/ })
    .check();
}

async function openPlanPage(page: Page): Promise<void> {
  await choosePlan(page);
  await main(page).getByRole('button', { name: 'Continue with Fernpay' }).click();
  await expect(page.getByRole('heading', { name: 'Pay in 4 with Fernpay' })).toBeVisible();
}

async function acceptPlan(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
}

test.describe('a plan of the pay-later provider', () => {
  test('pays for an order once it is accepted', async ({ page }) => {
    await choosePlan(page);
    const more = main(page).getByRole('link', { name: 'How it works' });
    await more.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Pay later with Fernpay' }).getByText('When you order')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await main(page).getByRole('button', { name: 'Continue with Fernpay' }).click();
    await acceptPlan(page, 'robin@shopper.example');
    await expect(page).toHaveURL(/\/checkout\?step=summary$/);
    await waitUntilInteractive(getPlaceButton(page));
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(confirmation);
    await expect(main(page).getByText('Fernpay')).toBeVisible();
  });

  const notAccepted = 'You have not accepted a pay-later plan yet';
  const ends = [
    {
      how: 'was declined',
      notice: 'Your pay-later plan was not approved',
      async end(page: Page) {
        await acceptPlan(page, 'declined@shopper.example');
        await expect(page.getByRole('status')).toContainText('Fernpay cannot offer you this plan');
        await page.getByRole('button', { name: 'Back to the shop' }).click();
      },
    },
    {
      how: 'was abandoned on the provider’s page',
      notice: notAccepted,
      end: (page: Page) => page.getByRole('button', { name: 'Back to the shop' }).click(),
    },
    { how: 'was left by the back button', notice: notAccepted, end: (page: Page) => page.goBack() },
  ];
  for (const { how, notice, end } of ends) {
    test(`returns to the payment when it ${how}, and a card pays`, async ({ page }) => {
      await openPlanPage(page);
      await end(page);
      await expect(page).toHaveURL(/\/checkout\?step=billing&refused=/);
      await expect(main(page).getByText(notice)).toBeVisible();
      await expect(getCartLink(page, 1)).toBeVisible();
      await payByCard(page, cards.accepted);
      await expect(main(page).getByText(notice)).toHaveCount(0);
      await getPlaceButton(page).click();
      await expect(page).toHaveURL(confirmation);
    });
  }
});
