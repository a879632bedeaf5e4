export interface LinkModel {
  readonly href: string;
  readonly label: string;
  /** Name of the dialog that shows the screen at `href`, for browsers with JavaScript. */
  readonly dialog?: string;
}

/** A gauge, e.g. the used part of a credit. */
export interface MeterModel {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** A sentence with a time that browsers show in the reader's time zone. */
export interface MomentModel {
  /** Text before the time. */
  readonly before: string;
  readonly after: string;
  /** ISO 8601. */
  readonly at: string;
  /** The time in UTC, shown before hydration and without JavaScript. */
  readonly text: string;
  /** Adds how long ago it was. */
  readonly isRelative?: true;
}
