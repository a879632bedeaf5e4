import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Question, QuestionSort } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';
import { getSearchWords } from './search-words.ts';

export type QuestionRecord = Selectable<Tables['questions']>;

export interface QuestionQuery {
  readonly styleId: string;
  readonly language: string;
  readonly from: number;
  readonly size: number;
  readonly sort: QuestionSort;
  readonly q: string | undefined;
}

const answerCount = sql`(select count(*) from answers where answers.question_id = questions.id)`;
const helpfulness = sql`(select coalesce(max(helpful - not_helpful), 0) from answers where answers.question_id = questions.id)`;

const orders: Readonly<Record<QuestionSort, (language: string) => readonly RawBuilder<unknown>[]>> = {
  mostRelevant: (language) => [sql`language <> ${language}`, sql`(${answerCount} = 0)`, sql`${helpfulness} desc`],
  newest: () => [],
  mostAnswers: () => [sql`${answerCount} desc`],
  mostHelpful: () => [sql`${helpfulness} desc`],
};

/** Number of the words that a question and its answers contain. */
const countSharedWords = (words: readonly string[]): RawBuilder<number> => {
  const whole = sql`questions.text || ' ' || coalesce((select string_agg(answers.text, ' ') from answers where answers.question_id = questions.id), '')`;
  const pieces = words.map((word) => sql`(${whole} ilike ${`%${word}%`})::int`);
  // A bare 0 in ORDER BY would be a column number.
  return pieces.length === 0 ? sql<number>`0::int` : sql<number>`(${sql.join(pieces, sql` + `)})`;
};

export interface QuestionPage {
  readonly questions: readonly QuestionRecord[];
  /** Number of matching questions. */
  readonly total: number;
  /** Number of published questions of the style. */
  readonly count: number;
}

export async function queryQuestions(db: Kysely<Tables>, { styleId, language, from, size, sort, q }: QuestionQuery): Promise<QuestionPage> {
  const words = q === undefined ? [] : getSearchWords(q);
  const shared = countSharedWords(words);
  const published = db.selectFrom('questions').where('style_id', '=', styleId).where('state', '=', 'published');
  const matching = q === undefined ? published : published.where(sql<SqlBool>`${shared} > 0`);
  const order = [...(q === undefined ? [] : [sql`${shared} desc`]), ...orders[sort](language), sql`created_at desc`, sql`id`];
  const count = (query: typeof published) => query.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const [questions, matches, all] = await Promise.all([
    matching
      .selectAll()
      .orderBy(sql.join(order, sql`, `))
      .offset(from)
      .limit(size)
      .execute(),
    count(matching),
    count(published),
  ]);
  return { questions, total: Number(matches.count), count: Number(all.count) };
}

/** Questions with their answers, most helpful first. */
export async function renderQuestions(db: Kysely<Tables>, questions: readonly QuestionRecord[]): Promise<readonly Question[]> {
  const ids = questions.map(({ id }) => id);
  const answers =
    ids.length === 0
      ? []
      : await db
          .selectFrom('answers')
          .selectAll()
          .where('question_id', 'in', ids)
          .orderBy(sql`helpful - not_helpful`, 'desc')
          .orderBy('created_at')
          .execute();
  return questions.map(({ id, style_id, text, language, nickname, created_at }) => ({
    id,
    productId: style_id,
    text,
    language,
    nickname,
    createdAt: created_at.toISOString(),
    answers: answers
      .filter(({ question_id }) => question_id === id)
      .map((answer) => ({
        id: answer.id,
        text: answer.text,
        language: answer.language,
        author: { kind: answer.author_kind, displayName: answer.display_name },
        createdAt: answer.created_at.toISOString(),
        votes: { helpful: answer.helpful, notHelpful: answer.not_helpful },
      })),
  }));
}
