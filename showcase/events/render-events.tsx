import { renderToString } from 'react-dom/server';
import { renderPage, type PageSurroundings } from '../page.ts';
import { EventsView } from './events-view.tsx';

/** The page of events; its content is added in the browser. */
export function renderEvents(surroundings: PageSurroundings, brandId: string): Response {
  const body = renderToString(surroundings.styles.wrap(<EventsView />));
  return renderPage({ ...surroundings, title: 'Events | Showcase', lang: 'en', brandId, body, handover: { page: 'events' } });
}
