import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { SearchRoot } from './search-form.styles.ts';

export interface SearchFormProps {
  /** The search page's address, e.g. "/en-us/search". */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly query?: string;
  /** `header`: small beside other tools; on small screens an icon, which becomes a field over the header when it is pressed. */
  readonly place?: 'page' | 'header';
}

/** A search field: a plain form, whole without script and without any of its own. */
export function SearchForm({ action, label, submitLabel, query, place = 'page' }: SearchFormProps): ReactElement {
  return (
    <SearchRoot action={action} method="get" role="search" aria-label={place === 'page' ? label : undefined} data-place={place}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Icon name="search" />
      </label>
      <button type="submit">{submitLabel}</button>
    </SearchRoot>
  );
}

/** The search field of the shop's header. */
export function SearchField(props: Omit<SearchFormProps, 'place'>): ReactElement {
  return <SearchForm {...props} place="header" />;
}
