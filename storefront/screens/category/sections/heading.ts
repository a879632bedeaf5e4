import { createElement } from 'react';
import { CategoryHead } from '#commerce/catalog/head/category-head.tsx';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { content } from './content.ts';
import { listing } from './listing.ts';

/** The title of the category, and the editors' content above its products. */
export const heading = createSection({
  name: 'heading',
  uses: { listing, content },
  show({ used, visitor }, { context }) {
    const { locale } = context.site;
    const { category, response } = used.listing;
    const element = createElement(CategoryHead, {
      category,
      crumbs: response.breadcrumbs,
      messages: getMessages(catalogMessages, locale),
      locale,
    });
    const above = used.content?.above;
    const parts = [{ hostPart: 'listing-head', element }, ...(above ? [{ document: above }] : [])];
    return { canvases: { page: compose('page', parts, visitor, context) } };
  },
});
