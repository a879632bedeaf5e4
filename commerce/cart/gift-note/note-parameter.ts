/** Query parameter of the cart's URL that opens the note form within a line, in place of the dialog, without JavaScript. */
export const noteParameter = 'note';
