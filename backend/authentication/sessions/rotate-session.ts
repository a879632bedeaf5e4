import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CallCustomer } from '../../router/call-context.ts';
import { createSessionEndedError } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { createRefreshToken } from '../tokens/refresh-tokens.ts';
import type { IssuedTokens } from '../tokens/render-tokens.ts';

interface RotatedRow {
  readonly family: string;
  readonly siteId: string;
  readonly codeChallenge: string;
}

/**
 * Replaces all tokens of a session, which makes copies of the old ones useless, and ends sessions on other sites with the same usid. The
 * customer must be locked.
 * @param siteId Site of the access token.
 * @throws CallError 401 AUT401 when the session has ended meanwhile.
 */
export async function rotateSession(
  transaction: Transaction<Tables>,
  { id: customerId, usid: earlier, role }: CallCustomer,
  siteId: string,
  { clock, ids, secrets }: Pick<AuthenticationPorts, 'clock' | 'ids' | 'secrets'>,
): Promise<IssuedTokens> {
  const usid = ids.uuid();
  const { rows } = await sql<RotatedRow>`with rotated as (
      update sessions set usid = ${usid}, used_at = ${clock.now()}
      where customer_id = ${customerId}::uuid and usid = ${earlier} and site_id = ${siteId} returning family, site_id
    ), others as (
      delete from sessions where customer_id = ${customerId}::uuid and usid = ${earlier} and site_id <> ${siteId} returning family
    ), ended as (
      delete from refresh_tokens where family in (select family from rotated union all select family from others) returning family, code_challenge, issued_at
    )
    select rotated.family, rotated.site_id as "siteId", ended.code_challenge as "codeChallenge"
    from rotated join ended on ended.family = rotated.family order by ended.issued_at desc limit 1`.execute(transaction);
  const [rotated] = rows;
  if (!rotated) throw createSessionEndedError();
  const session = { ...rotated, customerId, usid, role, staff: null };
  const { token, expires, createStoreSql } = createRefreshToken(session, { clock, secrets });
  await createStoreSql(
    transaction.with('continued', (known) => known.updateTable('sessions').set({ ends_at: expires }).where('family', '=', rotated.family)),
  ).execute();
  return { ...session, refreshToken: token };
}
