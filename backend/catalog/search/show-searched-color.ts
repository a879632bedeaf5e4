import type { ProductCard } from '../listings/build-card.ts';
import type { SiteCatalog } from '../listings/site-catalog.ts';
import type { SearchResult } from './search-index.ts';

type CardColor = ProductCard['colors'][number];

/** Labels of the colors in a search. */
function getSearchedLabels({ search, relaxed }: SearchResult, { labels }: SiteCatalog): ReadonlySet<string> {
  const segments = search.segments.filter((segment) => segment.kind === 'color' && !relaxed.has(segment));
  return new Set(segments.flatMap(({ tokens }) => tokens.flatMap((token) => labels.get(token)?.label ?? [])));
}

/** The searched color of each card that has it. */
export function createSearchedColorFinder(result: SearchResult, siteCatalog: SiteCatalog): (card: ProductCard) => CardColor | undefined {
  const labels = getSearchedLabels(result, siteCatalog);
  return ({ colors }) => colors.find(({ label }) => labels.has(label));
}

/** Shows cards in the searched color. A card whose colors differ in price is unchanged, because its price is that of its first color. */
export function showSearchedColor(
  cards: readonly ProductCard[],
  result: SearchResult | undefined,
  siteCatalog: SiteCatalog,
): ProductCard[] {
  if (!result) return [...cards];
  const colorOf = createSearchedColorFinder(result, siteCatalog);
  return cards.map((card) => {
    const color = colorOf(card);
    const { lowCurrent, highCurrent } = card.price;
    return color && color.productId !== card.id && lowCurrent === highCurrent
      ? { ...card, id: color.productId, images: [color.image] }
      : card;
  });
}
