import { describe, expect, it } from 'vitest';
import { handleApiCall } from './gateway.ts';
import { createTestContext, createShopService } from './testing/shop-service.ts';
import { cartId } from './testing/shop-service.ts';

const storedCookies = `cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.cart.TARNFELL-US=${cartId}; cairn.store.TARNFELL-US=TF-DEN-01`;

async function send(path: string, cookie = storedCookies) {
  const shop = createShopService();
  await handleApiCall(
    new Request(`http://tarnfell.localhost/api${path}`),
    createTestContext(new Request(`http://tarnfell.localhost/api${path}`, { headers: { cookie } }), shop.services),
  );
  return shop.requests.filter((call) => !call.includes('/token/'));
}

describe('addFavoriteStore', () => {
  it('adds the shopper’s store to calls that accept one', async () => {
    expect(await send('/cart/v1/cart/current')).toEqual([`GET /cart/v1/cart/${cartId}?favStoreId=TF-DEN-01 access-1`]);
  });

  it("keeps the caller's store", async () => {
    expect(await send('/cart/v1/cart/current?favStoreId=TF-BLD-01')).toEqual([`GET /cart/v1/cart/${cartId}?favStoreId=TF-BLD-01 access-1`]);
  });

  it('adds nothing to other calls', async () => {
    expect(await send('/consumers-v3/utilities/countryList')).toEqual(['GET /consumers-v3/utilities/countryList']);
  });

  it('adds nothing without a store, or with a store of another site', async () => {
    const cookie = storedCookies.replace('store.TARNFELL-US', 'store.TARNFELL-DE');
    expect(await send('/cart/v1/cart/current', cookie)).toEqual([`GET /cart/v1/cart/${cartId} access-1`]);
  });
});
