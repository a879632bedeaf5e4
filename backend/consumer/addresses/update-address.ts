import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import {
  parseAddressBookEntry,
  readAddressBook,
  clearMainAddress,
  lockAddressBook,
  createUnknownAddressError,
  ensureMainAddress,
} from './address-book.ts';

/** Replaces an address. A main address remains the main one of its type. */
export function createUpdateAddress({ db, clock }: Pick<ConsumerPorts, 'db' | 'clock'>): Handler<'updateAddress'> {
  return {
    async handle({ params: { addressId: id }, body, context }) {
      const { id: customerId } = context.customer;
      const fields = parseAddressBookEntry(body, getShopContext(context).locale);
      const { approachType } = body;
      return db.transaction().execute(async (transaction) => {
        const known = (await lockAddressBook(transaction, customerId)).find((address) => address.id === id);
        if (!known) throw createUnknownAddressError();
        const main = body.main || (known.main && known.approachType === approachType);
        if (main) await clearMainAddress(transaction, customerId, approachType);
        await transaction
          .updateTable('addresses')
          .set({ approach_type: approachType, main, fields: JSON.stringify(fields), updated_at: clock.now() })
          .where('id', '=', id)
          .execute();
        await ensureMainAddress(transaction, customerId, known.approachType);
        await ensureMainAddress(transaction, customerId, approachType);
        return { body: await readAddressBook(transaction, customerId, id) };
      });
    },
  };
}
