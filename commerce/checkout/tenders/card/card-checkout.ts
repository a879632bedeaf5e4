import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import type { CheckoutTender } from '../tender.ts';
import { CardForm } from './card-form.tsx';
import { cardTender } from './card-tender.ts';

export const cardCheckout: CheckoutTender<CardInstrumentInput> = {
  ...cardTender,
  getTitle: ({ card }) => card,
  getDeclined: ({ cardDeclined }) => cardDeclined,
  Form: CardForm,
};
