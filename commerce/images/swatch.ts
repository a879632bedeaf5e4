/** A color as it is; of a picture of the fabric, its address as CSS wants it. */
export function swatchOf(swatch: string): string {
  return /^(?:\/|https?:)/.test(swatch) ? `center / cover url("${encodeURI(swatch)}")` : swatch;
}
