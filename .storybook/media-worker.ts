import { renderMediaDrawing } from './draw-media.ts';

/** The two members of a service worker that the DOM types lack. */
interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
}
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly respondWith: (response: Response) => void;
  readonly waitUntil: (work: Promise<void>) => void;
}

const scope = globalThis as unknown as WorkerScope;

addEventListener('install', () => void scope.skipWaiting());
addEventListener('activate', (event) => (event as WorkerEvent).waitUntil(scope.clients.claim()));
addEventListener('fetch', (event) => {
  const { request, respondWith } = event as WorkerEvent;
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/media/')) return;
  const svg = renderMediaDrawing(pathname);
  const headers = { 'Content-Type': svg === null ? 'text/plain' : 'image/svg+xml' };
  respondWith.call(event, new Response(svg ?? 'No such drawing', { status: svg === null ? 404 : 200, headers }));
});
