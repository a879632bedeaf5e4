// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../../validator-runtime.js';

import { validateCarrier, validateLineUnits, validateOrderNumber, validateOrderProgress, validateParcelId, validateReturnNumber, validateShippingId, validateTrackingNumber } from './shared.js';

const constant0 = new RegExp("^t=[0-9]{1,12},v1=[0-9a-f]{64}$", "u");
const constant1 = {"eventId":true,"orderNumber":true,"event":true,"at":true,"shippingId":true,"parcelId":true,"items":true,"carrier":true,"trackingNumber":true,"trackingUrl":true,"expectedOn":true,"returnNumber":true};
const constant2 = ["packed","shipped","delayed","ready","delivered","collected","returnReceived"];
const constant3 = Object.prototype.hasOwnProperty;
const constant4 = new RegExp("^[A-Za-z0-9._:-]{1,80}$", "u");
const constant5 = formats["date-time"];
const constant6 = formats.link;
const constant7 = formats.date;
const constant8 = ["applied","repeated"];

function coerceReportFulfillmentHeaders(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-fulfillment-signature"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x-fulfillment-signature"},message:"must have required property '"+"x-fulfillment-signature"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["x-fulfillment-signature"] !== undefined){
let data0 = data["x-fulfillment-signature"];
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
const err1 = {instancePath:instancePath+"/x-fulfillment-signature",schemaPath:"#/properties/x-fulfillment-signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["x-fulfillment-signature"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant0.test(data0)){
const err2 = {instancePath:instancePath+"/x-fulfillment-signature",schemaPath:"#/properties/x-fulfillment-signature/pattern",keyword:"pattern",params:{pattern: "^t=[0-9]{1,12},v1=[0-9a-f]{64}$"},message:"must match pattern \""+"^t=[0-9]{1,12},v1=[0-9a-f]{64}$"+"\""};
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
coerceReportFulfillmentHeaders.errors = vErrors;
return errors === 0;
}

function validateFulfillmentEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orderNumber === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orderNumber"},message:"must have required property '"+"orderNumber"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant1, key0))){
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
if(data.eventId !== undefined){
let data0 = data.eventId;
if(typeof data0 === "string"){
if(!constant4.test(data0)){
const err5 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]{1,80}$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]{1,80}$"+"\""};
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
const err6 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data.event !== undefined){
let data2 = data.event;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data2 === "packed") || (data2 === "shipped")) || (data2 === "delayed")) || (data2 === "ready")) || (data2 === "delivered")) || (data2 === "collected")) || (data2 === "returnReceived"))){
const err8 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/enum",keyword:"enum",params:{allowedValues: constant2},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(typeof data3 === "string"){
if(!(constant5(data3))){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
if(data.parcelId !== undefined){
if(!(validateParcelId(data.parcelId, {instancePath:instancePath+"/parcelId",parentData:data,parentDataProperty:"parcelId",rootData}))){
vErrors = vErrors === null ? validateParcelId.errors : vErrors.concat(validateParcelId.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length > 200){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data6[i0], {instancePath:instancePath+"/items/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.carrier !== undefined){
if(!(validateCarrier(data.carrier, {instancePath:instancePath+"/carrier",parentData:data,parentDataProperty:"carrier",rootData}))){
vErrors = vErrors === null ? validateCarrier.errors : vErrors.concat(validateCarrier.errors);
errors = vErrors.length;
}
}
if(data.trackingNumber !== undefined){
if(!(validateTrackingNumber(data.trackingNumber, {instancePath:instancePath+"/trackingNumber",parentData:data,parentDataProperty:"trackingNumber",rootData}))){
vErrors = vErrors === null ? validateTrackingNumber.errors : vErrors.concat(validateTrackingNumber.errors);
errors = vErrors.length;
}
}
if(data.trackingUrl !== undefined){
let data10 = data.trackingUrl;
if(typeof data10 === "string"){
if(data10.length > 500){
const err14 = {instancePath:instancePath+"/trackingUrl",schemaPath:"#/properties/trackingUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(constant6(data10))){
const err15 = {instancePath:instancePath+"/trackingUrl",schemaPath:"#/properties/trackingUrl/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err16 = {instancePath:instancePath+"/trackingUrl",schemaPath:"#/properties/trackingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expectedOn !== undefined){
let data11 = data.expectedOn;
if(typeof data11 === "string"){
if(!(constant7(data11))){
const err17 = {instancePath:instancePath+"/expectedOn",schemaPath:"#/properties/expectedOn/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err18 = {instancePath:instancePath+"/expectedOn",schemaPath:"#/properties/expectedOn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.returnNumber !== undefined){
if(!(validateReturnNumber(data.returnNumber, {instancePath:instancePath+"/returnNumber",parentData:data,parentDataProperty:"returnNumber",rootData}))){
vErrors = vErrors === null ? validateReturnNumber.errors : vErrors.concat(validateReturnNumber.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validateFulfillmentEvent.errors = vErrors;
return errors === 0;
}

function validateFulfillmentOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.progress === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"},message:"must have required property '"+"progress"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "progress"))){
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
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "applied") || (data0 === "repeated"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: constant8},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
validateFulfillmentOutcome.errors = vErrors;
return errors === 0;
}

export {
  coerceReportFulfillmentHeaders as reportFulfillmentHeaders,
  coerceReportFulfillmentHeaders,
  validateFulfillmentEvent as reportFulfillmentBody,
  validateFulfillmentEvent,
  validateFulfillmentOutcome as reportFulfillment200,
  validateFulfillmentOutcome,
};
export {
  validateErrorResponse as reportFulfillment400,
  validateErrorResponse as reportFulfillment401,
  validateErrorResponse as reportFulfillment404,
  validateErrorResponse as reportFulfillment409,
  validateErrorResponse as reportFulfillment429,
  validateErrorResponse as reportFulfillment500,
} from './shared.js';
