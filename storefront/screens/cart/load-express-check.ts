import { toCheckoutCustomer } from '#commerce/checkout/checkout-customer.ts';
import { getExpressPlan } from '#commerce/checkout/express/express-plan.ts';
import { getDefaultCard } from '#commerce/checkout/tenders/card/get-saved-cards.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { RequestContext } from '../../request/request-context.ts';

export type ExpressCheck = (cart: Cart) => boolean;

/** Returns whether the checkout can open at its summary: the account must have a default card and a default for each destination. */
export async function loadExpressCheck({ services, session, site }: RequestContext): Promise<ExpressCheck> {
  if (session.customerId === undefined || !services.settings.of(site).features.expressCheckout) return () => false;
  try {
    const [profile, { countries }, card] = await Promise.all([
      session.profile(),
      getCountryList(session.calls),
      getDefaultCard(session.calls),
    ]);
    const customer = toCheckoutCustomer(profile);
    return (cart) => card !== undefined && getExpressPlan({ cart, customer, countries }) !== undefined;
  } catch (error) {
    services.log.warn('[cairn] [cart] express checkout is not available', { reason: String(error) });
    return () => false;
  }
}
