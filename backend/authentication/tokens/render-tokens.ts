import type { TokenResponse } from '#generated/openapi/authentication.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { ActingStaff } from '../../router/call-context.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { accessTokenLifetime } from './access-token.ts';
import { refreshTokenLifetime, type RedeemedToken } from './refresh-tokens.ts';

export interface IssuedTokens extends RedeemedToken {
  readonly refreshToken: string;
}

const types = { guest: 'Guest', registered: 'Registered', associate: 'Associate', agent: 'Agent' } as const satisfies Record<
  RedeemedToken['role'],
  TokenResponse['type']
>;

const getActingStaff = ({ id, name, rank, store, serves }: StaffMember): ActingStaff => ({
  id,
  name,
  rank,
  ...(store && { store }),
  servesAccount: serves !== undefined,
});

/** Seconds until the employee's session ends. */
const getRemainingSeconds = ({ endsAt }: StaffMember, now: Date): number =>
  Math.max(1, Math.floor((new Date(endsAt).getTime() - now.getTime()) / 1000));

function renderStaff({ id, name, store, serves }: StaffMember, customerId: string): Pick<TokenResponse, 'inStoreSalesInfo' | 'agent'> {
  return store
    ? { inStoreSalesInfo: { storeId: store.id, storeName: store.name, storeEmployeeId: id, storeEmployeeName: name } }
    : { agent: { agentId: id, name, ...(serves && { customer: { customerId, name: serves.name } }) } };
}

/** Renders the tokens of a session in contract form, with a new access token. */
export async function renderTokens(
  { accessTokens, clock }: Pick<AuthenticationPorts, 'accessTokens' | 'clock'>,
  { customerId, usid, role, siteId, codeChallenge, refreshToken, staff }: IssuedTokens,
): Promise<TokenResponse> {
  const refreshExpiresIn = staff ? getRemainingSeconds(staff, clock.now()) : refreshTokenLifetime;
  const expiresIn = Math.min(accessTokenLifetime, refreshExpiresIn);
  const claims = { id: customerId, role, usid, siteId, ...(staff && { staff: getActingStaff(staff) }) };
  return {
    accessToken: await accessTokens.sign(claims, expiresIn),
    refreshToken,
    usid,
    customerId,
    type: types[role],
    tokenType: 'Bearer',
    expiresIn,
    refreshExpiresIn,
    codeChallenge,
    ...(staff && renderStaff(staff, customerId)),
  };
}
