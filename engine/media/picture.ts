import type { Breakpoint } from '#generated/content/types.ts';
import type { Log } from '../fault.ts';
import { buildImageUrl, PIXEL_RATIO } from './image.ts';

export interface MediaImage {
  readonly url: string;
  readonly alt: string;
  /** Natural size in pixels. */
  readonly width?: number;
  readonly height?: number;
}

export type MediaByBreakpoint = Readonly<Partial<Record<Breakpoint, MediaImage>>>;

export interface PictureOptions {
  /** The CSS `sizes` of the picture in its layout, for all breakpoints or for each. */
  readonly sizes: string | Readonly<Partial<Record<Breakpoint, string>>>;
  /** Pixel widths to offer, for all breakpoints or for each. */
  readonly widths?: readonly number[] | Readonly<Partial<Record<Breakpoint, readonly number[]>>>;
  /** Width over height; the service crops to it. Without it an image has its natural aspect ratio. */
  readonly aspect?: number | Readonly<Partial<Record<Breakpoint, number>>>;
  readonly gravity?: string;
  readonly log?: Log;
}

export interface PictureData {
  /** Widest screen first, the order that `<picture>` needs. */
  readonly sources: readonly {
    readonly media: string;
    readonly srcSet: string;
    readonly sizes: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly img: {
    readonly src: string;
    readonly srcSet: string;
    readonly sizes: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

const FROM = [
  ['lg', '(min-width: 1024px)'],
  ['md', '(min-width: 600px)'],
] as const;
const NEIGHBORS = { sm: ['sm', 'md', 'lg'], md: ['md', 'sm', 'lg'], lg: ['lg', 'md', 'sm'] } as const;
const WIDTHS: Readonly<Record<Breakpoint, readonly number[]>> = {
  sm: [480, 750, 1080, 1320],
  md: [768, 1080, 1536, 2048],
  lg: [1024, 1440, 1920, 2560],
};
const ALL_WIDTHS = [480, 750, 1080, 1536, 2048, 2560];
const NATURAL = { width: 1600, height: 1000 };

/**
 * Data for the `<picture>` of one art-directed image; undefined when no breakpoint has one. A missing breakpoint falls back to the next
 * smaller, then the next larger; it gets its own source only where it differs from the smaller one.
 */
export function createPictureSources(media: MediaByBreakpoint, options: PictureOptions): PictureData | undefined {
  const smallest = getImageAt(media, 'sm');
  if (!smallest) return undefined;
  const isOneForAll = getImageAt(media, 'md') === smallest && getImageAt(media, 'lg') === smallest && !isByBreakpoint(options);
  const sources = isOneForAll
    ? []
    : FROM.flatMap(([breakpoint, query]) => {
        const image = getImageAt(media, breakpoint);
        return image ? [{ media: query, ...createCandidates(image, breakpoint, options, WIDTHS[breakpoint]) }] : [];
      });
  const { srcSet, sizes, width, height } = createCandidates(smallest, 'sm', options, isOneForAll ? ALL_WIDTHS : WIDTHS.sm);
  const src = srcSet.split(', ').at(-1)?.split(' ')[0] ?? smallest.url;
  return { sources, img: { src, srcSet, sizes, alt: smallest.alt, width, height } };
}

function createCandidates(image: MediaImage, breakpoint: Breakpoint, options: PictureOptions, standard: readonly number[]) {
  const natural = { width: image.width ?? NATURAL.width, height: image.height ?? NATURAL.height };
  const wish = typeof options.aspect === 'object' ? options.aspect[breakpoint] : options.aspect;
  const aspect = wish ?? (image.width && image.height ? image.width / image.height : undefined);
  const requested =
    (Array.isArray(options.widths)
      ? options.widths
      : (options.widths as Partial<Record<Breakpoint, readonly number[]>> | undefined)?.[breakpoint]) ?? standard;
  const widths = image.width === undefined ? requested : selectWidths(requested, image.width);
  const entries = widths.map((pixels: number) => {
    const width = pixels / PIXEL_RATIO;
    const url = buildImageUrl(
      image.url,
      { width, height: aspect === undefined ? undefined : width / aspect, gravity: options.gravity },
      options.log,
    );
    return [url, pixels] as const;
  });
  const isSized = entries.every(([url]) => url !== image.url && url !== '');
  return {
    srcSet: isSized ? entries.map(([url, pixels]) => `${url} ${pixels}w`).join(', ') : image.url,
    sizes: typeof options.sizes === 'string' ? options.sizes : (options.sizes[breakpoint] ?? '100vw'),
    width: natural.width,
    height: aspect === undefined ? natural.height : Math.round(natural.width / aspect),
  };
}

/** Larger widths than the image's own would only add bytes. */
function selectWidths(widths: readonly number[], natural: number): readonly number[] {
  const smaller = widths.filter((width) => width < natural);
  return smaller.length === widths.length ? smaller : [...smaller, natural];
}

function getImageAt(media: MediaByBreakpoint, breakpoint: Breakpoint): MediaImage | undefined {
  return NEIGHBORS[breakpoint].map((near) => media[near]).find((image) => image !== undefined);
}

function isByBreakpoint({ sizes, widths, aspect }: PictureOptions): boolean {
  return typeof sizes === 'object' || typeof aspect === 'object' || (widths !== undefined && !Array.isArray(widths));
}
