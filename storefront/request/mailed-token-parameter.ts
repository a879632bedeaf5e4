/** The parameter of the links in mails that holds their token, which is told to nobody else. */
export const mailedTokenParameter = 'token';
