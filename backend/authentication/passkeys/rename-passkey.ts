import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { createUnknownPasskeyError, renderPasskey } from './render-passkey.ts';

export function createRenamePasskey({ db }: Pick<AuthenticationPorts, 'db'>): Handler<'renamePasskey'> {
  return {
    async handle({ params: { passkeyId }, body: { name }, context: { customer } }) {
      const renamed = await db
        .updateTable('passkeys')
        .set({ name: name.trim() })
        .where('id', '=', passkeyId)
        .where('customer_id', '=', customer.id)
        .returning(['id', 'name', 'synced', 'created_at', 'used_at'])
        .executeTakeFirst();
      if (!renamed) throw createUnknownPasskeyError();
      return { body: renderPasskey(renamed) };
    },
  };
}
