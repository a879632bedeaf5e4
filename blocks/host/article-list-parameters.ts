/** Prefix of all query parameters that article lists read. */
export const ARTICLE_LIST_PARAMETERS = 'component';
