/** Thrown by a loader if something does not exist: the shop's 404 page replaces the screen. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
