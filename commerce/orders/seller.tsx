import type { ReactElement } from 'react';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { Text } from '#ui/text/text.tsx';

interface Props {
  readonly order: Pick<Order, 'inStoreSalesInfo' | 'agentName'>;
  readonly messages: ConfirmationMessages;
}

/** The employee who sold the order or placed it for the customer. */
export function Seller({ order: { inStoreSalesInfo: sale, agentName }, messages }: Props): ReactElement {
  const store = sale?.storeName ?? sale?.storeId;
  const employee = sale?.storeEmployeeName;
  return (
    <>
      {store === undefined ? null : (
        <Text look="small">{employee === undefined ? messages.soldIn({ store }) : messages.soldBy({ employee, store })}</Text>
      )}
      {agentName === undefined ? null : <Text look="small">{messages.placedBy({ name: agentName })}</Text>}
    </>
  );
}
