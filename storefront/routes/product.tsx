import {
  data,
  redirect,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunction,
} from 'react-router';
import { prepareCanvas } from '../browser-blocks.ts';
import { requestContext, servicesContext } from '../contexts.ts';
import { pageMeta } from '../listing/page-meta.ts';
import { addByForm } from '../product/add-by-form.ts';
import { loadProduct, type ProductPageData } from '../product/load-product.ts';
import { styleOf } from '../product/product-address.ts';
import { ProductPage } from '../product/product-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await loadProduct(params.product, context.get(requestContext), context.get(servicesContext));
  return data(page, { status: page.status });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ProductPageData> {
  const page = await serverLoader<ProductPageData>();
  const { canvas, product } = page;
  await Promise.all([canvas, ...(product ? [product.crumbs, product.details] : [])].map(prepareCanvas));
  return page;
}

/** The form of a page without script. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  return redirect(await addByForm(params.product, form, context.get(requestContext), context.get(servicesContext)), { status: 303 });
}

/** All colours of a style came with the first of them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  if (formMethod !== undefined && formMethod !== 'GET') return defaultShouldRevalidate;
  const isSame = currentParams.locale === nextParams.locale && styleOf(currentParams.product) === styleOf(nextParams.product);
  return !isSame || currentUrl.search !== nextUrl.search;
};

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  return loaderData ? pageMeta(loaderData.head) : [];
}

export default ProductPage;
