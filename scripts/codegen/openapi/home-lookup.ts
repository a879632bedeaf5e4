import type { ApiArea } from './api.ts';
import { SHARED_FILE } from './api-defaults.ts';

/** The module of generated/openapi/ that declares a component of an area's document, by its local $ref. */
export type HomeOf = (area: ApiArea, ref: string) => string;

/**
 * A component that only one area uses is declared in that area's module, all others in "shared". Areas import only "shared", so there are
 * no import cycles.
 */
export function createHomeLookup(areas: readonly ApiArea[]): HomeOf {
  const users = new Map<string, number>();
  for (const area of areas)
    for (const ref of area.origins.keys()) users.set(getOrigin(area, ref), (users.get(getOrigin(area, ref)) ?? 0) + 1);
  return (area, ref) => {
    const isShared = area.origins.get(ref)?.file === SHARED_FILE || (users.get(getOrigin(area, ref)) ?? 0) > 1;
    return isShared ? 'shared' : area.area;
  };
}

function getOrigin(area: ApiArea, ref: string): string {
  const origin = area.origins.get(ref);
  return origin ? `${origin.file}#${origin.pointer}` : `${area.file}${ref}`;
}
