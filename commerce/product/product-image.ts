/** Pixel widths that a product's picture is offered in; few, so that one drawing serves many screens. */
const WIDTHS = [480, 768, 1080] as const;
const ZOOM = 2000;
/** Width over height. */
const ASPECT = 4 / 5;
/** The service doubles what it is asked for. */
const PIXEL_RATIO = 2;
const [, MIDDLE, LARGEST] = WIDTHS;

export interface ProductImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of the gallery; an address of another form is shown as it is. */
export function productImage(url: string): ProductImage {
  const shape = { width: LARGEST, height: LARGEST / ASPECT };
  const middle = sized(url, MIDDLE);
  if (middle === undefined) return { src: url, ...shape };
  return { src: middle, srcSet: WIDTHS.map((pixels) => `${sized(url, pixels)} ${pixels}w`).join(', '), ...shape };
}

/** The picture as large as it is worth looking at. */
export function largeImage(url: string): string {
  return sized(url, ZOOM) ?? url;
}

function sized(url: string, pixels: number): string | undefined {
  const [, base, rest] = /^(.*\/image\/upload\/)(v\d+\/.+)$/.exec(url) ?? [];
  if (base === undefined || rest === undefined) return undefined;
  const width = pixels / PIXEL_RATIO;
  return `${base}f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_${width},h_${width / ASPECT}/${rest}`;
}
