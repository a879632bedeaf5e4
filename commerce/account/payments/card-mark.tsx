import type { ReactElement } from 'react';
import { CardMarkRoot } from './card-mark.styles.ts';

/** Logo of a card brand. It is decorative: the text beside it names the brand. */
export function CardMark({ brand }: { readonly brand: string }): ReactElement {
  return <CardMarkRoot aria-hidden="true">{brand}</CardMarkRoot>;
}
