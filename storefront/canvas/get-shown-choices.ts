import type { Choice } from '#engine/resolve/receipt.ts';

/** The variant that an experience shows. */
export interface ShownChoice {
  readonly id: string;
  readonly chosen: string;
  /** Name for tracking, if editors have set one. */
  readonly event?: string;
}

/** The variants chosen for the visitor by experience, for tracking. */
export function getShownChoices(choices: readonly Choice[]): readonly ShownChoice[] {
  return choices
    .filter(({ kind }) => kind === 'experience')
    .map(({ experienceId = '', chosen, trackingEvent }) => ({
      id: experienceId,
      chosen,
      ...(trackingEvent ? { event: trackingEvent } : {}),
    }));
}
