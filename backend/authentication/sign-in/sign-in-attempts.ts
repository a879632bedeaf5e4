import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Rate } from '../../limits/rate.ts';
import type { Log } from '../../ports.ts';
import { CallError } from '../../router/call-error.ts';
import { sha256 } from '../tokens/code-challenge.ts';

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

interface Attempt {
  readonly failures: number;
  readonly endsAt: Date;
  readonly customerId: string | null;
  readonly passwordHash: string | null;
}

export interface AttemptPorts {
  readonly db: Kysely<Tables>;
  readonly lockout: Rate;
  readonly log: Log;
}

/**
 * Counts an attempt and reads the account of the address, in one statement. It counts as failed until it is known to be right, so that
 * attempts at the same time are no more than those one after the other. Throws 423 AUT423 while the address is locked.
 */
export async function beginAttempt(
  { db, log, lockout: { calls: most, seconds } }: AttemptPorts,
  { brand, email, now }: Address & { readonly now: Date },
): Promise<KnownAccount | undefined> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<Attempt>`
    with attempt as (
      insert into sign_in_attempts as a (subject, failures, ends_at) values (${attemptSubject(brand, email)}, 1, ${ends})
      on conflict (subject) do update set
        failures = case when a.ends_at <= ${now} then 1 else least(a.failures, ${most}::int + 1) + 1 end,
        ends_at = case when a.ends_at > ${now} and a.failures >= ${most} then a.ends_at else excluded.ends_at end
      returning failures, ends_at
    )
    select attempt.failures, attempt.ends_at as "endsAt", known.customer_id as "customerId", known.password_hash as "passwordHash"
    from attempt left join (${accountsOf({ brand, email })}) known on true`.execute(db);
  const [attempt] = rows;
  if (!attempt) throw new Error('[cairn] [authentication] an attempt was not counted');
  const { failures, endsAt, customerId, passwordHash } = attempt;
  // Told once for a lock, by whoever meets it first.
  if (failures === most + 1) log.warn('[cairn] [authentication] an address is locked after too many wrong passwords', { brand, seconds });
  if (failures > most) throw locked(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
  return customerId !== null && passwordHash !== null ? { customerId, passwordHash } : undefined;
}

function locked(wait: number): CallError {
  return new CallError(423, 'AUT423', [`Too many wrong passwords; wait ${wait} seconds.`], wait);
}

/** The part of a statement that forgets the attempts for an address once a password was right. */
export const forgettingAttempts = (brand: string, email: string): RawBuilder<unknown> =>
  sql`delete from sign_in_attempts where subject = ${attemptSubject(brand, email)}`;
