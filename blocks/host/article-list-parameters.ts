/** So begin all parameters of an address that lists of articles read. */
export const ARTICLE_LIST_PARAMETERS = 'component';
