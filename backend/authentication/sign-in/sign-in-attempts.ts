import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rate } from '../../limits/rate.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { countAttempt, removeAttemptsSql, type AttemptPorts } from './count-attempt.ts';

/** Failed passwords before an address is locked, and the duration of the lock. */
export const standardLockout: Rate = { calls: 10, seconds: 900 };

/** The normalized form of an email address, as in the database. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** The subject of attempts for an address. Unknown addresses have one too, so a lock does not reveal an account. */
const getAttemptSubject = (brand: string, email: string): string => hashSha256(`${brand} ${normalizeEmail(email)}`);

/** The account of an address, with the data that a sign-in needs. */
export interface KnownAccount {
  readonly customerId: string;
  readonly passwordHash: string;
}

interface Address {
  readonly brand: string;
  readonly email: string;
}

/** SQL that selects the account of an address, if any. */
const selectAccountSql = ({ brand, email }: Address): RawBuilder<unknown> =>
  sql`select accounts.customer_id, accounts.password_hash from customers join accounts on accounts.customer_id = customers.id
    where customers.brand = ${brand} and customers.email = ${normalizeEmail(email)}`;

/** Reads the current account of an address without counting an attempt. */
export async function readAccount(db: Kysely<Tables>, address: Address): Promise<KnownAccount | undefined> {
  const { rows } = await sql<KnownAccount>`select known.customer_id as "customerId", known.password_hash as "passwordHash"
    from (${selectAccountSql(address)}) known`.execute(db);
  return rows[0];
}

/**
 * Counts an attempt for an address and reads its account.
 * @throws CallError 423 AUT423 while the address is locked.
 */
export function beginAttempt(
  ports: AttemptPorts,
  { now, ...address }: Address & { readonly now: Date },
): Promise<KnownAccount | undefined> {
  const { brand, email } = address;
  const known = sql<KnownAccount>`select account.customer_id as "customerId", account.password_hash as "passwordHash"
    from (${selectAccountSql(address)}) account`;
  return countAttempt(ports, { subject: getAttemptSubject(brand, email), about: { brand }, known, now });
}

/** SQL that removes the attempts for an address after a correct password. */
export const removeAttemptsOfAddressSql = (brand: string, email: string): RawBuilder<unknown> =>
  removeAttemptsSql(getAttemptSubject(brand, email));
