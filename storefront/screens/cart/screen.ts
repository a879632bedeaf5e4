import type { WayOn } from '#commerce/cart/empty-cart.tsx';
import { saysMerged } from '#commerce/cart/changes/merged-cart.ts';
import { createPrefetch } from '#commerce/query/prefetch.ts';
import type { RejectedMove } from '#commerce/saved-items/saved-items-provider.tsx';
import { errorMessageOf, type ErrorMessageData } from '#commerce/errors/error-messages.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getSaveForLater } from '#generated/calls/get-save-for-later.ts';
import { moveToSaveForLater } from '#generated/calls/move-to-save-for-later.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { removeSavedItem } from '#generated/calls/remove-saved-item.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { updateSaveForLater } from '#generated/calls/update-save-for-later.ts';
import { cartMessages } from '#generated/messages/cart/all.ts';
import { savedItemsMessages } from '#generated/messages/saved-items/all.ts';
import type { SavedItemsMessages } from '#generated/messages/saved-items/messages.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { pack } from '../../canvas/packed.ts';
import { readCart } from '../../commerce/read-cart.ts';
import { shopLocaleOf, type ShopLocale } from '../../commerce/shop-locale.ts';
import { loadBelow } from '../../page/load-below.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { privateHead } from '../../screen/private-head.ts';
import type { CommerceOfPage, ScreenPage } from '../../screen/screen-page.ts';
import { changeCartByForm } from './change-cart.ts';
import { changeSavedItemsByForm } from './change-saved-items.ts';
import { loadSavedItems, savedItemsOfPage, type SavedItemsOfPage } from './load-saved-items.ts';
import { rejectedMoveOf } from './rejected-move.ts';
import { waysOn } from './ways-on.ts';

export interface CartPage extends ScreenPage {
  /** Absent where a page of content stands for the cart. */
  readonly cart?: CartData;
  readonly commerce?: CommerceOfPage;
}

/** The saved items below the cart. */
export interface SavedItemsData extends SavedItemsOfPage {
  readonly messages: MessageData<SavedItemsMessages>;
  readonly rejected?: RejectedMove;
}

interface CartData {
  /** Absent where the site's shoppers cannot save items. */
  readonly savedItems?: SavedItemsData;
  readonly shopLocale: ShopLocale;
  readonly messages: MessageData<CartMessages>;
  readonly ways: readonly WayOn[];
  readonly isMerged: boolean;
  readonly refused?: { readonly text: string; readonly itemId?: string };
}

/** The cart. One that cannot be had is asked for again by the page itself. */
export const screen = defineScreen({
  name: 'cart',
  isPrivate: true,
  messages: { cart: cartMessages, savedItems: savedItemsMessages },
  calls: [
    addItem,
    createCart,
    createCartWithItem,
    getCart,
    getSaveForLater,
    moveToSaveForLater,
    removeItem,
    removeSavedItem,
    updateItem,
    updateSaveForLater,
  ],
  async loadCriticalData({ context }, { messages }) {
    const prefetch = createPrefetch();
    const { languageTag } = context.site;
    const cart = await readCart(context.session, prefetch, (names) =>
      bindMessages(messages.cart, languageTag).notRecovered({ items: new Intl.ListFormat(languageTag).format(names) }),
    );
    const isEmpty = cart === null || cart?.items.length === 0;
    return { cart, state: prefetch.state(), ways: isEmpty ? await waysOn(context) : [] };
  },
  async loadDeferredData({ context }) {
    const [below, saved] = await Promise.all([
      loadBelow('cart', context).catch((error: unknown) => {
        context.services.log.warn('[cairn] [cart] shows no content below', { reason: String(error) });
        return undefined;
      }),
      loadSavedItems(context),
    ]);
    return { below, saved };
  },
  page({ critical: { cart, state, ways }, deferred, messages: { cart: messages, savedItems }, errorMessages }, { context }): CartPage {
    const below = deferred?.below?.composed;
    const list = savedItemsOfPage(context);
    const rejected = rejectedMoveOf(context.url.searchParams, errorMessages, context.site.languageTag);
    if (below) context.document.record({ canvases: [below] });
    const refused = refusalOf(cart, errorMessages, context);
    return {
      status: 200,
      head: privateHead(messages.title, context.site),
      cart: {
        shopLocale: shopLocaleOf(context.site),
        messages,
        ways,
        isMerged: saysMerged(context.url.searchParams),
        ...(refused && !rejected ? { refused } : {}),
        ...(list ? { savedItems: { ...list, messages: savedItems, ...(rejected ? { rejected } : {}) } } : {}),
      },
      commerce: {
        errorMessages: pack(errorMessages),
        state: deferred?.saved ? { ...state, queries: [...state.queries, ...deferred.saved.queries] } : state,
      },
      ...(below ? { canvas: below.data } : {}),
      ...deferred?.below?.needs,
    };
  },
  /** A line's form that was sent without script. */
  async action(form, { context }) {
    const saved = await changeSavedItemsByForm(form, context);
    return `/${context.site.locale}/cart${saved ?? (await changeCartByForm(form, context))}`;
  },
});

/** What a form was refused for, as the address that it led back to says. */
function refusalOf(cart: Cart | null | undefined, errorMessages: ErrorMessageData, { site, url }: RequestContext): CartData['refused'] {
  const code = url.searchParams.get('refused');
  if (code === null) return undefined;
  const item = cart?.items.find(({ id }) => id === url.searchParams.get('item'));
  const values = { maxAllowedQty: item?.maxQty ?? '' };
  const text = errorMessageOf(errorMessages, code, site.languageTag, values) ?? errorMessages.unknown;
  return { text, ...(item ? { itemId: item.id } : {}) };
}
