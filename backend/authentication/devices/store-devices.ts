import type { Selectable } from 'kysely';
import type { StoreDevice } from '#generated/openapi/authentication.ts';
import type { StaffStore } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import type { ActingStaff, CustomerContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';

type Manager = ActingStaff & { readonly store: StaffStore };

/** The associate of a call that admits associates only. */
export function getAssociate({ customer: { staff } }: CustomerContext): Manager {
  if (!staff?.store) throw new Error('[cairn] [stores] a session of an associate has no store');
  return { ...staff, store: staff.store };
}

/** @throws CallError 403 AUT401 for an associate who is not the manager. */
export function getManager(context: CustomerContext): Manager {
  const associate = getAssociate(context);
  if (associate.rank !== 'manager') throw new CallError(403, 'AUT401', ['Only the manager of the store may do this.']);
  return associate;
}

type Row = Omit<Selectable<Tables['store_devices']>, 'token_hash' | 'store_id'>;

export const renderDevice = ({ id, name, enrolled_by: enrolledBy, enrolled_at: enrolledAt, used_at: usedAt }: Row): StoreDevice => ({
  id,
  name,
  enrolledBy,
  enrolledAt: enrolledAt.toISOString(),
  ...(usedAt && { usedAt: usedAt.toISOString() }),
});
