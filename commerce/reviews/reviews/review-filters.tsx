import type { ChangeEvent, FormEvent, ReactElement } from 'react';
import { reviewSortValues } from '#generated/openapi/enums.ts';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ReviewRollup } from '#generated/openapi/reviews.ts';
import { getLanguageName } from '#messages/format/language-name.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Chips, FilterForm } from './review-filters.styles.ts';
import { getSortText } from './review-texts.ts';
import type { StateLinks } from './review-summary.tsx';
import {
  clearFilters,
  hasFilters,
  parseReviewsState,
  getReviewsParameterName,
  getReviewsParameters,
  toggleRating,
  type ReviewsState,
} from './reviews-state.ts';

interface Props extends StateLinks {
  readonly rollup: ReviewRollup;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  /** URL of the form without JavaScript. */
  readonly action: string;
  /** Absent without JavaScript, when the browser sends the form. */
  readonly onNavigate?: (next: ReviewsState) => void;
}

/** Search, language, sort order and filters as a native form and links, which JavaScript only makes faster. */
export function ReviewFilters({ rollup, messages, languageTag, state, action, getLinkProps, onNavigate }: Props): ReactElement {
  const read = (form: HTMLFormElement): ReviewsState =>
    parseReviewsState(
      new URLSearchParams([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    );
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (!onNavigate) return;
    event.preventDefault();
    onNavigate(read(event.currentTarget));
  };
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void => {
    if (form) onNavigate?.(read(form));
  };
  const own: ReadonlySet<string> = new Set([
    getReviewsParameterName('q'),
    getReviewsParameterName('sort'),
    getReviewsParameterName('language'),
  ]);
  const hidden = getReviewsParameters({ ...state, page: 1 }).filter(([name]) => !own.has(name));
  const languages = rollup.languages.map(({ language, count }) => ({
    value: language,
    label: messages.languageCount({ name: getLanguageName(language, languageTag), count }),
  }));
  return (
    <FilterForm method="get" action={action} role="search" aria-label={messages.filters} onSubmit={send}>
      {hidden.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div data-part="search">
        <TextField
          // The field keeps its text until the state changes.
          key={state.q}
          id="reviews-q"
          type="search"
          name={getReviewsParameterName('q')}
          label={messages.search}
          defaultValue={state.q}
          maxLength={LONGEST_QUERY}
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline">
          {messages.searchSubmit}
        </Button>
      </div>
      {languages.length > 1 ? (
        <Select
          key={`language-${state.language ?? ''}`}
          id="reviews-language"
          name={getReviewsParameterName('language')}
          label={messages.language}
          defaultValue={state.language ?? ''}
          placeholder={messages.allLanguages}
          options={languages}
          onChange={change}
        />
      ) : null}
      <Select
        key={`sort-${state.sort}`}
        id="reviews-sort"
        name={getReviewsParameterName('sort')}
        label={messages.sort}
        defaultValue={state.sort}
        options={reviewSortValues.map((sort) => ({ value: sort, label: getSortText(sort, messages) }))}
        onChange={change}
      />
      <FilterChips rollup={rollup} messages={messages} state={state} getLinkProps={getLinkProps} />
    </FilterForm>
  );
}

/** The contract's limit of q. */
const LONGEST_QUERY = 100;

function FilterChips({
  rollup,
  messages,
  state,
  getLinkProps,
}: Pick<Props, 'rollup' | 'messages' | 'state' | 'getLinkProps'>): ReactElement | null {
  const { photos, verified } = rollup;
  if (photos === 0 && verified === 0 && !hasFilters(state)) return null;
  return (
    <Chips role="list" aria-label={messages.filters}>
      {photos > 0 ? (
        <li>
          <a {...getLinkProps({ ...state, photos: !state.photos, page: 1 })} id="reviews-photos" aria-current={state.photos || undefined}>
            {state.photos ? <Icon name="check" size="small" /> : null}
            {messages.withPhotos({ count: photos })}
          </a>
        </li>
      ) : null}
      {verified > 0 ? (
        <li>
          <a
            {...getLinkProps({ ...state, verified: !state.verified, page: 1 })}
            id="reviews-verified"
            aria-current={state.verified || undefined}
          >
            {state.verified ? <Icon name="check" size="small" /> : null}
            {messages.byVerified({ count: verified })}
          </a>
        </li>
      ) : null}
      {state.ratings.map((stars) => (
        <li key={stars}>
          <a
            {...getLinkProps(toggleRating(state, stars))}
            aria-current
            aria-label={messages.removeFilter({ name: messages.bar({ stars }) })}
          >
            {messages.bar({ stars })}
            <Icon name="close" size="small" />
          </a>
        </li>
      ))}
      {state.q ? (
        <li>
          <a {...getLinkProps({ ...state, q: '', page: 1 })} aria-current aria-label={messages.removeFilter({ name: state.q })}>
            {state.q}
            <Icon name="close" size="small" />
          </a>
        </li>
      ) : null}
      {hasFilters(state) ? (
        <li>
          <a {...getLinkProps(clearFilters(state))} data-look="plain">
            {messages.clear}
          </a>
        </li>
      ) : null}
    </Chips>
  );
}
