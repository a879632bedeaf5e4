/** Query parameter of the cart's address that opens a row's form in place: the dialog without script. */
export const noteParameter = 'note';
