import type { PageEvent } from '#generated/openapi/internal.ts';
import { elementsIn } from './elements-in.ts';

/** The tracking events in static HTML that clicks would send, in page order. */
export function eventsIn(html: string): readonly PageEvent[] {
  return elementsIn(html).flatMap(({ attributes }) => {
    const event = attributes['data-track'];
    return event === undefined ? [] : [JSON.parse(event) as PageEvent];
  });
}
