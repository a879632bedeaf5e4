import { useState, type ReactElement } from 'react';
import { Field, Form, Go, Page, Title } from '../viewer.styles.ts';
import { Count, Event, Events, Filter, Json, Note } from './events.styles.ts';
import { useEventStream } from './use-event-stream.ts';

/** Shows the data layer of this browser's pages live, for developers of analytics. */
export function EventsView(): ReactElement {
  const { events, clear } = useEventStream();
  const [words, setWords] = useState('');
  const requested = words.trim().toLowerCase();
  const shown = events.filter(({ path, entry }) => `${path} ${JSON.stringify(entry)}`.toLowerCase().includes(requested));
  return (
    <Page>
      <Form onSubmit={(event) => event.preventDefault()}>
        <Title>Events</Title>
        <Note>
          What pages of this shop in other tabs of this browser write into their data layer, as it happens. Nothing comes before statistics
          are allowed there, under <a href="/en-us/cookie-settings">Cookie settings</a>. <a href="/showcase">Showcase</a>
        </Note>
        <Filter>
          <Field>
            <label htmlFor="filter">Filter</label>
            <input id="filter" type="search" value={words} onChange={(event) => setWords(event.target.value)} autoComplete="off" />
          </Field>
          <Go type="button" onClick={clear}>
            Clear
          </Go>
        </Filter>
      </Form>
      <Count role="status">
        {events.length === 0
          ? 'Waiting for the first event: look at a page of the shop in another tab.'
          : `${shown.length} of ${events.length} events`}
      </Count>
      <Events aria-label="Events">
        {shown.map(({ number, at, path, entry }) => (
          <Event key={number}>
            <details>
              <summary>
                <time>{new Date(at).toISOString().slice(11, 23)}</time>
                <strong>{typeof entry.event === 'string' ? entry.event : ''}</strong>
                <span>{path}</span>
              </summary>
              <Json>{JSON.stringify(entry, undefined, 2)}</Json>
            </details>
          </Event>
        ))}
      </Events>
    </Page>
  );
}
