import type { PageEvent } from '#generated/openapi/internal.ts';

/** The events of the contract by name. */
type EventsByName = { readonly [Event in PageEvent as Event['name']]: Event };

declare module '#engine/host.ts' {
  interface TrackingEvents extends EventsByName {}
}
