/** The host's flag with the ids of all pop-ups that the visitor has closed. */
export const DISMISSED_FLAG = 'dismissedPopUps';
