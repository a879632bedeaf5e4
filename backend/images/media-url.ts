import {
  imageFormats,
  isTransformation,
  parseTransformation,
  TransformationError,
  type ImageFormat,
  type Transformation,
} from './variants/transformation.ts';

export interface MediaRequest {
  readonly cloud: string;
  /** Without the extension. */
  readonly publicId: string;
  readonly extension?: ImageFormat;
  readonly transformation: Transformation;
}

const urlForm = /^\/media\/([A-Za-z0-9_-]{1,60})\/image\/upload\/(.+)$/;
const idSegment = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;
const longestId = 200;

function readExtension(name: string): { readonly stem: string; readonly extension?: ImageFormat } {
  const match = /^(.+)\.([a-z]{3,4})$/i.exec(name);
  const found = match?.[2]?.toLowerCase().replace('jpeg', 'jpg');
  const extension = imageFormats.find((format) => format === found);
  return match?.[1] && extension ? { stem: match[1], extension } : { stem: name };
}

/**
 * Parses `/media/<cloud>/image/upload/<transformations>/v<number>/<publicId>[.ext]`; transformations and version are optional.
 * @returns null for other paths
 * @throws TransformationError
 */
export function parseMediaUrl(pathname: string): MediaRequest | null {
  const match = urlForm.exec(pathname);
  if (!match?.[1] || !match[2]) return null;
  let segments: string[];
  try {
    segments = match[2].split('/').map(decodeURIComponent);
  } catch {
    throw new TransformationError('url', 'must be well-formed percent-encoding');
  }
  const firstOther = segments.findIndex((segment) => !isTransformation(segment));
  const start = firstOther === -1 ? segments.length : firstOther;
  const transformation = parseTransformation(segments.slice(0, start));
  const id = segments.slice(start + (/^v\d+$/.test(segments[start] ?? '') ? 1 : 0));
  if (id.length === 0 || id.join('/').length > longestId || !id.every((segment) => idSegment.test(segment))) return null;
  const { stem, extension } = readExtension(id.join('/'));
  return { cloud: match[1], publicId: stem, ...(extension && { extension }), transformation };
}
