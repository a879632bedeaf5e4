/** Path without the locale that returns the visitor's store as data and receives the forms that change it. */
export const myStorePath = '/my-store';
/** Form field: the store id, empty to remove it. */
export const storeField = 'storeId';
/** Form field: path of the page to return to. */
export const fromField = 'from';
/** Query parameter of the path above: the listing to filter by the visitor's store. */
export const listingParameter = 'listing';
