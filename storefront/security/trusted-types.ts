/** The policy that allows only the page's own module script to start. */
export const startPolicy = 'cairn-start';

/** Browsers apply the policy of this name to values without a policy of their own. */
export const defaultPolicy = 'default';
