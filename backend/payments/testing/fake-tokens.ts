import {
  PaymentTokenError,
  type AuthorizationResponse,
  type AuthorizationRequest,
  type CardSummary,
  type IssuerChallenge,
} from '../payments.ts';

/** Kinds of tokens that the fake accepts, each named after its result. All others are invalid. */
export const fakeTokens = {
  approved: 'token-approved',
  declined: 'token-declined',
  expired: 'token-expired-card',
  fraud: 'token-fraud',
  /** Waits for a challenge until the test calls `endChallenge`. */
  authenticate: 'token-authenticate',
  /** The issuer does not authenticate the shopper and shows no challenge. */
  unauthenticated: 'token-unauthenticated',
  /** A token that has expired after half an hour. */
  outdated: 'token-outdated',
} as const;

let tokensMade = 0;

/** Creates a unique token. Like a partner's token it can be used once. */
export function createFakeToken(kind: string): string {
  tokensMade += 1;
  return `${kind}~${tokensMade}`;
}

export const fakeOrigin = 'https://partners.example';
export const fakeCard: CardSummary = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };

const getKind = (token: string): string => token.split('~', 1)[0] ?? token;

/** @throws PaymentTokenError for an expired token or an unknown kind */
export function checkFakeToken(token: string): void {
  if (getKind(token) === fakeTokens.outdated) throw new PaymentTokenError('expired');
  if (!Object.values<string>(fakeTokens).includes(getKind(token))) throw new PaymentTokenError('invalid');
}

function createChallenge(reference: string): IssuerChallenge {
  const authenticationId = `authn-${reference}`;
  const page = `${fakeOrigin}/payments/acs/${authenticationId}`;
  return {
    authenticationId,
    frameUrl: page,
    redirectUrl: `${page}?window=whole`,
    origin: fakeOrigin,
    expiresAt: '2026-11-21T09:10:00.000Z',
  };
}

export function createApproval({ reference, storeCard }: AuthorizationRequest): AuthorizationResponse {
  return { outcome: 'approved', authorizationId: `auth-${reference}`, ...(storeCard && { vaultId: `vault-${reference}` }) };
}

/** The issuer's response to a charge with this kind of token. */
export function createResponse(request: AuthorizationRequest): AuthorizationResponse {
  checkFakeToken(request.token);
  const kind = getKind(request.token);
  if (kind === fakeTokens.authenticate) return { outcome: 'authenticate', challenge: createChallenge(request.reference) };
  for (const outcome of ['declined', 'expired', 'fraud', 'unauthenticated'] as const) if (kind === fakeTokens[outcome]) return { outcome };
  return createApproval(request);
}
