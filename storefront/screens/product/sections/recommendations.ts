import { createElement } from 'react';
import { ProductRow } from '#commerce/product-shelf/product-shelf.tsx';
import { collectNeeds } from '#engine/resolve/needs.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';
import { getWidgetRecommendations } from '#generated/calls/get-widget-recommendations.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import { productShelfMessages } from '#generated/messages/product-shelf/all.ts';
import type { WidgetRecommendationsResponse } from '#generated/openapi/products.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose, resolveCanvasParts } from '../../../page/compose.ts';
import type { RequestContext } from '../../../request/request-context.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { findStyles } from '../find-styles.ts';
import { requireProduct } from '../product-address.ts';
import { content } from './content.ts';
import { productSets } from './product-sets.ts';

/** Number of cards in a row, and of extra products that replace those shown elsewhere on the page. */
const SHOWN = 10;
const REQUESTED_COUNT = 24;

/** Returns true if editors show recommended products themselves. */
const hasRecommendations = (document: unknown, visitor: Visitor, context: RequestContext): boolean =>
  document !== undefined &&
  resolveCanvasParts([{ document }], visitor, context).some(
    (part) => 'nodes' in part && collectNeeds('recommendations', part.nodes).length > 0,
  );

/** Rows of recommended products as static HTML. The widget's own row is omitted if editors show similar products themselves. */
export const recommendations = defineDeferredSection({
  name: 'recommendations',
  uses: { content, productSets },
  async load({ params, context }): Promise<readonly WidgetRecommendationsResponse[]> {
    const widgets = ['alsoBought', 'similar'] as const;
    const productIds = [requireProduct(params).styleId];
    const { calls } = context.session;
    return Promise.all(widgets.map((widgetId) => getWidgetRecommendations(calls, { widgetId, productIds, count: REQUESTED_COUNT })));
  },
  async show({ data: widgets, used, visitor }, { context }) {
    const { locale, languageTag } = context.site;
    const decided = (await context.visit).recommendations.flatMap(({ products }) => products.map(({ productId }) => productId.slice(0, 8)));
    const seen = new Set([...decided, ...findStyles(used.content), ...findStyles(used.productSets)]);
    const titles = getMessages(productShelfMessages, locale);
    const ownRows = (widgets ?? []).filter(({ widgetId }) => widgetId !== 'similar' || !hasRecommendations(used.content, visitor, context));
    const rows = ownRows.map(({ widgetId, recommendationId, products }) => {
      const shown = products.filter(({ itemGroupId }) => !seen.has(itemGroupId)).slice(0, SHOWN);
      for (const { itemGroupId } of shown) seen.add(itemGroupId);
      return { title: titles[widgetId], recommendationId, products: shown };
    });
    const filled = rows.filter(({ products }) => products.length > 0);
    if (filled.length === 0) return undefined;
    context.sources.recordProducts(filled.flatMap(({ products }) => products.map(({ itemGroupId }) => itemGroupId)));
    const messages = getMessages(listingMessages, locale);
    const parts = filled.map((row) => ({
      hostPart: row.recommendationId,
      element: createElement(ProductRow, { ...row, messages, locale, languageTag }),
    }));
    return { canvases: { shelves: compose('shelves', parts, visitor, context) } };
  },
});
