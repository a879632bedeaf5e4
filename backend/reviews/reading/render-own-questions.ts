import type { Kysely } from 'kysely';
import type { OwnQuestion } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';
import { renderQuestions, type QuestionRecord } from './query-questions.ts';

/** Renders questions for their asker. */
export async function renderOwnQuestions(db: Kysely<Tables>, questions: readonly QuestionRecord[]): Promise<OwnQuestion[]> {
  const rendered = await renderQuestions(db, questions);
  return questions.flatMap(({ state, rejection }, index) => {
    const question = rendered[index];
    return question ? [{ question, state, ...(rejection !== null && { rejection }) }] : [];
  });
}
