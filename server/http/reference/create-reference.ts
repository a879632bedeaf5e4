import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Router } from 'express';
import { createBrowserScript } from '#demo/partners/sandbox/browser-script.ts';
import { allowOnlyReads } from '../../ingress/allow-only-reads.ts';
import type { CreateErrorResponse } from '../../ingress/error-responses.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { createReferenceDocument } from './reference-document.ts';
import { renderReferencePage } from './reference-page.ts';
import { createScalarFiles } from './scalar-files.ts';

const script = createBrowserScript(readFileSync(new URL('browser/start-reference.ts', import.meta.url), 'utf8'));
const gallery = JSON.parse(readFileSync(new URL('../../../generated/openapi/gallery.json', import.meta.url), 'utf8')) as object;

const shortly = { 'cache-control': 'public, max-age=300' };

/** Scalar loads nothing from other hosts. It sets style attributes, so those are allowed. */
const createPolicy = (nonce: string, partners: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self' ${partners}`.trim(),
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The reference of a server's operations: /reference with its scripts and styles. */
export function createReference(document: OpenApiDocument, createErrorResponse: CreateErrorResponse, partnersOrigin?: string): Router {
  const galleries = partnersOrigin !== undefined && JSON.stringify({ ...gallery, servers: [{ url: `${partnersOrigin}/galleries/api` }] });
  // Without a scheme, the policy uses the page's.
  const partners = partnersOrigin === undefined ? '' : new URL(partnersOrigin).host;
  const shop = JSON.stringify(createReferenceDocument(document));
  const router = Router({ strict: true });
  router.all(['/reference', '/reference/*path'], allowOnlyReads(createErrorResponse));
  router.get('/reference', async (_, response) => {
    const nonce = randomBytes(16).toString('base64');
    response.set({ 'cache-control': 'no-store', 'content-security-policy': createPolicy(nonce, partners) });
    response.type('html').send(await renderReferencePage(document, { nonce, hasGalleries: galleries !== false }));
  });
  router.get('/reference/start.js', (_, response) => void response.set(shortly).type('js').send(script));
  router.get('/reference/openapi.json', (_, response) => void response.set(shortly).type('json').send(shop));
  if (galleries !== false) router.get('/reference/gallery.json', (_, response) => void response.set(shortly).type('json').send(galleries));
  router.use('/reference', createScalarFiles());
  return router;
}
