import type { Enrollment, Gender, Notification, Subscription } from '#generated/openapi/consumer.ts';
import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Programme } from '../../database/tables/profiles.ts';
import type { Minor } from '../../money/minor-units.ts';

export interface StoredMembership {
  readonly programme: Programme;
  /** The spend of this year. */
  readonly currentSpendMinor: Minor;
  readonly annualCapMinor: Minor | null;
  readonly annualCreditMinor: Minor | null;
  readonly currency: string | null;
  readonly termsAccepted: boolean;
  readonly termsDeclined: boolean;
}

export interface StoredAddress {
  readonly id: string;
  readonly approachType: 'S' | 'B';
  readonly main: boolean;
  readonly fields: AddressInput;
}

type Known = Pick<Subscription, 'type' | 'channel' | 'optin' | 'recipient'>;

/** A subscription with null for unknown values. */
export type StoredSubscription = Known & {
  readonly [Field in Exclude<keyof Subscription, keyof Known>]-?: NonNullable<Subscription[Field]> | null;
};

/** The stored data of a customer's profile. Unknown values are null. */
export interface StoredProfile {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly birthDate: string | null;
  readonly gender: Gender | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly interests: string | null;
  readonly preferredShoeSize: string | null;
  readonly emailConfirmed: boolean;
  /** Null without a pending change. */
  readonly pendingEmail: string | null;
  readonly loyaltyPoints: number;
  readonly addresses: readonly StoredAddress[];
  readonly memberships: readonly StoredMembership[];
  readonly enrollments: readonly (Omit<Enrollment, 'doubleOptin'> & { readonly doubleOptin: boolean; readonly optinDate: string | null })[];
  readonly notifications: readonly Notification[];
  readonly subscriptions: readonly StoredSubscription[];
}
