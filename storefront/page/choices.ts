import type { Choice } from '#engine/resolve/receipt.ts';
import type { PageData } from './load-page.ts';

/** What was chosen for the visitor by experience, for tracking. */
export function choicesOf(choices: readonly Choice[]): PageData['choices'] {
  return choices
    .filter(({ kind }) => kind === 'experience')
    .map(({ experienceId = '', picked, trackingEvent }) => ({
      id: experienceId,
      picked,
      ...(trackingEvent ? { event: trackingEvent } : {}),
    }));
}
