/** The shopper's cart. */
export interface CartService {
  /** Adds one line. Rejects with an Error whose message is fit to be shown, or empty: the block then says it in its own words. */
  add(line: CartLine, signal?: AbortSignal): Promise<void>;
}

export interface CartLine {
  readonly productId: string;
  readonly sku: string;
  readonly quantity?: number;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly cart: CartService;
  }
}
