import type { ReactElement } from 'react';
import { CardMarkRoot } from './card-mark.styles.ts';

/** A card with its brand. Its name is read from the line beside it. */
export function CardMark({ brand }: { readonly brand: string }): ReactElement {
  return <CardMarkRoot aria-hidden="true">{brand}</CardMarkRoot>;
}
