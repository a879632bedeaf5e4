/** A tender REWARD_CARD in files by path: its request brings the number of the card. */
export const rewardCardFiles: Readonly<Record<string, string>> = {
  'backend/tenders/reward-card/reward-card-tender.ts': `
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { paragraph } from '../../mail/mail-part.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

export const rewardCardTender: TenderKindDefinition<'REWARD_CARD'> = {
  method: 'reward',
  session: null,
  label: ({ locale }) => messagesIn(paymentMethodMessages, locale).REWARD_CARD,
  admit: async ({ cardNumber }) => ({ means: { cardNumber }, limitMinor: 500, binding: null }),
  isSame: (one, other) => one['cardNumber'] === other['cardNumber'],
  show: () => ({}),
  mailParts: ({ locale }) => [paragraph(messagesIn(orderMailMessages, locale).paidWithReward)],
  settle: (means) => means,
  keep: (means) => means,
  claim: () => null,
  reserve: async ({ tender }) => ({ outcome: 'reserved', receipt: tender.reference }),
  find: async () => null,
  confirm: async () => ({ outcome: 'confirmed' }),
  release: async () => undefined,
};
`,
  'commerce/checkout/tenders/reward-card/reward-card-tender.ts': `
import type { TenderDefinition } from '../tender.ts';

export const rewardCardTender: TenderDefinition = {
  covers: 'part',
  isOffered: (methods) => methods?.some(({ kind }) => kind === 'reward') ?? false,
  getLines: (_, messages) => [messages.rewardCard],
};
`,
  'commerce/checkout/tenders/reward-card/reward-card-checkout.tsx': `
import { useEffect, useState } from 'react';
import type { RewardCardInstrumentInput } from '#generated/openapi/cart.ts';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { CheckoutTender } from '../tender.ts';
import { rewardCardTender } from './reward-card-tender.ts';

export const rewardCardCheckout: CheckoutTender<RewardCardInstrumentInput> = {
  ...rewardCardTender,
  getTitle: ({ rewardCard }) => rewardCard,
  getDeclined: ({ rewardCard }) => rewardCard,
  Form({ messages, fault, onState }) {
    const [cardNumber, setCardNumber] = useState('');
    useEffect(() => {
      onState({ collect: async () => ({ payment_method_id: 'REWARD_CARD', cardNumber }), forget: () => setCardNumber('') });
      return () => onState(undefined);
    });
    const onChange = (event: { readonly currentTarget: { readonly value: string } }): void => setCardNumber(event.currentTarget.value);
    return <TextField id="reward-card" label={messages.rewardCard} error={fault} value={cardNumber} onChange={onChange} />;
  },
};
`,
};
