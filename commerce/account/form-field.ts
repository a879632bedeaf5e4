/** The name of the field that tells a page's forms apart. */
export const formField = 'form';
