import { Fragment, type ReactElement } from 'react';
import { AddressBlock, Review } from './order-review.styles.ts';

/** A term of a review with an address, lines of text, or both. */
export interface ReviewEntry {
  readonly label: string;
  readonly address?: readonly string[];
  readonly lines?: readonly (string | undefined)[];
}

export function ReviewList({ entries }: { readonly entries: readonly ReviewEntry[] }): ReactElement {
  return (
    <Review>
      {entries.map(({ label, address, lines }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            {address ? <AddressBlock>{address.join('\n')}</AddressBlock> : null}
            {lines?.map((line, at) => (
              <Fragment key={line}>
                {at > 0 ? <br /> : null}
                {line}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </Review>
  );
}
