// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault } from '../../validator-runtime.js';


const constant0 = new RegExp("^[A-Za-z0-9_\\-]{43}$", "u");
const constant1 = {"accessToken":true,"refreshToken":true,"usid":true,"customerId":true,"type":true,"tokenType":true,"expiresIn":true,"refreshExpiresIn":true,"codeChallenge":true};
const constant2 = Object.prototype.hasOwnProperty;
const constant3 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant4 = new RegExp("^[A-Za-z0-9._~\\-]{43,128}$", "u");
const constant5 = ["Guest","Registered"];

function validateCodeChallenge(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant0.test(data)){
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
if(!(constant2.call(constant1, key0))){
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
if(!(constant3.test(data3))){
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
if(!(((((key0 === "type") || (key0 === "refreshToken")) || (key0 === "code")) || (key0 === "codeVerifier")) || (key0 === "codeChallenge"))){
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
if(!constant4.test(data3)){
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
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant5}));
errors++;
}
validateTokenType.errors = vErrors;
return errors === 0;
}

export {
  validateCodeChallenge,
  validateTokenAnswer as issueToken200,
  validateTokenAnswer,
  validateTokenRequest as issueTokenBody,
  validateTokenRequest,
  validateTokenType,
};
export {
  coerceHeaders_d1e47cfd as issueTokenHeaders,
  coerceQuery_a303e847 as issueTokenQuery,
  validateErrorAnswer as issueToken400,
  validateErrorAnswer as issueToken401,
  validateErrorAnswer as issueToken403,
  validateErrorAnswer as issueToken409,
  validateErrorAnswer as issueToken429,
  validateErrorAnswer as issueToken500,
} from './shared.js';
