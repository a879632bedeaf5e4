/** Id of the section, to which the rating at the top of a product page leads. */
export const REVIEWS_ID = 'reviews';
