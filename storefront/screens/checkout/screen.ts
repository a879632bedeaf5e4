import { redirect } from 'react-router';
import { canCheckOut } from '#commerce/cart/lines/line-state.ts';
import { isMarkedMerged } from '#commerce/cart/changes/merged-cart.ts';
import { toCheckoutCustomer, type CheckoutCustomer } from '#commerce/checkout/checkout-customer.ts';
import { createStoreRequest } from '#commerce/checkout/delivery/place/store-request.ts';
import { getStep, type Step } from '#commerce/checkout/steps/steps.ts';
import { cartKey } from '#commerce/query/cart-key.ts';
import { createPrefetch, type Prefetch } from '#commerce/query/prefetch.ts';
import { addAddress } from '#generated/calls/add-address.ts';
import { addBillingAddress } from '#generated/calls/add-billing-address.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { addPaymentInstrument } from '#generated/calls/add-payment-instrument.ts';
import { addShippingAddress } from '#generated/calls/add-shipping-address.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { applyReward } from '#generated/calls/apply-reward.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import { getSavedPayments } from '#generated/calls/get-saved-payments.ts';
import { getVouchers } from '#generated/calls/get-vouchers.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import { prepareOrder } from '#generated/calls/prepare-order.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import { removePaymentInstrument } from '#generated/calls/remove-payment-instrument.ts';
import { searchCollectionPoints } from '#generated/calls/search-collection-points.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { sendDeviceFingerprint } from '#generated/calls/send-device-fingerprint.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { validateShippingAddress } from '#generated/calls/validate-shipping-address.ts';
import { authenticationChallengeMessages } from '#generated/messages/authentication-challenge/all.ts';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { deliveryMessages } from '#generated/messages/delivery/all.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { checkoutMessages } from '#generated/messages/checkout/all.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { payLaterMessages } from '#generated/messages/pay-later/all.ts';
import { tendersMessages } from '#generated/messages/tenders/all.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import { validationMessages } from '#generated/messages/validation/all.ts';
import type { ValidationMessages } from '#generated/messages/validation/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { loadMembership } from '../load-membership.ts';
import type { CanvasData } from '../../canvas/canvas-data.ts';
import { pack } from '../../canvas/packed.ts';
import { readCart } from '../../commerce/read-cart.ts';
import { checkoutPath, confirmParameter } from '../../site/checkout-path.ts';
import { getShopLocale, type ShopLocale } from '../../commerce/shop-locale.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import type { Services } from '../../services/services.ts';
import { applyPendingCode } from '../../request/coupon-link/apply-pending-code.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';
import { applyExpress, type ExpressSource } from './apply-express.ts';
import { getConfirmationPath } from '../order-confirmation/confirmation-path.ts';
import { findPendingOrder, type PendingOrder } from './find-pending-order.ts';
import { getRejectionText } from './rejection-text.ts';

export interface CheckoutPage extends ScreenPage {
  /** Replaces the checkout with an order that requires the issuer's challenge. */
  readonly waiting?: PendingOrder & {
    readonly messages: MessageData<AuthenticationChallengeMessages>;
    readonly languageTag: string;
  };
  /** Absent on an error page. */
  readonly checkout?: {
    /** Banners of an employee, athlete or professional. */
    readonly benefits?: CanvasData;
    readonly shopLocale: ShopLocale;
    readonly messages: MessageData<CheckoutMessages>;
    readonly cartMessages: MessageData<CartMessages>;
    readonly deliveryMessages: MessageData<DeliveryMessages>;
    readonly tendersMessages: MessageData<TendersMessages>;
    readonly validation: MessageData<ValidationMessages>;
    readonly countries: readonly Country[];
    readonly customer?: CheckoutCustomer;
    readonly isMerged: boolean;
    /** The default step of the address. */
    readonly step?: Step;
    /** Path behind the locale. */
    readonly path: string;
    /** The server's time in milliseconds, for countdowns. */
    readonly now: number;
    /** The reason of a rejected payment after a return from a partner's page. */
    readonly rejection?: string;
  };
}

/**
 * Creates a screen of the checkout. It redirects visitors without items to order, and from steps that the cart is not ready for.
 * @param path Behind the locale. The path of the request determines the cart (storefront/session/carts/cart-slot.ts).
 */
export const createCheckoutScreen = (name: string, path: string) =>
  defineScreen({
    name,
    isPrivate: true,
    messages: {
      checkout: checkoutMessages,
      cart: cartMessages,
      delivery: deliveryMessages,
      challenge: authenticationChallengeMessages,
      payLater: payLaterMessages,
      tenders: tendersMessages,
      validation: validationMessages,
    },
    calls: [
      addAddress,
      addBillingAddress,
      addItem,
      addPaymentInstrument,
      addShippingAddress,
      applyCoupon,
      applyReward,
      createCart,
      getCart,
      getOrder,
      getPaymentMethods,
      getPaymentSession,
      getSavedPayments,
      getVouchers,
      placeOrder,
      prepareOrder,
      removeCoupon,
      removePaymentInstrument,
      searchCollectionPoints,
      searchStores,
      sendDeviceFingerprint,
      setShippingMethod,
      validateShippingAddress,
    ],
    async loadCriticalData({ context }) {
      const { services, session, site, url } = context;
      // Reading a paid order deletes its session cookie.
      const { orderId } = session;
      const prefetch = createPrefetch();
      const confirms = url.searchParams.has(confirmParameter);
      const [found, { countries }, customer, asked] = await Promise.all([
        applyPendingCode(context, session)
          .then(() => readCart(session, prefetch))
          .then((read) => loadStores(read, session, prefetch)),
        getCountryList(session.calls),
        loadCustomer(session, services),
        confirms ? findPendingOrder(session) : undefined,
      ]);
      const waiting = asked ?? (found === null ? await findPendingOrder(session) : undefined);
      const isExpress = services.settings.of(site).features.expressCheckout && !waiting && !url.searchParams.has('step');
      const cart = isExpress && found && customer ? await startExpress({ cart: found, customer, countries }, session, prefetch) : found;
      return { cart, countries, customer, state: prefetch.state(), orderId, waiting };
    },
    async loadDeferredData({ context }) {
      const { benefits } = await loadMembership(context);
      return benefits;
    },
    page(
      { critical: { cart, countries, customer, state, orderId, waiting }, deferred: benefits, messages, errorMessages },
      { context: { site, url, services, document } },
    ): CheckoutPage {
      const page = {
        status: 200,
        head: createPrivateHead(messages.checkout.title, site),
        commerce: { errorMessages: pack(errorMessages), state },
      } as const;
      if (waiting) return { ...page, waiting: { ...waiting, messages: messages.challenge, languageTag: site.languageTag } };
      // The shopper left the page while it placed the order, and has not seen the confirmation.
      if (cart === null && orderId !== undefined) throw redirect(getConfirmationPath(site.locale, orderId));
      if (cart === null || (cart && !canCheckOut(cart.items))) throw redirect(`/${site.locale}/cart`);
      const requested = url.searchParams.get('step');
      if (cart && requested !== null && getStep(requested, cart) !== requested) {
        const query = new URLSearchParams(url.searchParams);
        query.set('step', getStep(requested, cart));
        throw redirect(`/${site.locale}${path}?${query}`);
      }
      if (benefits) document.record({ canvases: [benefits] });
      const texts = { payLater: messages.payLater, errors: errorMessages, languageTag: site.languageTag };
      const rejection = getRejectionText(url.searchParams, texts);
      return {
        ...page,
        checkout: {
          ...(benefits ? { benefits: benefits.data } : {}),
          shopLocale: getShopLocale(site),
          messages: messages.checkout,
          cartMessages: messages.cart,
          deliveryMessages: messages.delivery,
          tendersMessages: messages.tenders,
          validation: messages.validation,
          countries,
          isMerged: isMarkedMerged(url.searchParams),
          path,
          ...(cart ? { step: getStep(requested, cart) } : {}),
          now: services.now().getTime(),
          ...(customer ? { customer } : {}),
          ...(rejection === undefined ? {} : { rejection }),
        },
      };
    },
  });

export const screen = createCheckoutScreen('checkout', checkoutPath);

/** Applies express checkout and stores the changed cart in the page's cache. */
async function startExpress(source: ExpressSource, session: ShopperSession, prefetch: Prefetch): Promise<Cart> {
  const cart = await applyExpress(source, session);
  return prefetch.load({ queryKey: cartKey, queryFn: async () => cart, staleTime: 0 });
}

/** Loads the opening hours of the cart's stores. If that fails, the page loads them itself. */
async function loadStores<Read extends Cart | null | undefined>(cart: Read, { calls }: ShopperSession, prefetch: Prefetch): Promise<Read> {
  const shipments = cart?.shippingMethods ?? [];
  const ids = new Set(shipments.flatMap(({ storeInfo }) => storeInfo?.id ?? []));
  await Promise.all([...ids].map((id) => prefetch.tryLoad(searchStores.query(calls, createStoreRequest(id)))));
  return cart;
}

/** The signed-in customer; if the profile fails to load, the forms start as for a guest. */
async function loadCustomer(session: ShopperSession, { log }: Services): Promise<CheckoutCustomer | undefined> {
  if (session.customerId === undefined) return undefined;
  try {
    return toCheckoutCustomer(await session.profile());
  } catch (error) {
    log.warn('[cairn] [checkout] the profile failed to load', { reason: String(error) });
    return undefined;
  }
}
