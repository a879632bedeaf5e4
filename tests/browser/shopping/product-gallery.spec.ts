import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test.use({ pictures: true });

const jacket = '/en-us/p/kestrel-shell-jacket-TFKES01M';
const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first();

test('a video in the gallery is a poster until it is pressed, and plays then', async ({ page, complaints }) => {
  await page.goto(jacket);
  await waitUntilInteractive(addButton(page));
  const play = main(page).getByRole('button', { name: /^Play video: / });
  await expect(play).toBeAttached();
  await expect(main(page).locator('video')).toHaveCount(0);
  await play.scrollIntoViewIfNeeded();
  const film = page.waitForResponse((response) => response.request().resourceType() === 'media');
  await play.click();
  expect((await film).ok()).toBe(true);
  await expect(main(page).locator('video')).toHaveAttribute('poster', /\S/);
  await expect(main(page).getByText('We couldn’t play the video.')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a shopper enlarges, changes and closes images by keyboard', async ({ page, complaints }) => {
  await page.goto(jacket);
  await waitUntilInteractive(addButton(page));
  const picture = main(page).getByRole('link', { name: /Kestrel Shell Jacket in Spruce, front/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Images of Kestrel Shell Jacket' });
  await expect(zoom.getByRole('status')).toHaveText('Image 1 of 6: Kestrel Shell Jacket in Spruce, front');
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('status')).toHaveText('Image 2 of 6: Kestrel Shell Jacket in Spruce, worn');
  const enlarged = zoom.locator('img.pswp__img[alt$="worn"]');
  const before = (await enlarged.boundingBox())?.width ?? 0;
  await page.keyboard.press('+');
  await expect.poll(async () => ((await enlarged.boundingBox())?.width ?? 0) > before * 1.4).toBe(true);
  expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
  expect(complaints).toEqual([]);
});
