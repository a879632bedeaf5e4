import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import type { CallCustomer } from '../../router/call-context.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';

/** Milliseconds after a sign-in or password confirmation during which sign-in methods can be changed. */
const confirmationPeriod = 15 * 60 * 1000;

type ConfirmationPorts = Pick<AuthenticationPorts, 'clock'> & { readonly db: Kysely<Tables> };

/** True when the shopper signed in or confirmed the password recently. */
export async function isRecentlyConfirmed({ db, clock }: ConfirmationPorts, { id, usid }: CallCustomer): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('family')
    .where('customer_id', '=', id)
    .where('usid', '=', usid)
    .where('confirmed_at', '>', new Date(clock.now().getTime() - confirmationPeriod))
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws CallError 409 AUT453 when the shopper has to confirm the password first. */
export async function assertRecentlyConfirmed(ports: ConfirmationPorts, customer: CallCustomer): Promise<void> {
  if (!(await isRecentlyConfirmed(ports, customer))) throw new CallError(409, 'AUT453', ['The password has to be confirmed first.']);
}
