import type { Handler } from '../../router/handler.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';
import { admitEntry, answerAddressBook, clearMain, lockAddressBook, noSuchAddress, settleMain } from './address-book.ts';

/** Replaces an address. A main address remains the main one of its type. */
export function createUpdateAddress({ db, clock }: Pick<ConsumerPorts, 'db' | 'clock'>): Handler<'updateAddress'> {
  return {
    async handle({ params: { addressId: id }, body, context }) {
      const { id: customerId } = context.customer;
      const fields = admitEntry(body, shopOf(context).locale);
      const { approachType } = body;
      return db.transaction().execute(async (transaction) => {
        const known = (await lockAddressBook(transaction, customerId)).find((address) => address.id === id);
        if (!known) throw noSuchAddress();
        const main = body.main || (known.main && known.approachType === approachType);
        if (main) await clearMain(transaction, customerId, approachType);
        await transaction
          .updateTable('addresses')
          .set({ approach_type: approachType, main, fields: JSON.stringify(fields), updated_at: clock.now() })
          .where('id', '=', id)
          .execute();
        await settleMain(transaction, customerId, known.approachType);
        await settleMain(transaction, customerId, approachType);
        return { body: await answerAddressBook(transaction, customerId, id) };
      });
    },
  };
}
