import { z } from 'zod';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getBuyable, adaptChoice, findColor, getMissingChoice } from '#commerce/product/choice.ts';
import { createProductView } from '#commerce/product/product-view.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { reserveWithItem } from '#generated/calls/reserve-with-item.ts';
import { expressCheckoutPath } from '../../site/checkout-path.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import { giftCardForm, parseGiftChoice } from './gift-card-form.ts';
import { addToStoredCart } from './add-to-stored-cart.ts';
import { parseProductId } from './product-address.ts';

const chosen = z.string().min(1).max(40).optional().catch(undefined);
const form = z.object({
  sku: z.string().min(1).max(80).optional().catch(undefined),
  size: chosen,
  fit: chosen,
  intent: z.literal('buy-now').optional().catch(undefined),
  qty: z.coerce.number().int().min(1).max(999_999).catch(1),
  ...giftCardForm,
});

/**
 * Handles the page's form without JavaScript: a SKU, or the size and fit that select one. Returns the address to redirect to: the cart, the
 * express checkout, or the page with the missing choice or the error code.
 */
export async function handleProductForm(address: string | undefined, data: FormData, context: RequestContext): Promise<string> {
  const productId = parseProductId(address) ?? '';
  const getRejectedPath = (rejection: string): string => `${context.url.pathname}?${new URLSearchParams({ refused: rejection })}`;
  const { sku: named, size, fit, intent, qty, ...giftFields } = form.parse(Object.fromEntries(data));
  const gift = parseGiftChoice(giftFields);
  if (typeof gift === 'string') return getRejectedPath(gift);
  const session = context.session;
  try {
    const sku = named ?? (await findChosenSku());
    if (sku === 'size' || sku === 'fit') return getRejectedPath(sku);
    if (sku === undefined) return getRejectedPath('ORD404');
    if (typeof sku === 'object') return getAccountPath(context.site, 'notify-me', { sku: sku.notifySku });
    if (intent === 'buy-now') {
      await reserveWithItem(session.calls, { sku, qty });
      return getShopHref(context.site.locale, expressCheckoutPath);
    }
    await addToStoredCart(session, { sku, qty, ...gift });
    return getShopHref(context.site.locale, '/cart');
  } catch (error) {
    if (error instanceof ServiceError)
      return getRejectedPath(error.status === 400 && gift.giftCardAmount !== undefined ? 'amount' : (error.errorId ?? 'GEN500'));
    throw error;
  }

  /** A sold-out variant can have stock notifications. */
  async function findChosenSku(): Promise<string | { readonly notifySku: string } | undefined> {
    const view = createProductView(await getProductDetails(session.calls, { productId }));
    const { code } = findColor(view, productId);
    // An option with a single value is selected implicitly.
    const choice = { ...adaptChoice(view, code), ...(size ? { size } : {}), ...(fit ? { fit } : {}) };
    const buyable = getBuyable(view, code, choice);
    if (view.notifyMe && buyable?.stock.isIn === false) return { notifySku: buyable.sku };
    return getMissingChoice(view, choice) ?? buyable?.sku;
  }
}
