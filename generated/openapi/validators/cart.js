// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDateTime, isEmail, isLink, isMediaUrl } from '../../validator-runtime.js';

import { coerceAdjustmentId, coerceBasketId, coerceItemId, coerceOrderNumber, coerceOrigin, coercePaymentInstrumentId, coerceQuantity, coerceSaveForLaterId, coerceShippingId, coerceSku, coerceStoreId, coerceWireLocale, validateAddress, validateAddressField, validateAddressInput, validateAuthenticationId, validateBasketId, validateCardBrand, validateChallengeWindowSize, validateChosenOption, validateCollectionPoint, validateCollectionPointId, validateContact, validateCurrency, validateDeliveryChange, validateFlashMessage, validateGiftCardAmount, validateGiftOption, validateInStoreSalesInfo, validateInstalment, validateItemId, validateItemPrice, validateLookupEmail, validateLoyaltyVoucher, validateMoney, validateOrderId, validateOrderPromotion, validateOrigin, validatePaymentInstrument, validatePaymentInstrumentId, validatePaymentMethodId, validatePaymentSessionId, validatePaymentToken, validatePrecreatedCustomsCode, validatePriceAdjustment, validatePriceAdjustmentKind, validatePriceAdjustmentNote, validatePriceAdjustmentReason, validateProductId, validateProductInventoryState, validatePromoLevel, validatePromoSummaryEntry, validateQuantity, validateRecipeId, validateRewardCode, validateSaveForLaterId, validateShippingId, validateShippingMethod, validateShippingMethodCode, validateSku, validateStoreId, validateStoreInfo, validateStyleId, validateTotals, validateVariantAttributes } from './shared.js';

const constant0 = ["card","paylater","wallet"];
const constant1 = {"basketId":true,"product":true,"qty":true,"promotionId":true,"giftOption":true,"giftCardAmount":true,"delivery":true,"recipeId":true,"precreatedCustomsCode":true};
const constant2 = Object.prototype.hasOwnProperty;
const constant3 = {"basketId":true,"sku":true,"qty":true,"promotionId":true,"giftOption":true,"giftCardAmount":true,"delivery":true,"recipeId":true,"precreatedCustomsCode":true};
const constant4 = {"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant5 = {"id":true,"version":true,"status":true,"orderId":true,"currency":true,"taxIncluded":true,"email":true,"totalItems":true,"totals":true,"items":true,"payment_instruments":true,"shippingMethods":true,"shippingAddress":true,"billingAddress":true,"contact":true,"couponItems":true,"earnablePoints":true,"loyaltyVoucher":true,"bonusChoices":true,"priceAdjustments":true,"deliveryChanges":true,"reservedUntil":true,"orderPromotions":true,"promoSummary":true,"approachingDiscount":true,"flash":true,"customerNotifications":true};
const constant6 = ["open","processing","ordered"];
const constant7 = {"id":true,"productId":true,"masterId":true,"sku":true,"upc":true,"name":true,"color":true,"size":true,"fitType":true,"qty":true,"maxQty":true,"availability":true,"price":true,"pdpUrl":true,"productImageURL":true,"shippingOptions":true,"isDigitalProduct":true,"giftOption":true,"giftCardAmount":true,"giftCardBounds":true,"recipeId":true,"precreatedCustomsCode":true,"shippingId":true,"bonus":true,"promotionId":true,"promotions":true,"isCustoms":true,"taxTotal":true,"variants":true};
const constant8 = new RegExp("^[0-9]{12,14}$", "u");
const constant9 = ["completed","cancelled","failed","timedOut"];
const constant10 = ["recipientFirstName","recipientLastName","recipientContactEmail","recipientContactPhone"];
const constant11 = {"id":true,"code":true,"applied":true,"promotionId":true,"promotionName":true,"amount":true,"errorId":true,"message":true,"remaining":true};
const constant12 = new RegExp("^PRM[0-9]{3}$", "u");
const constant13 = ["info","success","warning"];
const constant14 = new RegExp("^[0-9]{4}$", "u");
const constant15 = ["InStock","LowStock","OutOfStock"];
const constant16 = {"id":true,"code":true,"label":true,"kind":true,"brands":true,"minAmount":true,"maxAmount":true,"availableAmount":true,"points":true,"instalments":true,"unavailable":true};
const constant17 = ["card","giftCard","reward","loyaltyPoints","athlete","payLater","wallet"];
const constant18 = {"shippingId":true,"code":true,"applicableShippingMethods":true,"storeInfo":true,"collectionPoint":true,"contact":true,"requiredContact":true,"readyBy":true,"needsAddress":true};
const constant19 = ["BELOW_MINIMUM","ABOVE_MAXIMUM","COUNTRY","CURRENCY","GIFT_CARDS_IN_CART","SIGN_IN","MEMBERS_ONLY","NO_BALANCE","ATHLETE_CREDIT_FIRST","NOTHING_TO_PAY"];

function coerceGetCartQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isPatchRequired === undefined){
data.isPatchRequired = false;
}
if(data.inventorySupplyCheck === undefined){
data.inventorySupplyCheck = false;
}
if(data.favStoreId !== undefined){
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId"}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
let data1 = data.isPatchRequired;
if(typeof data1 !== "boolean"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "boolean"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced0 = false;
}
else if(data1 === "true" || data1 === 1){
coerced0 = true;
}
else {
(vErrors ??= []).push(fault(instancePath+"/isPatchRequired","type",{type: "boolean"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["isPatchRequired"] = coerced0;
}
}
}
let data2 = data.inventorySupplyCheck;
if(typeof data2 !== "boolean"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "boolean"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(data2 === "false" || data2 === 0 || data2 === null){
coerced1 = false;
}
else if(data2 === "true" || data2 === 1){
coerced1 = true;
}
else {
(vErrors ??= []).push(fault(instancePath+"/inventorySupplyCheck","type",{type: "boolean"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["inventorySupplyCheck"] = coerced1;
}
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetCartQuery.errors = vErrors;
return errors === 0;
}

function coerceGetPaymentSessionQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId"}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(coercePaymentSessionType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type"}))){
vErrors = vErrors === null ? coercePaymentSessionType.errors : vErrors.concat(coercePaymentSessionType.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(coercePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId",parentData:data,parentDataProperty:"savedPaymentId"}))){
vErrors = vErrors === null ? coercePaymentInstrumentId.errors : vErrors.concat(coercePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.shopOrigin !== undefined){
if(!(coerceOrigin(data.shopOrigin, {instancePath:instancePath+"/shopOrigin",parentData:data,parentDataProperty:"shopOrigin"}))){
vErrors = vErrors === null ? coerceOrigin.errors : vErrors.concat(coerceOrigin.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetPaymentSessionQuery.errors = vErrors;
return errors === 0;
}

function coerceGetShippingMethodsParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId"}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(coerceShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId"}))){
vErrors = vErrors === null ? coerceShippingId.errors : vErrors.concat(coerceShippingId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetShippingMethodsParams.errors = vErrors;
return errors === 0;
}

function coerceParams_d9ae0098(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId"}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_d9ae0098.errors = vErrors;
return errors === 0;
}

function coerceParams_fec97673(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.adjustmentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "adjustmentId"}));
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId"}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.adjustmentId !== undefined){
if(!(coerceAdjustmentId(data.adjustmentId, {instancePath:instancePath+"/adjustmentId",parentData:data,parentDataProperty:"adjustmentId"}))){
vErrors = vErrors === null ? coerceAdjustmentId.errors : vErrors.concat(coerceAdjustmentId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_fec97673.errors = vErrors;
return errors === 0;
}

function coercePatchOrderParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.orderNumber !== undefined){
if(!(coerceOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber"}))){
vErrors = vErrors === null ? coerceOrderNumber.errors : vErrors.concat(coerceOrderNumber.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coercePatchOrderParams.errors = vErrors;
return errors === 0;
}

function coercePaymentSessionType(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((data === "card") || (data === "paylater")) || (data === "wallet"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant0}));
errors++;
}
coercePaymentSessionType.errors = vErrors;
return errors === 0;
}

function coerceQuery_49692193(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favStoreId !== undefined){
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId"}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceQuery_49692193.errors = vErrors;
return errors === 0;
}

function coerceRemoveSavedItemParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saveForlaterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "saveForlaterId"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.saveForlaterId !== undefined){
if(!(coerceSaveForLaterId(data.saveForlaterId, {instancePath:instancePath+"/saveForlaterId",parentData:data,parentDataProperty:"saveForlaterId"}))){
vErrors = vErrors === null ? coerceSaveForLaterId.errors : vErrors.concat(coerceSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(coerceItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId"}))){
vErrors = vErrors === null ? coerceItemId.errors : vErrors.concat(coerceItemId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceRemoveSavedItemParams.errors = vErrors;
return errors === 0;
}

function coerceReserveWithItemQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.sku !== undefined){
if(!(coerceSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku"}))){
vErrors = vErrors === null ? coerceSku.errors : vErrors.concat(coerceSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(coerceQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty"}))){
vErrors = vErrors === null ? coerceQuantity.errors : vErrors.concat(coerceQuantity.errors);
errors = vErrors.length;
}
}
if(data.favStoreId !== undefined){
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId"}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceReserveWithItemQuery.errors = vErrors;
return errors === 0;
}

function validateAddedItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateAddedSku(data, {instancePath}))){
vErrors = vErrors === null ? validateAddedSku.errors : vErrors.concat(validateAddedSku.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validateAddedProduct(data, {instancePath}))){
vErrors = vErrors === null ? validateAddedProduct.errors : vErrors.concat(validateAddedProduct.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateAddedItem.errors = vErrors;
return errors === 0;
}

function validateAddedProduct(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.product === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "product"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant1, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.product !== undefined){
if(!(validateSku(data.product, {instancePath:instancePath+"/product"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length > 80){
(vErrors ??= []).push(fault(instancePath+"/promotionId","maxLength",{limit: 80}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery"}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddedProduct.errors = vErrors;
return errors === 0;
}

function validateAddedSku(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant3, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length > 80){
(vErrors ??= []).push(fault(instancePath+"/promotionId","maxLength",{limit: 80}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery"}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddedSku.errors = vErrors;
return errors === 0;
}

function validateAddressChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "address"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "shippingId")) || (key0 === "address"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressChange.errors = vErrors;
return errors === 0;
}

function validateAddressDraft(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(constant2.call(constant4, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data0 = data.recipientFirstName;
if(typeof data0 === "string"){
if(data0.length > 200){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","type",{type: "string"}));
errors++;
}
}
if(data.recipientLastName !== undefined){
let data1 = data.recipientLastName;
if(typeof data1 === "string"){
if(data1.length > 200){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","type",{type: "string"}));
errors++;
}
}
if(data.addressLine1 !== undefined){
let data2 = data.addressLine1;
if(typeof data2 === "string"){
if(data2.length > 200){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine1","type",{type: "string"}));
errors++;
}
}
if(data.addressLine2 !== undefined){
let data3 = data.addressLine2;
if(typeof data3 === "string"){
if(data3.length > 200){
(vErrors ??= []).push(fault(instancePath+"/addressLine2","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine2","type",{type: "string"}));
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(data4.length > 200){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/city","type",{type: "string"}));
errors++;
}
}
if(data.stateCityProvDept !== undefined){
let data5 = data.stateCityProvDept;
if(typeof data5 === "string"){
if(data5.length > 200){
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","type",{type: "string"}));
errors++;
}
}
if(data.postalCode !== undefined){
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(data6.length > 40){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 40}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/postalCode","type",{type: "string"}));
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(data7.length > 40){
(vErrors ??= []).push(fault(instancePath+"/country","maxLength",{limit: 40}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/country","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactEmail !== undefined){
let data8 = data.recipientContactEmail;
if(typeof data8 === "string"){
if(data8.length > 320){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 320}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data9 = data.recipientContactPhone;
if(typeof data9 === "string"){
if(data9.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","maxLength",{limit: 60}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressDraft.errors = vErrors;
return errors === 0;
}

function validateAddressFault(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "field"}));
errors++;
}
if(data.errorId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errorId"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "errorId")) || (key0 === "message"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.field !== undefined){
if(!(validateAddressField(data.field, {instancePath:instancePath+"/field"}))){
vErrors = vErrors === null ? validateAddressField.errors : vErrors.concat(validateAddressField.errors);
errors = vErrors.length;
}
}
if(data.errorId !== undefined){
let data1 = data.errorId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/errorId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorId","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressFault.errors = vErrors;
return errors === 0;
}

function validateAddressReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addressId"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "addressId")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/addressId","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/addressId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressReference.errors = vErrors;
return errors === 0;
}

function validateAddressToValidate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "address"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "address")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddressDraft(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddressDraft.errors : vErrors.concat(validateAddressDraft.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressToValidate.errors = vErrors;
return errors === 0;
}

function validateAddressValidation(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "valid"}));
errors++;
}
if(data.faults === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "faults"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "valid") || (key0 === "suggestion")) || (key0 === "faults"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/valid","type",{type: "boolean"}));
errors++;
}
}
if(data.suggestion !== undefined){
if(!(validateAddressInput(data.suggestion, {instancePath:instancePath+"/suggestion"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAddressFault(data2[i0], {instancePath:instancePath+"/faults/" + i0}))){
vErrors = vErrors === null ? validateAddressFault.errors : vErrors.concat(validateAddressFault.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/faults","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressValidation.errors = vErrors;
return errors === 0;
}

function validateAppliedCoupon(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "code"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateCouponCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateCouponCode.errors : vErrors.concat(validateCouponCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAppliedCoupon.errors = vErrors;
return errors === 0;
}

function validateAppliedReward(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appliedLoyaltyVoucher === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "appliedLoyaltyVoucher"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "appliedLoyaltyVoucher")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.appliedLoyaltyVoucher !== undefined){
let data0 = data.appliedLoyaltyVoucher;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "points")){
(vErrors ??= []).push(fault(instancePath+"/appliedLoyaltyVoucher","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.points !== undefined){
let data1 = data0.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/appliedLoyaltyVoucher/points","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/appliedLoyaltyVoucher/points","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/appliedLoyaltyVoucher","type",{type: "object"}));
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data0 !== null){
(vErrors ??= []).push(fault(instancePath+"/appliedLoyaltyVoucher","type",{type: "null"}));
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/appliedLoyaltyVoucher",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAppliedReward.errors = vErrors;
return errors === 0;
}

function validateApproachingDiscount(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "level"}));
errors++;
}
if(data.threshold === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "threshold"}));
errors++;
}
if(data.remaining === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "remaining"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "level") || (key0 === "promotionId")) || (key0 === "threshold")) || (key0 === "remaining"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.level !== undefined){
if(!(validatePromoLevel(data.level, {instancePath:instancePath+"/level"}))){
vErrors = vErrors === null ? validatePromoLevel.errors : vErrors.concat(validatePromoLevel.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data1 = data.promotionId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.threshold !== undefined){
if(!(validateMoney(data.threshold, {instancePath:instancePath+"/threshold"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined){
if(!(validateMoney(data.remaining, {instancePath:instancePath+"/remaining"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateApproachingDiscount.errors = vErrors;
return errors === 0;
}

function validateAthletesPaymentInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("ATHLETES_PAYMENT" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "ATHLETES_PAYMENT"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAthletesPaymentInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateBillingAddressInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((key0 === "address") || (key0 === "sameAsShipping"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.sameAsShipping !== undefined){
if(true !== data.sameAsShipping){
(vErrors ??= []).push(fault(instancePath+"/sameAsShipping","const",{allowedValue: true}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateBillingAddressInput.errors = vErrors;
return errors === 0;
}

function validateBonusChoice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promotionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionId"}));
errors++;
}
if(data.promotionName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionName"}));
errors++;
}
if(data.choose === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "choose"}));
errors++;
}
if(data.chosen === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "chosen"}));
errors++;
}
if(data.options === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "options"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "promotionId") || (key0 === "promotionName")) || (key0 === "choose")) || (key0 === "chosen")) || (key0 === "options"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.promotionId !== undefined){
let data0 = data.promotionId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotionName !== undefined){
let data1 = data.promotionName;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionName","type",{type: "string"}));
errors++;
}
}
if(data.choose !== undefined){
let data2 = data.choose;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/choose","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/choose","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.chosen !== undefined){
let data3 = data.chosen;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/chosen","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/chosen","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.options !== undefined){
let data4 = data.options;
if(Array.isArray(data4)){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/options","minItems",{limit: 1}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBonusOption(data4[i0], {instancePath:instancePath+"/options/" + i0}))){
vErrors = vErrors === null ? validateBonusOption.errors : vErrors.concat(validateBonusOption.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/options","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateBonusChoice.errors = vErrors;
return errors === 0;
}

function validateBonusOption(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.productImageURL === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productImageURL"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.chosen === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "chosen"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "sku") || (key0 === "productId")) || (key0 === "name")) || (key0 === "color")) || (key0 === "size")) || (key0 === "productImageURL")) || (key0 === "available")) || (key0 === "chosen"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.productImageURL !== undefined){
let data5 = data.productImageURL;
if(typeof data5 === "string"){
if(!(isMediaUrl(data5))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.chosen !== undefined){
if(typeof data.chosen !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/chosen","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateBonusOption.errors = vErrors;
return errors === 0;
}

function validateCardInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "payment_method_id") || (key0 === "sessionId")) || (key0 === "token")) || (key0 === "savedPaymentId")) || (key0 === "save")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("CREDIT_CARD" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "CREDIT_CARD"}));
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId"}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(!(validatePaymentToken(data.token, {instancePath:instancePath+"/token"}))){
vErrors = vErrors === null ? validatePaymentToken.errors : vErrors.concat(validatePaymentToken.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
if(typeof data.save !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/save","type",{type: "boolean"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "version"}));
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.taxIncluded === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "taxIncluded"}));
errors++;
}
if(data.totalItems === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalItems"}));
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totals"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
if(data.payment_instruments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_instruments"}));
errors++;
}
if(data.shippingMethods === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingMethods"}));
errors++;
}
if(data.couponItems === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "couponItems"}));
errors++;
}
if(data.orderPromotions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderPromotions"}));
errors++;
}
if(data.promoSummary === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promoSummary"}));
errors++;
}
if(data.approachingDiscount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "approachingDiscount"}));
errors++;
}
if(data.flash === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "flash"}));
errors++;
}
if(data.customerNotifications === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customerNotifications"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant5, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateBasketId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validateCartVersion(data.version, {instancePath:instancePath+"/version"}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/status","type",{type: "string"}));
errors++;
}
if(!(((data2 === "open") || (data2 === "processing")) || (data2 === "ordered"))){
(vErrors ??= []).push(fault(instancePath+"/status","enum",{allowedValues: constant6}));
errors++;
}
}
if(data.orderId !== undefined){
if(!(validateOrderId(data.orderId, {instancePath:instancePath+"/orderId"}))){
vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.taxIncluded !== undefined){
if(typeof data.taxIncluded !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/taxIncluded","type",{type: "boolean"}));
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if(typeof data6 === "string"){
if(data6.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data6))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.totalItems !== undefined){
let data7 = data.totalItems;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/totalItems","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/totalItems","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.totals !== undefined){
if(!(validateTotals(data.totals, {instancePath:instancePath+"/totals"}))){
vErrors = vErrors === null ? validateTotals.errors : vErrors.concat(validateTotals.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCartItem(data9[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateCartItem.errors : vErrors.concat(validateCartItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.payment_instruments !== undefined){
let data11 = data.payment_instruments;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validatePaymentInstrument(data11[i1], {instancePath:instancePath+"/payment_instruments/" + i1}))){
vErrors = vErrors === null ? validatePaymentInstrument.errors : vErrors.concat(validatePaymentInstrument.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/payment_instruments","type",{type: "array"}));
errors++;
}
}
if(data.shippingMethods !== undefined){
let data13 = data.shippingMethods;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validateShipmentMethods(data13[i2], {instancePath:instancePath+"/shippingMethods/" + i2}))){
vErrors = vErrors === null ? validateShipmentMethods.errors : vErrors.concat(validateShipmentMethods.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/shippingMethods","type",{type: "array"}));
errors++;
}
}
if(data.shippingAddress !== undefined){
if(!(validateAddress(data.shippingAddress, {instancePath:instancePath+"/shippingAddress"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.billingAddress !== undefined){
if(!(validateAddress(data.billingAddress, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.couponItems !== undefined){
let data18 = data.couponItems;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validateCouponItem(data18[i3], {instancePath:instancePath+"/couponItems/" + i3}))){
vErrors = vErrors === null ? validateCouponItem.errors : vErrors.concat(validateCouponItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/couponItems","type",{type: "array"}));
errors++;
}
}
if(data.earnablePoints !== undefined){
let data20 = data.earnablePoints;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push(fault(instancePath+"/earnablePoints","type",{type: "integer"}));
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push(fault(instancePath+"/earnablePoints","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.loyaltyVoucher !== undefined){
if(!(validateLoyaltyVoucher(data.loyaltyVoucher, {instancePath:instancePath+"/loyaltyVoucher"}))){
vErrors = vErrors === null ? validateLoyaltyVoucher.errors : vErrors.concat(validateLoyaltyVoucher.errors);
errors = vErrors.length;
}
}
if(data.bonusChoices !== undefined){
let data22 = data.bonusChoices;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
if(!(validateBonusChoice(data22[i4], {instancePath:instancePath+"/bonusChoices/" + i4}))){
vErrors = vErrors === null ? validateBonusChoice.errors : vErrors.concat(validateBonusChoice.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/bonusChoices","type",{type: "array"}));
errors++;
}
}
if(data.priceAdjustments !== undefined){
let data24 = data.priceAdjustments;
if(Array.isArray(data24)){
const len5 = data24.length;
for(let i5=0; i5<len5; i5++){
if(!(validatePriceAdjustment(data24[i5], {instancePath:instancePath+"/priceAdjustments/" + i5}))){
vErrors = vErrors === null ? validatePriceAdjustment.errors : vErrors.concat(validatePriceAdjustment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/priceAdjustments","type",{type: "array"}));
errors++;
}
}
if(data.deliveryChanges !== undefined){
let data26 = data.deliveryChanges;
if(Array.isArray(data26)){
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
if(!(validateDeliveryChange(data26[i6], {instancePath:instancePath+"/deliveryChanges/" + i6}))){
vErrors = vErrors === null ? validateDeliveryChange.errors : vErrors.concat(validateDeliveryChange.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/deliveryChanges","type",{type: "array"}));
errors++;
}
}
if(data.reservedUntil !== undefined){
let data28 = data.reservedUntil;
if(typeof data28 === "string"){
if(!(isDateTime(data28))){
(vErrors ??= []).push(fault(instancePath+"/reservedUntil","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reservedUntil","type",{type: "string"}));
errors++;
}
}
if(data.orderPromotions !== undefined){
let data29 = data.orderPromotions;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
if(!(validateOrderPromotion(data29[i7], {instancePath:instancePath+"/orderPromotions/" + i7}))){
vErrors = vErrors === null ? validateOrderPromotion.errors : vErrors.concat(validateOrderPromotion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderPromotions","type",{type: "array"}));
errors++;
}
}
if(data.promoSummary !== undefined){
let data31 = data.promoSummary;
if(Array.isArray(data31)){
const len8 = data31.length;
for(let i8=0; i8<len8; i8++){
if(!(validatePromoSummaryEntry(data31[i8], {instancePath:instancePath+"/promoSummary/" + i8}))){
vErrors = vErrors === null ? validatePromoSummaryEntry.errors : vErrors.concat(validatePromoSummaryEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promoSummary","type",{type: "array"}));
errors++;
}
}
if(data.approachingDiscount !== undefined){
let data33 = data.approachingDiscount;
if(Array.isArray(data33)){
const len9 = data33.length;
for(let i9=0; i9<len9; i9++){
if(!(validateApproachingDiscount(data33[i9], {instancePath:instancePath+"/approachingDiscount/" + i9}))){
vErrors = vErrors === null ? validateApproachingDiscount.errors : vErrors.concat(validateApproachingDiscount.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/approachingDiscount","type",{type: "array"}));
errors++;
}
}
if(data.flash !== undefined){
let data35 = data.flash;
if(Array.isArray(data35)){
const len10 = data35.length;
for(let i10=0; i10<len10; i10++){
if(!(validateFlashMessage(data35[i10], {instancePath:instancePath+"/flash/" + i10}))){
vErrors = vErrors === null ? validateFlashMessage.errors : vErrors.concat(validateFlashMessage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/flash","type",{type: "array"}));
errors++;
}
}
if(data.customerNotifications !== undefined){
let data37 = data.customerNotifications;
if(Array.isArray(data37)){
const len11 = data37.length;
for(let i11=0; i11<len11; i11++){
if(!(validateCustomerNotification(data37[i11], {instancePath:instancePath+"/customerNotifications/" + i11}))){
vErrors = vErrors === null ? validateCustomerNotification.errors : vErrors.concat(validateCustomerNotification.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customerNotifications","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCart.errors = vErrors;
return errors === 0;
}

function validateCartItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.upc === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "upc"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.maxQty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "maxQty"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.pdpUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pdpUrl"}));
errors++;
}
if(data.productImageURL === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productImageURL"}));
errors++;
}
if(data.availability === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "availability"}));
errors++;
}
if(data.shippingOptions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingOptions"}));
errors++;
}
if(data.isDigitalProduct === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isDigitalProduct"}));
errors++;
}
if(data.bonus === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "bonus"}));
errors++;
}
if(data.isCustoms === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isCustoms"}));
errors++;
}
if(data.taxTotal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "taxTotal"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant7, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.upc !== undefined){
let data4 = data.upc;
if(typeof data4 === "string"){
if(!constant8.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/upc","pattern",{pattern: "^[0-9]{12,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/upc","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.fitType !== undefined){
if(!(validateChosenOption(data.fitType, {instancePath:instancePath+"/fitType"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.maxQty !== undefined){
if(!(validateQuantity(data.maxQty, {instancePath:instancePath+"/maxQty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.availability !== undefined){
if(!(validateItemAvailability(data.availability, {instancePath:instancePath+"/availability"}))){
vErrors = vErrors === null ? validateItemAvailability.errors : vErrors.concat(validateItemAvailability.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateItemPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateItemPrice.errors : vErrors.concat(validateItemPrice.errors);
errors = vErrors.length;
}
}
if(data.pdpUrl !== undefined){
let data13 = data.pdpUrl;
if(typeof data13 === "string"){
if(!(isLink(data13))){
(vErrors ??= []).push(fault(instancePath+"/pdpUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pdpUrl","type",{type: "string"}));
errors++;
}
}
if(data.productImageURL !== undefined){
let data14 = data.productImageURL;
if(typeof data14 === "string"){
if(!(isMediaUrl(data14))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
}
}
if(data.shippingOptions !== undefined){
let data15 = data.shippingOptions;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validateShippingOption(data15[i0], {instancePath:instancePath+"/shippingOptions/" + i0}))){
vErrors = vErrors === null ? validateShippingOption.errors : vErrors.concat(validateShippingOption.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/shippingOptions","type",{type: "array"}));
errors++;
}
}
if(data.isDigitalProduct !== undefined){
if(typeof data.isDigitalProduct !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDigitalProduct","type",{type: "boolean"}));
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.giftCardBounds !== undefined){
if(!(validateGiftCardBounds(data.giftCardBounds, {instancePath:instancePath+"/giftCardBounds"}))){
vErrors = vErrors === null ? validateGiftCardBounds.errors : vErrors.concat(validateGiftCardBounds.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.bonus !== undefined){
if(typeof data.bonus !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/bonus","type",{type: "boolean"}));
errors++;
}
}
if(data.promotionId !== undefined){
let data25 = data.promotionId;
if(typeof data25 === "string"){
if(data25.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotions !== undefined){
let data26 = data.promotions;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validateOrderPromotion(data26[i1], {instancePath:instancePath+"/promotions/" + i1}))){
vErrors = vErrors === null ? validateOrderPromotion.errors : vErrors.concat(validateOrderPromotion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotions","type",{type: "array"}));
errors++;
}
}
if(data.isCustoms !== undefined){
if(typeof data.isCustoms !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isCustoms","type",{type: "boolean"}));
errors++;
}
}
if(data.taxTotal !== undefined){
if(!(validateMoney(data.taxTotal, {instancePath:instancePath+"/taxTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.variants !== undefined){
let data30 = data.variants;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validateItemVariant(data30[i2], {instancePath:instancePath+"/variants/" + i2}))){
vErrors = vErrors === null ? validateItemVariant.errors : vErrors.concat(validateItemVariant.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCartItem.errors = vErrors;
return errors === 0;
}

function validateCartVersion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
validateCartVersion.errors = vErrors;
return errors === 0;
}

function validateChallengeResult(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authenticationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "authenticationId"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "authenticationId") || (key0 === "result"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.authenticationId !== undefined){
if(!(validateAuthenticationId(data.authenticationId, {instancePath:instancePath+"/authenticationId"}))){
vErrors = vErrors === null ? validateAuthenticationId.errors : vErrors.concat(validateAuthenticationId.errors);
errors = vErrors.length;
}
}
if(data.result !== undefined){
let data1 = data.result;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/result","type",{type: "string"}));
errors++;
}
if(!((((data1 === "completed") || (data1 === "cancelled")) || (data1 === "failed")) || (data1 === "timedOut"))){
(vErrors ??= []).push(fault(instancePath+"/result","enum",{allowedValues: constant9}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateChallengeResult.errors = vErrors;
return errors === 0;
}

function validateChangedItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"});
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "itemId") || (key0 === "qty")) || (key0 === "sku")) || (key0 === "giftOption")) || (key0 === "giftCardAmount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
let data3 = data.giftOption;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validateGiftOption(data3, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push(fault(instancePath+"/giftOption","type",{type: "null"}));
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/giftOption",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateChangedItem.errors = vErrors;
return errors === 0;
}

function validateContactField(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((data === "recipientFirstName") || (data === "recipientLastName")) || (data === "recipientContactEmail")) || (data === "recipientContactPhone"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant10}));
errors++;
}
validateContactField.errors = vErrors;
return errors === 0;
}

function validateCouponCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCouponCode.errors = vErrors;
return errors === 0;
}

function validateCouponId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCouponId.errors = vErrors;
return errors === 0;
}

function validateCouponItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.applied === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "applied"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant11, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateCouponId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateCouponId.errors : vErrors.concat(validateCouponId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateCouponCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateCouponCode.errors : vErrors.concat(validateCouponCode.errors);
errors = vErrors.length;
}
}
if(data.applied !== undefined){
if(typeof data.applied !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/applied","type",{type: "boolean"}));
errors++;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotionName !== undefined){
let data4 = data.promotionName;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionName","type",{type: "string"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.errorId !== undefined){
let data6 = data.errorId;
if(typeof data6 === "string"){
if(!constant12.test(data6)){
(vErrors ??= []).push(fault(instancePath+"/errorId","pattern",{pattern: "^PRM[0-9]{3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorId","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
if(data.remaining !== undefined){
if(!(validateMoney(data.remaining, {instancePath:instancePath+"/remaining"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCouponItem.errors = vErrors;
return errors === 0;
}

function validateCouponReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.couponId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "couponId"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "couponId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.couponId !== undefined){
if(!(validateCouponId(data.couponId, {instancePath:instancePath+"/couponId"}))){
vErrors = vErrors === null ? validateCouponId.errors : vErrors.concat(validateCouponId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCouponReference.errors = vErrors;
return errors === 0;
}

function validateCustomerNotification(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "level"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "level")) || (key0 === "message"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/code","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/level","type",{type: "string"}));
errors++;
}
if(!(((data1 === "info") || (data1 === "success")) || (data1 === "warning"))){
(vErrors ??= []).push(fault(instancePath+"/level","enum",{allowedValues: constant13}));
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/message","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCustomerNotification.errors = vErrors;
return errors === 0;
}

function validateDeliveryChoice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "storeId")) || (key0 === "collectionPointId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.collectionPointId !== undefined){
if(!(validateCollectionPointId(data.collectionPointId, {instancePath:instancePath+"/collectionPointId"}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDeliveryChoice.errors = vErrors;
return errors === 0;
}

function validateDeviceFingerprint(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.colorDepth === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "colorDepth"}));
errors++;
}
if(data.screenWidth === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "screenWidth"}));
errors++;
}
if(data.screenHeight === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "screenHeight"}));
errors++;
}
if(data.timeZoneOffset === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "timeZoneOffset"}));
errors++;
}
if(data.challengeWindowSize === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "challengeWindowSize"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "basketId") || (key0 === "language")) || (key0 === "colorDepth")) || (key0 === "screenWidth")) || (key0 === "screenHeight")) || (key0 === "timeZoneOffset")) || (key0 === "challengeWindowSize"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(data1.length > 35){
(vErrors ??= []).push(fault(instancePath+"/language","maxLength",{limit: 35}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/language","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/language","type",{type: "string"}));
errors++;
}
}
if(data.colorDepth !== undefined){
let data2 = data.colorDepth;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/colorDepth","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/colorDepth","maximum",{comparison: "<=", limit: 99}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/colorDepth","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.screenWidth !== undefined){
let data3 = data.screenWidth;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/screenWidth","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/screenWidth","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/screenWidth","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.screenHeight !== undefined){
let data4 = data.screenHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/screenHeight","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/screenHeight","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/screenHeight","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.timeZoneOffset !== undefined){
let data5 = data.timeZoneOffset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(fault(instancePath+"/timeZoneOffset","type",{type: "integer"}));
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1440 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/timeZoneOffset","maximum",{comparison: "<=", limit: 1440}));
errors++;
}
if(data5 < -1440 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/timeZoneOffset","minimum",{comparison: ">=", limit: -1440}));
errors++;
}
}
}
if(data.challengeWindowSize !== undefined){
if(!(validateChallengeWindowSize(data.challengeWindowSize, {instancePath:instancePath+"/challengeWindowSize"}))){
vErrors = vErrors === null ? validateChallengeWindowSize.errors : vErrors.concat(validateChallengeWindowSize.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDeviceFingerprint.errors = vErrors;
return errors === 0;
}

function validateGiftCardBalance(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "balance"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "last4"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "balance") || (key0 === "currency")) || (key0 === "last4")) || (key0 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.balance !== undefined){
if(!(validateMoney(data.balance, {instancePath:instancePath+"/balance"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.last4 !== undefined){
let data2 = data.last4;
if(typeof data2 === "string"){
if(!constant14.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/last4","pattern",{pattern: "^[0-9]{4}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/last4","type",{type: "string"}));
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/expiresAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expiresAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardBalance.errors = vErrors;
return errors === 0;
}

function validateGiftCardBounds(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "min"}));
errors++;
}
if(data.max === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "max"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "min") || (key0 === "max"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.min !== undefined){
if(!(validateMoney(data.min, {instancePath:instancePath+"/min"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validateMoney(data.max, {instancePath:instancePath+"/max"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardBounds.errors = vErrors;
return errors === 0;
}

function validateGiftCardDigits(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateGiftCardDigits.errors = vErrors;
return errors === 0;
}

function validateGiftCardInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "number"}));
errors++;
}
if(data.pin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pin"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "number")) || (key0 === "pin")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("GIFT_CARD" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "GIFT_CARD"}));
errors++;
}
}
if(data.number !== undefined){
if(!(validateGiftCardDigits(data.number, {instancePath:instancePath+"/number"}))){
vErrors = vErrors === null ? validateGiftCardDigits.errors : vErrors.concat(validateGiftCardDigits.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
if(!(validateGiftCardPin(data.pin, {instancePath:instancePath+"/pin"}))){
vErrors = vErrors === null ? validateGiftCardPin.errors : vErrors.concat(validateGiftCardPin.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateGiftCardNumber(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "number"}));
errors++;
}
if(data.pin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pin"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "number") || (key0 === "pin"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.number !== undefined){
if(!(validateGiftCardDigits(data.number, {instancePath:instancePath+"/number"}))){
vErrors = vErrors === null ? validateGiftCardDigits.errors : vErrors.concat(validateGiftCardDigits.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
if(!(validateGiftCardPin(data.pin, {instancePath:instancePath+"/pin"}))){
vErrors = vErrors === null ? validateGiftCardPin.errors : vErrors.concat(validateGiftCardPin.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardNumber.errors = vErrors;
return errors === 0;
}

function validateGiftCardPin(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 12){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 12}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateGiftCardPin.errors = vErrors;
return errors === 0;
}

function validateItemAvailability(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "quantity"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "quantity"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data0 === "InStock") || (data0 === "LowStock")) || (data0 === "OutOfStock"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant15}));
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/quantity","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/quantity","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateItemAvailability.errors = vErrors;
return errors === 0;
}

function validateItemReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "itemId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateItemReference.errors = vErrors;
return errors === 0;
}

function validateItemVariant(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.attributes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "attributes"}));
errors++;
}
if(data.productInventoryState === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productInventoryState"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "attributes")) || (key0 === "productInventoryState"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateSku(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined){
if(!(validateVariantAttributes(data.attributes, {instancePath:instancePath+"/attributes"}))){
vErrors = vErrors === null ? validateVariantAttributes.errors : vErrors.concat(validateVariantAttributes.errors);
errors = vErrors.length;
}
}
if(data.productInventoryState !== undefined){
if(!(validateProductInventoryState(data.productInventoryState, {instancePath:instancePath+"/productInventoryState"}))){
vErrors = vErrors === null ? validateProductInventoryState.errors : vErrors.concat(validateProductInventoryState.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateItemVariant.errors = vErrors;
return errors === 0;
}

function validateLoyaltyPointsInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "points"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("LOYALTY_POINTS" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "LOYALTY_POINTS"}));
errors++;
}
}
if(data.points !== undefined){
let data1 = data.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/points","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLoyaltyPointsInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateNewItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateNewSku(data, {instancePath}))){
vErrors = vErrors === null ? validateNewSku.errors : vErrors.concat(validateNewSku.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validateNewProduct(data, {instancePath}))){
vErrors = vErrors === null ? validateNewProduct.errors : vErrors.concat(validateNewProduct.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateNewItem.errors = vErrors;
return errors === 0;
}

function validateNewProduct(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "product"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "product") || (key0 === "qty")) || (key0 === "giftOption")) || (key0 === "giftCardAmount")) || (key0 === "delivery")) || (key0 === "recipeId")) || (key0 === "precreatedCustomsCode"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.product !== undefined){
if(!(validateSku(data.product, {instancePath:instancePath+"/product"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery"}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewProduct.errors = vErrors;
return errors === 0;
}

function validateNewSku(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sku") || (key0 === "qty")) || (key0 === "giftOption")) || (key0 === "giftCardAmount")) || (key0 === "delivery")) || (key0 === "recipeId")) || (key0 === "precreatedCustomsCode"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery"}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewSku.errors = vErrors;
return errors === 0;
}

function validateOrderPatch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validateChallengeResult(data, {instancePath}))){
vErrors = vErrors === null ? validateChallengeResult.errors : vErrors.concat(validateChallengeResult.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(!(validateAddressChange(data, {instancePath}))){
vErrors = vErrors === null ? validateAddressChange.errors : vErrors.concat(validateAddressChange.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateOrderPatch.errors = vErrors;
return errors === 0;
}

function validateOrderPaymentChoice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validatePaymentInstrumentReference(data, {instancePath}))){
vErrors = vErrors === null ? validatePaymentInstrumentReference.errors : vErrors.concat(validatePaymentInstrumentReference.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs3 = errors;
if(!(validatePaymentInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validatePaymentInstrumentInput.errors : vErrors.concat(validatePaymentInstrumentInput.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
validateOrderPaymentChoice.errors = vErrors;
return errors === 0;
}

function validatePayLaterInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessionId"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "sessionId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("PAY_LATER" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "PAY_LATER"}));
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId"}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePayLaterInstrumentInput.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.payment_method_id;
if(typeof tag0 == "string"){
if(tag0 === "CREDIT_CARD"){
if(!(validateCardInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateCardInstrumentInput.errors : vErrors.concat(validateCardInstrumentInput.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "GIFT_CARD"){
if(!(validateGiftCardInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateGiftCardInstrumentInput.errors : vErrors.concat(validateGiftCardInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "REWARD_CODE"){
if(!(validateRewardCodeInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateRewardCodeInstrumentInput.errors : vErrors.concat(validateRewardCodeInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "REWARD_CARD"){
if(!(validateRewardCardInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateRewardCardInstrumentInput.errors : vErrors.concat(validateRewardCardInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "LOYALTY_POINTS"){
if(!(validateLoyaltyPointsInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateLoyaltyPointsInstrumentInput.errors : vErrors.concat(validateLoyaltyPointsInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ATHLETES_PAYMENT"){
if(!(validateAthletesPaymentInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateAthletesPaymentInstrumentInput.errors : vErrors.concat(validateAthletesPaymentInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "PAY_LATER"){
if(!(validatePayLaterInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validatePayLaterInstrumentInput.errors : vErrors.concat(validatePayLaterInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "DIGITAL_WALLET"){
if(!(validateWalletInstrumentInput(data, {instancePath}))){
vErrors = vErrors === null ? validateWalletInstrumentInput.errors : vErrors.concat(validateWalletInstrumentInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "payment_method_id", tagValue: tag0},message:"value of tag \"payment_method_id\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "payment_method_id", tagValue: tag0},message:"tag \"payment_method_id\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentInstrumentInput.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrumentReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstrumentId"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentInstrumentId")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentInstrumentReference.errors = vErrors;
return errors === 0;
}

function validatePaymentMethod(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant16, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validatePaymentMethodId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
if(!(((((((data3 === "card") || (data3 === "giftCard")) || (data3 === "reward")) || (data3 === "loyaltyPoints")) || (data3 === "athlete")) || (data3 === "payLater")) || (data3 === "wallet"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant17}));
errors++;
}
}
if(data.brands !== undefined){
let data4 = data.brands;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCardBrand(data4[i0], {instancePath:instancePath+"/brands/" + i0}))){
vErrors = vErrors === null ? validateCardBrand.errors : vErrors.concat(validateCardBrand.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data4[i1], data4[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/brands",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/brands","type",{type: "array"}));
errors++;
}
}
if(data.minAmount !== undefined){
if(!(validateMoney(data.minAmount, {instancePath:instancePath+"/minAmount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.maxAmount !== undefined){
if(!(validateMoney(data.maxAmount, {instancePath:instancePath+"/maxAmount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.availableAmount !== undefined){
if(!(validateMoney(data.availableAmount, {instancePath:instancePath+"/availableAmount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data9 = data.points;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push(fault(instancePath+"/points","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.instalments !== undefined){
let data10 = data.instalments;
if(Array.isArray(data10)){
if(data10.length > 36){
(vErrors ??= []).push(fault(instancePath+"/instalments","maxItems",{limit: 36}));
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(!(validateInstalment(data10[i2], {instancePath:instancePath+"/instalments/" + i2}))){
vErrors = vErrors === null ? validateInstalment.errors : vErrors.concat(validateInstalment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/instalments","type",{type: "array"}));
errors++;
}
}
if(data.unavailable !== undefined){
if(!(validateUnavailableReason(data.unavailable, {instancePath:instancePath+"/unavailable"}))){
vErrors = vErrors === null ? validateUnavailableReason.errors : vErrors.concat(validateUnavailableReason.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentMethod.errors = vErrors;
return errors === 0;
}

function validatePaymentMethodsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentMethods === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentMethods"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentMethods")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentMethods !== undefined){
let data0 = data.paymentMethods;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePaymentMethod(data0[i0], {instancePath:instancePath+"/paymentMethods/" + i0}))){
vErrors = vErrors === null ? validatePaymentMethod.errors : vErrors.concat(validatePaymentMethod.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paymentMethods","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentMethodsAnswer.errors = vErrors;
return errors === 0;
}

function validatePaymentSession(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessionId"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.frameUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "frameUrl"}));
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "origin"}));
errors++;
}
if(data.expiresAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiresAt"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "sessionId") || (key0 === "type")) || (key0 === "frameUrl")) || (key0 === "redirectUrl")) || (key0 === "origin")) || (key0 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId"}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePaymentSessionType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validatePaymentSessionType.errors : vErrors.concat(validatePaymentSessionType.errors);
errors = vErrors.length;
}
}
if(data.frameUrl !== undefined){
let data2 = data.frameUrl;
if(typeof data2 === "string"){
if(!(isLink(data2))){
(vErrors ??= []).push(fault(instancePath+"/frameUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/frameUrl","type",{type: "string"}));
errors++;
}
}
if(data.redirectUrl !== undefined){
let data3 = data.redirectUrl;
if(typeof data3 === "string"){
if(!(isLink(data3))){
(vErrors ??= []).push(fault(instancePath+"/redirectUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/redirectUrl","type",{type: "string"}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validateOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validateOrigin.errors : vErrors.concat(validateOrigin.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
(vErrors ??= []).push(fault(instancePath+"/expiresAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expiresAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentSession.errors = vErrors;
return errors === 0;
}

function validatePaymentSessionType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "card") || (data === "paylater")) || (data === "wallet"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant0}));
errors++;
}
validatePaymentSessionType.errors = vErrors;
return errors === 0;
}

function validatePlacedOrder(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cartId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cartId"}));
errors++;
}
if(data.cartVersion === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cartVersion"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "cartId") || (key0 === "cartVersion")) || (key0 === "captchaResponse")) || (key0 === "billingAddress")) || (key0 === "paymentMethod")) || (key0 === "inStoreSalesInfo"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.cartId !== undefined){
if(!(validateBasketId(data.cartId, {instancePath:instancePath+"/cartId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.cartVersion !== undefined){
if(!(validateCartVersion(data.cartVersion, {instancePath:instancePath+"/cartVersion"}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
if(data.captchaResponse !== undefined){
let data2 = data.captchaResponse;
if(typeof data2 === "string"){
if(data2.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","maxLength",{limit: 4096}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","type",{type: "string"}));
errors++;
}
}
if(data.billingAddress !== undefined){
if(!(validateAddressInput(data.billingAddress, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.paymentMethod !== undefined){
if(!(validateOrderPaymentChoice(data.paymentMethod, {instancePath:instancePath+"/paymentMethod"}))){
vErrors = vErrors === null ? validateOrderPaymentChoice.errors : vErrors.concat(validateOrderPaymentChoice.errors);
errors = vErrors.length;
}
}
if(data.inStoreSalesInfo !== undefined){
if(!(validateInStoreSalesInfo(data.inStoreSalesInfo, {instancePath:instancePath+"/inStoreSalesInfo"}))){
vErrors = vErrors === null ? validateInStoreSalesInfo.errors : vErrors.concat(validateInStoreSalesInfo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePlacedOrder.errors = vErrors;
return errors === 0;
}

function validatePreparedOrder(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cartId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cartId"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "cartId") || (key0 === "cartVersion"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.cartId !== undefined){
if(!(validateBasketId(data.cartId, {instancePath:instancePath+"/cartId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.cartVersion !== undefined){
if(!(validateCartVersion(data.cartVersion, {instancePath:instancePath+"/cartVersion"}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePreparedOrder.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "value")) || (key0 === "reason")) || (key0 === "note"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if(!(validatePriceAdjustmentKind(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validatePriceAdjustmentKind.errors : vErrors.concat(validatePriceAdjustmentKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/value","maximum",{comparison: "<=", limit: 1000000}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "number"}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validatePriceAdjustmentReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validatePriceAdjustmentReason.errors : vErrors.concat(validatePriceAdjustmentReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validatePriceAdjustmentNote(data.note, {instancePath:instancePath+"/note"}))){
vErrors = vErrors === null ? validatePriceAdjustmentNote.errors : vErrors.concat(validatePriceAdjustmentNote.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePriceAdjustmentChange.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "itemId") || (key0 === "kind")) || (key0 === "value")) || (key0 === "reason")) || (key0 === "note"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validatePriceAdjustmentKind(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validatePriceAdjustmentKind.errors : vErrors.concat(validatePriceAdjustmentKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data2 = data.value;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/value","maximum",{comparison: "<=", limit: 1000000}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "number"}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validatePriceAdjustmentReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validatePriceAdjustmentReason.errors : vErrors.concat(validatePriceAdjustmentReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validatePriceAdjustmentNote(data.note, {instancePath:instancePath+"/note"}))){
vErrors = vErrors === null ? validatePriceAdjustmentNote.errors : vErrors.concat(validatePriceAdjustmentNote.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePriceAdjustmentInput.errors = vErrors;
return errors === 0;
}

function validateRewardCardInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "code")) || (key0 === "savedPaymentId")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("REWARD_CARD" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "REWARD_CARD"}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRewardCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateRewardCodeInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "code")) || (key0 === "savedPaymentId")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("REWARD_CODE" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "REWARD_CODE"}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRewardCodeInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateRowToSave(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "itemId") || (key0 === "saveForLaterId")) || (key0 === "productId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.saveForLaterId !== undefined){
if(!(validateSaveForLaterId(data.saveForLaterId, {instancePath:instancePath+"/saveForLaterId"}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRowToSave.errors = vErrors;
return errors === 0;
}

function validateSavedItemReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "listId"}));
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "listId") || (key0 === "id"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.listId !== undefined){
if(!(validateSaveForLaterId(data.listId, {instancePath:instancePath+"/listId"}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedItemReference.errors = vErrors;
return errors === 0;
}

function validateSavedItemToCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.saveForLaterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "saveForLaterId"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "basketId") || (key0 === "saveForLaterId")) || (key0 === "itemId")) || (key0 === "qty"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.saveForLaterId !== undefined){
if(!(validateSaveForLaterId(data.saveForLaterId, {instancePath:instancePath+"/saveForLaterId"}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedItemToCart.errors = vErrors;
return errors === 0;
}

function validateShipmentMethods(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
if(data.applicableShippingMethods === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "applicableShippingMethods"}));
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant18, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.applicableShippingMethods !== undefined){
let data2 = data.applicableShippingMethods;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateShippingMethod(data2[i0], {instancePath:instancePath+"/applicableShippingMethods/" + i0}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/applicableShippingMethods","type",{type: "array"}));
errors++;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo"}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
if(data.collectionPoint !== undefined){
if(!(validateCollectionPoint(data.collectionPoint, {instancePath:instancePath+"/collectionPoint"}))){
vErrors = vErrors === null ? validateCollectionPoint.errors : vErrors.concat(validateCollectionPoint.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.requiredContact !== undefined){
let data7 = data.requiredContact;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validateContactField(data7[i1], {instancePath:instancePath+"/requiredContact/" + i1}))){
vErrors = vErrors === null ? validateContactField.errors : vErrors.concat(validateContactField.errors);
errors = vErrors.length;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(equal(data7[i2], data7[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/requiredContact",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/requiredContact","type",{type: "array"}));
errors++;
}
}
if(data.readyBy !== undefined){
let data9 = data.readyBy;
if(typeof data9 === "string"){
if(!(isDateTime(data9))){
(vErrors ??= []).push(fault(instancePath+"/readyBy","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/readyBy","type",{type: "string"}));
errors++;
}
}
if(data.needsAddress !== undefined){
if(typeof data.needsAddress !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/needsAddress","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShipmentMethods.errors = vErrors;
return errors === 0;
}

function validateShippingAddressInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "shippingId") || (key0 === "address")) || (key0 === "contact")) || (key0 === "useAsBilling")) || (key0 === "captchaResponse"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.useAsBilling !== undefined){
if(typeof data.useAsBilling !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/useAsBilling","type",{type: "boolean"}));
errors++;
}
}
if(data.captchaResponse !== undefined){
let data4 = data.captchaResponse;
if(typeof data4 === "string"){
if(data4.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","maxLength",{limit: 4096}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShippingAddressInput.errors = vErrors;
return errors === 0;
}

function validateShippingMethodChoice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "basketId") || (key0 === "shippingId")) || (key0 === "code")) || (key0 === "itemIds")) || (key0 === "storeId")) || (key0 === "collectionPointId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.itemIds !== undefined){
let data3 = data.itemIds;
if(Array.isArray(data3)){
if(data3.length > 200){
(vErrors ??= []).push(fault(instancePath+"/itemIds","maxItems",{limit: 200}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemIds","minItems",{limit: 1}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateItemId(data3[i0], {instancePath:instancePath+"/itemIds/" + i0}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data3[i1], data3[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/itemIds",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemIds","type",{type: "array"}));
errors++;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.collectionPointId !== undefined){
if(!(validateCollectionPointId(data.collectionPointId, {instancePath:instancePath+"/collectionPointId"}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShippingMethodChoice.errors = vErrors;
return errors === 0;
}

function validateShippingOption(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selected === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "selected"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.shippingMethod === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingMethod"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "selected") || (key0 === "available")) || (key0 === "shippingMethod")) || (key0 === "storeInfo"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.selected !== undefined){
if(typeof data.selected !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/selected","type",{type: "boolean"}));
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.shippingMethod !== undefined){
if(!(validateShippingMethod(data.shippingMethod, {instancePath:instancePath+"/shippingMethod"}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo"}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShippingOption.errors = vErrors;
return errors === 0;
}

function validateUnavailableReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((data === "BELOW_MINIMUM") || (data === "ABOVE_MAXIMUM")) || (data === "COUNTRY")) || (data === "CURRENCY")) || (data === "GIFT_CARDS_IN_CART")) || (data === "SIGN_IN")) || (data === "MEMBERS_ONLY")) || (data === "NO_BALANCE")) || (data === "ATHLETE_CREDIT_FIRST")) || (data === "NOTHING_TO_PAY"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant19}));
errors++;
}
validateUnavailableReason.errors = vErrors;
return errors === 0;
}

function validateWalletInstrumentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
if(data.sessionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessionId"}));
errors++;
}
if(data.token === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "token"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "payment_method_id") || (key0 === "sessionId")) || (key0 === "token"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.payment_method_id !== undefined){
if("DIGITAL_WALLET" !== data.payment_method_id){
(vErrors ??= []).push(fault(instancePath+"/payment_method_id","const",{allowedValue: "DIGITAL_WALLET"}));
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId"}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(!(validatePaymentToken(data.token, {instancePath:instancePath+"/token"}))){
vErrors = vErrors === null ? validatePaymentToken.errors : vErrors.concat(validatePaymentToken.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateWalletInstrumentInput.errors = vErrors;
return errors === 0;
}

export {
  coerceGetCartQuery as getCartQuery,
  coerceGetCartQuery,
  coerceGetPaymentSessionQuery as getPaymentSessionQuery,
  coerceGetPaymentSessionQuery,
  coerceGetShippingMethodsParams as getShippingMethodsParams,
  coerceGetShippingMethodsParams,
  coerceParams_d9ae0098 as addBillingAddressParams,
  coerceParams_d9ae0098 as addPaymentInstrumentParams,
  coerceParams_d9ae0098 as addPriceAdjustmentParams,
  coerceParams_d9ae0098 as addShippingAddressParams,
  coerceParams_d9ae0098 as applyRewardParams,
  coerceParams_d9ae0098 as getCartParams,
  coerceParams_d9ae0098 as getPaymentMethodsParams,
  coerceParams_d9ae0098 as moveToSaveForLaterParams,
  coerceParams_d9ae0098 as removeBillingAddressParams,
  coerceParams_d9ae0098 as removePaymentInstrumentParams,
  coerceParams_d9ae0098 as removeShippingAddressParams,
  coerceParams_d9ae0098 as updateItemParams,
  coerceParams_d9ae0098 as validateShippingAddressParams,
  coerceParams_d9ae0098,
  coerceParams_fec97673 as changePriceAdjustmentParams,
  coerceParams_fec97673 as removePriceAdjustmentParams,
  coerceParams_fec97673,
  coercePatchOrderParams as patchOrderParams,
  coercePatchOrderParams,
  coercePaymentSessionType,
  coerceQuery_49692193 as addItemQuery,
  coerceQuery_49692193 as createCartWithItemQuery,
  coerceQuery_49692193 as placeOrderQuery,
  coerceQuery_49692193 as prepareOrderQuery,
  coerceQuery_49692193 as setShippingMethodQuery,
  coerceQuery_49692193 as updateItemQuery,
  coerceQuery_49692193,
  coerceRemoveSavedItemParams as removeSavedItemParams,
  coerceRemoveSavedItemParams,
  coerceReserveWithItemQuery as reserveWithItemQuery,
  coerceReserveWithItemQuery,
  validateAddedItem as addItemBody,
  validateAddedItem,
  validateAddedProduct,
  validateAddedSku,
  validateAddressChange,
  validateAddressDraft,
  validateAddressFault,
  validateAddressReference as removeBillingAddressBody,
  validateAddressReference as removeShippingAddressBody,
  validateAddressReference,
  validateAddressToValidate as validateShippingAddressBody,
  validateAddressToValidate,
  validateAddressValidation as validateShippingAddress200,
  validateAddressValidation,
  validateAppliedCoupon as applyCouponBody,
  validateAppliedCoupon,
  validateAppliedReward as applyRewardBody,
  validateAppliedReward,
  validateApproachingDiscount,
  validateAthletesPaymentInstrumentInput,
  validateBillingAddressInput as addBillingAddressBody,
  validateBillingAddressInput,
  validateBonusChoice,
  validateBonusOption,
  validateCardInstrumentInput,
  validateCart as addBillingAddress200,
  validateCart as addItem200,
  validateCart as addPaymentInstrument200,
  validateCart as addPriceAdjustment200,
  validateCart as addShippingAddress200,
  validateCart as applyCoupon200,
  validateCart as applyReward200,
  validateCart as changePriceAdjustment200,
  validateCart as createCart201,
  validateCart as createCartWithItem201,
  validateCart as getCart200,
  validateCart as prepareOrder200,
  validateCart as removeBillingAddress200,
  validateCart as removeCoupon200,
  validateCart as removeItem200,
  validateCart as removePaymentInstrument200,
  validateCart as removePriceAdjustment200,
  validateCart as removeShippingAddress200,
  validateCart as reserveWithItem201,
  validateCart as setShippingMethod200,
  validateCart as updateItem200,
  validateCart as updateSaveForLater200,
  validateCart,
  validateCartItem,
  validateCartVersion,
  validateChallengeResult,
  validateChangedItem as updateItemBody,
  validateChangedItem,
  validateContactField,
  validateCouponCode,
  validateCouponId,
  validateCouponItem,
  validateCouponReference as removeCouponBody,
  validateCouponReference,
  validateCustomerNotification,
  validateDeliveryChoice,
  validateDeviceFingerprint as sendDeviceFingerprintBody,
  validateDeviceFingerprint,
  validateGiftCardBalance as getGiftCardBalance200,
  validateGiftCardBalance,
  validateGiftCardBounds,
  validateGiftCardDigits,
  validateGiftCardInstrumentInput,
  validateGiftCardNumber as getGiftCardBalanceBody,
  validateGiftCardNumber,
  validateGiftCardPin,
  validateItemAvailability,
  validateItemReference as removeItemBody,
  validateItemReference,
  validateItemVariant,
  validateLoyaltyPointsInstrumentInput,
  validateNewItem as createCartWithItemBody,
  validateNewItem,
  validateNewProduct,
  validateNewSku,
  validateOrderPatch as patchOrderBody,
  validateOrderPatch,
  validateOrderPaymentChoice,
  validatePayLaterInstrumentInput,
  validatePaymentInstrumentInput as addPaymentInstrumentBody,
  validatePaymentInstrumentInput,
  validatePaymentInstrumentReference as removePaymentInstrumentBody,
  validatePaymentInstrumentReference,
  validatePaymentMethod,
  validatePaymentMethodsAnswer as getPaymentMethods200,
  validatePaymentMethodsAnswer,
  validatePaymentSession as getPaymentSession200,
  validatePaymentSession,
  validatePaymentSessionType,
  validatePlacedOrder as placeOrderBody,
  validatePlacedOrder,
  validatePreparedOrder as prepareOrderBody,
  validatePreparedOrder,
  validatePriceAdjustmentChange as changePriceAdjustmentBody,
  validatePriceAdjustmentChange,
  validatePriceAdjustmentInput as addPriceAdjustmentBody,
  validatePriceAdjustmentInput,
  validateRewardCardInstrumentInput,
  validateRewardCodeInstrumentInput,
  validateRowToSave as moveToSaveForLaterBody,
  validateRowToSave,
  validateSavedItemReference as moveToSaveForLater201,
  validateSavedItemReference,
  validateSavedItemToCart as updateSaveForLaterBody,
  validateSavedItemToCart,
  validateShipmentMethods as getShippingMethods200,
  validateShipmentMethods,
  validateShippingAddressInput as addShippingAddressBody,
  validateShippingAddressInput,
  validateShippingMethodChoice as setShippingMethodBody,
  validateShippingMethodChoice,
  validateShippingOption,
  validateUnavailableReason,
  validateWalletInstrumentInput,
};
export {
  coerceHeaders_9032cc16 as placeOrderHeaders,
  coerceHeaders_d1e47cfd as addBillingAddressHeaders,
  coerceHeaders_d1e47cfd as addItemHeaders,
  coerceHeaders_d1e47cfd as addPaymentInstrumentHeaders,
  coerceHeaders_d1e47cfd as addPriceAdjustmentHeaders,
  coerceHeaders_d1e47cfd as addShippingAddressHeaders,
  coerceHeaders_d1e47cfd as applyCouponHeaders,
  coerceHeaders_d1e47cfd as applyRewardHeaders,
  coerceHeaders_d1e47cfd as changePriceAdjustmentHeaders,
  coerceHeaders_d1e47cfd as createCartHeaders,
  coerceHeaders_d1e47cfd as createCartWithItemHeaders,
  coerceHeaders_d1e47cfd as getCartHeaders,
  coerceHeaders_d1e47cfd as getGiftCardBalanceHeaders,
  coerceHeaders_d1e47cfd as getPaymentMethodsHeaders,
  coerceHeaders_d1e47cfd as getPaymentSessionHeaders,
  coerceHeaders_d1e47cfd as getShippingMethodsHeaders,
  coerceHeaders_d1e47cfd as moveToSaveForLaterHeaders,
  coerceHeaders_d1e47cfd as patchOrderHeaders,
  coerceHeaders_d1e47cfd as prepareOrderHeaders,
  coerceHeaders_d1e47cfd as removeBillingAddressHeaders,
  coerceHeaders_d1e47cfd as removeCouponHeaders,
  coerceHeaders_d1e47cfd as removeItemHeaders,
  coerceHeaders_d1e47cfd as removePaymentInstrumentHeaders,
  coerceHeaders_d1e47cfd as removePriceAdjustmentHeaders,
  coerceHeaders_d1e47cfd as removeSavedItemHeaders,
  coerceHeaders_d1e47cfd as removeShippingAddressHeaders,
  coerceHeaders_d1e47cfd as reserveWithItemHeaders,
  coerceHeaders_d1e47cfd as sendDeviceFingerprintHeaders,
  coerceHeaders_d1e47cfd as setShippingMethodHeaders,
  coerceHeaders_d1e47cfd as updateItemHeaders,
  coerceHeaders_d1e47cfd as updateSaveForLaterHeaders,
  coerceHeaders_d1e47cfd as validateShippingAddressHeaders,
  coerceQuery_a303e847 as addBillingAddressQuery,
  coerceQuery_a303e847 as addPaymentInstrumentQuery,
  coerceQuery_a303e847 as addPriceAdjustmentQuery,
  coerceQuery_a303e847 as addShippingAddressQuery,
  coerceQuery_a303e847 as applyCouponQuery,
  coerceQuery_a303e847 as applyRewardQuery,
  coerceQuery_a303e847 as changePriceAdjustmentQuery,
  coerceQuery_a303e847 as createCartQuery,
  coerceQuery_a303e847 as getGiftCardBalanceQuery,
  coerceQuery_a303e847 as getPaymentMethodsQuery,
  coerceQuery_a303e847 as getShippingMethodsQuery,
  coerceQuery_a303e847 as moveToSaveForLaterQuery,
  coerceQuery_a303e847 as patchOrderQuery,
  coerceQuery_a303e847 as removeBillingAddressQuery,
  coerceQuery_a303e847 as removeCouponQuery,
  coerceQuery_a303e847 as removeItemQuery,
  coerceQuery_a303e847 as removePaymentInstrumentQuery,
  coerceQuery_a303e847 as removePriceAdjustmentQuery,
  coerceQuery_a303e847 as removeSavedItemQuery,
  coerceQuery_a303e847 as removeShippingAddressQuery,
  coerceQuery_a303e847 as sendDeviceFingerprintQuery,
  coerceQuery_a303e847 as updateSaveForLaterQuery,
  coerceQuery_a303e847 as validateShippingAddressQuery,
  validateErrorAnswer as addBillingAddress400,
  validateErrorAnswer as addBillingAddress401,
  validateErrorAnswer as addBillingAddress403,
  validateErrorAnswer as addBillingAddress404,
  validateErrorAnswer as addBillingAddress409,
  validateErrorAnswer as addBillingAddress429,
  validateErrorAnswer as addBillingAddress500,
  validateErrorAnswer as addItem400,
  validateErrorAnswer as addItem401,
  validateErrorAnswer as addItem403,
  validateErrorAnswer as addItem404,
  validateErrorAnswer as addItem409,
  validateErrorAnswer as addItem429,
  validateErrorAnswer as addItem500,
  validateErrorAnswer as addPaymentInstrument400,
  validateErrorAnswer as addPaymentInstrument401,
  validateErrorAnswer as addPaymentInstrument402,
  validateErrorAnswer as addPaymentInstrument403,
  validateErrorAnswer as addPaymentInstrument404,
  validateErrorAnswer as addPaymentInstrument409,
  validateErrorAnswer as addPaymentInstrument429,
  validateErrorAnswer as addPaymentInstrument500,
  validateErrorAnswer as addPriceAdjustment400,
  validateErrorAnswer as addPriceAdjustment401,
  validateErrorAnswer as addPriceAdjustment403,
  validateErrorAnswer as addPriceAdjustment404,
  validateErrorAnswer as addPriceAdjustment409,
  validateErrorAnswer as addPriceAdjustment429,
  validateErrorAnswer as addPriceAdjustment500,
  validateErrorAnswer as addShippingAddress400,
  validateErrorAnswer as addShippingAddress401,
  validateErrorAnswer as addShippingAddress403,
  validateErrorAnswer as addShippingAddress404,
  validateErrorAnswer as addShippingAddress409,
  validateErrorAnswer as addShippingAddress429,
  validateErrorAnswer as addShippingAddress500,
  validateErrorAnswer as applyCoupon400,
  validateErrorAnswer as applyCoupon401,
  validateErrorAnswer as applyCoupon403,
  validateErrorAnswer as applyCoupon404,
  validateErrorAnswer as applyCoupon409,
  validateErrorAnswer as applyCoupon422,
  validateErrorAnswer as applyCoupon429,
  validateErrorAnswer as applyCoupon500,
  validateErrorAnswer as applyReward400,
  validateErrorAnswer as applyReward401,
  validateErrorAnswer as applyReward402,
  validateErrorAnswer as applyReward403,
  validateErrorAnswer as applyReward404,
  validateErrorAnswer as applyReward409,
  validateErrorAnswer as applyReward429,
  validateErrorAnswer as applyReward500,
  validateErrorAnswer as changePriceAdjustment400,
  validateErrorAnswer as changePriceAdjustment401,
  validateErrorAnswer as changePriceAdjustment403,
  validateErrorAnswer as changePriceAdjustment404,
  validateErrorAnswer as changePriceAdjustment409,
  validateErrorAnswer as changePriceAdjustment429,
  validateErrorAnswer as changePriceAdjustment500,
  validateErrorAnswer as createCart400,
  validateErrorAnswer as createCart401,
  validateErrorAnswer as createCart403,
  validateErrorAnswer as createCart429,
  validateErrorAnswer as createCart500,
  validateErrorAnswer as createCartWithItem400,
  validateErrorAnswer as createCartWithItem401,
  validateErrorAnswer as createCartWithItem403,
  validateErrorAnswer as createCartWithItem404,
  validateErrorAnswer as createCartWithItem409,
  validateErrorAnswer as createCartWithItem429,
  validateErrorAnswer as createCartWithItem500,
  validateErrorAnswer as getCart400,
  validateErrorAnswer as getCart401,
  validateErrorAnswer as getCart403,
  validateErrorAnswer as getCart404,
  validateErrorAnswer as getCart429,
  validateErrorAnswer as getCart500,
  validateErrorAnswer as getGiftCardBalance400,
  validateErrorAnswer as getGiftCardBalance401,
  validateErrorAnswer as getGiftCardBalance402,
  validateErrorAnswer as getGiftCardBalance403,
  validateErrorAnswer as getGiftCardBalance429,
  validateErrorAnswer as getGiftCardBalance500,
  validateErrorAnswer as getPaymentMethods400,
  validateErrorAnswer as getPaymentMethods401,
  validateErrorAnswer as getPaymentMethods403,
  validateErrorAnswer as getPaymentMethods404,
  validateErrorAnswer as getPaymentMethods429,
  validateErrorAnswer as getPaymentMethods500,
  validateErrorAnswer as getPaymentSession400,
  validateErrorAnswer as getPaymentSession401,
  validateErrorAnswer as getPaymentSession402,
  validateErrorAnswer as getPaymentSession403,
  validateErrorAnswer as getPaymentSession404,
  validateErrorAnswer as getPaymentSession429,
  validateErrorAnswer as getPaymentSession500,
  validateErrorAnswer as getShippingMethods400,
  validateErrorAnswer as getShippingMethods401,
  validateErrorAnswer as getShippingMethods403,
  validateErrorAnswer as getShippingMethods404,
  validateErrorAnswer as getShippingMethods429,
  validateErrorAnswer as getShippingMethods500,
  validateErrorAnswer as moveToSaveForLater400,
  validateErrorAnswer as moveToSaveForLater401,
  validateErrorAnswer as moveToSaveForLater403,
  validateErrorAnswer as moveToSaveForLater404,
  validateErrorAnswer as moveToSaveForLater409,
  validateErrorAnswer as moveToSaveForLater429,
  validateErrorAnswer as moveToSaveForLater500,
  validateErrorAnswer as patchOrder400,
  validateErrorAnswer as patchOrder401,
  validateErrorAnswer as patchOrder403,
  validateErrorAnswer as patchOrder404,
  validateErrorAnswer as patchOrder409,
  validateErrorAnswer as patchOrder429,
  validateErrorAnswer as patchOrder500,
  validateErrorAnswer as placeOrder400,
  validateErrorAnswer as placeOrder401,
  validateErrorAnswer as placeOrder402,
  validateErrorAnswer as placeOrder403,
  validateErrorAnswer as placeOrder404,
  validateErrorAnswer as placeOrder409,
  validateErrorAnswer as placeOrder429,
  validateErrorAnswer as placeOrder500,
  validateErrorAnswer as prepareOrder400,
  validateErrorAnswer as prepareOrder401,
  validateErrorAnswer as prepareOrder402,
  validateErrorAnswer as prepareOrder403,
  validateErrorAnswer as prepareOrder404,
  validateErrorAnswer as prepareOrder409,
  validateErrorAnswer as prepareOrder429,
  validateErrorAnswer as prepareOrder500,
  validateErrorAnswer as removeBillingAddress400,
  validateErrorAnswer as removeBillingAddress401,
  validateErrorAnswer as removeBillingAddress403,
  validateErrorAnswer as removeBillingAddress404,
  validateErrorAnswer as removeBillingAddress409,
  validateErrorAnswer as removeBillingAddress429,
  validateErrorAnswer as removeBillingAddress500,
  validateErrorAnswer as removeCoupon400,
  validateErrorAnswer as removeCoupon401,
  validateErrorAnswer as removeCoupon403,
  validateErrorAnswer as removeCoupon404,
  validateErrorAnswer as removeCoupon409,
  validateErrorAnswer as removeCoupon429,
  validateErrorAnswer as removeCoupon500,
  validateErrorAnswer as removeItem400,
  validateErrorAnswer as removeItem401,
  validateErrorAnswer as removeItem403,
  validateErrorAnswer as removeItem404,
  validateErrorAnswer as removeItem409,
  validateErrorAnswer as removeItem429,
  validateErrorAnswer as removeItem500,
  validateErrorAnswer as removePaymentInstrument400,
  validateErrorAnswer as removePaymentInstrument401,
  validateErrorAnswer as removePaymentInstrument403,
  validateErrorAnswer as removePaymentInstrument404,
  validateErrorAnswer as removePaymentInstrument409,
  validateErrorAnswer as removePaymentInstrument429,
  validateErrorAnswer as removePaymentInstrument500,
  validateErrorAnswer as removePriceAdjustment400,
  validateErrorAnswer as removePriceAdjustment401,
  validateErrorAnswer as removePriceAdjustment403,
  validateErrorAnswer as removePriceAdjustment404,
  validateErrorAnswer as removePriceAdjustment409,
  validateErrorAnswer as removePriceAdjustment429,
  validateErrorAnswer as removePriceAdjustment500,
  validateErrorAnswer as removeSavedItem400,
  validateErrorAnswer as removeSavedItem401,
  validateErrorAnswer as removeSavedItem403,
  validateErrorAnswer as removeSavedItem404,
  validateErrorAnswer as removeSavedItem429,
  validateErrorAnswer as removeSavedItem500,
  validateErrorAnswer as removeShippingAddress400,
  validateErrorAnswer as removeShippingAddress401,
  validateErrorAnswer as removeShippingAddress403,
  validateErrorAnswer as removeShippingAddress404,
  validateErrorAnswer as removeShippingAddress409,
  validateErrorAnswer as removeShippingAddress429,
  validateErrorAnswer as removeShippingAddress500,
  validateErrorAnswer as reserveWithItem400,
  validateErrorAnswer as reserveWithItem401,
  validateErrorAnswer as reserveWithItem403,
  validateErrorAnswer as reserveWithItem404,
  validateErrorAnswer as reserveWithItem409,
  validateErrorAnswer as reserveWithItem429,
  validateErrorAnswer as reserveWithItem500,
  validateErrorAnswer as sendDeviceFingerprint400,
  validateErrorAnswer as sendDeviceFingerprint401,
  validateErrorAnswer as sendDeviceFingerprint403,
  validateErrorAnswer as sendDeviceFingerprint404,
  validateErrorAnswer as sendDeviceFingerprint429,
  validateErrorAnswer as sendDeviceFingerprint500,
  validateErrorAnswer as setShippingMethod400,
  validateErrorAnswer as setShippingMethod401,
  validateErrorAnswer as setShippingMethod403,
  validateErrorAnswer as setShippingMethod404,
  validateErrorAnswer as setShippingMethod409,
  validateErrorAnswer as setShippingMethod429,
  validateErrorAnswer as setShippingMethod500,
  validateErrorAnswer as updateItem400,
  validateErrorAnswer as updateItem401,
  validateErrorAnswer as updateItem403,
  validateErrorAnswer as updateItem404,
  validateErrorAnswer as updateItem409,
  validateErrorAnswer as updateItem429,
  validateErrorAnswer as updateItem500,
  validateErrorAnswer as updateSaveForLater400,
  validateErrorAnswer as updateSaveForLater401,
  validateErrorAnswer as updateSaveForLater403,
  validateErrorAnswer as updateSaveForLater404,
  validateErrorAnswer as updateSaveForLater409,
  validateErrorAnswer as updateSaveForLater429,
  validateErrorAnswer as updateSaveForLater500,
  validateErrorAnswer as validateShippingAddress400,
  validateErrorAnswer as validateShippingAddress401,
  validateErrorAnswer as validateShippingAddress403,
  validateErrorAnswer as validateShippingAddress404,
  validateErrorAnswer as validateShippingAddress429,
  validateErrorAnswer as validateShippingAddress500,
  validateOrder as patchOrder200,
  validateOrder as placeOrder200,
  validateOrder as placeOrder201,
} from './shared.js';
