import { assertKnownCustomer } from '../authenticate.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { getManager } from './store-devices.ts';

/** Removes a device of the manager's store; its token is no longer valid. */
export function createRemoveStoreDevice({ db }: AuthenticationPorts): Handler<'removeStoreDevice'> {
  return {
    async handle({ params: { deviceId }, context }) {
      const { store } = getManager(context);
      const removed = await db.deleteFrom('store_devices').where('id', '=', deviceId).where('store_id', '=', store.id).executeTakeFirst();
      if (removed.numDeletedRows > 0n) return { status: 204, body: undefined };
      await assertKnownCustomer(db, context.customer);
      throw new CallError(404, 'AUT404', ['There is no such device.']);
    },
  };
}
