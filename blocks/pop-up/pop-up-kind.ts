import type { TrackedPopUpImpression } from '#generated/openapi/internal.ts';

/** Derives the kind of a pop-up for reports from the editor's name for it. */
export function getPopUpKind(name: string): Pick<TrackedPopUpImpression['data'], 'kind' | 'action'> {
  return name.toLowerCase().includes('newsletter') ? { kind: 'Newsletter' } : { kind: 'Account', action: 'Registration' };
}
