/** A brand's logo as an icon. */
export function getIconHref(brand: string): string {
  return `/media/${brand}/image/upload/f_png,w_96,h_96/v1/marks/${brand}`;
}
