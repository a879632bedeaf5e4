import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { SearchRoot } from './search-form.styles.ts';

export interface SearchFormProps {
  /** URL of the search screen, e.g. "/en-us/search". */
  readonly action: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly query?: string;
  /** `header` is compact; on small screens an icon that expands to a field over the header. */
  readonly place?: 'page' | 'header';
}

/** Search form that works without JavaScript and has no code of its own. */
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

/** The search field of the header. */
export function SearchField(props: Omit<SearchFormProps, 'place'>): ReactElement {
  return <SearchForm {...props} place="header" />;
}
