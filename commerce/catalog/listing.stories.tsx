import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { createBrowserCalls } from '../query/browser-calls.ts';
import { TestCommerce } from '../query/testing/test-commerce.tsx';
import { getQueryClient } from '../query/query-client.ts';
import { catalogMessages } from '#generated/messages/catalog/en.ts';
import { compareMessages } from '#generated/messages/compare/en.ts';
import { listingMessages } from '#generated/messages/listing/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { details, giftCard } from '../product/product.fixtures.ts';
import { CompareBar } from './compare/compare-bar.tsx';
import { Comparison } from './compare/comparison.tsx';
import { compareProducts } from './compare/comparison-view.ts';
import { CategoryHead } from './head/category-head.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { listProductsQueryOptions } from './list-products.ts';
import { ListingScreen } from './listing-screen.tsx';
import { toListing } from './listing.ts';
import { sampleListing, sampleCategory, sampleProduct, sampleSearch } from './listing.fixtures.ts';
import { PAGE_SIZE, type ListingState } from './listing-state.ts';
import { ProductCard } from './cards/product-card.tsx';
import { SearchField } from './head/search-form.tsx';
import { SearchHead } from './head/search-head.tsx';

export default { title: 'Commerce/Listing' } satisfies Meta;

const messages = bindMessages(listingMessages, 'en-US');
const catalog = bindMessages(catalogMessages, 'en-US');
const compare = bindMessages(compareMessages, 'en-US');
const createComparedProduct = (code: string) => ({
  id: `TFKES${code}M`,
  name: `Kestrel Shell ${code}`,
  src: sampleProduct(code).images[0]?.src ?? '',
});
const calls = createBrowserCalls('en_US', {});
const source = { categoryId: '2000' };
const begin: ListingState = { filters: {}, sort: 'bestMatches', page: 1 };
const room = { padding: 'var(--space-5)', maxInlineSize: '18rem' };

/** All responses are cached: stories send no requests. */
function Stage({ start }: { readonly start: ListingState }): ReactElement {
  const [{ state, first }, show] = useState<{ state: ListingState; first?: number }>({ state: start });
  const client = getQueryClient('story');
  const { queryKey } = listProductsQueryOptions(calls, source, state);
  client.setQueryData(queryKey, toListing(source, sampleListing((state.page - 1) * PAGE_SIZE)), { updatedAt: Number.MAX_SAFE_INTEGER });
  return (
    <TestCommerce wireLocale="story" languageTag="en-US" errorMessages={{ unknown: '' }}>
      <ListingScreen
        source={source}
        state={state}
        first={first}
        messages={messages}
        locale="en-us"
        languageTag="en-US"
        path="/en-us/c/jackets-2000"
        onQuickShop={() => undefined}
        onNavigate={(next, _href, more) => show({ state: next, first: more?.first })}
      />
    </TestCommerce>
  );
}

const { breadcrumbs } = sampleListing();
const getCard = (changes: Parameters<typeof sampleProduct>[1] = {}) =>
  toListing(source, { ...sampleListing(), products: [sampleProduct('10', changes)] }).cards[0];

function showCard(changes: Parameters<typeof sampleProduct>[1] = {}): ReactElement {
  const shown = getCard(changes);
  return (
    <div style={room}>
      {shown ? (
        <ProductCard card={shown} messages={messages} locale="en-us" languageTag="en-US" sizes="18rem" onQuickShop={() => undefined} />
      ) : null}
    </div>
  );
}

export const Category: StoryObj = {
  render: () => (
    <>
      <CategoryHead category={sampleCategory} crumbs={breadcrumbs} messages={catalog} locale="en-us" />
      <Stage start={begin} />
    </>
  ),
};
export const Narrowed: StoryObj = { render: () => <Stage start={{ ...begin, filters: { color: ['ember'], gender: ['women'] } }} /> };
export const Card: StoryObj = { render: () => showCard() };
export const CardReduced: StoryObj = {
  render: () =>
    showCard({
      price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, lowOriginal: 240, highOriginal: 240, currency: 'USD' },
      badge: { id: 'SALE', label: 'Sale' },
      eyebrow: { id: 'LOW STOCK', label: 'Almost gone' },
    }),
};
export const CardSoldOut: StoryObj = {
  render: () => showCard({ badge: { id: 'NEW', label: 'New' }, eyebrow: { id: 'SOLD OUT', label: 'Sold out' } }),
};
export const CardUnknownBadge: StoryObj = { render: () => showCard({ badge: { id: 'ONLINE ONLY', label: 'Online only' } }) };
export const PriceRange: StoryObj = { render: () => <Stage start={{ ...begin, filters: { price: ['100-200'] } }} /> };
export const CompareBarFull: StoryObj = {
  render: () => (
    <CompareBar
      comparison={{ products: ['10', '11', '12', '13'].map(createComparedProduct), isFull: true }}
      messages={compare}
      locale="en-us"
    />
  ),
};
export const CompareTable: StoryObj = {
  render: () => (
    <Comparison
      view={compareProducts([details, giftCard])}
      missing={1}
      messages={compare}
      listing={messages}
      locale="en-us"
      languageTag="en-US"
    />
  ),
};
export const CompareNothing: StoryObj = {
  render: () => (
    <Comparison view={compareProducts([])} missing={0} messages={compare} listing={messages} locale="en-us" languageTag="en-US" />
  ),
};
export const Search: StoryObj = {
  render: () => <SearchHead {...sampleSearch} messages={catalog} locale="en-us" languageTag="en-US" />,
};
export const SearchEmpty: StoryObj = {
  render: () => (
    <EmptyListing
      source={{ query: 'tent peg' }}
      messages={messages}
      locale="en-us"
      languageTag="en-US"
      popular={{ categories: sampleCategory.children, cards: toListing(source, sampleListing()).cards.slice(0, 4) }}
    />
  ),
};
export const HeaderField: StoryObj = {
  render: () => <SearchField action="/en-us/search" label="Search the shop" submitLabel="Search" />,
};
