import { useState } from 'react';
import { buyableOf, choiceIn, choose, type Choice } from './choice.ts';
import type { ColorView, ProductView } from './product-view.ts';

export interface ProductChoice {
  /** Without a size that is sold out by now. */
  readonly choice: Choice;
  readonly choosePart: (part: 'size' | 'fit', value: string) => void;
}

/** Size and fit that a shopper chooses in a color. Another color keeps them where it has them. */
export function useProductChoice(view: ProductView, { code }: ColorView): ProductChoice {
  const [chosen, setChosen] = useState<{ readonly color: string; readonly choice: Choice }>({ color: code, choice: choiceIn(view, code) });
  if (chosen.color !== code) setChosen({ color: code, choice: choiceIn(view, code, chosen.choice) });
  const isGone = view.single === undefined && buyableOf(view, code, chosen.choice)?.stock.isIn === false;
  const choice: Choice = isGone ? { ...chosen.choice, size: undefined } : chosen.choice;
  return { choice, choosePart: (part, value) => setChosen({ color: code, choice: choose(view, code, choice, part, value) }) };
}
