/** Limits how far an employee may adjust prices. */
export type StaffRank = 'associate' | 'manager' | 'agent' | 'supervisor';

/** The employee of a session: an associate in a store, or an agent. */
export interface StaffMember {
  readonly role: 'associate' | 'agent';
  /** storeEmployeeId of an associate. */
  readonly id: string;
  /** As customers see it. */
  readonly name: string;
  readonly rank: StaffRank;
  /** Present for associates. */
  readonly store?: StaffStore;
  /** The account that an agent acts for. */
  readonly serves?: { readonly name: string };
  /** ISO; no token of the session outlives it. */
  readonly endsAt: string;
}

export interface StaffStore {
  readonly id: string;
  readonly name: string;
}
