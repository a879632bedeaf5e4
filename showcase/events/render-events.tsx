import { renderToString } from 'react-dom/server';
import { renderPage, type PageContext } from '../page.ts';
import { EventsView } from './events-view.tsx';

/** The page of events; its content is added in the browser. */
export function renderEvents(page: PageContext, brandId: string): Response {
  const body = renderToString(page.styles.wrap(<EventsView />));
  return renderPage({ ...page, title: 'Events | Showcase', lang: 'en', brandId, body, handover: { page: 'events' } });
}
