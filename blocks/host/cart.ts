/** The shopper's cart. */
export interface CartService {
  /** Adds one line. Rejects with an Error whose message can be shown, or is empty: the block then shows its own message. */
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
