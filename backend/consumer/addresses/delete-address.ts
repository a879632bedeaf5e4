import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { readAddressBook, lockAddressBook, createUnknownAddressError, ensureMainAddress } from './address-book.ts';

/** Deletes an address. If it was the main one, the oldest of its type becomes it. */
export function createDeleteAddress({ db }: Pick<ConsumerPorts, 'db'>): Handler<'deleteAddress'> {
  return {
    async handle({ params: { addressId: id }, context }) {
      const { id: customerId } = context.customer;
      return db.transaction().execute(async (transaction) => {
        const known = (await lockAddressBook(transaction, customerId)).find((address) => address.id === id);
        if (!known) throw createUnknownAddressError();
        await transaction.deleteFrom('addresses').where('id', '=', id).execute();
        await ensureMainAddress(transaction, customerId, known.approachType);
        return { body: await readAddressBook(transaction, customerId, id) };
      });
    },
  };
}
