import type { AgentSignIn, AssociateSignIn } from '#generated/openapi/authentication.ts';

/** Credentials of an employee. */
export type StaffCredentials = Omit<AssociateSignIn, 'codeChallenge'> | Omit<AgentSignIn, 'codeChallenge'>;

export interface StaffSession {
  /** Replaces any session of this browser with an employee's. The new session contains no data of the previous one. */
  signIn(credentials: StaffCredentials, device?: { readonly 'x-store-device'?: string }): Promise<void>;
  /** Acts for a customer instead of the previous one. */
  actFor(customerId: string): Promise<void>;
  /** Stops acting for the customer and resumes the agent's own session. */
  stopActing(): Promise<void>;
  /** Ends the session. The next visitor of this browser is a new guest. */
  end(): Promise<void>;
  /** Removes the cookies of a session that has expired. */
  forget(): void;
  /** Drops cart and order of the current customer from the session; they still exist in the service. */
  serveNext(): void;
}
