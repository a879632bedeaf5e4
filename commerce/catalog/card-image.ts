/** Pixel widths that a card's picture is offered in; few, so that one drawing serves many screens. */
const WIDTHS = [360, 480, 640] as const;
/** Width over height. */
const ASPECT = 4 / 5;
/** The service doubles what it is asked for. */
const PIXEL_RATIO = 2;

export interface CardImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}

const [, MIDDLE, LARGEST] = WIDTHS;

/** A product's picture at the sizes of a card; an address of another form is shown as it is. */
export function cardImage(url: string): CardImage {
  const shape = { width: LARGEST, height: LARGEST / ASPECT };
  const at = /^(.*\/image\/upload\/)(v\d+\/.+)$/.exec(url);
  if (!at) return { src: url, ...shape };
  const [, base = '', rest = ''] = at;
  const sized = (pixels: number): string => {
    const width = pixels / PIXEL_RATIO;
    return `${base}f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_${width},h_${Math.round(width / ASPECT)}/${rest}`;
  };
  return { src: sized(MIDDLE), srcSet: WIDTHS.map((pixels) => `${sized(pixels)} ${pixels}w`).join(', '), ...shape };
}
