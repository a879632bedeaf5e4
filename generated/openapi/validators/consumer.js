// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isDateTime, isEmail } from '../../validator-runtime.js';

import { validateCountryCode } from './shared.js';

const constant0 = ["F","M","X","U"];
const constant1 = {"type":true,"channel":true,"optin":true,"doubleOptin":true,"country":true,"region":true,"recipient":true,"category":true,"optinDate":true,"optoutDate":true};
const constant2 = ["Newsletter","LoyaltyNewsletter"];
const constant3 = ["email","sms"];
const constant4 = ["NORA","EMEA"];
const constant5 = Object.prototype.hasOwnProperty;

function validateConsumerDetails(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "firstName") || (key0 === "lastName")) || (key0 === "email")) || (key0 === "birthDate")) || (key0 === "gender")) || (key0 === "source"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.firstName !== undefined){
let data0 = data.firstName;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push(fault(instancePath+"/firstName","maxLength",{limit: 100}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/firstName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/firstName","type",{type: "string"}));
errors++;
}
}
if(data.lastName !== undefined){
let data1 = data.lastName;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/lastName","maxLength",{limit: 100}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/lastName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/lastName","type",{type: "string"}));
errors++;
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
if(data.birthDate !== undefined){
let data3 = data.birthDate;
if(typeof data3 === "string"){
if(!(isDate(data3))){
(vErrors ??= []).push(fault(instancePath+"/birthDate","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/birthDate","type",{type: "string"}));
errors++;
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/gender","type",{type: "string"}));
errors++;
}
if(!((((data4 === "F") || (data4 === "M")) || (data4 === "X")) || (data4 === "U"))){
(vErrors ??= []).push(fault(instancePath+"/gender","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.acquisitionType === undefined){
(vErrors ??= []).push(fault(instancePath+"/source","required",{missingProperty: "acquisitionType"}));
errors++;
}
for(const key1 in data5){
if(!((key1 === "acquisitionType") || (key1 === "campaignName"))){
(vErrors ??= []).push(fault(instancePath+"/source","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data5.acquisitionType !== undefined){
let data6 = data5.acquisitionType;
if(typeof data6 === "string"){
if(data6.length > 60){
(vErrors ??= []).push(fault(instancePath+"/source/acquisitionType","maxLength",{limit: 60}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/source/acquisitionType","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/source/acquisitionType","type",{type: "string"}));
errors++;
}
}
if(data5.campaignName !== undefined){
let data7 = data5.campaignName;
if(typeof data7 === "string"){
if(data7.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/source/campaignName","maxLength",{limit: 2000}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/source/campaignName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateConsumerDetails.errors = vErrors;
return errors === 0;
}

function validateConsumerProfilePayload(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumerDetails === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerDetails"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "consumerDetails") || (key0 === "enrollments")) || (key0 === "subscriptions")) || (key0 === "preferences"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.consumerDetails !== undefined){
if(!(validateConsumerDetails(data.consumerDetails, {instancePath:instancePath+"/consumerDetails"}))){
vErrors = vErrors === null ? validateConsumerDetails.errors : vErrors.concat(validateConsumerDetails.errors);
errors = vErrors.length;
}
}
if(data.enrollments !== undefined){
let data1 = data.enrollments;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateEnrollment(data1[i0], {instancePath:instancePath+"/enrollments/" + i0}))){
vErrors = vErrors === null ? validateEnrollment.errors : vErrors.concat(validateEnrollment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/enrollments","type",{type: "array"}));
errors++;
}
}
if(data.subscriptions !== undefined){
let data3 = data.subscriptions;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validateSubscription(data3[i1], {instancePath:instancePath+"/subscriptions/" + i1}))){
vErrors = vErrors === null ? validateSubscription.errors : vErrors.concat(validateSubscription.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/subscriptions","type",{type: "array"}));
errors++;
}
}
if(data.preferences !== undefined){
let data5 = data.preferences;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(key1 === "interests")){
(vErrors ??= []).push(fault(instancePath+"/preferences","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data5.interests !== undefined){
if(typeof data5.interests !== "string"){
(vErrors ??= []).push(fault(instancePath+"/preferences/interests","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/preferences","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateConsumerProfilePayload.errors = vErrors;
return errors === 0;
}

function validateCreatedProfile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerId"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "consumerId")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.consumerId !== undefined){
let data0 = data.consumerId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/consumerId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/consumerId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCreatedProfile.errors = vErrors;
return errors === 0;
}

function validateEnrollment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.optin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "optin"}));
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "country"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "optin")) || (key0 === "doubleOptin")) || (key0 === "country"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if("Loyalty" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "Loyalty"}));
errors++;
}
}
if(data.optin !== undefined){
if(typeof data.optin !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/optin","type",{type: "boolean"}));
errors++;
}
}
if(data.doubleOptin !== undefined){
if(typeof data.doubleOptin !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/doubleOptin","type",{type: "boolean"}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateEnrollment.errors = vErrors;
return errors === 0;
}

function validateSubscription(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "channel"}));
errors++;
}
if(data.optin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "optin"}));
errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipient"}));
errors++;
}
for(const key0 in data){
if(!(constant5.call(constant1, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
if(!((data0 === "Newsletter") || (data0 === "LoyaltyNewsletter"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
if(!((data1 === "email") || (data1 === "sms"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant3}));
errors++;
}
}
if(data.optin !== undefined){
if(typeof data.optin !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/optin","type",{type: "boolean"}));
errors++;
}
}
if(data.doubleOptin !== undefined){
if(typeof data.doubleOptin !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/doubleOptin","type",{type: "boolean"}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data5 = data.region;
if(typeof data5 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
if(!((data5 === "NORA") || (data5 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.recipient !== undefined){
let data6 = data.recipient;
if(typeof data6 === "string"){
if(data6.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipient","maxLength",{limit: 254}));
errors++;
}
if(data6.length < 3){
(vErrors ??= []).push(fault(instancePath+"/recipient","minLength",{limit: 3}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
errors++;
}
}
if(data.category !== undefined){
if("subscription" !== data.category){
(vErrors ??= []).push(fault(instancePath+"/category","const",{allowedValue: "subscription"}));
errors++;
}
}
if(data.optinDate !== undefined){
let data8 = data.optinDate;
if(typeof data8 === "string"){
if(!(isDateTime(data8))){
(vErrors ??= []).push(fault(instancePath+"/optinDate","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/optinDate","type",{type: "string"}));
errors++;
}
}
if(data.optoutDate !== undefined){
let data9 = data.optoutDate;
if(typeof data9 === "string"){
if(!(isDateTime(data9))){
(vErrors ??= []).push(fault(instancePath+"/optoutDate","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/optoutDate","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSubscription.errors = vErrors;
return errors === 0;
}

export {
  validateConsumerDetails,
  validateConsumerProfilePayload as createProfileBody,
  validateConsumerProfilePayload,
  validateCreatedProfile as createProfile201,
  validateCreatedProfile,
  validateEnrollment,
  validateSubscription,
};
export {
  coerceHeaders_d1e47cfd as createProfileHeaders,
  coerceQuery_a303e847 as createProfileQuery,
  validateErrorAnswer as createProfile400,
  validateErrorAnswer as createProfile401,
  validateErrorAnswer as createProfile429,
  validateErrorAnswer as createProfile500,
} from './shared.js';
