/** The shop that may frame a page. Omits the scheme if it equals the frame's own, which also allows https. */
export function getFrameAncestor(shopOrigin: string, own: string): string {
  const { protocol, host } = new URL(shopOrigin);
  return protocol === new URL(own).protocol ? host : shopOrigin;
}

/**
 * Everything from this origin only, nothing inline; only the one shop may frame it.
 * @param formAction sources of `form-action`; it must list every origin that a response redirects a form to.
 */
export function createFramePolicy(nonce: string, ancestor: string, formAction = "'none'"): string {
  return (
    `default-src 'none'; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; font-src 'self'; img-src 'self'; ` +
    `connect-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors ${ancestor}; ` +
    "require-trusted-types-for 'script'; trusted-types 'none'"
  );
}
