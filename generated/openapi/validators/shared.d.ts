// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { Validator } from '../../validator.ts';

export declare const coerceHeaders_d1e47cfd: Validator<unknown>;
export declare const coerceProductId: Validator<unknown>;
export declare const coerceQuery_a303e847: Validator<unknown>;
export declare const coerceShippingId: Validator<unknown>;
export declare const coerceSiteId: Validator<unknown>;
export declare const coerceStoreId: Validator<unknown>;
export declare const coerceWireLocale: Validator<unknown>;
export declare const validateAddress: Validator<unknown>;
export declare const validateAddressField: Validator<unknown>;
export declare const validateAddressInput: Validator<unknown>;
export declare const validateCountryCode: Validator<unknown>;
export declare const validateCurrency: Validator<unknown>;
export declare const validateErrorAnswer: Validator<unknown>;
export declare const validateErrorDetail: Validator<unknown>;
export declare const validateErrorInfo: Validator<unknown>;
export declare const validateMoney: Validator<unknown>;
export declare const validateOrderNumber: Validator<unknown>;
export declare const validateProductId: Validator<unknown>;
export declare const validateProductInventoryState: Validator<unknown>;
export declare const validateQuantity: Validator<unknown>;
export declare const validateShippingId: Validator<unknown>;
export declare const validateSku: Validator<unknown>;
export declare const validateStoreId: Validator<unknown>;
export declare const validateStyleId: Validator<unknown>;
export declare const validateVariantAttributes: Validator<unknown>;
