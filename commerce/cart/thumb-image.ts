/** CSS pixels of a thumb's width; the service doubles them. */
const WIDTHS = { small: 80, medium: 160 } as const;
/** Width over height. */
const ASPECT = 4 / 5;

export interface ThumbImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A product's picture as a thumb; an address of another form is shown as it is. */
export function thumbImage(url: string, size: keyof typeof WIDTHS): ThumbImage {
  const width = WIDTHS[size];
  const height = width / ASPECT;
  const [, base, rest] = /^(.*\/image\/upload\/)(v\d+\/.+)$/.exec(url) ?? [];
  const src = base && rest ? `${base}f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_${width},h_${height}/${rest}` : url;
  return { src, width, height };
}
