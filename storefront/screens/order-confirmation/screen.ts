import { z } from 'zod';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import { confirmationMessages } from '#generated/messages/confirmation/all.ts';
import type { AddressCountry } from '#commerce/checkout/address/address-lines.ts';
import { storesRequest } from '#commerce/checkout/delivery/place/stores-request.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { Store } from '#generated/openapi/stores.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { shopLocaleOf, type ShopLocale } from '../../commerce/shop-locale.ts';
import { errorPage } from '../../page/error-page.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { privateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';

export interface ConfirmationPage extends ScreenPage {
  /** Absent where a page of content stands for it. */
  readonly confirmation?: {
    readonly shopLocale: ShopLocale;
    readonly messages: MessageData<ConfirmationMessages>;
    readonly order: Order;
    readonly countries: readonly AddressCountry[];
    /** Those of its shipments. */
    readonly stores: readonly Store[];
    /** Units in the cart, as the order's answer left it. */
    readonly cartCount: number;
    /** Whether it was placed from this browser within the hour: nowhere else is its purchase told. */
    readonly isPlacedHere: boolean;
  };
}

interface FoundOrder {
  readonly order: Order;
  readonly stores: readonly Store[];
}

const orderId = z.uuid();

/** An order that was placed. One that is not there, or not this shopper's, is a page that does not exist. */
export const screen = defineScreen({
  name: 'order-confirmation',
  isPrivate: true,
  messages: { confirmation: confirmationMessages },
  async loadCriticalData({ context: { url, session } }): Promise<FoundOrder | undefined> {
    const asked = orderId.safeParse(url.searchParams.get('order'));
    if (!asked.success) return undefined;
    const order = await getOrder(session.calls, { orderId: asked.data });
    return { order, stores: await storesOf(order, session) };
  },
  /** Names of countries; without them they stay codes. */
  async loadDeferredData({ context }) {
    const { countries } = await getCountryList(context.session.calls);
    return countries.map(({ code, name, addressFields }) => ({ code, name, addressFields }));
  },
  async page({ critical: found, deferred: countries = [], messages: { confirmation: messages } }, { context }): Promise<ConfirmationPage> {
    if (found === undefined) return errorPage(404, context);
    const { order, stores } = found;
    const { cartCount, placedOrderId } = context.session;
    return {
      status: 200,
      head: privateHead(messages.title, context.site),
      confirmation: {
        shopLocale: shopLocaleOf(context.site),
        messages,
        order,
        countries,
        stores,
        cartCount,
        isPlacedHere: order.orderId === placedOrderId,
      },
    };
  },
});

/** The stores of an order's shipments, for their time zones; none where they cannot be had. */
async function storesOf({ shipments }: Order, { calls }: ShopperSession): Promise<readonly Store[]> {
  const request = storesRequest(shipments);
  if (!request) return [];
  try {
    return (await searchStores(calls, request)).stores;
  } catch {
    return [];
  }
}
