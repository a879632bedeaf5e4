import type { Ids } from '../ports.ts';
import { addressSubject } from '../router/address-subject.ts';
import { correlationIdOf } from '../router/call-context.ts';
import { badRequest, CallError, notFound } from '../router/call-error.ts';
import { answerError } from '../router/error-answer.ts';
import { createImageResponse } from './answer-image.ts';
import type { ImageService } from './image-service.ts';
import { TransformationError } from './variants/transformation.ts';
import { QueueClosedError, QueueFullError } from './encoding/work.ts';

/** GET and HEAD below /media. Errors have the contract's error format. */
export function createImageRoute(images: ImageService, ids: Ids): (request: Request) => Promise<Response> {
  return async (request) => {
    const correlationId = correlationIdOf(request, ids);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerError(new CallError(405, 'API405', ['Media knows GET and HEAD.']), correlationId, { allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    try {
      const client = { client: addressSubject(request.headers.get('x-forwarded-for')) ?? '', signal: request.signal };
      const image = await images.serve(pathname, request.headers.get('accept') ?? '*/*', client);
      if (image) return createImageResponse(request, image);
      return answerError(notFound(`There is no picture ${pathname}.`), correlationId);
    } catch (error) {
      if (error instanceof TransformationError) return answerError(badRequest([error.message]), correlationId);
      // The client has disconnected.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (!(error instanceof QueueFullError) && !(error instanceof QueueClosedError)) throw error;
      return answerError(new CallError(503, 'GEN500', ['Too many pictures are being drawn.']), correlationId, { 'retry-after': '2' });
    }
  };
}
