export interface WalletParams {
  /** Product to buy alone; without it, the page's cart is bought. */
  readonly item?: { readonly sku: string; readonly qty: number };
}
