// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault } from '../../validator-runtime.js';

import { coerceWireLocale, validateCurrency, validateMaskedCard, validatePaymentSessionId, validatePaymentToken, validateRewardCode, validateStoredValueView } from './shared.js';

const constant0 = new RegExp("^(CREDIT_CARD|REWARD_CODE|REWARD_CARD)(,(CREDIT_CARD|REWARD_CODE|REWARD_CARD)){0,2}$", "u");
const constant1 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant2 = ["CREDIT_CARD","REWARD_CODE","REWARD_CARD"];

function coerceGetSavedPaymentsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.types !== undefined){
let data0 = data.types;
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
(vErrors ??= []).push(fault(instancePath+"/types","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["types"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant0.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/types","pattern",{pattern: "^(CREDIT_CARD|REWARD_CODE|REWARD_CARD)(,(CREDIT_CARD|REWARD_CODE|REWARD_CARD)){0,2}$"}));
errors++;
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
coerceGetSavedPaymentsQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_04770da5(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstrumentId"}));
errors++;
}
if(data.paymentInstrumentId !== undefined){
let data0 = data.paymentInstrumentId;
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
(vErrors ??= []).push(fault(instancePath+"/paymentInstrumentId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["paymentInstrumentId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/paymentInstrumentId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_04770da5.errors = vErrors;
return errors === 0;
}

function validateSavedCardInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
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
if(data.consent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consent"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "sessionId")) || (key0 === "token")) || (key0 === "consent")) || (key0 === "label")) || (key0 === "isDefault"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("CREDIT_CARD" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "CREDIT_CARD"}));
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
if(data.consent !== undefined){
if(true !== data.consent){
(vErrors ??= []).push(fault(instancePath+"/consent","const",{allowedValue: true}));
errors++;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDefault","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedCardInput.errors = vErrors;
return errors === 0;
}

function validateSavedPayment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstrumentId"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.isDefault === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isDefault"}));
errors++;
}
if(data.isExpired === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isExpired"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "paymentInstrumentId") || (key0 === "type")) || (key0 === "label")) || (key0 === "isDefault")) || (key0 === "isExpired")) || (key0 === "card")) || (key0 === "storedValue")) || (key0 === "currency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentInstrumentId !== undefined){
let data0 = data.paymentInstrumentId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/paymentInstrumentId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paymentInstrumentId","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
if(!(validateSavedPaymentType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validateSavedPaymentType.errors : vErrors.concat(validateSavedPaymentType.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDefault","type",{type: "boolean"}));
errors++;
}
}
if(data.isExpired !== undefined){
if(typeof data.isExpired !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isExpired","type",{type: "boolean"}));
errors++;
}
}
if(data.card !== undefined){
if(!(validateMaskedCard(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validateMaskedCard.errors : vErrors.concat(validateMaskedCard.errors);
errors = vErrors.length;
}
}
if(data.storedValue !== undefined){
if(!(validateStoredValueView(data.storedValue, {instancePath:instancePath+"/storedValue"}))){
vErrors = vErrors === null ? validateStoredValueView.errors : vErrors.concat(validateStoredValueView.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedPayment.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "isDefault"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateSavedPaymentLabel(data0, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "null"}));
errors++;
}
var _valid0 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
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
if(data.isDefault !== undefined){
if(true !== data.isDefault){
(vErrors ??= []).push(fault(instancePath+"/isDefault","const",{allowedValue: true}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedPaymentChange.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "CREDIT_CARD"){
if(!(validateSavedCardInput(data, {instancePath}))){
vErrors = vErrors === null ? validateSavedCardInput.errors : vErrors.concat(validateSavedCardInput.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "REWARD_CODE"){
if(!(validateSavedRewardCodeInput(data, {instancePath}))){
vErrors = vErrors === null ? validateSavedRewardCodeInput.errors : vErrors.concat(validateSavedRewardCodeInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "REWARD_CARD"){
if(!(validateSavedRewardCardInput(data, {instancePath}))){
vErrors = vErrors === null ? validateSavedRewardCardInput.errors : vErrors.concat(validateSavedRewardCardInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedPaymentInput.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentLabel(data, {instancePath=""}={}){
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
validateSavedPaymentLabel.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "CREDIT_CARD") || (data === "REWARD_CODE")) || (data === "REWARD_CARD"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant2}));
errors++;
}
validateSavedPaymentType.errors = vErrors;
return errors === 0;
}

function validateSavedPayments(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstruments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstruments"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentInstruments")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentInstruments !== undefined){
let data0 = data.paymentInstruments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSavedPayment(data0[i0], {instancePath:instancePath+"/paymentInstruments/" + i0}))){
vErrors = vErrors === null ? validateSavedPayment.errors : vErrors.concat(validateSavedPayment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paymentInstruments","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedPayments.errors = vErrors;
return errors === 0;
}

function validateSavedRewardCardInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "code")) || (key0 === "label"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("REWARD_CARD" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "REWARD_CARD"}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedRewardCardInput.errors = vErrors;
return errors === 0;
}

function validateSavedRewardCodeInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "code")) || (key0 === "label"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("REWARD_CODE" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "REWARD_CODE"}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedRewardCodeInput.errors = vErrors;
return errors === 0;
}

export {
  coerceGetSavedPaymentsQuery as getSavedPaymentsQuery,
  coerceGetSavedPaymentsQuery,
  coerceParams_04770da5 as changeSavedPaymentParams,
  coerceParams_04770da5 as deleteSavedPaymentParams,
  coerceParams_04770da5,
  validateSavedCardInput,
  validateSavedPayment,
  validateSavedPaymentChange as changeSavedPaymentBody,
  validateSavedPaymentChange,
  validateSavedPaymentInput as savePaymentBody,
  validateSavedPaymentInput,
  validateSavedPaymentLabel,
  validateSavedPaymentType,
  validateSavedPayments as changeSavedPayment200,
  validateSavedPayments as deleteSavedPayment200,
  validateSavedPayments as getSavedPayments200,
  validateSavedPayments as savePayment201,
  validateSavedPayments,
  validateSavedRewardCardInput,
  validateSavedRewardCodeInput,
};
export {
  coerceHeaders_d1e47cfd as changeSavedPaymentHeaders,
  coerceHeaders_d1e47cfd as deleteSavedPaymentHeaders,
  coerceHeaders_d1e47cfd as getSavedPaymentsHeaders,
  coerceHeaders_d1e47cfd as savePaymentHeaders,
  coerceQuery_a303e847 as changeSavedPaymentQuery,
  coerceQuery_a303e847 as deleteSavedPaymentQuery,
  coerceQuery_a303e847 as savePaymentQuery,
  validateErrorAnswer as changeSavedPayment400,
  validateErrorAnswer as changeSavedPayment401,
  validateErrorAnswer as changeSavedPayment403,
  validateErrorAnswer as changeSavedPayment404,
  validateErrorAnswer as changeSavedPayment429,
  validateErrorAnswer as changeSavedPayment500,
  validateErrorAnswer as deleteSavedPayment400,
  validateErrorAnswer as deleteSavedPayment401,
  validateErrorAnswer as deleteSavedPayment403,
  validateErrorAnswer as deleteSavedPayment404,
  validateErrorAnswer as deleteSavedPayment429,
  validateErrorAnswer as deleteSavedPayment500,
  validateErrorAnswer as getSavedPayments400,
  validateErrorAnswer as getSavedPayments401,
  validateErrorAnswer as getSavedPayments403,
  validateErrorAnswer as getSavedPayments429,
  validateErrorAnswer as getSavedPayments500,
  validateErrorAnswer as savePayment400,
  validateErrorAnswer as savePayment401,
  validateErrorAnswer as savePayment402,
  validateErrorAnswer as savePayment403,
  validateErrorAnswer as savePayment409,
  validateErrorAnswer as savePayment429,
  validateErrorAnswer as savePayment500,
} from './shared.js';
