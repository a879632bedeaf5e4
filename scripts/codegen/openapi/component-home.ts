import type { ApiArea } from './api.ts';
import { SHARED_FILE } from './api-defaults.ts';

/** The module of generated/openapi/ that a component of an area's document stands in, by its local $ref. */
export type HomeOf = (area: ApiArea, ref: string) => string;

/** What only one area uses stands there, and everything else in "shared": so areas import that alone, and nothing goes round in circles. */
export function componentHomes(areas: readonly ApiArea[]): HomeOf {
  const users = new Map<string, number>();
  for (const area of areas)
    for (const ref of area.origins.keys()) users.set(originOf(area, ref), (users.get(originOf(area, ref)) ?? 0) + 1);
  return (area, ref) => {
    const isShared = area.origins.get(ref)?.file === SHARED_FILE || (users.get(originOf(area, ref)) ?? 0) > 1;
    return isShared ? 'shared' : area.area;
  };
}

function originOf(area: ApiArea, ref: string): string {
  const origin = area.origins.get(ref);
  return origin ? `${origin.file}#${origin.pointer}` : `${area.file}${ref}`;
}
