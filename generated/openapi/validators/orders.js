// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../../validator-runtime.js';

import { coerceDocumentType, coerceOrderId, coerceOrderNumber, coerceWireLocale, validateCurrency, validateEndedPromotions, validateItemId, validateLineUnits, validateLookupEmail, validateMoney, validateOrderId, validateOrderNumber, validateOrderProgress, validateOrderReturn, validatePaymentInstrumentId, validatePaymentMethodId, validatePriceChange, validateQuantity, validateRefundedItem, validateReturnItem, validateShippingId, validateUnitCount } from './shared.js';

const constant0 = ["changedMind","orderedByMistake","foundCheaper","tooLate","otherPayment"];
const constant1 = new RegExp("^[A-Za-z0-9._-]{1,100}$", "u");
const constant2 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const constant3 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant4 = formats.email;
const constant5 = new RegExp("^[A-Za-z0-9_-]{1,200}$", "u");
const constant6 = ["open","delivered","cancelled","returned"];
const constant7 = formats.date;
const constant8 = {"orderNumber":true,"orderId":true,"status":true,"progress":true,"placedAt":true,"currency":true,"total":true,"refunded":true,"totalUnits":true,"items":true,"expectedOn":true};
const constant9 = ["processing","finalised","cancelled"];
const constant10 = Object.prototype.hasOwnProperty;
const constant11 = formats["date-time"];
const constant12 = ["cancelled","returned"];
const constant13 = formats.link;
const constant14 = formats["media-url"];

function coerceDownloadInvoiceQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document !== undefined){
if(!(coerceDocumentType(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? coerceDocumentType.errors : vErrors.concat(coerceDocumentType.errors);
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
coerceDownloadInvoiceQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_510dc25e(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderId !== undefined){
let data0 = data.orderId;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(coerceOrderId(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData}))){
vErrors = vErrors === null ? coerceOrderId.errors : vErrors.concat(coerceOrderId.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(coerceOrderNumber(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData}))){
vErrors = vErrors === null ? coerceOrderNumber.errors : vErrors.concat(coerceOrderNumber.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/orderId",schemaPath:"#/properties/orderId/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
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
coerceParams_510dc25e.errors = vErrors;
return errors === 0;
}

function validateCancellation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "items")) || (key0 === "reason")) || (key0 === "expectedRefund"))){
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
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber",rootData}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 200){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
let data4 = data.reason;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data4 === "changedMind") || (data4 === "orderedByMistake")) || (data4 === "foundCheaper")) || (data4 === "tooLate")) || (data4 === "otherPayment"))){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: constant0},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expectedRefund !== undefined){
if(!(validateExpectedRefund(data.expectedRefund, {instancePath:instancePath+"/expectedRefund",parentData:data,parentDataProperty:"expectedRefund",rootData}))){
vErrors = vErrors === null ? validateExpectedRefund.errors : vErrors.concat(validateExpectedRefund.errors);
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
validateCancellation.errors = vErrors;
return errors === 0;
}

function validateDocumentFile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mediaType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediaType"},message:"must have required property '"+"mediaType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "fileName") || (key0 === "mediaType")) || (key0 === "content"))){
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
if(data.fileName !== undefined){
let data0 = data.fileName;
if(typeof data0 === "string"){
if(!constant1.test(data0)){
const err4 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,100}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,100}$"+"\""};
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
const err5 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mediaType !== undefined){
let data1 = data.mediaType;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("application/pdf" !== data1){
const err7 = {instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/const",keyword:"const",params:{allowedValue: "application/pdf"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(data2.length > 400000){
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 400000},message:"must NOT have more than 400000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!constant2.test(data2)){
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""};
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
const err11 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateDocumentFile.errors = vErrors;
return errors === 0;
}

function validateDocumentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "refundId")) || (key0 === "returnId")) || (key0 === "shippingId"))){
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
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber",rootData}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.refundId !== undefined){
let data2 = data.refundId;
if(typeof data2 === "string"){
if(!(constant3.test(data2))){
const err2 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/refundId",schemaPath:"#/properties/refundId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.returnId !== undefined){
let data3 = data.returnId;
if(typeof data3 === "string"){
if(!(constant3.test(data3))){
const err4 = {instancePath:instancePath+"/returnId",schemaPath:"#/properties/returnId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err5 = {instancePath:instancePath+"/returnId",schemaPath:"#/properties/returnId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
validateDocumentRequest.errors = vErrors;
return errors === 0;
}

function validateExpectedPayment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.payment_method_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "paymentInstrumentId") || (key0 === "payment_method_id")) || (key0 === "amount"))){
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
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId",parentData:data,parentDataProperty:"paymentInstrumentId",rootData}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.payment_method_id !== undefined){
if(!(validatePaymentMethodId(data.payment_method_id, {instancePath:instancePath+"/payment_method_id",parentData:data,parentDataProperty:"payment_method_id",rootData}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validateExpectedPayment.errors = vErrors;
return errors === 0;
}

function validateExpectedRefund(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validateMoney(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
validateExpectedRefund.errors = vErrors;
return errors === 0;
}

function validateGiftCardMail(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "recipient")){
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
if(data.recipient !== undefined){
let data0 = data.recipient;
if(typeof data0 === "string"){
if(data0.length > 254){
const err2 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(constant4(data0))){
const err3 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err4 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateGiftCardMail.errors = vErrors;
return errors === 0;
}

function validateGiftCardMailRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "itemId")) || (key0 === "recipient"))){
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
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber",rootData}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId",parentData:data,parentDataProperty:"itemId",rootData}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.recipient !== undefined){
let data3 = data.recipient;
if(typeof data3 === "string"){
if(data3.length > 254){
const err3 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(constant4(data3))){
const err4 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err5 = {instancePath:instancePath+"/recipient",schemaPath:"#/properties/recipient/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
validateGiftCardMailRequest.errors = vErrors;
return errors === 0;
}

function validateHistoryCursor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,200}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,200}$"+"\""};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateHistoryCursor.errors = vErrors;
return errors === 0;
}

function validateHistoryRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "count") || (key0 === "after")) || (key0 === "show")) || (key0 === "placedFrom")) || (key0 === "placedTo"))){
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
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 50 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.after !== undefined){
if(!(validateHistoryCursor(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validateHistoryCursor.errors : vErrors.concat(validateHistoryCursor.errors);
errors = vErrors.length;
}
}
if(data.show !== undefined){
let data2 = data.show;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data2 === "open") || (data2 === "delivered")) || (data2 === "cancelled")) || (data2 === "returned"))){
const err5 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/enum",keyword:"enum",params:{allowedValues: constant6},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.placedFrom !== undefined){
let data3 = data.placedFrom;
if(typeof data3 === "string"){
if(!(constant7(data3))){
const err6 = {instancePath:instancePath+"/placedFrom",schemaPath:"#/properties/placedFrom/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err7 = {instancePath:instancePath+"/placedFrom",schemaPath:"#/properties/placedFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.placedTo !== undefined){
let data4 = data.placedTo;
if(typeof data4 === "string"){
if(!(constant7(data4))){
const err8 = {instancePath:instancePath+"/placedTo",schemaPath:"#/properties/placedTo/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err9 = {instancePath:instancePath+"/placedTo",schemaPath:"#/properties/placedTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validateHistoryRequest.errors = vErrors;
return errors === 0;
}

function validateOrderLookup(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "orderNumber") || (key0 === "email")) || (key0 === "claim"))){
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
if(data.orderNumber !== undefined){
let data0 = data.orderNumber;
if(typeof data0 === "string"){
if(data0.length > 40){
const err3 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/orderNumber",schemaPath:"#/properties/orderNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.claim !== undefined){
if(typeof data.claim !== "boolean"){
const err6 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validateOrderLookup.errors = vErrors;
return errors === 0;
}

function validateOrderSummary(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.orderId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderId"},message:"must have required property '"+"orderId"+"'"};
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
if(data.placedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placedAt"},message:"must have required property '"+"placedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.total === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.totalUnits === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalUnits"},message:"must have required property '"+"totalUnits"+"'"};
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
for(const key0 in data){
if(!(constant10.call(constant8, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber",parentData:data,parentDataProperty:"orderNumber",rootData}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validateOrderId(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId",rootData}))){
vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data2 === "processing") || (data2 === "finalised")) || (data2 === "cancelled"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: constant9},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.progress !== undefined){
if(!(validateOrderProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
vErrors = vErrors === null ? validateOrderProgress.errors : vErrors.concat(validateOrderProgress.errors);
errors = vErrors.length;
}
}
if(data.placedAt !== undefined){
let data4 = data.placedAt;
if(typeof data4 === "string"){
if(!(constant11(data4))){
const err11 = {instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/placedAt",schemaPath:"#/properties/placedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
if(!(validateMoney(data.total, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.refunded !== undefined){
if(!(validateMoney(data.refunded, {instancePath:instancePath+"/refunded",parentData:data,parentDataProperty:"refunded",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.totalUnits !== undefined){
if(!(validateUnitCount(data.totalUnits, {instancePath:instancePath+"/totalUnits",parentData:data,parentDataProperty:"totalUnits",rootData}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
if(data9.length > 4){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSummaryItem(data9[i0], {instancePath:instancePath+"/items/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateSummaryItem.errors : vErrors.concat(validateSummaryItem.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expectedOn !== undefined){
let data11 = data.expectedOn;
if(typeof data11 === "string"){
if(!(constant7(data11))){
const err15 = {instancePath:instancePath+"/expectedOn",schemaPath:"#/properties/expectedOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err16 = {instancePath:instancePath+"/expectedOn",schemaPath:"#/properties/expectedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateOrderSummary.errors = vErrors;
return errors === 0;
}

function validatePurchaseHistory(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orders === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orders"},message:"must have required property '"+"orders"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "orders") || (key0 === "next"))){
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
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOrderSummary(data0[i0], {instancePath:instancePath+"/orders/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateOrderSummary.errors : vErrors.concat(validateOrderSummary.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/orders",schemaPath:"#/properties/orders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.next !== undefined){
if(!(validateHistoryCursor(data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData}))){
vErrors = vErrors === null ? validateHistoryCursor.errors : vErrors.concat(validateHistoryCursor.errors);
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
validatePurchaseHistory.errors = vErrors;
return errors === 0;
}

function validateRefundPreview(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payments === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payments"},message:"must have required property '"+"payments"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "currency") || (key0 === "amount")) || (key0 === "shipping")) || (key0 === "tax")) || (key0 === "priceChange")) || (key0 === "endedPromotions")) || (key0 === "items")) || (key0 === "payments"))){
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
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.shipping !== undefined){
if(!(validateMoney(data.shipping, {instancePath:instancePath+"/shipping",parentData:data,parentDataProperty:"shipping",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.tax !== undefined){
if(!(validateMoney(data.tax, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.priceChange !== undefined){
if(!(validatePriceChange(data.priceChange, {instancePath:instancePath+"/priceChange",parentData:data,parentDataProperty:"priceChange",rootData}))){
vErrors = vErrors === null ? validatePriceChange.errors : vErrors.concat(validatePriceChange.errors);
errors = vErrors.length;
}
}
if(data.endedPromotions !== undefined){
if(!(validateEndedPromotions(data.endedPromotions, {instancePath:instancePath+"/endedPromotions",parentData:data,parentDataProperty:"endedPromotions",rootData}))){
vErrors = vErrors === null ? validateEndedPromotions.errors : vErrors.concat(validateEndedPromotions.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateRefundedItem(data6[i0], {instancePath:instancePath+"/items/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateRefundedItem.errors : vErrors.concat(validateRefundedItem.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.payments !== undefined){
let data8 = data.payments;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validateExpectedPayment(data8[i1], {instancePath:instancePath+"/payments/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validateExpectedPayment.errors : vErrors.concat(validateExpectedPayment.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/payments",schemaPath:"#/properties/payments/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validateRefundPreview.errors = vErrors;
return errors === 0;
}

function validateRefundPreviewRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "reason")) || (key0 === "items"))){
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
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "cancelled") || (data1 === "returned"))){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: constant12},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 200){
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validateRefundPreviewRequest.errors = vErrors;
return errors === 0;
}

function validateReturnLabel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.return === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "return"},message:"must have required property '"+"return"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "return") || (key0 === "label"))){
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
if(data.return !== undefined){
if(!(validateOrderReturn(data.return, {instancePath:instancePath+"/return",parentData:data,parentDataProperty:"return",rootData}))){
vErrors = vErrors === null ? validateOrderReturn.errors : vErrors.concat(validateOrderReturn.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateDocumentFile(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validateDocumentFile.errors : vErrors.concat(validateDocumentFile.errors);
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
validateReturnLabel.errors = vErrors;
return errors === 0;
}

function validateReturnRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "items")) || (key0 === "expectedRefund"))){
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
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 200){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReturnItem(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateReturnItem.errors : vErrors.concat(validateReturnItem.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expectedRefund !== undefined){
if(!(validateExpectedRefund(data.expectedRefund, {instancePath:instancePath+"/expectedRefund",parentData:data,parentDataProperty:"expectedRefund",rootData}))){
vErrors = vErrors === null ? validateExpectedRefund.errors : vErrors.concat(validateExpectedRefund.errors);
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
validateReturnRequest.errors = vErrors;
return errors === 0;
}

function validateSummaryItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pdpUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdpUrl"},message:"must have required property '"+"pdpUrl"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.productImageURL === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productImageURL"},message:"must have required property '"+"productImageURL"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.qty === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "qty"},message:"must have required property '"+"qty"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "pdpUrl")) || (key0 === "productImageURL")) || (key0 === "qty"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pdpUrl !== undefined){
let data1 = data.pdpUrl;
if(typeof data1 === "string"){
if(!(constant13(data1))){
const err7 = {instancePath:instancePath+"/pdpUrl",schemaPath:"#/properties/pdpUrl/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err8 = {instancePath:instancePath+"/pdpUrl",schemaPath:"#/properties/pdpUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.productImageURL !== undefined){
let data2 = data.productImageURL;
if(typeof data2 === "string"){
if(!(constant14(data2))){
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
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty",parentData:data,parentDataProperty:"qty",rootData}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
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
validateSummaryItem.errors = vErrors;
return errors === 0;
}

export {
  coerceDownloadInvoiceQuery as downloadInvoiceQuery,
  coerceDownloadInvoiceQuery,
  coerceParams_510dc25e as getOrderParams,
  coerceParams_510dc25e as previewRefundParams,
  coerceParams_510dc25e as requestReturnLabelParams,
  coerceParams_510dc25e,
  validateCancellation as cancelOrderBody,
  validateCancellation,
  validateDocumentFile as downloadInvoice200,
  validateDocumentFile,
  validateDocumentRequest as downloadInvoiceBody,
  validateDocumentRequest,
  validateExpectedPayment,
  validateExpectedRefund,
  validateGiftCardMail as resendGiftCardEmail202,
  validateGiftCardMail,
  validateGiftCardMailRequest as resendGiftCardEmailBody,
  validateGiftCardMailRequest,
  validateHistoryCursor,
  validateHistoryRequest as getPurchaseHistoryBody,
  validateHistoryRequest,
  validateOrderLookup as trackOrderBody,
  validateOrderLookup,
  validateOrderSummary,
  validatePurchaseHistory as getPurchaseHistory200,
  validatePurchaseHistory,
  validateRefundPreview as previewRefund200,
  validateRefundPreview,
  validateRefundPreviewRequest as previewRefundBody,
  validateRefundPreviewRequest,
  validateReturnLabel as requestReturnLabel200,
  validateReturnLabel as requestReturnLabel201,
  validateReturnLabel,
  validateReturnRequest as requestReturnLabelBody,
  validateReturnRequest,
  validateSummaryItem,
};
export {
  coerceHeaders_9032cc16 as cancelOrderHeaders,
  coerceHeaders_9032cc16 as requestReturnLabelHeaders,
  coerceHeaders_d1e47cfd as downloadInvoiceHeaders,
  coerceHeaders_d1e47cfd as getOrderHeaders,
  coerceHeaders_d1e47cfd as getPurchaseHistoryHeaders,
  coerceHeaders_d1e47cfd as previewRefundHeaders,
  coerceHeaders_d1e47cfd as resendGiftCardEmailHeaders,
  coerceHeaders_d1e47cfd as trackOrderHeaders,
  coerceQuery_a303e847 as cancelOrderQuery,
  coerceQuery_a303e847 as getOrderQuery,
  coerceQuery_a303e847 as getPurchaseHistoryQuery,
  coerceQuery_a303e847 as previewRefundQuery,
  coerceQuery_a303e847 as requestReturnLabelQuery,
  coerceQuery_a303e847 as resendGiftCardEmailQuery,
  coerceQuery_a303e847 as trackOrderQuery,
  validateErrorResponse as cancelOrder400,
  validateErrorResponse as cancelOrder401,
  validateErrorResponse as cancelOrder403,
  validateErrorResponse as cancelOrder404,
  validateErrorResponse as cancelOrder409,
  validateErrorResponse as cancelOrder429,
  validateErrorResponse as cancelOrder500,
  validateErrorResponse as downloadInvoice400,
  validateErrorResponse as downloadInvoice401,
  validateErrorResponse as downloadInvoice403,
  validateErrorResponse as downloadInvoice404,
  validateErrorResponse as downloadInvoice409,
  validateErrorResponse as downloadInvoice429,
  validateErrorResponse as downloadInvoice500,
  validateErrorResponse as getOrder400,
  validateErrorResponse as getOrder401,
  validateErrorResponse as getOrder403,
  validateErrorResponse as getOrder404,
  validateErrorResponse as getOrder429,
  validateErrorResponse as getOrder500,
  validateErrorResponse as getPurchaseHistory400,
  validateErrorResponse as getPurchaseHistory401,
  validateErrorResponse as getPurchaseHistory403,
  validateErrorResponse as getPurchaseHistory429,
  validateErrorResponse as getPurchaseHistory500,
  validateErrorResponse as previewRefund400,
  validateErrorResponse as previewRefund401,
  validateErrorResponse as previewRefund403,
  validateErrorResponse as previewRefund404,
  validateErrorResponse as previewRefund409,
  validateErrorResponse as previewRefund429,
  validateErrorResponse as previewRefund500,
  validateErrorResponse as requestReturnLabel400,
  validateErrorResponse as requestReturnLabel401,
  validateErrorResponse as requestReturnLabel403,
  validateErrorResponse as requestReturnLabel404,
  validateErrorResponse as requestReturnLabel409,
  validateErrorResponse as requestReturnLabel429,
  validateErrorResponse as requestReturnLabel500,
  validateErrorResponse as resendGiftCardEmail400,
  validateErrorResponse as resendGiftCardEmail401,
  validateErrorResponse as resendGiftCardEmail403,
  validateErrorResponse as resendGiftCardEmail404,
  validateErrorResponse as resendGiftCardEmail409,
  validateErrorResponse as resendGiftCardEmail429,
  validateErrorResponse as resendGiftCardEmail500,
  validateErrorResponse as trackOrder400,
  validateErrorResponse as trackOrder401,
  validateErrorResponse as trackOrder403,
  validateErrorResponse as trackOrder404,
  validateErrorResponse as trackOrder429,
  validateErrorResponse as trackOrder500,
  validateOrder as cancelOrder200,
  validateOrder as getOrder200,
  validateOrder as trackOrder200,
} from './shared.js';
