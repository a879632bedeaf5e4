import type { ReactElement } from 'react';
import { useMatches } from 'react-router';
import type { HeadData } from '../canvas/canvas-data.ts';
import type { ScreenPage } from './screen-page.ts';

/**
 * Renders the head elements of the current page, which React moves into the head and removes again. The router's `Meta` would merge exports
 * of several routes.
 */
export function PageHead(): ReactElement | null {
  const page = useMatches().at(-1)?.loaderData as Partial<ScreenPage> | undefined;
  return page?.head ? <HeadTags head={page.head} /> : null;
}

/** A private page has only a title, and nothing for search engines or link previews. */
function HeadTags({ head: { title, description, canonical, image, noIndex, ogType } }: { readonly head: HeadData }): ReactElement {
  return (
    <>
      <title>{title}</title>
      {ogType ? (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:type" content={ogType} />
          {description ? <meta name="description" content={description} /> : null}
          {description ? <meta property="og:description" content={description} /> : null}
          {canonical ? <link rel="canonical" href={canonical} /> : null}
          {canonical ? <meta property="og:url" content={canonical} /> : null}
          {image ? <meta property="og:image" content={image} /> : null}
        </>
      ) : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
