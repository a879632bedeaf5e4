import { pressTabTo, waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

const first = 'Free shipping over $75';
const second = '60 days to try, free returns';

test('the promo bar rotates, pauses and closes by keyboard, and stays out of later pages', async ({ page, complaints }) => {
  await page.goto('/en-us/repair');
  const bar = page.getByRole('region', { name: 'Announcements' });
  const next = bar.getByRole('button', { name: 'Next announcement' });
  await waitUntilInteractive(next);
  await pressTabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(bar.getByText(second)).toBeVisible();
  await expect(bar.getByText(first)).toBeHidden();

  await page.keyboard.press('Tab');
  const rotation = bar.getByRole('button', { name: /(?:Play|Pause) announcements/ });
  await expect(rotation).toBeFocused();
  await expect(rotation).toHaveAccessibleName('Play announcements');
  await page.keyboard.press('Space');
  await expect(rotation).toHaveAccessibleName('Pause announcements');

  await page.keyboard.press('Tab');
  await expect(bar.getByRole('button', { name: 'Close announcements' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);

  const reloaded = await page.reload();
  expect((await reloaded?.text())?.includes('data-block="promo-bar"')).toBe(false);
  await expect(page.getByRole('banner').locator('nav[data-ready]')).toBeAttached();
  await expect(bar).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the promo bar rotates by itself', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en-us/repair');
    const bar = page.getByRole('region', { name: 'Announcements' });
    await waitUntilInteractive(bar.getByRole('button', { name: 'Pause announcements' }));
    await expect(bar.getByText(first)).toBeVisible();
    // Its timer starts a moment after hydration, so the clock advances until it has fired.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000);
        return bar.getByText(second).isVisible();
      })
      .toBe(true);
  });
});

test('the promo bar does not rotate until the visitor starts it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/en-us/repair');
  const bar = page.getByRole('region', { name: 'Announcements' });
  await waitUntilInteractive(bar.getByRole('button', { name: 'Play announcements' }));
  await page.clock.fastForward(60_000);
  await expect(bar.getByText(first)).toBeVisible();
  await expect(bar.getByText(second)).toBeHidden();
});
