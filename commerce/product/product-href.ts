/** URL of a color: the path of its style, `/p/{slug}-{styleId}`, followed by the color. */
export function getProductHref(pageUrl: string, productId: string): string {
  return pageUrl.replace(/-[A-Z0-9]{8,11}$/, `-${productId}`);
}
