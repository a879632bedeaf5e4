import { getProductImage } from '#commerce/product/product-image.ts';
import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { getPageUrl } from '../../site/alternates.ts';
import { handleSetForm } from './handle-set-form.ts';
import { outcomeParameters } from './form-outcome.ts';
import { setSections } from './sections/index.ts';
import { parseSetId } from './set-address.ts';

/** Products that are sold together, each with its options. */
export const screen = defineSectionedScreen({
  name: 'set',
  shared: { parameters: [...outcomeParameters], hasPrices: true },
  accepts: ({ params }) => parseSetId(params.set) !== undefined,
  sections: setSections,
  head({ details: { seo, image, pageUrl: path } }, { context: { site, url, mode } }) {
    return {
      title: seo.title,
      description: seo.description,
      canonical: getPageUrl(url.origin, site.locale, path),
      image: new URL(getProductImage(image.src).src, url.origin).href,
      noIndex: mode !== 'publish',
      ogType: 'website',
    };
  },
  action: (form, { params, context }) => handleSetForm(params.set, form, context),
});
