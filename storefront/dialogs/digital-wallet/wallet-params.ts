export interface WalletParams {
  /** Bought by itself; without it, the cart of the page is bought. */
  readonly item?: { readonly sku: string; readonly qty: number };
}
