import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { parseAddressBookEntry, readAddressBook, clearMainAddress, lockAddressBook } from './address-book.ts';

const maxAddresses = 20;

/** Adds an address to the address book; the first of its type becomes the main one. */
export function createAddAddress({ db, clock, ids }: Pick<ConsumerPorts, 'db' | 'clock' | 'ids'>): Handler<'addAddress'> {
  return {
    async handle({ body, context }) {
      const { id: customerId } = context.customer;
      const fields = parseAddressBookEntry(body, getShopContext(context).locale);
      const { approachType } = body;
      const [id, now] = [ids.uuid(), clock.now()];
      return db.transaction().execute(async (transaction) => {
        const known = await lockAddressBook(transaction, customerId);
        if (known.length >= maxAddresses) throw new CallError(409, 'PRO413', ['The address book is full.']);
        const main = body.main || !known.some((address) => address.approachType === approachType);
        if (main) await clearMainAddress(transaction, customerId, approachType);
        await transaction
          .insertInto('addresses')
          .values({
            id,
            customer_id: customerId,
            approach_type: approachType,
            main,
            fields: JSON.stringify(fields),
            created_at: now,
            updated_at: now,
          })
          .execute();
        return { status: 201, body: await readAddressBook(transaction, customerId, id) };
      });
    },
  };
}
