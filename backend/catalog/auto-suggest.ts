import type { Handler } from '../router/handler.ts';

/** Suggestions while a shopper types a search. */
export function createAutoSuggest(): Handler<'autoSuggest'> {
  return {
    handle({ query }) {
      return {
        status: 200,
        body: {
          query: query.q,
          terms: [{ text: 'rain jacket', typed: [{ start: 0, end: 7 }] }],
          scopes: [
            {
              text: 'rain jacket',
              typed: [{ start: 0, end: 7 }],
              category: { id: '2010', name: 'Shells', slug: 'shells', url: '/c/shells-2010' },
            },
          ],
          categories: [{ id: '1010', name: 'Rain jackets', typed: [{ start: 0, end: 7 }], parent: 'Jackets', url: '/c/rain-jackets-1010' }],
          products: [
            {
              id: 'TFR10ARAK3B',
              masterId: 'TFR10ARA',
              name: 'Ridgeline Shell',
              typed: [],
              kind: "Women's rain jacket",
              pageUrl: '/p/ridgeline-shell-TFR10ARA',
              image: { src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/front', alt: 'Ridgeline Shell in spruce, front' },
              price: { current: 180, original: 240, lowCurrent: 180, highCurrent: 240, currency: 'USD' },
            },
          ],
          articles: [
            {
              id: 'page-rain-is-a-place',
              kind: 'journal',
              title: 'Rain is a place',
              typed: [{ start: 0, end: 4 }],
              url: '/journal/rain-is-a-place',
            },
          ],
        },
      };
    },
  };
}
