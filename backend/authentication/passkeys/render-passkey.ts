import type { Selectable } from 'kysely';
import type { Passkey } from '#generated/openapi/authentication.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';

type Row = Pick<Selectable<Tables['passkeys']>, 'id' | 'name' | 'synced' | 'created_at' | 'used_at'>;

export function renderPasskey({ id, name, synced, created_at: created, used_at: used }: Row): Passkey {
  return { id, name, synced, createdAt: created.toISOString(), ...(used && { usedAt: used.toISOString() }) };
}

export const createUnknownPasskeyError = (): CallError => new CallError(404, 'AUT404', ['There is no such passkey.']);
