import { lazy } from 'react';
import type { WalletInstrumentInput } from '#generated/openapi/cart.ts';
import type { RestTender } from '../tender.ts';

export const walletCheckout: RestTender<WalletInstrumentInput> = {
  group: 'rest',
  isStartedOutside: true,
  getTitle: ({ payment }, method) => method?.label ?? payment,
  getDeclined: ({ cardDeclined }) => cardDeclined,
  Form: lazy(async () => ({ default: (await import('./wallet-form.tsx')).WalletForm })),
};
