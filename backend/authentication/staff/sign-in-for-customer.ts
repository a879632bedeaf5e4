import { sql } from 'kysely';
import type { CustomerForAgent, SignInCode } from '#generated/openapi/authentication.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { CallContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { codeLifetime, createCode } from '../tokens/authorization-codes.ts';

interface Named {
  readonly staff: StaffMember;
  /** Null when the brand has no such account. */
  readonly customerName: string | null;
}

interface NamingContext {
  readonly site: ShopSite;
  readonly context: CallContext;
}

/**
 * Returns a code for an agent who acts for an account. The new session ends at the same time as the agent's.
 * @throws CallError 401 AUT401 for a token of another role or site, or an expired one; 404 AUT404 for an unknown account.
 */
export async function signInForCustomer(
  { db, clock, secrets, accessTokens, liveSessions, recordStaffAction }: AuthenticationPorts,
  { site, context }: NamingContext,
  { accessToken, customerId, codeChallenge }: CustomerForAgent,
): Promise<SignInCode> {
  const claims = await accessTokens.read(accessToken);
  const isGood = claims?.role === 'agent' && claims.siteId === site.id && (await liveSessions.getState(claims)) === 'live';
  const { rows } = isGood
    ? await sql<Named>`select s.staff, (
          select coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), c.email)
          from customers c join accounts a on a.customer_id = c.id where c.id = ${customerId}::uuid and c.brand = ${site.brand}) as "customerName"
        from sessions s where s.customer_id = ${claims.id}::uuid and s.usid = ${claims.usid} and s.staff is not null`.execute(db)
    : { rows: [] };
  const [named] = rows;
  if (!claims || !named)
    throw new CallError(401, 'AUT401', ['The access token does not belong to an agent of this site, or its session has ended.']);
  const { customerName } = named;
  if (customerName === null) throw new CallError(404, 'AUT404', ['Customer not found.']);
  const staff: StaffMember = { ...named.staff, serves: { name: customerName } };
  const { code, createStoreSql } = createCode({ siteId: site.id, codeChallenge, staff }, secrets, clock.now());
  await createStoreSql(sql`select customer_id from accounts where customer_id = ${customerId}::uuid`).execute(db);
  // From here on the agent reads data of the customer.
  const acting = { ...context, siteId: site.id, customer: { ...claims, id: customerId } };
  await recordStaffAction({ operationId: 'loginAgent', context: acting, status: 200, errorId: undefined, subject: {} });
  return { code, expiresIn: codeLifetime };
}
