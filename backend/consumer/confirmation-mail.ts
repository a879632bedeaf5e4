import type { Transaction } from 'kysely';
import { newsletterMailMessages } from '#generated/messages/newsletter-mail/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { Tables } from '../database/tables.ts';
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

/** Puts the mail that confirms a subscription into the outbox, in the same transaction as the subscription; never twice for one opt-in. */
export async function queueConfirmationMail(transaction: Transaction<Tables>, mail: ConfirmationMail, now: Date): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: mail.id,
      dedupe_key: ['subscription-confirmation', mail.consumerId, mail.subscriptionType, mail.recipient, mail.optinDate.toISOString()].join(
        ':',
      ),
      template: 'subscription-confirmation',
      recipient: mail.recipient,
      locale: mail.locale,
      payload: JSON.stringify({
        brand: mail.brand,
        consumerId: mail.consumerId,
        subscriptionType: mail.subscriptionType,
        ...writeConfirmation(mail),
      }),
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
