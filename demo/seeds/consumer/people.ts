import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { ShopSite } from '#backend/sites/shop-site.ts';
import type { ValueEntryKind } from '#backend/database/tables/stored-value.ts';
import type { Programme } from '#backend/database/tables/profiles.ts';

/** Points credited before the shop opened. */
export interface SeededPoints {
  readonly kind: Extract<ValueEntryKind, 'issue' | 'earn'>;
  readonly amount: number;
  readonly daysAgo: number;
}

/** A seeded customer of the example shop. */
export interface SeededPerson {
  /** The part before the @; the domain is the brand's. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Documented ids by brand. */
  readonly ids?: Readonly<Record<ShopSite['brand'], string>>;
  /** Entries of the points account, oldest first; absent for customers who are not members. */
  readonly points?: readonly SeededPoints[];
  readonly interests?: string;
  /** A saved card, the default, that expired with last month. The payment partner does not store it. */
  readonly expiredCard?: Pick<MaskedCard, 'brand' | 'last4'>;
  /** True for an incomplete profile that the shopper has to complete. */
  readonly isPartial?: true;
  readonly memberships?: readonly {
    readonly programme: Programme;
    readonly currentSpendMinor?: number;
    readonly annualCapMinor?: number;
    readonly annualCreditMinor?: number;
    readonly termsAccepted?: true;
  }[];
}

/** Password of all seeded customers. */
export const seededPassword = 'Summit-Pass-1';

export const seededPeople: readonly SeededPerson[] = [
  {
    name: 'customer',
    firstName: 'Robin',
    lastName: 'Vale',
    ids: { tarnfell: '4d1f6a10-9c3e-4b7a-8e21-5a0c7d2b9f01', solvane: '4d1f6a10-9c3e-4b7a-8e21-5a0c7d2b9f02' },
  },
  { name: 'newcomer', firstName: 'Alex', lastName: 'Moor', isPartial: true },
  {
    name: 'member',
    firstName: 'Kim',
    lastName: 'Rivers',
    points: [
      { kind: 'issue', amount: 500, daysAgo: 40 },
      { kind: 'earn', amount: 180, daysAgo: 31 },
      { kind: 'earn', amount: 570, daysAgo: 4 },
    ],
    interests: 'hiking|camping',
  },
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
    points: [{ kind: 'earn', amount: 300, daysAgo: 20 }],
    memberships: [{ programme: 'athlete', currentSpendMinor: 35_000, annualCapMinor: 150_000 }],
  },
  {
    name: 'credit-athlete',
    firstName: 'Mika',
    lastName: 'Ridge',
    points: [{ kind: 'earn', amount: 800, daysAgo: 12 }],
    memberships: [{ programme: 'athlete', currentSpendMinor: 10_000, annualCreditMinor: 100_000 }],
  },
  {
    name: 'prosumer',
    firstName: 'Toni',
    lastName: 'Stone',
    memberships: [{ programme: 'prosumer', currentSpendMinor: 5000, annualCreditMinor: 50_000 }],
  },
  {
    name: 'expired-card',
    firstName: 'Jamie',
    lastName: 'Hill',
    expiredCard: { brand: 'Tessary', last4: '8908' },
  },
  { name: 'wranx', firstName: 'Lou', lastName: 'Brook', memberships: [{ programme: 'WRANX' }] },
  { name: 'ipa', firstName: 'Charlie', lastName: 'Wood', memberships: [{ programme: 'IPA' }] },
];
