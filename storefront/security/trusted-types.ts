/** The policy by which the page's own module script, and nothing else, is made a script of once the page is shown. */
export const startPolicy = 'cairn-start';

/** Browsers ask the policy of this name about what is written by no other. */
export const defaultPolicy = 'default';
