import type { ErrorLevel } from '#generated/errors.ts';

const checkoutErrors =
  'PAY400 PAY401 PYT402 PYT404 PYT405 PYT406 SHP500 ORD515 ORD516 ORD517 ORD518 GFC410 GFC799 GFC800 GFC812 GFC760 GFC400';
const accountErrors =
  'PRO4xx AUT401 AUT418 AUT423 AUT426 AUT437..AUT444 AUT402 AUT403 AUT500 STR404 RTN500 ATTR100 ATTR200 ATTR300 OHS4004';
const tenderErrors = 'PYT300 FE309 GFC700 GFC725 GFC740 GFC755 PRM130..PRM175 PRM416 REW130 REW135 REW140 REW401';
const formErrors = 'FE340 FE872 AUT450 AUT451 AUT452 REV410 ORD400';

/** The error codes of the specification, by the place of their notice. */
export const specifiedErrors: Readonly<Record<ErrorLevel, readonly string[]>> = {
  session: ['AUT498', 'BSK404', 'AUT409'],
  item: ['ORD430', 'ORD404', 'INV700', 'INV406', 'INV409', 'INV408', 'INV701', 'INV702', 'PRC400', 'GWP403'],
  input: `${tenderErrors} ${formErrors}`.split(' '),
  top: `${checkoutErrors} ${accountErrors}`.split(' '),
  toast: ['API400', 'API404', 'API405', 'API406', 'API415', 'GEN500'],
};
