import type { SignedInAgent } from '#generated/openapi/authentication.ts';
import type { InStoreSalesInfo } from '#generated/openapi/shared.ts';

/** The employee of a staff session, as issueToken returns them. */
export type StaffMember = Associate | Agent;

/** Sells in a store. */
export interface Associate {
  readonly type: 'Associate';
  readonly inStoreSalesInfo: InStoreSalesInfo;
}

/** Acts for a customer once one is selected. */
export interface Agent {
  readonly type: 'Agent';
  readonly agent: SignedInAgent;
}
