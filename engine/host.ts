/**
 * The port through which a block reaches everything outside content: the storefront, the showcase viewer and Storybook each provide one.
 */
export interface Host {
  /** Navigates to an in-shop path, an absolute URL or a `#modal…` link, as a click on a link would. */
  navigate(href: string): void;
  /** Opens a dialog by its content name (`#modal-sign-up` → "sign-up"). */
  openDialog(name: string, params?: Readonly<Record<string, string>>): void;
  track(event: TrackingEvent): void;
  session(): HostSession;
  /** Small persisted flags such as promoBarClosed; without storage they read as empty. */
  flags: FlagStore;
  /** Services that blocks call. */
  readonly services: HostServices;
}

/**
 * Services of the shop that blocks call. The engine declares none: each is declared beside the blocks (`blocks/host/`) by declaration
 * merging, so that a host which lacks one does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface HostServices {}

/** Every tracking event by name. The engine declares none: they are declared in `blocks/host/tracking.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface TrackingEvents {}

export type TrackingEvent = TrackingEvents[keyof TrackingEvents];

export interface HostSession {
  readonly loggedIn: boolean;
  readonly path: string;
}

export interface FlagStore {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
}
