import type { FrameLocator, Page } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { cards, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { bag, jacket, main } from '../../support/refusals.ts';
import { expect, test } from '../../support/test.ts';

const confirmation = /\/order-confirmation\?order=/;
const rightCode = '246810';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });
const issuer = (page: Page): FrameLocator => dialog(page).frameLocator('iframe');

async function placeChallenged(page: Page): Promise<void> {
  await startPayment(page, [{ sku: jacket.sku }]);
  await payWith(page, cards.challenge);
  await placeButton(page).click();
  await expect(issuer(page).getByLabel('One-time code')).toBeVisible();
}

test.describe('a card whose issuer requires a challenge', () => {
  test('pays after the code was entered, also when the page was reloaded meanwhile', async ({ page }) => {
    await placeChallenged(page);
    await page.reload();
    await expect(issuer(page).getByLabel('One-time code')).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await issuer(page).getByLabel('One-time code').fill(rightCode);
    await issuer(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(confirmation);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  });

  test('leads back to the payment with a new cart when the challenge is cancelled on the issuer’s own page', async ({ page }) => {
    await placeChallenged(page);
    await dialog(page).getByRole('link', { name: 'Continue on your bank’s page' }).click();
    await page.getByRole('button', { name: 'Cancel payment' }).click();
    await expect(page).toHaveURL(/\/checkout\?step=billing&refused=PYT405$/);
    await expect(main(page).getByText('Your bank did not confirm this payment')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Continue to review' })).toBeVisible();
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(page).toHaveURL(confirmation);
    await expect(bag(page, 0)).toBeVisible();
  });
});

test('a plan of the pay-later provider pays for an order once it was accepted', async ({ page }) => {
  await startPayment(page, [{ sku: jacket.sku }]);
  await main(page)
    .getByRole('radio', { name: /^Fernpay/ })
    .check();
  await main(page).getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('dialog', { name: 'Pay later with Fernpay' }).getByText('When you order')).toBeVisible();
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Continue with Fernpay' }).click();
  await page.getByLabel('Email address').fill('robin@shopper.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page).toHaveURL(/\/checkout\?step=summary$/);
  await placeButton(page).click();
  await expect(page).toHaveURL(confirmation);
  await expect(main(page).getByText('Fernpay')).toBeVisible();
});
