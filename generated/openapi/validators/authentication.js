// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime, isEmail } from '../../validator-runtime.js';

import { coerceWireLocale, validateBirthDate, validateConsumerName, validateConsumerPhone, validateConsumerPostalCode, validateCountryCode, validateDevice, validateInStoreSalesInfo, validatePasskeyName, validateSiteId, validateStoreEmployeeId, validateStoreId, validateWireLocale } from './shared.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = new RegExp("^[0-9]{4,12}$", "u");
const constant2 = ["platform","cross-platform"];
const constant3 = new RegExp("^[A-Za-z0-9_\\-]+$", "u");
const constant4 = new RegExp("^[A-Za-z0-9_\\-]{43}$", "u");
const constant5 = new RegExp("^https?://[a-z0-9.\\-]+(?::[0-9]{1,5})?$", "u");
const constant6 = {"firstName":true,"lastName":true,"email":true,"password":true,"phone":true,"birthDate":true,"postalCode":true,"locale":true,"country":true,"source":true,"subscriptions":true,"codeChallenge":true};
const constant7 = Object.prototype.hasOwnProperty;
const constant8 = {"accessToken":true,"refreshToken":true,"usid":true,"customerId":true,"type":true,"tokenType":true,"expiresIn":true,"refreshExpiresIn":true,"codeChallenge":true,"inStoreSalesInfo":true,"agent":true,"cart":true,"favorites":true};
const constant9 = new RegExp("^[A-Za-z0-9._~\\-]{43,128}$", "u");
const constant10 = ["Guest","Registered","Associate","Agent"];

function coerceEndSessionParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessionId"}));
errors++;
}
if(data.sessionId !== undefined){
let data0 = data.sessionId;
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
(vErrors ??= []).push(fault(instancePath+"/sessionId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["sessionId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/sessionId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceEndSessionParams.errors = vErrors;
return errors === 0;
}

function coerceParams_e1b8fc3f(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkeyId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "passkeyId"}));
errors++;
}
if(data.passkeyId !== undefined){
let data0 = data.passkeyId;
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
(vErrors ??= []).push(fault(instancePath+"/passkeyId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["passkeyId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/passkeyId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_e1b8fc3f.errors = vErrors;
return errors === 0;
}

function coerceQuery_90d149b2(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.captchaResponse !== undefined){
let data0 = data.captchaResponse;
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
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["captchaResponse"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","maxLength",{limit: 4096}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","minLength",{limit: 1}));
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
coerceQuery_90d149b2.errors = vErrors;
return errors === 0;
}

function validateAccountSession(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.beganAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "beganAt"}));
errors++;
}
if(data.usedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "usedAt"}));
errors++;
}
if(data.endsAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "endsAt"}));
errors++;
}
if(data.current === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "current"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "siteId")) || (key0 === "device")) || (key0 === "beganAt")) || (key0 === "usedAt")) || (key0 === "endsAt")) || (key0 === "current"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId"}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.device !== undefined){
if(!(validateDevice(data.device, {instancePath:instancePath+"/device"}))){
vErrors = vErrors === null ? validateDevice.errors : vErrors.concat(validateDevice.errors);
errors = vErrors.length;
}
}
if(data.beganAt !== undefined){
let data3 = data.beganAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/beganAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/beganAt","type",{type: "string"}));
errors++;
}
}
if(data.usedAt !== undefined){
let data4 = data.usedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/usedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/usedAt","type",{type: "string"}));
errors++;
}
}
if(data.endsAt !== undefined){
let data5 = data.endsAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
(vErrors ??= []).push(fault(instancePath+"/endsAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/endsAt","type",{type: "string"}));
errors++;
}
}
if(data.current !== undefined){
if(typeof data.current !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/current","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAccountSession.errors = vErrors;
return errors === 0;
}

function validateAccountSessions(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessions"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "sessions")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sessions !== undefined){
let data0 = data.sessions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAccountSession(data0[i0], {instancePath:instancePath+"/sessions/" + i0}))){
vErrors = vErrors === null ? validateAccountSession.errors : vErrors.concat(validateAccountSession.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sessions","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAccountSessions.errors = vErrors;
return errors === 0;
}

function validateAgentSignIn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "username"}));
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "password"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "username")) || (key0 === "password")) || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Agent" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Agent"}));
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(data1.length > 254){
(vErrors ??= []).push(fault(instancePath+"/username","maxLength",{limit: 254}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/username","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/username","type",{type: "string"}));
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length > 256){
(vErrors ??= []).push(fault(instancePath+"/password","maxLength",{limit: 256}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/password","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/password","type",{type: "string"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAgentSignIn.errors = vErrors;
return errors === 0;
}

function validateAssociateSignIn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.storeId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeId"}));
errors++;
}
if(data.storeEmployeeId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeEmployeeId"}));
errors++;
}
if(data.pin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pin"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "storeId")) || (key0 === "storeEmployeeId")) || (key0 === "pin")) || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Associate" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Associate"}));
errors++;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.storeEmployeeId !== undefined){
if(!(validateStoreEmployeeId(data.storeEmployeeId, {instancePath:instancePath+"/storeEmployeeId"}))){
vErrors = vErrors === null ? validateStoreEmployeeId.errors : vErrors.concat(validateStoreEmployeeId.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
let data3 = data.pin;
if(typeof data3 === "string"){
if(!constant1.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/pin","pattern",{pattern: "^[0-9]{4,12}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pin","type",{type: "string"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAssociateSignIn.errors = vErrors;
return errors === 0;
}

function validateAuthenticationCredential(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.rawId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rawId"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.clientExtensionResults === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "clientExtensionResults"}));
errors++;
}
if(data.response === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "response"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "rawId")) || (key0 === "type")) || (key0 === "authenticatorAttachment")) || (key0 === "clientExtensionResults")) || (key0 === "response"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateBase64Url(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.rawId !== undefined){
if(!(validateBase64Url(data.rawId, {instancePath:instancePath+"/rawId"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePasskeyType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data.authenticatorAttachment !== undefined){
if(!(validateAuthenticatorAttachment(data.authenticatorAttachment, {instancePath:instancePath+"/authenticatorAttachment"}))){
vErrors = vErrors === null ? validateAuthenticatorAttachment.errors : vErrors.concat(validateAuthenticatorAttachment.errors);
errors = vErrors.length;
}
}
if(data.clientExtensionResults !== undefined){
if(!(validateClientExtensionResults(data.clientExtensionResults, {instancePath:instancePath+"/clientExtensionResults"}))){
vErrors = vErrors === null ? validateClientExtensionResults.errors : vErrors.concat(validateClientExtensionResults.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data5 = data.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
(vErrors ??= []).push(fault(instancePath+"/response","required",{missingProperty: "clientDataJSON"}));
errors++;
}
if(data5.authenticatorData === undefined){
(vErrors ??= []).push(fault(instancePath+"/response","required",{missingProperty: "authenticatorData"}));
errors++;
}
if(data5.signature === undefined){
(vErrors ??= []).push(fault(instancePath+"/response","required",{missingProperty: "signature"}));
errors++;
}
for(const key1 in data5){
if(!((((key1 === "clientDataJSON") || (key1 === "authenticatorData")) || (key1 === "signature")) || (key1 === "userHandle"))){
(vErrors ??= []).push(fault(instancePath+"/response","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data5.clientDataJSON !== undefined){
if(!(validateBase64Url(data5.clientDataJSON, {instancePath:instancePath+"/response/clientDataJSON"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.authenticatorData !== undefined){
if(!(validateBase64Url(data5.authenticatorData, {instancePath:instancePath+"/response/authenticatorData"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.signature !== undefined){
if(!(validateBase64Url(data5.signature, {instancePath:instancePath+"/response/signature"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.userHandle !== undefined){
if(!(validateBase64Url(data5.userHandle, {instancePath:instancePath+"/response/userHandle"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/response","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAuthenticationCredential.errors = vErrors;
return errors === 0;
}

function validateAuthenticatorAttachment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((data === "platform") || (data === "cross-platform"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant2}));
errors++;
}
validateAuthenticatorAttachment.errors = vErrors;
return errors === 0;
}

function validateBase64Url(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 16384){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 16384}));
errors++;
}
if(!constant3.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateBase64Url.errors = vErrors;
return errors === 0;
}

function validateClientExtensionResults(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateClientExtensionResults.errors = vErrors;
return errors === 0;
}

function validateCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 512){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 512}));
errors++;
}
if(data.length < 20){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 20}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCode.errors = vErrors;
return errors === 0;
}

function validateCodeChallenge(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{43}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCodeChallenge.errors = vErrors;
return errors === 0;
}

function validateConsents(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "newsletterConsent") || (key0 === "loyaltyConsent")) || (key0 === "smsNotificationConsent"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.newsletterConsent !== undefined){
if(typeof data.newsletterConsent !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/newsletterConsent","type",{type: "boolean"}));
errors++;
}
}
if(data.loyaltyConsent !== undefined){
if(typeof data.loyaltyConsent !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/loyaltyConsent","type",{type: "boolean"}));
errors++;
}
}
if(data.smsNotificationConsent !== undefined){
if(typeof data.smsNotificationConsent !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/smsNotificationConsent","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateConsents.errors = vErrors;
return errors === 0;
}

function validateCustomerForAgent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.accessToken === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "accessToken"}));
errors++;
}
if(data.customerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customerId"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "accessToken")) || (key0 === "customerId")) || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Customer" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Customer"}));
errors++;
}
}
if(data.accessToken !== undefined){
let data1 = data.accessToken;
if(typeof data1 === "string"){
if(data1.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/accessToken","maxLength",{limit: 4096}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/accessToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/accessToken","type",{type: "string"}));
errors++;
}
}
if(data.customerId !== undefined){
let data2 = data.customerId;
if(typeof data2 === "string"){
if(!(constant0.test(data2))){
(vErrors ??= []).push(fault(instancePath+"/customerId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customerId","type",{type: "string"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCustomerForAgent.errors = vErrors;
return errors === 0;
}

function validateNewPasskey(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "credential"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "credential"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
errors = vErrors.length;
}
}
if(data.credential !== undefined){
if(!(validateRegistrationCredential(data.credential, {instancePath:instancePath+"/credential"}))){
vErrors = vErrors === null ? validateRegistrationCredential.errors : vErrors.concat(validateRegistrationCredential.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewPasskey.errors = vErrors;
return errors === 0;
}

function validateNewPassword(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "token"}));
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "password"}));
errors++;
}
if(data.confirmPassword === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "confirmPassword"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "password")) || (key0 === "confirmPassword"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(data0.length > 512){
(vErrors ??= []).push(fault(instancePath+"/token","maxLength",{limit: 512}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/token","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/token","type",{type: "string"}));
errors++;
}
}
if(data.password !== undefined){
if(!(validatePassword(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 === "string"){
if(data2.length > 256){
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","maxLength",{limit: 256}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewPassword.errors = vErrors;
return errors === 0;
}

function validatePageOrigin(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 260){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 260}));
errors++;
}
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^https?://[a-z0-9.\\-]+(?::[0-9]{1,5})?$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePageOrigin.errors = vErrors;
return errors === 0;
}

function validatePasskey(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.synced === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "synced"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "synced")) || (key0 === "createdAt")) || (key0 === "usedAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
errors = vErrors.length;
}
}
if(data.synced !== undefined){
if(typeof data.synced !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/synced","type",{type: "boolean"}));
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/createdAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/createdAt","type",{type: "string"}));
errors++;
}
}
if(data.usedAt !== undefined){
let data4 = data.usedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/usedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/usedAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskey.errors = vErrors;
return errors === 0;
}

function validatePasskeyBeginning(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "origin"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "origin")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validatePageOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validatePageOrigin.errors : vErrors.concat(validatePageOrigin.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeyBeginning.errors = vErrors;
return errors === 0;
}

function validatePasskeyChallenge(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{43}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePasskeyChallenge.errors = vErrors;
return errors === 0;
}

function validatePasskeyCreationOptions(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "challenge"}));
errors++;
}
if(data.rp === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rp"}));
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "user"}));
errors++;
}
if(data.pubKeyCredParams === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pubKeyCredParams"}));
errors++;
}
if(data.timeout === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "timeout"}));
errors++;
}
if(data.attestation === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "attestation"}));
errors++;
}
if(data.authenticatorSelection === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "authenticatorSelection"}));
errors++;
}
if(data.excludeCredentials === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "excludeCredentials"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "challenge") || (key0 === "rp")) || (key0 === "user")) || (key0 === "pubKeyCredParams")) || (key0 === "timeout")) || (key0 === "attestation")) || (key0 === "authenticatorSelection")) || (key0 === "excludeCredentials"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.challenge !== undefined){
if(!(validatePasskeyChallenge(data.challenge, {instancePath:instancePath+"/challenge"}))){
vErrors = vErrors === null ? validatePasskeyChallenge.errors : vErrors.concat(validatePasskeyChallenge.errors);
errors = vErrors.length;
}
}
if(data.rp !== undefined){
let data1 = data.rp;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/rp","required",{missingProperty: "id"}));
errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/rp","required",{missingProperty: "name"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
(vErrors ??= []).push(fault(instancePath+"/rp","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 253){
(vErrors ??= []).push(fault(instancePath+"/rp/id","maxLength",{limit: 253}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/rp/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rp/id","type",{type: "string"}));
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/rp/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rp/name","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rp","type",{type: "object"}));
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/user","required",{missingProperty: "id"}));
errors++;
}
if(data4.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/user","required",{missingProperty: "name"}));
errors++;
}
if(data4.displayName === undefined){
(vErrors ??= []).push(fault(instancePath+"/user","required",{missingProperty: "displayName"}));
errors++;
}
for(const key2 in data4){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "displayName"))){
(vErrors ??= []).push(fault(instancePath+"/user","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data4.id !== undefined){
if(!(validateBase64Url(data4.id, {instancePath:instancePath+"/user/id"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/user/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/user/name","type",{type: "string"}));
errors++;
}
}
if(data4.displayName !== undefined){
let data7 = data4.displayName;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/user/displayName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/user/displayName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/user","type",{type: "object"}));
errors++;
}
}
if(data.pubKeyCredParams !== undefined){
let data8 = data.pubKeyCredParams;
if(Array.isArray(data8)){
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams","minItems",{limit: 1}));
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams/" + i0,"required",{missingProperty: "type"}));
errors++;
}
if(data9.alg === undefined){
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams/" + i0,"required",{missingProperty: "alg"}));
errors++;
}
for(const key3 in data9){
if(!((key3 === "type") || (key3 === "alg"))){
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams/" + i0,"additionalProperties",{additionalProperty: key3}));
errors++;
}
}
if(data9.type !== undefined){
if(!(validatePasskeyType(data9.type, {instancePath:instancePath+"/pubKeyCredParams/" + i0+"/type"}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data9.alg !== undefined){
let data11 = data9.alg;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams/" + i0+"/alg","type",{type: "integer"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pubKeyCredParams","type",{type: "array"}));
errors++;
}
}
if(data.timeout !== undefined){
let data12 = data.timeout;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(fault(instancePath+"/timeout","type",{type: "integer"}));
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/timeout","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.attestation !== undefined){
if("none" !== data.attestation){
(vErrors ??= []).push(fault(instancePath+"/attestation","const",{allowedValue: "none"}));
errors++;
}
}
if(data.authenticatorSelection !== undefined){
let data14 = data.authenticatorSelection;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.residentKey === undefined){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection","required",{missingProperty: "residentKey"}));
errors++;
}
if(data14.requireResidentKey === undefined){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection","required",{missingProperty: "requireResidentKey"}));
errors++;
}
if(data14.userVerification === undefined){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection","required",{missingProperty: "userVerification"}));
errors++;
}
for(const key4 in data14){
if(!(((key4 === "residentKey") || (key4 === "requireResidentKey")) || (key4 === "userVerification"))){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection","additionalProperties",{additionalProperty: key4}));
errors++;
}
}
if(data14.residentKey !== undefined){
if("required" !== data14.residentKey){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection/residentKey","const",{allowedValue: "required"}));
errors++;
}
}
if(data14.requireResidentKey !== undefined){
if(true !== data14.requireResidentKey){
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection/requireResidentKey","const",{allowedValue: true}));
errors++;
}
}
if(data14.userVerification !== undefined){
if(!(validateUserVerification(data14.userVerification, {instancePath:instancePath+"/authenticatorSelection/userVerification"}))){
vErrors = vErrors === null ? validateUserVerification.errors : vErrors.concat(validateUserVerification.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/authenticatorSelection","type",{type: "object"}));
errors++;
}
}
if(data.excludeCredentials !== undefined){
let data18 = data.excludeCredentials;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.type === undefined){
(vErrors ??= []).push(fault(instancePath+"/excludeCredentials/" + i1,"required",{missingProperty: "type"}));
errors++;
}
if(data19.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/excludeCredentials/" + i1,"required",{missingProperty: "id"}));
errors++;
}
for(const key5 in data19){
if(!(((key5 === "type") || (key5 === "id")) || (key5 === "transports"))){
(vErrors ??= []).push(fault(instancePath+"/excludeCredentials/" + i1,"additionalProperties",{additionalProperty: key5}));
errors++;
}
}
if(data19.type !== undefined){
if(!(validatePasskeyType(data19.type, {instancePath:instancePath+"/excludeCredentials/" + i1+"/type"}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data19.id !== undefined){
if(!(validateBase64Url(data19.id, {instancePath:instancePath+"/excludeCredentials/" + i1+"/id"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data19.transports !== undefined){
if(!(validatePasskeyTransports(data19.transports, {instancePath:instancePath+"/excludeCredentials/" + i1+"/transports"}))){
vErrors = vErrors === null ? validatePasskeyTransports.errors : vErrors.concat(validatePasskeyTransports.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/excludeCredentials/" + i1,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/excludeCredentials","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeyCreationOptions.errors = vErrors;
return errors === 0;
}

function validatePasskeyRenaming(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeyRenaming.errors = vErrors;
return errors === 0;
}

function validatePasskeyRequestOptions(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "challenge"}));
errors++;
}
if(data.rpId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rpId"}));
errors++;
}
if(data.timeout === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "timeout"}));
errors++;
}
if(data.userVerification === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "userVerification"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "challenge") || (key0 === "rpId")) || (key0 === "timeout")) || (key0 === "userVerification"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.challenge !== undefined){
if(!(validatePasskeyChallenge(data.challenge, {instancePath:instancePath+"/challenge"}))){
vErrors = vErrors === null ? validatePasskeyChallenge.errors : vErrors.concat(validatePasskeyChallenge.errors);
errors = vErrors.length;
}
}
if(data.rpId !== undefined){
let data1 = data.rpId;
if(typeof data1 === "string"){
if(data1.length > 253){
(vErrors ??= []).push(fault(instancePath+"/rpId","maxLength",{limit: 253}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/rpId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rpId","type",{type: "string"}));
errors++;
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/timeout","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/timeout","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.userVerification !== undefined){
if(!(validateUserVerification(data.userVerification, {instancePath:instancePath+"/userVerification"}))){
vErrors = vErrors === null ? validateUserVerification.errors : vErrors.concat(validateUserVerification.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeyRequestOptions.errors = vErrors;
return errors === 0;
}

function validatePasskeySignInBeginning(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "origin"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "origin") || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validatePageOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validatePageOrigin.errors : vErrors.concat(validatePageOrigin.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeySignInBeginning.errors = vErrors;
return errors === 0;
}

function validatePasskeySignInRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
if(data.credential === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "credential"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "codeChallenge")) || (key0 === "credential"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Registered" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Registered"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.credential !== undefined){
if(!(validateAuthenticationCredential(data.credential, {instancePath:instancePath+"/credential"}))){
vErrors = vErrors === null ? validateAuthenticationCredential.errors : vErrors.concat(validateAuthenticationCredential.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeySignInRequest.errors = vErrors;
return errors === 0;
}

function validatePasskeyTransports(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10){
(vErrors ??= []).push(fault(instancePath,"maxItems",{limit: 10}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(data0.length > 30){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"maxLength",{limit: 30}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validatePasskeyTransports.errors = vErrors;
return errors === 0;
}

function validatePasskeyType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if("public-key" !== data){
(vErrors ??= []).push(fault(instancePath,"const",{allowedValue: "public-key"}));
errors++;
}
validatePasskeyType.errors = vErrors;
return errors === 0;
}

function validatePasskeys(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkeys === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "passkeys"}));
errors++;
}
if(data.confirmed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "confirmed"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "passkeys") || (key0 === "confirmed"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.passkeys !== undefined){
let data0 = data.passkeys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePasskey(data0[i0], {instancePath:instancePath+"/passkeys/" + i0}))){
vErrors = vErrors === null ? validatePasskey.errors : vErrors.concat(validatePasskey.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/passkeys","type",{type: "array"}));
errors++;
}
}
if(data.confirmed !== undefined){
if(typeof data.confirmed !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/confirmed","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasskeys.errors = vErrors;
return errors === 0;
}

function validatePassword(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 256){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 256}));
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
validatePassword.errors = vErrors;
return errors === 0;
}

function validatePasswordChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentPassword === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currentPassword"}));
errors++;
}
if(data.newPassword === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "newPassword"}));
errors++;
}
if(data.confirmPassword === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "confirmPassword"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "currentPassword") || (key0 === "newPassword")) || (key0 === "confirmPassword"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.currentPassword !== undefined){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(data0.length > 256){
(vErrors ??= []).push(fault(instancePath+"/currentPassword","maxLength",{limit: 256}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/currentPassword","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/currentPassword","type",{type: "string"}));
errors++;
}
}
if(data.newPassword !== undefined){
if(!(validatePassword(data.newPassword, {instancePath:instancePath+"/newPassword"}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 === "string"){
if(data2.length > 256){
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","maxLength",{limit: 256}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/confirmPassword","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasswordChange.errors = vErrors;
return errors === 0;
}

function validatePasswordConfirmation(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "password"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "password")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(data0.length > 256){
(vErrors ??= []).push(fault(instancePath+"/password","maxLength",{limit: 256}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/password","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/password","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasswordConfirmation.errors = vErrors;
return errors === 0;
}

function validatePasswordReset(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(data0.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data0))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePasswordReset.errors = vErrors;
return errors === 0;
}

function validateRegistrationCredential(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.rawId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rawId"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.clientExtensionResults === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "clientExtensionResults"}));
errors++;
}
if(data.response === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "response"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "rawId")) || (key0 === "type")) || (key0 === "authenticatorAttachment")) || (key0 === "clientExtensionResults")) || (key0 === "response"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateBase64Url(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.rawId !== undefined){
if(!(validateBase64Url(data.rawId, {instancePath:instancePath+"/rawId"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePasskeyType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data.authenticatorAttachment !== undefined){
if(!(validateAuthenticatorAttachment(data.authenticatorAttachment, {instancePath:instancePath+"/authenticatorAttachment"}))){
vErrors = vErrors === null ? validateAuthenticatorAttachment.errors : vErrors.concat(validateAuthenticatorAttachment.errors);
errors = vErrors.length;
}
}
if(data.clientExtensionResults !== undefined){
if(!(validateClientExtensionResults(data.clientExtensionResults, {instancePath:instancePath+"/clientExtensionResults"}))){
vErrors = vErrors === null ? validateClientExtensionResults.errors : vErrors.concat(validateClientExtensionResults.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data5 = data.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
(vErrors ??= []).push(fault(instancePath+"/response","required",{missingProperty: "clientDataJSON"}));
errors++;
}
if(data5.attestationObject === undefined){
(vErrors ??= []).push(fault(instancePath+"/response","required",{missingProperty: "attestationObject"}));
errors++;
}
for(const key1 in data5){
if(!(((key1 === "clientDataJSON") || (key1 === "attestationObject")) || (key1 === "transports"))){
(vErrors ??= []).push(fault(instancePath+"/response","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data5.clientDataJSON !== undefined){
if(!(validateBase64Url(data5.clientDataJSON, {instancePath:instancePath+"/response/clientDataJSON"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.attestationObject !== undefined){
if(!(validateBase64Url(data5.attestationObject, {instancePath:instancePath+"/response/attestationObject"}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.transports !== undefined){
if(!(validatePasskeyTransports(data5.transports, {instancePath:instancePath+"/response/transports"}))){
vErrors = vErrors === null ? validatePasskeyTransports.errors : vErrors.concat(validatePasskeyTransports.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/response","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRegistrationCredential.errors = vErrors;
return errors === 0;
}

function validateServedCustomer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customerId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "customerId") || (key0 === "name"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.customerId !== undefined){
let data0 = data.customerId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/customerId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customerId","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 120}));
errors++;
}
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateServedCustomer.errors = vErrors;
return errors === 0;
}

function validateSignInCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.expiresIn === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiresIn"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "expiresIn"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateCode.errors : vErrors.concat(validateCode.errors);
errors = vErrors.length;
}
}
if(data.expiresIn !== undefined){
let data1 = data.expiresIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignInCode.errors = vErrors;
return errors === 0;
}

function validateSignInRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "username"}));
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "password"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "username")) || (key0 === "password")) || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Registered" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Registered"}));
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(data1.length > 254){
(vErrors ??= []).push(fault(instancePath+"/username","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data1))){
(vErrors ??= []).push(fault(instancePath+"/username","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/username","type",{type: "string"}));
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length > 256){
(vErrors ??= []).push(fault(instancePath+"/password","maxLength",{limit: 256}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/password","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/password","type",{type: "string"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignInRequest.errors = vErrors;
return errors === 0;
}

function validateSignUpRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "password"}));
errors++;
}
for(const key0 in data){
if(!(constant7.call(constant6, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.firstName !== undefined){
if(!(validateConsumerName(data.firstName, {instancePath:instancePath+"/firstName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.lastName !== undefined){
if(!(validateConsumerName(data.lastName, {instancePath:instancePath+"/lastName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data2))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.password !== undefined){
if(!(validatePassword(data.password, {instancePath:instancePath+"/password"}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validateConsumerPhone(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
}
if(data.birthDate !== undefined){
if(!(validateBirthDate(data.birthDate, {instancePath:instancePath+"/birthDate"}))){
vErrors = vErrors === null ? validateBirthDate.errors : vErrors.concat(validateBirthDate.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(validateConsumerPostalCode(data.postalCode, {instancePath:instancePath+"/postalCode"}))){
vErrors = vErrors === null ? validateConsumerPostalCode.errors : vErrors.concat(validateConsumerPostalCode.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(validateWireLocale(data.locale, {instancePath:instancePath+"/locale"}))){
vErrors = vErrors === null ? validateWireLocale.errors : vErrors.concat(validateWireLocale.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validateSignUpSource(data.source, {instancePath:instancePath+"/source"}))){
vErrors = vErrors === null ? validateSignUpSource.errors : vErrors.concat(validateSignUpSource.errors);
errors = vErrors.length;
}
}
if(data.subscriptions !== undefined){
if(!(validateConsents(data.subscriptions, {instancePath:instancePath+"/subscriptions"}))){
vErrors = vErrors === null ? validateConsents.errors : vErrors.concat(validateConsents.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignUpRequest.errors = vErrors;
return errors === 0;
}

function validateSignUpSource(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "acquisitionType") || (key0 === "campaignName")) || (key0 === "store")) || (key0 === "storeAssistant"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.acquisitionType !== undefined){
let data0 = data.acquisitionType;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/acquisitionType","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/acquisitionType","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/acquisitionType","type",{type: "string"}));
errors++;
}
}
if(data.campaignName !== undefined){
let data1 = data.campaignName;
if(typeof data1 === "string"){
if(data1.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/campaignName","maxLength",{limit: 2000}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/campaignName","type",{type: "string"}));
errors++;
}
}
if(data.store !== undefined){
let data2 = data.store;
if(typeof data2 === "string"){
if(data2.length > 40){
(vErrors ??= []).push(fault(instancePath+"/store","maxLength",{limit: 40}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/store","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/store","type",{type: "string"}));
errors++;
}
}
if(data.storeAssistant !== undefined){
let data3 = data.storeAssistant;
if(typeof data3 === "string"){
if(data3.length > 60){
(vErrors ??= []).push(fault(instancePath+"/storeAssistant","maxLength",{limit: 60}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/storeAssistant","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeAssistant","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignUpSource.errors = vErrors;
return errors === 0;
}

function validateSignedInAgent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "agentId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "agentId") || (key0 === "name")) || (key0 === "customer"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.agentId !== undefined){
let data0 = data.agentId;
if(typeof data0 === "string"){
if(data0.length > 40){
(vErrors ??= []).push(fault(instancePath+"/agentId","maxLength",{limit: 40}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/agentId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/agentId","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 120}));
errors++;
}
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
if(data.customer !== undefined){
if(!(validateServedCustomer(data.customer, {instancePath:instancePath+"/customer"}))){
vErrors = vErrors === null ? validateServedCustomer.errors : vErrors.concat(validateServedCustomer.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignedInAgent.errors = vErrors;
return errors === 0;
}

function validateSignedInCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "basketId"}));
errors++;
}
if(data.totalItems === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalItems"}));
errors++;
}
if(data.totalUnits === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalUnits"}));
errors++;
}
if(data.merged === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "merged"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "basketId") || (key0 === "totalItems")) || (key0 === "totalUnits")) || (key0 === "merged"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.basketId !== undefined){
let data0 = data.basketId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/basketId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/basketId","type",{type: "string"}));
errors++;
}
}
if(data.totalItems !== undefined){
let data1 = data.totalItems;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/totalItems","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/totalItems","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.totalUnits !== undefined){
let data2 = data.totalUnits;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/totalUnits","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/totalUnits","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.merged !== undefined){
if(typeof data.merged !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/merged","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignedInCart.errors = vErrors;
return errors === 0;
}

function validateSignedInFavorites(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "favoriteId") || (key0 === "total"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.favoriteId !== undefined){
let data0 = data.favoriteId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/favoriteId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/favoriteId","type",{type: "string"}));
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignedInFavorites.errors = vErrors;
return errors === 0;
}

function validateSignedUp(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerId"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "consumerId") || (key0 === "code")) || (key0 === "expiresIn"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.consumerId !== undefined){
let data0 = data.consumerId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/consumerId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/consumerId","type",{type: "string"}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateCode.errors : vErrors.concat(validateCode.errors);
errors = vErrors.length;
}
}
if(data.expiresIn !== undefined){
let data2 = data.expiresIn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSignedUp.errors = vErrors;
return errors === 0;
}

function validateSiteCodeRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "siteId") || (key0 === "codeChallenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId"}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSiteCodeRequest.errors = vErrors;
return errors === 0;
}

function validateStaffSignInRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateAssociateSignIn(data, {instancePath}))){
vErrors = vErrors === null ? validateAssociateSignIn.errors : vErrors.concat(validateAssociateSignIn.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validateAgentSignIn(data, {instancePath}))){
vErrors = vErrors === null ? validateAgentSignIn.errors : vErrors.concat(validateAgentSignIn.errors);
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
const _errs3 = errors;
if(!(validateCustomerForAgent(data, {instancePath}))){
vErrors = vErrors === null ? validateCustomerForAgent.errors : vErrors.concat(validateCustomerForAgent.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
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
validateStaffSignInRequest.errors = vErrors;
return errors === 0;
}

function validateTokenAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "accessToken"}));
errors++;
}
if(data.refreshToken === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "refreshToken"}));
errors++;
}
if(data.usid === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "usid"}));
errors++;
}
if(data.customerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customerId"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.tokenType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "tokenType"}));
errors++;
}
if(data.expiresIn === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiresIn"}));
errors++;
}
if(data.refreshExpiresIn === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "refreshExpiresIn"}));
errors++;
}
if(data.codeChallenge === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "codeChallenge"}));
errors++;
}
for(const key0 in data){
if(!(constant7.call(constant8, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 === "string"){
if(data0.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/accessToken","maxLength",{limit: 4096}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/accessToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/accessToken","type",{type: "string"}));
errors++;
}
}
if(data.refreshToken !== undefined){
let data1 = data.refreshToken;
if(typeof data1 === "string"){
if(data1.length > 512){
(vErrors ??= []).push(fault(instancePath+"/refreshToken","maxLength",{limit: 512}));
errors++;
}
if(data1.length < 20){
(vErrors ??= []).push(fault(instancePath+"/refreshToken","minLength",{limit: 20}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refreshToken","type",{type: "string"}));
errors++;
}
}
if(data.usid !== undefined){
let data2 = data.usid;
if(typeof data2 === "string"){
if(data2.length > 80){
(vErrors ??= []).push(fault(instancePath+"/usid","maxLength",{limit: 80}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/usid","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/usid","type",{type: "string"}));
errors++;
}
}
if(data.customerId !== undefined){
let data3 = data.customerId;
if(typeof data3 === "string"){
if(!(constant0.test(data3))){
(vErrors ??= []).push(fault(instancePath+"/customerId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customerId","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
if(!(validateTokenType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validateTokenType.errors : vErrors.concat(validateTokenType.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined){
if("Bearer" !== data.tokenType){
(vErrors ??= []).push(fault(instancePath+"/tokenType","const",{allowedValue: "Bearer"}));
errors++;
}
}
if(data.expiresIn !== undefined){
let data6 = data.expiresIn;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","type",{type: "integer"}));
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push(fault(instancePath+"/expiresIn","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.refreshExpiresIn !== undefined){
let data7 = data.refreshExpiresIn;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/refreshExpiresIn","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/refreshExpiresIn","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.inStoreSalesInfo !== undefined){
if(!(validateInStoreSalesInfo(data.inStoreSalesInfo, {instancePath:instancePath+"/inStoreSalesInfo"}))){
vErrors = vErrors === null ? validateInStoreSalesInfo.errors : vErrors.concat(validateInStoreSalesInfo.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!(validateSignedInAgent(data.agent, {instancePath:instancePath+"/agent"}))){
vErrors = vErrors === null ? validateSignedInAgent.errors : vErrors.concat(validateSignedInAgent.errors);
errors = vErrors.length;
}
}
if(data.cart !== undefined){
if(!(validateSignedInCart(data.cart, {instancePath:instancePath+"/cart"}))){
vErrors = vErrors === null ? validateSignedInCart.errors : vErrors.concat(validateSignedInCart.errors);
errors = vErrors.length;
}
}
if(data.favorites !== undefined){
if(!(validateSignedInFavorites(data.favorites, {instancePath:instancePath+"/favorites"}))){
vErrors = vErrors === null ? validateSignedInFavorites.errors : vErrors.concat(validateSignedInFavorites.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTokenAnswer.errors = vErrors;
return errors === 0;
}

function validateTokenRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "refreshToken")) || (key0 === "code")) || (key0 === "codeVerifier")) || (key0 === "codeChallenge")) || (key0 === "device"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if(!(validateTokenType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validateTokenType.errors : vErrors.concat(validateTokenType.errors);
errors = vErrors.length;
}
}
if(data.refreshToken !== undefined){
let data1 = data.refreshToken;
if(typeof data1 === "string"){
if(data1.length > 512){
(vErrors ??= []).push(fault(instancePath+"/refreshToken","maxLength",{limit: 512}));
errors++;
}
if(data1.length < 20){
(vErrors ??= []).push(fault(instancePath+"/refreshToken","minLength",{limit: 20}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refreshToken","type",{type: "string"}));
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(data2.length > 512){
(vErrors ??= []).push(fault(instancePath+"/code","maxLength",{limit: 512}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.codeVerifier !== undefined){
let data3 = data.codeVerifier;
if(typeof data3 === "string"){
if(!constant9.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/codeVerifier","pattern",{pattern: "^[A-Za-z0-9._~\\-]{43,128}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/codeVerifier","type",{type: "string"}));
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge"}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.device !== undefined){
if(!(validateDevice(data.device, {instancePath:instancePath+"/device"}))){
vErrors = vErrors === null ? validateDevice.errors : vErrors.concat(validateDevice.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(data.codeVerifier === undefined){
const err10 = {instancePath,keyword:"dependentRequired",params:{property: "code",
    missingProperty: "codeVerifier",
    depsCount: 1,
    deps: "codeVerifier"},message:"must have property codeVerifier when property code is present"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.codeVerifier !== undefined){
if(data.code === undefined){
const err11 = {instancePath,keyword:"dependentRequired",params:{property: "codeVerifier",
    missingProperty: "code",
    depsCount: 1,
    deps: "code"},message:"must have property code when property codeVerifier is present"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.device !== undefined){
if(data.code === undefined){
const err12 = {instancePath,keyword:"dependentRequired",params:{property: "device",
    missingProperty: "code",
    depsCount: 1,
    deps: "code"},message:"must have property code when property device is present"};
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
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTokenRequest.errors = vErrors;
return errors === 0;
}

function validateTokenType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((data === "Guest") || (data === "Registered")) || (data === "Associate")) || (data === "Agent"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant10}));
errors++;
}
validateTokenType.errors = vErrors;
return errors === 0;
}

function validateUserVerification(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if("required" !== data){
(vErrors ??= []).push(fault(instancePath,"const",{allowedValue: "required"}));
errors++;
}
validateUserVerification.errors = vErrors;
return errors === 0;
}

export {
  coerceEndSessionParams as endSessionParams,
  coerceEndSessionParams,
  coerceParams_e1b8fc3f as removePasskeyParams,
  coerceParams_e1b8fc3f as renamePasskeyParams,
  coerceParams_e1b8fc3f,
  coerceQuery_90d149b2 as resetPasswordQuery,
  coerceQuery_90d149b2 as signInQuery,
  coerceQuery_90d149b2 as signUpQuery,
  coerceQuery_90d149b2,
  validateAccountSession,
  validateAccountSessions as getSessions200,
  validateAccountSessions,
  validateAgentSignIn,
  validateAssociateSignIn,
  validateAuthenticationCredential,
  validateAuthenticatorAttachment,
  validateBase64Url,
  validateClientExtensionResults,
  validateCode,
  validateCodeChallenge,
  validateConsents,
  validateCustomerForAgent,
  validateNewPasskey as addPasskeyBody,
  validateNewPasskey,
  validateNewPassword as confirmForgotPasswordBody,
  validateNewPassword,
  validatePageOrigin,
  validatePasskey as addPasskey201,
  validatePasskey as renamePasskey200,
  validatePasskey,
  validatePasskeyBeginning as beginPasskeyBody,
  validatePasskeyBeginning,
  validatePasskeyChallenge,
  validatePasskeyCreationOptions as beginPasskey200,
  validatePasskeyCreationOptions,
  validatePasskeyRenaming as renamePasskeyBody,
  validatePasskeyRenaming,
  validatePasskeyRequestOptions as beginPasskeySignIn200,
  validatePasskeyRequestOptions,
  validatePasskeySignInBeginning as beginPasskeySignInBody,
  validatePasskeySignInBeginning,
  validatePasskeySignInRequest as signInWithPasskeyBody,
  validatePasskeySignInRequest,
  validatePasskeyTransports,
  validatePasskeyType,
  validatePasskeys as getPasskeys200,
  validatePasskeys,
  validatePassword,
  validatePasswordChange as changePasswordBody,
  validatePasswordChange,
  validatePasswordConfirmation as confirmPasswordBody,
  validatePasswordConfirmation,
  validatePasswordReset as resetPasswordBody,
  validatePasswordReset,
  validateRegistrationCredential,
  validateServedCustomer,
  validateSignInCode as createSiteCode200,
  validateSignInCode as loginAgent200,
  validateSignInCode as signIn200,
  validateSignInCode as signInWithPasskey200,
  validateSignInCode,
  validateSignInRequest as signInBody,
  validateSignInRequest,
  validateSignUpRequest as signUpBody,
  validateSignUpRequest,
  validateSignUpSource,
  validateSignedInAgent,
  validateSignedInCart,
  validateSignedInFavorites,
  validateSignedUp as signUp201,
  validateSignedUp,
  validateSiteCodeRequest as createSiteCodeBody,
  validateSiteCodeRequest,
  validateStaffSignInRequest as loginAgentBody,
  validateStaffSignInRequest,
  validateTokenAnswer as changePassword200,
  validateTokenAnswer as endOtherSessions200,
  validateTokenAnswer as issueToken200,
  validateTokenAnswer,
  validateTokenRequest as issueTokenBody,
  validateTokenRequest,
  validateTokenType,
  validateUserVerification,
};
export {
  coerceHeaders_d1e47cfd as addPasskeyHeaders,
  coerceHeaders_d1e47cfd as beginPasskeyHeaders,
  coerceHeaders_d1e47cfd as beginPasskeySignInHeaders,
  coerceHeaders_d1e47cfd as changePasswordHeaders,
  coerceHeaders_d1e47cfd as confirmForgotPasswordHeaders,
  coerceHeaders_d1e47cfd as confirmPasswordHeaders,
  coerceHeaders_d1e47cfd as createSiteCodeHeaders,
  coerceHeaders_d1e47cfd as endOtherSessionsHeaders,
  coerceHeaders_d1e47cfd as endSessionHeaders,
  coerceHeaders_d1e47cfd as getPasskeysHeaders,
  coerceHeaders_d1e47cfd as getSessionsHeaders,
  coerceHeaders_d1e47cfd as issueTokenHeaders,
  coerceHeaders_d1e47cfd as loginAgentHeaders,
  coerceHeaders_d1e47cfd as removePasskeyHeaders,
  coerceHeaders_d1e47cfd as renamePasskeyHeaders,
  coerceHeaders_d1e47cfd as resetPasswordHeaders,
  coerceHeaders_d1e47cfd as signInHeaders,
  coerceHeaders_d1e47cfd as signInWithPasskeyHeaders,
  coerceHeaders_d1e47cfd as signOutHeaders,
  coerceHeaders_d1e47cfd as signUpHeaders,
  coerceQuery_a303e847 as addPasskeyQuery,
  coerceQuery_a303e847 as beginPasskeyQuery,
  coerceQuery_a303e847 as beginPasskeySignInQuery,
  coerceQuery_a303e847 as changePasswordQuery,
  coerceQuery_a303e847 as confirmForgotPasswordQuery,
  coerceQuery_a303e847 as confirmPasswordQuery,
  coerceQuery_a303e847 as createSiteCodeQuery,
  coerceQuery_a303e847 as endOtherSessionsQuery,
  coerceQuery_a303e847 as endSessionQuery,
  coerceQuery_a303e847 as getPasskeysQuery,
  coerceQuery_a303e847 as getSessionsQuery,
  coerceQuery_a303e847 as issueTokenQuery,
  coerceQuery_a303e847 as loginAgentQuery,
  coerceQuery_a303e847 as removePasskeyQuery,
  coerceQuery_a303e847 as renamePasskeyQuery,
  coerceQuery_a303e847 as signInWithPasskeyQuery,
  coerceQuery_a303e847 as signOutQuery,
  validateErrorAnswer as addPasskey400,
  validateErrorAnswer as addPasskey401,
  validateErrorAnswer as addPasskey403,
  validateErrorAnswer as addPasskey409,
  validateErrorAnswer as addPasskey429,
  validateErrorAnswer as addPasskey500,
  validateErrorAnswer as beginPasskey400,
  validateErrorAnswer as beginPasskey401,
  validateErrorAnswer as beginPasskey403,
  validateErrorAnswer as beginPasskey409,
  validateErrorAnswer as beginPasskey429,
  validateErrorAnswer as beginPasskey500,
  validateErrorAnswer as beginPasskeySignIn400,
  validateErrorAnswer as beginPasskeySignIn401,
  validateErrorAnswer as beginPasskeySignIn429,
  validateErrorAnswer as beginPasskeySignIn500,
  validateErrorAnswer as changePassword400,
  validateErrorAnswer as changePassword401,
  validateErrorAnswer as changePassword403,
  validateErrorAnswer as changePassword409,
  validateErrorAnswer as changePassword423,
  validateErrorAnswer as changePassword429,
  validateErrorAnswer as changePassword500,
  validateErrorAnswer as confirmForgotPassword400,
  validateErrorAnswer as confirmForgotPassword401,
  validateErrorAnswer as confirmForgotPassword409,
  validateErrorAnswer as confirmForgotPassword410,
  validateErrorAnswer as confirmForgotPassword429,
  validateErrorAnswer as confirmForgotPassword500,
  validateErrorAnswer as confirmPassword400,
  validateErrorAnswer as confirmPassword401,
  validateErrorAnswer as confirmPassword403,
  validateErrorAnswer as confirmPassword409,
  validateErrorAnswer as confirmPassword423,
  validateErrorAnswer as confirmPassword429,
  validateErrorAnswer as confirmPassword500,
  validateErrorAnswer as createSiteCode400,
  validateErrorAnswer as createSiteCode401,
  validateErrorAnswer as createSiteCode403,
  validateErrorAnswer as createSiteCode429,
  validateErrorAnswer as createSiteCode500,
  validateErrorAnswer as endOtherSessions400,
  validateErrorAnswer as endOtherSessions401,
  validateErrorAnswer as endOtherSessions403,
  validateErrorAnswer as endOtherSessions429,
  validateErrorAnswer as endOtherSessions500,
  validateErrorAnswer as endSession400,
  validateErrorAnswer as endSession401,
  validateErrorAnswer as endSession403,
  validateErrorAnswer as endSession404,
  validateErrorAnswer as endSession429,
  validateErrorAnswer as endSession500,
  validateErrorAnswer as getPasskeys400,
  validateErrorAnswer as getPasskeys401,
  validateErrorAnswer as getPasskeys403,
  validateErrorAnswer as getPasskeys429,
  validateErrorAnswer as getPasskeys500,
  validateErrorAnswer as getSessions400,
  validateErrorAnswer as getSessions401,
  validateErrorAnswer as getSessions403,
  validateErrorAnswer as getSessions429,
  validateErrorAnswer as getSessions500,
  validateErrorAnswer as issueToken400,
  validateErrorAnswer as issueToken401,
  validateErrorAnswer as issueToken409,
  validateErrorAnswer as issueToken429,
  validateErrorAnswer as issueToken500,
  validateErrorAnswer as loginAgent400,
  validateErrorAnswer as loginAgent401,
  validateErrorAnswer as loginAgent404,
  validateErrorAnswer as loginAgent423,
  validateErrorAnswer as loginAgent429,
  validateErrorAnswer as loginAgent500,
  validateErrorAnswer as removePasskey400,
  validateErrorAnswer as removePasskey401,
  validateErrorAnswer as removePasskey403,
  validateErrorAnswer as removePasskey404,
  validateErrorAnswer as removePasskey409,
  validateErrorAnswer as removePasskey429,
  validateErrorAnswer as removePasskey500,
  validateErrorAnswer as renamePasskey400,
  validateErrorAnswer as renamePasskey401,
  validateErrorAnswer as renamePasskey403,
  validateErrorAnswer as renamePasskey404,
  validateErrorAnswer as renamePasskey429,
  validateErrorAnswer as renamePasskey500,
  validateErrorAnswer as resetPassword400,
  validateErrorAnswer as resetPassword401,
  validateErrorAnswer as resetPassword403,
  validateErrorAnswer as resetPassword429,
  validateErrorAnswer as resetPassword500,
  validateErrorAnswer as signIn400,
  validateErrorAnswer as signIn401,
  validateErrorAnswer as signIn403,
  validateErrorAnswer as signIn409,
  validateErrorAnswer as signIn423,
  validateErrorAnswer as signIn429,
  validateErrorAnswer as signIn500,
  validateErrorAnswer as signInWithPasskey400,
  validateErrorAnswer as signInWithPasskey401,
  validateErrorAnswer as signInWithPasskey429,
  validateErrorAnswer as signInWithPasskey500,
  validateErrorAnswer as signOut400,
  validateErrorAnswer as signOut401,
  validateErrorAnswer as signOut403,
  validateErrorAnswer as signOut429,
  validateErrorAnswer as signOut500,
  validateErrorAnswer as signUp400,
  validateErrorAnswer as signUp401,
  validateErrorAnswer as signUp403,
  validateErrorAnswer as signUp409,
  validateErrorAnswer as signUp429,
  validateErrorAnswer as signUp500,
} from './shared.js';
