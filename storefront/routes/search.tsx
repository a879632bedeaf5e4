import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaArgs, type MetaDescriptor } from 'react-router';
import { requestContext, servicesContext } from '../contexts.ts';
import type { ListingPageData } from '../listing/listing-data.ts';
import { ListingPage, readyListingPage, shouldAskLoader } from '../listing/listing-page.tsx';
import { loadSearch } from '../listing/load-search.ts';
import { pageMeta } from '../listing/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadSearch(context.get(requestContext), context.get(servicesContext));
  return data(page, { status: page.status });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ListingPageData> {
  return readyListingPage(await serverLoader<ListingPageData>());
}

export const shouldRevalidate = shouldAskLoader;

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? pageMeta(loaderData.head) : [];
}

export default ListingPage;
