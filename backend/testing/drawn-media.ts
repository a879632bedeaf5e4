import type { Frame, MediaPort } from '../ports.ts';

const renderDrawing = ({ width, height }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#24453a"/><circle cx="${width / 2}" cy="${height / 2}" r="${height / 4}" fill="#e07a3f"/></svg>`;

/** Media of 400 × 200 for every id below scenes/, composed for the frame. Records its requests. */
export function createDrawnMedia(): { readonly media: MediaPort; readonly requests: (Frame | undefined)[] } {
  const requests: (Frame | undefined)[] = [];
  const composeMedia: MediaPort = (publicId, frame) => {
    if (!publicId.startsWith('scenes/')) return null;
    requests.push(frame);
    const size = frame ?? { width: 400, height: 200 };
    return { svg: renderDrawing(size), ...size };
  };
  return { media: composeMedia, requests };
}
