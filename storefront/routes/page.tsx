import { useEffect, type ReactElement } from 'react';
import {
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type MetaDescriptor,
} from 'react-router';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import { requestContext, servicesContext } from '../contexts.ts';
import { useStorefrontHost } from '../host/host-provider.tsx';
import { loadPage, type PageData } from '../page/load-page.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(requestContext), context.get(servicesContext));
  return data(page, { status: page.status });
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PageData> {
  const page = await serverLoader<PageData>();
  await prepareCanvas(page.canvas);
  return page;
}

export function meta({ loaderData }: MetaArgs<typeof loader>): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, image, noIndex, ogType } = loaderData.head;
  const metas: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }, { property: 'og:type', content: ogType }];
  if (description) metas.push({ name: 'description', content: description }, { property: 'og:description', content: description });
  if (canonical) metas.push({ tagName: 'link', rel: 'canonical', href: canonical }, { property: 'og:url', content: canonical });
  if (image) metas.push({ property: 'og:image', content: image });
  if (noIndex) metas.push({ name: 'robots', content: 'noindex' });
  return metas;
}

/** Any page that is made of content: everything on it stands in its canvas. */
export default function ContentPage(): ReactElement {
  const { canvas, choices } = useLoaderData<PageData>();
  const host = useStorefrontHost();
  useEffect(() => {
    for (const { id, picked, event } of choices)
      host.track({ name: event ?? 'experience-impression', data: { experienceId: id, variant: picked } });
  }, [choices, host]);
  return <CanvasView data={canvas} />;
}
