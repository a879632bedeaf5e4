// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../../validator-runtime.js';

import { coerceWireLocale, validateCurrency, validateMaskedCard, validatePaymentSessionId, validatePaymentToken, validateRewardCode, validateStoredValueView } from './shared.js';

const constant0 = new RegExp("^(CREDIT_CARD|REWARD_CODE|REWARD_CARD)(,(CREDIT_CARD|REWARD_CODE|REWARD_CARD)){0,2}$", "u");
const constant1 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant2 = ["CREDIT_CARD","REWARD_CODE","REWARD_CARD"];

function coerceGetSavedPaymentsQuery(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data0 = coerced0;
if(data !== undefined){
data["types"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant0.test(data0)){
const err1 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/pattern",keyword:"pattern",params:{pattern: "^(CREDIT_CARD|REWARD_CODE|REWARD_CARD)(,(CREDIT_CARD|REWARD_CODE|REWARD_CARD)){0,2}$"},message:"must match pattern \""+"^(CREDIT_CARD|REWARD_CODE|REWARD_CARD)(,(CREDIT_CARD|REWARD_CODE|REWARD_CARD)){0,2}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
coerceGetSavedPaymentsQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_04770da5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/paymentInstrumentId",schemaPath:"#/properties/paymentInstrumentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data["paymentInstrumentId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
const err2 = {instancePath:instancePath+"/paymentInstrumentId",schemaPath:"#/properties/paymentInstrumentId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
coerceParams_04770da5.errors = vErrors;
return errors === 0;
}

function validateSavedCardInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.consent === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consent"},message:"must have required property '"+"consent"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "sessionId")) || (key0 === "token")) || (key0 === "consent")) || (key0 === "label")) || (key0 === "isDefault"))){
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
if(data.type !== undefined){
if("CREDIT_CARD" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "CREDIT_CARD"},message:"must be equal to constant"};
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
if(data.token !== undefined){
if(!(validatePaymentToken(data.token, {instancePath:instancePath+"/token",parentData:data,parentDataProperty:"token",rootData}))){
vErrors = vErrors === null ? validatePaymentToken.errors : vErrors.concat(validatePaymentToken.errors);
errors = vErrors.length;
}
}
if(data.consent !== undefined){
if(true !== data.consent){
const err6 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
const err7 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validateSavedCardInput.errors = vErrors;
return errors === 0;
}

function validateSavedPayment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.isDefault === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.isExpired === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isExpired"},message:"must have required property '"+"isExpired"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "paymentInstrumentId") || (key0 === "type")) || (key0 === "label")) || (key0 === "isDefault")) || (key0 === "isExpired")) || (key0 === "card")) || (key0 === "storedValue")) || (key0 === "currency"))){
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
if(data.paymentInstrumentId !== undefined){
let data0 = data.paymentInstrumentId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
const err5 = {instancePath:instancePath+"/paymentInstrumentId",schemaPath:"#/properties/paymentInstrumentId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err6 = {instancePath:instancePath+"/paymentInstrumentId",schemaPath:"#/properties/paymentInstrumentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validateSavedPaymentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validateSavedPaymentType.errors : vErrors.concat(validateSavedPaymentType.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
errors = vErrors.length;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
const err7 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isExpired !== undefined){
if(typeof data.isExpired !== "boolean"){
const err8 = {instancePath:instancePath+"/isExpired",schemaPath:"#/properties/isExpired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.card !== undefined){
if(!(validateMaskedCard(data.card, {instancePath:instancePath+"/card",parentData:data,parentDataProperty:"card",rootData}))){
vErrors = vErrors === null ? validateMaskedCard.errors : vErrors.concat(validateMaskedCard.errors);
errors = vErrors.length;
}
}
if(data.storedValue !== undefined){
if(!(validateStoredValueView(data.storedValue, {instancePath:instancePath+"/storedValue",parentData:data,parentDataProperty:"storedValue",rootData}))){
vErrors = vErrors === null ? validateStoredValueView.errors : vErrors.concat(validateStoredValueView.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
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
validateSavedPayment.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "label") || (key0 === "isDefault"))){
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
if(data.label !== undefined){
let data0 = data.label;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateSavedPaymentLabel(data0, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
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
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
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
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.isDefault !== undefined){
if(true !== data.isDefault){
const err4 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
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
validateSavedPaymentChange.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "CREDIT_CARD"){
if(!(validateSavedCardInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateSavedCardInput.errors : vErrors.concat(validateSavedCardInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REWARD_CODE"){
if(!(validateSavedRewardCodeInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateSavedRewardCodeInput.errors : vErrors.concat(validateSavedRewardCodeInput.errors);
errors = vErrors.length;
}
}
else if(tag0 === "REWARD_CARD"){
if(!(validateSavedRewardCardInput(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateSavedRewardCardInput.errors : vErrors.concat(validateSavedRewardCardInput.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"};
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
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"};
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
validateSavedPaymentInput.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentLabel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validateSavedPaymentLabel.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data === "CREDIT_CARD") || (data === "REWARD_CODE")) || (data === "REWARD_CARD"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant2},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateSavedPaymentType.errors = vErrors;
return errors === 0;
}

function validateSavedPayments(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstruments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paymentInstruments"},message:"must have required property '"+"paymentInstruments"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "paymentInstruments")){
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
if(data.paymentInstruments !== undefined){
let data0 = data.paymentInstruments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSavedPayment(data0[i0], {instancePath:instancePath+"/paymentInstruments/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateSavedPayment.errors : vErrors.concat(validateSavedPayment.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/paymentInstruments",schemaPath:"#/properties/paymentInstruments/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validateSavedPayments.errors = vErrors;
return errors === 0;
}

function validateSavedRewardCardInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "code")) || (key0 === "label"))){
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
if(data.type !== undefined){
if("REWARD_CARD" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "REWARD_CARD"},message:"must be equal to constant"};
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
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
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
validateSavedRewardCardInput.errors = vErrors;
return errors === 0;
}

function validateSavedRewardCodeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((key0 === "type") || (key0 === "code")) || (key0 === "label"))){
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
if(data.type !== undefined){
if("REWARD_CODE" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "REWARD_CODE"},message:"must be equal to constant"};
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
if(!(validateRewardCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validateSavedPaymentLabel(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validateSavedPaymentLabel.errors : vErrors.concat(validateSavedPaymentLabel.errors);
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
  validateErrorResponse as changeSavedPayment400,
  validateErrorResponse as changeSavedPayment401,
  validateErrorResponse as changeSavedPayment403,
  validateErrorResponse as changeSavedPayment404,
  validateErrorResponse as changeSavedPayment429,
  validateErrorResponse as changeSavedPayment500,
  validateErrorResponse as deleteSavedPayment400,
  validateErrorResponse as deleteSavedPayment401,
  validateErrorResponse as deleteSavedPayment403,
  validateErrorResponse as deleteSavedPayment404,
  validateErrorResponse as deleteSavedPayment429,
  validateErrorResponse as deleteSavedPayment500,
  validateErrorResponse as getSavedPayments400,
  validateErrorResponse as getSavedPayments401,
  validateErrorResponse as getSavedPayments403,
  validateErrorResponse as getSavedPayments429,
  validateErrorResponse as getSavedPayments500,
  validateErrorResponse as savePayment400,
  validateErrorResponse as savePayment401,
  validateErrorResponse as savePayment402,
  validateErrorResponse as savePayment403,
  validateErrorResponse as savePayment409,
  validateErrorResponse as savePayment429,
  validateErrorResponse as savePayment500,
} from './shared.js';
