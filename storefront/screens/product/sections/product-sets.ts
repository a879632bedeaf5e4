import { createElement } from 'react';
import { SetCards } from '#commerce/product-set/set-cards.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import { getProductSets } from '#generated/calls/get-product-sets.ts';
import { productSetMessages } from '#generated/messages/product-set/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Sets that contain the product, as static HTML. */
export const productSets = defineDeferredSection({
  name: 'product sets',
  missing: [404],
  async load({ params, context }) {
    const { productSets: sets } = await getProductSets(context.session.calls, { productId: requireProduct(params).styleId });
    context.sources.recordProducts(sets.flatMap(({ parts }) => parts.map(({ masterId }) => masterId)));
    return sets;
  },
  show({ data: sets, visitor }, { context }) {
    if (sets === undefined || sets.length === 0) return undefined;
    const { locale, languageTag, currency } = context.site;
    const element = createElement(SetCards, {
      sets,
      messages: getMessages(productSetMessages, locale),
      formatters: createFormatters({ locale, languageTag, currency }),
    });
    return { canvases: { sets: compose('sets', [{ hostPart: 'sets', element }], visitor, context) } };
  },
});
