import { z } from 'zod';
import type { IssuedTokens } from '#commerce/session/tokens.ts';
import type { StaffMember } from '../../request/staff/staff-member.ts';

const name = z.string().min(1).max(120);
const id = z.string().min(1).max(60);
const staffMember = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('Associate'),
    inStoreSalesInfo: z.object({ storeId: id, storeName: name.optional(), storeEmployeeId: id, storeEmployeeName: name.optional() }),
  }),
  z.object({
    type: z.literal('Agent'),
    agent: z.object({ agentId: id, name, customer: z.object({ customerId: z.uuid(), name }).optional() }),
  }),
]);

/** The employee of issued tokens; undefined for a shopper's tokens. */
export function getStaff({ type, inStoreSalesInfo, agent }: IssuedTokens): StaffMember | undefined {
  if (type === 'Associate' && inStoreSalesInfo) return { type, inStoreSalesInfo };
  return type === 'Agent' && agent ? { type, agent } : undefined;
}

/** The value of the employee's cookie. It is for display only: permissions are in the token. */
export function serializeStaff(staff: StaffMember): string {
  return Buffer.from(JSON.stringify(staff)).toString('base64url');
}

/** Undefined for an invalid value. */
export function parseStaff(value: string | undefined): StaffMember | undefined {
  if (value === undefined || value === '') return undefined;
  try {
    return staffMember.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
