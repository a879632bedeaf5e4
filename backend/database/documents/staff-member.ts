/** Determines the limit of price adjustments. */
export type StaffRank = 'associate' | 'manager' | 'agent' | 'supervisor';

/** The employee of a session: an associate in a store, or an agent. */
export interface StaffMember {
  readonly role: 'associate' | 'agent';
  /** The storeEmployeeId of an associate. */
  readonly id: string;
  /** Display name for customers. */
  readonly name: string;
  readonly rank: StaffRank;
  /** Present for associates. */
  readonly store?: StaffStore;
  /** The account that an agent acts for. */
  readonly serves?: { readonly name: string };
  /** ISO; the end of all tokens of the session. */
  readonly endsAt: string;
}

export interface StaffStore {
  readonly id: string;
  readonly name: string;
}
