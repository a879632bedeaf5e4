import type { ReactElement, ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useRouteLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { positionsKey } from '../head/router-format.ts';
import { PageHead } from '../screen/page-head.tsx';
import type { RootData } from './load-root.ts';

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) => currentParams.locale !== nextParams.locale;

/** On the server the router sets its own nonce. A built document contains none; in development the browser hides it after parsing. */
const shownNonce = import.meta.env.PROD || typeof document === 'undefined' ? undefined : '';

/** Renders no `Links` and `Meta` of the router: routes export none, and the server writes a page's styles (head/rendered-head.ts). */
export function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  const root = useRouteLoaderData<RootData>('root');
  return (
    <html lang={root?.lang ?? 'en'} dir={root?.dir} data-brand={root?.brand} data-webview={root?.isWebview || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={shownNonce} storageKey={positionsKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root(): ReactElement {
  return <Outlet />;
}

/** The last fallback, if even the page frame fails; plain, because neither messages nor styles may be available. */
export function ErrorBoundary({ error }: { readonly error: unknown }): ReactElement {
  const root = useRouteLoaderData<RootData>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main id="main" data-status={status}>
      <title>{status === 404 ? 'Page not found' : 'Something went wrong'}</title>
      <h1>{status === 404 ? 'We can’t find that page' : 'Something went wrong'}</h1>
      <p>
        <a href={root?.homeHref ?? '/'}>Go to the home page</a>
      </p>
    </main>
  );
}
