/** What is known of every node of a page, good or faulty. */
export interface NodeIdentity {
  readonly id: string;
  readonly type: string;
  readonly name?: string;
  /** JSON pointer in the page. */
  readonly pointer: string;
  /** e.g. `Home › collection “New in” › hero #h1`. */
  readonly breadcrumb: string;
}
