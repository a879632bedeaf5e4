import { describe, expect, it } from 'vitest';
import { reviewInputLimits } from '#generated/openapi/limits.ts';
import { validateQuestion, toQuestionInput } from '../questions/question-draft.ts';
import { createDraftStore } from './draft-store.ts';
import { createReviewDraft, validateReview, toReviewInput } from './review-draft.ts';
import { countCharacters, validateLength } from './text-length.ts';
import { storeWaitingReview, takeWaitingReview } from './waiting-review.ts';

/** A fake storage of a tab; with `isFull` it throws like a browser without storage. */
function createStorage({ isFull = false } = {}) {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
}

const filled = {
  ...createReviewDraft(),
  rating: '4',
  headline: ' Dry all week ',
  text: 'It rained every day and I stayed dry.',
  nickname: 'Robin',
};

describe('validateLength', () => {
  it('counts characters as the service does: without surrounding spaces, an emoji as one', () => {
    expect(countCharacters('  👍👍 ')).toBe(2);
    expect(validateLength('👍'.repeat(5), { maxLength: 5 })).toBeUndefined();
  });

  it('reports the excess of a text that is too long, and the minimum length', () => {
    expect(validateLength('abcdef', { maxLength: 4 })).toEqual({ kind: 'tooLong', over: 2 });
    expect(validateLength('a', { minLength: 2, maxLength: 4 })).toEqual({ kind: 'tooShort', least: 2 });
  });
});

describe('validateReview', () => {
  it('reports every invalid field', () => {
    expect(Object.keys(validateReview(createReviewDraft()))).toEqual(['rating', 'headline', 'text', 'nickname']);
    expect(validateReview(filled)).toEqual({});
  });

  it("uses the contract's maximum", () => {
    const { maxLength } = reviewInputLimits.text;
    expect(validateReview({ ...filled, text: 'x'.repeat(maxLength) })).toEqual({});
    expect(validateReview({ ...filled, text: 'x'.repeat(maxLength + 3) })).toEqual({ text: { kind: 'tooLong', over: 3 } });
  });
});

describe('toReviewInput', () => {
  it('sends what was filled in, and only scales of the product', () => {
    expect(toReviewInput({ ...filled, recommended: 'no', size: '3', width: '5' }, ['size', 'comfort'])).toEqual({
      rating: 4,
      headline: 'Dry all week',
      text: 'It rained every day and I stayed dry.',
      nickname: 'Robin',
      recommended: false,
      scales: [{ id: 'size', value: 3 }],
    });
  });
});

describe('validateQuestion', () => {
  it('requires a question and a name; the email address is optional but must be valid', () => {
    const draft = { text: 'Is it waterproof?', nickname: 'Kim', email: '' };
    expect(validateQuestion(draft)).toEqual({});
    expect(validateQuestion({ text: 'Dry?', nickname: '', email: 'kim@' })).toEqual({
      text: { kind: 'tooShort', least: 10 },
      nickname: { kind: 'tooShort', least: 2 },
      email: { kind: 'email' },
    });
    expect(toQuestionInput(draft)).toEqual({ text: 'Is it waterproof?', nickname: 'Kim' });
  });
});

describe('createDraftStore', () => {
  it('reads what the tab has stored for the same product and form', () => {
    const storage = createStorage();
    createDraftStore('review', 'TFKES01M', () => storage).write({ text: 'so far' });
    expect(createDraftStore('review', 'TFKES01M', () => storage).read()).toEqual({ text: 'so far' });
    expect(createDraftStore('review', 'TFKES02M', () => storage).read()).toEqual({});
    createDraftStore('review', 'TFKES01M', () => storage).forget();
    expect(createDraftStore('review', 'TFKES01M', () => storage).read()).toEqual({});
  });

  it('ignores a storage that is full or has invalid content', () => {
    const full = createDraftStore('review', 'TFKES01M', () => createStorage({ isFull: true }));
    expect(() => full.write({ text: 'x' })).not.toThrow();
    const storage = createStorage();
    const store = createDraftStore('review', 'TFKES01M', () => storage);
    storage.setItem('cairn.words:review:TFKES01M', '{"text":1,"nickname":"Kim"}');
    expect(store.read()).toEqual({ nickname: 'Kim' });
    storage.setItem('cairn.words:review:TFKES01M', 'no JSON');
    expect(store.read()).toEqual({});
  });
});

describe('takeWaitingReview', () => {
  it('reports a review that waits for a sign-in once, and only for its product', () => {
    const storage = createStorage();
    storeWaitingReview('TFKES01M', () => storage);
    expect(takeWaitingReview('TFKES02M', () => storage)).toBe(false);
    expect(takeWaitingReview('TFKES01M', () => storage)).toBe(true);
    expect(takeWaitingReview('TFKES01M', () => storage)).toBe(false);
  });
});
