/** The host's flag that remembers the ids of all pop-ups that the visitor has closed. */
export const DISMISSED_FLAG = 'dismissedPopUps';
