import type { AddressService } from '#blocks/host/address.ts';
import type { ProductService } from '#blocks/host/products.ts';
import type { HostServices } from '#engine/host.ts';
import { createConsentService } from '../host/consent.ts';
import { createRecommendationService } from '../host/create-recommendation-service.ts';
import type { PageGlobals } from './page-globals.ts';
import { throwWithoutMessage } from './throw-without-message.ts';

/** The code of the services is loaded on first use: most pages never call them. */
const loadCartCode = () => import('./page-cart.ts').catch(throwWithoutMessage);
const loadContentCode = () => import('./page-content.ts').catch(throwWithoutMessage);

/** The shop's services for blocks. `globals` returns those of the current page. */
export function createPageServices(globals: () => PageGlobals, address: AddressService): HostServices {
  const products: ProductService = {
    getMasterId: async (productId, signal) => (await loadCartCode()).loadMasterId(productId, globals().locale, signal),
  };
  return {
    address,
    consent: createConsentService(() => globals().locale),
    recommendations: createRecommendationService(() => globals().recommendations),
    articles: { search: async (query, signal) => (await loadContentCode()).searchArticles(query, globals().locale, signal) },
    newsletter: { signUp: async (request, signal) => (await loadContentCode()).signUp(request, globals().locale, signal) },
    cart: { add: async (line, signal) => (await loadCartCode()).addToCart(line, globals().locale, signal) },
    products,
    inventory: { getInventory: async (productId, signal) => (await loadCartCode()).loadInventory(productId, globals().locale, signal) },
  };
}
