// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../../validator-runtime.js';

import { coerceAdjustmentId, coerceBasketId, coerceItemId, coerceOrderNumber, coerceOrigin, coercePaymentInstrumentId, coerceQuantity, coerceSaveForLaterId, coerceShippingId, coerceSku, coerceStoreId, coerceWireLocale, validateAddress, validateAddressField, validateAddressInput, validateAuthenticationId, validateBasketId, validateCardBrand, validateChallengeWindowSize, validateChosenOption, validateCollectionPoint, validateCollectionPointId, validateContact, validateCurrency, validateDeliveryChange, validateFlashMessage, validateGiftCardAmount, validateGiftOption, validateInStoreSalesInfo, validateInstallment, validateItemId, validateItemPrice, validateLookupEmail, validateLoyaltyVoucher, validateMoney, validateOrderId, validateOrderPromotion, validateOrigin, validatePaymentInstrument, validatePaymentInstrumentId, validatePaymentMethodId, validatePaymentSessionId, validatePaymentToken, validatePrecreatedCustomsCode, validatePriceAdjustment, validatePriceAdjustmentKind, validatePriceAdjustmentNote, validatePriceAdjustmentReason, validateProductId, validateProductInventoryState, validatePromoLevel, validatePromoSummaryEntry, validateQuantity, validateRecipeId, validateRewardCode, validateSaveForLaterId, validateShippingId, validateShippingMethod, validateShippingMethodCode, validateSku, validateStoreId, validateStoreInfo, validateStyleId, validateTotals, validateVariantAttributes } from './shared.js';

const constant0 = ["card","paylater","wallet"];
const constant1 = {"basketId":true,"product":true,"qty":true,"promotionId":true,"giftOption":true,"giftCardAmount":true,"delivery":true,"recipeId":true,"precreatedCustomsCode":true};
const constant2 = Object.prototype.hasOwnProperty;
const constant3 = {"basketId":true,"sku":true,"qty":true,"promotionId":true,"giftOption":true,"giftCardAmount":true,"delivery":true,"recipeId":true,"precreatedCustomsCode":true};
const constant4 = {"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant5 = formats["media-url"];
const constant6 = {"id":true,"version":true,"status":true,"orderId":true,"currency":true,"taxIncluded":true,"email":true,"totalItems":true,"totals":true,"items":true,"payment_instruments":true,"shippingMethods":true,"shippingAddress":true,"billingAddress":true,"contact":true,"couponItems":true,"earnablePoints":true,"loyaltyVoucher":true,"bonusChoices":true,"priceAdjustments":true,"deliveryChanges":true,"reservedUntil":true,"orderPromotions":true,"promoSummary":true,"approachingDiscount":true,"flash":true,"customerNotifications":true};
const constant7 = ["open","processing","ordered"];
const constant8 = formats.email;
const constant9 = formats["date-time"];
const constant10 = {"id":true,"productId":true,"masterId":true,"sku":true,"upc":true,"name":true,"color":true,"size":true,"fitType":true,"qty":true,"maxQty":true,"availability":true,"price":true,"pdpUrl":true,"productImageURL":true,"shippingOptions":true,"isDigitalProduct":true,"giftOption":true,"giftCardAmount":true,"giftCardBounds":true,"recipeId":true,"precreatedCustomsCode":true,"shippingId":true,"bonus":true,"promotionId":true,"promotions":true,"isCustoms":true,"taxTotal":true,"variants":true};
const constant11 = new RegExp("^[0-9]{12,14}$", "u");
const constant12 = formats.link;
const constant13 = ["completed","cancelled","failed","timedOut"];
const constant14 = ["recipientFirstName","recipientLastName","recipientContactEmail","recipientContactPhone"];
const constant15 = {"id":true,"code":true,"applied":true,"promotionId":true,"promotionName":true,"amount":true,"errorId":true,"message":true,"remaining":true};
const constant16 = new RegExp("^PRM[0-9]{3}$", "u");
const constant17 = ["info","success","warning"];
const constant18 = new RegExp("^[0-9]{4}$", "u");
const constant19 = ["InStock","LowStock","OutOfStock"];
const constant20 = {"id":true,"code":true,"label":true,"kind":true,"brands":true,"minAmount":true,"maxAmount":true,"availableAmount":true,"points":true,"installments":true,"unavailable":true};
const constant21 = ["card","giftCard","reward","loyaltyPoints","athlete","payLater","wallet"];
const constant22 = equal;
const constant23 = {"shippingId":true,"code":true,"applicableShippingMethods":true,"storeInfo":true,"collectionPoint":true,"contact":true,"requiredContact":true,"readyBy":true,"needsAddress":true};
const constant24 = ["BELOW_MINIMUM","ABOVE_MAXIMUM","COUNTRY","CURRENCY","GIFT_CARDS_IN_CART","SIGN_IN","MEMBERS_ONLY","NO_BALANCE","ATHLETE_CREDIT_FIRST","NOTHING_TO_PAY"];

function coerceGetCartQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId",rootData}))){
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
const err0 = {instancePath:instancePath+"/isPatchRequired",schemaPath:"#/properties/isPatchRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath:instancePath+"/inventorySupplyCheck",schemaPath:"#/properties/inventorySupplyCheck/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
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
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
coerceGetCartQuery.errors = vErrors;
return errors === 0;
}

function coerceGetPaymentSessionQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(coercePaymentSessionType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? coercePaymentSessionType.errors : vErrors.concat(coercePaymentSessionType.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(coercePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId",parentData:data,parentDataProperty:"savedPaymentId",rootData}))){
vErrors = vErrors === null ? coercePaymentInstrumentId.errors : vErrors.concat(coercePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.shopOrigin !== undefined){
if(!(coerceOrigin(data.shopOrigin, {instancePath:instancePath+"/shopOrigin",parentData:data,parentDataProperty:"shopOrigin",rootData}))){
vErrors = vErrors === null ? coerceOrigin.errors : vErrors.concat(coerceOrigin.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
coerceGetPaymentSessionQuery.errors = vErrors;
return errors === 0;
}

function coerceGetShippingMethodsParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.shippingId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingId"},message:"must have required property '"+"shippingId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(coerceShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? coerceShippingId.errors : vErrors.concat(coerceShippingId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
coerceGetShippingMethodsParams.errors = vErrors;
return errors === 0;
}

function coerceParams_d9ae0098(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
coerceParams_d9ae0098.errors = vErrors;
return errors === 0;
}

function coerceParams_fec97673(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.adjustmentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adjustmentId"},message:"must have required property '"+"adjustmentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basketId !== undefined){
if(!(coerceBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? coerceBasketId.errors : vErrors.concat(coerceBasketId.errors);
errors = vErrors.length;
}
}
if(data.adjustmentId !== undefined){
if(!(coerceAdjustmentId(data.adjustmentId, {instancePath:instancePath+"/adjustmentId",parentData:data,parentDataProperty:"adjustmentId",rootData}))){
vErrors = vErrors === null ? coerceAdjustmentId.errors : vErrors.concat(coerceAdjustmentId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
coerceParams_fec97673.errors = vErrors;
return errors === 0;
}

function coercePatchOrderParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNumber"},message:"must have required property '"+"orderNumber"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderNumber !== undefined){
if(!(coerceOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber",rootData}))){
vErrors = vErrors === null ? coerceOrderNumber.errors : vErrors.concat(coerceOrderNumber.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
coercePatchOrderParams.errors = vErrors;
return errors === 0;
}

function coercePaymentSessionType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant0},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
coercePaymentSessionType.errors = vErrors;
return errors === 0;
}

function coerceQuery_49692193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favStoreId !== undefined){
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId",rootData}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
coerceQuery_49692193.errors = vErrors;
return errors === 0;
}

function coerceRemoveSavedItemParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saveForlaterId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "saveForlaterId"},message:"must have required property '"+"saveForlaterId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.itemId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemId"},message:"must have required property '"+"itemId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.saveForlaterId !== undefined){
if(!(coerceSaveForLaterId(data.saveForlaterId, {instancePath:instancePath+"/saveForlaterId",parentData:data,parentDataProperty:"saveForlaterId",rootData}))){
vErrors = vErrors === null ? coerceSaveForLaterId.errors : vErrors.concat(coerceSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(coerceItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? coerceItemId.errors : vErrors.concat(coerceItemId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
coerceRemoveSavedItemParams.errors = vErrors;
return errors === 0;
}

function coerceReserveWithItemQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sku !== undefined){
if(!(coerceSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
vErrors = vErrors === null ? coerceSku.errors : vErrors.concat(coerceSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(coerceQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? coerceQuantity.errors : vErrors.concat(coerceQuantity.errors);
errors = vErrors.length;
}
}
if(data.favStoreId !== undefined){
if(!(coerceStoreId(data.favStoreId, {instancePath:instancePath+"/favStoreId",parentData:data,parentDataProperty:"favStoreId",rootData}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
coerceReserveWithItemQuery.errors = vErrors;
return errors === 0;
}

function validateAddedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateAddedSku(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateAddedSku.errors : vErrors.concat(validateAddedSku.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateAddedProduct(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validateAddedProduct(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.product === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"},message:"must have required property '"+"product"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant1, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.product !== undefined){
if(!(validateSku(data.product, {instancePath:instancePath+"/product",parentData:data,parentDataProperty:"product",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length > 80){
const err3 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId",parentData:data,parentDataProperty:"recipeId",rootData}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode",parentData:data,parentDataProperty:"precreatedCustomsCode",rootData}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validateAddedProduct.errors = vErrors;
return errors === 0;
}

function validateAddedSku(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sku === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant3, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length > 80){
const err3 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId",parentData:data,parentDataProperty:"recipeId",rootData}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode",parentData:data,parentDataProperty:"precreatedCustomsCode",rootData}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validateAddedSku.errors = vErrors;
return errors === 0;
}

function validateAddressChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingId"},message:"must have required property '"+"shippingId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "shippingId")) || (key0 === "address"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateAddressChange.errors = vErrors;
return errors === 0;
}

function validateAddressDraft(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(constant2.call(constant4, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data0 = data.recipientFirstName;
if(typeof data0 === "string"){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/recipientFirstName",schemaPath:"#/properties/recipientFirstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/recipientFirstName",schemaPath:"#/properties/recipientFirstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.recipientLastName !== undefined){
let data1 = data.recipientLastName;
if(typeof data1 === "string"){
if(data1.length > 200){
const err3 = {instancePath:instancePath+"/recipientLastName",schemaPath:"#/properties/recipientLastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/recipientLastName",schemaPath:"#/properties/recipientLastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addressLine1 !== undefined){
let data2 = data.addressLine1;
if(typeof data2 === "string"){
if(data2.length > 200){
const err5 = {instancePath:instancePath+"/addressLine1",schemaPath:"#/properties/addressLine1/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/addressLine1",schemaPath:"#/properties/addressLine1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.addressLine2 !== undefined){
let data3 = data.addressLine2;
if(typeof data3 === "string"){
if(data3.length > 200){
const err7 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/addressLine2",schemaPath:"#/properties/addressLine2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(data4.length > 200){
const err9 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stateCityProvDept !== undefined){
let data5 = data.stateCityProvDept;
if(typeof data5 === "string"){
if(data5.length > 200){
const err11 = {instancePath:instancePath+"/stateCityProvDept",schemaPath:"#/properties/stateCityProvDept/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/stateCityProvDept",schemaPath:"#/properties/stateCityProvDept/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.postalCode !== undefined){
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(data6.length > 40){
const err13 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(data7.length > 40){
const err15 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.recipientContactEmail !== undefined){
let data8 = data.recipientContactEmail;
if(typeof data8 === "string"){
if(data8.length > 320){
const err17 = {instancePath:instancePath+"/recipientContactEmail",schemaPath:"#/properties/recipientContactEmail/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/recipientContactEmail",schemaPath:"#/properties/recipientContactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data9 = data.recipientContactPhone;
if(typeof data9 === "string"){
if(data9.length > 60){
const err19 = {instancePath:instancePath+"/recipientContactPhone",schemaPath:"#/properties/recipientContactPhone/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/recipientContactPhone",schemaPath:"#/properties/recipientContactPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validateAddressDraft.errors = vErrors;
return errors === 0;
}

function validateAddressFault(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.errorId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errorId"},message:"must have required property '"+"errorId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "errorId")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
if(!(validateAddressField(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validateAddressField.errors : vErrors.concat(validateAddressField.errors);
errors = vErrors.length;
}
}
if(data.errorId !== undefined){
let data1 = data.errorId;
if(typeof data1 === "string"){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/errorId",schemaPath:"#/properties/errorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/errorId",schemaPath:"#/properties/errorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validateAddressFault.errors = vErrors;
return errors === 0;
}

function validateAddressReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressId"},message:"must have required property '"+"addressId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "addressId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(typeof data0 === "string"){
if(data0.length > 60){
const err2 = {instancePath:instancePath+"/addressId",schemaPath:"#/properties/addressId/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/addressId",schemaPath:"#/properties/addressId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/addressId",schemaPath:"#/properties/addressId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateAddressReference.errors = vErrors;
return errors === 0;
}

function validateAddressToValidate(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "address")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddressDraft(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validateAddressDraft.errors : vErrors.concat(validateAddressDraft.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateAddressToValidate.errors = vErrors;
return errors === 0;
}

function validateAddressValidation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.valid === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valid"},message:"must have required property '"+"valid"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.faults === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "valid") || (key0 === "suggestion")) || (key0 === "faults"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.valid !== undefined){
if(typeof data.valid !== "boolean"){
const err3 = {instancePath:instancePath+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.suggestion !== undefined){
if(!(validateAddressInput(data.suggestion, {instancePath:instancePath+"/suggestion",parentData:data,parentDataProperty:"suggestion",rootData}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.faults !== undefined){
let data2 = data.faults;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAddressFault(data2[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAddressFault.errors : vErrors.concat(validateAddressFault.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateAddressValidation.errors = vErrors;
return errors === 0;
}

function validateAppliedCoupon(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateCouponCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateCouponCode.errors : vErrors.concat(validateCouponCode.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateAppliedCoupon.errors = vErrors;
return errors === 0;
}

function validateAppliedReward(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appliedLoyaltyVoucher === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appliedLoyaltyVoucher"},message:"must have required property '"+"appliedLoyaltyVoucher"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "appliedLoyaltyVoucher")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
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
const err2 = {instancePath:instancePath+"/appliedLoyaltyVoucher",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.points !== undefined){
let data1 = data0.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/appliedLoyaltyVoucher/points",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf/0/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/appliedLoyaltyVoucher/points",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf/0/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/appliedLoyaltyVoucher",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/appliedLoyaltyVoucher",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
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
const err7 = {instancePath:instancePath+"/appliedLoyaltyVoucher",schemaPath:"#/properties/appliedLoyaltyVoucher/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validateAppliedReward.errors = vErrors;
return errors === 0;
}

function validateApproachingDiscount(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.threshold === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threshold"},message:"must have required property '"+"threshold"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.remaining === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "level") || (key0 === "promotionId")) || (key0 === "threshold")) || (key0 === "remaining"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.level !== undefined){
if(!(validatePromoLevel(data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = vErrors === null ? validatePromoLevel.errors : vErrors.concat(validatePromoLevel.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data1 = data.promotionId;
if(typeof data1 === "string"){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.threshold !== undefined){
if(!(validateMoney(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined){
if(!(validateMoney(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validateApproachingDiscount.errors = vErrors;
return errors === 0;
}

function validateAthletesPaymentInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "amount"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("ATHLETES_PAYMENT" !== data.payment_method_id){
const err2 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "ATHLETES_PAYMENT"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateAthletesPaymentInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateBillingAddressInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "address") || (key0 === "sameAsShipping"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.sameAsShipping !== undefined){
if(true !== data.sameAsShipping){
const err3 = {instancePath:instancePath+"/sameAsShipping",schemaPath:"#/properties/sameAsShipping/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateBillingAddressInput.errors = vErrors;
return errors === 0;
}

function validateBonusChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promotionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promotionId"},message:"must have required property '"+"promotionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.promotionName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promotionName"},message:"must have required property '"+"promotionName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.choose === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "choose"},message:"must have required property '"+"choose"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.chosen === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chosen"},message:"must have required property '"+"chosen"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.options === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "promotionId") || (key0 === "promotionName")) || (key0 === "choose")) || (key0 === "chosen")) || (key0 === "options"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.promotionId !== undefined){
let data0 = data.promotionId;
if(typeof data0 === "string"){
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.promotionName !== undefined){
let data1 = data.promotionName;
if(typeof data1 === "string"){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.choose !== undefined){
let data2 = data.choose;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.chosen !== undefined){
let data3 = data.chosen;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.options !== undefined){
let data4 = data.options;
if(Array.isArray(data4)){
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBonusOption(data4[i0], {instancePath:instancePath+"/options/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateBonusOption.errors : vErrors.concat(validateBonusOption.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validateBonusChoice.errors = vErrors;
return errors === 0;
}

function validateBonusOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.productId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productId"},message:"must have required property '"+"productId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.productImageURL === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productImageURL"},message:"must have required property '"+"productImageURL"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.available === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.chosen === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chosen"},message:"must have required property '"+"chosen"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "sku") || (key0 === "productId")) || (key0 === "name")) || (key0 === "color")) || (key0 === "size")) || (key0 === "productImageURL")) || (key0 === "available")) || (key0 === "chosen"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId",rootData}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.productImageURL !== undefined){
let data5 = data.productImageURL;
if(typeof data5 === "string"){
if(!(constant5(data5))){
const err9 = {instancePath:instancePath+"/productImageURL",schemaPath:"#/properties/productImageURL/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/productImageURL",schemaPath:"#/properties/productImageURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
const err11 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.chosen !== undefined){
if(typeof data.chosen !== "boolean"){
const err12 = {instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validateBonusOption.errors = vErrors;
return errors === 0;
}

function validateCardInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "payment_method_id") || (key0 === "sessionId")) || (key0 === "token")) || (key0 === "savedPaymentId")) || (key0 === "save")) || (key0 === "amount"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("CREDIT_CARD" !== data.payment_method_id){
const err2 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "CREDIT_CARD"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(!(validatePaymentToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validatePaymentToken.errors : vErrors.concat(validatePaymentToken.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId",parentData:data,parentDataProperty:"savedPaymentId",rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.save !== undefined){
if(typeof data.save !== "boolean"){
const err3 = {instancePath:instancePath+"/save",schemaPath:"#/properties/save/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateCart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.taxIncluded === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxIncluded"},message:"must have required property '"+"taxIncluded"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.totalItems === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalItems"},message:"must have required property '"+"totalItems"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.totals === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.items === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.payment_instruments === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_instruments"},message:"must have required property '"+"payment_instruments"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.shippingMethods === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingMethods"},message:"must have required property '"+"shippingMethods"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.couponItems === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "couponItems"},message:"must have required property '"+"couponItems"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.orderPromotions === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderPromotions"},message:"must have required property '"+"orderPromotions"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.promoSummary === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promoSummary"},message:"must have required property '"+"promoSummary"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.approachingDiscount === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approachingDiscount"},message:"must have required property '"+"approachingDiscount"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.flash === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flash"},message:"must have required property '"+"flash"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.customerNotifications === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerNotifications"},message:"must have required property '"+"customerNotifications"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant6, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateBasketId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validateCartVersion(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data2 === "open") || (data2 === "processing")) || (data2 === "ordered"))){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: constant7},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.orderId !== undefined){
if(!(validateOrderId(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData}))){
vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.taxIncluded !== undefined){
if(typeof data.taxIncluded !== "boolean"){
const err19 = {instancePath:instancePath+"/taxIncluded",schemaPath:"#/properties/taxIncluded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if(typeof data6 === "string"){
if(data6.length > 254){
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(constant8(data6))){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.totalItems !== undefined){
let data7 = data.totalItems;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/totalItems",schemaPath:"#/properties/totalItems/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/totalItems",schemaPath:"#/properties/totalItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.totals !== undefined){
if(!(validateTotals(data.totals, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validateTotals.errors : vErrors.concat(validateTotals.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCartItem(data9[i0], {instancePath:instancePath+"/items/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateCartItem.errors : vErrors.concat(validateCartItem.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.payment_instruments !== undefined){
let data11 = data.payment_instruments;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validatePaymentInstrument(data11[i1], {instancePath:instancePath+"/payment_instruments/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validatePaymentInstrument.errors : vErrors.concat(validatePaymentInstrument.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/payment_instruments",schemaPath:"#/properties/payment_instruments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.shippingMethods !== undefined){
let data13 = data.shippingMethods;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validateShipmentMethods(data13[i2], {instancePath:instancePath+"/shippingMethods/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateShipmentMethods.errors : vErrors.concat(validateShipmentMethods.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/shippingMethods",schemaPath:"#/properties/shippingMethods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.shippingAddress !== undefined){
if(!(validateAddress(data.shippingAddress, {instancePath:instancePath+"/shippingAddress",parentData:data,parentDataProperty:"shippingAddress",rootData}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.billingAddress !== undefined){
if(!(validateAddress(data.billingAddress, {instancePath:instancePath+"/billingAddress",parentData:data,parentDataProperty:"billingAddress",rootData}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.couponItems !== undefined){
let data18 = data.couponItems;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
if(!(validateCouponItem(data18[i3], {instancePath:instancePath+"/couponItems/" + i3,parentData:data18,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validateCouponItem.errors : vErrors.concat(validateCouponItem.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/couponItems",schemaPath:"#/properties/couponItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.earnablePoints !== undefined){
let data20 = data.earnablePoints;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err29 = {instancePath:instancePath+"/earnablePoints",schemaPath:"#/properties/earnablePoints/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err30 = {instancePath:instancePath+"/earnablePoints",schemaPath:"#/properties/earnablePoints/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.loyaltyVoucher !== undefined){
if(!(validateLoyaltyVoucher(data.loyaltyVoucher, {instancePath:instancePath+"/loyaltyVoucher",parentData:data,parentDataProperty:"loyaltyVoucher",rootData}))){
vErrors = vErrors === null ? validateLoyaltyVoucher.errors : vErrors.concat(validateLoyaltyVoucher.errors);
errors = vErrors.length;
}
}
if(data.bonusChoices !== undefined){
let data22 = data.bonusChoices;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
if(!(validateBonusChoice(data22[i4], {instancePath:instancePath+"/bonusChoices/" + i4,parentData:data22,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validateBonusChoice.errors : vErrors.concat(validateBonusChoice.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/bonusChoices",schemaPath:"#/properties/bonusChoices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.priceAdjustments !== undefined){
let data24 = data.priceAdjustments;
if(Array.isArray(data24)){
const len5 = data24.length;
for(let i5=0; i5<len5; i5++){
if(!(validatePriceAdjustment(data24[i5], {instancePath:instancePath+"/priceAdjustments/" + i5,parentData:data24,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validatePriceAdjustment.errors : vErrors.concat(validatePriceAdjustment.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/priceAdjustments",schemaPath:"#/properties/priceAdjustments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.deliveryChanges !== undefined){
let data26 = data.deliveryChanges;
if(Array.isArray(data26)){
const len6 = data26.length;
for(let i6=0; i6<len6; i6++){
if(!(validateDeliveryChange(data26[i6], {instancePath:instancePath+"/deliveryChanges/" + i6,parentData:data26,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validateDeliveryChange.errors : vErrors.concat(validateDeliveryChange.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/deliveryChanges",schemaPath:"#/properties/deliveryChanges/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.reservedUntil !== undefined){
let data28 = data.reservedUntil;
if(typeof data28 === "string"){
if(!(constant9(data28))){
const err34 = {instancePath:instancePath+"/reservedUntil",schemaPath:"#/properties/reservedUntil/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/reservedUntil",schemaPath:"#/properties/reservedUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.orderPromotions !== undefined){
let data29 = data.orderPromotions;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
if(!(validateOrderPromotion(data29[i7], {instancePath:instancePath+"/orderPromotions/" + i7,parentData:data29,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validateOrderPromotion.errors : vErrors.concat(validateOrderPromotion.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/orderPromotions",schemaPath:"#/properties/orderPromotions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.promoSummary !== undefined){
let data31 = data.promoSummary;
if(Array.isArray(data31)){
const len8 = data31.length;
for(let i8=0; i8<len8; i8++){
if(!(validatePromoSummaryEntry(data31[i8], {instancePath:instancePath+"/promoSummary/" + i8,parentData:data31,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validatePromoSummaryEntry.errors : vErrors.concat(validatePromoSummaryEntry.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/promoSummary",schemaPath:"#/properties/promoSummary/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.approachingDiscount !== undefined){
let data33 = data.approachingDiscount;
if(Array.isArray(data33)){
const len9 = data33.length;
for(let i9=0; i9<len9; i9++){
if(!(validateApproachingDiscount(data33[i9], {instancePath:instancePath+"/approachingDiscount/" + i9,parentData:data33,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validateApproachingDiscount.errors : vErrors.concat(validateApproachingDiscount.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/approachingDiscount",schemaPath:"#/properties/approachingDiscount/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.flash !== undefined){
let data35 = data.flash;
if(Array.isArray(data35)){
const len10 = data35.length;
for(let i10=0; i10<len10; i10++){
if(!(validateFlashMessage(data35[i10], {instancePath:instancePath+"/flash/" + i10,parentData:data35,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validateFlashMessage.errors : vErrors.concat(validateFlashMessage.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/flash",schemaPath:"#/properties/flash/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.customerNotifications !== undefined){
let data37 = data.customerNotifications;
if(Array.isArray(data37)){
const len11 = data37.length;
for(let i11=0; i11<len11; i11++){
if(!(validateCustomerNotification(data37[i11], {instancePath:instancePath+"/customerNotifications/" + i11,parentData:data37,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validateCustomerNotification.errors : vErrors.concat(validateCustomerNotification.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/customerNotifications",schemaPath:"#/properties/customerNotifications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validateCart.errors = vErrors;
return errors === 0;
}

function validateCartItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.productId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productId"},message:"must have required property '"+"productId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.masterId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "masterId"},message:"must have required property '"+"masterId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sku === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.upc === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "upc"},message:"must have required property '"+"upc"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.qty === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "qty"},message:"must have required property '"+"qty"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.maxQty === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxQty"},message:"must have required property '"+"maxQty"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.price === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.pdpUrl === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdpUrl"},message:"must have required property '"+"pdpUrl"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.productImageURL === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productImageURL"},message:"must have required property '"+"productImageURL"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.availability === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "availability"},message:"must have required property '"+"availability"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.shippingOptions === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingOptions"},message:"must have required property '"+"shippingOptions"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.isDigitalProduct === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDigitalProduct"},message:"must have required property '"+"isDigitalProduct"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.bonus === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bonus"},message:"must have required property '"+"bonus"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.isCustoms === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isCustoms"},message:"must have required property '"+"isCustoms"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.taxTotal === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taxTotal"},message:"must have required property '"+"taxTotal"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant10, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId",rootData}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId",parentData:data,parentDataProperty:"masterId",rootData}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.upc !== undefined){
let data4 = data.upc;
if(typeof data4 === "string"){
if(!constant11.test(data4)){
const err18 = {instancePath:instancePath+"/upc",schemaPath:"#/properties/upc/pattern",keyword:"pattern",params:{pattern: "^[0-9]{12,14}$"},message:"must match pattern \""+"^[0-9]{12,14}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/upc",schemaPath:"#/properties/upc/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.fitType !== undefined){
if(!(validateChosenOption(data.fitType, {instancePath:instancePath+"/fitType",parentData:data,parentDataProperty:"fitType",rootData}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.maxQty !== undefined){
if(!(validateQuantity(data.maxQty, {instancePath:instancePath+"/maxQty",parentData:data,parentDataProperty:"maxQty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.availability !== undefined){
if(!(validateItemAvailability(data.availability, {instancePath:instancePath+"/availability",parentData:data,parentDataProperty:"availability",rootData}))){
vErrors = vErrors === null ? validateItemAvailability.errors : vErrors.concat(validateItemAvailability.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateItemPrice(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validateItemPrice.errors : vErrors.concat(validateItemPrice.errors);
errors = vErrors.length;
}
}
if(data.pdpUrl !== undefined){
let data13 = data.pdpUrl;
if(typeof data13 === "string"){
if(!(constant12(data13))){
const err22 = {instancePath:instancePath+"/pdpUrl",schemaPath:"#/properties/pdpUrl/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/pdpUrl",schemaPath:"#/properties/pdpUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.productImageURL !== undefined){
let data14 = data.productImageURL;
if(typeof data14 === "string"){
if(!(constant5(data14))){
const err24 = {instancePath:instancePath+"/productImageURL",schemaPath:"#/properties/productImageURL/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/productImageURL",schemaPath:"#/properties/productImageURL/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.shippingOptions !== undefined){
let data15 = data.shippingOptions;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validateShippingOption(data15[i0], {instancePath:instancePath+"/shippingOptions/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateShippingOption.errors : vErrors.concat(validateShippingOption.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/shippingOptions",schemaPath:"#/properties/shippingOptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.isDigitalProduct !== undefined){
if(typeof data.isDigitalProduct !== "boolean"){
const err27 = {instancePath:instancePath+"/isDigitalProduct",schemaPath:"#/properties/isDigitalProduct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.giftCardBounds !== undefined){
if(!(validateGiftCardBounds(data.giftCardBounds, {instancePath:instancePath+"/giftCardBounds",parentData:data,parentDataProperty:"giftCardBounds",rootData}))){
vErrors = vErrors === null ? validateGiftCardBounds.errors : vErrors.concat(validateGiftCardBounds.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId",parentData:data,parentDataProperty:"recipeId",rootData}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode",parentData:data,parentDataProperty:"precreatedCustomsCode",rootData}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.bonus !== undefined){
if(typeof data.bonus !== "boolean"){
const err28 = {instancePath:instancePath+"/bonus",schemaPath:"#/properties/bonus/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.promotionId !== undefined){
let data25 = data.promotionId;
if(typeof data25 === "string"){
if(data25.length < 1){
const err29 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.promotions !== undefined){
let data26 = data.promotions;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
if(!(validateOrderPromotion(data26[i1], {instancePath:instancePath+"/promotions/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateOrderPromotion.errors : vErrors.concat(validateOrderPromotion.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/promotions",schemaPath:"#/properties/promotions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.isCustoms !== undefined){
if(typeof data.isCustoms !== "boolean"){
const err32 = {instancePath:instancePath+"/isCustoms",schemaPath:"#/properties/isCustoms/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.taxTotal !== undefined){
if(!(validateMoney(data.taxTotal, {instancePath:instancePath+"/taxTotal",parentData:data,parentDataProperty:"taxTotal",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.variants !== undefined){
let data30 = data.variants;
if(Array.isArray(data30)){
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
if(!(validateItemVariant(data30[i2], {instancePath:instancePath+"/variants/" + i2,parentData:data30,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateItemVariant.errors : vErrors.concat(validateItemVariant.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validateCartItem.errors = vErrors;
return errors === 0;
}

function validateCartVersion(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validateCartVersion.errors = vErrors;
return errors === 0;
}

function validateChallengeResult(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authenticationId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authenticationId"},message:"must have required property '"+"authenticationId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "authenticationId") || (key0 === "result"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.authenticationId !== undefined){
if(!(validateAuthenticationId(data.authenticationId, {instancePath:instancePath+"/authenticationId",parentData:data,parentDataProperty:"authenticationId",rootData}))){
vErrors = vErrors === null ? validateAuthenticationId.errors : vErrors.concat(validateAuthenticationId.errors);
errors = vErrors.length;
}
}
if(data.result !== undefined){
let data1 = data.result;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data1 === "completed") || (data1 === "cancelled")) || (data1 === "failed")) || (data1 === "timedOut"))){
const err3 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: constant13},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateChallengeResult.errors = vErrors;
return errors === 0;
}

function validateChangedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.itemId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemId"},message:"must have required property '"+"itemId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "itemId") || (key0 === "qty")) || (key0 === "sku")) || (key0 === "giftOption")) || (key0 === "giftCardAmount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
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
if(!(validateGiftOption(data3, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
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
const err3 = {instancePath:instancePath+"/giftOption",schemaPath:"#/properties/giftOption/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
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
const err4 = {instancePath:instancePath+"/giftOption",schemaPath:"#/properties/giftOption/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
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
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateChangedItem.errors = vErrors;
return errors === 0;
}

function validateContactField(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "recipientFirstName") || (data === "recipientLastName")) || (data === "recipientContactEmail")) || (data === "recipientContactPhone"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant14},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateContactField.errors = vErrors;
return errors === 0;
}

function validateCouponCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateCouponCode.errors = vErrors;
return errors === 0;
}

function validateCouponId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateCouponId.errors = vErrors;
return errors === 0;
}

function validateCouponItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.applied === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applied"},message:"must have required property '"+"applied"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant15, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateCouponId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateCouponId.errors : vErrors.concat(validateCouponId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateCouponCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateCouponCode.errors : vErrors.concat(validateCouponCode.errors);
errors = vErrors.length;
}
}
if(data.applied !== undefined){
if(typeof data.applied !== "boolean"){
const err4 = {instancePath:instancePath+"/applied",schemaPath:"#/properties/applied/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.promotionId !== undefined){
let data3 = data.promotionId;
if(typeof data3 === "string"){
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.promotionName !== undefined){
let data4 = data.promotionName;
if(typeof data4 === "string"){
if(data4.length < 1){
const err7 = {instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.errorId !== undefined){
let data6 = data.errorId;
if(typeof data6 === "string"){
if(!constant16.test(data6)){
const err9 = {instancePath:instancePath+"/errorId",schemaPath:"#/properties/errorId/pattern",keyword:"pattern",params:{pattern: "^PRM[0-9]{3}$"},message:"must match pattern \""+"^PRM[0-9]{3}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/errorId",schemaPath:"#/properties/errorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.remaining !== undefined){
if(!(validateMoney(data.remaining, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validateCouponItem.errors = vErrors;
return errors === 0;
}

function validateCouponReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.couponId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "couponId"},message:"must have required property '"+"couponId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "couponId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.couponId !== undefined){
if(!(validateCouponId(data.couponId, {instancePath:instancePath+"/couponId",parentData:data,parentDataProperty:"couponId",rootData}))){
vErrors = vErrors === null ? validateCouponId.errors : vErrors.concat(validateCouponId.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateCouponReference.errors = vErrors;
return errors === 0;
}

function validateCustomerNotification(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "level")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 60){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "info") || (data1 === "success")) || (data1 === "warning"))){
const err8 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: constant17},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validateCustomerNotification.errors = vErrors;
return errors === 0;
}

function validateDeliveryChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "storeId")) || (key0 === "collectionPointId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId",parentData:data,parentDataProperty:"storeId",rootData}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.collectionPointId !== undefined){
if(!(validateCollectionPointId(data.collectionPointId, {instancePath:instancePath+"/collectionPointId",parentData:data,parentDataProperty:"collectionPointId",rootData}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateDeliveryChoice.errors = vErrors;
return errors === 0;
}

function validateDeviceFingerprint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.colorDepth === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colorDepth"},message:"must have required property '"+"colorDepth"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.screenWidth === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screenWidth"},message:"must have required property '"+"screenWidth"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.screenHeight === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "screenHeight"},message:"must have required property '"+"screenHeight"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.timeZoneOffset === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZoneOffset"},message:"must have required property '"+"timeZoneOffset"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.challengeWindowSize === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challengeWindowSize"},message:"must have required property '"+"challengeWindowSize"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "basketId") || (key0 === "language")) || (key0 === "colorDepth")) || (key0 === "screenWidth")) || (key0 === "screenHeight")) || (key0 === "timeZoneOffset")) || (key0 === "challengeWindowSize"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(data1.length > 35){
const err8 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.colorDepth !== undefined){
let data2 = data.colorDepth;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/colorDepth",schemaPath:"#/properties/colorDepth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/colorDepth",schemaPath:"#/properties/colorDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/colorDepth",schemaPath:"#/properties/colorDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.screenWidth !== undefined){
let data3 = data.screenWidth;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/screenWidth",schemaPath:"#/properties/screenWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/screenWidth",schemaPath:"#/properties/screenWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/screenWidth",schemaPath:"#/properties/screenWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.screenHeight !== undefined){
let data4 = data.screenHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/screenHeight",schemaPath:"#/properties/screenHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/screenHeight",schemaPath:"#/properties/screenHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/screenHeight",schemaPath:"#/properties/screenHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.timeZoneOffset !== undefined){
let data5 = data.timeZoneOffset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/timeZoneOffset",schemaPath:"#/properties/timeZoneOffset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1440 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/timeZoneOffset",schemaPath:"#/properties/timeZoneOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440},message:"must be <= 1440"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < -1440 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/timeZoneOffset",schemaPath:"#/properties/timeZoneOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1440},message:"must be >= -1440"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.challengeWindowSize !== undefined){
if(!(validateChallengeWindowSize(data.challengeWindowSize, {instancePath:instancePath+"/challengeWindowSize",parentData:data,parentDataProperty:"challengeWindowSize",rootData}))){
vErrors = vErrors === null ? validateChallengeWindowSize.errors : vErrors.concat(validateChallengeWindowSize.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validateDeviceFingerprint.errors = vErrors;
return errors === 0;
}

function validateGiftCardBalance(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.currency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last4 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "balance") || (key0 === "currency")) || (key0 === "last4")) || (key0 === "expiresAt"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.balance !== undefined){
if(!(validateMoney(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.last4 !== undefined){
let data2 = data.last4;
if(typeof data2 === "string"){
if(!constant18.test(data2)){
const err4 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/last4",schemaPath:"#/properties/last4/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(!(constant9(data3))){
const err6 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validateGiftCardBalance.errors = vErrors;
return errors === 0;
}

function validateGiftCardBounds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min"},message:"must have required property '"+"min"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.max === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max"},message:"must have required property '"+"max"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "min") || (key0 === "max"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.min !== undefined){
if(!(validateMoney(data.min, {instancePath:instancePath+"/min",parentData:data,parentDataProperty:"min",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validateMoney(data.max, {instancePath:instancePath+"/max",parentData:data,parentDataProperty:"max",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateGiftCardBounds.errors = vErrors;
return errors === 0;
}

function validateGiftCardDigits(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateGiftCardDigits.errors = vErrors;
return errors === 0;
}

function validateGiftCardInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.number === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pin === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "number")) || (key0 === "pin")) || (key0 === "amount"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("GIFT_CARD" !== data.payment_method_id){
const err4 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "GIFT_CARD"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.number !== undefined){
if(!(validateGiftCardDigits(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validateGiftCardDigits.errors : vErrors.concat(validateGiftCardDigits.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
if(!(validateGiftCardPin(data.pin, {instancePath:instancePath+"/pin",parentData:data,parentDataProperty:"pin",rootData}))){
vErrors = vErrors === null ? validateGiftCardPin.errors : vErrors.concat(validateGiftCardPin.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateGiftCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateGiftCardNumber(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pin === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "number") || (key0 === "pin"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.number !== undefined){
if(!(validateGiftCardDigits(data.number, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validateGiftCardDigits.errors : vErrors.concat(validateGiftCardDigits.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
if(!(validateGiftCardPin(data.pin, {instancePath:instancePath+"/pin",parentData:data,parentDataProperty:"pin",rootData}))){
vErrors = vErrors === null ? validateGiftCardPin.errors : vErrors.concat(validateGiftCardPin.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateGiftCardNumber.errors = vErrors;
return errors === 0;
}

function validateGiftCardPin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateGiftCardPin.errors = vErrors;
return errors === 0;
}

function validateItemAvailability(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quantity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "quantity"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "InStock") || (data0 === "LowStock")) || (data0 === "OutOfStock"))){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: constant19},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validateItemAvailability.errors = vErrors;
return errors === 0;
}

function validateItemReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.itemId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemId"},message:"must have required property '"+"itemId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "basketId") || (key0 === "itemId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateItemReference.errors = vErrors;
return errors === 0;
}

function validateItemVariant(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.productInventoryState === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productInventoryState"},message:"must have required property '"+"productInventoryState"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "attributes")) || (key0 === "productInventoryState"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateSku(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined){
if(!(validateVariantAttributes(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = vErrors === null ? validateVariantAttributes.errors : vErrors.concat(validateVariantAttributes.errors);
errors = vErrors.length;
}
}
if(data.productInventoryState !== undefined){
if(!(validateProductInventoryState(data.productInventoryState, {instancePath:instancePath+"/productInventoryState",parentData:data,parentDataProperty:"productInventoryState",rootData}))){
vErrors = vErrors === null ? validateProductInventoryState.errors : vErrors.concat(validateProductInventoryState.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateItemVariant.errors = vErrors;
return errors === 0;
}

function validateLoyaltyPointsInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "points"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("LOYALTY_POINTS" !== data.payment_method_id){
const err2 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "LOYALTY_POINTS"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.points !== undefined){
let data1 = data.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateLoyaltyPointsInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateNewItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateNewSku(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateNewSku.errors : vErrors.concat(validateNewSku.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateNewProduct(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validateNewProduct(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "product"},message:"must have required property '"+"product"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "product") || (key0 === "qty")) || (key0 === "giftOption")) || (key0 === "giftCardAmount")) || (key0 === "delivery")) || (key0 === "recipeId")) || (key0 === "precreatedCustomsCode"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.product !== undefined){
if(!(validateSku(data.product, {instancePath:instancePath+"/product",parentData:data,parentDataProperty:"product",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId",parentData:data,parentDataProperty:"recipeId",rootData}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode",parentData:data,parentDataProperty:"precreatedCustomsCode",rootData}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateNewProduct.errors = vErrors;
return errors === 0;
}

function validateNewSku(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sku"},message:"must have required property '"+"sku"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sku") || (key0 === "qty")) || (key0 === "giftOption")) || (key0 === "giftCardAmount")) || (key0 === "delivery")) || (key0 === "recipeId")) || (key0 === "precreatedCustomsCode"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku",parentData:data,parentDataProperty:"sku",rootData}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption",parentData:data,parentDataProperty:"giftOption",rootData}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount",parentData:data,parentDataProperty:"giftCardAmount",rootData}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.delivery !== undefined){
if(!(validateDeliveryChoice(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData}))){
vErrors = vErrors === null ? validateDeliveryChoice.errors : vErrors.concat(validateDeliveryChoice.errors);
errors = vErrors.length;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId",parentData:data,parentDataProperty:"recipeId",rootData}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode",parentData:data,parentDataProperty:"precreatedCustomsCode",rootData}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateNewSku.errors = vErrors;
return errors === 0;
}

function validateOrderPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validateChallengeResult(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateChallengeResult.errors : vErrors.concat(validateChallengeResult.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validateAddressChange(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateAddressChange.errors : vErrors.concat(validateAddressChange.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validateOrderPaymentChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(!(validatePaymentInstrumentReference(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentReference.errors : vErrors.concat(validatePaymentInstrumentReference.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!(validatePaymentInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
const err1 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
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

function validatePayLaterInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sessionId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "payment_method_id") || (key0 === "sessionId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("PAY_LATER" !== data.payment_method_id){
const err3 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "PAY_LATER"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validatePayLaterInstrumentInput.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.payment_method_id;
if(typeof tag0 == "string"){
if(tag0 === "CREDIT_CARD"){
if(!(validateCardInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateCardInstrumentInput.errors : vErrors.concat(validateCardInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "GIFT_CARD"){
if(!(validateGiftCardInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateGiftCardInstrumentInput.errors : vErrors.concat(validateGiftCardInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REWARD_CODE"){
if(!(validateRewardCodeInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateRewardCodeInstrumentInput.errors : vErrors.concat(validateRewardCodeInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REWARD_CARD"){
if(!(validateRewardCardInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateRewardCardInstrumentInput.errors : vErrors.concat(validateRewardCardInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "LOYALTY_POINTS"){
if(!(validateLoyaltyPointsInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateLoyaltyPointsInstrumentInput.errors : vErrors.concat(validateLoyaltyPointsInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ATHLETES_PAYMENT"){
if(!(validateAthletesPaymentInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateAthletesPaymentInstrumentInput.errors : vErrors.concat(validateAthletesPaymentInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "PAY_LATER"){
if(!(validatePayLaterInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validatePayLaterInstrumentInput.errors : vErrors.concat(validatePayLaterInstrumentInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "DIGITAL_WALLET"){
if(!(validateWalletInstrumentInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateWalletInstrumentInput.errors : vErrors.concat(validateWalletInstrumentInput.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "payment_method_id", tagValue: tag0},message:"value of tag \"payment_method_id\" must be in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "payment_method_id", tagValue: tag0},message:"tag \"payment_method_id\" must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validatePaymentInstrumentInput.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrumentReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentInstrumentId"},message:"must have required property '"+"paymentInstrumentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentInstrumentId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId",parentData:data,parentDataProperty:"paymentInstrumentId",rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validatePaymentInstrumentReference.errors = vErrors;
return errors === 0;
}

function validatePaymentMethod(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.kind === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant20, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validatePaymentMethodId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((data3 === "card") || (data3 === "giftCard")) || (data3 === "reward")) || (data3 === "loyaltyPoints")) || (data3 === "athlete")) || (data3 === "payLater")) || (data3 === "wallet"))){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: constant21},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.brands !== undefined){
let data4 = data.brands;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCardBrand(data4[i0], {instancePath:instancePath+"/brands/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
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
if(constant22(data4[i1], data4[j0])){
const err11 = {instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.minAmount !== undefined){
if(!(validateMoney(data.minAmount, {instancePath:instancePath+"/minAmount",parentData:data,parentDataProperty:"minAmount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.maxAmount !== undefined){
if(!(validateMoney(data.maxAmount, {instancePath:instancePath+"/maxAmount",parentData:data,parentDataProperty:"maxAmount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.availableAmount !== undefined){
if(!(validateMoney(data.availableAmount, {instancePath:instancePath+"/availableAmount",parentData:data,parentDataProperty:"availableAmount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data9 = data.points;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.installments !== undefined){
let data10 = data.installments;
if(Array.isArray(data10)){
if(data10.length > 36){
const err15 = {instancePath:instancePath+"/installments",schemaPath:"#/properties/installments/maxItems",keyword:"maxItems",params:{limit: 36},message:"must NOT have more than 36 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
if(!(validateInstallment(data10[i2], {instancePath:instancePath+"/installments/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validateInstallment.errors : vErrors.concat(validateInstallment.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/installments",schemaPath:"#/properties/installments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.unavailable !== undefined){
if(!(validateUnavailableReason(data.unavailable, {instancePath:instancePath+"/unavailable",parentData:data,parentDataProperty:"unavailable",rootData}))){
vErrors = vErrors === null ? validateUnavailableReason.errors : vErrors.concat(validateUnavailableReason.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validatePaymentMethod.errors = vErrors;
return errors === 0;
}

function validatePaymentMethodsResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentMethods === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentMethods"},message:"must have required property '"+"paymentMethods"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentMethods")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.paymentMethods !== undefined){
let data0 = data.paymentMethods;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePaymentMethod(data0[i0], {instancePath:instancePath+"/paymentMethods/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validatePaymentMethod.errors : vErrors.concat(validatePaymentMethod.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/paymentMethods",schemaPath:"#/properties/paymentMethods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validatePaymentMethodsResponse.errors = vErrors;
return errors === 0;
}

function validatePaymentSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.frameUrl === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frameUrl"},message:"must have required property '"+"frameUrl"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.origin === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expiresAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "sessionId") || (key0 === "type")) || (key0 === "frameUrl")) || (key0 === "redirectUrl")) || (key0 === "origin")) || (key0 === "expiresAt"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePaymentSessionType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validatePaymentSessionType.errors : vErrors.concat(validatePaymentSessionType.errors);
errors = vErrors.length;
}
}
if(data.frameUrl !== undefined){
let data2 = data.frameUrl;
if(typeof data2 === "string"){
if(!(constant12(data2))){
const err6 = {instancePath:instancePath+"/frameUrl",schemaPath:"#/properties/frameUrl/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/frameUrl",schemaPath:"#/properties/frameUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.redirectUrl !== undefined){
let data3 = data.redirectUrl;
if(typeof data3 === "string"){
if(!(constant12(data3))){
const err8 = {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.origin !== undefined){
if(!(validateOrigin(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validateOrigin.errors : vErrors.concat(validateOrigin.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if(typeof data5 === "string"){
if(!(constant9(data5))){
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validatePaymentSession.errors = vErrors;
return errors === 0;
}

function validatePaymentSessionType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "card") || (data === "paylater")) || (data === "wallet"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant0},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validatePaymentSessionType.errors = vErrors;
return errors === 0;
}

function validatePlacedOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cartId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartId"},message:"must have required property '"+"cartId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cartVersion === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartVersion"},message:"must have required property '"+"cartVersion"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "cartId") || (key0 === "cartVersion")) || (key0 === "captchaResponse")) || (key0 === "billingAddress")) || (key0 === "paymentMethod")) || (key0 === "inStoreSalesInfo"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cartId !== undefined){
if(!(validateBasketId(data.cartId, {instancePath:instancePath+"/cartId",parentData:data,parentDataProperty:"cartId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.cartVersion !== undefined){
if(!(validateCartVersion(data.cartVersion, {instancePath:instancePath+"/cartVersion",parentData:data,parentDataProperty:"cartVersion",rootData}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
if(data.captchaResponse !== undefined){
let data2 = data.captchaResponse;
if(typeof data2 === "string"){
if(data2.length > 4096){
const err3 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.billingAddress !== undefined){
if(!(validateAddressInput(data.billingAddress, {instancePath:instancePath+"/billingAddress",parentData:data,parentDataProperty:"billingAddress",rootData}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.paymentMethod !== undefined){
if(!(validateOrderPaymentChoice(data.paymentMethod, {instancePath:instancePath+"/paymentMethod",parentData:data,parentDataProperty:"paymentMethod",rootData}))){
vErrors = vErrors === null ? validateOrderPaymentChoice.errors : vErrors.concat(validateOrderPaymentChoice.errors);
errors = vErrors.length;
}
}
if(data.inStoreSalesInfo !== undefined){
if(!(validateInStoreSalesInfo(data.inStoreSalesInfo, {instancePath:instancePath+"/inStoreSalesInfo",parentData:data,parentDataProperty:"inStoreSalesInfo",rootData}))){
vErrors = vErrors === null ? validateInStoreSalesInfo.errors : vErrors.concat(validateInStoreSalesInfo.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validatePlacedOrder.errors = vErrors;
return errors === 0;
}

function validatePreparedOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cartId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cartId"},message:"must have required property '"+"cartId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "cartId") || (key0 === "cartVersion"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cartId !== undefined){
if(!(validateBasketId(data.cartId, {instancePath:instancePath+"/cartId",parentData:data,parentDataProperty:"cartId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.cartVersion !== undefined){
if(!(validateCartVersion(data.cartVersion, {instancePath:instancePath+"/cartVersion",parentData:data,parentDataProperty:"cartVersion",rootData}))){
vErrors = vErrors === null ? validateCartVersion.errors : vErrors.concat(validateCartVersion.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validatePreparedOrder.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "value")) || (key0 === "reason")) || (key0 === "note"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if(!(validatePriceAdjustmentKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentKind.errors : vErrors.concat(validatePriceAdjustmentKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
if(!(validatePriceAdjustmentReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentReason.errors : vErrors.concat(validatePriceAdjustmentReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validatePriceAdjustmentNote(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentNote.errors : vErrors.concat(validatePriceAdjustmentNote.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validatePriceAdjustmentChange.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "itemId") || (key0 === "kind")) || (key0 === "value")) || (key0 === "reason")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validatePriceAdjustmentKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentKind.errors : vErrors.concat(validatePriceAdjustmentKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data2 = data.value;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined){
if(!(validatePriceAdjustmentReason(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentReason.errors : vErrors.concat(validatePriceAdjustmentReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validatePriceAdjustmentNote(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validatePriceAdjustmentNote.errors : vErrors.concat(validatePriceAdjustmentNote.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validatePriceAdjustmentInput.errors = vErrors;
return errors === 0;
}

function validateRewardCardInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "code")) || (key0 === "savedPaymentId")) || (key0 === "amount"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("REWARD_CARD" !== data.payment_method_id){
const err2 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "REWARD_CARD"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId",parentData:data,parentDataProperty:"savedPaymentId",rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateRewardCardInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateRewardCodeInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "payment_method_id") || (key0 === "code")) || (key0 === "savedPaymentId")) || (key0 === "amount"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("REWARD_CODE" !== data.payment_method_id){
const err2 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "REWARD_CODE"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId",parentData:data,parentDataProperty:"savedPaymentId",rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateRewardCodeInstrumentInput.errors = vErrors;
return errors === 0;
}

function validateRowToSave(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemId"},message:"must have required property '"+"itemId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "itemId") || (key0 === "saveForLaterId")) || (key0 === "productId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.saveForLaterId !== undefined){
if(!(validateSaveForLaterId(data.saveForLaterId, {instancePath:instancePath+"/saveForLaterId",parentData:data,parentDataProperty:"saveForLaterId",rootData}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId",rootData}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validateRowToSave.errors = vErrors;
return errors === 0;
}

function validateSavedItemReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listId"},message:"must have required property '"+"listId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "listId") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.listId !== undefined){
if(!(validateSaveForLaterId(data.listId, {instancePath:instancePath+"/listId",parentData:data,parentDataProperty:"listId",rootData}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateSavedItemReference.errors = vErrors;
return errors === 0;
}

function validateSavedItemToCart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.saveForLaterId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "saveForLaterId"},message:"must have required property '"+"saveForLaterId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.itemId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itemId"},message:"must have required property '"+"itemId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "basketId") || (key0 === "saveForLaterId")) || (key0 === "itemId")) || (key0 === "qty"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.saveForLaterId !== undefined){
if(!(validateSaveForLaterId(data.saveForLaterId, {instancePath:instancePath+"/saveForLaterId",parentData:data,parentDataProperty:"saveForLaterId",rootData}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateSavedItemToCart.errors = vErrors;
return errors === 0;
}

function validateShipmentMethods(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingId"},message:"must have required property '"+"shippingId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.applicableShippingMethods === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applicableShippingMethods"},message:"must have required property '"+"applicableShippingMethods"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(constant2.call(constant23, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.applicableShippingMethods !== undefined){
let data2 = data.applicableShippingMethods;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateShippingMethod(data2[i0], {instancePath:instancePath+"/applicableShippingMethods/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/applicableShippingMethods",schemaPath:"#/properties/applicableShippingMethods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo",parentData:data,parentDataProperty:"storeInfo",rootData}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
if(data.collectionPoint !== undefined){
if(!(validateCollectionPoint(data.collectionPoint, {instancePath:instancePath+"/collectionPoint",parentData:data,parentDataProperty:"collectionPoint",rootData}))){
vErrors = vErrors === null ? validateCollectionPoint.errors : vErrors.concat(validateCollectionPoint.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.requiredContact !== undefined){
let data7 = data.requiredContact;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validateContactField(data7[i1], {instancePath:instancePath+"/requiredContact/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
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
if(constant22(data7[i2], data7[j0])){
const err4 = {instancePath:instancePath+"/requiredContact",schemaPath:"#/properties/requiredContact/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/requiredContact",schemaPath:"#/properties/requiredContact/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.readyBy !== undefined){
let data9 = data.readyBy;
if(typeof data9 === "string"){
if(!(constant9(data9))){
const err6 = {instancePath:instancePath+"/readyBy",schemaPath:"#/properties/readyBy/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/readyBy",schemaPath:"#/properties/readyBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.needsAddress !== undefined){
if(typeof data.needsAddress !== "boolean"){
const err8 = {instancePath:instancePath+"/needsAddress",schemaPath:"#/properties/needsAddress/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validateShipmentMethods.errors = vErrors;
return errors === 0;
}

function validateShippingAddressInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "shippingId") || (key0 === "address")) || (key0 === "contact")) || (key0 === "useAsBilling")) || (key0 === "captchaResponse"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.useAsBilling !== undefined){
if(typeof data.useAsBilling !== "boolean"){
const err1 = {instancePath:instancePath+"/useAsBilling",schemaPath:"#/properties/useAsBilling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.captchaResponse !== undefined){
let data4 = data.captchaResponse;
if(typeof data4 === "string"){
if(data4.length > 4096){
const err2 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data4.length < 1){
const err3 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validateShippingAddressInput.errors = vErrors;
return errors === 0;
}

function validateShippingMethodChoice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "basketId") || (key0 === "shippingId")) || (key0 === "code")) || (key0 === "itemIds")) || (key0 === "storeId")) || (key0 === "collectionPointId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId",parentData:data,parentDataProperty:"basketId",rootData}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId",parentData:data,parentDataProperty:"shippingId",rootData}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
}
}
if(data.itemIds !== undefined){
let data3 = data.itemIds;
if(Array.isArray(data3)){
if(data3.length > 200){
const err3 = {instancePath:instancePath+"/itemIds",schemaPath:"#/properties/itemIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/itemIds",schemaPath:"#/properties/itemIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateItemId(data3[i0], {instancePath:instancePath+"/itemIds/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
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
if(constant22(data3[i1], data3[j0])){
const err5 = {instancePath:instancePath+"/itemIds",schemaPath:"#/properties/itemIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/itemIds",schemaPath:"#/properties/itemIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId",parentData:data,parentDataProperty:"storeId",rootData}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.collectionPointId !== undefined){
if(!(validateCollectionPointId(data.collectionPointId, {instancePath:instancePath+"/collectionPointId",parentData:data,parentDataProperty:"collectionPointId",rootData}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validateShippingMethodChoice.errors = vErrors;
return errors === 0;
}

function validateShippingOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.selected === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selected"},message:"must have required property '"+"selected"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.available === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "available"},message:"must have required property '"+"available"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.shippingMethod === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shippingMethod"},message:"must have required property '"+"shippingMethod"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "selected") || (key0 === "available")) || (key0 === "shippingMethod")) || (key0 === "storeInfo"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.selected !== undefined){
if(typeof data.selected !== "boolean"){
const err4 = {instancePath:instancePath+"/selected",schemaPath:"#/properties/selected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
const err5 = {instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.shippingMethod !== undefined){
if(!(validateShippingMethod(data.shippingMethod, {instancePath:instancePath+"/shippingMethod",parentData:data,parentDataProperty:"shippingMethod",rootData}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo",parentData:data,parentDataProperty:"storeInfo",rootData}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validateShippingOption.errors = vErrors;
return errors === 0;
}

function validateUnavailableReason(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((((((((data === "BELOW_MINIMUM") || (data === "ABOVE_MAXIMUM")) || (data === "COUNTRY")) || (data === "CURRENCY")) || (data === "GIFT_CARDS_IN_CART")) || (data === "SIGN_IN")) || (data === "MEMBERS_ONLY")) || (data === "NO_BALANCE")) || (data === "ATHLETE_CREDIT_FIRST")) || (data === "NOTHING_TO_PAY"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant24},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateUnavailableReason.errors = vErrors;
return errors === 0;
}

function validateWalletInstrumentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment_method_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sessionId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "payment_method_id") || (key0 === "sessionId")) || (key0 === "token"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.payment_method_id !== undefined){
if("DIGITAL_WALLET" !== data.payment_method_id){
const err4 = {instancePath:instancePath+"/payment_method_id",schemaPath:"#/properties/payment_method_id/const",keyword:"const",params:{allowedValue: "DIGITAL_WALLET"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validatePaymentSessionId(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData}))){
vErrors = vErrors === null ? validatePaymentSessionId.errors : vErrors.concat(validatePaymentSessionId.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
if(!(validatePaymentToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validatePaymentToken.errors : vErrors.concat(validatePaymentToken.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
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
  validatePaymentMethodsResponse as getPaymentMethods200,
  validatePaymentMethodsResponse,
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
  validateErrorResponse as addBillingAddress400,
  validateErrorResponse as addBillingAddress401,
  validateErrorResponse as addBillingAddress403,
  validateErrorResponse as addBillingAddress404,
  validateErrorResponse as addBillingAddress409,
  validateErrorResponse as addBillingAddress429,
  validateErrorResponse as addBillingAddress500,
  validateErrorResponse as addItem400,
  validateErrorResponse as addItem401,
  validateErrorResponse as addItem403,
  validateErrorResponse as addItem404,
  validateErrorResponse as addItem409,
  validateErrorResponse as addItem429,
  validateErrorResponse as addItem500,
  validateErrorResponse as addPaymentInstrument400,
  validateErrorResponse as addPaymentInstrument401,
  validateErrorResponse as addPaymentInstrument402,
  validateErrorResponse as addPaymentInstrument403,
  validateErrorResponse as addPaymentInstrument404,
  validateErrorResponse as addPaymentInstrument409,
  validateErrorResponse as addPaymentInstrument429,
  validateErrorResponse as addPaymentInstrument500,
  validateErrorResponse as addPriceAdjustment400,
  validateErrorResponse as addPriceAdjustment401,
  validateErrorResponse as addPriceAdjustment403,
  validateErrorResponse as addPriceAdjustment404,
  validateErrorResponse as addPriceAdjustment409,
  validateErrorResponse as addPriceAdjustment429,
  validateErrorResponse as addPriceAdjustment500,
  validateErrorResponse as addShippingAddress400,
  validateErrorResponse as addShippingAddress401,
  validateErrorResponse as addShippingAddress403,
  validateErrorResponse as addShippingAddress404,
  validateErrorResponse as addShippingAddress409,
  validateErrorResponse as addShippingAddress429,
  validateErrorResponse as addShippingAddress500,
  validateErrorResponse as applyCoupon400,
  validateErrorResponse as applyCoupon401,
  validateErrorResponse as applyCoupon403,
  validateErrorResponse as applyCoupon404,
  validateErrorResponse as applyCoupon409,
  validateErrorResponse as applyCoupon422,
  validateErrorResponse as applyCoupon429,
  validateErrorResponse as applyCoupon500,
  validateErrorResponse as applyReward400,
  validateErrorResponse as applyReward401,
  validateErrorResponse as applyReward402,
  validateErrorResponse as applyReward403,
  validateErrorResponse as applyReward404,
  validateErrorResponse as applyReward409,
  validateErrorResponse as applyReward429,
  validateErrorResponse as applyReward500,
  validateErrorResponse as changePriceAdjustment400,
  validateErrorResponse as changePriceAdjustment401,
  validateErrorResponse as changePriceAdjustment403,
  validateErrorResponse as changePriceAdjustment404,
  validateErrorResponse as changePriceAdjustment409,
  validateErrorResponse as changePriceAdjustment429,
  validateErrorResponse as changePriceAdjustment500,
  validateErrorResponse as createCart400,
  validateErrorResponse as createCart401,
  validateErrorResponse as createCart403,
  validateErrorResponse as createCart429,
  validateErrorResponse as createCart500,
  validateErrorResponse as createCartWithItem400,
  validateErrorResponse as createCartWithItem401,
  validateErrorResponse as createCartWithItem403,
  validateErrorResponse as createCartWithItem404,
  validateErrorResponse as createCartWithItem409,
  validateErrorResponse as createCartWithItem429,
  validateErrorResponse as createCartWithItem500,
  validateErrorResponse as getCart400,
  validateErrorResponse as getCart401,
  validateErrorResponse as getCart403,
  validateErrorResponse as getCart404,
  validateErrorResponse as getCart429,
  validateErrorResponse as getCart500,
  validateErrorResponse as getGiftCardBalance400,
  validateErrorResponse as getGiftCardBalance401,
  validateErrorResponse as getGiftCardBalance402,
  validateErrorResponse as getGiftCardBalance403,
  validateErrorResponse as getGiftCardBalance429,
  validateErrorResponse as getGiftCardBalance500,
  validateErrorResponse as getPaymentMethods400,
  validateErrorResponse as getPaymentMethods401,
  validateErrorResponse as getPaymentMethods403,
  validateErrorResponse as getPaymentMethods404,
  validateErrorResponse as getPaymentMethods429,
  validateErrorResponse as getPaymentMethods500,
  validateErrorResponse as getPaymentSession400,
  validateErrorResponse as getPaymentSession401,
  validateErrorResponse as getPaymentSession402,
  validateErrorResponse as getPaymentSession403,
  validateErrorResponse as getPaymentSession404,
  validateErrorResponse as getPaymentSession429,
  validateErrorResponse as getPaymentSession500,
  validateErrorResponse as getShippingMethods400,
  validateErrorResponse as getShippingMethods401,
  validateErrorResponse as getShippingMethods403,
  validateErrorResponse as getShippingMethods404,
  validateErrorResponse as getShippingMethods429,
  validateErrorResponse as getShippingMethods500,
  validateErrorResponse as moveToSaveForLater400,
  validateErrorResponse as moveToSaveForLater401,
  validateErrorResponse as moveToSaveForLater403,
  validateErrorResponse as moveToSaveForLater404,
  validateErrorResponse as moveToSaveForLater409,
  validateErrorResponse as moveToSaveForLater429,
  validateErrorResponse as moveToSaveForLater500,
  validateErrorResponse as patchOrder400,
  validateErrorResponse as patchOrder401,
  validateErrorResponse as patchOrder403,
  validateErrorResponse as patchOrder404,
  validateErrorResponse as patchOrder409,
  validateErrorResponse as patchOrder429,
  validateErrorResponse as patchOrder500,
  validateErrorResponse as placeOrder400,
  validateErrorResponse as placeOrder401,
  validateErrorResponse as placeOrder402,
  validateErrorResponse as placeOrder403,
  validateErrorResponse as placeOrder404,
  validateErrorResponse as placeOrder409,
  validateErrorResponse as placeOrder429,
  validateErrorResponse as placeOrder500,
  validateErrorResponse as prepareOrder400,
  validateErrorResponse as prepareOrder401,
  validateErrorResponse as prepareOrder402,
  validateErrorResponse as prepareOrder403,
  validateErrorResponse as prepareOrder404,
  validateErrorResponse as prepareOrder409,
  validateErrorResponse as prepareOrder429,
  validateErrorResponse as prepareOrder500,
  validateErrorResponse as removeBillingAddress400,
  validateErrorResponse as removeBillingAddress401,
  validateErrorResponse as removeBillingAddress403,
  validateErrorResponse as removeBillingAddress404,
  validateErrorResponse as removeBillingAddress409,
  validateErrorResponse as removeBillingAddress429,
  validateErrorResponse as removeBillingAddress500,
  validateErrorResponse as removeCoupon400,
  validateErrorResponse as removeCoupon401,
  validateErrorResponse as removeCoupon403,
  validateErrorResponse as removeCoupon404,
  validateErrorResponse as removeCoupon409,
  validateErrorResponse as removeCoupon429,
  validateErrorResponse as removeCoupon500,
  validateErrorResponse as removeItem400,
  validateErrorResponse as removeItem401,
  validateErrorResponse as removeItem403,
  validateErrorResponse as removeItem404,
  validateErrorResponse as removeItem409,
  validateErrorResponse as removeItem429,
  validateErrorResponse as removeItem500,
  validateErrorResponse as removePaymentInstrument400,
  validateErrorResponse as removePaymentInstrument401,
  validateErrorResponse as removePaymentInstrument403,
  validateErrorResponse as removePaymentInstrument404,
  validateErrorResponse as removePaymentInstrument409,
  validateErrorResponse as removePaymentInstrument429,
  validateErrorResponse as removePaymentInstrument500,
  validateErrorResponse as removePriceAdjustment400,
  validateErrorResponse as removePriceAdjustment401,
  validateErrorResponse as removePriceAdjustment403,
  validateErrorResponse as removePriceAdjustment404,
  validateErrorResponse as removePriceAdjustment409,
  validateErrorResponse as removePriceAdjustment429,
  validateErrorResponse as removePriceAdjustment500,
  validateErrorResponse as removeSavedItem400,
  validateErrorResponse as removeSavedItem401,
  validateErrorResponse as removeSavedItem403,
  validateErrorResponse as removeSavedItem404,
  validateErrorResponse as removeSavedItem429,
  validateErrorResponse as removeSavedItem500,
  validateErrorResponse as removeShippingAddress400,
  validateErrorResponse as removeShippingAddress401,
  validateErrorResponse as removeShippingAddress403,
  validateErrorResponse as removeShippingAddress404,
  validateErrorResponse as removeShippingAddress409,
  validateErrorResponse as removeShippingAddress429,
  validateErrorResponse as removeShippingAddress500,
  validateErrorResponse as reserveWithItem400,
  validateErrorResponse as reserveWithItem401,
  validateErrorResponse as reserveWithItem403,
  validateErrorResponse as reserveWithItem404,
  validateErrorResponse as reserveWithItem409,
  validateErrorResponse as reserveWithItem429,
  validateErrorResponse as reserveWithItem500,
  validateErrorResponse as sendDeviceFingerprint400,
  validateErrorResponse as sendDeviceFingerprint401,
  validateErrorResponse as sendDeviceFingerprint403,
  validateErrorResponse as sendDeviceFingerprint404,
  validateErrorResponse as sendDeviceFingerprint429,
  validateErrorResponse as sendDeviceFingerprint500,
  validateErrorResponse as setShippingMethod400,
  validateErrorResponse as setShippingMethod401,
  validateErrorResponse as setShippingMethod403,
  validateErrorResponse as setShippingMethod404,
  validateErrorResponse as setShippingMethod409,
  validateErrorResponse as setShippingMethod429,
  validateErrorResponse as setShippingMethod500,
  validateErrorResponse as updateItem400,
  validateErrorResponse as updateItem401,
  validateErrorResponse as updateItem403,
  validateErrorResponse as updateItem404,
  validateErrorResponse as updateItem409,
  validateErrorResponse as updateItem429,
  validateErrorResponse as updateItem500,
  validateErrorResponse as updateSaveForLater400,
  validateErrorResponse as updateSaveForLater401,
  validateErrorResponse as updateSaveForLater403,
  validateErrorResponse as updateSaveForLater404,
  validateErrorResponse as updateSaveForLater409,
  validateErrorResponse as updateSaveForLater429,
  validateErrorResponse as updateSaveForLater500,
  validateErrorResponse as validateShippingAddress400,
  validateErrorResponse as validateShippingAddress401,
  validateErrorResponse as validateShippingAddress403,
  validateErrorResponse as validateShippingAddress404,
  validateErrorResponse as validateShippingAddress429,
  validateErrorResponse as validateShippingAddress500,
  validateOrder as patchOrder200,
  validateOrder as placeOrder200,
  validateOrder as placeOrder201,
} from './shared.js';
