/** The address of one color: that of its style, `/p/{slug}-{styleId}`, with the color behind. */
export function productHref(pageUrl: string, productId: string): string {
  return pageUrl.replace(/-[A-Z0-9]{8,11}$/, `-${productId}`);
}
