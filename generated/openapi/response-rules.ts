// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { ContractOperationId } from './response-shapes.ts';

export interface HeaderRule {
  /** Lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly type: 'string' | 'integer';
}

export interface ResponseRules {
  /** Error codes that the body may hold; empty for a form without codes. */
  readonly errors: readonly string[];
  readonly headers: readonly HeaderRule[];
}

const rules1: ResponseRules = { errors: [], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules2: ResponseRules = { errors: ['API400'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules3: ResponseRules = {
  errors: ['AUT401', 'AUT437', 'AUT438', 'AUT455', 'AUT500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules4: ResponseRules = { errors: ['AUT409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules5: ResponseRules = {
  errors: ['API429'],
  headers: [
    { name: 'x-correlation-id', required: false, type: 'string' },
    { name: 'retry-after', required: true, type: 'integer' },
  ],
};
const rules6: ResponseRules = { errors: ['GEN500'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules7: ResponseRules = {
  errors: ['API400', 'ATTR300', 'AUT450', 'FE872', 'PRO400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules8: ResponseRules = { errors: ['AUT500'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules9: ResponseRules = { errors: ['AUT403'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules10: ResponseRules = { errors: ['PRO409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules11: ResponseRules = { errors: ['AUT401', 'AUT500'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules12: ResponseRules = { errors: ['AUT426'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules13: ResponseRules = {
  errors: ['AUT423'],
  headers: [
    { name: 'x-correlation-id', required: false, type: 'string' },
    { name: 'retry-after', required: false, type: 'integer' },
  ],
};
const rules14: ResponseRules = { errors: ['AUT404', 'STR404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules15: ResponseRules = { errors: ['AUT401', 'AUT498'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules16: ResponseRules = {
  errors: ['API400', 'AUT450', 'FE340', 'FE872'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules17: ResponseRules = { errors: ['AUT451', 'AUT452'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules18: ResponseRules = { errors: ['AUT451'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules19: ResponseRules = { errors: ['AUT402'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules20: ResponseRules = { errors: ['API400', 'PRO400'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules21: ResponseRules = { errors: ['AUT452'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules22: ResponseRules = { errors: ['AUT404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules23: ResponseRules = {
  errors: ['AUT401', 'AUT437', 'AUT500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules24: ResponseRules = { errors: ['AUT413', 'AUT454'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules25: ResponseRules = { errors: ['AUT453'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules26: ResponseRules = { errors: ['API400', 'PRC400'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules27: ResponseRules = { errors: ['ORD404', 'STR404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules28: ResponseRules = {
  errors: ['INV408', 'INV700', 'INV702', 'PRC400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules29: ResponseRules = { errors: ['BSK404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules30: ResponseRules = {
  errors: ['BSK404', 'ORD404', 'STR404'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules31: ResponseRules = {
  errors: ['BSK409', 'GWP403', 'INV408', 'INV700', 'INV702', 'PRC400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules32: ResponseRules = { errors: ['BSK404', 'ORD404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules33: ResponseRules = { errors: ['BSK409', 'GWP403'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules34: ResponseRules = {
  errors: ['BSK404', 'ORD404', 'ORD430'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules35: ResponseRules = {
  errors: ['BSK409', 'GWP403', 'INV408', 'INV700', 'INV702', 'ORD430', 'PRC400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules36: ResponseRules = { errors: ['BSK409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules37: ResponseRules = {
  errors: ['PRM130', 'PRM131', 'PRM132', 'PRM133', 'PRM139', 'PRM140', 'PRM141', 'PRM142', 'PRM416'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules38: ResponseRules = {
  errors: ['BSK409', 'INV408', 'INV700', 'INV701', 'INV702', 'ORD430', 'PRC400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules39: ResponseRules = {
  errors: ['BSK409', 'GWP403', 'SFL413'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules40: ResponseRules = { errors: ['ORD404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules41: ResponseRules = {
  errors: ['AUT401', 'AUT498', 'PRC403'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules42: ResponseRules = { errors: ['BSK409', 'PRC400'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules43: ResponseRules = { errors: ['BSK404', 'PRC404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules44: ResponseRules = {
  errors: ['BSK409', 'INV409', 'SHP500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules45: ResponseRules = { errors: ['API404', 'BSK404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules46: ResponseRules = {
  errors: ['AUT401', 'AUT403', 'AUT498'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules47: ResponseRules = {
  errors: ['BSK409', 'PAY401', 'PYT406', 'SHP500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules48: ResponseRules = { errors: ['BSK409', 'PYT406'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules49: ResponseRules = {
  errors: ['FE309', 'PAY400', 'PYT404'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules50: ResponseRules = { errors: ['BSK404', 'PYT404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules51: ResponseRules = {
  errors: [
    'FE309',
    'GFC400',
    'GFC410',
    'GFC700',
    'GFC725',
    'GFC740',
    'GFC755',
    'GFC760',
    'GFC799',
    'GFC812',
    'PAY400',
    'PYT404',
    'REW130',
    'REW135',
    'REW140',
    'REW401',
  ],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules52: ResponseRules = {
  errors: ['BSK409', 'PYT300', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules53: ResponseRules = {
  errors: ['API429', 'PYT429'],
  headers: [
    { name: 'x-correlation-id', required: false, type: 'string' },
    { name: 'retry-after', required: true, type: 'integer' },
  ],
};
const rules54: ResponseRules = {
  errors: ['REW130', 'REW140', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules55: ResponseRules = { errors: ['BSK409', 'REW401'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules56: ResponseRules = {
  errors: ['GFC400', 'GFC410', 'GFC700', 'GFC725', 'GFC740', 'GFC799', 'GFC812'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules57: ResponseRules = {
  errors: ['GFC760', 'PYT404', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules58: ResponseRules = {
  errors: ['BSK409', 'INV406', 'PAY401', 'PYT406', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules59: ResponseRules = {
  errors: ['FE309', 'GFC410', 'GFC760', 'GFC800', 'PAY400', 'PYT402', 'PYT404', 'PYT405', 'REW135', 'REW140', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules60: ResponseRules = {
  errors: ['BSK404', 'ORD430', 'PYT404'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules61: ResponseRules = {
  errors: [
    'API400',
    'BSK412',
    'INV406',
    'INV408',
    'INV409',
    'ORD430',
    'ORD515',
    'ORD516',
    'ORD517',
    'ORD518',
    'PAY401',
    'PRC400',
    'PRM130',
    'PRM132',
    'PRM133',
    'PRM141',
    'PRM144',
    'PYT406',
    'REW401',
  ],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules62: ResponseRules = { errors: ['API400', 'ORD400'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules63: ResponseRules = { errors: ['OHS4004'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules64: ResponseRules = {
  errors: ['API400', 'ORD409', 'PYT406', 'SHP500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules65: ResponseRules = {
  errors: ['API400', 'ATTR100', 'ATTR200', 'PRO400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules66: ResponseRules = { errors: ['PRO403'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules67: ResponseRules = { errors: ['PRO413'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules68: ResponseRules = { errors: ['PRO404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules69: ResponseRules = {
  errors: ['API400', 'ATTR300', 'PRO400'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules70: ResponseRules = { errors: ['API415', 'CAS415'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules71: ResponseRules = { errors: ['PYT406'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules72: ResponseRules = { errors: ['API404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules73: ResponseRules = { errors: ['API400', 'ORD409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules74: ResponseRules = { errors: [], headers: [] };
const rules75: ResponseRules = { errors: ['request-invalid'], headers: [] };
const rules76: ResponseRules = { errors: ['key-invalid', 'token-invalid'], headers: [] };
const rules77: ResponseRules = { errors: ['origin-unknown'], headers: [] };
const rules78: ResponseRules = { errors: ['rate-limited'], headers: [{ name: 'retry-after', required: true, type: 'integer' }] };
const rules79: ResponseRules = { errors: ['customer-unknown', 'media-unknown', 'stream-unknown', 'user-unknown'], headers: [] };
const rules80: ResponseRules = { errors: ['body-too-large'], headers: [] };
const rules81: ResponseRules = { errors: ['consent-outdated', 'image-invalid'], headers: [] };
const rules82: ResponseRules = { errors: ['REW401'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules83: ResponseRules = { errors: ['API400', 'ATTR300'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules84: ResponseRules = {
  errors: ['API400', 'ORD409', 'ORD412'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules85: ResponseRules = {
  errors: ['API400', 'ORD412', 'RTN500'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules86: ResponseRules = { errors: ['ORD409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules87: ResponseRules = {
  errors: ['FE309', 'PAY400', 'PYT404', 'REW130', 'REW135', 'REW140', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules88: ResponseRules = {
  errors: ['PYT300', 'PYT413', 'REW401'],
  headers: [{ name: 'x-correlation-id', required: false, type: 'string' }],
};
const rules89: ResponseRules = { errors: ['PYT404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules90: ResponseRules = { errors: ['API400', 'REV410'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules91: ResponseRules = { errors: ['REV409'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules92: ResponseRules = { errors: ['REV422'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules93: ResponseRules = { errors: ['REV503'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules94: ResponseRules = { errors: ['API404', 'ORD404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules95: ResponseRules = { errors: ['STR404'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules96: ResponseRules = { errors: ['AUT401'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };
const rules97: ResponseRules = { errors: ['FAV413'], headers: [{ name: 'x-correlation-id', required: false, type: 'string' }] };

/** By operation and status. */
export const responseRules: Readonly<Record<ContractOperationId, Readonly<Record<number, ResponseRules>>>> = {
  addAddress: { 201: rules1, 400: rules20, 401: rules11, 403: rules15, 409: rules67, 429: rules5, 500: rules6 },
  addBillingAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules48, 429: rules5, 500: rules6 },
  addFavorite: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 409: rules97, 429: rules5, 500: rules6 },
  addItem: { 200: rules1, 400: rules26, 401: rules11, 403: rules15, 404: rules30, 409: rules31, 429: rules5, 500: rules6 },
  addPasskey: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules24, 429: rules5, 500: rules6 },
  addPaymentInstrument: {
    200: rules1,
    400: rules2,
    401: rules11,
    402: rules51,
    403: rules15,
    404: rules50,
    409: rules52,
    429: rules53,
    500: rules6,
  },
  addPriceAdjustment: { 200: rules1, 400: rules26, 401: rules11, 403: rules41, 404: rules32, 409: rules42, 429: rules5, 500: rules6 },
  addShippingAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules46, 404: rules29, 409: rules47, 429: rules5, 500: rules6 },
  applyCoupon: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules36, 422: rules37, 429: rules5, 500: rules6 },
  applyReward: { 200: rules1, 400: rules2, 401: rules11, 402: rules54, 403: rules15, 404: rules29, 409: rules55, 429: rules5, 500: rules6 },
  askQuestion: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  autoSuggest: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  beginPasskey: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules25, 429: rules5, 500: rules6 },
  beginPasskeySignIn: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  cancelEmailChange: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  cancelOrder: { 200: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 409: rules84, 429: rules5, 500: rules6 },
  changeEmail: { 204: rules1, 400: rules20, 401: rules11, 403: rules15, 409: rules21, 423: rules13, 429: rules5, 500: rules6 },
  changePassword: { 200: rules1, 400: rules16, 401: rules11, 403: rules15, 409: rules17, 423: rules13, 429: rules5, 500: rules6 },
  changePriceAdjustment: { 200: rules1, 400: rules26, 401: rules11, 403: rules41, 404: rules43, 409: rules42, 429: rules5, 500: rules6 },
  changeSavedPayment: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules89, 429: rules5, 500: rules6 },
  confirmEmail: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules10, 410: rules19, 429: rules5, 500: rules6 },
  confirmForgotPassword: { 204: rules1, 400: rules16, 401: rules8, 409: rules18, 410: rules19, 429: rules5, 500: rules6 },
  confirmPassword: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules21, 423: rules13, 429: rules5, 500: rules6 },
  contactUs: { 200: rules1, 201: rules1, 400: rules2, 401: rules11, 403: rules46, 415: rules70, 429: rules5, 500: rules6 },
  createCart: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  createCartWithItem: { 201: rules1, 400: rules26, 401: rules11, 403: rules15, 404: rules27, 409: rules28, 429: rules5, 500: rules6 },
  createProfile: { 201: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  createSiteCode: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  createStash: { 201: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 413: rules80, 429: rules78 },
  createSubscription: { 201: rules1, 400: rules69, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  createUser: { 201: rules74, 400: rules75, 401: rules76, 403: rules77, 413: rules80, 422: rules81, 429: rules78 },
  createWarrantyCase: {
    200: rules1,
    201: rules1,
    400: rules2,
    401: rules11,
    403: rules46,
    404: rules40,
    409: rules71,
    415: rules70,
    429: rules5,
    500: rules6,
  },
  decide: { 200: rules1, 400: rules1 },
  deleteAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules68, 429: rules5, 500: rules6 },
  deleteSavedPayment: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules89, 429: rules5, 500: rules6 },
  downloadInvoice: { 200: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 409: rules86, 429: rules5, 500: rules6 },
  endOtherSessions: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  endSession: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules22, 429: rules5, 500: rules6 },
  enrollStoreDevice: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  flagReview: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules72, 409: rules91, 429: rules5, 500: rules6 },
  getAugmentedPage: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getAvailability: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getCart: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 429: rules5, 500: rules6 },
  getCatalog: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getCategoryCanvas: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getCategoryMedia: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 429: rules78 },
  getChildren: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getCollectionsPart: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getContactSubjects: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  getCountryByToken: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getCountryList: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  getCustomerMedia: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 429: rules78 },
  getDeliveryPromise: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  getFavorites: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  getFootSizes: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getFooter: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getFooterPart: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getFragment: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getGalleryService: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 429: rules78 },
  getGiftCardBalance: { 200: rules1, 400: rules2, 401: rules11, 402: rules56, 403: rules15, 429: rules53, 500: rules6 },
  getInventory: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getLocationSelector: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getLoyaltyToken: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules82, 429: rules5, 500: rules6 },
  getMediaStreams: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 429: rules78 },
  getMenu: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getNamedPage: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getOrder: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules63, 429: rules5, 500: rules6 },
  getPage: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getPasskeys: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getPaymentMethods: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 429: rules5, 500: rules6 },
  getPaymentSession: { 200: rules1, 400: rules2, 401: rules11, 402: rules49, 403: rules15, 404: rules50, 429: rules5, 500: rules6 },
  getPopups: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getProductCanvas: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  getProductDetails: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getProductSet: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getProductSets: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getProfile: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getPurchaseHistory: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getQuestions: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getReviewActivity: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  getReviews: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getSaveForLater: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getSavedPayments: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getSearchPart: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getServerTime: { 200: rules1, 400: rules2, 429: rules5, 500: rules6 },
  getSessions: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getSharedFavorites: { 200: rules1, 400: rules2, 401: rules8, 404: rules40, 429: rules5, 500: rules6 },
  getShippingMethods: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules45, 429: rules5, 500: rules6 },
  getSizeChart: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getStoreDevices: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getStreamMedia: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 429: rules78 },
  getStreamsMedia: { 200: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 429: rules78 },
  getSubscription: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  getUtilityPart: { 200: rules1, 400: rules2, 404: rules72, 429: rules5, 500: rules6 },
  getVouchers: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules82, 429: rules5, 500: rules6 },
  getWelcomePromotion: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules82, 429: rules5, 500: rules6 },
  getWidgetRecommendations: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  ingestPerformance: { 204: rules1, 400: rules2, 429: rules5, 500: rules6 },
  issueToken: { 200: rules1, 400: rules2, 401: rules3, 409: rules4, 429: rules5, 500: rules6 },
  keepEmail: { 204: rules1, 400: rules2, 401: rules8, 409: rules10, 410: rules19, 429: rules5, 500: rules6 },
  listProductSets: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  listStoreEmployees: { 200: rules1, 400: rules2, 401: rules8, 403: rules96, 404: rules95, 429: rules5, 500: rules6 },
  listStores: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  loginAgent: { 200: rules1, 400: rules2, 401: rules11, 404: rules14, 423: rules13, 429: rules5, 500: rules6 },
  lookupAccount: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  moveToSaveForLater: { 201: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules32, 409: rules39, 429: rules5, 500: rules6 },
  patchOrder: { 200: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 409: rules64, 429: rules5, 500: rules6 },
  placeOrder: {
    200: rules1,
    201: rules1,
    400: rules26,
    401: rules11,
    402: rules59,
    403: rules46,
    404: rules60,
    409: rules61,
    429: rules53,
    500: rules6,
  },
  prepareOrder: {
    200: rules1,
    400: rules2,
    401: rules11,
    402: rules57,
    403: rules15,
    404: rules29,
    409: rules58,
    429: rules5,
    500: rules6,
  },
  previewRefund: { 200: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 409: rules86, 429: rules5, 500: rules6 },
  recordEvents: { 204: rules1, 400: rules2, 429: rules5, 500: rules6 },
  removeBillingAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules36, 429: rules5, 500: rules6 },
  removeCoupon: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules36, 429: rules5, 500: rules6 },
  removeFavorite: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  removeItem: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules32, 409: rules33, 429: rules5, 500: rules6 },
  removePasskey: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules22, 409: rules25, 429: rules5, 500: rules6 },
  removePaymentInstrument: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules36, 429: rules5, 500: rules6 },
  removePriceAdjustment: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules43, 409: rules36, 429: rules5, 500: rules6 },
  removeSavedItem: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  removeShippingAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 409: rules36, 429: rules5, 500: rules6 },
  removeStoreDevice: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules22, 429: rules5, 500: rules6 },
  renamePasskey: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules22, 429: rules5, 500: rules6 },
  reportFulfillment: { 200: rules1, 400: rules2, 401: rules8, 404: rules63, 409: rules73, 429: rules5, 500: rules6 },
  reportMedia: { 202: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 413: rules80, 429: rules78 },
  reportResponse: { 204: rules1, 400: rules2, 429: rules5, 500: rules6 },
  requestReturnLabel: {
    200: rules1,
    201: rules1,
    400: rules62,
    401: rules11,
    403: rules15,
    404: rules63,
    409: rules85,
    429: rules5,
    500: rules6,
  },
  resendGiftCardEmail: { 202: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 409: rules86, 429: rules5, 500: rules6 },
  reserveWithItem: { 201: rules1, 400: rules26, 401: rules11, 403: rules15, 404: rules40, 409: rules28, 429: rules5, 500: rules6 },
  resetPassword: { 204: rules1, 400: rules2, 401: rules8, 403: rules9, 429: rules5, 500: rules6 },
  retrieveUserData: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 409: rules21, 423: rules13, 429: rules5, 500: rules6 },
  savePayment: { 201: rules1, 400: rules2, 401: rules11, 402: rules87, 403: rules15, 409: rules88, 429: rules5, 500: rules6 },
  searchCollectionPoints: { 200: rules1, 400: rules2, 401: rules8, 404: rules95, 429: rules5, 500: rules6 },
  searchContent: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  searchProducts: { 200: rules1, 400: rules2, 401: rules8, 429: rules5, 500: rules6 },
  searchStores: { 200: rules1, 400: rules2, 401: rules8, 404: rules95, 429: rules5, 500: rules6 },
  sendDeviceFingerprint: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 429: rules5, 500: rules6 },
  sendEmailLink: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  setShippingMethod: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules30, 409: rules44, 429: rules5, 500: rules6 },
  shareFavorites: { 200: rules1, 400: rules83, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
  showcase: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 429: rules5, 500: rules6 },
  signIn: { 200: rules1, 400: rules2, 401: rules11, 403: rules9, 409: rules12, 423: rules13, 429: rules5, 500: rules6 },
  signInWithPasskey: { 200: rules1, 400: rules2, 401: rules23, 429: rules5, 500: rules6 },
  signOut: { 204: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  signUp: { 201: rules1, 400: rules7, 401: rules8, 403: rules9, 409: rules10, 429: rules5, 500: rules6 },
  signUpForNotification: { 200: rules1, 400: rules83, 401: rules11, 403: rules15, 404: rules40, 410: rules19, 429: rules5, 500: rules6 },
  trackOrder: { 200: rules1, 400: rules62, 401: rules11, 403: rules15, 404: rules63, 429: rules5, 500: rules6 },
  translateReview: { 200: rules1, 400: rules2, 401: rules8, 404: rules72, 422: rules92, 429: rules5, 500: rules6, 503: rules93 },
  updateAddress: { 200: rules1, 400: rules20, 401: rules11, 403: rules15, 404: rules68, 429: rules5, 500: rules6 },
  updateItem: { 200: rules1, 400: rules26, 401: rules11, 403: rules15, 404: rules34, 409: rules35, 429: rules5, 500: rules6 },
  updateNotification: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 429: rules5, 500: rules6 },
  updateProfile: { 200: rules1, 400: rules65, 401: rules11, 403: rules15, 409: rules66, 429: rules5, 500: rules6 },
  updateSaveForLater: { 200: rules1, 400: rules26, 401: rules11, 403: rules15, 404: rules34, 409: rules38, 429: rules5, 500: rules6 },
  updateSubscription: { 200: rules1, 400: rules69, 401: rules11, 403: rules15, 410: rules19, 429: rules5, 500: rules6 },
  uploadMedia: { 201: rules74, 400: rules75, 401: rules76, 403: rules77, 404: rules79, 413: rules80, 422: rules81, 429: rules78 },
  validateShippingAddress: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules29, 429: rules5, 500: rules6 },
  voteAnswer: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules94, 409: rules91, 429: rules5, 500: rules6 },
  voteReview: { 200: rules1, 400: rules2, 401: rules11, 403: rules15, 404: rules72, 409: rules91, 429: rules5, 500: rules6 },
  writeReview: { 201: rules1, 400: rules90, 401: rules11, 403: rules15, 404: rules40, 429: rules5, 500: rules6 },
};

/** Codes of errors that any operation of the shop may respond with, in the error form, by status. */
export const serverErrors: Readonly<Record<number, readonly string[]>> = {
  '406': ['API406'],
  '413': ['API413'],
  '415': ['API415'],
  '421': ['API421'],
  '431': ['API400'],
  '502': ['GEN500'],
  '503': ['API503', 'GEN500'],
  '504': ['GEN500'],
};
