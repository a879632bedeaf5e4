import { useState } from 'react';
import { buyableOf, choiceIn, choose, droppedChoice, isColorIn, type Choice, type DroppedChoice } from './choice.ts';
import type { ColorView, ProductView } from './product-view.ts';

interface Chosen {
  readonly color: string;
  readonly choice: Choice;
  readonly dropped?: DroppedChoice | undefined;
}

export interface ProductChoice {
  /** Without a size that is sold out by now, unless a mail can announce it. */
  readonly choice: Choice;
  /** The choice that was made and is not available any more after a change of color or fit. */
  readonly dropped: DroppedChoice | undefined;
  readonly choosePart: (part: 'size' | 'fit', value: string) => void;
}

/**
 * Size and fit that a shopper chooses in a color. Another color keeps them where it has them.
 *
 * @param wanted What the address asks for.
 */
export function useProductChoice(view: ProductView, { code }: ColorView, wanted?: Choice): ProductChoice {
  const [chosen, setChosen] = useState<Chosen>({ color: code, choice: choiceIn(view, code, wanted) });
  if (chosen.color !== code) {
    const next = choiceIn(view, code, chosen.choice);
    setChosen({ color: code, choice: next, dropped: droppedChoice(view, chosen.choice, next, 'color') });
  }
  const isGone = !view.notifyMe && view.single === undefined && buyableOf(view, code, chosen.choice)?.stock.isIn === false;
  const choice: Choice = isGone ? { ...chosen.choice, size: undefined } : chosen.choice;
  return {
    choice,
    dropped: isColorIn(view, code) ? chosen.dropped : undefined,
    choosePart(part, value) {
      const next = choose(view, code, choice, part, value);
      setChosen({ color: code, choice: next, dropped: part === 'fit' ? droppedChoice(view, choice, next, 'fit') : undefined });
    },
  };
}
