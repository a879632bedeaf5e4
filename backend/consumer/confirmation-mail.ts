import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface ConfirmationMail {
  readonly id: string;
  readonly consumerId: string;
  readonly brand: string;
  readonly recipient: string;
  readonly subscriptionType: string;
  readonly locale: string;
  readonly optinDate: Date;
}

/** Puts the mail that asks for a confirmation into the outbox, in the same transaction as the subscription; never twice for one opt-in. */
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
      payload: JSON.stringify({ brand: mail.brand, consumerId: mail.consumerId, subscriptionType: mail.subscriptionType }),
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}
