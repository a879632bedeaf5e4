import type { WalletInstrumentInput } from '#generated/openapi/cart.ts';

/** The payment of a token that the wallet's sheet has handed over. */
export function walletInput(sessionId: string, token: string): WalletInstrumentInput {
  return { payment_method_id: 'DIGITAL_WALLET', sessionId, token };
}

/** The wallet's name, from the names of the payment methods. */
export function walletNameOf<Name>({ DIGITAL_WALLET: name }: { readonly DIGITAL_WALLET: Name }): Name {
  return name;
}
