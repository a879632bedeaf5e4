import type { FormOutcome } from '#commerce/cart/cart-screen-props.ts';
import { couponField } from '#commerce/cart/coupons/coupon-code.ts';
import type { RejectedCode } from '#commerce/cart/coupons/use-coupons.ts';
import { noteParameter } from '#commerce/cart/gift-note/note-parameter.ts';
import type { WayOn } from '#commerce/cart/empty-cart.tsx';
import { saysMerged } from '#commerce/cart/changes/merged-cart.ts';
import { createPrefetch } from '#commerce/query/prefetch.ts';
import { errorMessageOf, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getDeliveryPromise } from '#generated/calls/get-delivery-promise.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { readCart } from '../../commerce/read-cart.ts';
import { shopLocaleOf, type ShopLocale } from '../../commerce/shop-locale.ts';
import { loadBelow } from '../../page/load-below.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { applyWaitingCode } from '../../request/coupon-link/apply-waiting-code.ts';
import { forgetWaitingCode, waitingCodeOf } from '../../request/coupon-link/waiting-code.ts';
import type { Site } from '../../site/site.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { privateHead } from '../../screen/private-head.ts';
import type { CommerceOfPage, ScreenPage } from '../../screen/screen-page.ts';
import { cartForm } from './cart-form.ts';
import { changeCartByForm } from './change-cart.ts';
import { waysOn } from './ways-on.ts';

export interface CartPage extends ScreenPage {
  /** Absent where a page of content stands for the cart. */
  readonly cart?: CartData;
  readonly commerce?: CommerceOfPage;
}

interface CartData {
  readonly shopLocale: ShopLocale;
  readonly messages: MessageData<CartMessages>;
  readonly ways: readonly WayOn[];
  readonly isMerged: boolean;
  readonly outcome: FormOutcome;
  readonly waitingCode?: string;
  readonly rejectedCode?: RejectedCode;
}

/** The cart. One that cannot be had is asked for again by the page itself. */
export const screen = defineScreen({
  name: 'cart',
  isPrivate: true,
  messages: { cart: cartMessages },
  calls: [addItem, applyCoupon, createCart, createCartWithItem, getCart, getDeliveryPromise, removeCoupon, removeItem, updateItem],
  async loadCriticalData({ context }) {
    const prefetch = createPrefetch();
    const { session } = context;
    const promise = prefetch.tryLoad(getDeliveryPromise.query(session.calls, {}));
    const outcome = await applyWaitingCode(context, session);
    const rejected = outcome && 'errorId' in outcome ? outcome : undefined;
    // This page shows the reason.
    if (rejected) forgetWaitingCode(context);
    const cart = await readCart(session, prefetch);
    const isEmpty = cart === null || cart?.items.length === 0;
    const ways = isEmpty ? await waysOn(context) : [];
    await promise;
    return { cart, rejected, state: prefetch.state(), ways };
  },
  loadDeferredData: ({ context }) => loadBelow('cart', context),
  page({ critical: { cart, rejected, state, ways }, deferred, messages: { cart: messages }, errorMessages }, { context }): CartPage {
    const below = deferred?.composed;
    if (below) context.document.record({ canvases: [below] });
    const waitingCode = cart === null ? waitingCodeOf(context) : undefined;
    const rejectedCode = rejected && { code: rejected.code, text: textOf(rejected.errorId, errorMessages, context.site) };
    return {
      status: 200,
      head: privateHead(messages.title, context.site),
      cart: {
        shopLocale: shopLocaleOf(context.site),
        messages,
        ways,
        isMerged: saysMerged(context.url.searchParams),
        outcome: outcomeOf(cart, errorMessages, context),
        ...(waitingCode === undefined ? {} : { waitingCode }),
        ...(rejectedCode ? { rejectedCode } : {}),
      },
      commerce: { errorMessages, state },
      ...(below ? { canvas: below.data } : {}),
      ...deferred?.needs,
    };
  },
  /** A line's form that was sent without script. */
  async action(form, { context }) {
    return `/${context.site.locale}/cart${await changeCartByForm(form, context)}`;
  },
});

/** Reads the outcome of a form from the address that it led to. */
function outcomeOf(
  cart: Cart | null | undefined,
  messages: ErrorMessageData,
  { site, url: { searchParams } }: RequestContext,
): FormOutcome {
  const itemOf = (name: string): CartItem | undefined => cart?.items.find(({ id }) => id === searchParams.get(name));
  const refused = searchParams.get('refused');
  const item = itemOf('item');
  const code = searchParams.get(couponField);
  const removed = removedByForm.safeParse({ sku: searchParams.get('removed'), qty: searchParams.get('qty') });
  const noteItem = itemOf(noteParameter);
  return {
    ...(refused === null
      ? {}
      : {
          refused: {
            text: textOf(refused, messages, site, item),
            ...(item ? { itemId: item.id } : {}),
            ...(code === null ? {} : { code }),
          },
        }),
    ...(removed.success ? { removed: removed.data } : {}),
    ...(noteItem ? { noteItemId: noteItem.id } : {}),
  };
}

const removedByForm = cartForm.options[1].pick({ sku: true, qty: true });

function textOf(code: string, messages: ErrorMessageData, { languageTag }: Site, item?: CartItem): string {
  return errorMessageOf(messages, code, languageTag, { maxAllowedQty: item?.maxQty ?? '' }) ?? messages.unknown;
}
