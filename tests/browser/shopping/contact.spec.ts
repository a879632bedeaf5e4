import { waitUntilInteractive } from '../../support/interactive.ts';
import { openOutbox } from '../../support/open-outbox.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** A PNG of one pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a guest writes to customer service with an attachment, and gets the case number by mail', async ({ page }) => {
  await page.goto(getAddress('tarnfell', '/contact-us?subject=damaged-item&order=TF-2611-000123'));
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send', exact: true });
  await waitUntilInteractive(send);
  await expect(main.getByRole('combobox', { name: 'What can we help with?' })).toHaveValue('order/damaged-item');
  await expect(main.getByRole('textbox', { name: 'Order number' })).toHaveValue('TF-2611-000123');
  await main.getByRole('textbox', { name: 'Your message' }).fill('The seam is open.');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await main.getByRole('textbox', { name: 'Email' }).fill('robin@contact.example');

  const field = main.getByLabel('Attachments (optional)');
  await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(main.getByText('notes.txt is not a JPEG, PNG, WebP or PDF file.')).toBeVisible();
  await field.setInputFiles([
    { name: 'seam.png', mimeType: 'image/png', buffer: picture },
    { name: 'script.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh') },
  ]);
  await expect(main.getByRole('list', { name: 'Your attachments' }).getByRole('listitem')).toHaveCount(2);
  await send.click();
  await main.getByRole('link', { name: /^First name/ }).click();
  await expect(main.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.keyboard.type('Robin');
  await send.click();
  await expect(main.getByRole('link', { name: 'Attachments: We couldn’t read script.png. Please choose another file.' })).toBeVisible();
  await main.getByRole('button', { name: 'Remove script.png' }).click();
  await expect(field).toBeFocused();
  await send.click();

  const confirmation = main.getByText(/^Your case number is C-\d{4}-\d{6}\. We’ll reply to robin@contact\.example within 24 hours\.$/);
  await expect(confirmation).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your case number is');
  const [number = ''] = /C-\d{4}-\d{6}/.exec((await confirmation.textContent()) ?? '') ?? [];
  await openOutbox(page, 'robin@contact.example', `We received your message: ${number}`);
});
