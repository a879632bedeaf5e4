import type { Profile } from '#generated/openapi/consumer.ts';

/** Facts that determine a visitor's audiences. */
export interface AudienceFacts {
  readonly loggedIn: boolean;
  /** Profile of a signed-in customer; undefined if it fails to load. */
  readonly profile?: Pick<Profile, 'isLoyaltyMember' | 'consumerType' | 'preferences'> & {
    readonly consumerDetails: Pick<Profile['consumerDetails'], 'employee' | 'athlete' | 'prosumer' | 'identity'>;
  };
  readonly cartCount: number;
}

/** Segment of every signed-in customer. */
export const loggedInSegment = 'loggedin';

export const employeeSegment = 'employee-loggedin';

/** True for members, employees, athletes and professionals. */
export function hasBenefits({ profile }: AudienceFacts): boolean {
  if (!profile) return false;
  const { employee, athlete, prosumer, identity } = profile.consumerDetails;
  return profile.isLoyaltyMember || identity.length > 0 || [employee, athlete, prosumer].some((benefit) => benefit !== undefined);
}

/**
 * The audiences of a visitor, by the ids that editors select. The non- forms apply to signed-in customers with a profile who are not
 * members; "ipa-wranx" covers both programs.
 */
export function getSegments({ loggedIn, profile, cartCount }: AudienceFacts): ReadonlySet<string> {
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
