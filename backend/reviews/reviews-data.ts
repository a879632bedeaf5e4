import type { UserDataSource } from '../features/user-data-part.ts';

/**
 * Reviews and questions of a customer. Erasure deletes unpublished texts and anonymizes published ones; votes remain in the counts without
 * an owner.
 */
export const reviewsData = {
  async export(db, { id }) {
    const [reviews, questions] = await Promise.all([
      db.selectFrom('reviews').selectAll().where('customer_id', '=', id).orderBy('created_at', 'desc').execute(),
      db.selectFrom('questions').selectAll().where('customer_id', '=', id).orderBy('created_at', 'desc').execute(),
    ]);
    return {
      reviews: reviews.map(({ style_id, rating, headline, text, nickname, location, state, created_at }) => ({
        productId: style_id,
        rating,
        headline,
        text,
        nickname,
        ...(location && { location }),
        state,
        createdAt: created_at.toISOString(),
      })),
      questions: questions.map(({ style_id, text, nickname, state, created_at }) => ({
        productId: style_id,
        text,
        nickname,
        state,
        createdAt: created_at.toISOString(),
      })),
    };
  },
  async erase(transaction, { id }) {
    for (const table of ['review_votes', 'answer_votes', 'review_flags'] as const)
      await transaction.deleteFrom(table).where('customer_id', '=', id).execute();
    for (const table of ['reviews', 'questions'] as const)
      await transaction.deleteFrom(table).where('customer_id', '=', id).where('state', '<>', 'published').execute();
    await transaction
      .updateTable('reviews')
      .set({ customer_id: null, nickname: '', location: null })
      .where('customer_id', '=', id)
      .execute();
    await transaction
      .updateTable('questions')
      .set({ customer_id: null, nickname: '', email: null })
      .where('customer_id', '=', id)
      .execute();
    await transaction.updateTable('answers').set({ customer_id: null, display_name: '' }).where('customer_id', '=', id).execute();
  },
} satisfies UserDataSource;
