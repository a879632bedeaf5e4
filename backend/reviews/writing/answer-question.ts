import type { AnswerAuthor } from '#generated/openapi/reviews.ts';
import { recordProductChanges } from '../../changes/record-product-changes.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { writeAnswerMail } from './answer-mail.ts';
import type { ReviewsPorts } from '../reviews-ports.ts';

export interface NewAnswer {
  readonly questionId: string;
  readonly text: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly author: AnswerAuthor;
}

export type AnswerPorts = Pick<ReviewsPorts, 'db' | 'clock' | 'ids' | 'jobs' | 'linkOrigin'>;

/**
 * Stores an answer to a published question and queues the mail to its asker, in one transaction. A guest's address is deleted with it.
 * @returns Id of the answer; undefined if there is no such question
 */
export function answerQuestion(ports: AnswerPorts, { questionId, text, language, author }: NewAnswer): Promise<string | undefined> {
  const { db, clock, ids, jobs } = ports;
  return db.transaction().execute(async (transaction) => {
    const question = await transaction
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', questionId)
      .where('state', '=', 'published')
      .forUpdate()
      .executeTakeFirst();
    if (!question) return undefined;
    const [id, now] = [ids.uuid(), clock.now()];
    await transaction
      .insertInto('answers')
      .values({ id, question_id: questionId, author_kind: author.kind, display_name: author.displayName, text, language, created_at: now })
      .execute();
    await recordProductChanges(transaction, [question.style_id]);
    const customer = await transaction.selectFrom('customers').select('email').where('id', '=', question.customer_id).executeTakeFirst();
    const recipient = question.email ?? customer?.email;
    if (recipient) {
      const mail = await writeAnswerMail(ports, transaction, { question, recipient, answer: { id, text, author } });
      await queueMail(transaction, jobs, mail, now);
      await transaction.updateTable('questions').set({ email: null }).where('id', '=', questionId).execute();
    }
    return id;
  });
}
