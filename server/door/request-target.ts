/** A path and perhaps a query in visible ASCII: neither another origin's address, nor a fragment. */
const ORIGIN_FORM = /^\/[\x21\x22\x24-\x7e]*$/;

/** Routes are matched line by line. */
const ENDS_OF_LINES = /[\p{Zl}\p{Zp}]/u;

/**
 * True for a request target that may become a path of ours: percent-encoding that decodes to text without control characters, at any
 * place of path and query. "//elsewhere.example/" is such a path, too: targets are put behind our origin and never resolved against it.
 */
export function isWellFormedTarget(target: string): boolean {
  if (!ORIGIN_FORM.test(target)) return false;
  try {
    const path = target.split('?')[0] ?? '';
    return !/\p{Cc}/u.test(decodeURIComponent(target)) && !ENDS_OF_LINES.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
