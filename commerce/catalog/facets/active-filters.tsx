import type { MouseEvent, ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Chips } from './active-filters.styles.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { Facet } from '../listing.ts';
import { useKnownStore } from '../../stores/my-store/known-store.ts';
import { clearFilters, STORE_FILTER, toggleFilter, type ListingState } from '../listing-state.ts';

export interface ActiveFiltersProps {
  readonly facets: readonly Facet[];
  readonly state: ListingState;
  readonly messages: ListingMessages;
  /** URL of a state. */
  readonly getHref: (state: ListingState) => string;
  readonly onChange: (next: ListingState) => void;
}

/** Active filters, each with a link that removes it. JavaScript only makes the links faster. */
export function ActiveFilters({ facets, state, messages, getHref, onChange }: ActiveFiltersProps): ReactElement | null {
  const store = useKnownStore();
  const getStoreLabel = (id: string): string => (id === store?.id ? messages.inStore({ name: store.name }) : messages.inOneStore);
  const chosen = Object.entries(state.filters).flatMap(([id, values]) =>
    values.map((value) => ({ id, value, label: id === STORE_FILTER ? getStoreLabel(value) : getFilterLabel(facets, id, value) })),
  );
  if (chosen.length === 0) return null;
  const linkTo = (next: ListingState) => ({
    href: getHref(next),
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(next);
    },
  });
  return (
    <Chips role="list" aria-label={messages.filtersActive({ count: chosen.length })}>
      {chosen.map(({ id, value, label }) => (
        <li key={`${id}=${value}`}>
          <a {...linkTo(toggleFilter(state, id, value))} aria-label={messages.filterRemove({ name: label })}>
            {label}
            <Icon name="close" size="small" />
          </a>
        </li>
      ))}
      <li>
        <a {...linkTo(clearFilters(state))} data-look="plain">
          {messages.filtersClear}
          <VisuallyHidden> ({messages.filtersActive({ count: chosen.length })})</VisuallyHidden>
        </a>
      </li>
    </Chips>
  );
}

function getFilterLabel(facets: readonly Facet[], id: string, value: string): string {
  return facets.find((facet) => facet.id === id)?.values.find((known) => known.value === value)?.label ?? value;
}
