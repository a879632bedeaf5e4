import { sql } from 'kysely';
import type { AssociateSignIn, SignInCode } from '#generated/openapi/authentication.ts';
import type { StaffMember, StaffStore } from '../../database/documents/staff-member.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { isKnownDevice, type AskingDevice } from '../devices/known-device.ts';
import { countAttempt } from '../sign-in/count-attempt.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { getSessionEnd, issueStaffCode, createWrongCredentialsError } from './staff-code.ts';

interface KnownEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly rank: Extract<StaffMember['rank'], 'associate' | 'manager'>;
  readonly pinHash: string;
}

/** @throws CallError 404 STR404 for a store that is unknown to the brand or permanently closed. */
async function readStore({ db }: Pick<AuthenticationPorts, 'db'>, { brand }: ShopSite, storeId: string): Promise<StaffStore> {
  const { rows } = await sql<StaffStore>`select id, name from stores where id = ${storeId} and brand = ${brand} and not closed`.execute(db);
  if (!rows[0]) throw new CallError(404, 'STR404', ['Store not found.']);
  return rows[0];
}

/** First name and initial, as printed on receipts. */
const getDisplayName = ({ firstName, lastName }: KnownEmployee): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`;

/** Returns a code for an associate. An unknown employee runs the same statements and hashing as a wrong PIN or one that is too short. */
export async function signInAssociate(
  ports: AuthenticationPorts,
  site: ShopSite,
  { storeId, storeEmployeeId, pin, codeChallenge }: AssociateSignIn,
  device: Omit<AskingDevice, 'storeId'>,
): Promise<SignInCode> {
  const { clock, passwords, staffAccess, staffHours } = ports;
  const now = clock.now();
  const store = await readStore(ports, site, storeId);
  const isEmployee = sql`id = ${storeEmployeeId} and store_id = ${store.id}`;
  const access = staffAccess(site);
  // Failures elsewhere do not lock the employee out of the store's own devices.
  const isKnown = await isKnownDevice(ports, { ...device, storeId: store.id }, access);
  const subject = hashSha256(`associate ${store.id} ${storeEmployeeId}${isKnown ? ' known device' : ''}`);
  const employee = await countAttempt<KnownEmployee>(ports, {
    subject,
    about: { store: store.id },
    known: sql`select first_name as "firstName", last_name as "lastName", role as rank, pin_hash as "pinHash" from store_employees where ${isEmployee}`,
    now,
  });
  const verdict = await passwords.verify(pin, employee?.pinHash);
  if (!employee || verdict === 'wrong' || pin.length < access.pinDigits) throw createWrongCredentialsError();
  const { rank, pinHash } = employee;
  const endsAt = getSessionEnd(now, staffHours(site).associate);
  const staff: StaffMember = { role: 'associate', id: storeEmployeeId, name: getDisplayName(employee), rank, store, endsAt };
  const verified = sql`select id from store_employees where ${isEmployee} and pin_hash = ${pinHash} and role = ${rank} for share`;
  return issueStaffCode(ports, { site, codeChallenge, staff, subject, verified });
}
