/** What blocks ask of the shop's products. */
export interface ProductService {
  /** The id that all colors of a product share. Rejects where the product is not known. */
  masterIdOf(productId: string, signal?: AbortSignal): Promise<string>;
}

declare module '#engine/host.ts' {
  interface HostServices {
    readonly products: ProductService;
  }
}
