import type { TenderDefinition } from '../tender.ts';

/** A wallet of the payment partner, which supplies one of its cards. */
export const walletTender: TenderDefinition & { readonly group: 'rest' } = {
  group: 'rest',
  getLines: ({ providerName, card }, { messages }) => [providerName ?? messages.wallet, ...(card ? [messages.cardEnding(card)] : [])],
  getRefund: ({ refundWallet }) => refundWallet,
};
