/** Units reserved for a cart. It remains after its end to mark the cart of an express purchase. */
export interface Reservation {
  readonly sku: string;
  readonly location: string;
  readonly units: number;
  /** ISO time at which the reservation ends, whether or not its units have been released. */
  readonly until: string;
}

/** Reserved units of a row of stock, by customer. */
export type Holds = Readonly<Record<string, Pick<Reservation, 'units' | 'until'>>>;
