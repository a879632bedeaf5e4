/** The token's parameter in mailed links. It must not reach third parties. */
export const mailedTokenParameter = 'token';
