/** Query parameter of the cart's URL that opens a line's delivery form in place of the dialog, without JavaScript. */
export const deliveryParameter = 'delivery';
