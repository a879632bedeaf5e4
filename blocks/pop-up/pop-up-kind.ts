import type { TrackedPopUpImpression } from '#generated/openapi/internal.ts';

/** What reports count a pop-up as, by the name that its editor has given it. */
export function popUpKind(name: string): Pick<TrackedPopUpImpression['data'], 'kind' | 'action'> {
  return name.toLowerCase().includes('newsletter') ? { kind: 'Newsletter' } : { kind: 'Account', action: 'Registration' };
}
