import type { Choice } from '#engine/resolve/receipt.ts';

/** What an experience shows. */
export interface ShownChoice {
  readonly id: string;
  readonly picked: string;
  /** What tracking calls it, where editors have said so. */
  readonly event?: string;
}

/** What was chosen for the visitor by experience, for tracking. */
export function choicesOf(choices: readonly Choice[]): readonly ShownChoice[] {
  return choices
    .filter(({ kind }) => kind === 'experience')
    .map(({ experienceId = '', picked, trackingEvent }) => ({
      id: experienceId,
      picked,
      ...(trackingEvent ? { event: trackingEvent } : {}),
    }));
}
