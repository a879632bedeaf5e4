/** Source files of an example tender, STORE_CREDIT, by path. The tender's request contains the account number. */
export const storeCreditFiles: Readonly<Record<string, string>> = {
  'backend/tenders/store-credit/store-credit-tender.ts': `
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';
import { createValueTender } from '../value-tender.ts';

export const storeCreditTender: TenderKindDefinition<'STORE_CREDIT'> = {
  ...createValueTender({ unclaimed: 'PAY400' }),
  method: 'giftCard',
  maxCount: 1,
  isReward: false,
  getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).STORE_CREDIT,
  validate: async ({ accountNumber }) => ({ tenderData: { accountId: accountNumber }, limitMinor: 500, reservation: null }),
  hasSameData: (one, other) => one['accountId'] === other['accountId'],
  show: () => ({}),
  createMailSections: ({ locale }) => [createParagraph(getMessages(orderMailMessages, locale).paidWithStoreCredit)],
};
`,
  'commerce/checkout/tenders/store-credit/store-credit-tender.ts': `
import type { TenderDefinition } from '../tender.ts';

export const storeCreditTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: (_, { messages }) => [messages.storeCredit],
  getRefund: ({ refundStoreCredit }) => refundStoreCredit,
};
`,
  'commerce/checkout/tenders/store-credit/store-credit-checkout.tsx': `
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useAddPaymentInstrument } from '../add-payment-instrument.ts';
import type { ValueTender } from '../tender.ts';
import { storeCreditTender } from './store-credit-tender.ts';

export const storeCreditCheckout: ValueTender = {
  ...storeCreditTender,
  Entry({ texts: { messages }, onAdd }) {
    const { mutateAsync } = useAddPaymentInstrument();
    const [accountNumber, setAccountNumber] = useState('');
    const add = () => onAdd(() => mutateAsync({ payment_method_id: 'STORE_CREDIT', accountNumber }));
    const onChange = (event: { readonly currentTarget: { readonly value: string } }): void => setAccountNumber(event.currentTarget.value);
    return (
      <>
        <TextField id="store-credit" label={messages.storeCredit} value={accountNumber} onChange={onChange} />
        <Button onClick={() => void add()}>{messages.storeCredit}</Button>
      </>
    );
  },
};
`,
};
