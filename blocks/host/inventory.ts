/** What of a product can be bought. */
export interface InventoryService {
  /** Rejects with an Error whose message is fit to be shown, or empty. */
  ofProduct(productId: string, signal?: AbortSignal): Promise<Inventory>;
}

export interface Inventory {
  /** By sku. */
  readonly variants: Readonly<Record<string, { readonly quantity: number }>>;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly inventory: InventoryService;
  }
}
