/** Id of the section, the target of the rating at the top of a product screen. */
export const REVIEWS_ID = 'reviews';
