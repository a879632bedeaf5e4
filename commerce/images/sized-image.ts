/** Aspect ratio (width / height) of all product images. */
const ASPECT = 4 / 5;
/** The image service doubles the requested width. */
const PIXEL_RATIO = 2;

export interface SizedImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

/** Height in CSS pixels for a width. */
export function getImageHeight(width: number): number {
  return Math.round(width / ASPECT);
}

/** URL of a product image at a width in CSS pixels; other URLs are returned unchanged. */
export function getImageUrl(url: string, width: number): string {
  const transformations = `f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_${width},h_${getImageHeight(width)}`;
  return url.replace(/^(.*\/image\/upload\/)(v\d+\/.+)$/, `$1${transformations}/$2`);
}

/**
 * Responsive product image with widths in device pixels, ascending; few, so that screens share cached renditions. Other URLs are used
 * unchanged.
 */
export function createSizedImage(url: string, widths: readonly [number, number, number]): SizedImage {
  const [, middle, largest] = widths;
  const src = getImageUrl(url, middle / PIXEL_RATIO);
  const srcSet = widths.map((pixels) => `${getImageUrl(url, pixels / PIXEL_RATIO)} ${pixels}w`).join(', ');
  return { src, ...(src === url ? {} : { srcSet }), width: largest, height: getImageHeight(largest) };
}
