import { redirect } from 'react-router';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import { trackOrder } from '#generated/calls/track-order.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { NotFoundError } from '../../screen/not-found-error.ts';
import type { ScreenRequest } from '../../screen/define-screen.ts';
import { getOrderPath, getTrackPath, type OrderPage, type OrderPlace } from '../../site/order-paths.ts';
import { requireCustomer, type AccountContext } from '../account-context.ts';
import { getProvenEmail } from './order-proof.ts';

/** The context of an order page. */
export interface OrderContext extends AccountContext {
  readonly texts: OrdersMessages;
  readonly order: Order;
  readonly place: OrderPlace;
  /** A guest's proof for every call; empty in the account. */
  readonly proof: { readonly email?: string };
}

const NUMBER = /^[A-Z]{2}-\d{4}-\d{6,9}$/;

/**
 * Loads the order of the address: the customer's own, or a guest's by the stored lookup or the session that placed it. Throws a redirect to
 * the sign-in or the lookup.
 */
export function authorizeOrder(page: OrderPage = '') {
  return async (context: AccountContext, params: ScreenRequest['params']): Promise<OrderContext> => {
    const orderNumber = params.order ?? '';
    const { site, url } = context.request;
    const isInAccount = url.pathname.startsWith(`/${site.locale}/account/`);
    if (!NUMBER.test(orderNumber)) throw new NotFoundError();
    const place = { orderNumber, isInAccount };
    const found = {
      ...context,
      here: `${getOrderPath(site, place, page)}${url.search}`,
      place,
      texts: getMessages(ordersMessages, site.locale),
    };
    if (isInAccount) {
      await requireCustomer(found);
      return { ...found, order: await getOrder(context.session.calls, { orderId: orderNumber }), proof: {} };
    }
    const email = getProvenEmail(context.request, orderNumber);
    return { ...found, order: await findGuestOrder(found, email), proof: email === undefined ? {} : { email } };
  };
}

async function findGuestOrder({ session, request, place }: AccountContext & Pick<OrderContext, 'place'>, email?: string): Promise<Order> {
  const { orderNumber } = place;
  try {
    if (email !== undefined) return await trackOrder(session.calls, { body: { orderNumber, email } });
    const order = await getOrder(session.calls, { orderId: orderNumber });
    if (session.customerId === undefined) return order;
    throw redirect(getOrderPath(request.site, { ...place, isInAccount: true }));
  } catch (error) {
    if (!(error instanceof ServiceError) || ![400, 401, 403, 404].includes(error.status ?? 0)) throw error;
    throw redirect(getTrackPath(request.site, { number: orderNumber, why: 'again' }));
  }
}
