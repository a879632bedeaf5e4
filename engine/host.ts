/** The port through which a block asks its host for what lies outside content: the storefront, the showcase viewer and Storybook each provide one. */
export interface Host {
  /** Goes to an in-shop path, an absolute URL or a `#modal…` link; as a click on a link would. */
  navigate(href: string): void;
  /** Opens a dialog by its content name (`#modal-sign-up` → "sign-up"). */
  openDialog(name: string, params?: Readonly<Record<string, string>>): void;
  track(event: TrackingEvent): void;
  session(): HostSession;
  /** Small persisted flags such as promoBarClosed; absent storage behaves as empty. */
  flags: FlagStore;
  /** What else blocks ask for. */
  readonly services: HostServices;
}

/**
 * Services of the shop that blocks ask for. The engine knows none: each is declared beside the blocks (`blocks/host/`) by adding to this
 * interface, so that a host which lacks one does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled by declaration
export interface HostServices {}

/** Every event that a host is told of, by name. The engine knows none: they are declared beside the blocks (`blocks/host/tracking.ts`). */
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
