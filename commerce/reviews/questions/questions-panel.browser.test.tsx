import axe from 'axe-core';
import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { questionsMessages } from '#generated/messages/questions/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { CommerceStage } from '../../cart/testing/commerce-stage.tsx';
import { createFakeReviews } from '../testing/fake-reviews.ts';
import { QuestionsPanel } from './questions-panel.tsx';

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  await page.viewport(1280, 900);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.querySelector('style[data-brand]')?.remove();
});

describe('QuestionsPanel', () => {
  it('searches while the shopper types and offers to ask the typed question', async () => {
    const { onAsk } = show();
    await page.getByRole('searchbox', { name: 'What would you like to know?' }).fill('helmet');
    await expect.element(page.getByText('1 similar question found.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'What would you like to know?' }).fill('hood color');
    await expect.element(page.getByText('No similar question found.')).toBeVisible();
    await page.getByRole('link', { name: 'Ask this question' }).click();
    expect(onAsk).toHaveBeenCalledWith('hood color');
  });

  it('appends more questions and focuses the first of them', async () => {
    show();
    await page.getByRole('link', { name: 'Show more questions' }).click();
    await expect.element(page.getByRole('article', { name: 'Is it made of recycled fabric?' })).toHaveFocus();
    await expect.element(page.getByText('Showing 6 of 6 questions')).toBeVisible();
  });

  it('votes on an answer to a question', async () => {
    const { bodies } = show();
    await page.getByRole('button', { name: 'Helpful (4)', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Helpful (5)', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(bodies).toEqual([{ vote: 'helpful' }]);
  });

  it('has no accessibility violations', async () => {
    show();
    await expect.element(page.getByRole('article').first()).toBeVisible();
    const found = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    expect(found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });
});

function show() {
  const fake = createFakeReviews();
  const onAsk = vi.fn();
  render(<Stage fake={fake} onAsk={onAsk} />);
  return { ...fake, onAsk };
}

interface StageProps {
  readonly fake: ReturnType<typeof createFakeReviews>;
  readonly onAsk: (question: string) => void;
}

function Stage({ fake, onAsk }: StageProps): ReactElement {
  const [state, setState] = useState({ q: '', page: 1 });
  return (
    <CommerceStage cart={null} shop={fake.shop}>
      {() => (
        <QuestionsPanel
          productId="TFR10ARA"
          path="/en-us/p/x-TFR10ARA"
          state={state}
          isSignedIn={false}
          messages={bindMessages(questionsMessages, 'en-US')}
          languageTag="en-US"
          onNavigate={setState}
          onAsk={onAsk}
        />
      )}
    </CommerceStage>
  );
}
