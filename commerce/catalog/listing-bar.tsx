import type { ReactElement, ReactNode } from 'react';
import type { SortId } from '#generated/openapi/products.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { Listing } from './listing.ts';
import type { ListingState } from './listing-state.ts';
import { Bar } from './listing-bar.styles.ts';

export interface ListingBarProps {
  readonly total: number;
  readonly state: ListingState;
  readonly sorts: Listing['sorts'];
  /** Id of the form that the sort field belongs to. */
  readonly form: string;
  readonly messages: ListingMessages;
  /** The active filters. */
  readonly chips: ReactNode;
  readonly onChange: (next: ListingState) => void;
  /** Button that opens the facets on small screens. */
  readonly children: ReactNode;
}

/** Product count, which is announced when it changes, active filters and sort order. Sticky while the list scrolls. */
export function ListingBar({ total, state, sorts, form, messages, chips, onChange, children }: ListingBarProps): ReactElement {
  return (
    <Bar>
      <div data-part="state">
        <p role="status">{messages.products({ count: total })}</p>
        {chips}
      </div>
      {children}
      {sorts.length > 1 ? (
        <div data-part="sort">
          <Select
            label={messages.sort}
            labelHidden
            name="sort"
            form={form}
            value={state.sort}
            options={sorts.map(({ id, label }) => ({ value: id, label }))}
            onChange={({ target }) => onChange({ ...state, page: 1, sort: target.value as SortId })}
          />
          <noscript>
            <Button type="submit" form={form} variant="outline">
              {messages.sortApply}
            </Button>
          </noscript>
        </div>
      ) : null}
    </Bar>
  );
}
