/** The parameter of the cart's address that says how many saved items it shows, for pages without script. */
export const savedCountParameter = 'saved';
