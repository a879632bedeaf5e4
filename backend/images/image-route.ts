import type { Ids } from '../ports.ts';
import { getAddressSubject } from '../router/address-subject.ts';
import { getCorrelationId } from '../router/call-context.ts';
import { createBadRequestError, CallError, createNotFoundError } from '../router/call-error.ts';
import { createErrorResponse } from '../router/create-error-response.ts';
import { createImageResponse } from './answer-image.ts';
import type { ImageService } from './image-service.ts';
import { TransformationError } from './variants/transformation.ts';
import { QueueClosedError, QueueFullError } from './encoding/work.ts';

/** GET and HEAD below /media. Errors have the contract's error format. */
export function createImageRoute(images: ImageService, ids: Ids): (request: Request) => Promise<Response> {
  return async (request) => {
    const correlationId = getCorrelationId(request, ids);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return createErrorResponse(new CallError(405, 'API405', ['Media knows GET and HEAD.']), correlationId, { allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    try {
      const client = { client: getAddressSubject(request.headers.get('x-forwarded-for')) ?? '', signal: request.signal };
      const image = await images.serve(pathname, request.headers.get('accept') ?? '*/*', client);
      if (image) return createImageResponse(request, image);
      return createErrorResponse(createNotFoundError(`There is no picture ${pathname}.`), correlationId);
    } catch (error) {
      if (error instanceof TransformationError) return createErrorResponse(createBadRequestError([error.message]), correlationId);
      // The client has disconnected.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (!(error instanceof QueueFullError) && !(error instanceof QueueClosedError)) throw error;
      return createErrorResponse(new CallError(503, 'GEN500', ['Too many pictures are being drawn.']), correlationId, { 'retry-after': '2' });
    }
  };
}
