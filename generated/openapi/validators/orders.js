// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime, isEmail, isLink, isMediaUrl } from '../../validator-runtime.js';

import { validateAddress, validateCurrency, validateMoney, validateOrderNumber, validateProductId, validateQuantity, validateShippingId, validateSku, validateStyleId } from './shared.js';
import { validateChosenOption, validateFlashMessage, validateGiftOption, validateItemId, validateItemPrice, validatePaymentInstrument, validatePromoSummaryEntry, validateShippingMethod, validateStoreInfo, validateTotals } from './cart.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = {"orderNumber":true,"orderId":true,"status":true,"processing":true,"finalised":true,"cancelReason":true,"placedAt":true,"email":true,"currency":true,"taxIncluded":true,"totals":true,"items":true,"shipments":true,"paymentMethod":true,"promoSummary":true,"flash":true,"shippingAddress":true,"billingAddress":true};
const constant2 = ["processing","finalised","cancelled"];
const constant3 = Object.prototype.hasOwnProperty;
const constant4 = {"upc":true,"name":true,"pdpUrl":true,"productImageURL":true,"isDigitalProduct":true,"bonus":true,"isCustoms":true,"recipeId":true,"precreatedCustomsCode":true,"id":true,"productId":true,"masterId":true,"sku":true,"color":true,"size":true,"fitType":true,"qty":true,"price":true,"giftOption":true,"taxTotal":true,"shippingId":true};
const constant5 = new RegExp("^[0-9]{12,14}$", "u");

function coerceGetOrderParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.orderId !== undefined){
if(!(coerceOrderId(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderId.errors : vErrors.concat(coerceOrderId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetOrderParams.errors = vErrors;
return errors === 0;
}

function coerceOrderId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
coerceOrderId.errors = vErrors;
return errors === 0;
}

function validateOrder(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
if(data.processing === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "processing"}));
errors++;
}
if(data.finalised === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "finalised"}));
errors++;
}
if(data.placedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "placedAt"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
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
if(data.totals === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totals"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
if(data.shipments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shipments"}));
errors++;
}
if(data.paymentMethod === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentMethod"}));
errors++;
}
if(data.promoSummary === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promoSummary"}));
errors++;
}
if(data.flash === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "flash"}));
errors++;
}
if(data.billingAddress === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "billingAddress"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant1, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validateOrderId(data.orderId, {instancePath:instancePath+"/orderId"}))){
vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/status","type",{type: "string"}));
errors++;
}
if(!(((data2 === "processing") || (data2 === "finalised")) || (data2 === "cancelled"))){
(vErrors ??= []).push(fault(instancePath+"/status","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.processing !== undefined){
if(typeof data.processing !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/processing","type",{type: "boolean"}));
errors++;
}
}
if(data.finalised !== undefined){
if(typeof data.finalised !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/finalised","type",{type: "boolean"}));
errors++;
}
}
if(data.cancelReason !== undefined){
let data5 = data.cancelReason;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/cancelReason","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cancelReason","type",{type: "string"}));
errors++;
}
}
if(data.placedAt !== undefined){
let data6 = data.placedAt;
if(typeof data6 === "string"){
if(!(isDateTime(data6))){
(vErrors ??= []).push(fault(instancePath+"/placedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/placedAt","type",{type: "string"}));
errors++;
}
}
if(data.email !== undefined){
let data7 = data.email;
if(typeof data7 === "string"){
if(data7.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data7))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
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
if(data.totals !== undefined){
if(!(validateTotals(data.totals, {instancePath:instancePath+"/totals"}))){
vErrors = vErrors === null ? validateTotals.errors : vErrors.concat(validateTotals.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data11 = data.items;
if(Array.isArray(data11)){
if(data11.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOrderItem(data11[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateOrderItem.errors : vErrors.concat(validateOrderItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.shipments !== undefined){
let data13 = data.shipments;
if(Array.isArray(data13)){
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/shipments","minItems",{limit: 1}));
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validateShipment(data13[i1], {instancePath:instancePath+"/shipments/" + i1}))){
vErrors = vErrors === null ? validateShipment.errors : vErrors.concat(validateShipment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/shipments","type",{type: "array"}));
errors++;
}
}
if(data.paymentMethod !== undefined){
let data15 = data.paymentMethod;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validatePaymentInstrument(data15[i2], {instancePath:instancePath+"/paymentMethod/" + i2}))){
vErrors = vErrors === null ? validatePaymentInstrument.errors : vErrors.concat(validatePaymentInstrument.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paymentMethod","type",{type: "array"}));
errors++;
}
}
if(data.promoSummary !== undefined){
let data17 = data.promoSummary;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validatePromoSummaryEntry(data17[i3], {instancePath:instancePath+"/promoSummary/" + i3}))){
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
if(data.flash !== undefined){
let data19 = data.flash;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(!(validateFlashMessage(data19[i4], {instancePath:instancePath+"/flash/" + i4}))){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrder.errors = vErrors;
return errors === 0;
}

function validateOrderId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateOrderId.errors = vErrors;
return errors === 0;
}

function validateOrderItem(data, {instancePath=""}={}){
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
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant4, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.upc !== undefined){
let data0 = data.upc;
if(typeof data0 === "string"){
if(!constant5.test(data0)){
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
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.pdpUrl !== undefined){
let data2 = data.pdpUrl;
if(typeof data2 === "string"){
if(!(isLink(data2))){
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
let data3 = data.productImageURL;
if(typeof data3 === "string"){
if(!(isMediaUrl(data3))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
}
}
if(data.isDigitalProduct !== undefined){
if(typeof data.isDigitalProduct !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDigitalProduct","type",{type: "boolean"}));
errors++;
}
}
if(data.bonus !== undefined){
if(typeof data.bonus !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/bonus","type",{type: "boolean"}));
errors++;
}
}
if(data.isCustoms !== undefined){
if(typeof data.isCustoms !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isCustoms","type",{type: "boolean"}));
errors++;
}
}
if(data.recipeId !== undefined){
let data7 = data.recipeId;
if(typeof data7 === "string"){
if(data7.length > 80){
(vErrors ??= []).push(fault(instancePath+"/recipeId","maxLength",{limit: 80}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipeId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipeId","type",{type: "string"}));
errors++;
}
}
if(data.precreatedCustomsCode !== undefined){
let data8 = data.precreatedCustomsCode;
if(typeof data8 === "string"){
if(data8.length > 80){
(vErrors ??= []).push(fault(instancePath+"/precreatedCustomsCode","maxLength",{limit: 80}));
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/precreatedCustomsCode","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/precreatedCustomsCode","type",{type: "string"}));
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
if(data.price !== undefined){
if(!(validateItemPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateItemPrice.errors : vErrors.concat(validateItemPrice.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.taxTotal !== undefined){
if(!(validateMoney(data.taxTotal, {instancePath:instancePath+"/taxTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderItem.errors = vErrors;
return errors === 0;
}

function validateShipment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
if(data.shippingMethod === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingMethod"}));
errors++;
}
if(data.itemIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemIds"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "shippingId") || (key0 === "shippingMethod")) || (key0 === "itemIds")) || (key0 === "address")) || (key0 === "storeInfo"))){
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
if(data.shippingMethod !== undefined){
if(!(validateShippingMethod(data.shippingMethod, {instancePath:instancePath+"/shippingMethod"}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.itemIds !== undefined){
let data2 = data.itemIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateItemId(data2[i0], {instancePath:instancePath+"/itemIds/" + i0}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemIds","type",{type: "array"}));
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddress(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
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
validateShipment.errors = vErrors;
return errors === 0;
}

export {
  coerceGetOrderParams as getOrderParams,
  coerceGetOrderParams,
  coerceOrderId,
  validateOrder as getOrder200,
  validateOrder,
  validateOrderId,
  validateOrderItem,
  validateShipment,
};
export {
  coerceHeaders_d1e47cfd as getOrderHeaders,
  coerceQuery_a303e847 as getOrderQuery,
  validateErrorAnswer as getOrder400,
  validateErrorAnswer as getOrder401,
  validateErrorAnswer as getOrder403,
  validateErrorAnswer as getOrder404,
  validateErrorAnswer as getOrder500,
} from './shared.js';
