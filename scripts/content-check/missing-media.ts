import { resolveFilmFile } from '#backend/images/film-route.ts';
import { parseMediaUrl } from '#backend/images/media-url.ts';
import { getAssetFileUrl } from '#blocks/video-player/pick-player.ts';

/** Lookup of the shop's pictures and films. */
export interface Media {
  hasPicture(publicId: string): boolean;
  /** @param file Path below the content folder, e.g. "media/tarnfell/films/ridge.mp4" */
  hasFilm(file: string): boolean;
}

export interface MissingMedium {
  readonly pointer: string;
  readonly message: string;
}

/** Media addresses in a text, which may be HTML or a single address. */
const ADDRESS = /(?<![\w.:/])\/media\/[^\s"'<>?#]+/g;

/** The missing pictures and films of a document. Those of other origins cannot be checked. */
export function findMissingMedia(document: unknown, media: Media, pointer = ''): readonly MissingMedium[] {
  if (typeof document === 'string')
    return [...document.matchAll(ADDRESS)].flatMap(([address]) =>
      isThere(address, media) ? [] : [{ pointer, message: describeMissing(address) }],
    );
  if (typeof document !== 'object' || document === null) return [];
  const { cloudName, publicId } = document as Readonly<Record<string, unknown>>;
  if (typeof cloudName === 'string' && typeof publicId === 'string') {
    const address = getAssetFileUrl({ cloudName, publicId });
    return isThere(address, media) ? [] : [{ pointer: `${pointer}/publicId`, message: describeMissing(address) }];
  }
  return Object.entries(document).flatMap(([name, value]) => findMissingMedia(value, media, `${pointer}/${name}`));
}

function isThere(address: string, { hasPicture, hasFilm }: Media): boolean {
  const film = resolveFilmFile(address);
  if (film !== undefined) return hasFilm(film);
  try {
    const picture = parseMediaUrl(address);
    return picture !== null && hasPicture(picture.publicId);
  } catch {
    return false;
  }
}

function describeMissing(address: string): string {
  return `missing picture or film ${address}`;
}
