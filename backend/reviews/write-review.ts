import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { Handler } from '../router/handler.ts';
import { moderationJob } from './moderation/moderation-job.ts';
import { getTextKey } from './moderation/text-key.ts';
import { updateRatings } from './moderation/update-ratings.ts';
import { readKnownStyle } from './reading/known-style.ts';
import { renderOwnReview } from './reading/render-review.ts';
import { readReviewFrame } from './reading/review-frame.ts';
import { getScales } from './reading/get-scales.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { validateScales, rejectLongText } from './writing/validate-review.ts';
import { detectLanguage } from './writing/detect-language.ts';
import { findLastPurchase } from './writing/find-last-purchase.ts';

/** Writes or replaces the customer's review of a style. It is pending until the job has moderated it. */
export function createWriteReview({ db, clock, ids, jobs }: ReviewsPorts): Handler<'writeReview'> {
  return {
    accept: rejectLongText,
    async handle({ params: { productId }, body, context }) {
      const { id: customerId } = context.customer;
      const style = await readKnownStyle(db, productId, context);
      const { shop, styleId } = style;
      const [headline, text, nickname] = [body.headline, body.text, body.nickname].map((part) => part.trim()) as [string, string, string];
      const bought = await findLastPurchase(db, customerId, styleId);
      const now = clock.now();
      const fields = {
        site_id: shop.site.id,
        rating: body.rating,
        headline,
        text,
        text_key: getTextKey(text),
        language: detectLanguage(`${headline}. ${text}`, shop.language),
        nickname,
        location: body.location?.trim() || null,
        verified: bought !== undefined,
        bought: bought === undefined ? null : JSON.stringify(bought),
        recommended: body.recommended ?? null,
        scales: JSON.stringify(validateScales(body, getScales(style))),
        state: 'pending',
        rejection: null,
        updated_at: now,
      } as const;
      const review = await db.transaction().execute(async (transaction) => {
        await assertKnownCustomer(transaction, context.customer);
        const key = { customer_id: customerId, style_id: styleId };
        const written = await transaction
          .insertInto('reviews')
          .values({ id: ids.uuid(), brand: shop.site.brand, ...key, ...fields, photos: '[]', replies: '[]', created_at: now })
          .onConflict((conflict) => conflict.columns(['customer_id', 'style_id']).where('customer_id', 'is not', null).doUpdateSet(fields))
          .returningAll()
          .executeTakeFirstOrThrow();
        await transaction.deleteFrom('review_translations').where('review_id', '=', written.id).execute();
        // A replaced review no longer counts until it is published again.
        await updateRatings(transaction, [styleId]);
        await jobs.send(transaction, moderationJob, {});
        return written;
      });
      return { status: 201, body: renderOwnReview(review, await readReviewFrame(db, style)) };
    },
  };
}
