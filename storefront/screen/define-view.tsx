import type { ReactElement } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { prepareCanvas, wakeBlocks } from '../canvas/browser-blocks.ts';
import type { OpenCommerce } from '../commerce/shop-commerce.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { ScreenPage } from './screen-page.ts';
import { useTrackedChoices } from '../host/use-tracked-choices.ts';

/** The browser part of a screen; its screen.ts is the server part. */
export interface ViewDefinition<Page extends ScreenPage> {
  readonly show: (props: { readonly page: Page }) => ReactElement;
  /** Additional canvases of the page, prepared before client navigation shows it. */
  readonly canvases?: (page: Page) => readonly (CanvasData | undefined)[];
  /** Decides if the loader runs when the address changes; the router's default applies without it. */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** Opens commerce for views that need it: `openCommerce`. Its code is loaded with the view. */
  readonly commerce?: OpenCommerce;
  /** Overlays that open on their own: pop-ups and the consent question. Both are shown without it. */
  readonly overlays?: Overlays;
}

/** `none`: no pop-up and no consent question. `inline`: no pop-up, and the question is in the page's flow. */
export type Overlays = 'none' | 'inline';

/** Options that a route match passes to the layout. */
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
      // Pages are plain data and arrive as the loader returns them.
      const [page] = await Promise.all([serverLoader() as Promise<Page>, wakeBlocks()]);
      await Promise.all([page.canvas, ...(canvases?.(page) ?? [])].filter((canvas) => canvas !== undefined).map(prepareCanvas));
      return page;
    },
    shouldRevalidate: shouldRevalidate ?? (({ defaultShouldRevalidate }) => defaultShouldRevalidate),
    handle: { openCommerce: commerce, overlays },
  };
}
