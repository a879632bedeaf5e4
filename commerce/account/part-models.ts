export interface LinkModel {
  readonly href: string;
  readonly label: string;
  /** Name of the dialog that shows the page of `href`, for browsers with script. */
  readonly dialog?: string;
}

/** A gauge, e.g. the used part of a credit. */
export interface MeterModel {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** A sentence with a moment, which browsers write in the reader's time zone. */
export interface MomentModel {
  /** The sentence around it. */
  readonly before: string;
  readonly after: string;
  /** ISO 8601. */
  readonly at: string;
  /** The moment in UTC, for browsers without script and until the page runs. */
  readonly text: string;
  /** Followed by how long ago it was. */
  readonly isRelative?: true;
}
