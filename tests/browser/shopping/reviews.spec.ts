import type { Page } from '@playwright/test';
import { createAccount } from '../../support/account.ts';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { expect, test } from '../../support/test.ts';

test.use({ pictures: true });

const jacket = '/en-us/p/kestrel-shell-jacket-TFKES01M';
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const questions = (page: Page) => page.getByRole('region', { name: 'Questions and answers' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a guest filters, votes, reports and translates, signs in to send a review, and sees its state', async ({
    page,
    request,
    complaints,
  }) => {
    const person = await createAccount(request);
    await page.context().clearCookies();
    await page.goto(jacket);
    await page.getByRole('link', { name: /^Rated .* of 5/ }).click();
    await expect(reviews(page)).toBeInViewport();

    const first = reviews(page).getByRole('article').first();
    const helpful = first.getByRole('button', { name: /^Helpful/ });
    const before = Number(/\d+/.exec((await helpful.textContent()) ?? '')?.[0]);
    await waitUntilInteractive(helpful);
    await helpful.click();
    await expect(helpful).toHaveText(`Helpful (${before + 1})`);
    await expect(first.getByText('Thanks for your vote.')).toBeVisible();

    await first.getByRole('button', { name: /^Report the review/ }).click();
    await dialog(page, 'Report a review').getByRole('radio', { name: 'It is advertising or spam' }).check();
    await dialog(page, 'Report a review').getByRole('button', { name: 'Report' }).click();
    await dialog(page, 'Thank you for your report').getByRole('button', { name: 'Done' }).click();
    await expect(first.getByText('Reported')).toBeVisible();

    await page.reload();
    // Its code replaces the section, which must not fail a test that scrolls.
    await page.evaluate(() => document.querySelector('#reviews')?.scrollIntoView());
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(first.getByText('Reported')).toBeVisible();

    await reviews(page).getByLabel('Language').selectOption('de');
    await expect(page).toHaveURL(/reviews\.language=de/);
    const translate = first.getByRole('button', { name: 'Translate into English' });
    await expect(translate).toBeVisible();
    const original = await first.getByRole('heading').textContent();
    await translate.click();
    await expect(first.getByText('Translated from German')).toBeVisible();
    await first.getByRole('button', { name: 'Show original (German)' }).click();
    await expect(first.getByRole('heading')).toHaveText(original ?? '');

    await reviews(page).getByRole('link', { name: 'Write a review' }).click();
    const form = dialog(page, 'Write a review');
    await form.getByRole('radio', { name: '4 stars: very good' }).check({ force: true });
    await form.getByLabel('Headline').fill('Kept the wind out');
    await form.getByLabel('Your review').fill('Two weeks of wind on the coast, and never cold.');
    await form.getByLabel('Nickname').fill('Robin');
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await form.getByRole('button', { name: 'Send review' }).click();
    const signIn = page.getByRole('dialog', { name: /sign in/i });
    await signIn.getByLabel('Email').fill(person.email);
    await signIn.getByLabel('Password', { exact: true }).fill(person.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByLabel('Your review')).toHaveValue('Two weeks of wind on the coast, and never cold.');
    await form.getByRole('button', { name: 'Send review' }).click();
    await dialog(page, 'Thank you for your review').getByRole('button', { name: 'Done' }).click();
    const own = reviews(page).getByRole('group', { name: 'Your review' });
    await expect(own.getByText(/Pending\.|Published\./)).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Kept the wind out' })).toBeVisible();
    expect(await findAxeViolations(page, '#reviews')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest searches the questions and asks one by keyboard alone', async ({ page, complaints }) => {
    await page.goto(jacket);
    const search = questions(page).getByRole('searchbox', { name: 'What would you like to know?' });
    await search.focus();
    await page.keyboard.type('gaiters in deep powder?');
    await expect(questions(page).getByText('No similar question found.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(questions(page).getByRole('link', { name: 'Ask this question' })).toBeFocused();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Ask a question');
    await expect(form.getByLabel('Your question')).toHaveValue('gaiters in deep powder?');
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kim');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kim@shopper.example');
    await page.keyboard.press('Enter');
    const thanks = dialog(page, 'Thank you for your question');
    await expect(thanks.getByText('You’ll get an email when it’s answered.')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(thanks).toBeHidden();
    await expect(
      questions(page)
        .getByRole('group', { name: 'Your questions' })
        .getByText(/Pending\.|Published\./),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('reviews are paged and filtered without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(jacket);
    const first = await reviews(page).getByRole('heading', { level: 3 }).first().textContent();
    await reviews(page).getByRole('link', { name: 'Show more reviews' }).click();
    await expect(page).toHaveURL(/reviews\.page=2#reviews/);
    await expect(reviews(page).getByRole('article')).toHaveCount(10);
    await expect(reviews(page).getByRole('link', { name: 'Show earlier reviews' })).toBeVisible();
    await reviews(page).getByLabel('Sort by').selectOption('lowestRating');
    await reviews(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/reviews\.sort=lowestRating/);
    await expect(reviews(page).getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
    await context.close();
  });
});
