import { lazy } from 'react';
import type { PayLaterInstrumentInput } from '#generated/openapi/cart.ts';
import type { RestTender } from '../tender.ts';

export const payLaterCheckout: RestTender<PayLaterInstrumentInput> = {
  group: 'rest',
  getTitle: ({ payment }, method) => method?.label ?? payment,
  getDeclined: ({ planDeclined }) => planDeclined,
  Form: lazy(async () => ({ default: (await import('./pay-later-form.tsx')).PayLaterForm })),
};
