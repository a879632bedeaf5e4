import type { ShopSite } from '#backend/sites/shop-site.ts';
import type { Programme } from '#backend/database/tables/profiles.ts';

/** One person of a kind whom the example shop knows from its beginning. */
export interface SeededPerson {
  /** Before the @; the domain is the brand's. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ids that the documentation names, by brand. */
  readonly ids?: Readonly<Record<ShopSite['brand'], string>>;
  /** Absent of whoever is no member. */
  readonly loyaltyPoints?: number;
  readonly interests?: string;
  /** Said in part alone; the rest is for the shopper to complete. */
  readonly isPartial?: true;
  readonly memberships?: readonly {
    readonly programme: Programme;
    readonly currentSpendMinor?: number;
    readonly annualCapMinor?: number;
    readonly annualCreditMinor?: number;
    readonly termsAccepted?: true;
  }[];
}

/** Everybody's. */
export const seededPassword = 'Summit-Pass-1';

export const seededPeople: readonly SeededPerson[] = [
  {
    name: 'customer',
    firstName: 'Robin',
    lastName: 'Vale',
    ids: { tarnfell: '4d1f6a10-9c3e-4b7a-8e21-5a0c7d2b9f01', solvane: '4d1f6a10-9c3e-4b7a-8e21-5a0c7d2b9f02' },
  },
  { name: 'newcomer', firstName: 'Alex', lastName: 'Moor', isPartial: true },
  { name: 'member', firstName: 'Kim', lastName: 'Rivers', loyaltyPoints: 1250, interests: 'hiking|camping' },
  {
    name: 'employee',
    firstName: 'Sam',
    lastName: 'Field',
    memberships: [{ programme: 'employee', currentSpendMinor: 42_000, annualCapMinor: 200_000, termsAccepted: true }],
  },
  {
    name: 'new-employee',
    firstName: 'Jo',
    lastName: 'Marsh',
    memberships: [{ programme: 'employee', annualCapMinor: 200_000 }],
  },
  {
    name: 'athlete',
    firstName: 'Noa',
    lastName: 'Peak',
    loyaltyPoints: 300,
    memberships: [{ programme: 'athlete', currentSpendMinor: 35_000, annualCapMinor: 150_000 }],
  },
  {
    name: 'credit-athlete',
    firstName: 'Mika',
    lastName: 'Ridge',
    memberships: [{ programme: 'athlete', currentSpendMinor: 10_000, annualCreditMinor: 100_000 }],
  },
  {
    name: 'prosumer',
    firstName: 'Toni',
    lastName: 'Stone',
    memberships: [{ programme: 'prosumer', currentSpendMinor: 5000, annualCreditMinor: 50_000 }],
  },
  { name: 'wranx', firstName: 'Lou', lastName: 'Brook', memberships: [{ programme: 'WRANX' }] },
  { name: 'ipa', firstName: 'Charlie', lastName: 'Wood', memberships: [{ programme: 'IPA' }] },
];
