import { main } from '../support/account.ts';
import { waitUntilShopInteractive } from '../support/interactive.ts';
import { getAddress } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Each brand at one width: the effect of the width on these pages is the same in both. */
const looks = [
  { brand: 'tarnfell', width: 390, scale: 1 },
  { brand: 'solvane', width: 1440, scale: 0.5 },
] as const;

for (const { brand, width, scale } of looks) {
  test.describe(`${brand} at ${width} px`, () => {
    // As high as the longest page: nothing below the window needs to be painted.
    test.use({ viewport: { width, height: 1300 }, deviceScaleFactor: scale });

    test('the sign-in, an account and where it is signed in look as before', async ({ page }) => {
      // An email of constant length, because it is shown.
      const email = `looks-${brand}-${Date.now()}@shopper.example`;
      const expectLooks = async (path: string, name: string): Promise<void> => {
        await page.goto(getAddress(brand, `/account${path}`));
        await waitUntilShopInteractive(page);
        // Its code loads last.
        if (path !== '') await expect(main(page).getByRole('button', { name: /passkey/ })).toBeVisible();
        const changing = [main(page).getByText(email), main(page).getByText(/Signed in on|Last used/)];
        await expect(main(page)).toHaveScreenshot(`${brand}-${name}-${width}.png`, { scale: 'device', mask: changing, maskColor: '#888' });
      };
      await expectLooks('/sign-in?step=password', 'sign-in');
      const fields = { form: 'sign-up', email, password: 'Sunny-Trail-7', firstName: 'Robin', lastName: 'Vale' };
      await page.evaluate((typed) => fetch('/en-us/account/sign-up', { method: 'POST', body: new URLSearchParams(typed) }), fields);
      await expectLooks('', 'account');
      await expectLooks('/security', 'security');
    });
  });
}
