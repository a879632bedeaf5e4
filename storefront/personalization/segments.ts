import type { Profile } from '#generated/openapi/consumer.ts';

/** What audiences go by. */
export interface AudienceFacts {
  readonly loggedIn: boolean;
  /** Of whoever is logged in; undefined where it could not be asked for. */
  readonly profile?: Pick<Profile, 'isLoyaltyMember' | 'consumerType' | 'preferences'> & {
    readonly consumerDetails: Pick<Profile['consumerDetails'], 'athlete' | 'identity'>;
  };
  readonly cartCount: number;
}

/** Of everybody who has signed in. */
export const loggedInSegment = 'loggedin';

export const employeeSegment = 'employee-loggedin';

/**
 * The audiences that a visitor belongs to, by the ids that editors select. The non- forms are for people who are logged in and do not
 * belong, which nobody can say without a profile; "ipa-wranx" is either of the two programmes.
 */
export function segmentsOf({ loggedIn, profile, cartCount }: AudienceFacts): ReadonlySet<string> {
  const segments = new Set<string>([cartCount > 0 ? 'cart-not-empty' : 'cart-empty']);
  if (!loggedIn) return segments.add('loggedout');
  segments.add(loggedInSegment);
  if (!profile) return segments;
  const { athlete, identity } = profile.consumerDetails;
  const ipa = identity.some(({ type }) => type === 'IPA');
  const wranx = identity.some(({ type }) => type === 'WRANX');
  const memberships = {
    loyalty: profile.isLoyaltyMember,
    employee: profile.consumerType === 'EMPLOYEE',
    'ipa-wranx': ipa || wranx,
    wranx,
    ipa,
    athletes: athlete !== undefined,
  };
  for (const [name, belongs] of Object.entries(memberships)) segments.add(`${belongs ? '' : 'non-'}${name}-loggedin`);
  return segments;
}
