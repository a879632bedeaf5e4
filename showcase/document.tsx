import { renderToString } from 'react-dom/server';
import type { BlockSource } from '#engine/render/canvas.tsx';
import { inertHost } from '#engine/render/inert-host.ts';
import { renderPage, type PageContext } from './page.ts';
import { Viewer, type ViewerData } from './viewer.tsx';

export type EntryStatics = readonly ReadonlyMap<string, { readonly html: string }>[];

interface DocumentProps extends PageContext {
  readonly data: ViewerData;
  readonly statics: EntryStatics;
  readonly preloadTypes: readonly string[];
  readonly blocks: BlockSource;
}

/** The page of blocks. */
export function renderDocument({ data, statics, preloadTypes, blocks, ...page }: DocumentProps): Response {
  const body = renderToString(page.styles.wrap(<Viewer data={data} host={inertHost} blocks={blocks} statics={statics} />));
  const { docType } = data.query;
  return renderPage({
    ...page,
    title: docType === '' ? 'Showcase' : `${docType} | Showcase`,
    lang: data.env.locale.slice(0, 2),
    brandId: data.env.brand,
    body,
    handover: { data, preloadTypes },
  });
}
