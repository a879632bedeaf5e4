import type { AgentSignIn, AssociateSignIn } from '#generated/openapi/authentication.ts';

/** Credentials of an employee. */
export type StaffCredentials = Omit<AssociateSignIn, 'codeChallenge'> | Omit<AgentSignIn, 'codeChallenge'>;

export interface StaffSession {
  /** Replaces the session of this browser, whosever it is, by an employee's. Nothing of the earlier one comes along. */
  signIn(credentials: StaffCredentials): Promise<void>;
  /** Lets the agent act for a customer, in place of any other. */
  actFor(customerId: string): Promise<void>;
  /** Ends the session for the customer and resumes the agent's own. */
  stopActing(): Promise<void>;
  /** Ends the session. The next visitor of this browser is a new guest. */
  end(): Promise<void>;
  /** Forgets a session that has ended by itself. */
  forget(): void;
  /** Leaves cart and order of one customer behind. They stay as they are in the service. */
  serveNext(): void;
}
