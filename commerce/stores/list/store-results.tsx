import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { getShopHref } from '../../catalog/shop-href.ts';
import { hasFilters, formatLocatorState, STORES_PER_PAGE, type LocatorState } from '../locator-state.ts';
import { MyStoreForm } from '../my-store/my-store-form.tsx';
import { locatorPath } from '../store-address.ts';
import type { StoreEntry } from '../store-entry.ts';
import { describeFound } from './describe-found.ts';
import { EmptyResults } from './empty-results.tsx';
import type { StoreResultsProps } from './results-props.ts';
import { StoreCard } from './store-card.tsx';
import { List, Pages, Results } from './store-card.styles.ts';

/** The stores of a search result, or suggestions if it is empty. Static: works without JavaScript. */
export function StoreResults(props: StoreResultsProps): ReactElement {
  const { found, state, mine, locale, messages } = props;
  const { outcome, stores, pages, nearest } = found;
  const getHref = (next: LocatorState): string => getShopHref(locale, `${locatorPath}${formatLocatorState(next)}`);
  const isMine = ({ id }: StoreEntry): boolean => id === mine;
  const renderForm = (store: StoreEntry): ReactElement => (
    <MyStoreForm store={store} locale={locale} from={getHref(state)} isMine={isMine(store)} messages={messages} />
  );
  if (outcome === 'failed')
    return (
      <Results id="results">
        <Notice kind="danger" title={messages.loadFailed} announce="none">
          <a href={getHref(state)}>{messages.tryAgain}</a>
        </Notice>
      </Results>
    );
  if (stores.length === 0)
    return (
      <Results id="results">
        <EmptyResults
          {...props}
          getHref={getHref}
          nearest={
            nearest ? (
              <StoreCard store={nearest} level={3} isMine={isMine(nearest)} isBrief messages={messages}>
                {renderForm(nearest)}
              </StoreCard>
            ) : null
          }
        />
      </Results>
    );
  const first = (state.page - 1) * STORES_PER_PAGE + 1;
  return (
    <Results id="results">
      <Heading level={2} look="h4">
        {describeFound(found, state, messages)}
      </Heading>
      <List role="list" start={first}>
        {stores.map((store, index) => (
          <li key={store.id} id={`store-${store.id}`}>
            <StoreCard store={store} level={3} number={first + index} isMine={isMine(store)} messages={messages}>
              {renderForm(store)}
            </StoreCard>
          </li>
        ))}
      </List>
      {pages > 1 ? (
        <Pages aria-label={messages.pages}>
          {state.page > 1 ? (
            <ButtonLink href={getHref({ ...state, page: state.page - 1 })} rel="prev" variant="outline">
              {messages.previous}
            </ButtonLink>
          ) : null}
          <span>{messages.page({ page: state.page, pages })}</span>
          {state.page < pages ? (
            <ButtonLink href={getHref({ ...state, page: state.page + 1 })} rel="next" variant="outline">
              {messages.next}
            </ButtonLink>
          ) : null}
        </Pages>
      ) : null}
      {state.isFar || hasFilters(state) || found.within === undefined ? null : (
        <p>
          <a href={getHref({ ...state, isFar: true, page: 1 })}>{messages.showFarther}</a>
        </p>
      )}
    </Results>
  );
}
