// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../../validator-runtime.js';

import { coerceWireLocale, validateBirthDate, validateConsumerName, validateConsumerPhone, validateConsumerPostalCode, validateCountryCode, validateDevice, validateInStoreSalesInfo, validatePasskeyName, validateSiteId, validateStoreEmployeeId, validateStoreId, validateWireLocale } from './shared.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = formats["date-time"];
const constant2 = new RegExp("^[0-9]{4,12}$", "u");
const constant3 = ["platform","cross-platform"];
const constant4 = new RegExp("^[A-Za-z0-9_\\-]+$", "u");
const constant5 = new RegExp("^[A-Za-z0-9_\\-]{43}$", "u");
const constant6 = formats.email;
const constant7 = new RegExp("^https?://[a-z0-9.\\-]+(?::[0-9]{1,5})?$", "u");
const constant8 = {"firstName":true,"lastName":true,"email":true,"password":true,"phone":true,"birthDate":true,"postalCode":true,"locale":true,"country":true,"source":true,"subscriptions":true,"codeChallenge":true};
const constant9 = Object.prototype.hasOwnProperty;
const constant10 = new RegExp("\\S", "u");
const constant11 = new RegExp("^[A-Za-z0-9._~\\-]{43,128}$", "u");
const constant12 = {"accessToken":true,"refreshToken":true,"usid":true,"customerId":true,"type":true,"tokenType":true,"expiresIn":true,"refreshExpiresIn":true,"codeChallenge":true,"inStoreSalesInfo":true,"agent":true,"cart":true,"favorites":true};
const constant13 = ["Guest","Registered","Associate","Agent"];

function coerceEndSessionParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data["sessionId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err2 = {instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
coerceEndSessionParams.errors = vErrors;
return errors === 0;
}

function coerceParams_e1b8fc3f(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkeyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passkeyId"},message:"must have required property '"+"passkeyId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
const err1 = {instancePath:instancePath+"/passkeyId",schemaPath:"#/properties/passkeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data["passkeyId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err2 = {instancePath:instancePath+"/passkeyId",schemaPath:"#/properties/passkeyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
coerceParams_e1b8fc3f.errors = vErrors;
return errors === 0;
}

function coerceQuery_90d149b2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err0 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data["captchaResponse"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 4096){
const err1 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/captchaResponse",schemaPath:"#/properties/captchaResponse/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
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
coerceQuery_90d149b2.errors = vErrors;
return errors === 0;
}

function coerceRemoveStoreDeviceParams(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deviceId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceId"},message:"must have required property '"+"deviceId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deviceId !== undefined){
let data0 = data.deviceId;
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
const err1 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
data["deviceId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err2 = {instancePath:instancePath+"/deviceId",schemaPath:"#/properties/deviceId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
coerceRemoveStoreDeviceParams.errors = vErrors;
return errors === 0;
}

function validateAccountSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.siteId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "siteId"},message:"must have required property '"+"siteId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.beganAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "beganAt"},message:"must have required property '"+"beganAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.usedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usedAt"},message:"must have required property '"+"usedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.endsAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endsAt"},message:"must have required property '"+"endsAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.current === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "current"},message:"must have required property '"+"current"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "siteId")) || (key0 === "device")) || (key0 === "beganAt")) || (key0 === "usedAt")) || (key0 === "endsAt")) || (key0 === "current"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId",rootData}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.device !== undefined){
if(!(validateDevice(data.device, {instancePath:instancePath+"/device",parentData:data,parentDataProperty:"device",rootData}))){
vErrors = vErrors === null ? validateDevice.errors : vErrors.concat(validateDevice.errors);
errors = vErrors.length;
}
}
if(data.beganAt !== undefined){
let data3 = data.beganAt;
if(typeof data3 === "string"){
if(!(constant1(data3))){
const err9 = {instancePath:instancePath+"/beganAt",schemaPath:"#/properties/beganAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/beganAt",schemaPath:"#/properties/beganAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.usedAt !== undefined){
let data4 = data.usedAt;
if(typeof data4 === "string"){
if(!(constant1(data4))){
const err11 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.endsAt !== undefined){
let data5 = data.endsAt;
if(typeof data5 === "string"){
if(!(constant1(data5))){
const err13 = {instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/endsAt",schemaPath:"#/properties/endsAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.current !== undefined){
if(typeof data.current !== "boolean"){
const err15 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validateAccountSession.errors = vErrors;
return errors === 0;
}

function validateAccountSessions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessions"},message:"must have required property '"+"sessions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "sessions")){
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
if(data.sessions !== undefined){
let data0 = data.sessions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAccountSession(data0[i0], {instancePath:instancePath+"/sessions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateAccountSession.errors : vErrors.concat(validateAccountSession.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validateAccountSessions.errors = vErrors;
return errors === 0;
}

function validateAgentSignIn(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.username === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.codeChallenge === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "username")) || (key0 === "password")) || (key0 === "codeChallenge"))){
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
if("Agent" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Agent"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(data1.length > 254){
const err6 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length > 256){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
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
validateAgentSignIn.errors = vErrors;
return errors === 0;
}

function validateAssociateSignIn(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.storeId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storeId"},message:"must have required property '"+"storeId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.storeEmployeeId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storeEmployeeId"},message:"must have required property '"+"storeEmployeeId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pin === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.codeChallenge === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "storeId")) || (key0 === "storeEmployeeId")) || (key0 === "pin")) || (key0 === "codeChallenge"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
if("Associate" !== data.type){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Associate"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId",parentData:data,parentDataProperty:"storeId",rootData}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.storeEmployeeId !== undefined){
if(!(validateStoreEmployeeId(data.storeEmployeeId, {instancePath:instancePath+"/storeEmployeeId",parentData:data,parentDataProperty:"storeEmployeeId",rootData}))){
vErrors = vErrors === null ? validateStoreEmployeeId.errors : vErrors.concat(validateStoreEmployeeId.errors);
errors = vErrors.length;
}
}
if(data.pin !== undefined){
let data3 = data.pin;
if(typeof data3 === "string"){
if(!constant2.test(data3)){
const err7 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,12}$"},message:"must match pattern \""+"^[0-9]{4,12}$"+"\""};
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
const err8 = {instancePath:instancePath+"/pin",schemaPath:"#/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
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
validateAssociateSignIn.errors = vErrors;
return errors === 0;
}

function validateAuthenticationCredential(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rawId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rawId"},message:"must have required property '"+"rawId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.clientExtensionResults === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientExtensionResults"},message:"must have required property '"+"clientExtensionResults"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.response === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "rawId")) || (key0 === "type")) || (key0 === "authenticatorAttachment")) || (key0 === "clientExtensionResults")) || (key0 === "response"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateBase64Url(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.rawId !== undefined){
if(!(validateBase64Url(data.rawId, {instancePath:instancePath+"/rawId",parentData:data,parentDataProperty:"rawId",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePasskeyType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data.authenticatorAttachment !== undefined){
if(!(validateAuthenticatorAttachment(data.authenticatorAttachment, {instancePath:instancePath+"/authenticatorAttachment",parentData:data,parentDataProperty:"authenticatorAttachment",rootData}))){
vErrors = vErrors === null ? validateAuthenticatorAttachment.errors : vErrors.concat(validateAuthenticatorAttachment.errors);
errors = vErrors.length;
}
}
if(data.clientExtensionResults !== undefined){
if(!(validateClientExtensionResults(data.clientExtensionResults, {instancePath:instancePath+"/clientExtensionResults",parentData:data,parentDataProperty:"clientExtensionResults",rootData}))){
vErrors = vErrors === null ? validateClientExtensionResults.errors : vErrors.concat(validateClientExtensionResults.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data5 = data.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "clientDataJSON"},message:"must have required property '"+"clientDataJSON"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.authenticatorData === undefined){
const err7 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "authenticatorData"},message:"must have required property '"+"authenticatorData"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.signature === undefined){
const err8 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "clientDataJSON") || (key1 === "authenticatorData")) || (key1 === "signature")) || (key1 === "userHandle"))){
const err9 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.clientDataJSON !== undefined){
if(!(validateBase64Url(data5.clientDataJSON, {instancePath:instancePath+"/response/clientDataJSON",parentData:data5,parentDataProperty:"clientDataJSON",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.authenticatorData !== undefined){
if(!(validateBase64Url(data5.authenticatorData, {instancePath:instancePath+"/response/authenticatorData",parentData:data5,parentDataProperty:"authenticatorData",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.signature !== undefined){
if(!(validateBase64Url(data5.signature, {instancePath:instancePath+"/response/signature",parentData:data5,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.userHandle !== undefined){
if(!(validateBase64Url(data5.userHandle, {instancePath:instancePath+"/response/userHandle",parentData:data5,parentDataProperty:"userHandle",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
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
validateAuthenticationCredential.errors = vErrors;
return errors === 0;
}

function validateAuthenticatorAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((data === "platform") || (data === "cross-platform"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant3},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateAuthenticatorAttachment.errors = vErrors;
return errors === 0;
}

function validateBase64Url(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 16384){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!constant4.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_\\-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_\\-]+$"+"\""};
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
validateBase64Url.errors = vErrors;
return errors === 0;
}

function validateClientExtensionResults(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateClientExtensionResults.errors = vErrors;
return errors === 0;
}

function validateCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 512){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 20){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
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
validateCode.errors = vErrors;
return errors === 0;
}

function validateCodeChallenge(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_\\-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_\\-]{43}$"+"\""};
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
validateCodeChallenge.errors = vErrors;
return errors === 0;
}

function validateConfirmedEmail(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "tokens"))){
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
let data0 = data.email;
if(typeof data0 === "string"){
if(!(constant6(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tokens !== undefined){
if(!(validateTokenResponse(data.tokens, {instancePath:instancePath+"/tokens",parentData:data,parentDataProperty:"tokens",rootData}))){
vErrors = vErrors === null ? validateTokenResponse.errors : vErrors.concat(validateTokenResponse.errors);
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
validateConfirmedEmail.errors = vErrors;
return errors === 0;
}

function validateConsents(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "newsletterConsent") || (key0 === "loyaltyConsent")) || (key0 === "smsNotificationConsent"))){
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
if(data.newsletterConsent !== undefined){
if(typeof data.newsletterConsent !== "boolean"){
const err1 = {instancePath:instancePath+"/newsletterConsent",schemaPath:"#/properties/newsletterConsent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.loyaltyConsent !== undefined){
if(typeof data.loyaltyConsent !== "boolean"){
const err2 = {instancePath:instancePath+"/loyaltyConsent",schemaPath:"#/properties/loyaltyConsent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.smsNotificationConsent !== undefined){
if(typeof data.smsNotificationConsent !== "boolean"){
const err3 = {instancePath:instancePath+"/smsNotificationConsent",schemaPath:"#/properties/smsNotificationConsent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validateConsents.errors = vErrors;
return errors === 0;
}

function validateCustomerForAgent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.accessToken === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.customerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.codeChallenge === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "accessToken")) || (key0 === "customerId")) || (key0 === "codeChallenge"))){
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
if("Customer" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Customer"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data1 = data.accessToken;
if(typeof data1 === "string"){
if(data1.length > 4096){
const err6 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.customerId !== undefined){
let data2 = data.customerId;
if(typeof data2 === "string"){
if(!(constant0.test(data2))){
const err9 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err10 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
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
validateCustomerForAgent.errors = vErrors;
return errors === 0;
}

function validateEmailChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(data0.length > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(constant6(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validateEmailChange.errors = vErrors;
return errors === 0;
}

function validateEnrolledStoreDevice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.device === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "device"},message:"must have required property '"+"device"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deviceToken === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deviceToken"},message:"must have required property '"+"deviceToken"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "device") || (key0 === "deviceToken"))){
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
if(data.device !== undefined){
if(!(validateStoreDevice(data.device, {instancePath:instancePath+"/device",parentData:data,parentDataProperty:"device",rootData}))){
vErrors = vErrors === null ? validateStoreDevice.errors : vErrors.concat(validateStoreDevice.errors);
errors = vErrors.length;
}
}
if(data.deviceToken !== undefined){
let data1 = data.deviceToken;
if(typeof data1 === "string"){
if(!constant5.test(data1)){
const err3 = {instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_\\-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_\\-]{43}$"+"\""};
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
const err4 = {instancePath:instancePath+"/deviceToken",schemaPath:"#/properties/deviceToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateEnrolledStoreDevice.errors = vErrors;
return errors === 0;
}

function validateLinkToken(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(data0.length > 512){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateLinkToken.errors = vErrors;
return errors === 0;
}

function validateNewPasskey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.credential === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "credential"))){
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
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
errors = vErrors.length;
}
}
if(data.credential !== undefined){
if(!(validateRegistrationCredential(data.credential, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData}))){
vErrors = vErrors === null ? validateRegistrationCredential.errors : vErrors.concat(validateRegistrationCredential.errors);
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
validateNewPasskey.errors = vErrors;
return errors === 0;
}

function validateNewPassword(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confirmPassword === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmPassword"},message:"must have required property '"+"confirmPassword"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "password")) || (key0 === "confirmPassword"))){
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
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(data0.length > 512){
const err4 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validatePassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 === "string"){
if(data2.length > 256){
const err7 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateNewPassword.errors = vErrors;
return errors === 0;
}

function validateNewStoreDevice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
if(!(validateStoreDeviceName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validateStoreDeviceName.errors : vErrors.concat(validateStoreDeviceName.errors);
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
validateNewStoreDevice.errors = vErrors;
return errors === 0;
}

function validatePageOrigin(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 260){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 260},message:"must NOT have more than 260 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!constant7.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[a-z0-9.\\-]+(?::[0-9]{1,5})?$"},message:"must match pattern \""+"^https?://[a-z0-9.\\-]+(?::[0-9]{1,5})?$"+"\""};
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
validatePageOrigin.errors = vErrors;
return errors === 0;
}

function validatePasskey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.synced === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "synced"},message:"must have required property '"+"synced"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "synced")) || (key0 === "createdAt")) || (key0 === "usedAt"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
errors = vErrors.length;
}
}
if(data.synced !== undefined){
if(typeof data.synced !== "boolean"){
const err7 = {instancePath:instancePath+"/synced",schemaPath:"#/properties/synced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(typeof data3 === "string"){
if(!(constant1(data3))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.usedAt !== undefined){
let data4 = data.usedAt;
if(typeof data4 === "string"){
if(!(constant1(data4))){
const err10 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err11 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validatePasskey.errors = vErrors;
return errors === 0;
}

function validatePasskeyBeginning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "origin")){
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
if(data.origin !== undefined){
if(!(validatePageOrigin(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validatePageOrigin.errors : vErrors.concat(validatePageOrigin.errors);
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
validatePasskeyBeginning.errors = vErrors;
return errors === 0;
}

function validatePasskeyChallenge(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant5.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_\\-]{43}$"},message:"must match pattern \""+"^[A-Za-z0-9_\\-]{43}$"+"\""};
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
validatePasskeyChallenge.errors = vErrors;
return errors === 0;
}

function validatePasskeyCreationOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rp === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rp"},message:"must have required property '"+"rp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pubKeyCredParams === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pubKeyCredParams"},message:"must have required property '"+"pubKeyCredParams"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.timeout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.attestation === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attestation"},message:"must have required property '"+"attestation"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.authenticatorSelection === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authenticatorSelection"},message:"must have required property '"+"authenticatorSelection"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.excludeCredentials === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excludeCredentials"},message:"must have required property '"+"excludeCredentials"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "challenge") || (key0 === "rp")) || (key0 === "user")) || (key0 === "pubKeyCredParams")) || (key0 === "timeout")) || (key0 === "attestation")) || (key0 === "authenticatorSelection")) || (key0 === "excludeCredentials"))){
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
if(data.challenge !== undefined){
if(!(validatePasskeyChallenge(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData}))){
vErrors = vErrors === null ? validatePasskeyChallenge.errors : vErrors.concat(validatePasskeyChallenge.errors);
errors = vErrors.length;
}
}
if(data.rp !== undefined){
let data1 = data.rp;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err9 = {instancePath:instancePath+"/rp",schemaPath:"#/properties/rp/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.name === undefined){
const err10 = {instancePath:instancePath+"/rp",schemaPath:"#/properties/rp/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "name"))){
const err11 = {instancePath:instancePath+"/rp",schemaPath:"#/properties/rp/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 253){
const err12 = {instancePath:instancePath+"/rp/id",schemaPath:"#/properties/rp/properties/id/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/rp/id",schemaPath:"#/properties/rp/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rp/id",schemaPath:"#/properties/rp/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(data3.length < 1){
const err15 = {instancePath:instancePath+"/rp/name",schemaPath:"#/properties/rp/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err16 = {instancePath:instancePath+"/rp/name",schemaPath:"#/properties/rp/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/rp",schemaPath:"#/properties/rp/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err18 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.name === undefined){
const err19 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.displayName === undefined){
const err20 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "displayName"},message:"must have required property '"+"displayName"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "displayName"))){
const err21 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.id !== undefined){
if(!(validateBase64Url(data4.id, {instancePath:instancePath+"/user/id",parentData:data4,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data4.name !== undefined){
let data6 = data4.name;
if(typeof data6 === "string"){
if(data6.length < 1){
const err22 = {instancePath:instancePath+"/user/name",schemaPath:"#/properties/user/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/user/name",schemaPath:"#/properties/user/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.displayName !== undefined){
let data7 = data4.displayName;
if(typeof data7 === "string"){
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/user/displayName",schemaPath:"#/properties/user/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/user/displayName",schemaPath:"#/properties/user/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.pubKeyCredParams !== undefined){
let data8 = data.pubKeyCredParams;
if(Array.isArray(data8)){
if(data8.length < 1){
const err27 = {instancePath:instancePath+"/pubKeyCredParams",schemaPath:"#/properties/pubKeyCredParams/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err28 = {instancePath:instancePath+"/pubKeyCredParams/" + i0,schemaPath:"#/properties/pubKeyCredParams/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.alg === undefined){
const err29 = {instancePath:instancePath+"/pubKeyCredParams/" + i0,schemaPath:"#/properties/pubKeyCredParams/items/required",keyword:"required",params:{missingProperty: "alg"},message:"must have required property '"+"alg"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data9){
if(!((key3 === "type") || (key3 === "alg"))){
const err30 = {instancePath:instancePath+"/pubKeyCredParams/" + i0,schemaPath:"#/properties/pubKeyCredParams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.type !== undefined){
if(!(validatePasskeyType(data9.type, {instancePath:instancePath+"/pubKeyCredParams/" + i0+"/type",parentData:data9,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data9.alg !== undefined){
let data11 = data9.alg;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/pubKeyCredParams/" + i0+"/alg",schemaPath:"#/properties/pubKeyCredParams/items/properties/alg/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/pubKeyCredParams/" + i0,schemaPath:"#/properties/pubKeyCredParams/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/pubKeyCredParams",schemaPath:"#/properties/pubKeyCredParams/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.timeout !== undefined){
let data12 = data.timeout;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err34 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.attestation !== undefined){
if("none" !== data.attestation){
const err36 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/const",keyword:"const",params:{allowedValue: "none"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.authenticatorSelection !== undefined){
let data14 = data.authenticatorSelection;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.residentKey === undefined){
const err37 = {instancePath:instancePath+"/authenticatorSelection",schemaPath:"#/properties/authenticatorSelection/required",keyword:"required",params:{missingProperty: "residentKey"},message:"must have required property '"+"residentKey"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.requireResidentKey === undefined){
const err38 = {instancePath:instancePath+"/authenticatorSelection",schemaPath:"#/properties/authenticatorSelection/required",keyword:"required",params:{missingProperty: "requireResidentKey"},message:"must have required property '"+"requireResidentKey"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.userVerification === undefined){
const err39 = {instancePath:instancePath+"/authenticatorSelection",schemaPath:"#/properties/authenticatorSelection/required",keyword:"required",params:{missingProperty: "userVerification"},message:"must have required property '"+"userVerification"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key4 in data14){
if(!(((key4 === "residentKey") || (key4 === "requireResidentKey")) || (key4 === "userVerification"))){
const err40 = {instancePath:instancePath+"/authenticatorSelection",schemaPath:"#/properties/authenticatorSelection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.residentKey !== undefined){
if("required" !== data14.residentKey){
const err41 = {instancePath:instancePath+"/authenticatorSelection/residentKey",schemaPath:"#/properties/authenticatorSelection/properties/residentKey/const",keyword:"const",params:{allowedValue: "required"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.requireResidentKey !== undefined){
if(true !== data14.requireResidentKey){
const err42 = {instancePath:instancePath+"/authenticatorSelection/requireResidentKey",schemaPath:"#/properties/authenticatorSelection/properties/requireResidentKey/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.userVerification !== undefined){
if(!(validateUserVerification(data14.userVerification, {instancePath:instancePath+"/authenticatorSelection/userVerification",parentData:data14,parentDataProperty:"userVerification",rootData}))){
vErrors = vErrors === null ? validateUserVerification.errors : vErrors.concat(validateUserVerification.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/authenticatorSelection",schemaPath:"#/properties/authenticatorSelection/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
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
const err44 = {instancePath:instancePath+"/excludeCredentials/" + i1,schemaPath:"#/properties/excludeCredentials/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.id === undefined){
const err45 = {instancePath:instancePath+"/excludeCredentials/" + i1,schemaPath:"#/properties/excludeCredentials/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key5 in data19){
if(!(((key5 === "type") || (key5 === "id")) || (key5 === "transports"))){
const err46 = {instancePath:instancePath+"/excludeCredentials/" + i1,schemaPath:"#/properties/excludeCredentials/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data19.type !== undefined){
if(!(validatePasskeyType(data19.type, {instancePath:instancePath+"/excludeCredentials/" + i1+"/type",parentData:data19,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data19.id !== undefined){
if(!(validateBase64Url(data19.id, {instancePath:instancePath+"/excludeCredentials/" + i1+"/id",parentData:data19,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data19.transports !== undefined){
if(!(validatePasskeyTransports(data19.transports, {instancePath:instancePath+"/excludeCredentials/" + i1+"/transports",parentData:data19,parentDataProperty:"transports",rootData}))){
vErrors = vErrors === null ? validatePasskeyTransports.errors : vErrors.concat(validatePasskeyTransports.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/excludeCredentials/" + i1,schemaPath:"#/properties/excludeCredentials/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/excludeCredentials",schemaPath:"#/properties/excludeCredentials/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validatePasskeyCreationOptions.errors = vErrors;
return errors === 0;
}

function validatePasskeyRenaming(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
if(!(validatePasskeyName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validatePasskeyName.errors : vErrors.concat(validatePasskeyName.errors);
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
validatePasskeyRenaming.errors = vErrors;
return errors === 0;
}

function validatePasskeyRequestOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "challenge"},message:"must have required property '"+"challenge"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rpId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rpId"},message:"must have required property '"+"rpId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timeout === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeout"},message:"must have required property '"+"timeout"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.userVerification === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userVerification"},message:"must have required property '"+"userVerification"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "challenge") || (key0 === "rpId")) || (key0 === "timeout")) || (key0 === "userVerification"))){
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
if(data.challenge !== undefined){
if(!(validatePasskeyChallenge(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData}))){
vErrors = vErrors === null ? validatePasskeyChallenge.errors : vErrors.concat(validatePasskeyChallenge.errors);
errors = vErrors.length;
}
}
if(data.rpId !== undefined){
let data1 = data.rpId;
if(typeof data1 === "string"){
if(data1.length > 253){
const err5 = {instancePath:instancePath+"/rpId",schemaPath:"#/properties/rpId/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/rpId",schemaPath:"#/properties/rpId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/rpId",schemaPath:"#/properties/rpId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.timeout !== undefined){
let data2 = data.timeout;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.userVerification !== undefined){
if(!(validateUserVerification(data.userVerification, {instancePath:instancePath+"/userVerification",parentData:data,parentDataProperty:"userVerification",rootData}))){
vErrors = vErrors === null ? validateUserVerification.errors : vErrors.concat(validateUserVerification.errors);
errors = vErrors.length;
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
validatePasskeyRequestOptions.errors = vErrors;
return errors === 0;
}

function validatePasskeySignInBeginning(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.codeChallenge === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "origin") || (key0 === "codeChallenge"))){
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
if(data.origin !== undefined){
if(!(validatePageOrigin(data.origin, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validatePageOrigin.errors : vErrors.concat(validatePageOrigin.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
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
validatePasskeySignInBeginning.errors = vErrors;
return errors === 0;
}

function validatePasskeySignInRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.codeChallenge === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.credential === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "codeChallenge")) || (key0 === "credential"))){
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
if(data.type !== undefined){
if("Registered" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Registered"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.credential !== undefined){
if(!(validateAuthenticationCredential(data.credential, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData}))){
vErrors = vErrors === null ? validateAuthenticationCredential.errors : vErrors.concat(validateAuthenticationCredential.errors);
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
validatePasskeySignInRequest.errors = vErrors;
return errors === 0;
}

function validatePasskeyTransports(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 10){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(data0.length > 30){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validatePasskeyTransports.errors = vErrors;
return errors === 0;
}

function validatePasskeyType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("public-key" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "public-key"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validatePasskeyType.errors = vErrors;
return errors === 0;
}

function validatePasskeys(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passkeys === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passkeys"},message:"must have required property '"+"passkeys"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.confirmed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmed"},message:"must have required property '"+"confirmed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "passkeys") || (key0 === "confirmed"))){
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
if(data.passkeys !== undefined){
let data0 = data.passkeys;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePasskey(data0[i0], {instancePath:instancePath+"/passkeys/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validatePasskey.errors : vErrors.concat(validatePasskey.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/passkeys",schemaPath:"#/properties/passkeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.confirmed !== undefined){
if(typeof data.confirmed !== "boolean"){
const err4 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validatePasskeys.errors = vErrors;
return errors === 0;
}

function validatePassword(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
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
validatePassword.errors = vErrors;
return errors === 0;
}

function validatePasswordChange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentPassword === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currentPassword"},message:"must have required property '"+"currentPassword"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.newPassword === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.confirmPassword === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmPassword"},message:"must have required property '"+"confirmPassword"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "currentPassword") || (key0 === "newPassword")) || (key0 === "confirmPassword"))){
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
if(data.currentPassword !== undefined){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(data0.length > 256){
const err4 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err6 = {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.newPassword !== undefined){
if(!(validatePassword(data.newPassword, {instancePath:instancePath+"/newPassword",parentData:data,parentDataProperty:"newPassword",rootData}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 === "string"){
if(data2.length > 256){
const err7 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/confirmPassword",schemaPath:"#/properties/confirmPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validatePasswordChange.errors = vErrors;
return errors === 0;
}

function validatePasswordConfirmation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "password")){
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
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(data0.length > 256){
const err2 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validatePasswordConfirmation.errors = vErrors;
return errors === 0;
}

function validatePasswordReset(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
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
let data0 = data.email;
if(typeof data0 === "string"){
if(data0.length > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(constant6(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validatePasswordReset.errors = vErrors;
return errors === 0;
}

function validateRegistrationCredential(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rawId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rawId"},message:"must have required property '"+"rawId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.clientExtensionResults === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientExtensionResults"},message:"must have required property '"+"clientExtensionResults"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.response === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "rawId")) || (key0 === "type")) || (key0 === "authenticatorAttachment")) || (key0 === "clientExtensionResults")) || (key0 === "response"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validateBase64Url(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.rawId !== undefined){
if(!(validateBase64Url(data.rawId, {instancePath:instancePath+"/rawId",parentData:data,parentDataProperty:"rawId",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validatePasskeyType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validatePasskeyType.errors : vErrors.concat(validatePasskeyType.errors);
errors = vErrors.length;
}
}
if(data.authenticatorAttachment !== undefined){
if(!(validateAuthenticatorAttachment(data.authenticatorAttachment, {instancePath:instancePath+"/authenticatorAttachment",parentData:data,parentDataProperty:"authenticatorAttachment",rootData}))){
vErrors = vErrors === null ? validateAuthenticatorAttachment.errors : vErrors.concat(validateAuthenticatorAttachment.errors);
errors = vErrors.length;
}
}
if(data.clientExtensionResults !== undefined){
if(!(validateClientExtensionResults(data.clientExtensionResults, {instancePath:instancePath+"/clientExtensionResults",parentData:data,parentDataProperty:"clientExtensionResults",rootData}))){
vErrors = vErrors === null ? validateClientExtensionResults.errors : vErrors.concat(validateClientExtensionResults.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined){
let data5 = data.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "clientDataJSON"},message:"must have required property '"+"clientDataJSON"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data5.attestationObject === undefined){
const err7 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: "attestationObject"},message:"must have required property '"+"attestationObject"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data5){
if(!(((key1 === "clientDataJSON") || (key1 === "attestationObject")) || (key1 === "transports"))){
const err8 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data5.clientDataJSON !== undefined){
if(!(validateBase64Url(data5.clientDataJSON, {instancePath:instancePath+"/response/clientDataJSON",parentData:data5,parentDataProperty:"clientDataJSON",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.attestationObject !== undefined){
if(!(validateBase64Url(data5.attestationObject, {instancePath:instancePath+"/response/attestationObject",parentData:data5,parentDataProperty:"attestationObject",rootData}))){
vErrors = vErrors === null ? validateBase64Url.errors : vErrors.concat(validateBase64Url.errors);
errors = vErrors.length;
}
}
if(data5.transports !== undefined){
if(!(validatePasskeyTransports(data5.transports, {instancePath:instancePath+"/response/transports",parentData:data5,parentDataProperty:"transports",rootData}))){
vErrors = vErrors === null ? validatePasskeyTransports.errors : vErrors.concat(validatePasskeyTransports.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validateRegistrationCredential.errors = vErrors;
return errors === 0;
}

function validateServedCustomer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "customerId") || (key0 === "name"))){
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
if(data.customerId !== undefined){
let data0 = data.customerId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err3 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateServedCustomer.errors = vErrors;
return errors === 0;
}

function validateSignInCode(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expiresIn === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresIn"},message:"must have required property '"+"expiresIn"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "expiresIn"))){
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
if(data.code !== undefined){
if(!(validateCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateCode.errors : vErrors.concat(validateCode.errors);
errors = vErrors.length;
}
}
if(data.expiresIn !== undefined){
let data1 = data.expiresIn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validateSignInCode.errors = vErrors;
return errors === 0;
}

function validateSignInRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.username === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.codeChallenge === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "username")) || (key0 === "password")) || (key0 === "codeChallenge"))){
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
if("Registered" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Registered"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if(data1.length > 254){
const err6 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(constant6(data1))){
const err7 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err8 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length > 256){
const err9 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
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
validateSignInRequest.errors = vErrors;
return errors === 0;
}

function validateSignUpRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(constant9.call(constant8, key0))){
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
if(data.firstName !== undefined){
if(!(validateConsumerName(data.firstName, {instancePath:instancePath+"/firstName",parentData:data,parentDataProperty:"firstName",rootData}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.lastName !== undefined){
if(!(validateConsumerName(data.lastName, {instancePath:instancePath+"/lastName",parentData:data,parentDataProperty:"lastName",rootData}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(constant6(data2))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
if(!(validatePassword(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData}))){
vErrors = vErrors === null ? validatePassword.errors : vErrors.concat(validatePassword.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validateConsumerPhone(data.phone, {instancePath:instancePath+"/phone",parentData:data,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
}
if(data.birthDate !== undefined){
if(!(validateBirthDate(data.birthDate, {instancePath:instancePath+"/birthDate",parentData:data,parentDataProperty:"birthDate",rootData}))){
vErrors = vErrors === null ? validateBirthDate.errors : vErrors.concat(validateBirthDate.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(validateConsumerPostalCode(data.postalCode, {instancePath:instancePath+"/postalCode",parentData:data,parentDataProperty:"postalCode",rootData}))){
vErrors = vErrors === null ? validateConsumerPostalCode.errors : vErrors.concat(validateConsumerPostalCode.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(validateWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale",rootData}))){
vErrors = vErrors === null ? validateWireLocale.errors : vErrors.concat(validateWireLocale.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validateSignUpSource(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validateSignUpSource.errors : vErrors.concat(validateSignUpSource.errors);
errors = vErrors.length;
}
}
if(data.subscriptions !== undefined){
if(!(validateConsents(data.subscriptions, {instancePath:instancePath+"/subscriptions",parentData:data,parentDataProperty:"subscriptions",rootData}))){
vErrors = vErrors === null ? validateConsents.errors : vErrors.concat(validateConsents.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
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
validateSignUpRequest.errors = vErrors;
return errors === 0;
}

function validateSignUpSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "acquisitionType") || (key0 === "campaignName")) || (key0 === "store")) || (key0 === "storeAssistant"))){
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
if(data.acquisitionType !== undefined){
let data0 = data.acquisitionType;
if(typeof data0 === "string"){
if(data0.length > 60){
const err1 = {instancePath:instancePath+"/acquisitionType",schemaPath:"#/properties/acquisitionType/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/acquisitionType",schemaPath:"#/properties/acquisitionType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/acquisitionType",schemaPath:"#/properties/acquisitionType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.campaignName !== undefined){
let data1 = data.campaignName;
if(typeof data1 === "string"){
if(data1.length > 2000){
const err4 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err5 = {instancePath:instancePath+"/campaignName",schemaPath:"#/properties/campaignName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.store !== undefined){
let data2 = data.store;
if(typeof data2 === "string"){
if(data2.length > 40){
const err6 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.storeAssistant !== undefined){
let data3 = data.storeAssistant;
if(typeof data3 === "string"){
if(data3.length > 60){
const err9 = {instancePath:instancePath+"/storeAssistant",schemaPath:"#/properties/storeAssistant/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/storeAssistant",schemaPath:"#/properties/storeAssistant/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/storeAssistant",schemaPath:"#/properties/storeAssistant/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateSignUpSource.errors = vErrors;
return errors === 0;
}

function validateSignedInAgent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentId"},message:"must have required property '"+"agentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "agentId") || (key0 === "name")) || (key0 === "customer"))){
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
if(data.agentId !== undefined){
let data0 = data.agentId;
if(typeof data0 === "string"){
if(data0.length > 40){
const err3 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.customer !== undefined){
if(!(validateServedCustomer(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer",rootData}))){
vErrors = vErrors === null ? validateServedCustomer.errors : vErrors.concat(validateServedCustomer.errors);
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
validateSignedInAgent.errors = vErrors;
return errors === 0;
}

function validateSignedInCart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.basketId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basketId"},message:"must have required property '"+"basketId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.totalItems === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalItems"},message:"must have required property '"+"totalItems"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.totalUnits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalUnits"},message:"must have required property '"+"totalUnits"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.merged === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "merged"},message:"must have required property '"+"merged"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "basketId") || (key0 === "totalItems")) || (key0 === "totalUnits")) || (key0 === "merged"))){
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
if(data.basketId !== undefined){
let data0 = data.basketId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err5 = {instancePath:instancePath+"/basketId",schemaPath:"#/properties/basketId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err6 = {instancePath:instancePath+"/basketId",schemaPath:"#/properties/basketId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.totalItems !== undefined){
let data1 = data.totalItems;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/totalItems",schemaPath:"#/properties/totalItems/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/totalItems",schemaPath:"#/properties/totalItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.totalUnits !== undefined){
let data2 = data.totalUnits;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/totalUnits",schemaPath:"#/properties/totalUnits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/totalUnits",schemaPath:"#/properties/totalUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.merged !== undefined){
if(typeof data.merged !== "boolean"){
const err11 = {instancePath:instancePath+"/merged",schemaPath:"#/properties/merged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validateSignedInCart.errors = vErrors;
return errors === 0;
}

function validateSignedInFavorites(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "favoriteId"},message:"must have required property '"+"favoriteId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "favoriteId") || (key0 === "total"))){
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
if(data.favoriteId !== undefined){
let data0 = data.favoriteId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err3 = {instancePath:instancePath+"/favoriteId",schemaPath:"#/properties/favoriteId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/favoriteId",schemaPath:"#/properties/favoriteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validateSignedInFavorites.errors = vErrors;
return errors === 0;
}

function validateSignedUp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consumerId"},message:"must have required property '"+"consumerId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "consumerId") || (key0 === "code")) || (key0 === "expiresIn"))){
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
if(data.consumerId !== undefined){
let data0 = data.consumerId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err2 = {instancePath:instancePath+"/consumerId",schemaPath:"#/properties/consumerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err3 = {instancePath:instancePath+"/consumerId",schemaPath:"#/properties/consumerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validateCode(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validateCode.errors : vErrors.concat(validateCode.errors);
errors = vErrors.length;
}
}
if(data.expiresIn !== undefined){
let data2 = data.expiresIn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
validateSignedUp.errors = vErrors;
return errors === 0;
}

function validateSiteCodeRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "siteId"},message:"must have required property '"+"siteId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.codeChallenge === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "siteId") || (key0 === "codeChallenge"))){
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
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId",rootData}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
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
validateSiteCodeRequest.errors = vErrors;
return errors === 0;
}

function validateStaffSignInRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validateAssociateSignIn(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validateAssociateSignIn.errors : vErrors.concat(validateAssociateSignIn.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(!(validateAgentSignIn(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
}
const _errs3 = errors;
if(!(validateCustomerForAgent(data, {instancePath,parentData,parentDataProperty,rootData}))){
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
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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

function validateStoreDevice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enrolledBy === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enrolledBy"},message:"must have required property '"+"enrolledBy"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enrolledAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enrolledAt"},message:"must have required property '"+"enrolledAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "enrolledBy")) || (key0 === "enrolledAt")) || (key0 === "usedAt"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validateStoreDeviceName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validateStoreDeviceName.errors : vErrors.concat(validateStoreDeviceName.errors);
errors = vErrors.length;
}
}
if(data.enrolledBy !== undefined){
let data2 = data.enrolledBy;
if(typeof data2 === "string"){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/enrolledBy",schemaPath:"#/properties/enrolledBy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/enrolledBy",schemaPath:"#/properties/enrolledBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.enrolledAt !== undefined){
let data3 = data.enrolledAt;
if(typeof data3 === "string"){
if(!(constant1(data3))){
const err9 = {instancePath:instancePath+"/enrolledAt",schemaPath:"#/properties/enrolledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err10 = {instancePath:instancePath+"/enrolledAt",schemaPath:"#/properties/enrolledAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.usedAt !== undefined){
let data4 = data.usedAt;
if(typeof data4 === "string"){
if(!(constant1(data4))){
const err11 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err12 = {instancePath:instancePath+"/usedAt",schemaPath:"#/properties/usedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validateStoreDevice.errors = vErrors;
return errors === 0;
}

function validateStoreDeviceName(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
if(!constant10.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validateStoreDeviceName.errors = vErrors;
return errors === 0;
}

function validateStoreDevices(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.devices === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "devices"},message:"must have required property '"+"devices"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.canEnroll === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "canEnroll"},message:"must have required property '"+"canEnroll"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "devices") || (key0 === "canEnroll"))){
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
if(data.devices !== undefined){
let data0 = data.devices;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreDevice(data0[i0], {instancePath:instancePath+"/devices/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validateStoreDevice.errors : vErrors.concat(validateStoreDevice.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/devices",schemaPath:"#/properties/devices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.canEnroll !== undefined){
if(typeof data.canEnroll !== "boolean"){
const err4 = {instancePath:instancePath+"/canEnroll",schemaPath:"#/properties/canEnroll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validateStoreDevices.errors = vErrors;
return errors === 0;
}

function validateTokenRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "refreshToken")) || (key0 === "code")) || (key0 === "codeVerifier")) || (key0 === "codeChallenge")) || (key0 === "device"))){
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
if(data.type !== undefined){
if(!(validateTokenType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validateTokenType.errors : vErrors.concat(validateTokenType.errors);
errors = vErrors.length;
}
}
if(data.refreshToken !== undefined){
let data1 = data.refreshToken;
if(typeof data1 === "string"){
if(data1.length > 512){
const err2 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 20){
const err3 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
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
const err4 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data2 = data.code;
if(typeof data2 === "string"){
if(data2.length > 512){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.codeVerifier !== undefined){
let data3 = data.codeVerifier;
if(typeof data3 === "string"){
if(!constant11.test(data3)){
const err8 = {instancePath:instancePath+"/codeVerifier",schemaPath:"#/properties/codeVerifier/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._~\\-]{43,128}$"},message:"must match pattern \""+"^[A-Za-z0-9._~\\-]{43,128}$"+"\""};
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
const err9 = {instancePath:instancePath+"/codeVerifier",schemaPath:"#/properties/codeVerifier/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.device !== undefined){
if(!(validateDevice(data.device, {instancePath:instancePath+"/device",parentData:data,parentDataProperty:"device",rootData}))){
vErrors = vErrors === null ? validateDevice.errors : vErrors.concat(validateDevice.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
if(data.codeVerifier === undefined){
const err10 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "code",
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
const err11 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "codeVerifier",
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
const err12 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "device",
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validateTokenRequest.errors = vErrors;
return errors === 0;
}

function validateTokenResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.refreshToken === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.usid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "usid"},message:"must have required property '"+"usid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.customerId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customerId"},message:"must have required property '"+"customerId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.tokenType === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenType"},message:"must have required property '"+"tokenType"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.expiresIn === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresIn"},message:"must have required property '"+"expiresIn"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.refreshExpiresIn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshExpiresIn"},message:"must have required property '"+"refreshExpiresIn"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.codeChallenge === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codeChallenge"},message:"must have required property '"+"codeChallenge"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(constant9.call(constant12, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 === "string"){
if(data0.length > 4096){
const err10 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.length < 1){
const err11 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data1 = data.refreshToken;
if(typeof data1 === "string"){
if(data1.length > 512){
const err13 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.length < 20){
const err14 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.usid !== undefined){
let data2 = data.usid;
if(typeof data2 === "string"){
if(data2.length > 80){
const err16 = {instancePath:instancePath+"/usid",schemaPath:"#/properties/usid/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.length < 1){
const err17 = {instancePath:instancePath+"/usid",schemaPath:"#/properties/usid/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/usid",schemaPath:"#/properties/usid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.customerId !== undefined){
let data3 = data.customerId;
if(typeof data3 === "string"){
if(!(constant0.test(data3))){
const err19 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validateTokenType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validateTokenType.errors : vErrors.concat(validateTokenType.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined){
if("Bearer" !== data.tokenType){
const err21 = {instancePath:instancePath+"/tokenType",schemaPath:"#/properties/tokenType/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data6 = data.expiresIn;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.refreshExpiresIn !== undefined){
let data7 = data.refreshExpiresIn;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/refreshExpiresIn",schemaPath:"#/properties/refreshExpiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/refreshExpiresIn",schemaPath:"#/properties/refreshExpiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.codeChallenge !== undefined){
if(!(validateCodeChallenge(data.codeChallenge, {instancePath:instancePath+"/codeChallenge",parentData:data,parentDataProperty:"codeChallenge",rootData}))){
vErrors = vErrors === null ? validateCodeChallenge.errors : vErrors.concat(validateCodeChallenge.errors);
errors = vErrors.length;
}
}
if(data.inStoreSalesInfo !== undefined){
if(!(validateInStoreSalesInfo(data.inStoreSalesInfo, {instancePath:instancePath+"/inStoreSalesInfo",parentData:data,parentDataProperty:"inStoreSalesInfo",rootData}))){
vErrors = vErrors === null ? validateInStoreSalesInfo.errors : vErrors.concat(validateInStoreSalesInfo.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!(validateSignedInAgent(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validateSignedInAgent.errors : vErrors.concat(validateSignedInAgent.errors);
errors = vErrors.length;
}
}
if(data.cart !== undefined){
if(!(validateSignedInCart(data.cart, {instancePath:instancePath+"/cart",parentData:data,parentDataProperty:"cart",rootData}))){
vErrors = vErrors === null ? validateSignedInCart.errors : vErrors.concat(validateSignedInCart.errors);
errors = vErrors.length;
}
}
if(data.favorites !== undefined){
if(!(validateSignedInFavorites(data.favorites, {instancePath:instancePath+"/favorites",parentData:data,parentDataProperty:"favorites",rootData}))){
vErrors = vErrors === null ? validateSignedInFavorites.errors : vErrors.concat(validateSignedInFavorites.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validateTokenResponse.errors = vErrors;
return errors === 0;
}

function validateTokenType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((data === "Guest") || (data === "Registered")) || (data === "Associate")) || (data === "Agent"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: constant13},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateTokenType.errors = vErrors;
return errors === 0;
}

function validateUserVerification(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if("required" !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: "required"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
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
  coerceRemoveStoreDeviceParams as removeStoreDeviceParams,
  coerceRemoveStoreDeviceParams,
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
  validateConfirmedEmail as confirmEmail200,
  validateConfirmedEmail,
  validateConsents,
  validateCustomerForAgent,
  validateEmailChange as changeEmailBody,
  validateEmailChange,
  validateEnrolledStoreDevice as enrollStoreDevice201,
  validateEnrolledStoreDevice,
  validateLinkToken as confirmEmailBody,
  validateLinkToken as keepEmailBody,
  validateLinkToken,
  validateNewPasskey as addPasskeyBody,
  validateNewPasskey,
  validateNewPassword as confirmForgotPasswordBody,
  validateNewPassword,
  validateNewStoreDevice as enrollStoreDeviceBody,
  validateNewStoreDevice,
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
  validateStoreDevice,
  validateStoreDeviceName,
  validateStoreDevices as getStoreDevices200,
  validateStoreDevices,
  validateTokenRequest as issueTokenBody,
  validateTokenRequest,
  validateTokenResponse as changePassword200,
  validateTokenResponse as endOtherSessions200,
  validateTokenResponse as issueToken200,
  validateTokenResponse,
  validateTokenType,
  validateUserVerification,
};
export {
  coerceHeaders_8b1f0be8 as loginAgentHeaders,
  coerceHeaders_d1e47cfd as addPasskeyHeaders,
  coerceHeaders_d1e47cfd as beginPasskeyHeaders,
  coerceHeaders_d1e47cfd as beginPasskeySignInHeaders,
  coerceHeaders_d1e47cfd as cancelEmailChangeHeaders,
  coerceHeaders_d1e47cfd as changeEmailHeaders,
  coerceHeaders_d1e47cfd as changePasswordHeaders,
  coerceHeaders_d1e47cfd as confirmEmailHeaders,
  coerceHeaders_d1e47cfd as confirmForgotPasswordHeaders,
  coerceHeaders_d1e47cfd as confirmPasswordHeaders,
  coerceHeaders_d1e47cfd as createSiteCodeHeaders,
  coerceHeaders_d1e47cfd as endOtherSessionsHeaders,
  coerceHeaders_d1e47cfd as endSessionHeaders,
  coerceHeaders_d1e47cfd as enrollStoreDeviceHeaders,
  coerceHeaders_d1e47cfd as getPasskeysHeaders,
  coerceHeaders_d1e47cfd as getSessionsHeaders,
  coerceHeaders_d1e47cfd as getStoreDevicesHeaders,
  coerceHeaders_d1e47cfd as issueTokenHeaders,
  coerceHeaders_d1e47cfd as keepEmailHeaders,
  coerceHeaders_d1e47cfd as removePasskeyHeaders,
  coerceHeaders_d1e47cfd as removeStoreDeviceHeaders,
  coerceHeaders_d1e47cfd as renamePasskeyHeaders,
  coerceHeaders_d1e47cfd as resetPasswordHeaders,
  coerceHeaders_d1e47cfd as sendEmailLinkHeaders,
  coerceHeaders_d1e47cfd as signInHeaders,
  coerceHeaders_d1e47cfd as signInWithPasskeyHeaders,
  coerceHeaders_d1e47cfd as signOutHeaders,
  coerceHeaders_d1e47cfd as signUpHeaders,
  coerceQuery_a303e847 as addPasskeyQuery,
  coerceQuery_a303e847 as beginPasskeyQuery,
  coerceQuery_a303e847 as beginPasskeySignInQuery,
  coerceQuery_a303e847 as cancelEmailChangeQuery,
  coerceQuery_a303e847 as changeEmailQuery,
  coerceQuery_a303e847 as changePasswordQuery,
  coerceQuery_a303e847 as confirmEmailQuery,
  coerceQuery_a303e847 as confirmForgotPasswordQuery,
  coerceQuery_a303e847 as confirmPasswordQuery,
  coerceQuery_a303e847 as createSiteCodeQuery,
  coerceQuery_a303e847 as endOtherSessionsQuery,
  coerceQuery_a303e847 as endSessionQuery,
  coerceQuery_a303e847 as enrollStoreDeviceQuery,
  coerceQuery_a303e847 as getPasskeysQuery,
  coerceQuery_a303e847 as getSessionsQuery,
  coerceQuery_a303e847 as getStoreDevicesQuery,
  coerceQuery_a303e847 as issueTokenQuery,
  coerceQuery_a303e847 as keepEmailQuery,
  coerceQuery_a303e847 as loginAgentQuery,
  coerceQuery_a303e847 as removePasskeyQuery,
  coerceQuery_a303e847 as removeStoreDeviceQuery,
  coerceQuery_a303e847 as renamePasskeyQuery,
  coerceQuery_a303e847 as sendEmailLinkQuery,
  coerceQuery_a303e847 as signInWithPasskeyQuery,
  coerceQuery_a303e847 as signOutQuery,
  validateErrorResponse as addPasskey400,
  validateErrorResponse as addPasskey401,
  validateErrorResponse as addPasskey403,
  validateErrorResponse as addPasskey409,
  validateErrorResponse as addPasskey429,
  validateErrorResponse as addPasskey500,
  validateErrorResponse as beginPasskey400,
  validateErrorResponse as beginPasskey401,
  validateErrorResponse as beginPasskey403,
  validateErrorResponse as beginPasskey409,
  validateErrorResponse as beginPasskey429,
  validateErrorResponse as beginPasskey500,
  validateErrorResponse as beginPasskeySignIn400,
  validateErrorResponse as beginPasskeySignIn401,
  validateErrorResponse as beginPasskeySignIn429,
  validateErrorResponse as beginPasskeySignIn500,
  validateErrorResponse as cancelEmailChange400,
  validateErrorResponse as cancelEmailChange401,
  validateErrorResponse as cancelEmailChange403,
  validateErrorResponse as cancelEmailChange429,
  validateErrorResponse as cancelEmailChange500,
  validateErrorResponse as changeEmail400,
  validateErrorResponse as changeEmail401,
  validateErrorResponse as changeEmail403,
  validateErrorResponse as changeEmail409,
  validateErrorResponse as changeEmail423,
  validateErrorResponse as changeEmail429,
  validateErrorResponse as changeEmail500,
  validateErrorResponse as changePassword400,
  validateErrorResponse as changePassword401,
  validateErrorResponse as changePassword403,
  validateErrorResponse as changePassword409,
  validateErrorResponse as changePassword423,
  validateErrorResponse as changePassword429,
  validateErrorResponse as changePassword500,
  validateErrorResponse as confirmEmail400,
  validateErrorResponse as confirmEmail401,
  validateErrorResponse as confirmEmail403,
  validateErrorResponse as confirmEmail409,
  validateErrorResponse as confirmEmail410,
  validateErrorResponse as confirmEmail429,
  validateErrorResponse as confirmEmail500,
  validateErrorResponse as confirmForgotPassword400,
  validateErrorResponse as confirmForgotPassword401,
  validateErrorResponse as confirmForgotPassword409,
  validateErrorResponse as confirmForgotPassword410,
  validateErrorResponse as confirmForgotPassword429,
  validateErrorResponse as confirmForgotPassword500,
  validateErrorResponse as confirmPassword400,
  validateErrorResponse as confirmPassword401,
  validateErrorResponse as confirmPassword403,
  validateErrorResponse as confirmPassword409,
  validateErrorResponse as confirmPassword423,
  validateErrorResponse as confirmPassword429,
  validateErrorResponse as confirmPassword500,
  validateErrorResponse as createSiteCode400,
  validateErrorResponse as createSiteCode401,
  validateErrorResponse as createSiteCode403,
  validateErrorResponse as createSiteCode429,
  validateErrorResponse as createSiteCode500,
  validateErrorResponse as endOtherSessions400,
  validateErrorResponse as endOtherSessions401,
  validateErrorResponse as endOtherSessions403,
  validateErrorResponse as endOtherSessions429,
  validateErrorResponse as endOtherSessions500,
  validateErrorResponse as endSession400,
  validateErrorResponse as endSession401,
  validateErrorResponse as endSession403,
  validateErrorResponse as endSession404,
  validateErrorResponse as endSession429,
  validateErrorResponse as endSession500,
  validateErrorResponse as enrollStoreDevice400,
  validateErrorResponse as enrollStoreDevice401,
  validateErrorResponse as enrollStoreDevice403,
  validateErrorResponse as enrollStoreDevice429,
  validateErrorResponse as enrollStoreDevice500,
  validateErrorResponse as getPasskeys400,
  validateErrorResponse as getPasskeys401,
  validateErrorResponse as getPasskeys403,
  validateErrorResponse as getPasskeys429,
  validateErrorResponse as getPasskeys500,
  validateErrorResponse as getSessions400,
  validateErrorResponse as getSessions401,
  validateErrorResponse as getSessions403,
  validateErrorResponse as getSessions429,
  validateErrorResponse as getSessions500,
  validateErrorResponse as getStoreDevices400,
  validateErrorResponse as getStoreDevices401,
  validateErrorResponse as getStoreDevices403,
  validateErrorResponse as getStoreDevices429,
  validateErrorResponse as getStoreDevices500,
  validateErrorResponse as issueToken400,
  validateErrorResponse as issueToken401,
  validateErrorResponse as issueToken409,
  validateErrorResponse as issueToken429,
  validateErrorResponse as issueToken500,
  validateErrorResponse as keepEmail400,
  validateErrorResponse as keepEmail401,
  validateErrorResponse as keepEmail409,
  validateErrorResponse as keepEmail410,
  validateErrorResponse as keepEmail429,
  validateErrorResponse as keepEmail500,
  validateErrorResponse as loginAgent400,
  validateErrorResponse as loginAgent401,
  validateErrorResponse as loginAgent404,
  validateErrorResponse as loginAgent423,
  validateErrorResponse as loginAgent429,
  validateErrorResponse as loginAgent500,
  validateErrorResponse as removePasskey400,
  validateErrorResponse as removePasskey401,
  validateErrorResponse as removePasskey403,
  validateErrorResponse as removePasskey404,
  validateErrorResponse as removePasskey409,
  validateErrorResponse as removePasskey429,
  validateErrorResponse as removePasskey500,
  validateErrorResponse as removeStoreDevice400,
  validateErrorResponse as removeStoreDevice401,
  validateErrorResponse as removeStoreDevice403,
  validateErrorResponse as removeStoreDevice404,
  validateErrorResponse as removeStoreDevice429,
  validateErrorResponse as removeStoreDevice500,
  validateErrorResponse as renamePasskey400,
  validateErrorResponse as renamePasskey401,
  validateErrorResponse as renamePasskey403,
  validateErrorResponse as renamePasskey404,
  validateErrorResponse as renamePasskey429,
  validateErrorResponse as renamePasskey500,
  validateErrorResponse as resetPassword400,
  validateErrorResponse as resetPassword401,
  validateErrorResponse as resetPassword403,
  validateErrorResponse as resetPassword429,
  validateErrorResponse as resetPassword500,
  validateErrorResponse as sendEmailLink400,
  validateErrorResponse as sendEmailLink401,
  validateErrorResponse as sendEmailLink403,
  validateErrorResponse as sendEmailLink429,
  validateErrorResponse as sendEmailLink500,
  validateErrorResponse as signIn400,
  validateErrorResponse as signIn401,
  validateErrorResponse as signIn403,
  validateErrorResponse as signIn409,
  validateErrorResponse as signIn423,
  validateErrorResponse as signIn429,
  validateErrorResponse as signIn500,
  validateErrorResponse as signInWithPasskey400,
  validateErrorResponse as signInWithPasskey401,
  validateErrorResponse as signInWithPasskey429,
  validateErrorResponse as signInWithPasskey500,
  validateErrorResponse as signOut400,
  validateErrorResponse as signOut401,
  validateErrorResponse as signOut403,
  validateErrorResponse as signOut429,
  validateErrorResponse as signOut500,
  validateErrorResponse as signUp400,
  validateErrorResponse as signUp401,
  validateErrorResponse as signUp403,
  validateErrorResponse as signUp409,
  validateErrorResponse as signUp429,
  validateErrorResponse as signUp500,
} from './shared.js';
