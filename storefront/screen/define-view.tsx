import type { ReactElement } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { prepareCanvas, wakeBlocks } from '../canvas/browser-blocks.ts';
import type { OpenCommerce } from '../commerce/shop-commerce.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { ScreenPage } from './screen-page.ts';
import { useTrackedChoices } from '../host/use-tracked-choices.ts';

/** The browser's half of a screen; its screen.ts is the server's. */
export interface ViewDefinition<Page extends ScreenPage> {
  readonly show: (props: { readonly page: Page }) => ReactElement;
  /** The canvases that the page brings beside its own; made ready before the page is shown by client navigation. */
  readonly canvases?: (page: Page) => readonly (CanvasData | undefined)[];
  /** Whether the server is asked anew as the address changes; the router's own answer unless said. */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** For views that stand on commerce: `openCommerce`. Its code comes with theirs. */
  readonly commerce?: OpenCommerce;
  /** What may open by itself: pop-ups and the question about cookies, over the page, unless the view says otherwise. */
  readonly overlays?: Overlays;
}

/** `none`: no pop-up and no question. `inline`: no pop-up, and the question is a part of the page that covers nothing. */
export type Overlays = 'none' | 'inline';

/** What a match tells the layout around it. */
export interface ScreenHandle {
  readonly openCommerce?: OpenCommerce;
  readonly overlays?: Overlays;
}

export interface View {
  readonly Component: () => ReactElement;
  readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<ScreenPage>;
  readonly shouldRevalidate: ShouldRevalidateFunction;
  readonly handle: ScreenHandle;
}

export function defineView<Page extends ScreenPage>({
  show: Show,
  canvases,
  shouldRevalidate,
  commerce,
  overlays,
}: ViewDefinition<Page>): View {
  return {
    Component() {
      const page = useLoaderData() as Page;
      useTrackedChoices(page.choices);
      return <Show page={page} />;
    },
    async clientLoader({ serverLoader }) {
      // Pages are plain data: what the loader answers is what arrives.
      const [page] = await Promise.all([serverLoader() as Promise<Page>, wakeBlocks()]);
      await Promise.all([page.canvas, ...(canvases?.(page) ?? [])].filter((canvas) => canvas !== undefined).map(prepareCanvas));
      return page;
    },
    shouldRevalidate: shouldRevalidate ?? (({ defaultShouldRevalidate }) => defaultShouldRevalidate),
    handle: { openCommerce: commerce, overlays },
  };
}
