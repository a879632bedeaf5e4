import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { getExample } from '../responses/get-example.ts';
import { createCartPresenter, type CartPorts } from '../carts/cart-handlers.ts';
import type { MockLine } from '../carts/mock-cart.ts';
import { findVariant, getPageUrl, getProductId } from '../catalog/find-style.ts';
import type { MockSite } from '../catalog/mock-catalog.ts';
import { getPrice } from '../catalog/render-card.ts';
import { MockError, type MockContext, type MockHandlers } from '../mock-handler.ts';
import { exampleCustomer } from './example-customer.ts';

/** Saved items in memory. The example customer starts with the item of the contract's example. */
export function createSavedHandlers(ports: CartPorts) {
  const { carts, shop, newId } = ports;
  const present = createCartPresenter(ports);
  const lists = new Map<string, readonly MockLine[]>();
  const [exampleList] = getExample('getSaveForLater', 200).saveForLater;
  const listId = exampleList?.saveForLaterId ?? '';
  const exampleLines = (exampleList?.items ?? []).map(({ itemId, sku, qty }) => ({ id: itemId, sku, qty }));

  const getLines = ({ customer }: MockContext): readonly MockLine[] =>
    lists.get(customer.id) ?? (customer.id === exampleCustomer ? exampleLines : []);

  /**
   * Removes an item from the list.
   * @throws MockError 404
   */
  function take(context: MockContext, itemId: string): MockLine {
    const lines = getLines(context);
    const line = lines.find(({ id }) => id === itemId);
    if (!line) throw new MockError(404, 'ORD404', `There is no saved item ${itemId}.`);
    lists.set(
      context.customer.id,
      lines.filter((one) => one !== line),
    );
    return line;
  }

  function renderItem({ id, sku, qty }: MockLine, site: MockSite): SavedItem {
    const { style, color, variant } = findVariant(shop, site, sku);
    const size = style.sizes.find(({ value }) => value === variant.size);
    const availableQty = shop.stockOf(sku);
    return {
      itemId: id,
      sku,
      productId: getProductId(style, color),
      name: style.name,
      color: { value: color.code, label: color.label },
      ...(size && { size }),
      qty,
      pageUrl: getPageUrl(style),
      productImageURL: color.pictures[0].src,
      price: getPrice(style, color, site.currency),
      available: availableQty > 0,
      availableQty,
    };
  }

  const handlers = {
    getSaveForLater: ({ query: { start = 0, count = 24 }, context }) => {
      const lines = getLines(context);
      const items = lines.slice(start, start + count).map((line) => renderItem(line, context.site));
      return { body: { saveForLater: lines.length === 0 ? [] : [{ saveForLaterId: listId, count: lines.length, items }] } };
    },
    moveToSaveForLater: ({ params: { basketId }, body: { itemId }, context }) => {
      const line = carts.find(context, basketId).lines.find(({ id }) => id === itemId);
      if (!line) throw new MockError(404, 'ORD404', `There is no row ${itemId}.`);
      carts.change(context, basketId, ({ lines }) => ({ lines: lines.filter(({ id }) => id !== itemId) }));
      const saved = { ...line, id: newId() };
      lists.set(context.customer.id, [...getLines(context), saved]);
      return { status: 201, body: { listId, id: saved.id } };
    },
    updateSaveForLater: ({ body: { basketId, itemId }, context }) => {
      carts.find(context, basketId);
      const { sku, qty } = take(context, itemId);
      const changed = carts.change(context, basketId, ({ lines }) => {
        const same = lines.find((line) => line.sku === sku);
        return same
          ? { lines: lines.map((line) => (line === same ? { ...line, qty: line.qty + qty } : line)) }
          : { lines: [...lines, { id: newId(), sku, qty }] };
      });
      return { body: present(changed, context) };
    },
    removeSavedItem: ({ params: { itemId }, context }) => {
      take(context, itemId);
      return { status: 204, body: undefined };
    },
  } satisfies MockHandlers;
  return { handlers, clear: () => lists.clear() };
}
