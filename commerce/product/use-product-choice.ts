import { useState } from 'react';
import { getBuyable, adaptChoice, changeChoice, getDroppedChoice, isColorInStock, type Choice, type DroppedChoice } from './choice.ts';
import type { ColorView, ProductView } from './product-view.ts';

interface Chosen {
  readonly color: string;
  readonly choice: Choice;
  readonly dropped?: DroppedChoice | undefined;
}

export interface ProductChoice {
  /** Excludes a sold-out size, unless a back-in-stock mail can be requested. */
  readonly choice: Choice;
  /** A choice that is no longer available after a change of color or fit. */
  readonly dropped: DroppedChoice | undefined;
  readonly choosePart: (part: 'size' | 'fit', value: string) => void;
}

/**
 * State of size and fit within a color. Another color keeps them if it has them.
 * @param requested the choice in the URL
 */
export function useProductChoice(view: ProductView, { code }: ColorView, requested?: Choice): ProductChoice {
  const [chosen, setChosen] = useState<Chosen>({ color: code, choice: adaptChoice(view, code, requested) });
  if (chosen.color !== code) {
    const next = adaptChoice(view, code, chosen.choice);
    setChosen({ color: code, choice: next, dropped: getDroppedChoice(view, chosen.choice, next, 'color') });
  }
  const isGone = !view.notifyMe && view.single === undefined && getBuyable(view, code, chosen.choice)?.stock.isIn === false;
  const choice: Choice = isGone ? { ...chosen.choice, size: undefined } : chosen.choice;
  return {
    choice,
    dropped: isColorInStock(view, code) ? chosen.dropped : undefined,
    choosePart(part, value) {
      const next = changeChoice(view, code, choice, part, value);
      setChosen({ color: code, choice: next, dropped: part === 'fit' ? getDroppedChoice(view, choice, next, 'fit') : undefined });
    },
  };
}
