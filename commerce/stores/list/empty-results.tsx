import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { hasFilters, type LocatorState } from '../locator-state.ts';
import { describeFound } from './describe-found.ts';
import { Empty } from './store-card.styles.ts';
import type { StoreResultsProps } from './results-props.ts';

interface Props extends StoreResultsProps {
  readonly getHref: (state: LocatorState) => string;
  readonly nearest: ReactNode;
}

/** Explains an empty result and suggests the nearest store and other searches. */
export function EmptyResults({ found, state, country, messages, getHref, nearest }: Props): ReactElement {
  const isUnknown = found.outcome === 'unknownPlace';
  const all = getHref({ services: [], openNow: false, isFar: false, page: 1 });
  return (
    <Empty>
      <Heading level={2} look="h4">
        {describeFound(found, state, messages)}
      </Heading>
      {isUnknown ? <Text>{messages.unknownPlaceHint}</Text> : null}
      {nearest ? (
        <>
          <Text>{messages.nearest}</Text>
          {nearest}
        </>
      ) : null}
      <ul role="list">
        {hasFilters(state) ? (
          <li>
            <ButtonLink href={getHref({ ...state, services: [], openNow: false, page: 1 })}>{messages.clearFilters}</ButtonLink>
          </li>
        ) : null}
        {found.nearest ? (
          <li>
            <ButtonLink href={getHref({ ...state, isFar: true, page: 1 })} variant="outline">
              {messages.showFarther}
            </ButtonLink>
          </li>
        ) : null}
        <li>
          <ButtonLink href={all} variant="outline">
            {messages.showAll({ country })}
          </ButtonLink>
        </li>
      </ul>
    </Empty>
  );
}
