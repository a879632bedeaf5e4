import { describe, expect, it } from 'vitest';
import { buildReviews } from '#demo/seeds/reviews/build-reviews.ts';
import { languages } from '../../catalog/labels/localized-text.ts';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it('recognizes reviews whatever language the page has', () => {
    const texts = buildReviews()
      .filter((_, index) => index % 40 === 0)
      .flatMap(({ text }) => languages.map((language) => ({ language, text: text[language] })));
    const wrong = texts.filter(({ language, text }) => detectLanguage(text, 'en') !== language);
    expect(wrong.length / texts.length).toBeLessThan(0.05);
  });

  it("falls back to the page's language for an ambiguous text", () => {
    expect([detectLanguage('Top! 10/10', 'fr'), detectLanguage('42', 'de')]).toEqual(['fr', 'de']);
  });
});
