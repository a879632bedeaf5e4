/** The host's flag for the closed bar; its value is "true". */
export const CLOSED_FLAG = 'benefitBarClosed';
