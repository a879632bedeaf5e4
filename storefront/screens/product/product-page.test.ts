import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { createProductView } from '#commerce/product/product-view.ts';
import type { ProductDetails } from '#generated/openapi/products.ts';
import { details, giftCard, inventory, withFits } from '#commerce/product/product.fixtures.ts';
import { createTestContext, respondWithError, createShopService, type Responder } from '../../session/testing/shop-service.ts';
import { handleProductForm } from './handle-product-form.ts';
import { renderProductHead } from './product-head-parts.ts';

const address = 'ridgeline-shell-TFR10ARAK3B';
const request = () => new Request(`http://tarnfell.localhost/en-us/p/${address}`, { method: 'POST' });
const cart = { id: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64', status: 'open', totals: { totalUnits: 2 } };

async function send(fields: Record<string, string>, responses: Readonly<Record<string, Responder>> = {}) {
  const bodies: unknown[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { services } = createShopService({
    'GET /products/v2/products/TFR10ARAK3B/details': () => Response.json(details),
    'POST /cart/v1/cartWithItem': async (request) => {
      bodies.push(await request.json());
      return Response.json(cart, { status: 201 });
    },
    ...responses,
  });
  return { led: await handleProductForm(address, form, createTestContext(request(), services)), bodies };
}

describe('handleProductForm', () => {
  it('adds the chosen variant to a new cart and redirects there', async () => {
    const { led, bodies } = await send({ size: 'M', qty: '2' });
    expect([led, bodies]).toEqual(['/en-us/cart', [{ sku: 'TARNFELL:TFR10ARA:K3B:M::1:', qty: 2 }]]);
  });

  it('accepts a SKU', async () => {
    expect((await send({ sku: 'TARNFELL:TFR10ARA:K3B:S::1:', qty: 'x' })).bodies).toEqual([{ sku: 'TARNFELL:TFR10ARA:K3B:S::1:', qty: 1 }]);
  });

  it('reads amount and recipient of a gift card', async () => {
    const sku = 'TARNFELL:TFGIF000:GD1:OS::1:';
    const recipient = { to: 'Kim', email: 'kim@example.com', message: 'Hi', sendOn: '2026-12-24' };
    const { bodies } = await send({ sku, otherAmount: '37,50', ...recipient });
    expect(bodies).toEqual([{ sku, qty: 1, giftCardAmount: 37.5, giftOption: recipient }]);
    expect((await send({ sku, giftCardAmount: '25', to: 'Kim' })).led).toBe(`/en-us/p/${address}?refused=email`);
    expect((await send({ sku, otherAmount: 'ten' })).led).toBe(`/en-us/p/${address}?refused=amount`);
  });

  it('redirects to the page and asks for the missing choice', async () => {
    expect((await send({ qty: '1' })).led).toBe(`/en-us/p/${address}?refused=size`);
    const fits = { 'GET /products/v2/products/TFR10ARAK3B/details': () => Response.json(withFits) };
    expect((await send({ size: 'S', qty: '1' }, fits)).led).toBe(`/en-us/p/${address}?refused=fit`);
  });

  it('redirects to the notification page for a sold-out size, if the product has notifications', async () => {
    const { led, bodies } = await send({ size: 'XL' });
    expect([led, bodies]).toEqual([`/en-us/account/notify-me?sku=${encodeURIComponent('TARNFELL:TFR10ARA:K3B:XL::1:')}`, []]);
    const none = { 'GET /products/v2/products/TFR10ARAK3B/details': () => Response.json({ ...details, notifyMe: false }) };
    expect((await send({ size: 'XL' }, none)).bodies).toHaveLength(1);
  });

  it("redirects to the page with the service's error code", async () => {
    const { led } = await send({ size: 'M' }, { 'POST /cart/v1/cartWithItem': () => respondWithError(409, 'INV408') });
    expect(led).toBe(`/en-us/p/${address}?refused=INV408`);
  });
});

describe('renderProductHead', () => {
  const canonical = 'http://tarnfell.localhost/en-us/p/ridgeline-shell-TFR10ARA';
  const getHead = (shown: ProductDetails) =>
    renderProductHead({
      details: shown,
      view: createProductView(shown, inventory),
      context: createTestContext(request()),
      canonical,
      alternates: [{ hrefLang: 'de-DE', href: 'http://tarnfell.localhost/de-de/p/x-TFR10ARA' }],
      today: '2026-11-24',
    });
  const getData = (html: string) =>
    findByTag(html, 'script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => JSON.parse(text));

  it('describes each color and size with this host’s addresses and the current stock', () => {
    const html = getHead(details);
    const [group, trail] = getData(html);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      url: canonical,
      productGroupID: 'TFR10ARA',
      aggregateRating: { ratingValue: 4.6 },
    });
    expect(group.hasVariant).toHaveLength(details.variants.length);
    const removed = group.hasVariant.find(({ sku }: { readonly sku: string }) => sku === 'TARNFELL:TFR10ARA:K3B:L::1:');
    expect(removed).toMatchObject({
      color: 'Spruce',
      size: 'L',
      offers: { price: 180, url: canonical, availability: 'https://schema.org/OutOfStock' },
    });
    expect(group.hasVariant.at(-1).offers.url).toBe(`${canonical}K9N`);
    expect(group.image[0]).toMatch(/^http:\/\/tarnfell\.localhost\/media\//);
    expect(trail.itemListElement.at(-1)).toEqual({ '@type': 'ListItem', position: 3, name: 'Ridgeline Shell', item: canonical });
    expect(findByTag(html, 'link').map(({ attributes }) => attributes)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ rel: 'alternate', hreflang: 'de-DE', href: 'http://tarnfell.localhost/de-de/p/x-TFR10ARA' }),
      ]),
    );
  });

  it('omits the end of an expired price reduction', () => {
    const createPriceUntil = (validUntil: string) =>
      getData(getHead({ ...details, offers: { ...details.offers, validUntil } }))[0].hasVariant[0].offers.priceValidUntil;
    expect([createPriceUntil('2026-12-31'), createPriceUntil('2026-11-23')]).toEqual(['2026-12-31', undefined]);
  });

  it('escapes a product name that contains an end tag', () => {
    const html = getHead({ ...giftCard, name: '</script><script>alert(1)</script>' });
    expect(html).not.toContain('</script><script>alert');
    expect(getData(html)[0].name).toBe('</script><script>alert(1)</script>');
  });
});
