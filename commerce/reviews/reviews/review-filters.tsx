import type { ChangeEvent, FormEvent, ReactElement } from 'react';
import { reviewSortValues } from '#generated/openapi/enums.ts';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ReviewRollup } from '#generated/openapi/reviews.ts';
import { languageName } from '#messages/format/language-name.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Chips, FilterForm } from './review-filters.styles.ts';
import { sortText } from './review-texts.ts';
import type { StateLinks } from './review-summary.tsx';
import {
  clearReviews,
  isNarrowed,
  parseReviewsState,
  reviewsParameter,
  reviewsParameters,
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
  readonly onGo?: (next: ReviewsState) => void;
}

/** Search, language, sort order and filters as a native form and links, which JavaScript only makes faster. */
export function ReviewFilters({ rollup, messages, languageTag, state, action, linkTo, onGo }: Props): ReactElement {
  const read = (form: HTMLFormElement): ReviewsState =>
    parseReviewsState(
      new URLSearchParams([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    );
  const send = (event: FormEvent<HTMLFormElement>): void => {
    if (!onGo) return;
    event.preventDefault();
    onGo(read(event.currentTarget));
  };
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>): void => {
    if (form) onGo?.(read(form));
  };
  const own: ReadonlySet<string> = new Set([reviewsParameter('q'), reviewsParameter('sort'), reviewsParameter('language')]);
  const hidden = reviewsParameters({ ...state, page: 1 }).filter(([name]) => !own.has(name));
  const languages = rollup.languages.map(({ language, count }) => ({
    value: language,
    label: messages.languageCount({ name: languageName(language, languageTag), count }),
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
          name={reviewsParameter('q')}
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
          name={reviewsParameter('language')}
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
        name={reviewsParameter('sort')}
        label={messages.sort}
        defaultValue={state.sort}
        options={reviewSortValues.map((sort) => ({ value: sort, label: sortText(sort, messages) }))}
        onChange={change}
      />
      <FilterChips rollup={rollup} messages={messages} state={state} linkTo={linkTo} />
    </FilterForm>
  );
}

/** The contract's limit of q. */
const LONGEST_QUERY = 100;

function FilterChips({ rollup, messages, state, linkTo }: Pick<Props, 'rollup' | 'messages' | 'state' | 'linkTo'>): ReactElement | null {
  const { photos, verified } = rollup;
  if (photos === 0 && verified === 0 && !isNarrowed(state)) return null;
  return (
    <Chips role="list" aria-label={messages.filters}>
      {photos > 0 ? (
        <li>
          <a {...linkTo({ ...state, photos: !state.photos, page: 1 })} id="reviews-photos" aria-current={state.photos || undefined}>
            {state.photos ? <Icon name="check" size="small" /> : null}
            {messages.withPhotos({ count: photos })}
          </a>
        </li>
      ) : null}
      {verified > 0 ? (
        <li>
          <a {...linkTo({ ...state, verified: !state.verified, page: 1 })} id="reviews-verified" aria-current={state.verified || undefined}>
            {state.verified ? <Icon name="check" size="small" /> : null}
            {messages.byVerified({ count: verified })}
          </a>
        </li>
      ) : null}
      {state.ratings.map((stars) => (
        <li key={stars}>
          <a {...linkTo(toggleRating(state, stars))} aria-current aria-label={messages.removeFilter({ name: messages.bar({ stars }) })}>
            {messages.bar({ stars })}
            <Icon name="close" size="small" />
          </a>
        </li>
      ))}
      {state.q ? (
        <li>
          <a {...linkTo({ ...state, q: '', page: 1 })} aria-current aria-label={messages.removeFilter({ name: state.q })}>
            {state.q}
            <Icon name="close" size="small" />
          </a>
        </li>
      ) : null}
      {isNarrowed(state) ? (
        <li>
          <a {...linkTo(clearReviews(state))} data-look="plain">
            {messages.clear}
          </a>
        </li>
      ) : null}
    </Chips>
  );
}
