import { redirect } from 'react-router';
import type { FormOutcome } from '#commerce/cart/cart-screen-props.ts';
import { couponField } from '#commerce/cart/coupons/coupon-code.ts';
import type { RejectedCode } from '#commerce/cart/coupons/use-coupons.ts';
import { deliveryParameter } from '#commerce/delivery/delivery-parameter.ts';
import { noteParameter } from '#commerce/cart/gift-note/note-parameter.ts';
import type { CartSuggestion } from '#commerce/cart/empty-cart.tsx';
import { isMarkedMerged } from '#commerce/cart/changes/merged-cart.ts';
import { createPrefetch } from '#commerce/query/prefetch.ts';
import type { RejectedMove } from '#commerce/saved-items/saved-items-provider.tsx';
import { getErrorMessage, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { addPriceAdjustment } from '#generated/calls/add-price-adjustment.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { changePriceAdjustment } from '#generated/calls/change-price-adjustment.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import { getSaveForLater } from '#generated/calls/get-save-for-later.ts';
import { moveToSaveForLater } from '#generated/calls/move-to-save-for-later.ts';
import { getDeliveryPromise } from '#generated/calls/get-delivery-promise.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { removePriceAdjustment } from '#generated/calls/remove-price-adjustment.ts';
import { removeSavedItem } from '#generated/calls/remove-saved-item.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { updateSaveForLater } from '#generated/calls/update-save-for-later.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import { deliveryMessages } from '#generated/messages/delivery/all.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import { savedItemsMessages } from '#generated/messages/saved-items/all.ts';
import type { SavedItemsMessages } from '#generated/messages/saved-items/messages.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { loadMembership } from '../load-membership.ts';
import type { CanvasData } from '../../canvas/canvas-data.ts';
import { pack } from '../../canvas/packed.ts';
import { readCart } from '../../commerce/read-cart.ts';
import { getShopLocale, type ShopLocale } from '../../commerce/shop-locale.ts';
import { loadBelow } from '../../page/load-below.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { applyPendingCode } from '../../request/coupon-link/apply-pending-code.ts';
import { forgetPendingCode, getPendingCode } from '../../request/coupon-link/pending-code.ts';
import { getPendingOrderPath } from '../../site/checkout-path.ts';
import type { Site } from '../../site/site.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { CommerceOfPage, ScreenPage } from '../../screen/screen-page.ts';
import { findPendingOrder } from '../checkout/find-pending-order.ts';
import { loadExpressCheck } from './load-express-check.ts';
import { cartForm } from './cart-form.ts';
import { handleCartForm } from './handle-cart-form.ts';
import { handleSavedItemsForm } from './handle-saved-items-form.ts';
import { loadSavedItems, getSavedItemsOfPage, type SavedItemsOfPage } from './load-saved-items.ts';
import { handleAdjustmentForm } from './handle-adjustment-form.ts';
import { getStaffCart, type StaffCartData } from './staff-cart-data.ts';
import { getRejectedMove } from './rejected-move.ts';
import { loadSuggestedLinks } from './load-suggested-links.ts';

export interface CartPage extends ScreenPage {
  /** Absent on an error page. */
  readonly cart?: CartData;
  readonly commerce?: CommerceOfPage;
}

/** The saved items below the cart. */
export interface SavedItemsData extends SavedItemsOfPage {
  readonly messages: MessageData<SavedItemsMessages>;
  readonly rejected?: RejectedMove;
}

interface CartData {
  /** Absent if the site's shoppers cannot save items. */
  readonly savedItems?: SavedItemsData;
  readonly shopLocale: ShopLocale;
  readonly messages: MessageData<CartMessages>;
  readonly deliveryMessages: MessageData<DeliveryMessages>;
  readonly ways: readonly CartSuggestion[];
  readonly isMerged: boolean;
  readonly isMember: boolean;
  /** Banners of an employee, athlete or professional. */
  readonly benefits?: CanvasData;
  /** The checkout opens at its summary. */
  readonly isExpress: boolean;
  readonly outcome: FormOutcome;
  readonly waitingCode?: string;
  readonly rejectedCode?: RejectedCode;
  /** Absent for shoppers. */
  readonly staff?: StaffCartData;
}

/** The cart page. If the cart fails to load, the page itself requests it again. */
export const screen = defineScreen({
  name: 'cart',
  isPrivate: true,
  messages: { cart: cartMessages, delivery: deliveryMessages, savedItems: savedItemsMessages },
  calls: [
    addItem,
    addPriceAdjustment,
    applyCoupon,
    changePriceAdjustment,
    createCart,
    createCartWithItem,
    getCart,
    getPaymentMethods,
    getDeliveryPromise,
    getSaveForLater,
    moveToSaveForLater,
    removeCoupon,
    removeItem,
    removePriceAdjustment,
    removeSavedItem,
    searchStores,
    setShippingMethod,
    updateItem,
    updateSaveForLater,
  ],
  async loadCriticalData({ context }, { messages }) {
    const prefetch = createPrefetch();
    const { session } = context;
    const { languageTag } = context.site;
    const promise = prefetch.tryLoad(getDeliveryPromise.query(session.calls, {}));
    const outcome = await applyPendingCode(context, session);
    const rejected = outcome && 'errorId' in outcome ? outcome : undefined;
    // This page shows the reason.
    if (rejected) forgetPendingCode(context);
    const cart = await readCart(session, prefetch, (names) =>
      bindMessages(messages.cart, languageTag).notRecovered({ items: new Intl.ListFormat(languageTag).format(names) }),
    );
    const isEmpty = cart === null || cart?.items.length === 0;
    // The shopper expects the items of a pending order here.
    const waiting = cart === null ? await findPendingOrder(session) : undefined;
    if (waiting) throw redirect(getPendingOrderPath(context.site.locale, session.cartId));
    const ways = isEmpty ? await loadSuggestedLinks(context) : [];
    await promise;
    return { cart, rejected, state: prefetch.state(), ways };
  },
  async loadDeferredData({ context }) {
    const [below, saved, membership, canExpress] = await Promise.all([
      loadBelow('cart', context).catch((error: unknown) => {
        context.services.log.warn('[cairn] [cart] the content below the cart failed to load', { reason: String(error) });
        return undefined;
      }),
      loadSavedItems(context),
      loadMembership(context),
      loadExpressCheck(context),
    ]);
    return { below, saved, membership, canExpress };
  },
  page(
    { critical: { cart, rejected, state, ways }, deferred, messages: { cart: messages, delivery, savedItems }, errorMessages },
    { context },
  ): CartPage {
    const below = deferred?.below?.composed;
    const list = getSavedItemsOfPage(context);
    const rejectedMove = getRejectedMove(context.url.searchParams, errorMessages, context.site.languageTag);
    const staff = getStaffCart(context, (code) => getErrorText(code, errorMessages, context.site));
    const { rejection, ...outcome } = getFormOutcome(cart, errorMessages, context);
    const { benefits, isMember = false } = deferred?.membership ?? {};
    context.document.record({ canvases: [below, benefits].filter((canvas) => canvas !== undefined) });
    const waitingCode = cart === null ? getPendingCode(context) : undefined;
    const rejectedCode = rejected && { code: rejected.code, text: getErrorText(rejected.errorId, errorMessages, context.site) };
    return {
      status: 200,
      head: createPrivateHead(messages.title, context.site),
      cart: {
        shopLocale: getShopLocale(context.site),
        messages,
        deliveryMessages: delivery,
        ways,
        isMerged: isMarkedMerged(context.url.searchParams),
        isMember,
        ...(benefits ? { benefits: benefits.data } : {}),
        isExpress: cart ? (deferred?.canExpress(cart) ?? false) : false,
        outcome: { ...outcome, ...(rejection && !rejectedMove && !staff?.rejected ? { rejection } : {}) },
        ...(waitingCode === undefined ? {} : { waitingCode }),
        ...(rejectedCode ? { rejectedCode } : {}),
        ...(staff ? { staff } : {}),
        ...(list ? { savedItems: { ...list, messages: savedItems, ...(rejectedMove ? { rejected: rejectedMove } : {}) } } : {}),
      },
      commerce: {
        errorMessages: pack(errorMessages),
        state: deferred?.saved ? { ...state, queries: [...state.queries, ...deferred.saved.queries] } : state,
      },
      ...(below ? { canvas: below.data } : {}),
      ...deferred?.below?.needs,
    };
  },
  /** Handles the forms of the page without JavaScript. */
  async action(form, { context }) {
    const changed = (await handleSavedItemsForm(form, context)) ?? (await handleAdjustmentForm(form, context));
    return `/${context.site.locale}/cart${changed ?? (await handleCartForm(form, context))}`;
  },
});

/** Reads the result of a form from the address. */
function getFormOutcome(
  cart: Cart | null | undefined,
  messages: ErrorMessageData,
  { site, url: { searchParams } }: RequestContext,
): FormOutcome {
  const findItem = (name: string): CartItem | undefined => cart?.items.find(({ id }) => id === searchParams.get(name));
  const rejection = searchParams.get('refused');
  const item = findItem('item');
  const code = searchParams.get(couponField);
  const removed = removedByForm.safeParse({ sku: searchParams.get('removed'), qty: searchParams.get('qty') });
  const noteItem = findItem(noteParameter);
  const deliveryItem = findItem(deliveryParameter);
  return {
    ...(rejection === null
      ? {}
      : {
          rejection: {
            text: getErrorText(rejection, messages, site, item),
            ...(item ? { itemId: item.id } : {}),
            ...(code === null ? {} : { code }),
          },
        }),
    ...(removed.success ? { removed: removed.data } : {}),
    ...(noteItem ? { noteItemId: noteItem.id } : {}),
    ...(deliveryItem ? { deliveryItemId: deliveryItem.id } : {}),
  };
}

const removedByForm = cartForm.options[1].pick({ sku: true, qty: true });

function getErrorText(code: string, messages: ErrorMessageData, { languageTag }: Site, item?: CartItem): string {
  return getErrorMessage(messages, code, languageTag, { maxAllowedQty: item?.maxQty ?? '' }) ?? messages.unknown;
}
