import type { ProductRecommendations, RecommendedProductItem } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

const models = [
  ['Kestrel shell jacket', 'jacket-kestrel/spruce/front'],
  ['Eider down parka', 'jacket-eider/spruce/front'],
  ['Beck 28 pack', 'pack-beck/spruce/front'],
  ['Fellwind trail shoe', 'trail-fellwind/night/side'],
  ['Lichen fleece', 'fleece-lichen/spruce/front'],
  ['Drove pants', 'trousers-drove/night/front'],
  ['Heath fleece', 'fleece-heath/night/front'],
  ['Tarn beanie', 'beanie-tarn/night/front'],
] as const;

/** Products as the recommendation service returns them; every third is reduced with its discount, every fourth is a range. */
export function sampleProducts(count: number, currency = 'USD'): RecommendedProductItem[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, picture] = models[index % models.length] ?? models[0];
    const price = 60 + index * 25;
    const high = index % 4 === 3 ? price + 40 : price;
    const share = index % 3 === 2 ? 0.7 : 1;
    return {
      productId: `product-${index}`,
      title,
      image: `/media/tarnfell/image/upload/v1/products/${picture}`,
      url: `/p/product-${index}`,
      price: {
        lowCurrent: price * share,
        highCurrent: high * share,
        lowOriginal: price,
        highOriginal: high,
        currency,
        ...(share < 1 ? { percentagePriceDiscount: 30 } : {}),
      },
      rating: 3.5 + (index % 4) / 2,
      recToken: `token-${index}`,
      recommendationId: 'home-top',
    };
  });
}

export const minimal: ProductRecommendations = { id: 'recommendations-minimal', type: 'product-recommendations' };

export const typical: ProductRecommendations = {
  id: 'recommendations-typical',
  type: 'product-recommendations',
  title: 'Chosen for your next trip',
  source: 'items',
  items: sampleProducts(8),
};

export const threeCards: ProductRecommendations = {
  ...typical,
  id: 'recommendations-three',
  variant: '3-cards',
  items: sampleProducts(3, 'CAD'),
};

export const extreme: ProductRecommendations = {
  id: 'recommendations-extreme',
  type: 'product-recommendations',
  name: hostile.script,
  bottomMargins: { sm: 'lg' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  subtitle: hostile.template,
  variant: '3-cards',
  index: 99,
  limit: 24,
  source: 'items',
  items: Array.from({ length: 24 }, (_, index) => ({
    productId: 'same',
    sku: hostile.script,
    itemGroupId: hostile.attribute,
    title: [hostile.script, longWord, longTitle, hostile.rightToLeft][index % 4] ?? longWord,
    image: '/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front',
    url: hostile.url,
    price: {
      lowCurrent: 0,
      highCurrent: 99_999_999.99,
      lowOriginal: 1,
      highOriginal: 99_999_999.99,
      currency: 'KRW',
      historicBestPrice: 0,
      previousBestSalesPrice: 1,
      percentagePriceDiscount: 100,
    },
    rating: 5,
    recToken: hostile.attribute,
    recommendationId: hostile.script,
  })),
  backgroundColor: '#000',
  textColor: '#fff',
};
