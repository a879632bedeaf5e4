import { Fragment, type ReactElement } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StylesPort } from './styles-port.ts';

/**
 * Renders many elements that never hydrate in one pass and splits the HTML at a plain-text marker before each (the cheapest kind), so that
 * what React hoists to the front (image preloads) is dropped with the first split. Throws when an element throws.
 * @param prefix separates the `useId` values of different passes and must be unique
 */
export function renderBatch(elements: readonly ReactElement[], prefix: string, styles: StylesPort): readonly string[] {
  const marker = `[cut ${prefix}]`;
  const parts: (ReactElement | string)[] = [];
  for (const element of elements) parts.push(marker, element);
  const html = renderToStaticMarkup(styles.wrap(jsxs(Fragment, { children: parts })), { identifierPrefix: prefix });
  const fragments: string[] = [];
  for (let from = html.indexOf(marker); from !== -1;) {
    const to = html.indexOf(marker, from + marker.length);
    fragments.push(html.slice(from + marker.length, to === -1 ? undefined : to));
    from = to;
  }
  if (fragments.length !== elements.length) throw new Error('the marker between blocks appears inside one of them');
  return fragments;
}
