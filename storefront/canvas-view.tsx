import { createContext, use, type ReactElement } from 'react';
import { Canvas, type BlockSource } from '#engine/canvas.tsx';
import { StaticHtmlContext } from '#engine/static-html.ts';
import { useStorefrontHost } from './host/host-provider.tsx';
import type { CanvasData } from './page/canvas-data.ts';

/** What the server and the browser each bring along for canvases. */
export interface Surroundings {
  readonly blocks: BlockSource;
  /** On the server: static HTML by canvas name. */
  readonly statics?: ReadonlyMap<string, ReadonlyMap<string, { readonly html: string }>>;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);
export const SurroundingsProvider = SurroundingsContext;

/** One canvas of the page. */
export function CanvasView({ data }: { readonly data: CanvasData }): ReactElement {
  const surroundings = use(SurroundingsContext);
  const host = useStorefrontHost();
  if (!surroundings) throw new Error('[cairn] [render] CanvasView: stands outside the surroundings that an entry provides');
  return (
    <StaticHtmlContext value={surroundings.statics?.get(data.name)}>
      <Canvas nodes={data.nodes} env={data.env} host={host} blocks={surroundings.blocks} />
    </StaticHtmlContext>
  );
}
