/** The shop that may frame a page. One of the frame's own scheme goes without: that lets in the same over https. */
export function ancestorOf(shopOrigin: string, own: string): string {
  const { protocol, host } = new URL(shopOrigin);
  return protocol === new URL(own).protocol ? host : shopOrigin;
}

/** Everything from this origin alone, nothing inline; only the one shop may frame it. */
export function framePolicy(nonce: string, ancestor: string): string {
  return (
    `default-src 'none'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; font-src 'self'; img-src 'self'; ` +
    `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestor}; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'"
  );
}
