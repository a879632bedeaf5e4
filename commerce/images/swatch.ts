/** CSS background of a swatch: a color, or the URL of a fabric image. */
export function toSwatchBackground(swatch: string): string {
  return /^(?:\/|https?:)/.test(swatch) ? `center / cover url("${encodeURI(swatch)}")` : swatch;
}
