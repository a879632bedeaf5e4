import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '#generated/openapi/cart.ts';
import { plentifulSku } from '../shop/buy.ts';
import type { Shopper } from '../shop/shopper.ts';

export interface ChangingCart {
  /** Changes the cart, one request after another, until the host is killed. Resolves after the first change. */
  begin(): Promise<void>;
  /**
   * Reads the cart once the host is back.
   * @returns the fault; undefined if it is consistent and lost no confirmed change
   */
  checkCart(): Promise<string | undefined>;
}

const getParts = (version: number) => {
  const sku = plentifulSku;
  return { sku, qty: 1 + (version % 5), giftOption: { email: 'kim@shopper.example', to: 'Kim', message: `version ${version}` } };
};

/** A cart with one row. Each change sets several parts of it, which depend on the version. */
export async function prepareCart(shopper: Shopper): Promise<ChangingCart> {
  const created = await shopper.read<Cart>('POST', '/cart/v1/cartWithItem', getParts(1));
  const [item] = created.items;
  const path = `/cart/v1/cart/${created.id}`;
  let latestVersion = created.version;
  const change = async (): Promise<void> => {
    const { qty, giftOption } = getParts(latestVersion + 1);
    const { status } = await shopper.call('PUT', `${path}/item`, { itemId: item?.id, qty, giftOption });
    if (status !== 200) throw new Error(`the change failed with ${status}`);
    latestVersion += 1;
  };
  const changeRepeatedly = async (): Promise<never> => {
    for (;;) await change();
  };
  let changing: Promise<unknown> = Promise.resolve();
  return {
    async begin() {
      await change();
      changing = changeRepeatedly().catch(() => undefined);
    },
    async checkCart() {
      await changing;
      const { version, items } = await shopper.read<Cart>('GET', path);
      const found = items.map(({ sku, qty, giftOption }) => ({ sku, qty, giftOption }));
      if (!isDeepStrictEqual(found, [getParts(version)])) return `version ${version} of a cart holds ${JSON.stringify(found)}`;
      if (version === latestVersion || version === latestVersion + 1) return undefined;
      return `version ${latestVersion} of a cart was answered, and ${version} is stored`;
    },
  };
}
