import type { Page } from '@playwright/test';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;

async function choosePlan(page: Page): Promise<void> {
  await main(page)
    .getByRole('radio', { name: /^Fernpay/ })
    .check();
}

async function openPlanPage(page: Page): Promise<void> {
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
    await startPayment(page, [{ sku: jacket.sku }]);
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

  test('returns to the payment when it was left, abandoned or declined, and a card pays', async ({ page }) => {
    const expectBilling = async (notice: string): Promise<void> => {
      await expect(page).toHaveURL(/\/checkout\?step=billing&refused=/);
      await expect(main(page).getByText(notice)).toBeVisible();
      await expect(getCartLink(page, 1)).toBeVisible();
    };
    const declined = 'Your pay-later plan was not approved';
    await startPayment(page, [{ sku: jacket.sku }]);
    await choosePlan(page);
    await openPlanPage(page);
    await page.goBack();
    await expectBilling('You haven’t accepted a pay-later plan yet');

    await choosePlan(page);
    await openPlanPage(page);
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expectBilling('You haven’t accepted a pay-later plan yet');

    await choosePlan(page);
    await openPlanPage(page);
    await acceptPlan(page, 'declined@shopper.example');
    await expect(page.getByRole('status')).toContainText('Fernpay can’t offer you this plan');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expectBilling(declined);
    await payByCard(page, cards.accepted);
    await expect(main(page).getByText(declined)).toHaveCount(0);
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(confirmation);
  });
});
