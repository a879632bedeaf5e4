import { CallError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { ReviewRecord } from './reading/render-review.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { createReviewNotFoundError } from './votes/lock-review.ts';

type Translated = Pick<ReviewRecord, 'headline' | 'text'>;

/** Returns a published review in another language. Translations are stored, so that the service is called once. */
export function createTranslateReview({ db, log, translation }: ReviewsPorts): Handler<'translateReview'> {
  async function translate({ id, headline, text, language: from }: ReviewRecord, to: string): Promise<Translated> {
    const texts = await translation.translate({ from, to, texts: [headline, text] }).catch((error: unknown) => {
      log.error('[cairn] [reviews] the translation service failed', { reason: String(error) });
      throw new CallError(503, 'REV503', ['The translation service does not respond.']);
    });
    if (texts === null) throw new CallError(422, 'REV422', ['The review cannot be translated into this language.']);
    const translated = { headline: texts[0] ?? '', text: texts[1] ?? '' };
    // Does not store the translation if the review was rewritten meanwhile.
    await db
      .insertInto('review_translations')
      .columns(['review_id', 'language', 'headline', 'text'])
      .expression((query) =>
        query
          .selectFrom('reviews')
          .select((select) => [
            'id',
            select.val(to).as('language'),
            select.val(translated.headline).as('translated_headline'),
            select.val(translated.text).as('translated_text'),
          ])
          .where('id', '=', id)
          .where('text', '=', text)
          .where('headline', '=', headline),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return translated;
  }

  return {
    async handle({ params: { reviewId }, body, context }) {
      const { site, language: own } = getShopContext(context);
      const language = body.language ?? own;
      const review = await db
        .selectFrom('reviews')
        .selectAll()
        .where('id', '=', reviewId)
        .where('brand', '=', site.brand)
        .where('state', '=', 'published')
        .executeTakeFirst();
      if (!review) throw createReviewNotFoundError();
      const stored: Translated | undefined =
        review.language === language
          ? review
          : await db
              .selectFrom('review_translations')
              .select(['headline', 'text'])
              .where('review_id', '=', reviewId)
              .where('language', '=', language)
              .executeTakeFirst();
      const { headline, text } = stored ?? (await translate(review, language));
      return { body: { reviewId, from: review.language, language, headline, text } };
    },
  };
}
