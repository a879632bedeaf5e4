import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { allowOnlyReads } from '../ingress/allow-only-reads.ts';
import type { CreateErrorResponse } from '../ingress/error-responses.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { createReference } from './reference/create-reference.ts';

/**
 * The contract for tools (/openapi.json) and for readers (/reference).
 * @param adapt Changes the document into that of the server that serves it.
 * @param partnersOrigin Origin of the galleries; the reference leaves them out without it.
 */
export function createDocuments(
  adapt: (contract: OpenApiDocument) => OpenApiDocument,
  createErrorResponse: CreateErrorResponse,
  partnersOrigin?: string,
): Router {
  const file = new URL('../../generated/openapi/openapi.json', import.meta.url);
  const document = adapt(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument);
  const text = JSON.stringify(document);
  const router = Router();
  router.all('/openapi.json', allowOnlyReads(createErrorResponse));
  router.get('/openapi.json', (_, response) => {
    // Any tool may read it, in a browser too.
    response.set({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    response.type('json').send(text);
  });
  router.use(createReference(document, createErrorResponse, partnersOrigin));
  return router;
}
