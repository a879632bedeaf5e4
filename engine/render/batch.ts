import { Fragment, type ReactElement } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StylesPort } from './styles-port.ts';

/**
 * Renders many elements, which never hydrate, in one pass and cuts the HTML between them. A marker, plain text because that is cheapest,
 * stands before each, so that what React hoists to the front (image preloads) falls away with the first cut. Throws when an element does.
 * `prefix` keeps `useId` of different passes apart and must be their own.
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
  if (fragments.length !== elements.length) throw new Error('the marker between blocks stands inside one of them');
  return fragments;
}
