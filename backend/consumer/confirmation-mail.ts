import { newsletterMailMessages } from '#generated/messages/newsletter-mail/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { QueuedMail } from '../mail/queue-mail.ts';
import { brandNameOf } from '../sites/shop-site.ts';

export interface ConfirmationMail {
  readonly id: string;
  readonly consumerId: string;
  readonly brand: string;
  readonly recipient: string;
  readonly subscriptionType: string;
  readonly locale: string;
  readonly optinDate: Date;
}

/** Subject and plain text, in the language of the page that the consumer signed up on. */
function writeConfirmation({ brand: id, recipient, locale }: ConfirmationMail): { readonly subject: string; readonly text: string } {
  const messages = messagesIn(newsletterMailMessages, locale);
  const brand = brandNameOf(id);
  const paragraphs = [`${messages.greeting}\n${messages.thanks({ recipient })}`, messages.notYou, messages.signature({ brand })];
  return { subject: messages.subject({ brand }), text: paragraphs.join('\n\n') };
}

/** The mail that confirms a subscription; once for one opt-in. */
export function confirmationOf(mail: ConfirmationMail): QueuedMail {
  const { id, consumerId, subscriptionType, recipient, optinDate, brand, locale } = mail;
  const template = 'subscription-confirmation';
  return {
    id,
    dedupeKey: [template, consumerId, subscriptionType, recipient, optinDate.toISOString()].join(':'),
    template,
    recipient,
    locale,
    payload: { brand, consumerId, subscriptionType, ...writeConfirmation(mail) },
  };
}
