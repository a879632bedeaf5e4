import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { cancelChangeSql } from './change-email.ts';

export function createCancelEmailChange({ db }: Pick<AuthenticationPorts, 'db'>): Handler<'cancelEmailChange'> {
  return {
    async handle({ context: { customer } }) {
      await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, customer.id);
        await cancelChangeSql(customer.id).execute(transaction);
      });
      return { status: 204, body: undefined };
    },
  };
}
