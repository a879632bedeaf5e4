import axe from 'axe-core';
import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reviewsMessages } from '#generated/messages/reviews/en.ts';
import type { ReviewActivity } from '#generated/openapi/reviews.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { noActivity } from '../activity/vote-rules.ts';
import { review } from '../reviews.fixtures.ts';
import { createFakeReviews } from '../testing/fake-reviews.ts';
import { initialReviews } from './reviews-state.ts';
import { ReviewsPanel } from './reviews-panel.tsx';

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1280, 900);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.querySelector('style[data-brand]')?.remove();
});

const first = page.getByRole('article', { name: 'Dry for a whole week' }).first();
const getHelpfulButton = (count: number) => first.getByRole('button', { name: `Helpful (${count})`, exact: true });

describe('ReviewsPanel', () => {
  it('filters by a bar of the chart and shows all again', async () => {
    show();
    await page.getByRole('link', { name: '3 stars: 2 reviews' }).click();
    await expect.element(page.getByText('Showing 1 of 1 review')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '3 stars: 2 reviews' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect.element(page.getByText('Showing 10 of 12 reviews')).toBeVisible();
  });

  it('appends the next page, announces it and focuses its first review', async () => {
    show();
    await page.getByRole('link', { name: 'Show more reviews' }).click();
    await expect.element(page.getByText('Showing 12 of 12 reviews')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'A solid jacket, part 9' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  it('shows a vote at once and removes it with a second click', async () => {
    const { bodies } = show();
    await getHelpfulButton(12).click();
    await expect.element(getHelpfulButton(13)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(first.getByText('Thanks for your vote.')).toBeVisible();
    await getHelpfulButton(13).click();
    await expect.element(getHelpfulButton(12)).toHaveAttribute('aria-pressed', 'false');
    await expect.element(first.getByText('Your vote was removed.')).toBeVisible();
    expect(bodies).toEqual([{ vote: 'helpful' }, { vote: 'none' }]);
  });

  it('reverts a rejected vote and shows the reason', async () => {
    const { rejectNext } = show();
    await expect.element(getHelpfulButton(12)).toBeVisible();
    rejectNext(409, 'REV409');
    await getHelpfulButton(12).click();
    await expect.element(first.getByText('You can’t vote on or report your own post.')).toBeVisible();
    await expect.element(getHelpfulButton(12)).toHaveAttribute('aria-pressed', 'false');
  });

  it('translates a review of another language and shows the original again', async () => {
    show();
    const german = page.getByRole('article').nth(1);
    await german.getByRole('button', { name: 'Translate into English' }).click();
    await expect.element(german.getByRole('heading')).toHaveTextContent('Good, but cut short');
    await expect.element(german.getByText('Translated from German')).toBeVisible();
    await german.getByRole('button', { name: 'Show original (German)' }).click();
    await expect.element(german.getByRole('heading')).toHaveTextContent('Gut, aber knapp geschnitten');
    await expect.element(german.getByRole('heading')).toHaveAttribute('lang', 'de');
    await german.getByRole('button', { name: 'Show translation (English)' }).click();
    await expect.element(german.getByRole('heading')).toHaveTextContent('Good, but cut short');
  });

  it('reports why a review cannot be translated', async () => {
    const { rejectNext } = show();
    const german = page.getByRole('article').nth(1);
    await expect.element(german).toBeVisible();
    rejectNext(503, 'REV503');
    await german.getByRole('button', { name: 'Translate into English' }).click();
    await expect.element(german.getByText('Translation isn’t available right now. Please try again in a moment.')).toBeVisible();
  });

  it('opens large photos, moves between them by keys and returns the focus', async () => {
    show();
    const thumbnail = first.getByRole('link', { name: /Photo 1 of 2/ });
    await thumbnail.click();
    const sheet = page.getByRole('dialog', { name: 'Photos by Morag T.' });
    await expect.element(sheet.getByRole('img', { name: 'The jacket on a hook' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Next photo' }).click();
    await expect.element(sheet.getByText('2 of 2')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(sheet.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(thumbnail).toHaveFocus();
  });

  it("shows the author's pending review and what the shopper has reported", async () => {
    show({
      ...noActivity,
      review: { review: { ...review, id: 'b3b1c1de-4c1b-4d0e-9d5f-7a2b6c8e1f20', headline: 'Mine' }, state: 'pending' },
      flags: [{ reviewId: review.id, reason: 'spam' }],
    });
    const own = page.getByRole('group', { name: 'Your review' });
    await expect.element(own.getByText(/Pending\./)).toBeVisible();
    await expect.element(own.getByRole('button', { name: 'Edit your review' })).toBeVisible();
    await expect.element(first.getByText('Reported')).toBeVisible();
    await expect.element(first.getByRole('button', { name: 'Report the review by Morag T.' })).not.toBeInTheDocument();
  });

  it('sends no request for a guest without activity', async () => {
    const { requests } = show();
    await expect.element(first).toBeVisible();
    expect(requests.some((call) => call.includes('/activity'))).toBe(false);
  });

  it('has no accessibility violations', async () => {
    show({ ...noActivity, review: { review, state: 'pending' } });
    await expect.element(page.getByRole('group', { name: 'Your review' })).toBeVisible();
    expect(await readViolations()).toEqual([]);
  });
});

async function readViolations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function show(activity?: ReviewActivity) {
  const fake = createFakeReviews(activity ? { activity } : {});
  const onReport = vi.fn();
  render(<Stage fake={fake} isSignedIn={activity !== undefined} onReport={onReport} />);
  return { ...fake, onReport };
}

interface StageProps {
  readonly fake: ReturnType<typeof createFakeReviews>;
  readonly isSignedIn: boolean;
  readonly onReport: () => void;
}

function Stage({ fake, isSignedIn, onReport }: StageProps): ReactElement {
  const [state, setState] = useState(initialReviews);
  return (
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <ReviewsPanel
          productId="TFR10ARA"
          path="/en-us/p/x-TFR10ARA"
          state={state}
          isSignedIn={isSignedIn}
          messages={bindMessages(reviewsMessages, 'en-US')}
          languageTag="en-US"
          onNavigate={setState}
          onWrite={() => undefined}
          onReport={onReport}
        />
      )}
    </CommerceStage>
  );
}
