/** The invented bank of every test card. */
export const issuerName = 'Moorlane Bank';

/** The one-time code of every challenge; any other is wrong. */
export const rightCode = '246810';
/** Number of wrong codes after which the challenge fails. */
export const maxWrongCodes = 3;
