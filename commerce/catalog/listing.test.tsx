import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { getCardImage } from './cards/card-image.ts';
import { CategoryHead } from './head/category-head.tsx';
import { getColorUrl, toListing } from './listing.ts';
import { sampleListing, sampleCategory, sampleProduct } from './listing.fixtures.ts';
import { ProductCard } from './cards/product-card.tsx';
import { ProductGrid } from './cards/product-grid.tsx';
import { SearchField } from './head/search-form.tsx';

const messages = getMessages(listingMessages, 'en-us');
const german = getMessages(catalogMessages, 'de-de');
const getHtml = (changes: Parameters<typeof sampleProduct>[1] = {}, requested?: readonly string[]): string =>
  toListing({ categoryId: '2000' }, { ...sampleListing(), products: [sampleProduct('10', changes)] })
    .cards.map((card) =>
      renderToStaticMarkup(
        <ProductCard card={card} messages={messages} locale="en-us" languageTag="en-US" sizes="50vw" preferredColors={requested} />,
      ),
    )
    .join('');

describe('toListing', () => {
  it('omits data that no card shows', () => {
    const stored = JSON.stringify(toListing({ categoryId: '2000' }, sampleListing()));
    expect(stored.length).toBeLessThan(JSON.stringify(sampleListing()).length * 0.8);
    expect(stored).not.toContain('breadcrumbs');
  });

  it('offers a category facet to a search but not to a category, which has links', () => {
    const getFacets = (source: Parameters<typeof toListing>[0]) => toListing(source, sampleListing()).facets.map(({ id }) => id);
    expect(getFacets({ query: 'shell' })).toContain('category');
    expect(getFacets({ categoryId: '2000' })).not.toContain('category');
  });
});

describe('ProductGrid', () => {
  const cards = ['10', '11', '12'].flatMap(
    (id) => toListing({ categoryId: '2000' }, { ...sampleListing(), products: [sampleProduct(id, {})] }).cards,
  );
  const createEntries = (position: number): readonly boolean[] => {
    const inserts = [{ position, size: 'row' as const, element: <p>Which shell?</p> }];
    const grid = <ProductGrid cards={cards} inserts={inserts} messages={messages} locale="en-us" languageTag="en-US" />;
    return findByRole(renderToStaticMarkup(grid), 'list')[0]?.children.map(({ text }) => text === 'Which shell?') ?? [];
  };

  it('inserts content after the given number of products', () => {
    expect(createEntries(2)).toEqual([false, false, true, false]);
  });

  it('omits an insert if there are fewer products', () => {
    expect(createEntries(8)).toEqual([false, false, false]);
  });
});

describe('ProductCard', () => {
  it('is one link to the style', () => {
    expect(findByRole(getHtml(), 'link').map(({ attributes }) => attributes.href)).toEqual(['/en-us/p/kestrel-shell-10-TFKES10M']);
  });

  it('shows the filtered color and links to it', () => {
    expect(getHtml({}, ['Ember'])).toContain('/products/jacket-kestrel/ember/front');
    expect(findByRole(getHtml({}, ['Ember']), 'link')[0]?.attributes.href).toBe('/en-us/p/kestrel-shell-10-TFKES10MR7E');
  });

  it('shows five colors and the number of others', () => {
    expect(findByRole(getHtml(), 'radio')).toHaveLength(5);
    expect(getHtml()).toContain('+2');
    expect(findByRole(getHtml({}, ['Moss']), 'radio', 'Moss')[0]?.attributes).toHaveProperty('checked');
  });

  it('strikes through the original price of a reduced product and labels both prices', () => {
    const reduced = getHtml({
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
    });
    expect(findByTag(reduced, 'ins')[0]?.text).toBe('Now $180.00');
    expect(findByTag(reduced, 'del')[0]?.text).toContain('$240.00');
  });

  it('names the discount of the customer below the price', () => {
    const [current, original, discountName] = [126, 240, 'Associate discount'];
    const own = { current, original, lowCurrent: current, highCurrent: current, lowOriginal: original, highOriginal: original };
    const html = getHtml({ price: { ...own, currency: 'USD', discountName } });
    expect(html).toMatch(/Now .*\$126\.00.*Was .*\$240\.00.*Associate discount/s);
    expect(getHtml()).not.toContain(discountName);
  });

  it('shows the lowest price if only some colors are reduced, and the range if none is', () => {
    const some = {
      current: 180,
      original: 240,
      lowCurrent: 180,
      highCurrent: 240,
      lowOriginal: 240,
      highOriginal: 240,
      currency: 'USD',
    } as const;
    expect(getHtml({ price: some })).toContain('From $180.00');
    const none = {
      current: 180,
      original: 180,
      lowCurrent: 180,
      highCurrent: 240,
      lowOriginal: 180,
      highOriginal: 240,
      currency: 'USD',
    } as const;
    expect(getHtml({ price: none }).replaceAll('\u2009', ' ')).toMatch(/\$180\.00.–.\$240\.00/);
  });

  it('reserves the space of its image', () => {
    expect(findByRole(getHtml(), 'img')[0]?.attributes).toMatchObject({ width: '640', height: '800', loading: 'lazy' });
  });
});

describe('getCardImage', () => {
  it('requests three sizes from the image service', () => {
    const { srcSet } = getCardImage('/media/tarnfell/image/upload/v1/products/a/b/c');
    expect(srcSet?.split(', ')).toHaveLength(3);
    expect(srcSet).toContain(
      '/media/tarnfell/image/upload/f_auto,q_50,e_sharpen:60,dpr_2.0,c_fill,g_auto,w_180,h_225/v1/products/a/b/c 360w',
    );
  });

  it('keeps any other URL unchanged', () => {
    expect(getCardImage('https://pictures.example/a.jpg').src).toBe('https://pictures.example/a.jpg');
  });
});

it('getColorUrl adds the color to the style’s URL', () => {
  expect(getColorUrl('/p/kestrel-shell-10-TFKES10M', 'TFKES10MR7E')).toBe('/p/kestrel-shell-10-TFKES10MR7E');
});

it('CategoryHead links to the parents and children of a category', () => {
  const { breadcrumbs } = sampleListing();
  const head = renderToStaticMarkup(<CategoryHead category={sampleCategory} crumbs={breadcrumbs} messages={german} locale="de-de" />);
  const addresses = findByRole(head, 'link').map(({ attributes }) => attributes.href);
  expect(addresses).toEqual(expect.arrayContaining(['/de-de', '/de-de/c/shells-2010']));
  expect(findByRole(head, 'navigation', 'Du bist hier')).toHaveLength(1);
  expect(parseElements(head).filter(({ attributes }) => attributes['aria-current'] === 'page')).toHaveLength(1);
});

it('SearchField is a plain form', () => {
  const form = renderToStaticMarkup(<SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />);
  expect(findByRole(form, 'search')[0]?.attributes).toMatchObject({ action: '/en-us/search', method: 'get' });
  expect(findByRole(form, 'textbox', 'Search the shop')[0]?.attributes).toMatchObject({ name: 'q' });
});
