/** Query parameter with the number of saved items to show, for pages without JavaScript. */
export const savedCountParameter = 'saved';
