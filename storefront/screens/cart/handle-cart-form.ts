import { noteParameter } from '#commerce/cart/gift-note/note-parameter.ts';
import { deliveryParameter } from '#commerce/delivery/delivery-parameter.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { removeCoupon } from '#generated/calls/remove-coupon.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { cartForm, type CartForm } from './cart-form.ts';

type Query = Readonly<Record<string, string>>;

/**
 * Handles a form of the cart page without JavaScript.
 * @returns the query of the next page: empty, or the error code and its place
 */
export async function handleCartForm(data: FormData, context: RequestContext): Promise<string> {
  const sent = Object.fromEntries(data);
  const parsed = cartForm.safeParse(sent);
  if (!parsed.success) return formatQuery(createInvalidFormQuery(sent));
  const form = parsed.data;
  try {
    return formatQuery(await applyForm(form, context));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return formatQuery({ refused: error.errorId ?? 'GEN500', ...getErrorPlace(form) });
  }
}

/** @returns the query parameters of the next page */
async function applyForm(form: CartForm, { session: { cartId: basketId, calls } }: RequestContext): Promise<Query> {
  if (basketId === undefined) {
    // Undoing the removal of the last item can happen after its cart has expired.
    if (form.intent !== 'undo') return { refused: 'BSK404' };
    await createCartWithItem(calls, { body: { sku: form.sku, qty: form.qty } });
    return {};
  }
  switch (form.intent) {
    case 'remove': {
      const { items } = await getCart(calls, { basketId });
      await removeItem(calls, { body: { basketId, itemId: form.itemId } });
      const row = items.find(({ id, bonus }) => id === form.itemId && !bonus);
      // The undo link's address cannot contain the amount of a gift card.
      return row && row.giftCardAmount === undefined ? { removed: row.sku, qty: String(row.qty) } : {};
    }
    case 'undo':
      await addItem(calls, { body: { basketId, sku: form.sku, qty: form.qty } });
      return {};
    case 'update':
      await updateItem(calls, { basketId, body: { itemId: form.itemId, qty: Math.max(1, form.qty + form.step) } });
      return {};
    case 'applyCoupon':
      await applyCoupon(calls, { body: { basketId, code: form.code } });
      return {};
    case 'removeCoupon':
      await removeCoupon(calls, { body: { basketId, couponId: form.couponId } });
      return {};
    case 'chooseGift':
      await addItem(calls, { body: { basketId, sku: form.sku, promotionId: form.promotionId } });
      return {};
    case 'saveNote': {
      const { itemId, to, email, message, sendOn } = form;
      await updateItem(calls, { basketId, body: { itemId, giftOption: { to, email, message, ...(sendOn && { sendOn }) } } });
      return {};
    }
    case 'removeNote':
      await updateItem(calls, { basketId, body: { itemId: form.itemId, giftOption: null } });
      return {};
    case 'setAmount':
      await updateItem(calls, { basketId, body: { itemId: form.itemId, giftCardAmount: form.amount } });
      return {};
    case 'setDelivery': {
      const { itemId, choice } = form;
      const row = (await getCart(calls, { basketId })).items.find(({ id }) => id === itemId);
      const shipment = row?.shippingId === undefined ? {} : { shippingId: row.shippingId };
      await setShippingMethod(calls, { body: { basketId, ...shipment, itemIds: [itemId], ...choice } });
      return {};
    }
  }
}

/** Parameters that place an error on the next page: at the item, at the code's field, or in the form of the note. */
function getErrorPlace(form: CartForm): Query {
  if (form.intent === 'applyCoupon') return { code: form.code };
  if (form.intent === 'saveNote') return { item: form.itemId, [noteParameter]: form.itemId };
  if (form.intent === 'setDelivery') return { item: form.itemId, [deliveryParameter]: form.itemId };
  return 'itemId' in form ? { item: form.itemId } : {};
}

function createInvalidFormQuery({ intent, itemId }: Readonly<Record<string, FormDataEntryValue>>): Query {
  const item = typeof itemId === 'string' ? itemId : '';
  if (intent === 'saveNote') return { refused: 'API400', item, [noteParameter]: item };
  if (intent === 'setDelivery') return { refused: 'API400', item, [deliveryParameter]: item };
  return { refused: intent === 'applyCoupon' ? 'PRM416' : 'API400', ...(intent === 'applyCoupon' ? { code: '' } : {}) };
}

function formatQuery(query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}
