import { isColorIn } from '#commerce/product/choice.ts';
import { section } from '../../../sections/section.ts';
import { pageUrl } from '../../../site/alternates.ts';
import { productHeadParts } from '../product-head-parts.ts';
import { alternates } from './alternates.ts';
import { details } from './details.ts';
import { productView } from './product-view.ts';

/** The part of the head that only search engines read. */
export const structuredData = section({
  name: 'structured data',
  uses: { details, alternates, productView },
  show({ used }, { context }) {
    const { view, color } = used.productView;
    return {
      head: productHeadParts({
        details: used.details,
        context,
        canonical: pageUrl(context.url.origin, context.site.locale, used.details.pageUrl),
        alternates: used.alternates ?? [],
        isInStock: isColorIn(view, color.code),
      }),
    };
  },
});
