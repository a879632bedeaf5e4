import { hashSha256 } from '../tokens/code-challenge.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { getManager, renderDevice } from './store-devices.ts';

const tokenBytes = 32;

/** Enrolls a device for the manager's store. The token is stored as a hash. */
export function createEnrollStoreDevice({ db, clock, ids, secrets }: AuthenticationPorts): Handler<'enrollStoreDevice'> {
  return {
    async handle({ body: { name }, context }) {
      const { store, name: enrolledBy } = getManager(context);
      const deviceToken = secrets.random(tokenBytes);
      const device = await db
        .insertInto('store_devices')
        .values({
          id: ids.uuid(),
          store_id: store.id,
          name: name.trim(),
          token_hash: hashSha256(deviceToken),
          enrolled_by: enrolledBy,
          enrolled_at: clock.now(),
          used_at: null,
        })
        .returning(['id', 'name', 'enrolled_by', 'enrolled_at', 'used_at'])
        .executeTakeFirstOrThrow();
      return { status: 201, body: { device: renderDevice(device), deviceToken } };
    },
  };
}
