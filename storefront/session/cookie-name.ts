/**
 * The name of a cookie that holds a secret. On https browsers take one with this prefix from the very host alone, never from a neighbour
 * below the same domain and never over plain http; without https they take none, so that there it goes without.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
