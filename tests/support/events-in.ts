import type { PageEvent } from '#generated/openapi/internal.ts';
import { elementsIn } from './elements-in.ts';

/** What static HTML tells when it is clicked, in the order of the page. */
export function eventsIn(html: string): readonly PageEvent[] {
  return elementsIn(html).flatMap(({ attributes }) => {
    const event = attributes['data-track'];
    return event === undefined ? [] : [JSON.parse(event) as PageEvent];
  });
}
