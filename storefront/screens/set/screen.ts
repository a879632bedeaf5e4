import { productImage } from '#commerce/product/product-image.ts';
import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { pageUrl } from '../../site/alternates.ts';
import { addSetByForm } from './add-set-by-form.ts';
import { outcomeParameters } from './form-outcome.ts';
import { setSections } from './sections/index.ts';
import { setIdOf } from './set-address.ts';

/** Products that are sold together, each with its options. */
export const screen = defineSectionedScreen({
  name: 'set',
  shared: { parameters: [...outcomeParameters] },
  accepts: ({ params }) => setIdOf(params.set) !== undefined,
  sections: setSections,
  head({ details: { seo, image, pageUrl: path } }, { context: { site, url, mode } }) {
    return {
      title: seo.title,
      description: seo.description,
      canonical: pageUrl(url.origin, site.locale, path),
      image: new URL(productImage(image.src).src, url.origin).href,
      noIndex: mode !== 'publish',
      ogType: 'website',
    };
  },
  action: (form, { params, context }) => addSetByForm(params.set, form, context),
});
