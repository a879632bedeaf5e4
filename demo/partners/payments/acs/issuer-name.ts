/** The invented bank of every test card. */
export const issuerName = 'Moorlane Bank';

/** The one-time code of every challenge; any other is wrong. */
export const rightCode = '246810';
/** After so many wrong codes the challenge has failed. */
export const mostWrongCodes = 3;
