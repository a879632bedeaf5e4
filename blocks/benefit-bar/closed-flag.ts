/** The host's flag that remembers the closing, by the text "true". */
export const CLOSED_FLAG = 'benefitBarClosed';
