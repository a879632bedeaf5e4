import { reviewSortValues } from '#generated/openapi/enums.ts';
import type { ReviewSort } from '#generated/openapi/reviews.ts';

/** Filters and sort order of a product's reviews, in the page's URL. */
export interface ReviewsState {
  /** Selected star ratings, ascending; empty for all. */
  readonly ratings: readonly number[];
  readonly photos: boolean;
  readonly verified: boolean;
  /** ISO 639-1; undefined for all. */
  readonly language?: string;
  readonly q: string;
  readonly sort: ReviewSort;
  /** One-based. */
  readonly page: number;
}

export const REVIEWS_SIZE = 10;
const DEFAULT_SORT: ReviewSort = 'mostRelevant';
const PREFIX = 'reviews.';
/** The contract's limits of q and paging.from. */
const LONGEST_QUERY = 100;
const LAST_PAGE = 10_000;

export const initialReviews: ReviewsState = { ratings: [], photos: false, verified: false, q: '', sort: DEFAULT_SORT, page: 1 };

/** Name of a parameter in URLs and forms. */
export function getReviewsParameterName(name: 'rating' | 'photos' | 'verified' | 'language' | 'q' | 'sort' | 'page'): string {
  return `${PREFIX}${name}`;
}

/** Parses the state from a URL; invalid values are ignored. */
export function parseReviewsState(search: URLSearchParams): ReviewsState {
  const get = (name: Parameters<typeof getReviewsParameterName>[0]): string => search.get(getReviewsParameterName(name)) ?? '';
  const ratings = [...new Set(search.getAll(getReviewsParameterName('rating')))].filter((rating) => /^[1-5]$/.test(rating));
  const language = get('language');
  const page = /^\d{1,6}$/.test(get('page')) ? Number(get('page')) : 1;
  return {
    ratings: ratings.map(Number).sort((one, other) => one - other),
    photos: get('photos') !== '',
    verified: get('verified') !== '',
    ...(/^[a-z]{2}$/.test(language) ? { language } : {}),
    q: get('q').trim().slice(0, LONGEST_QUERY),
    sort: reviewSortValues.find((sort) => sort === get('sort')) ?? DEFAULT_SORT,
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  };
}

/** Parameters of a state as pairs; empty for the initial state. */
export function getReviewsParameters({ ratings, photos, verified, language, q, sort, page }: ReviewsState): readonly [string, string][] {
  return [
    ...ratings.map((rating): [string, string] => [getReviewsParameterName('rating'), String(rating)]),
    ...(photos ? [[getReviewsParameterName('photos'), '1'] as [string, string]] : []),
    ...(verified ? [[getReviewsParameterName('verified'), '1'] as [string, string]] : []),
    ...(language ? [[getReviewsParameterName('language'), language] as [string, string]] : []),
    ...(q ? [[getReviewsParameterName('q'), q] as [string, string]] : []),
    ...(sort === DEFAULT_SORT ? [] : [[getReviewsParameterName('sort'), sort] as [string, string]]),
    ...(page > 1 ? [[getReviewsParameterName('page'), String(page)] as [string, string]] : []),
  ];
}

/** Query string of a state; other parameters in `kept` stay. */
export function formatReviewsState(state: ReviewsState, stored: URLSearchParams = new URLSearchParams()): string {
  const search = new URLSearchParams([...stored].filter(([name]) => !name.startsWith(PREFIX)));
  for (const [name, value] of getReviewsParameters(state)) search.append(name, value);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Input of getReviews for a page of a state. */
export function createReviewsInput(productId: string, { ratings, photos, verified, language, q, sort, page }: ReviewsState) {
  const filters = [
    ...ratings.map((rating) => `rating:${rating}`),
    ...(photos ? ['photos:true'] : []),
    ...(verified ? ['verified:true'] : []),
    ...(language ? [`language:${language}`] : []),
  ];
  return {
    productId,
    'paging.from': (page - 1) * REVIEWS_SIZE,
    'paging.size': REVIEWS_SIZE,
    sort,
    ...(filters.length > 0 ? { filters } : {}),
    ...(q ? { q } : {}),
  };
}

/** Toggles a rating and returns to the first page. */
export function toggleRating(state: ReviewsState, rating: number): ReviewsState {
  const isChosen = state.ratings.includes(rating);
  const ratings = isChosen ? state.ratings.filter((one) => one !== rating) : [...state.ratings, rating].sort((one, other) => one - other);
  return { ...state, ratings, page: 1 };
}

export function hasFilters({ ratings, photos, verified, language, q }: ReviewsState): boolean {
  return ratings.length > 0 || photos || verified || language !== undefined || q !== '';
}

export function clearFilters({ sort }: ReviewsState): ReviewsState {
  return { ...initialReviews, sort };
}

/** True if two states are pages of the same list. */
export function isSameList(one: ReviewsState, other: ReviewsState): boolean {
  return formatReviewsState({ ...one, page: 1 }) === formatReviewsState({ ...other, page: 1 });
}
