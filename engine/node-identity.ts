/** Properties that every node of a page has, valid or faulty. */
export interface NodeIdentity {
  readonly id: string;
  readonly type: string;
  readonly name?: string;
  /** JSON pointer in the page. */
  readonly pointer: string;
  /** e.g. `Home › collection “New in” › hero #h1`. */
  readonly breadcrumb: string;
}
