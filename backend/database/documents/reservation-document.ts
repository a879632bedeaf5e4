/** Units that are reserved for a cart. It stays after its end, as the mark of a cart of an express purchase. */
export interface Reservation {
  readonly sku: string;
  readonly location: string;
  readonly units: number;
  /** ISO time; the reservation has ended from then on, whether or not its units were released. */
  readonly until: string;
}

/** Reserved units of a row of stock, by customer. */
export type Holds = Readonly<Record<string, Pick<Reservation, 'units' | 'until'>>>;
