// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isDateTime, isLink } from '../../validator-runtime.js';

import { validateCarrier, validateLineUnits, validateOrderNumber, validateOrderProgress, validateParcelId, validateReturnNumber, validateShippingId, validateTrackingNumber } from './shared.js';

const constant0 = new RegExp("^t=[0-9]{1,12},v1=[0-9a-f]{64}$", "u");
const constant1 = {"eventId":true,"orderNumber":true,"event":true,"at":true,"shippingId":true,"parcelId":true,"items":true,"carrier":true,"trackingNumber":true,"trackingUrl":true,"expectedOn":true,"returnNumber":true};
const constant2 = ["packed","shipped","delayed","ready","delivered","collected","returnReceived"];
const constant3 = Object.prototype.hasOwnProperty;
const constant4 = new RegExp("^[A-Za-z0-9._:-]{1,80}$", "u");
const constant5 = ["applied","repeated"];

function coerceReportFulfilmentHeaders(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-fulfilment-signature"] === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "x-fulfilment-signature"}));
errors++;
}
if(data["x-fulfilment-signature"] !== undefined){
let data0 = data["x-fulfilment-signature"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "string"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-fulfilment-signature","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-fulfilment-signature"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant0.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/x-fulfilment-signature","pattern",{pattern: "^t=[0-9]{1,12},v1=[0-9a-f]{64}$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceReportFulfilmentHeaders.errors = vErrors;
return errors === 0;
}

function validateFulfilmentEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventId"}));
errors++;
}
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.event === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "event"}));
errors++;
}
if(data.at === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "at"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant1, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.eventId !== undefined){
let data0 = data.eventId;
if(typeof data0 === "string"){
if(!constant4.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/eventId","pattern",{pattern: "^[A-Za-z0-9._:-]{1,80}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/eventId","type",{type: "string"}));
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
let data2 = data.event;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/event","type",{type: "string"}));
errors++;
}
if(!(((((((data2 === "packed") || (data2 === "shipped")) || (data2 === "delayed")) || (data2 === "ready")) || (data2 === "delivered")) || (data2 === "collected")) || (data2 === "returnReceived"))){
(vErrors ??= []).push(fault(instancePath+"/event","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/at","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/at","type",{type: "string"}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.parcelId !== undefined){
if(!(validateParcelId(data.parcelId, {instancePath:instancePath+"/parcelId"}))){
vErrors = vErrors === null ? validateParcelId.errors : vErrors.concat(validateParcelId.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length > 200){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 200}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data6[i0], {instancePath:instancePath+"/items/" + i0}))){
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
if(data.carrier !== undefined){
if(!(validateCarrier(data.carrier, {instancePath:instancePath+"/carrier"}))){
vErrors = vErrors === null ? validateCarrier.errors : vErrors.concat(validateCarrier.errors);
errors = vErrors.length;
}
}
if(data.trackingNumber !== undefined){
if(!(validateTrackingNumber(data.trackingNumber, {instancePath:instancePath+"/trackingNumber"}))){
vErrors = vErrors === null ? validateTrackingNumber.errors : vErrors.concat(validateTrackingNumber.errors);
errors = vErrors.length;
}
}
if(data.trackingUrl !== undefined){
let data10 = data.trackingUrl;
if(typeof data10 === "string"){
if(data10.length > 500){
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","maxLength",{limit: 500}));
errors++;
}
if(!(isLink(data10))){
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","type",{type: "string"}));
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
if(data.returnNumber !== undefined){
if(!(validateReturnNumber(data.returnNumber, {instancePath:instancePath+"/returnNumber"}))){
vErrors = vErrors === null ? validateReturnNumber.errors : vErrors.concat(validateReturnNumber.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFulfilmentEvent.errors = vErrors;
return errors === 0;
}

function validateFulfilmentOutcome(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "outcome"}));
errors++;
}
if(data.progress === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "progress"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "progress"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/outcome","type",{type: "string"}));
errors++;
}
if(!((data0 === "applied") || (data0 === "repeated"))){
(vErrors ??= []).push(fault(instancePath+"/outcome","enum",{allowedValues: constant5}));
errors++;
}
}
if(data.progress !== undefined){
if(!(validateOrderProgress(data.progress, {instancePath:instancePath+"/progress"}))){
vErrors = vErrors === null ? validateOrderProgress.errors : vErrors.concat(validateOrderProgress.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFulfilmentOutcome.errors = vErrors;
return errors === 0;
}

export {
  coerceReportFulfilmentHeaders as reportFulfilmentHeaders,
  coerceReportFulfilmentHeaders,
  validateFulfilmentEvent as reportFulfilmentBody,
  validateFulfilmentEvent,
  validateFulfilmentOutcome as reportFulfilment200,
  validateFulfilmentOutcome,
};
export {
  validateErrorAnswer as reportFulfilment400,
  validateErrorAnswer as reportFulfilment401,
  validateErrorAnswer as reportFulfilment404,
  validateErrorAnswer as reportFulfilment409,
  validateErrorAnswer as reportFulfilment429,
  validateErrorAnswer as reportFulfilment500,
} from './shared.js';
