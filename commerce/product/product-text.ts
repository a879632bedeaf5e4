import type { FeatureWords } from '../words/words-for.ts';

type AllWords = FeatureWords['product'];

/** What the interactive part of the page says; its page need not carry the rest. */
const names = [
  ...(['color', 'size', 'fit', 'chooseSize', 'chooseFit', 'optionUnavailable', 'optionSoldOut', 'optionLow', 'lowStock'] as const),
  ...(['quantity', 'decrease', 'increase', 'addToCart', 'adding', 'added', 'addedShort', 'addFailed', 'viewCart'] as const),
  ...(['soldOut', 'soldOutColor', 'soldOutAll', 'mustChoose', 'priceNow', 'priceWas', 'rating', 'reviews'] as const),
  ...(['gallery', 'picture', 'previousPicture', 'nextPicture', 'zoom', 'playVideo', 'videoFailed'] as const),
] as const satisfies readonly (keyof AllWords)[];

export type ProductWords = Pick<AllWords, (typeof names)[number]>;

export function productWords(words: AllWords): ProductWords {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as ProductWords;
}
