import { describe, expect, it } from 'vitest';
import type { Services } from '../services/services.ts';
import { cartId, factsOf, refusal, shopService, type Answer } from '../session/testing/shop-service.ts';
import { visitOf } from './visit.ts';

const item = { sku: 'TARNFELL:TFTAR01U:K3B:OS::1:', productId: 'TFTAR01UK3B', qty: 2, price: { rowTotal: 70 } };
const cart: Answer = () =>
  Response.json({ id: cartId, currency: 'USD', status: 'open', items: [item], totals: { totalUnits: 2, itemTotal: 70 } });

/** A shop whose personalization service notes what it is told. */
function shop(getCart: Answer = cart) {
  const reported: { readonly eventType: string }[] = [];
  const personalization = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      reported.push(...((await request.json()) as { readonly events: { readonly eventType: string }[] }).events);
      return Response.json({ meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.1' }, data: { responses: [] } });
    },
  };
  const service = shopService({ [`GET /cart/v1/cart/${cartId}`]: getCart });
  service.good.add('access-0');
  const services: Services = { ...service.services, personalization, now: () => new Date(0) };
  return { services, reported, asked: service.asked };
}

const factsAt = (path: string) =>
  factsOf(
    new Request(`http://localhost:4000${path}`, {
      headers: { cookie: `cairn.at.TARNFELL-US=access-0; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=2` },
    }),
  );

describe('visitOf', () => {
  it('tells what lies in the cart on the cart page, and asks for the cart nowhere else', async () => {
    const onCart = shop();
    await visitOf(factsAt('/en-us/cart'), onCart.services);
    expect(onCart.reported).toContainEqual(
      expect.objectContaining({
        eventType: 'monetate:context:Cart',
        cartLines: [expect.objectContaining({ sku: item.sku, value: '70.00' })],
      }),
    );
    const atHome = shop();
    await visitOf(factsAt('/en-us'), atHome.services);
    expect(atHome.asked).toEqual([]);
    expect(atHome.reported.map(({ eventType }) => eventType)).not.toContain('monetate:context:Cart');
  });

  it('asks for decisions all the same when the cart cannot be had', async () => {
    const { services, reported } = shop(() => refusal(500, 'GEN500'));
    await visitOf(factsAt('/en-us/cart'), services);
    expect(reported.map(({ eventType }) => eventType)).toContain('monetate:decision:DecisionRequest');
  });

  it('puts a shopper among those whose cart is not empty', async () => {
    const { visitor } = await visitOf(factsAt('/en-us'), shop().services);
    expect(visitor.segments.has('cart-not-empty')).toBe(true);
  });
});
