import type { WalletInstrumentInput } from '#generated/openapi/cart.ts';

/** Payment with a token of the wallet's sheet. */
export function createWalletInput(sessionId: string, token: string): WalletInstrumentInput {
  return { payment_method_id: 'DIGITAL_WALLET', sessionId, token };
}

/** Name of the wallet, from the names of the payment methods. */
export function getWalletName<Name>({ DIGITAL_WALLET: name }: { readonly DIGITAL_WALLET: Name }): Name {
  return name;
}
