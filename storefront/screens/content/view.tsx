import type { ShouldRevalidateFunction } from 'react-router';
import { ARTICLE_LIST_PARAMETERS } from '#blocks/host/article-list-parameters.ts';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import type { PageOf } from '../../screen/define-screen.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { screen } from './screen.ts';

/** Article lists fetch filtered results themselves. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && removeListParameters(currentUrl) === removeListParameters(nextUrl);
  return defaultShouldRevalidate && !(isSamePage && currentUrl.search !== nextUrl.search);
};

function removeListParameters({ search }: URL): string {
  const parameters = search.slice(1).split('&');
  return parameters.filter((parameter) => !parameter.startsWith(ARTICLE_LIST_PARAMETERS)).join();
}

/** The canvas contains the whole page. */
export const view = defineView<PageOf<typeof screen>>({
  shouldRevalidate,
  show: ({ page }) => <CanvasView data={page.canvas} />,
});
