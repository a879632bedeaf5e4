import type { Ids } from '../ports.ts';
import type { OtherRoute } from '../router/create-router.ts';
import { createFilmRoute } from './film-route.ts';
import { createImageRoute } from './image-route.ts';
import type { ImageService } from './image-service.ts';

const isFilm = (pathname: string): boolean => /^\/media\/[^/]+\/video\//.test(pathname);

/** Films and pictures below /media/. */
export function createMediaRoute(contentDir: string, images: ImageService, ids: Ids): OtherRoute {
  const [serveFilm, serveImage] = [createFilmRoute(contentDir, ids), createImageRoute(images, ids)];
  return {
    prefix: '/media/',
    respond: (request) => (isFilm(new URL(request.url).pathname) ? serveFilm(request) : serveImage(request)),
  };
}
