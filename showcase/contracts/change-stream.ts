import type { DriftStore } from '#contract/drift/drift-store.ts';

/** Maximum number of streams; further clients poll. */
const MAX_STREAMS = 20;
/** Milliseconds between two comments, which prevent proxies from closing the connection. */
const HEARTBEAT = 20_000;
/** Milliseconds after which a browser connects again, so that access is checked again. */
const LIFETIME = 10 * 60_000;
/** Milliseconds that a browser waits before it reconnects. */
const RETRY = 2000;

/** Server-sent events without content: one for each change of the rows. */
export function createChangeStream(store: Pick<DriftStore, 'subscribe'>, stopping?: AbortSignal) {
  const encoder = new TextEncoder();
  let open = 0;

  return function respond(request: Pick<Request, 'method' | 'signal'>): Response {
    // Compression would delay events.
    const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' };
    if (request.method === 'HEAD') return new Response(null, { headers });
    if (open >= MAX_STREAMS || stopping?.aborted) return new Response(null, { status: 503, headers: { 'retry-after': '30' } });
    const ended = AbortSignal.any([request.signal, ...(stopping ? [stopping] : [])]);
    let end = (): void => undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const send = (text: string): void => {
            // Events are all alike, so a client that does not read gets no further ones.
            if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text));
          };
          const unsubscribe = store.subscribe(() => send('event: change\ndata: rows\n\n'));
          const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT).unref();
          const lifetime = setTimeout(() => finish(), LIFETIME).unref();
          open += 1;
          end = () => {
            end = () => undefined;
            open -= 1;
            unsubscribe();
            clearInterval(heartbeat);
            clearTimeout(lifetime);
            ended.removeEventListener('abort', finish);
          };
          function finish(): void {
            end();
            controller.close();
          }
          ended.addEventListener('abort', finish);
          send(`retry: ${RETRY}\n\n`);
          if (ended.aborted) finish();
        },
        cancel: () => end(),
      },
      { highWaterMark: 4 },
    );
    return new Response(body, { headers });
  };
}
