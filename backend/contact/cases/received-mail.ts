import { caseMailMessages } from '#generated/messages/case-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { CaseContent } from '../../database/documents/case-document.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { QueuedMail } from '../../mail/queue-mail.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { createCaseRows, getText } from './case-content.ts';
import type { CaseMailTemplate } from './case-mail-templates.ts';

export interface ReceivedCase {
  /** Id of the mail. */
  readonly id: string;
  readonly number: string;
  readonly shop: ShopContext;
  readonly email: string;
  readonly content: CaseContent;
  readonly fileNames: readonly string[];
  readonly answerWithinHours: number;
}

/** Confirms a case to its sender, with its number and a copy of its content. */
export function createReceivedMail({ id, number, shop, email, content, fileNames, answerWithinHours: hours }: ReceivedCase): QueuedMail {
  const messages = getMessages(caseMailMessages, shop.locale);
  const { brand, brandName } = shop.site;
  const { kind, firstName: name } = content;
  const [subject, received] =
    kind === 'contact'
      ? [messages.contactSubject({ number }), messages.contactReceived({ number, hours })]
      : [messages.warrantySubject({ number }), messages.warrantyReceived({ number, hours })];
  const template: CaseMailTemplate = `${kind}-received`;
  return {
    id,
    dedupeKey: `${template}:${number}`,
    template,
    recipient: email,
    locale: shop.locale,
    payload: {
      brand,
      subject,
      parts: [
        createParagraph(messages.greeting({ name })),
        createParagraph(received),
        { kind: 'rows', title: messages.copyTitle, rows: createCaseRows(content, fileNames, shop.locale, messages) },
        { kind: 'lines', title: messages.message, lines: getText(content).split('\n') },
        createParagraph(messages.notYou),
        createParagraph(messages.signature({ brand: brandName })),
      ],
    },
  };
}
