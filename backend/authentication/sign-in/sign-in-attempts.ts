import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rate } from '../../limits/rate.ts';
import { sha256 } from '../tokens/code-challenge.ts';
import { countAttempt, removingAttempts, type AttemptPorts } from './count-attempt.ts';

/** Wrong passwords until an address is locked, and for how long it is. */
export const standardLockout: Rate = { calls: 10, seconds: 900 };

/** One spelling of an e-mail address: the one that is stored. */
export const spellEmail = (email: string): string => email.trim().toLowerCase();

/** What attempts are counted for: any address, so that nothing tells whether it has an account. */
const attemptSubject = (brand: string, email: string): string => sha256(`${brand} ${spellEmail(email)}`);

/** The account of an address, as a sign-in needs it. */
export interface KnownAccount {
  readonly customerId: string;
  readonly passwordHash: string;
}

interface Address {
  readonly brand: string;
  readonly email: string;
}

/** The account of an address, if any. */
const accountsOf = ({ brand, email }: Address): RawBuilder<unknown> =>
  sql`select accounts.customer_id, accounts.password_hash from customers join accounts on accounts.customer_id = customers.id
    where customers.brand = ${brand} and customers.email = ${spellEmail(email)}`;

/** The account of an address as it is stored now; no attempt is counted. */
export async function readAccount(db: Kysely<Tables>, address: Address): Promise<KnownAccount | undefined> {
  const { rows } = await sql<KnownAccount>`select known.customer_id as "customerId", known.password_hash as "passwordHash"
    from (${accountsOf(address)}) known`.execute(db);
  return rows[0];
}

/** Counts an attempt for an address and reads its account. @throws CallError 423 AUT423 while the address is locked */
export function beginAttempt(
  ports: AttemptPorts,
  { now, ...address }: Address & { readonly now: Date },
): Promise<KnownAccount | undefined> {
  const { brand, email } = address;
  const known = sql<KnownAccount>`select account.customer_id as "customerId", account.password_hash as "passwordHash"
    from (${accountsOf(address)}) account`;
  return countAttempt(ports, { subject: attemptSubject(brand, email), about: { brand }, known, now });
}

/** The part of a statement that forgets the attempts for an address once a password was right. */
export const forgettingAttempts = (brand: string, email: string): RawBuilder<unknown> => removingAttempts(attemptSubject(brand, email));
