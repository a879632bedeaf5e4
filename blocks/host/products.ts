/** Product lookups for blocks. */
export interface ProductService {
  /** Returns the id that all colors of a product share. Rejects for an unknown product. */
  getMasterId(productId: string, signal?: AbortSignal): Promise<string>;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly products: ProductService;
  }
}
