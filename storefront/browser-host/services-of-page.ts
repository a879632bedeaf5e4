import type { AddressService } from '#blocks/host/address.ts';
import type { ProductService } from '#blocks/host/products.ts';
import type { HostServices } from '#engine/host.ts';
import { consentService } from '../host/consent.ts';
import { listedRecommendations } from '../host/listed-recommendations.ts';
import type { PageGlobals } from './page-globals.ts';
import { withoutMessage } from './without-message.ts';

/** The code of the services is loaded on first use: most pages never call them. */
const cartCode = () => import('./cart-of-page.ts').catch(withoutMessage);
const contentCode = () => import('./content-of-page.ts').catch(withoutMessage);

/** The shop's services for blocks. `globals` returns those of the current page. */
export function servicesOfPage(globals: () => PageGlobals, address: AddressService): HostServices {
  const products: ProductService = {
    masterIdOf: async (productId, signal) => (await cartCode()).masterIdOf(productId, globals().locale, signal),
  };
  return {
    address,
    consent: consentService(() => globals().locale),
    recommendations: listedRecommendations(() => globals().recommendations),
    articles: { search: async (query, signal) => (await contentCode()).searchArticles(query, globals().locale, signal) },
    newsletter: { signUp: async (request, signal) => (await contentCode()).signUp(request, globals().locale, signal) },
    cart: { add: async (line, signal) => (await cartCode()).addToCart(line, globals().locale, signal) },
    products,
    inventory: { ofProduct: async (productId, signal) => (await cartCode()).inventory(productId, globals().locale, signal) },
  };
}
