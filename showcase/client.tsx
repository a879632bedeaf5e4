import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { definitions } from '#blocks/index.ts';
import { createBrowserBlocks } from '#engine/hydrate/blocks.ts';
import { attachStaticLinks } from '#engine/hydrate/static-links.ts';
import { collectStaticElements } from '#engine/render/static-html.ts';
import type { DriftParams } from './contracts/drift-params.ts';
import type { DriftsView } from './contracts/drifts-view.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { EventsView } from './events/events-view.tsx';
import { createShowcaseHost } from './showcase-host.ts';
import { syncScrollWithParent } from './sync-scroll.ts';
import { Viewer, type ViewerData } from './viewer.tsx';

interface Handover {
  /** Origins of the frames to sync with. */
  readonly origins: readonly string[];
}

interface ViewerHandover extends Handover {
  readonly data: ViewerData;
  readonly preloadTypes: readonly string[];
}

interface EventsHandover extends Handover {
  readonly page: 'events';
}

interface ContractsHandover extends Handover {
  readonly page: 'contracts';
  readonly view: DriftsView;
  readonly params: DriftParams;
}

const root = document.getElementById('root');
const handover = JSON.parse(document.getElementById('handover')?.textContent ?? '{}') as
  | ViewerHandover
  | EventsHandover
  | ContractsHandover;

syncScrollWithParent(window, handover.origins);
if (root && 'page' in handover) {
  if (handover.page === 'events') hydrateRoot(root, <EventsView />);
  else {
    const { view, params } = handover;
    const { ContractsView } = await import('./contracts/contracts-view.tsx');
    hydrateRoot(root, <ContractsView first={view} params={params} />);
  }
} else if (root && 'data' in handover) {
  const { data, preloadTypes } = handover;
  collectStaticElements(root);
  const host = createShowcaseHost({ site: data.env, recommendations: data.recommendations });
  const onThrow = (type: string, id: string, error: unknown): void =>
    console.error(`[cairn] [render] ${type} #${id}: the block threw`, error);
  const blocks = createBrowserBlocks({ definitions, onThrow, bindMessages, root });
  await blocks.preload(preloadTypes);
  startTransition(() => {
    hydrateRoot(root, <Viewer data={data} host={host} blocks={blocks} />);
  });
  attachStaticLinks(root, host);
}
