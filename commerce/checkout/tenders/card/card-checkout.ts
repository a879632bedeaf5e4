import { lazy } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import type { RestTender } from '../tender.ts';
import { CardForm } from './card-form.tsx';

export const cardCheckout: RestTender<CardInstrumentInput> = {
  group: 'rest',
  isExpected: true,
  getTitle: ({ card }) => card,
  getDeclined: ({ cardDeclined }) => cardDeclined,
  Form: CardForm,
  OrderForm: lazy(async () => ({ default: (await import('./security-code-form.tsx')).SecurityCodeForm })),
};
