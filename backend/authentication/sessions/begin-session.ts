import type { Transaction } from 'kysely';
import type { Device } from '#generated/openapi/shared.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { createRefreshToken, type TokenFamily } from '../tokens/refresh-tokens.ts';

type SessionPorts = Pick<AuthenticationPorts, 'secrets' | 'clock'>;

export interface NewSession extends TokenFamily {
  /** Time of the last sign-in or password confirmation; predates the session when it was opened from another site of the brand. */
  readonly confirmedAt: Date;
}

/** Starts the session of an account or an employee. Returns its first refresh token. */
export async function beginSession(
  transaction: Transaction<Tables>,
  session: NewSession,
  device: Device,
  ports: SessionPorts,
): Promise<string> {
  const { family, customerId, siteId, usid, staff } = session;
  const { token, issued, expires, createStoreSql } = createRefreshToken(session, ports);
  const row = { family, customer_id: customerId, site_id: siteId, usid, staff: staff && JSON.stringify(staff), ...device };
  const moments = { began_at: issued, used_at: issued, confirmed_at: session.confirmedAt, ends_at: expires };
  await createStoreSql(transaction.with('begun', (created) => created.insertInto('sessions').values({ ...row, ...moments }))).execute();
  return token;
}

/** Stores the next refresh token of a guest or account session; an existing row is left unchanged. */
export async function storeNextRefreshToken(
  transaction: Transaction<Tables>,
  session: TokenFamily,
  successor: string,
  ports: SessionPorts,
): Promise<void> {
  const { issued, expires, createStoreSql } = createRefreshToken(session, ports, successor);
  const moments = { used_at: issued, ends_at: expires };
  await createStoreSql(transaction.with('used', (known) => known.updateTable('sessions').set(moments).where('family', '=', session.family)))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}
