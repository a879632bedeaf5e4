import axe from 'axe-core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { questionsMessages } from '#generated/messages/questions/en.ts';
import { reviewsMessages } from '#generated/messages/reviews/en.ts';
import { reviewInputLimits } from '#generated/openapi/limits.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { QuestionForm } from '../questions/question-form.tsx';
import { review } from '../reviews.fixtures.ts';
import { createFakeReviews } from '../testing/fake-reviews.ts';
import { FlagForm } from './flag-form.tsx';
import { ReviewForm } from './review-form.tsx';

const messages = bindMessages(reviewsMessages, 'en-US');
const product = { id: 'TFR10ARA', name: 'Ridgeline Shell' };

beforeEach(async () => {
  sessionStorage.clear();
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1280, 1400);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  document.querySelector('style[data-brand]')?.remove();
});

const send = page.getByRole('button', { name: 'Send review' });
const text = page.getByRole('textbox', { name: 'Your review' });

describe('ReviewForm', () => {
  it('is completed by keyboard alone and sent', async () => {
    const { bodies, onSent } = showReview();
    await page.getByRole('radio', { name: '1 star: poor' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '4 stars: very good' })).toBeChecked();
    await userEvent.keyboard('{Tab}Dry all week{Tab}It rained every day and I stayed dry.{Tab} {Tab}{Tab}{ArrowDown}');
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Robin');
    await userEvent.keyboard('{Enter}');
    await vi.waitUntil(() => onSent.mock.calls.length === 1);
    expect(bodies).toMatchObject([
      {
        rating: 4,
        headline: 'Dry all week',
        text: 'It rained every day and I stayed dry.',
        nickname: 'Robin',
        scales: [{ id: 'size', value: 1 }],
      },
    ]);
    expect(sessionStorage.length).toBe(0);
  });

  it('counts characters while typing and keeps a text that is too long', async () => {
    showReview();
    const long = 'x'.repeat(reviewInputLimits.text.maxLength + 2);
    await text.fill(long);
    await expect.element(page.getByText('2,002 of 2,000 characters')).toBeVisible();
    await expect.element(page.getByText('2 characters too many. Please shorten your review.')).toBeVisible();
    await expect.element(text).toHaveAttribute('aria-invalid', 'true');
    await expect.element(text).toHaveValue(long);
    await text.fill(long.slice(2));
    await expect.element(text).not.toHaveAttribute('aria-invalid');
  });

  it('lists missing fields with links to them', async () => {
    const { bodies } = showReview();
    await send.click();
    await page.getByRole('link', { name: 'Your rating: Please choose a rating.' }).click();
    await expect.element(page.getByRole('radio', { name: '1 star: poor' })).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('keeps a draft while a guest signs in', async () => {
    const { bodies, onSignIn } = showReview({ isSignedIn: false });
    await fill();
    await send.click();
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(bodies).toEqual([]);
    cleanup();
    showReview();
    await expect.element(text).toHaveValue('It rained every day and I stayed dry.');
    await expect.element(page.getByRole('radio', { name: '5 stars: excellent' })).toBeChecked();
  });

  it('shows the service’s error at its field and keeps all input', async () => {
    const { rejectNext, onSent } = showReview();
    await fill();
    rejectNext(400, 'REV410');
    await send.click();
    await expect.element(page.getByRole('link', { name: 'Your review: Your review is too long.' })).toBeVisible();
    await expect.element(text).toHaveAttribute('aria-invalid', 'true');
    await expect.element(text).toHaveValue('It rained every day and I stayed dry.');
    expect(onSent).not.toHaveBeenCalled();
  });

  it('lets a customer with an expired session sign in again', async () => {
    const { rejectNext, onSignIn } = showReview();
    await fill();
    rejectNext(401, 'AUT401');
    await send.click();
    await vi.waitUntil(() => onSignIn.mock.calls.length === 1);
  });

  it('has no accessibility violations, with and without errors', async () => {
    showReview({ isSignedIn: false });
    expect(await readViolations()).toEqual([]);
    await send.click();
    await expect.element(page.getByText('Please check these fields:')).toBeVisible();
    expect(await readViolations()).toEqual([]);
  });
});

describe('FlagForm', () => {
  it('requires a reason and sends it', async () => {
    const fake = createFakeReviews();
    const onSent = vi.fn();
    render(
      <CommerceStage cart={null} shop={fake.shop}>
        {() => <FlagForm reviewId={review.id} messages={messages} onSent={onSent} />}
      </CommerceStage>,
    );
    await page.getByRole('button', { name: 'Report' }).click();
    await expect.element(page.getByText('Please choose a reason.')).toBeVisible();
    await page.getByRole('radio', { name: 'It is advertising or spam' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await vi.waitUntil(() => onSent.mock.calls.length === 1);
    expect(fake.bodies).toEqual([{ reason: 'spam' }]);
    expect(await readViolations()).toEqual([]);
  });
});

describe('QuestionForm', () => {
  it('starts with the search text and validates the email address', async () => {
    const { bodies, onSent } = showQuestion('Does it fit over a helmet?');
    await page.getByRole('textbox', { name: 'Nickname' }).fill('Kim');
    await page.getByRole('textbox', { name: 'Email for the answer (optional)' }).fill('kim@');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect.element(page.getByRole('link', { name: /Please check the email address/ })).toBeVisible();
    expect(await readViolations()).toEqual([]);
    await page.getByRole('textbox', { name: 'Email for the answer (optional)' }).fill('kim@shopper.example');
    await page.getByRole('button', { name: 'Send question' }).click();
    await vi.waitUntil(() => onSent.mock.calls.length === 1);
    expect(onSent).toHaveBeenCalledWith(true);
    expect(bodies).toEqual([{ text: 'Does it fit over a helmet?', nickname: 'Kim', email: 'kim@shopper.example' }]);
  });
});

async function fill(): Promise<void> {
  await page.getByRole('radio', { name: '5 stars: excellent' }).click();
  await page.getByRole('textbox', { name: 'Headline' }).fill('Dry all week');
  await text.fill('It rained every day and I stayed dry.');
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Robin');
}

function showReview({ isSignedIn = true } = {}) {
  const fake = createFakeReviews();
  const onSignIn = vi.fn();
  const onSent = vi.fn();
  render(
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <ReviewForm
          product={product}
          scales={['size', 'comfort']}
          isSignedIn={isSignedIn}
          messages={messages}
          onSignIn={onSignIn}
          onSent={onSent}
        />
      )}
    </CommerceStage>,
  );
  return { ...fake, onSignIn, onSent };
}

function showQuestion(question: string) {
  const fake = createFakeReviews();
  const onSent = vi.fn();
  render(
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <QuestionForm
          product={product}
          question={question}
          isSignedIn={false}
          messages={bindMessages(questionsMessages, 'en-US')}
          onSent={onSent}
        />
      )}
    </CommerceStage>,
  );
  return { ...fake, onSent };
}

async function readViolations(): Promise<readonly string[]> {
  const found = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
