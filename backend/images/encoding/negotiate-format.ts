import type { ImageFormat, Transformation } from '../variants/transformation.ts';

/** The response format, and whether it depends on the Accept header. */
export interface NegotiatedFormat {
  readonly format: ImageFormat;
  readonly varies: boolean;
}

/** True if Accept lists the media type with a weight above zero. Wildcards do not promise modern formats. */
export function acceptsMediaType(accept: string, mediaType: string): boolean {
  return accept.split(',').some((entry) => {
    const [type, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return type === mediaType && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/**
 * f_auto selects AVIF or WebP if the browser accepts them, else PNG for drawings and JPEG for photographs. Otherwise f_, the extension or
 * the original decides.
 */
export function negotiateFormat(
  asked: Transformation,
  extension: ImageFormat | undefined,
  accept: string,
  isVector: boolean,
): NegotiatedFormat {
  if (asked.format === 'auto') {
    if (acceptsMediaType(accept, 'image/avif')) return { format: 'avif', varies: true };
    if (acceptsMediaType(accept, 'image/webp')) return { format: 'webp', varies: true };
    return { format: isVector ? 'png' : 'jpg', varies: true };
  }
  return { format: asked.format ?? extension ?? (isVector ? 'svg' : 'jpg'), varies: false };
}
