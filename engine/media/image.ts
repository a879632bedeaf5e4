import type { Log } from '../fault.ts';

export interface ImageOptions {
  /** In CSS pixels; the device pixel ratio of the URL doubles them. */
  readonly width: number;
  readonly height?: number;
  /** `fill` when a height is given, otherwise the image keeps its shape. */
  readonly crop?: string;
  readonly gravity?: string;
  /** `auto` lets the service choose a format that the browser accepts. */
  readonly format?: string;
}

/** Every image is requested with quality 50, sharpening 60 and a device pixel ratio of 2.0. */
const FIXED = ['q_50', 'e_sharpen:60', 'dpr_2.0'] as const;
export const PIXEL_RATIO = 2;

/** `<origin?>/<cloud>/image/upload/<transformations>/<version?>/<publicId>`; any path before the cloud is preserved. */
const GRAMMAR = /^((?:https?:\/\/[^/\s]+|)(?:\/[^/\s]+)*\/[^/\s]+\/image\/upload\/)([^\s]+)$/i;
const PARAMETER = /^(?:w|h|c|g|q|f|e|dpr|ar|b|bo|co|a|x|y|z|r|o|l|u|t|fl|so|eo|du|vc|d|if)_[^,/]+$/;

/**
 * Builds the URL of an image at a size, in Cloudinary's grammar. The editor's transformations come before ours unless both set the same
 * parameter. A missing URL gives "" and a URL outside the grammar is returned unchanged; both are logged.
 */
export function buildImageUrl(url: string | undefined, options: ImageOptions, log?: Log): string {
  if (url === undefined || url.trim() === '') {
    log?.('[cairn] [image] url: is missing');
    return '';
  }
  const match = GRAMMAR.exec(url.trim());
  if (!match) {
    log?.(`[cairn] [image] url: "${url}" is not of the form <cloud>/image/upload/<publicId>`);
    return url;
  }
  const [, base = '', rest = ''] = match;
  const ownTransformations = getParameters(options);
  const { otherTransformations, publicId } = splitUrl(rest, new Set(ownTransformations.map(getParameterName)));
  return `${base}${[...otherTransformations, ownTransformations.join(','), publicId].join('/')}`;
}

function getParameters({ width, height, crop, gravity, format = 'auto' }: ImageOptions): readonly string[] {
  const shape = crop ?? (height === undefined ? undefined : 'fill');
  return [
    `f_${format}`,
    ...FIXED,
    ...(shape ? [`c_${shape}`] : []),
    ...(gravity ? [`g_${gravity}`] : shape === 'fill' ? ['g_auto'] : []),
    `w_${Math.round(width)}`,
    ...(height === undefined ? [] : [`h_${Math.round(height)}`]),
  ];
}

/** Leading segments of parameters are transformations, unless nothing would remain for the public id. */
function splitUrl(
  rest: string,
  replaced: ReadonlySet<string>,
): { readonly otherTransformations: readonly string[]; readonly publicId: string } {
  const segments = rest.split('/');
  let at = 0;
  while (at < segments.length - 1 && segments[at]?.split(',').every((part) => PARAMETER.test(part))) at += 1;
  const otherTransformations = segments.slice(0, at).map((segment) =>
    segment
      .split(',')
      .filter((part) => !replaced.has(getParameterName(part)))
      .join(','),
  );
  return { otherTransformations: otherTransformations.filter((segment) => segment !== ''), publicId: segments.slice(at).join('/') };
}

/** The name of a parameter: "w" of `w_400`; effects are distinguished by their name. */
function getParameterName(parameter: string): string {
  const [key = ''] = parameter.split('_', 1);
  return key === 'e' ? (parameter.split(':', 1)[0] ?? key) : key;
}
