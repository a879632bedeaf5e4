import { sql, type Kysely, type Transaction } from 'kysely';
import type { RejectionReason } from '#generated/openapi/reviews.ts';
import { recordProductChanges } from '../../changes/record-product-changes.ts';
import type { Tables } from '../../database/tables.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { ReviewsPorts } from '../reviews-ports.ts';
import { findRejectionReason } from './find-rejection-reason.ts';
import { updateRatings } from './update-ratings.ts';

/** Texts per transaction. */
const batchSize = 50;

const getState = (rejection: RejectionReason | undefined) =>
  rejection === undefined ? ({ state: 'published', rejection: null } as const) : ({ state: 'rejected', rejection } as const);

/**
 * Publishes or rejects a batch of pending reviews.
 * @returns the size of the batch
 */
async function moderateReviews(transaction: Transaction<Tables>): Promise<number> {
  const pending = await transaction
    .selectFrom('reviews')
    .selectAll()
    .select(
      sql<boolean>`exists (select from reviews as other where other.text_key = reviews.text_key and other.id <> reviews.id
        and other.brand = reviews.brand and other.state = 'published')`.as('is_duplicate'),
    )
    .where('state', '=', 'pending')
    .orderBy('updated_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, headline, text, nickname, location, language, is_duplicate } of pending) {
    const found = findRejectionReason({ parts: [headline, text, nickname, location ?? ''], language });
    const next = getState(found ?? (is_duplicate ? 'duplicate' : undefined));
    await transaction.updateTable('reviews').set(next).where('id', '=', id).where('state', '=', 'pending').execute();
  }
  await updateRatings(
    transaction,
    pending.map(({ style_id }) => style_id),
  );
  return pending.length;
}

/**
 * Publishes or rejects a batch of pending questions.
 * @returns the size of the batch
 */
async function moderateQuestions(transaction: Transaction<Tables>): Promise<number> {
  const pending = await transaction
    .selectFrom('questions')
    .selectAll()
    .select(
      sql<boolean>`exists (select from questions as other where other.text_key = questions.text_key and other.id <> questions.id
        and other.style_id = questions.style_id and other.state = 'published')`.as('is_duplicate'),
    )
    .where('state', '=', 'pending')
    .orderBy('updated_at')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  const published: string[] = [];
  for (const { id, style_id, text, nickname, language, is_duplicate } of pending) {
    const next = getState(findRejectionReason({ parts: [text, nickname], language }) ?? (is_duplicate ? 'duplicate' : undefined));
    await transaction.updateTable('questions').set(next).where('id', '=', id).where('state', '=', 'pending').execute();
    if (next.state === 'published') published.push(style_id);
  }
  await recordProductChanges(transaction, published);
  return pending.length;
}

async function moderateAll(db: Kysely<Tables>, signal: AbortSignal, moderate: (transaction: Transaction<Tables>) => Promise<number>) {
  while (!signal.aborted && (await db.transaction().execute(moderate)) === batchSize);
}

/** The job that moderates shoppers' texts. */
export function createModerateTexts({ db }: Pick<ReviewsPorts, 'db'>): JobHandler<object> {
  return async (_, { signal }) => {
    await moderateAll(db, signal, moderateReviews);
    await moderateAll(db, signal, moderateQuestions);
    return signal.aborted ? 'again' : undefined;
  };
}
