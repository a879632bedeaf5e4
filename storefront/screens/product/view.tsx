import { openCommerce } from '../../commerce/open-commerce.ts';
import { isRecalculating } from '../../host/recalculate.ts';
import { asksAnew } from '../../screen/answered-parameters.ts';
import { defineView } from '../../screen/define-view.tsx';
import type { ProductPageData } from './load-product.ts';
import { styleOf } from './product-address.ts';
import { ProductPage } from './product-page.tsx';

export const view = defineView<ProductPageData>({
  show: ProductPage,
  canvases: ({ product }) => [product?.crumbs, product?.details],
  commerce: openCommerce,
  // All colors of a style came with the first of them.
  shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    if (isRecalculating() || (formMethod !== undefined && formMethod !== 'GET')) return defaultShouldRevalidate;
    const isSame = currentParams.locale === nextParams.locale && styleOf(currentParams.product) === styleOf(nextParams.product);
    return !isSame || asksAnew(currentUrl, nextUrl, ['refused']);
  },
});
