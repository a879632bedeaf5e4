/** Minor units to the decimal number of the API; all currencies of the shops have two decimals. */
export const fromMinor = (minor: number): number => minor / 100;

export const toMinor = (amount: number): number => Math.round(amount * 100);

export interface ColorPrice {
  readonly currentMinor: number;
  readonly originalMinor: number;
}

export interface WirePrice {
  readonly current: number;
  readonly original: number;
  readonly lowCurrent: number;
  readonly highCurrent: number;
  readonly lowOriginal: number;
  readonly highOriginal: number;
  readonly currency: string;
}

/** The highest price of a gift card whose amount the buyer chooses. */
export const getMaxPrice = ({ maxMinor }: { readonly maxMinor: number }): ColorPrice => ({
  currentMinor: maxMinor,
  originalMinor: maxMinor,
});

/** The price of the chosen color, with the range of all colors. */
export function renderPriceWithRange(chosen: ColorPrice, all: readonly ColorPrice[], currency: string): WirePrice {
  const current = all.map(({ currentMinor }) => currentMinor);
  const original = all.map(({ originalMinor }) => originalMinor);
  return {
    current: fromMinor(chosen.currentMinor),
    original: fromMinor(chosen.originalMinor),
    lowCurrent: fromMinor(Math.min(...current)),
    highCurrent: fromMinor(Math.max(...current)),
    lowOriginal: fromMinor(Math.min(...original)),
    highOriginal: fromMinor(Math.max(...original)),
    currency,
  };
}
