/**
 * The name of a secret cookie. On https it has the __Host- prefix, which browsers accept only from this host over https; without https they
 * reject the prefix, so it is left out.
 */
export function getHostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
