import { sql, type RawBuilder } from 'kysely';
import type { LinkPurpose } from '../../database/tables/accounts.ts';
import { CallError } from '../../router/call-error.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import type { Secrets } from '../tokens/secrets.ts';

export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly about?: Readonly<Record<string, unknown>>;
  /** Seconds. */
  readonly life: number;
  readonly now: Date;
}

export interface MailedLink {
  readonly token: string;
  readonly hash: string;
  /**
   * SQL that stores the hash of the link.
   * @param owners A select of the customer's id; without a row nothing is stored.
   */
  createStoreSql(owners: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** Creates a link for a mail. */
export function createLink(secrets: Secrets, { purpose, about, life, now }: NewLink): MailedLink {
  const token = secrets.random(32);
  const hash = hashSha256(token);
  const expires = new Date(now.getTime() + life * 1000);
  return {
    token,
    hash,
    createStoreSql: (owners) => sql`insert into mailed_links (hash, purpose, customer_id, about, expires_at)
      select ${hash}, ${purpose}, owner.id, ${about === undefined ? null : JSON.stringify(about)}::jsonb, ${expires}::timestamptz
      from (${owners}) owner (id)`,
  };
}

/** SQL condition that a token's row is unused and not expired. */
export const isValidLinkSql = (purpose: LinkPurpose, token: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`mailed_links.hash = ${hashSha256(token)} and mailed_links.purpose = ${purpose} and mailed_links.expires_at > ${now}`;

export const createExpiredLinkError = (): CallError => new CallError(410, 'AUT402', ['The link has expired or was used before.']);
