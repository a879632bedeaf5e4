import { redirect } from 'react-router';
import { z } from 'zod';
import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import { confirmationMessages } from '#generated/messages/confirmation/all.ts';
import { tendersMessages } from '#generated/messages/tenders/all.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { AddressCountry } from '#commerce/checkout/address/address-lines.ts';
import { getCountryList } from '#generated/calls/get-country-list.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { readMembership } from '../load-membership.ts';
import { getShopLocale, type ShopLocale } from '../../commerce/shop-locale.ts';
import { loadErrorPage } from '../../page/error-page.ts';
import { defineScreen } from '../../screen/define-screen.ts';
import { createPrivateHead } from '../../screen/private-head.ts';
import type { ScreenPage } from '../../screen/screen-page.ts';
import { getPendingOrderPath } from '../../site/checkout-path.ts';

export interface ConfirmationPage extends ScreenPage {
  /** Absent on an error page. */
  readonly confirmation?: {
    readonly shopLocale: ShopLocale;
    readonly messages: MessageData<ConfirmationMessages>;
    readonly tendersMessages: MessageData<TendersMessages>;
    readonly order: Order;
    readonly countries: readonly AddressCountry[];
    readonly isMember: boolean;
    /** Units in the cart after the order. */
    readonly cartCount: number;
    /** True if the order was placed in this browser within the last hour; otherwise the purchase is not tracked. */
    readonly isPlacedHere: boolean;
  };
}

const orderId = z.uuid();

/** The confirmation of an order. An order that is missing or belongs to another shopper responds with 404. */
export const screen = defineScreen({
  name: 'order-confirmation',
  isPrivate: true,
  messages: { confirmation: confirmationMessages, tenders: tendersMessages },
  async loadCriticalData({ context }): Promise<Order | undefined> {
    const requested = orderId.safeParse(context.url.searchParams.get('order'));
    return requested.success ? getOrder(context.session.calls, { orderId: requested.data }) : undefined;
  },
  /** Country names; codes are shown if they fail to load. */
  async loadDeferredData({ context }) {
    const [{ countries }, { isMember }] = await Promise.all([getCountryList(context.session.calls), readMembership(context)]);
    return { countries: countries.map(({ code, name, addressFields }) => ({ code, name, addressFields })), isMember };
  },
  async page({ critical: order, deferred, messages: { confirmation: messages, tenders } }, { context }): Promise<ConfirmationPage> {
    if (order === undefined) return loadErrorPage(404, context);
    const { cartCount, cartId, orderId: latestId, placedOrderId } = context.session;
    if (getChallenge(order) && order.orderId === latestId) throw redirect(getPendingOrderPath(context.site.locale, cartId));
    return {
      status: 200,
      head: createPrivateHead(messages.title, context.site),
      confirmation: {
        shopLocale: getShopLocale(context.site),
        messages,
        tendersMessages: tenders,
        order,
        countries: deferred?.countries ?? [],
        isMember: deferred?.isMember ?? false,
        cartCount,
        isPlacedHere: order.orderId === placedOrderId,
      },
    };
  },
});
