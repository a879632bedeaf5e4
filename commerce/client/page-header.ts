/** Header of every request that a page's script sends to change data. Forms of other origins cannot send it (CSRF protection). */
export const pageHeader = { name: 'x-cairn-request', value: '1' } as const;

/** Header that selects the cart of a page's calls if it is not the shopper's own. */
export const cartHeader = { name: 'x-cairn-cart', reserved: 'reserved' } as const;
