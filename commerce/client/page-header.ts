/** Header of every request of a page's script that may change something: forms of other origins cannot send it. */
export const pageHeader = { name: 'x-cairn-request', value: '1' } as const;

/** Header that names the cart of a page's calls where it is not the shopper's own. */
export const cartHeader = { name: 'x-cairn-cart', reserved: 'reserved' } as const;
