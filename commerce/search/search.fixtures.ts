import type { AutoSuggestResponse, SuggestedProduct } from '#generated/openapi/products.ts';

const picture = { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Kestrel Shell Jacket in spruce, front' };

function createSuggestedProduct(changes: Partial<SuggestedProduct> = {}): SuggestedProduct {
  return {
    id: 'TFKES01MK3B',
    masterId: 'TFKES01M',
    name: 'Kestrel Shell Jacket',
    typed: [{ start: 14, end: 17 }],
    kind: 'Men’s shell jacket',
    pageUrl: '/p/kestrel-shell-jacket-TFKES01M',
    image: picture,
    price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 180, currency: 'USD' },
    ...changes,
  };
}

/** Suggestions for "jac" in all groups. */
export function createSuggestions(query = 'jac'): AutoSuggestResponse {
  const typed = [{ start: 0, end: query.length }];
  return {
    query,
    terms: [
      { text: `${query}ket`, typed },
      { text: `${query}ket liner`, typed },
    ],
    scopes: [{ text: `${query}ket`, typed, category: { id: '2200', name: 'Boots', slug: 'boots', url: '/c/boots-2200' } }],
    categories: [{ id: '2000', name: 'Jackets', typed, parent: 'Men', url: '/c/jackets-2000' }],
    products: [
      createSuggestedProduct(),
      createSuggestedProduct({
        id: 'TFRID02WR7E',
        masterId: 'TFRID02W',
        name: 'Ridgeline Down Jacket',
        kind: 'Women’s down jacket',
        pageUrl: '/p/ridgeline-down-jacket-TFRID02W',
        price: { current: 220, original: 220, lowCurrent: 220, highCurrent: 260, currency: 'USD' },
      }),
    ],
    articles: [{ id: 'page-jacket-care', kind: 'help', title: 'Jacket care', typed, url: '/repair' }],
  };
}

export const noSuggestions: AutoSuggestResponse = { query: 'xyz', terms: [], scopes: [], categories: [], products: [], articles: [] };
