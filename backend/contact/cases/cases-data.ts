import { sql } from 'kysely';
import type { UserDataSource } from '../../features/user-data-part.ts';
import { caseMailTemplates } from './case-mail-templates.ts';
import { getText } from './case-content.ts';

/** The cases of a customer. Erasure deletes them with their attachments; copies at the help desk are its own responsibility. */
export const casesData = {
  async export(db, { id }) {
    const [cases, attachments] = await Promise.all([
      db.selectFrom('cases').selectAll().where('customer_id', '=', id).orderBy('created_at', 'desc').execute(),
      db
        .selectFrom('case_attachments')
        .innerJoin('cases', 'cases.id', 'case_attachments.case_id')
        .select(['case_id', 'file_name'])
        .where('customer_id', '=', id)
        .orderBy('position')
        .execute(),
    ]);
    return {
      cases: cases.map(({ id: caseId, number, site_id, email, content, created_at }) => ({
        caseNumber: number,
        siteId: site_id,
        email,
        text: getText(content),
        attachments: attachments.filter(({ case_id }) => case_id === caseId).map(({ file_name }) => file_name),
        openedAt: created_at.toISOString(),
      })),
    };
  },
  async erase(transaction, { id }) {
    // Mails repeat the content of the case. Those to customer service name the sender, too.
    await sql`delete from outbox where dedupe_key in (
        select template || ':' || number from cases, unnest(${caseMailTemplates}::text[]) template where customer_id = ${id}::uuid)`.execute(
      transaction,
    );
    await transaction.deleteFrom('cases').where('customer_id', '=', id).execute();
  },
} satisfies UserDataSource;
