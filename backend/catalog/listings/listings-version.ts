/** Counts up when what rebuildListings writes changes its form, so that databases seeded before are written anew. */
export const listingsVersion = 'listings-1';
