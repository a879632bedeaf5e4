/** Maximum characters of a path in the log. */
const MAX_LENGTH = 200;

/** Shortens a path that a browser reported for the log, without its query, which can identify the visitor. */
export function getLoggedPath(path: string): string {
  return (path.split(/[?#]/, 1)[0] ?? '').slice(0, MAX_LENGTH);
}
