import { sql, type Kysely } from 'kysely';
import { questionMailMessages } from '#generated/messages/question-mail/all.ts';
import type { AnswerAuthor } from '#generated/openapi/reviews.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { styleLanguageSql } from '../../catalog/regional-language.ts';
import type { Tables } from '../../database/tables.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { QuestionRecord } from '../reading/query-questions.ts';
import type { ReviewsPorts } from '../reviews-ports.ts';

interface AnsweredQuestion {
  readonly question: QuestionRecord;
  readonly recipient: string;
  readonly answer: { readonly id: string; readonly text: string; readonly author: AnswerAuthor };
}

/** The mail to a question's asker, in the language of the page of the question. Each answer has one. */
export async function writeAnswerMail(
  { ids, linkOrigin }: Pick<ReviewsPorts, 'ids' | 'linkOrigin'>,
  db: Kysely<Tables>,
  { question, recipient, answer }: AnsweredQuestion,
): Promise<QueuedMail> {
  const shop = getShopContext({ siteId: question.site_id, locale: question.locale });
  const { site, locale } = shop;
  const style = await db
    .selectFrom('style_texts')
    .select(['name', 'slug'])
    .where('style_id', '=', question.style_id)
    .where('language', '=', styleLanguageSql(shop, sql`${question.style_id}`))
    .executeTakeFirstOrThrow();
  const messages = getMessages(questionMailMessages, locale);
  const template = 'question-answered';
  return {
    id: ids.uuid(),
    dedupeKey: `${template}:${answer.id}`,
    template,
    recipient,
    locale,
    payload: {
      brand: site.brand,
      questionId: question.id,
      subject: messages.subject({ product: style.name }),
      parts: [
        createParagraph(messages.greeting({ name: question.nickname })),
        createParagraph(messages.answered({ product: style.name })),
        createParagraph(messages.question({ text: question.text })),
        createParagraph(messages.answer({ author: answer.author.displayName })),
        createParagraph(answer.text),
        { kind: 'link', label: messages.link, href: `${linkOrigin(site)}/${locale}/p/${style.slug}-${question.style_id}#questions` },
        createParagraph(messages.signature({ brand: site.brandName })),
      ],
    },
  };
}
