import { setTimeout as wait } from 'node:timers/promises';
import { createBadRequestError } from '#backend/router/call-error.ts';
import type { OtherRoute } from '#backend/router/create-router.ts';
import { createErrorResponse } from '#backend/router/create-error-response.ts';
import { createGallerySandbox } from '#demo/partners/galleries/gallery-sandbox.ts';
import contract from '#generated/openapi/gallery.json' with { type: 'json' };
import { galleryOperations, type GalleryOperation } from '#generated/openapi/partners/gallery.ts';
import { MockHeaderError, readMockRequest } from './mock-request.ts';

const prefix = '/galleries/';
const base = '/galleries/api';

interface ResponseObject {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
}

/** Photo galleries of the second contract. The sandbox holds their state; a header forces a status here as well. */
export function createMockGallery(): OtherRoute {
  const sandbox = createGallerySandbox({ clock: { now: () => new Date() } });
  return {
    prefix,
    async respond(request) {
      const operation = findOperation(request);
      if (!operation) return sandbox(request);
      try {
        const { forced, delay = 0 } = readMockRequest(request, { ...operation, errors: [] });
        if (delay > 0) await wait(delay, undefined, { signal: request.signal });
        return forced ? Response.json(getExample(operation, forced.status), { status: forced.status }) : await sandbox(request);
      } catch (error) {
        if (!(error instanceof MockHeaderError)) throw error;
        return createErrorResponse(createBadRequestError([error.message]), crypto.randomUUID());
      }
    },
  };
}

function findOperation({ method, url }: Request): GalleryOperation | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length) || '/';
  return galleryOperations.find(
    (operation) => operation.method === method && new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

function getExample({ path, method }: GalleryOperation, status: number): unknown {
  const paths: Readonly<Record<string, object>> = contract.paths;
  const operations = paths[path] as Readonly<Record<string, { readonly responses: Readonly<Record<string, ResponseObject>> }>>;
  const response = operations[method.toLowerCase()]?.responses[status];
  const shared: Readonly<Record<string, ResponseObject>> = contract.components.responses;
  const resolved = response?.$ref === undefined ? response : shared[response.$ref.split('/').at(-1) ?? ''];
  return resolved?.content?.['application/json']?.example;
}
