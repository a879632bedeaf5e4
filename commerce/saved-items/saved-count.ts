/** The parameter with the number of saved items that the cart page shows, for pages without script. */
export const savedCountParameter = 'saved';
