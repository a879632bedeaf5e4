import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { PriceNote, PriceRoot } from './price.styles.ts';

interface PriceBase {
  /** Already formatted for the locale; a range comes as one text, "€90 – €120". */
  readonly current: string;
  readonly size?: 'medium' | 'large';
  /** For example the lowest price of the last 30 days, which the EU requires; one per line. */
  readonly note?: string | undefined;
}

export type PriceProps = PriceBase &
  (
    | { readonly original?: undefined }
    | {
        readonly original: string;
        /** Read by screen readers before each of the two prices. */
        readonly currentLabel: string;
        readonly originalLabel: string;
        /** For example "−20%". */
        readonly saving?: string | undefined;
      }
  );

export function Price(props: PriceProps): ReactElement {
  const { current, size = 'medium', note } = props;
  return (
    <PriceRoot data-size={size}>
      {props.original === undefined ? (
        <span data-part="current">{current}</span>
      ) : (
        <>
          <ins>
            <VisuallyHidden>{props.currentLabel} </VisuallyHidden>
            {current}
          </ins>{' '}
          <del>
            <VisuallyHidden>{props.originalLabel} </VisuallyHidden>
            {props.original}
          </del>
          {props.saving ? <span data-part="saving">{props.saving}</span> : null}
        </>
      )}
      {note ? <PriceNote>{note}</PriceNote> : null}
    </PriceRoot>
  );
}
