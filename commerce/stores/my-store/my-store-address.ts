/** Path behind the locale: the visitor's store as data, and where forms change it. */
export const myStorePath = '/my-store';
/** Field of the form: the id of the store, empty to forget it. */
export const storeField = 'storeId';
/** Field of the form: path of the page that it returns to. */
export const fromField = 'from';
/** Parameter of the path above: the listing that is narrowed to what the visitor's store has. */
export const listingParameter = 'listing';
