/** Thrown by a loader for what does not exist: the shop's 404 page stands for the screen. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}
