import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import type { CallCustomer } from '../../router/call-context.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';

/** Milliseconds after a sign-in, or a password that was said again, in which the ways to sign in may be changed. */
const confirmedFor = 15 * 60 * 1000;

type ConfirmationPorts = Pick<AuthenticationPorts, 'clock'> & { readonly db: Kysely<Tables> };

/** Whether the shopper has said only now who they are. */
export async function isConfirmed({ db, clock }: ConfirmationPorts, { id, usid }: CallCustomer): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('family')
    .where('customer_id', '=', id)
    .where('usid', '=', usid)
    .where('confirmed_at', '>', new Date(clock.now().getTime() - confirmedFor))
    .executeTakeFirst();
  return found !== undefined;
}

/** Throws 409 AUT453 where the shopper has to say first who they are. */
export async function assertConfirmed(ports: ConfirmationPorts, customer: CallCustomer): Promise<void> {
  if (!(await isConfirmed(ports, customer))) throw new CallError(409, 'AUT453', ['The password has to be confirmed first.']);
}
