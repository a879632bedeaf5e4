import type { Device } from '#generated/openapi/shared.ts';

type StoredDevice = { readonly [Field in keyof Device]-?: string | null };

/** The device of a session in contract form; absent when nothing is known about it. */
export function renderDevice({ browser, system, country, city }: StoredDevice): { readonly device?: Device } {
  const device = {
    ...(browser !== null && { browser }),
    ...(system !== null && { system }),
    ...(country !== null && { country }),
    ...(city !== null && { city }),
  };
  return Object.keys(device).length === 0 ? {} : { device };
}
