/** Name of the field that identifies the submitted form among those of a page. */
export const formField = 'form';
