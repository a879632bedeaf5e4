// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isDateTime, isEmail, isLink, isMediaUrl } from '../../validator-runtime.js';

import { coerceDocumentType, coerceOrderId, coerceOrderNumber, coerceWireLocale, validateCurrency, validateItemId, validateLineUnits, validateLookupEmail, validateMoney, validateOrderId, validateOrderNumber, validateOrderProgress, validateOrderReturn, validateQuantity, validateReturnItem, validateShippingId, validateUnitCount } from './shared.js';

const constant0 = ["changedMind","orderedByMistake","foundCheaper","tooLate","otherPayment"];
const constant1 = new RegExp("^[A-Za-z0-9._-]{1,100}$", "u");
const constant2 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const constant3 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant4 = new RegExp("^[A-Za-z0-9_-]{1,200}$", "u");
const constant5 = ["open","delivered","cancelled","returned"];
const constant6 = {"orderNumber":true,"orderId":true,"status":true,"progress":true,"placedAt":true,"currency":true,"total":true,"refunded":true,"totalUnits":true,"items":true,"expectedOn":true};
const constant7 = ["processing","finalised","cancelled"];
const constant8 = Object.prototype.hasOwnProperty;

function coerceDownloadInvoiceQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.document !== undefined){
if(!(coerceDocumentType(data.document, {instancePath:instancePath+"/document",parentData:data,parentDataProperty:"document"}))){
vErrors = vErrors === null ? coerceDocumentType.errors : vErrors.concat(coerceDocumentType.errors);
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
coerceDownloadInvoiceQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_510dc25e(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.orderId !== undefined){
let data0 = data.orderId;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(coerceOrderId(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderId.errors : vErrors.concat(coerceOrderId.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(!(coerceOrderNumber(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderNumber.errors : vErrors.concat(coerceOrderNumber.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/orderId",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_510dc25e.errors = vErrors;
return errors === 0;
}

function validateCancellation(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "items")) || (key0 === "reason"))){
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
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 200){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 200}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data2[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/reason","type",{type: "string"}));
errors++;
}
if(!(((((data4 === "changedMind") || (data4 === "orderedByMistake")) || (data4 === "foundCheaper")) || (data4 === "tooLate")) || (data4 === "otherPayment"))){
(vErrors ??= []).push(fault(instancePath+"/reason","enum",{allowedValues: constant0}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCancellation.errors = vErrors;
return errors === 0;
}

function validateDocumentFile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fileName"}));
errors++;
}
if(data.mediaType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mediaType"}));
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "content"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "fileName") || (key0 === "mediaType")) || (key0 === "content"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.fileName !== undefined){
let data0 = data.fileName;
if(typeof data0 === "string"){
if(!constant1.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/fileName","pattern",{pattern: "^[A-Za-z0-9._-]{1,100}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fileName","type",{type: "string"}));
errors++;
}
}
if(data.mediaType !== undefined){
let data1 = data.mediaType;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/mediaType","type",{type: "string"}));
errors++;
}
if("application/pdf" !== data1){
(vErrors ??= []).push(fault(instancePath+"/mediaType","const",{allowedValue: "application/pdf"}));
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(data2.length > 400000){
(vErrors ??= []).push(fault(instancePath+"/content","maxLength",{limit: 400000}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/content","minLength",{limit: 1}));
errors++;
}
if(!constant2.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/content","pattern",{pattern: "^[A-Za-z0-9+/]+={0,2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/content","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDocumentFile.errors = vErrors;
return errors === 0;
}

function validateDocumentRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "refundId")) || (key0 === "returnId")) || (key0 === "shippingId"))){
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
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.refundId !== undefined){
let data2 = data.refundId;
if(typeof data2 === "string"){
if(!(constant3.test(data2))){
(vErrors ??= []).push(fault(instancePath+"/refundId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refundId","type",{type: "string"}));
errors++;
}
}
if(data.returnId !== undefined){
let data3 = data.returnId;
if(typeof data3 === "string"){
if(!(constant3.test(data3))){
(vErrors ??= []).push(fault(instancePath+"/returnId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/returnId","type",{type: "string"}));
errors++;
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
validateDocumentRequest.errors = vErrors;
return errors === 0;
}

function validateGiftCardMail(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipient === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipient"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "recipient")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.recipient !== undefined){
let data0 = data.recipient;
if(typeof data0 === "string"){
if(data0.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipient","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data0))){
(vErrors ??= []).push(fault(instancePath+"/recipient","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardMail.errors = vErrors;
return errors === 0;
}

function validateGiftCardMailRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "orderNumber") || (key0 === "email")) || (key0 === "itemId")) || (key0 === "recipient"))){
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
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.recipient !== undefined){
let data3 = data.recipient;
if(typeof data3 === "string"){
if(data3.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipient","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data3))){
(vErrors ??= []).push(fault(instancePath+"/recipient","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftCardMailRequest.errors = vErrors;
return errors === 0;
}

function validateHistoryCursor(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_-]{1,200}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateHistoryCursor.errors = vErrors;
return errors === 0;
}

function validateHistoryRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "count") || (key0 === "after")) || (key0 === "show")) || (key0 === "placedFrom")) || (key0 === "placedTo"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 50 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 50}));
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.after !== undefined){
if(!(validateHistoryCursor(data.after, {instancePath:instancePath+"/after"}))){
vErrors = vErrors === null ? validateHistoryCursor.errors : vErrors.concat(validateHistoryCursor.errors);
errors = vErrors.length;
}
}
if(data.show !== undefined){
let data2 = data.show;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/show","type",{type: "string"}));
errors++;
}
if(!((((data2 === "open") || (data2 === "delivered")) || (data2 === "cancelled")) || (data2 === "returned"))){
(vErrors ??= []).push(fault(instancePath+"/show","enum",{allowedValues: constant5}));
errors++;
}
}
if(data.placedFrom !== undefined){
let data3 = data.placedFrom;
if(typeof data3 === "string"){
if(!(isDate(data3))){
(vErrors ??= []).push(fault(instancePath+"/placedFrom","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/placedFrom","type",{type: "string"}));
errors++;
}
}
if(data.placedTo !== undefined){
let data4 = data.placedTo;
if(typeof data4 === "string"){
if(!(isDate(data4))){
(vErrors ??= []).push(fault(instancePath+"/placedTo","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/placedTo","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateHistoryRequest.errors = vErrors;
return errors === 0;
}

function validateOrderLookup(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "orderNumber") || (key0 === "email")) || (key0 === "claim"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.orderNumber !== undefined){
let data0 = data.orderNumber;
if(typeof data0 === "string"){
if(data0.length > 40){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","maxLength",{limit: 40}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderNumber","type",{type: "string"}));
errors++;
}
}
if(data.email !== undefined){
if(!(validateLookupEmail(data.email, {instancePath:instancePath+"/email"}))){
vErrors = vErrors === null ? validateLookupEmail.errors : vErrors.concat(validateLookupEmail.errors);
errors = vErrors.length;
}
}
if(data.claim !== undefined){
if(typeof data.claim !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/claim","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderLookup.errors = vErrors;
return errors === 0;
}

function validateOrderSummary(data, {instancePath=""}={}){
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
if(data.placedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "placedAt"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.totalUnits === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalUnits"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(constant8.call(constant6, key0))){
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
(vErrors ??= []).push(fault(instancePath+"/status","enum",{allowedValues: constant7}));
errors++;
}
}
if(data.progress !== undefined){
if(!(validateOrderProgress(data.progress, {instancePath:instancePath+"/progress"}))){
vErrors = vErrors === null ? validateOrderProgress.errors : vErrors.concat(validateOrderProgress.errors);
errors = vErrors.length;
}
}
if(data.placedAt !== undefined){
let data4 = data.placedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/placedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/placedAt","type",{type: "string"}));
errors++;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
if(!(validateMoney(data.total, {instancePath:instancePath+"/total"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.refunded !== undefined){
if(!(validateMoney(data.refunded, {instancePath:instancePath+"/refunded"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.totalUnits !== undefined){
if(!(validateUnitCount(data.totalUnits, {instancePath:instancePath+"/totalUnits"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data9 = data.items;
if(Array.isArray(data9)){
if(data9.length > 4){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 4}));
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSummaryItem(data9[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateSummaryItem.errors : vErrors.concat(validateSummaryItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.expectedOn !== undefined){
let data11 = data.expectedOn;
if(typeof data11 === "string"){
if(!(isDate(data11))){
(vErrors ??= []).push(fault(instancePath+"/expectedOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expectedOn","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderSummary.errors = vErrors;
return errors === 0;
}

function validatePurchaseHistory(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orders === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orders"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "orders") || (key0 === "next"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.orders !== undefined){
let data0 = data.orders;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOrderSummary(data0[i0], {instancePath:instancePath+"/orders/" + i0}))){
vErrors = vErrors === null ? validateOrderSummary.errors : vErrors.concat(validateOrderSummary.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orders","type",{type: "array"}));
errors++;
}
}
if(data.next !== undefined){
if(!(validateHistoryCursor(data.next, {instancePath:instancePath+"/next"}))){
vErrors = vErrors === null ? validateHistoryCursor.errors : vErrors.concat(validateHistoryCursor.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePurchaseHistory.errors = vErrors;
return errors === 0;
}

function validateReturnLabel(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.return === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "return"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "return") || (key0 === "label"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.return !== undefined){
if(!(validateOrderReturn(data.return, {instancePath:instancePath+"/return"}))){
vErrors = vErrors === null ? validateOrderReturn.errors : vErrors.concat(validateOrderReturn.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateDocumentFile(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateDocumentFile.errors : vErrors.concat(validateDocumentFile.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReturnLabel.errors = vErrors;
return errors === 0;
}

function validateReturnRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "items"))){
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
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 200}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReturnItem(data1[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateReturnItem.errors : vErrors.concat(validateReturnItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReturnRequest.errors = vErrors;
return errors === 0;
}

function validateSummaryItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
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
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "pdpUrl")) || (key0 === "productImageURL")) || (key0 === "qty"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
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
let data1 = data.pdpUrl;
if(typeof data1 === "string"){
if(!(isLink(data1))){
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
let data2 = data.productImageURL;
if(typeof data2 === "string"){
if(!(isMediaUrl(data2))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
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
validateSummaryItem.errors = vErrors;
return errors === 0;
}

export {
  coerceDownloadInvoiceQuery as downloadInvoiceQuery,
  coerceDownloadInvoiceQuery,
  coerceParams_510dc25e as getOrderParams,
  coerceParams_510dc25e as requestReturnLabelParams,
  coerceParams_510dc25e,
  validateCancellation as cancelOrderBody,
  validateCancellation,
  validateDocumentFile as downloadInvoice200,
  validateDocumentFile,
  validateDocumentRequest as downloadInvoiceBody,
  validateDocumentRequest,
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
  coerceHeaders_d1e47cfd as resendGiftCardEmailHeaders,
  coerceHeaders_d1e47cfd as trackOrderHeaders,
  coerceQuery_a303e847 as cancelOrderQuery,
  coerceQuery_a303e847 as getOrderQuery,
  coerceQuery_a303e847 as getPurchaseHistoryQuery,
  coerceQuery_a303e847 as requestReturnLabelQuery,
  coerceQuery_a303e847 as resendGiftCardEmailQuery,
  coerceQuery_a303e847 as trackOrderQuery,
  validateErrorAnswer as cancelOrder400,
  validateErrorAnswer as cancelOrder401,
  validateErrorAnswer as cancelOrder403,
  validateErrorAnswer as cancelOrder404,
  validateErrorAnswer as cancelOrder409,
  validateErrorAnswer as cancelOrder429,
  validateErrorAnswer as cancelOrder500,
  validateErrorAnswer as downloadInvoice400,
  validateErrorAnswer as downloadInvoice401,
  validateErrorAnswer as downloadInvoice403,
  validateErrorAnswer as downloadInvoice404,
  validateErrorAnswer as downloadInvoice409,
  validateErrorAnswer as downloadInvoice429,
  validateErrorAnswer as downloadInvoice500,
  validateErrorAnswer as getOrder400,
  validateErrorAnswer as getOrder401,
  validateErrorAnswer as getOrder403,
  validateErrorAnswer as getOrder404,
  validateErrorAnswer as getOrder429,
  validateErrorAnswer as getOrder500,
  validateErrorAnswer as getPurchaseHistory400,
  validateErrorAnswer as getPurchaseHistory401,
  validateErrorAnswer as getPurchaseHistory403,
  validateErrorAnswer as getPurchaseHistory429,
  validateErrorAnswer as getPurchaseHistory500,
  validateErrorAnswer as requestReturnLabel400,
  validateErrorAnswer as requestReturnLabel401,
  validateErrorAnswer as requestReturnLabel403,
  validateErrorAnswer as requestReturnLabel404,
  validateErrorAnswer as requestReturnLabel409,
  validateErrorAnswer as requestReturnLabel429,
  validateErrorAnswer as requestReturnLabel500,
  validateErrorAnswer as resendGiftCardEmail400,
  validateErrorAnswer as resendGiftCardEmail401,
  validateErrorAnswer as resendGiftCardEmail403,
  validateErrorAnswer as resendGiftCardEmail404,
  validateErrorAnswer as resendGiftCardEmail409,
  validateErrorAnswer as resendGiftCardEmail429,
  validateErrorAnswer as resendGiftCardEmail500,
  validateErrorAnswer as trackOrder400,
  validateErrorAnswer as trackOrder401,
  validateErrorAnswer as trackOrder403,
  validateErrorAnswer as trackOrder404,
  validateErrorAnswer as trackOrder429,
  validateErrorAnswer as trackOrder500,
  validateOrder as cancelOrder200,
  validateOrder as getOrder200,
  validateOrder as trackOrder200,
} from './shared.js';
