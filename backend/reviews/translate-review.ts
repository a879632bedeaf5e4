import type { Handler } from '../router/handler.ts';

/** A published review in another language, by the translation service. The original stays with the client, for "show original". */
export function createTranslateReview(): Handler<'translateReview'> {
  return {
    handle() {
      return {
        status: 200,
        body: {
          reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20',
          from: 'en',
          language: 'de',
          headline: 'Eine Woche lang trocken',
          text: 'In den Highlands hat es jeden Tag geregnet, und ich bin trocken geblieben.',
        },
      };
    },
  };
}
