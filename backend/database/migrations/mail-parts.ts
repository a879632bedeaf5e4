import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Mails are stored by their parts, of which text and HTML are made; one that will never be taken says why. */
export const mailParts: Migration = {
  name: '027-mail-parts',
  up: async (transaction) => {
    await sql`update outbox set payload = payload - 'text' || jsonb_build_object(
      'parts', jsonb_build_array(jsonb_build_object('kind', 'paragraph', 'text', payload -> 'text')))
      where payload ? 'text'`.execute(transaction);
    await sql`alter table outbox add column refusal text`.execute(transaction);
  },
};
