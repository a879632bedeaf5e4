// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isEmail } from '../../validator-runtime.js';

import { validateSku } from './shared.js';

const constant0 = ["pending","active","stopped"];

function validateNotificationAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.skus === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "skus"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "skus"))){
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
if(!(((data0 === "pending") || (data0 === "active")) || (data0 === "stopped"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.skus !== undefined){
let data1 = data.skus;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSku(data1[i0], {instancePath:instancePath+"/skus/" + i0}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/skus","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNotificationAnswer.errors = vErrors;
return errors === 0;
}

function validateNotificationRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "sku") || (key0 === "email")) || (key0 === "confirmationToken")) || (key0 === "stopToken"))){
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
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(data1.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data1))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.confirmationToken !== undefined){
let data2 = data.confirmationToken;
if(typeof data2 === "string"){
if(data2.length > 200){
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","maxLength",{limit: 200}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","type",{type: "string"}));
errors++;
}
}
if(data.stopToken !== undefined){
let data3 = data.stopToken;
if(typeof data3 === "string"){
if(data3.length > 200){
(vErrors ??= []).push(fault(instancePath+"/stopToken","maxLength",{limit: 200}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/stopToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stopToken","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNotificationRequest.errors = vErrors;
return errors === 0;
}

export {
  validateNotificationAnswer as signUpForNotification200,
  validateNotificationAnswer,
  validateNotificationRequest as signUpForNotificationBody,
  validateNotificationRequest,
};
export {
  coerceHeaders_d1e47cfd as signUpForNotificationHeaders,
  coerceQuery_a303e847 as signUpForNotificationQuery,
  validateErrorAnswer as signUpForNotification400,
  validateErrorAnswer as signUpForNotification401,
  validateErrorAnswer as signUpForNotification403,
  validateErrorAnswer as signUpForNotification404,
  validateErrorAnswer as signUpForNotification410,
  validateErrorAnswer as signUpForNotification429,
  validateErrorAnswer as signUpForNotification500,
} from './shared.js';
