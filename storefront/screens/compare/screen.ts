import { compareProducts, type ComparisonView } from '#commerce/catalog/compare/comparison-view.ts';
import { MAX_COMPARED } from '#commerce/catalog/compare/compare-store.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { compareMessages } from '#generated/messages/compare/all.ts';
import type { CompareMessages } from '#generated/messages/compare/messages.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import { parseComparedIds } from './compared-ids.ts';

export interface ComparePage extends ScreenPage {
  /** Absent on an error page. */
  readonly shown?: CompareData;
}

export interface CompareData {
  readonly view: ComparisonView;
  /** Number of products in the address that the site does not sell. */
  readonly missing: number;
  readonly messages: MessageData<CompareMessages>;
  readonly listing: MessageData<ListingMessages>;
  readonly locale: string;
  readonly languageTag: string;
}

/** Up to four products side by side. The address contains their ids, so that it can be shared. */
export const screen = defineScreen({
  name: 'compare',
  shared: { parameters: ['ids'], hasPrices: true },
  messages: { compare: compareMessages, listing: listingMessages },
  async loadCriticalData({ context }) {
    const ids = parseComparedIds(context.url.searchParams.get('ids') ?? '', MAX_COMPARED);
    const load = async (productId: string): Promise<readonly ProductDetails[]> => {
      try {
        return [await getProductDetails(context.session.calls, { productId })];
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return [];
        throw error;
      }
    };
    const products = (await Promise.all(ids.map(load))).flat();
    return { view: compareProducts(products), missing: ids.length - products.length };
  },
  page({ critical, messages: { compare, listing } }, { context: { site } }): ComparePage {
    const { locale, languageTag } = site;
    const { title } = bindMessages(compare, languageTag);
    return {
      status: 200,
      head: createPrivateHead(title, site),
      shown: { ...critical, messages: compare, listing, locale, languageTag },
    };
  },
});
