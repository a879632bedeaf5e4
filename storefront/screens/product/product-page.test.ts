import { describe, expect, it } from 'vitest';
import { byTag } from '#tests/support/by-role.ts';
import { details, inventory, withFits } from '#commerce/product/product.fixtures.ts';
import { contextOf, refusal, shopService, type Answer } from '../../session/testing/shop-service.ts';
import { addByForm } from './add-by-form.ts';
import { productHeadParts } from './product-head-parts.ts';

const address = 'ridgeline-shell-TFR10ARAK3B';
const request = () => new Request(`http://tarnfell.localhost/en-us/p/${address}`, { method: 'POST' });
const cart = { id: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64', status: 'open', totals: { totalUnits: 2 } };

async function send(fields: Record<string, string>, answers: Readonly<Record<string, Answer>> = {}) {
  const bodies: unknown[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { services } = shopService({
    'GET /products/v2/products/TFR10ARAK3B/details': () => Response.json(details),
    'POST /cart/v1/cartWithItem': async (request) => {
      bodies.push(await request.json());
      return Response.json(cart, { status: 201 });
    },
    ...answers,
  });
  return { led: await addByForm(address, form, contextOf(request(), services)), bodies };
}

describe('the form of a page without script', () => {
  it('puts what was chosen into a new cart and leads there', async () => {
    const { led, bodies } = await send({ size: 'M', qty: '2' });
    expect([led, bodies]).toEqual(['/en-us/cart', [{ sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 2 }]]);
  });

  it('takes a sku as it stands', async () => {
    expect((await send({ sku: 'TARNFELL:TFR10ARA:K3B:S::1:', qty: 'x' })).bodies).toEqual([{ sku: 'TARNFELL:TFR10ARA:K3B:S::1:', qty: 1 }]);
  });

  it('leads back to ask for what was not chosen', async () => {
    expect((await send({ qty: '1' })).led).toBe(`/en-us/p/${address}?refused=size`);
    const fits = { 'GET /products/v2/products/TFR10ARAK3B/details': () => Response.json(withFits) };
    expect((await send({ size: 'S', qty: '1' }, fits)).led).toBe(`/en-us/p/${address}?refused=fit`);
  });

  it('leads back with what the service refused', async () => {
    const { led } = await send({ size: 'M' }, { 'POST /cart/v1/cartWithItem': () => refusal(409, 'INV408') });
    expect(led).toBe(`/en-us/p/${address}?refused=INV408`);
  });
});

describe('the head of a product', () => {
  it('says on this host what it is, what it costs and whether it is there', () => {
    const canonical = 'http://tarnfell.localhost/en-us/p/ridgeline-shell-TFR10ARA';
    const html = productHeadParts({
      details,
      context: contextOf(request()),
      canonical,
      alternates: [{ hrefLang: 'de-DE', href: 'http://tarnfell.localhost/de-de/p/x-TFR10ARA' }],
      isInStock: Object.keys(inventory.variants).length === 0,
    });
    const data = byTag(html, 'script').filter(({ attributes }) => attributes.type === 'application/ld+json');
    const [product, trail] = data.map(({ text }) => JSON.parse(text));
    expect(product).toMatchObject({
      '@type': 'Product',
      url: canonical,
      offers: { '@type': 'Offer', price: 180, url: canonical, availability: 'https://schema.org/OutOfStock' },
      aggregateRating: { ratingValue: 4.6 },
    });
    expect(product.image).toHaveLength(3);
    expect(product.image[0]).toMatch(/^http:\/\/tarnfell\.localhost\/media\//);
    expect(trail.itemListElement.at(-1)).toEqual({ '@type': 'ListItem', position: 3, name: 'Ridgeline Shell', item: canonical });
    expect(byTag(html, 'link').map(({ attributes }) => attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rel: 'alternate', hreflang: 'de-DE', href: 'http://tarnfell.localhost/de-de/p/x-TFR10ARA' }),
      ]),
    );
  });
});
