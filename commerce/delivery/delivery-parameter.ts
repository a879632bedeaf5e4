/** Query parameter of the cart's address that opens a row's delivery form in place: the dialog without script. */
export const deliveryParameter = 'delivery';
