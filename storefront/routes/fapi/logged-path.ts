/** Characters of a path in the log. */
const MAX_LENGTH = 200;

/** A path that a browser reported, for the log: without its query, which may name the visitor, and not longer than a path of ours. */
export function getLoggedPath(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_LENGTH);
}
