import type { ReactElement, ReactNode } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading, type HeadingLevel } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StoreEntry } from '../store-entry.ts';
import { HoursTable } from './hours-table.tsx';
import { OpeningState } from './opening-state.tsx';
import { StoreActions } from './store-actions.tsx';
import { Address, Card, Services } from './store-card.styles.ts';

interface Props {
  readonly store: StoreEntry;
  readonly level: HeadingLevel;
  /** Position in the list, as on the map. */
  readonly number?: number;
  readonly isMine: boolean;
  /** Omits hours and services. */
  readonly isBrief?: boolean;
  readonly messages: StoresMessages;
  /** Form that makes it the visitor's store. */
  readonly children?: ReactNode;
}

/** A store in a list. */
export function StoreCard({ store, level, number, isMine, isBrief = false, messages, children }: Props): ReactElement {
  const { id, name, href, address, distance, opening, week, specialDays, services, pickup, abroad } = store;
  return (
    <Card aria-labelledby={`name-${id}`} data-mine={isMine || undefined} data-brief={isBrief || undefined}>
      <header>
        {number === undefined ? null : (
          <span data-part="number" aria-hidden="true">
            {number}
          </span>
        )}
        <Heading level={level} look="h5" id={`name-${id}`}>
          <a href={href}>{name}</a>
        </Heading>
        {isMine ? <Badge kind="solid">{messages.mine}</Badge> : null}
        {distance === undefined ? null : <Text look="small">{messages.distance({ distance })}</Text>}
      </header>
      <OpeningState opening={opening} />
      <Address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Address>
      {abroad ? (
        <Text look="small" muted>
          {messages.abroad({ country: abroad.country })}
        </Text>
      ) : null}
      {isBrief ? null : (
        <>
          {pickup === undefined ? null : <Text look="small">{pickup}</Text>}
          <StoreActions store={store} messages={messages} />
          {services.length > 0 ? (
            <Services role="list" aria-label={messages.services}>
              {services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </Services>
          ) : null}
          <Disclosure title={messages.hours} plain>
            <HoursTable label={messages.hours} rows={week} today={messages.today} />
            {specialDays.length > 0 ? (
              <>
                <Text look="small" strong>
                  {messages.specialDays}
                </Text>
                <HoursTable label={messages.specialDays} rows={specialDays} today={messages.today} />
              </>
            ) : null}
          </Disclosure>
        </>
      )}
      {children === undefined ? null : <footer>{children}</footer>}
    </Card>
  );
}
