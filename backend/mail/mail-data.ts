import { sql, type Expression, type SqlBool } from 'kysely';
import type { DataSubject, UserDataSource } from '../features/user-data-part.ts';

const isFor = ({ brand, email, phone }: DataSubject): Expression<SqlBool> =>
  sql<SqlBool>`recipient in (${email}, ${phone}) and payload ->> 'brand' = ${brand}`;

/** Mails and text messages to the customer. Their contents may have links with tokens and are not exported. */
export const mailData = {
  async export(db, customer) {
    const mails = await db
      .selectFrom('outbox')
      .select(['template', 'channel', 'recipient', 'created_at'])
      .where(isFor(customer))
      .orderBy('created_at', 'desc')
      .execute();
    return { mails: mails.map(({ created_at, ...mail }) => ({ ...mail, createdAt: created_at.toISOString() })) };
  },
  async erase(transaction, customer) {
    await transaction.deleteFrom('outbox').where(isFor(customer)).execute();
  },
} satisfies UserDataSource;
