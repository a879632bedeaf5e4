import { sql } from 'kysely';
import { createUnknownCustomerError } from '../authenticate.ts';
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
      const created = { id: ids.uuid(), hash: hashSha256(deviceToken), now: clock.now() };
      const device = await db
        .insertInto('store_devices')
        .columns(['id', 'store_id', 'name', 'token_hash', 'enrolled_by', 'enrolled_at'])
        .expression((build) =>
          build
            .selectFrom('customers')
            .select([
              sql<string>`${created.id}::uuid`.as('id'),
              sql<string>`${store.id}::text`.as('store_id'),
              sql<string>`${name.trim()}::text`.as('name'),
              sql<string>`${created.hash}::text`.as('token_hash'),
              sql<string>`${enrolledBy}::text`.as('enrolled_by'),
              sql<Date>`${created.now}::timestamptz`.as('enrolled_at'),
            ])
            .where('customers.id', '=', context.customer.id),
        )
        .returning(['id', 'name', 'enrolled_by', 'enrolled_at', 'used_at'])
        .executeTakeFirst();
      if (!device) throw createUnknownCustomerError();
      return { status: 201, body: { device: renderDevice(device), deviceToken } };
    },
  };
}
