import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { onlyReads } from '../door/only-reads.ts';
import type { Refuse } from '../door/refusals.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/**
 * The contract for tools, /openapi.json, and for readers, /reference.
 * @param adapt Changes the document into that of the server that serves it.
 */
export function createDocuments(adapt: (contract: OpenApiDocument) => OpenApiDocument, refuse: Refuse): Router {
  const file = new URL('../../generated/openapi/openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const text = JSON.stringify(adapt(document));
  const page = readFileSync(new URL('../../generated/openapi/reference.html', import.meta.url), 'utf8');
  const style = hash('sha256', /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '', 'base64');
  const router = Router();
  router.all(['/openapi.json', '/reference'], onlyReads(refuse));
  router.get('/openapi.json', (_, response) => {
    // Anybody's tool may read it, in a browser too.
    response.set({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    response.type('json').send(text);
  });
  router.get('/reference', (_, response) => {
    const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    response.set({ 'cache-control': 'public, max-age=300', 'content-security-policy': policy });
    response.type('html').send(page);
  });
  return router;
}
