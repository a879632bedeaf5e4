import { parseMediaUrl } from '#backend/images/media-url.ts';
import { TransformationError } from '#backend/images/variants/transformation.ts';
import { drawIllustration } from '#demo/illustrations/index.ts';

/** The drawing for a `/media/…` path as SVG text, in the shape that the URL requests; null if there is none. */
export function renderMediaDrawing(pathname: string): string | null {
  try {
    const request = parseMediaUrl(pathname);
    if (request === null) return null;
    const { width, height, aspect } = request.transformation;
    const frame = width && height ? { width, height } : aspect ? { width: aspect, height: 1 } : undefined;
    return drawIllustration(request.publicId, frame)?.svg ?? null;
  } catch (error) {
    if (error instanceof TransformationError) return null;
    throw error;
  }
}
