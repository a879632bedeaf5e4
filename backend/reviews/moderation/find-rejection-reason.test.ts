import { describe, expect, it } from 'vitest';
import { buildQuestions } from '#demo/seeds/reviews/build-questions.ts';
import { buildReviews } from '#demo/seeds/reviews/build-reviews.ts';
import { findRejectionReason } from './find-rejection-reason.ts';

describe('findRejectionReason', () => {
  it.each([
    ['en', 'What the fuck is this zip', 'profanity'],
    ['de', 'So ein Scheiß, nach zwei Wochen kaputt', 'profanity'],
    ['fr', 'C’est de la merde, cousu n’importe comment', 'profanity'],
    ['de', 'What a fucking joke', 'profanity'],
    ['en', 'Write to me at robin.vale@example.com for a discount', 'contactDetails'],
    ['en', 'Call +1 (303) 555-0142 and ask for Kim', 'contactDetails'],
    ['en', 'Much cheaper at www.example.com today', 'link'],
    ['de', 'Gibt es billiger auf schuhladen.de', 'link'],
    ['en', 'https://example.org/a', 'link'],
    ['en', '!!!!! 12345 ????? 999', 'unreadable'],
    ['en', 'Sooooooooooooooo good', 'unreadable'],
  ])('rejects, in %s, "%s" for %s', (language, text, reason) => {
    expect(findRejectionReason({ parts: [text], language })).toBe(reason);
  });

  it.each([
    ['de', 'Dicke Sohle, dickes Fell, ich bin begeistert.'],
    ['fr', 'Très chaude, idéale pour la pluie.'],
    ['en', 'Bought in size 10.5 for $129.95 on 12/11/2025, worn for 300 km.'],
    ['en', 'The cockpit-style hood works. Assembled well, too.'],
    ['de', 'Passt bei 1,85 m und 78 kg in L.Super Jacke.'],
  ])('accepts, in %s, "%s"', (language, text) => {
    expect(findRejectionReason({ parts: [text], language })).toBeUndefined();
  });

  it('accepts every seeded text in its language', () => {
    const reviews = buildReviews().map(({ id, language, headline, text, nickname }) => ({
      id,
      found: findRejectionReason({ parts: [headline[language], text[language], nickname], language }),
    }));
    const questions = buildQuestions().map(({ id, language, text }) => ({
      id,
      found: findRejectionReason({ parts: [text[language]], language }),
    }));
    expect([...reviews, ...questions].filter(({ found }) => found !== undefined)).toEqual([]);
  });
});
