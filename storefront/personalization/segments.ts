/** What is known of a shopper's session; a guest's when nobody has signed in. */
export interface SessionFacts {
  readonly loggedIn: boolean;
  readonly loyalty: boolean;
  readonly employee: boolean;
  readonly athlete: boolean;
  /** Professional programmes, e.g. "ipa", "wranx". */
  readonly programmes: readonly string[];
  readonly cartCount: number;
}

export const guest: SessionFacts = { loggedIn: false, loyalty: false, employee: false, athlete: false, programmes: [], cartCount: 0 };

/**
 * The audiences that a session belongs to, by the ids that editors select. The non- forms are for people who are
 * logged in and do not belong; "ipa-wranx" is either of the two programmes.
 */
export function segmentsOf(session: SessionFacts): ReadonlySet<string> {
  const segments = new Set<string>([session.cartCount > 0 ? 'cart-not-empty' : 'cart-empty']);
  if (!session.loggedIn) return segments.add('loggedout');
  segments.add('loggedin');
  const ipa = session.programmes.includes('ipa');
  const wranx = session.programmes.includes('wranx');
  const memberships = {
    loyalty: session.loyalty,
    employee: session.employee,
    'ipa-wranx': ipa || wranx,
    wranx,
    ipa,
    athletes: session.athlete,
  };
  for (const [name, belongs] of Object.entries(memberships)) segments.add(`${belongs ? '' : 'non-'}${name}-loggedin`);
  return segments;
}
