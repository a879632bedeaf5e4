/** Width over height of all pictures of products. */
const ASPECT = 4 / 5;
/** The service doubles what it is asked for. */
const PIXEL_RATIO = 2;

export interface SizedImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

/** The height in CSS pixels that goes with a width. */
export function heightOf(width: number): number {
  return Math.round(width / ASPECT);
}

/** The address of a product's picture at a width in CSS pixels; an address of another form is left as it is. */
export function imageAt(url: string, width: number): string {
  const transformations = `f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_${width},h_${heightOf(width)}`;
  return url.replace(/^(.*\/image\/upload\/)(v\d+\/.+)$/, `$1${transformations}/$2`);
}

/**
 * A product's picture at a choice of widths in pixels of the screen, smallest first; few, so that one drawing serves many screens.
 * An address of another form is shown as it is.
 */
export function imageInWidths(url: string, widths: readonly [number, number, number]): SizedImage {
  const [, middle, largest] = widths;
  const src = imageAt(url, middle / PIXEL_RATIO);
  const srcSet = widths.map((pixels) => `${imageAt(url, pixels / PIXEL_RATIO)} ${pixels}w`).join(', ');
  return { src, ...(src === url ? {} : { srcSet }), width: largest, height: heightOf(largest) };
}
