/** A path with an optional query in visible ASCII. Absolute URLs and fragments do not match. */
const ORIGIN_FORM = /^\/[\x21\x22\x24-\x7e]*$/;

/** Routes match single lines, so line separators must not pass. */
const ENDS_OF_LINES = /[\p{Zl}\p{Zp}]/u;

/**
 * True for a request target that can be a path: its percent-encoding must decode to text without control characters. "//elsewhere.example/"
 * is allowed, because targets are appended to the shop's origin and never resolved against it.
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
