import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { definitions } from '#blocks/index.ts';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { reportUnknownError } from '#engine/render/known-throw.ts';
import { collectStaticElements } from '#engine/render/static-html.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { ignoreAborted } from './browser-host/ignore-aborted.ts';
import { getBrowserBlocks, provideBrowserBlocks } from './canvas/browser-blocks.ts';
import { CanvasProvider } from './canvas/canvas-view.tsx';
import { isPageReported } from './contract-mode/is-page-reported.ts';
import { allowEmptyScripts } from './security/allow-empty-scripts.ts';

const onThrow = (type: string, id: string, error: unknown): void =>
  console.error(`[cairn] [render] ${type} #${id}: the block threw`, error);

allowEmptyScripts();
ignoreAborted(window);
collectStaticElements(document);
provideBrowserBlocks(createBrowserBlocks({ definitions, onThrow, bindMessages, root: document }));
const types = document.querySelector<HTMLMetaElement>('meta[name="cairn-blocks"]')?.content.split(' ') ?? [];

void getBrowserBlocks()
  .preload(types)
  .then(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <CanvasProvider value={{ blocks: getBrowserBlocks() }}>
          <HydratedRouter />
        </CanvasProvider>,
        { onRecoverableError: reportUnknownError },
      );
    }),
  );

if (document.querySelector('meta[name="cairn-performance"]'))
  import('./browser-host/measure-performance.ts').then(
    ({ measurePerformance }) => measurePerformance(),
    (error: unknown) => console.warn('[cairn] [performance] the measurement failed to start', error),
  );

if (isPageReported())
  import('./contract-mode/report-responses.ts').then(
    ({ reportResponses }) => reportResponses(),
    (error: unknown) => console.warn('[cairn] [contract] reporting failed to start', error),
  );
