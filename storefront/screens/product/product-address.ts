/** The product id of `{slug}-{productId}`: 8 (a style) to 11 (a style with a color) upper-case letters or digits. */
export function parseProductId(address: string | undefined): string | undefined {
  return /^(?:.*-)?([A-Z0-9]{8,11})$/.exec(address ?? '')?.[1];
}

/** The style of an address: all its colors share one page. */
export function parseStyle(address: string | undefined): string | undefined {
  return parseProductId(address)?.slice(0, 8);
}

/**
 * The product and style of a page's address.
 * @throws Error for any other address
 */
export function requireProduct({ product }: { readonly product?: string }): { readonly productId: string; readonly styleId: string } {
  const productId = parseProductId(product);
  if (productId === undefined) throw new Error(`"${product}" is not the address of a product`);
  return { productId, styleId: productId.slice(0, 8) };
}
