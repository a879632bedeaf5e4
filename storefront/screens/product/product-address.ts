/** The product that `{slug}-{productId}` names: 8 (a style) to 11 (a style with its color) upper-case letters or digits. */
export function productIdOf(address: string | undefined): string | undefined {
  return /^(?:.*-)?([A-Z0-9]{8,11})$/.exec(address ?? '')?.[1];
}

/** The style of an address: its colors are one page. */
export function styleOf(address: string | undefined): string | undefined {
  return productIdOf(address)?.slice(0, 8);
}
