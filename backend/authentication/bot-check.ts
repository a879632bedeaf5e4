import type { CallContext } from '../router/call-context.ts';
import { CallError } from '../router/call-error.ts';

/** What is protected from robots. */
export type CheckedAction = 'sign-in' | 'sign-up' | 'place-order';

export interface BotCheck {
  readonly action: CheckedAction;
  /** What the challenge gave the client; undefined where it was not met. */
  readonly response: string | undefined;
  /** The client's. */
  readonly address: string | undefined;
}

/** Asks whoever sets the challenges whether one was passed. */
export type BotCheckPort = (check: BotCheck) => Promise<boolean>;

/** Where nobody sets challenges everything passes. */
export const noBotCheck: BotCheckPort = async () => true;

/** Throws 403 AUT403 where the challenge was not passed. */
export async function assertHuman(
  port: BotCheckPort,
  action: CheckedAction,
  response: string | undefined,
  { address }: Pick<CallContext, 'address'>,
): Promise<void> {
  if (!(await port({ action, response, address }))) throw new CallError(403, 'AUT403', ['The bot-check was not passed.']);
}
