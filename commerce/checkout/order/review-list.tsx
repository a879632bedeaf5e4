import { Fragment, type ReactElement } from 'react';
import { AddressBlock, AmountRows, Review } from './order-review.styles.ts';

/** An entry of a review: an address, lines of text, or rows with amounts. */
export interface ReviewEntry {
  readonly label: string;
  readonly address?: readonly string[];
  readonly lines?: readonly (string | undefined)[];
  readonly rows?: readonly { readonly lines: readonly string[]; readonly amount: string }[];
  /** Spans the whole list. */
  readonly isWide?: boolean;
}

export function ReviewList({ entries }: { readonly entries: readonly ReviewEntry[] }): ReactElement {
  return (
    <Review>
      {entries.map(({ label, address, lines, rows, isWide }, index) => (
        <div key={index} data-wide={isWide || undefined}>
          <dt>{label}</dt>
          <dd>
            {address ? <AddressBlock>{address.join('\n')}</AddressBlock> : null}
            {lines?.map((line, at) => (
              <Fragment key={line}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
            {rows ? (
              <AmountRows role="list">
                {rows.map((row, at) => (
                  <li key={at}>
                    <span>{row.lines.join(' · ')}</span>
                    <span>{row.amount}</span>
                  </li>
                ))}
              </AmountRows>
            ) : null}
          </dd>
        </div>
      ))}
    </Review>
  );
}
