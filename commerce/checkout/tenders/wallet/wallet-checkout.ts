import { lazy } from 'react';
import type { WalletInstrumentInput } from '#generated/openapi/cart.ts';
import type { RestTender } from '../tender.ts';
import { walletTender } from './wallet-tender.ts';

export const walletCheckout: RestTender<WalletInstrumentInput> = {
  ...walletTender,
  startsOutside: true,
  getTitle: ({ payment }, method) => method?.label ?? payment,
  getDeclined: ({ cardDeclined }) => cardDeclined,
  Form: lazy(async () => ({ default: (await import('./wallet-form.tsx')).WalletForm })),
};
