// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime, isEmail } from '../../validator-runtime.js';

import { coerceWireLocale, validateBirthDate, validateConsumerName, validateConsumerPhone, validateConsumerPostalCode, validateCountryCode, validateDevice, validateSiteId, validateWireLocale } from './shared.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = new RegExp("^[A-Za-z0-9_\\-]{43}$", "u");
const constant2 = {"firstName":true,"lastName":true,"email":true,"password":true,"phone":true,"birthDate":true,"postalCode":true,"locale":true,"country":true,"source":true,"subscriptions":true,"codeChallenge":true};
const constant3 = Object.prototype.hasOwnProperty;
const constant4 = {"accessToken":true,"refreshToken":true,"usid":true,"customerId":true,"type":true,"tokenType":true,"expiresIn":true,"refreshExpiresIn":true,"codeChallenge":true,"cart":true};
const constant5 = new RegExp("^[A-Za-z0-9._~\\-]{43,128}$", "u");
const constant6 = ["Guest","Registered"];

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
if(!constant1.test(data)){
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
if(!(constant3.call(constant2, key0))){
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
if(!(constant3.call(constant4, key0))){
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
if(data.cart !== undefined){
if(!(validateSignedInCart(data.cart, {instancePath:instancePath+"/cart"}))){
vErrors = vErrors === null ? validateSignedInCart.errors : vErrors.concat(validateSignedInCart.errors);
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
if(!constant5.test(data3)){
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
if(!((data === "Guest") || (data === "Registered"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant6}));
errors++;
}
validateTokenType.errors = vErrors;
return errors === 0;
}

export {
  coerceEndSessionParams as endSessionParams,
  coerceEndSessionParams,
  coerceQuery_90d149b2 as signInQuery,
  coerceQuery_90d149b2 as signUpQuery,
  coerceQuery_90d149b2,
  validateAccountSession,
  validateAccountSessions as getSessions200,
  validateAccountSessions,
  validateCode,
  validateCodeChallenge,
  validateConsents,
  validateNewPassword as confirmForgotPasswordBody,
  validateNewPassword,
  validatePassword,
  validatePasswordChange as changePasswordBody,
  validatePasswordChange,
  validatePasswordReset as resetPasswordBody,
  validatePasswordReset,
  validateSignInCode as signIn200,
  validateSignInCode,
  validateSignInRequest as signInBody,
  validateSignInRequest,
  validateSignUpRequest as signUpBody,
  validateSignUpRequest,
  validateSignUpSource,
  validateSignedInCart,
  validateSignedUp as signUp201,
  validateSignedUp,
  validateTokenAnswer as issueToken200,
  validateTokenAnswer,
  validateTokenRequest as issueTokenBody,
  validateTokenRequest,
  validateTokenType,
};
export {
  coerceHeaders_d1e47cfd as changePasswordHeaders,
  coerceHeaders_d1e47cfd as confirmForgotPasswordHeaders,
  coerceHeaders_d1e47cfd as endOtherSessionsHeaders,
  coerceHeaders_d1e47cfd as endSessionHeaders,
  coerceHeaders_d1e47cfd as getSessionsHeaders,
  coerceHeaders_d1e47cfd as issueTokenHeaders,
  coerceHeaders_d1e47cfd as resetPasswordHeaders,
  coerceHeaders_d1e47cfd as signInHeaders,
  coerceHeaders_d1e47cfd as signOutHeaders,
  coerceHeaders_d1e47cfd as signUpHeaders,
  coerceQuery_a303e847 as changePasswordQuery,
  coerceQuery_a303e847 as confirmForgotPasswordQuery,
  coerceQuery_a303e847 as endOtherSessionsQuery,
  coerceQuery_a303e847 as endSessionQuery,
  coerceQuery_a303e847 as getSessionsQuery,
  coerceQuery_a303e847 as issueTokenQuery,
  coerceQuery_a303e847 as resetPasswordQuery,
  coerceQuery_a303e847 as signOutQuery,
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
  validateErrorAnswer as getSessions400,
  validateErrorAnswer as getSessions401,
  validateErrorAnswer as getSessions403,
  validateErrorAnswer as getSessions429,
  validateErrorAnswer as getSessions500,
  validateErrorAnswer as issueToken400,
  validateErrorAnswer as issueToken401,
  validateErrorAnswer as issueToken403,
  validateErrorAnswer as issueToken409,
  validateErrorAnswer as issueToken429,
  validateErrorAnswer as issueToken500,
  validateErrorAnswer as resetPassword400,
  validateErrorAnswer as resetPassword401,
  validateErrorAnswer as resetPassword429,
  validateErrorAnswer as resetPassword500,
  validateErrorAnswer as signIn400,
  validateErrorAnswer as signIn401,
  validateErrorAnswer as signIn403,
  validateErrorAnswer as signIn409,
  validateErrorAnswer as signIn423,
  validateErrorAnswer as signIn429,
  validateErrorAnswer as signIn500,
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
