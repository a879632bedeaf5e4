import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, byTag } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import { cardImage } from './cards/card-image.ts';
import { CategoryHead } from './head/category-head.tsx';
import { colorUrl, listingOf } from './listing.ts';
import { sampleAnswer, sampleCategory, sampleProduct } from './listing.fixtures.ts';
import { ProductCard } from './cards/product-card.tsx';
import { ProductGrid } from './cards/product-grid.tsx';
import { SearchField } from './head/search-form.tsx';

const messages = messagesIn(listingMessages, 'en-us');
const german = messagesIn(catalogMessages, 'de-de');
const html = (changes: Parameters<typeof sampleProduct>[1] = {}, wanted?: readonly string[]): string =>
  listingOf({ categoryId: '2000' }, { ...sampleAnswer(), products: [sampleProduct('10', changes)] })
    .cards.map((card) =>
      renderToStaticMarkup(<ProductCard card={card} messages={messages} locale="en-us" languageTag="en-US" sizes="50vw" wanted={wanted} />),
    )
    .join('');

describe('a listing', () => {
  it('is kept without what no card shows', () => {
    const kept = JSON.stringify(listingOf({ categoryId: '2000' }, sampleAnswer()));
    expect(kept.length).toBeLessThan(JSON.stringify(sampleAnswer()).length * 0.8);
    expect(kept).not.toContain('breadcrumbs');
  });

  it('offers categories to a search and not to a category, which leads to them', () => {
    const facetsOf = (source: Parameters<typeof listingOf>[0]) => listingOf(source, sampleAnswer()).facets.map(({ id }) => id);
    expect(facetsOf({ query: 'shell' })).toContain('category');
    expect(facetsOf({ categoryId: '2000' })).not.toContain('category');
  });
});

describe('ProductGrid', () => {
  const cards = ['10', '11', '12'].flatMap(
    (id) => listingOf({ categoryId: '2000' }, { ...sampleAnswer(), products: [sampleProduct(id, {})] }).cards,
  );
  const entriesWith = (position: number): readonly boolean[] => {
    const inserts = [{ position, size: 'row' as const, element: <p>Which shell?</p> }];
    const grid = <ProductGrid cards={cards} inserts={inserts} messages={messages} locale="en-us" languageTag="en-US" />;
    return byRole(renderToStaticMarkup(grid), 'list')[0]?.children.map(({ text }) => text === 'Which shell?') ?? [];
  };

  it('puts what stands among the products behind as many of them as it says', () => {
    expect(entriesWith(2)).toEqual([false, false, true, false]);
  });

  it('leaves it out where there are fewer', () => {
    expect(entriesWith(8)).toEqual([false, false, false]);
  });
});

describe('ProductCard', () => {
  it('is one link, to the style', () => {
    expect(byRole(html(), 'link').map(({ attributes }) => attributes.href)).toEqual(['/en-us/p/kestrel-shell-10-TFKES10M']);
  });

  it('shows the color that was filtered by, and leads to it', () => {
    expect(html({}, ['Ember'])).toContain('/products/jacket-kestrel/ember/front');
    expect(byRole(html({}, ['Ember']), 'link')[0]?.attributes.href).toBe('/en-us/p/kestrel-shell-10-TFKES10MR7E');
  });

  it('shows five colors and says how many more there are', () => {
    expect(byRole(html(), 'radio')).toHaveLength(5);
    expect(html()).toContain('+2');
    expect(byRole(html({}, ['Moss']), 'radio', 'Moss')[0]?.attributes).toHaveProperty('checked');
  });

  it('strikes what a reduced product cost, and says both prices in words', () => {
    const reduced = html({
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
    });
    expect(byTag(reduced, 'ins')[0]?.text).toBe('Now $180.00');
    expect(byTag(reduced, 'del')[0]?.text).toContain('$240.00');
  });

  it('says from which price on where only some colors are reduced, and the range where none is', () => {
    const some = {
      current: 180,
      original: 240,
      lowCurrent: 180,
      highCurrent: 240,
      lowOriginal: 240,
      highOriginal: 240,
      currency: 'USD',
    } as const;
    expect(html({ price: some })).toContain('From $180.00');
    const none = {
      current: 180,
      original: 180,
      lowCurrent: 180,
      highCurrent: 240,
      lowOriginal: 180,
      highOriginal: 240,
      currency: 'USD',
    } as const;
    expect(html({ price: none }).replaceAll('\u2009', ' ')).toMatch(/\$180\.00.–.\$240\.00/);
  });

  it('keeps the place of its picture', () => {
    expect(byRole(html(), 'img')[0]?.attributes).toMatchObject({ width: '640', height: '800', loading: 'lazy' });
  });
});

describe('cardImage', () => {
  it('asks the service for three sizes', () => {
    const { srcSet } = cardImage('/media/tarnfell/image/upload/v1/products/a/b/c');
    expect(srcSet?.split(', ')).toHaveLength(3);
    expect(srcSet).toContain(
      '/media/tarnfell/image/upload/f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_180,h_225/v1/products/a/b/c 360w',
    );
  });

  it('shows any other address as it is', () => {
    expect(cardImage('https://pictures.example/a.jpg').src).toBe('https://pictures.example/a.jpg');
  });
});

it('colorUrl names the color in the style’s address', () => {
  expect(colorUrl('/p/kestrel-shell-10-TFKES10M', 'TFKES10MR7E')).toBe('/p/kestrel-shell-10-TFKES10MR7E');
});

it('a category’s head leads along its trail and into its children', () => {
  const { breadcrumbs } = sampleAnswer();
  const head = renderToStaticMarkup(<CategoryHead category={sampleCategory} crumbs={breadcrumbs} messages={german} locale="de-de" />);
  const addresses = byRole(head, 'link').map(({ attributes }) => attributes.href);
  expect(addresses).toEqual(expect.arrayContaining(['/de-de', '/de-de/c/shells-2010']));
  expect(byRole(head, 'navigation', 'Du bist hier')).toHaveLength(1);
  expect(elementsIn(head).filter(({ attributes }) => attributes['aria-current'] === 'page')).toHaveLength(1);
});

it('the header’s search field is a plain form', () => {
  const form = renderToStaticMarkup(<SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />);
  expect(byRole(form, 'search')[0]?.attributes).toMatchObject({ action: '/en-us/search', method: 'get' });
  expect(byRole(form, 'textbox', 'Search the shop')[0]?.attributes).toMatchObject({ name: 'q' });
});
