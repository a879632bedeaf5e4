import { createElement, type ReactElement } from 'react';
import { redirect } from 'react-router';
import { Breadcrumbs } from '#commerce/catalog/head/breadcrumbs.tsx';
import { shopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { colorOf, isColorIn } from '#commerce/product/choice.ts';
import { packView, type PackedView } from '#commerce/product/packed-view.ts';
import { productHref } from '#commerce/product/product-href.ts';
import { productImage } from '#commerce/product/product-image.ts';
import { ProductSections } from '#commerce/product/product-sections.tsx';
import { createProductView } from '#commerce/product/product-view.ts';
import { errorMessageOf, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import type { SiteLocale } from '#commerce/site/formatters.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { getInventory } from '#generated/calls/get-inventory.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import type { InventoryAnswer, ProductDetails } from '#generated/openapi/products.ts';
import { choicesOf } from '../../canvas/choices.ts';
import { errorPage } from '../../page/error-page.ts';
import type { CanvasData } from '../../canvas/canvas-data.ts';
import { compose } from '../../page/compose.ts';
import type { ComposedCanvas } from '../../canvas/document-record.ts';
import { neededRecommendations } from '../../page/needed-recommendations.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import { pageUrl } from '../../site/alternates.ts';
import { productIdOf } from './product-address.ts';
import { productAlternates } from './product-alternates.ts';
import { productContent } from './product-content.ts';
import { productHeadParts } from './product-head-parts.ts';

/** What the product's own part of the page acts on; everything else is canvas. */
export interface ProductData {
  readonly view: PackedView;
  readonly shopLocale: SiteLocale;
  readonly messages: MessageData<ProductMessages>;
  readonly crumbs: CanvasData;
  readonly details: CanvasData;
  /** What a form without script was refused for. */
  readonly refused?: string;
}

/** An error page has no product. Its canvas is what stands below one. */
export interface ProductPageData extends ScreenPage {
  readonly canvas: CanvasData;
  readonly product?: ProductData;
}

/** What a product's page says. */
interface ProductPageMessages {
  readonly messages: { readonly product: MessageData<ProductMessages> };
  readonly errorMessages: ErrorMessageData;
}

/** The product at `/p/{slug}-{productId}`. @throws Response that leads to its right address, where it was called by another. */
export async function loadProduct(
  address: string | undefined,
  context: RequestContext,
  { messages: { product: messages }, errorMessages }: ProductPageMessages,
): Promise<ProductPageData> {
  const productId = productIdOf(address);
  if (productId === undefined) return errorPage(404, context);
  const { site, url } = context;
  const styleId = productId.slice(0, 8);
  const { calls } = context.session;
  const [{ visitor, recommendations }, details, inventory, content, alternates] = await Promise.all([
    context.visit,
    loadCriticalData(),
    loadDeferredData(),
    productContent(styleId, context),
    productAlternates(styleId, context),
  ]);
  if (typeof details === 'number') return errorPage(details, context);
  const path = shopHref(site.locale, productHref(details.pageUrl, productId));
  if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);

  const view = createProductView(details, inventory);
  const color = colorOf(view, productId);
  const canonical = pageUrl(url.origin, site.locale, details.pageUrl);
  const image = color.gallery.find(({ type }) => type === 'image')?.src;

  const catalog = messagesIn(catalogMessages, site.locale);
  const hostPart = (name: string, element: ReactElement): ComposedCanvas => compose(name, [{ hostPart: name, element }], visitor, context);
  const crumbs = hostPart(
    'crumbs',
    createElement(Breadcrumbs, { label: catalog.breadcrumbs, crumbs: details.breadcrumbs, locale: site.locale }),
  );
  const sections = hostPart(
    'sections',
    createElement(ProductSections, {
      title: catalog.details,
      sections: details.details,
      styleNumber: catalog.styleNumber({ id: details.masterId }),
    }),
  );
  const below = compose('page', content ? [{ document: content }] : [], visitor, context);
  context.document.record({
    canvases: [crumbs, sections, below],
    head: [productHeadParts({ details, context, canonical, alternates, isInStock: isColorIn(view, color.code) })],
  });
  const refusal = url.searchParams.get('refused');
  const { locale, languageTag, currency } = site;
  return {
    status: 200,
    head: {
      title: details.seo.title,
      description: details.seo.description,
      canonical,
      ...(image ? { image: new URL(productImage(image).src, url.origin).href } : {}),
      noIndex: context.mode !== 'publish',
      ogType: 'website',
    },
    canvas: below.data,
    recommendations: neededRecommendations(recommendations, below),
    choices: choicesOf(below.choices),
    commerce: { errorMessages },
    product: {
      view: packView(view),
      shopLocale: { locale, languageTag, currency },
      messages,
      crumbs: crumbs.data,
      details: sections.data,
      ...(refusal === null ? {} : { refused: refusalOf(refusal, details.maxQty) }),
    },
  };

  /** The details, or the status of the page that stands for them. */
  async function loadCriticalData(): Promise<ProductDetails | 404 | 503> {
    try {
      return await getProductDetails(calls, { productId: productId ?? '' });
    } catch (error) {
      const status = error instanceof ServiceError ? error.status : undefined;
      if (status === 404 || status === 400) return 404;
      context.services.log.error('[cairn] [page] a product could not be loaded', { productId, reason: String(error) });
      return 503;
    }
  }

  /** The stock of all colors. Without it what the details say counts. */
  async function loadDeferredData(): Promise<InventoryAnswer | undefined> {
    try {
      return await getInventory(calls, { productId: styleId });
    } catch (error) {
      const isMissing = error instanceof ServiceError && error.status === 404;
      if (!isMissing)
        context.services.log.warn('[cairn] [page] a product stands without its inventory', { styleId, reason: String(error) });
      return undefined;
    }
  }

  /** Why a form was refused, by the code in the address that it led back to. */
  function refusalOf(code: string, maxAllowedQty: number | undefined): string {
    const { chooseSize, chooseFit, addFailed } = bindMessages(messages, site.languageTag);
    if (code === 'size') return chooseSize;
    if (code === 'fit') return chooseFit;
    return errorMessageOf(errorMessages, code, site.languageTag, { maxAllowedQty }) ?? addFailed;
  }
}
