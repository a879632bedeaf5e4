import { expect, type Page } from '@playwright/test';
import { findByRole } from './find-by-role.ts';
import { grantPreview } from './preview.ts';

/** Opens the outbox once it contains a mail: jobs write mails after the response, some of them seconds later. */
export async function openOutbox(page: Page, email: string, subject: string): Promise<void> {
  await grantPreview(page);
  const hasMail = async (): Promise<boolean> => {
    const html = await (await page.request.get('/outbox')).text();
    return findByRole(html, 'listitem').some(({ spoken }) => spoken.includes(email) && spoken.includes(subject));
  };
  await expect.poll(hasMail, { message: `the mail to ${email}`, timeout: 90_000, intervals: [200, 500] }).toBe(true);
  await page.goto('/outbox');
}
