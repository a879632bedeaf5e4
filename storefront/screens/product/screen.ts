import { getProductImage } from '#commerce/product/product-image.ts';
import { defineSectionedScreen } from '../../sections/define-sectioned-screen.ts';
import { getPageUrl } from '../../site/alternates.ts';
import { handleProductForm } from './handle-product-form.ts';
import { parseProductId } from './product-address.ts';
import { productSections } from './sections/index.ts';

/** A product, with editors' content below it. */
export const screen = defineSectionedScreen({
  name: 'product',
  shared: { parameters: ['refused', 'size', 'fit', 'reviews.*', 'questions.*'], hasPrices: true },
  accepts: ({ params }) => parseProductId(params.product) !== undefined,
  sections: productSections,
  head({ details: { seo, pageUrl: path }, productView: { color } }, { context: { site, url, mode } }) {
    const image = color.gallery.find(({ type }) => type === 'image')?.src;
    return {
      title: seo.title,
      description: seo.description,
      canonical: getPageUrl(url.origin, site.locale, path),
      ...(image ? { image: new URL(getProductImage(image).src, url.origin).href } : {}),
      noIndex: mode !== 'publish',
      ogType: 'website',
    };
  },
  action: (form, { params, context }) => handleProductForm(params.product, form, context),
});
