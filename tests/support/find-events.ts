import type { PageEvent } from '#generated/openapi/internal.ts';
import { parseElements } from './parse-elements.ts';

/** The tracking events in static HTML that clicks would send, in page order. */
export function findEvents(html: string): readonly PageEvent[] {
  return parseElements(html).flatMap(({ attributes }) => {
    const event = attributes['data-track'];
    return event === undefined ? [] : [JSON.parse(event) as PageEvent];
  });
}
