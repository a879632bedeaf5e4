import { createContext, use, type ReactElement } from 'react';
import { Canvas, type BlockSource } from '#engine/render/canvas.tsx';
import { StaticHtmlContext } from '#engine/render/static-html.ts';
import { useStorefrontHost } from './host-context.ts';
import type { CanvasData } from './canvas-data.ts';
import { unpack } from './packed.ts';
import type { ComposedCanvas } from './document-record.ts';

/** Data for canvases that differs between server and browser. */
export interface CanvasContextValue {
  readonly blocks: BlockSource;
  /** On the server: data to render canvases from, by name. */
  readonly canvases?: ReadonlyMap<
    string,
    Pick<ComposedCanvas, 'nodes'> & { readonly statics: ReadonlyMap<string, { readonly html: string }> }
  >;
}

const CanvasContext = createContext<CanvasContextValue | undefined>(undefined);
export const CanvasProvider = CanvasContext;

/** Renders one canvas of the page. */
export function CanvasView({ data }: { readonly data: CanvasData }): ReactElement {
  const context = use(CanvasContext);
  const host = useStorefrontHost();
  if (!context) throw new Error('[cairn] [render] CanvasView must be rendered inside SurroundingsProvider');
  const composed = context.canvases?.get(data.name);
  return (
    <StaticHtmlContext value={composed?.statics}>
      <Canvas nodes={composed?.nodes ?? unpack(data.nodes)} env={data.env} host={host} blocks={context.blocks} />
    </StaticHtmlContext>
  );
}
