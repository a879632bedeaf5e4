import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import { renderMediaDrawing } from './draw-media.ts';

/** Serves the stories' pictures: directly from the development and test servers, through a service worker in a static build. */
export function createMediaPlugin(): Plugin {
  return {
    name: 'cairn:drawn-media',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://stories.test');
        if (!pathname.startsWith('/media/')) return next();
        const svg = renderMediaDrawing(pathname);
        response.statusCode = svg === null ? 404 : 200;
        response.setHeader('Content-Type', svg === null ? 'text/plain' : 'image/svg+xml');
        response.setHeader('Cache-Control', 'max-age=3600');
        response.end(svg ?? 'No such drawing');
      });
    },
    async generateBundle() {
      const input = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
      const { output } = await build({ input, write: false, output: { format: 'iife', minify: true } });
      this.emitFile({ type: 'asset', fileName: 'media-worker.js', source: output[0].code });
    },
  };
}
