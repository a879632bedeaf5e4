import type { ReactElement } from 'react';
import type { PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentTexts } from './tender.ts';
import { getUnavailableText } from './unavailable-text.ts';

interface Props {
  readonly method: PaymentMethod | undefined;
  readonly texts: PaymentTexts;
}

export function UnavailableNote({ method, texts }: Props): ReactElement {
  return <span data-part="note">{getUnavailableText(method, texts)}</span>;
}
