import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { getAssociate, renderDevice } from './store-devices.ts';

/** Lists the devices of the associate's store, latest first. */
export function createGetStoreDevices({ db }: AuthenticationPorts): Handler<'getStoreDevices'> {
  return {
    async handle({ context }) {
      const { store, rank } = getAssociate(context);
      const rows = await db
        .selectFrom('store_devices')
        .select(['id', 'name', 'enrolled_by', 'enrolled_at', 'used_at'])
        .where('store_id', '=', store.id)
        .orderBy('enrolled_at', 'desc')
        .orderBy('id')
        .execute();
      return { body: { devices: rows.map(renderDevice), canEnroll: rank === 'manager' } };
    },
  };
}
