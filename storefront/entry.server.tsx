import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { CanvasProvider } from './canvas/canvas-view.tsx';
import { requestContext } from './request/router-context.ts';
import { insertIntoHead, renderHead } from './head/rendered-head.ts';
import { placeStatics } from './head/placed-statics.ts';
import { promotePriorityImage } from './head/priority-image.ts';
import { removeComponentIds } from '#ui/styles/styled-components-format.ts';
import { createNonceSources } from '#engine/security/content-policy.ts';
import { sealDocument } from './head/seal-document.ts';
import { deferStart } from './head/deferred-start.ts';
import { reportThrow } from './page/compose.ts';

/** No page has deferred data, so the document renders completely and its styles are known before the head is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  router: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const context = router.get(requestContext);
  const { document: page, services } = context;
  // Marks the inline scripts and styles that the server itself writes into the document.
  const nonce = crypto.randomUUID();
  const placed = placeStatics(page.canvases, nonce);
  const app = services.styles.wrap(
    <CanvasProvider value={{ blocks: services.renderer.blocks, canvases: placed.canvases }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </CanvasProvider>,
  );

  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      // React would otherwise move larger parts into place by script, and they would be missing without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: (error, { componentStack }) => reportThrow(error, componentStack, context),
    });
    const timer = setTimeout(abort, services.settings.of(context.site).timeLimits.document);
  });
  // In development the browser runs the styling library, which expects component ids.
  const finish = services.isDevelopment ? (part: string) => part : removeComponentIds;
  const whole = finish(insertIntoHead(html, renderHead(html, placed.classes, page, { nonce, site: context.site }, services)));
  // In development the router's module script starts the page, and its imports are trusted only by the nonce.
  const sealed = services.isDevelopment
    ? { html: whole, inline: createNonceSources(nonce) }
    : sealDocument(deferStart(whole, nonce), nonce);
  context.document.record({ inline: sealed.inline });
  return new Response(promotePriorityImage(placed.fill(sealed.html, finish)), { status, headers });
}

/** Writes one log line for errors thrown by loaders and actions; responses such as 404 are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = (context as RouterContextProvider).get(requestContext).services;
  log.error(`[cairn] [storefront] ${String(error)}`, {
    url: new URL(request.url).pathname,
    ...(error instanceof Error ? { stack: error.stack } : {}),
  });
};
