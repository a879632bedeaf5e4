/** Header that the gateway sets on responses of a service, but not on its own. Only the former are compared with the contract. */
export const answeredBy = 'x-cairn-answered-by';
