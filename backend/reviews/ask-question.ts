import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { Handler } from '../router/handler.ts';
import { moderationJob } from './moderation/moderation-job.ts';
import { getTextKey } from './moderation/text-key.ts';
import { readKnownStyle } from './reading/known-style.ts';
import { renderOwnQuestions } from './reading/render-own-questions.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { detectLanguage } from './writing/detect-language.ts';

/** Stores a question about a style. It is pending until the job has moderated it. */
export function createAskQuestion({ db, clock, ids, jobs }: ReviewsPorts): Handler<'askQuestion'> {
  return {
    async handle({ params: { productId }, body, context }) {
      const { id: customerId, role } = context.customer;
      const { shop, styleId } = await readKnownStyle(db, productId, context);
      const text = body.text.trim();
      const now = clock.now();
      const question = await db.transaction().execute(async (transaction) => {
        await assertKnownCustomer(transaction, context.customer);
        const asked = await transaction
          .insertInto('questions')
          .values({
            id: ids.uuid(),
            style_id: styleId,
            brand: shop.site.brand,
            site_id: shop.site.id,
            locale: shop.locale,
            customer_id: customerId,
            nickname: body.nickname.trim(),
            email: role === 'guest' ? (body.email?.toLowerCase() ?? null) : null,
            text,
            text_key: getTextKey(text),
            language: detectLanguage(text, shop.language),
            state: 'pending',
            rejection: null,
            created_at: now,
            updated_at: now,
          })
          // A repeated question can only change its nickname.
          .onConflict((conflict) =>
            conflict
              .columns(['customer_id', 'style_id', 'text_key'])
              .where('customer_id', 'is not', null)
              .doUpdateSet((set) => ({ nickname: set.ref('excluded.nickname') })),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        await jobs.send(transaction, moderationJob, {});
        return asked;
      });
      const [own] = await renderOwnQuestions(db, [question]);
      if (!own) throw new Error('[cairn] [reviews] the question was not rendered');
      return { status: 201, body: own };
    },
  };
}
