/** The product that `{slug}-{productId}` names: 8 (a style) to 11 (a style with its color) upper-case letters or digits. */
export function productIdOf(address: string | undefined): string | undefined {
  return /^(?:.*-)?([A-Z0-9]{8,11})$/.exec(address ?? '')?.[1];
}

/** The style of an address: its colors are one page. */
export function styleOf(address: string | undefined): string | undefined {
  return productIdOf(address)?.slice(0, 8);
}

/** The product and the style of a page whose address names one. @throws Error for any other address. */
export function namedProduct({ product }: { readonly product?: string }): { readonly productId: string; readonly styleId: string } {
  const productId = productIdOf(product);
  if (productId === undefined) throw new Error(`"${product}" names no product`);
  return { productId, styleId: productId.slice(0, 8) };
}
