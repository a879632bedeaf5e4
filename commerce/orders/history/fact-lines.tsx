import type { ReactElement } from 'react';
import { ReviewList } from '../../checkout/order/review-list.tsx';
import type { FactLinesModel } from './order-model.ts';

/** Terms with lines of text, e.g. an address. */
export function FactLines({ facts }: { readonly facts: readonly FactLinesModel[] }): ReactElement | null {
  return facts.length === 0 ? null : <ReviewList entries={facts} />;
}
