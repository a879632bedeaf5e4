import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { scrollUntilLoaded } from '../../support/interactive.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

// The pause button for everything that moves shows only where motion is allowed.
test.use({ pictures: true, contextOptions: { reducedMotion: 'no-preference' } });

test.describe('before the visitor’s consent', () => {
  test.use({ consent: 'none' });

  test('a gallery waits for its visitor’s consent, which applies to the next page too', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/galleries')) foreign.push(request.url());
    });
    await page.goto(getAddress('solvane', '/court'));
    const gallery = page.locator('[data-block="olapic-gallery"]');
    await gallery.scrollIntoViewIfNeeded();
    const show = gallery.getByRole('button', { name: 'Show photos' });
    await expect(show).toBeVisible();
    expect(foreign).toEqual([]);
    await show.click();
    await expect(gallery.getByRole('img')).toHaveCount(6);
    await page.goto(getAddress('solvane', '/cookie-settings'));
    await expect(page.getByRole('checkbox', { name: 'Partner content' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked();
  });
});

test('the partners serve galleries and players, the player only after the click', async ({ page, complaints }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(new URL(request.url()).pathname);
  });
  await page.goto(getAddress('solvane', '/court'));
  const player = page.locator('[data-block="video-player"]');
  await player.scrollIntoViewIfNeeded();
  const play = player.getByRole('button', { name: 'Play: Six people play three on three between fences' });
  await expect(play).toBeVisible();
  expect(foreign.filter((path) => path.startsWith('/players'))).toEqual([]);
  await play.click();
  await expectToPause(page);

  const gallery = page.locator('[data-block="olapic-gallery"]');
  await scrollUntilLoaded(gallery, gallery.getByRole('img').first());
  await expect(gallery.getByRole('img')).toHaveCount(6);
  expect(foreign).toContain('/galleries/en-us/olapic.ts');
  await expect(gallery.getByRole('heading', { name: 'Seen on court' })).toBeVisible();

  await page.goto(getAddress('solvane', '/run'));
  await player.scrollIntoViewIfNeeded();
  await player.getByRole('button', { name: 'Play: Three people run through an empty city' }).click();
  await expectToPause(page);

  await page.goto(getAddress('solvane', '/p/cadence-runner-SVCAD01M'));
  const worn = page.locator('[data-block="ugc"]');
  await scrollUntilLoaded(worn, worn.getByRole('img').first());
  await expect(worn.getByRole('img')).toHaveCount(6);
  expect(complaints).toEqual([]);
});

/** An image of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a shopper reports a photo of a gallery by keyboard, and adds one that waits for review', async ({ page, complaints }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/galleries/api')) sent.push(new URL(request.url()).pathname);
    });
    await page.goto(getAddress('solvane', '/court'));
    const gallery = page.locator('[data-block="olapic-gallery"]');
    const photo = gallery.getByRole('button', { name: /^Enlarge the photo by / }).first();
    await scrollUntilLoaded(gallery, photo);
    await photo.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Report this photo' }).press('Enter');
    await dialog.getByLabel('What’s wrong with it?').selectOption({ label: 'It’s advertising' });
    expect(await findAxeViolations(page, '[data-gallery]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
    await expect(dialog.getByText('Our moderators will take a look.')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(photo).toBeFocused();
    expect(sent).toEqual([expect.stringMatching(/^\/galleries\/api\/media\/solvane-courts-en-\d+\/reports$/)]);

    await gallery.getByRole('button', { name: 'Add your photo' }).click();
    await dialog.getByLabel('Photo (JPEG, PNG or WebP)').setInputFiles({ name: 'court.png', mimeType: 'image/png', buffer: PNG });
    await dialog.getByRole('textbox', { name: 'Nickname' }).fill('Robin V.');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('robin@example.com');
    await dialog.getByLabel('Caption').fill('Last shot before dark');
    await dialog.getByRole('button', { name: 'Send photo' }).click();
    await expect(dialog.getByText('We can only show your photo if you agree.')).toBeVisible();
    expect(await findAxeViolations(page, '[data-gallery]')).toEqual([]);
    expect(sent).toHaveLength(1);
    await dialog.getByRole('checkbox', { name: /^I took this photo/ }).check();
    await dialog.getByRole('button', { name: 'Send photo' }).click();
    await expect(dialog.getByText('Thank you, we’ve got your photo!')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(gallery.getByText('In review')).toBeVisible();
    const own = gallery.getByRole('img', { name: 'Photo by Robin V.: Last shot before dark' });
    await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
    expect(await findAxeViolations(page, '[data-gallery]')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** The video in another company's frame plays, and the pause button of another moving block pauses it. */
async function expectToPause(page: Page): Promise<void> {
  const film = page.frameLocator('[data-block="video-player"] iframe');
  await expect(film.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible();
}
