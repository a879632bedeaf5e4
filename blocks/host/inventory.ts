/** Availability of a product's variants. */
export interface InventoryService {
  /** Rejects with an Error whose message can be shown, or is empty. */
  getInventory(productId: string, signal?: AbortSignal): Promise<Inventory>;
}

export interface Inventory {
  /** Variants by SKU. */
  readonly variants: Readonly<Record<string, { readonly quantity: number }>>;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly inventory: InventoryService;
  }
}
