import type { ReactElement, ReactNode } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { HoursTable } from '../list/hours-table.tsx';
import { OpeningState } from '../list/opening-state.tsx';
import { StoreActions } from '../list/store-actions.tsx';
import { Address, Services } from '../list/store-card.styles.ts';
import { StoreCard } from '../list/store-card.tsx';
import type { StoreEntry } from '../store-entry.ts';
import { Columns, DetailsRoot, Lead, Nearby } from './store-details.styles.ts';

export interface StoreDetailsProps {
  readonly store: StoreEntry;
  readonly isMine: boolean;
  /** Other stores, nearest first. */
  readonly nearby: readonly StoreEntry[];
  readonly messages: StoresMessages;
  readonly breadcrumbs: ReactNode;
  /** Form that makes it the visitor's store, with its result. */
  readonly actions: ReactNode;
}

/** All details of a store. Static: works without JavaScript. */
export function StoreDetails({ store, isMine, nearby, messages, breadcrumbs, actions }: StoreDetailsProps): ReactElement {
  const { name, opening, address, week, specialDays, services, pickup, abroad } = store;
  return (
    <DetailsRoot>
      {breadcrumbs}
      <Lead>
        <Heading level={1} look="h2">
          {name}
        </Heading>
        {isMine ? <Badge kind="solid">{messages.mine}</Badge> : null}
        <OpeningState opening={opening} />
        {abroad ? <Text muted>{messages.abroad({ country: abroad.country })}</Text> : null}
        {actions}
      </Lead>
      <Columns>
        <section>
          <Heading level={2} look="h5">
            {messages.address}
          </Heading>
          <Address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Address>
          <StoreActions store={store} messages={messages} />
        </section>
        <section>
          <Heading level={2} look="h5">
            {messages.hours}
          </Heading>
          <HoursTable label={messages.hours} rows={week} today={messages.today} />
        </section>
        {specialDays.length > 0 ? (
          <section>
            <Heading level={2} look="h5">
              {messages.specialDays}
            </Heading>
            <HoursTable label={messages.specialDays} rows={specialDays} today={messages.today} />
          </section>
        ) : null}
        {services.length > 0 ? (
          <section>
            <Heading level={2} look="h5">
              {messages.services}
            </Heading>
            {pickup === undefined ? null : <Text>{pickup}</Text>}
            <Services role="list">
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </Services>
          </section>
        ) : null}
      </Columns>
      {nearby.length > 0 ? (
        <section>
          <Heading level={2} look="h4">
            {messages.nearby}
          </Heading>
          <Nearby role="list">
            {nearby.map((other) => (
              <li key={other.id}>
                <StoreCard store={other} level={3} isMine={false} isBrief messages={messages} />
              </li>
            ))}
          </Nearby>
        </section>
      ) : null}
    </DetailsRoot>
  );
}
