// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isDateTime, isEmail } from '../../validator-runtime.js';

import { coerceWireLocale, validateAddress, validateBirthDate, validateConsumerName, validateConsumerPhone, validateConsumerPostalCode, validateCountryCode, validateCurrency, validateDevice, validateMaskedCard, validateMoney, validateOrder, validatePasskeyName, validatePointsEntry, validateProductId, validateQuantity, validateSiteId, validateSku, validateStyleId } from './shared.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = {"approachType":true,"main":true,"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant2 = ["S","B"];
const constant3 = Object.prototype.hasOwnProperty;
const constant4 = new RegExp("^\\+[1-9][0-9]{5,14}$", "u");
const constant5 = ["open","processing","ordered"];
const constant6 = new RegExp("^[CW]-[0-9]{4}-[0-9]{6,9}$", "u");
const constant7 = ["F","M","X","U"];
const constant8 = ["WRANX","IPA"];
const constant9 = ["code","card"];
const constant10 = ["email","sms"];
const constant11 = ["Newsletter","LoyaltyNewsletter"];
const constant12 = ["NORA","EMEA"];
const constant13 = ["orderStatus","delivery","backInStock","loyalty"];
const constant14 = {"consumerId":true,"consumerType":true,"consumerDetails":true,"isLoyaltyMember":true,"loyaltyOptInDate":true,"loyaltySummary":true,"preferences":true,"enrollments":true,"subscriptions":true,"notifications":true};
const constant15 = ["CONSUMER","EMPLOYEE"];
const constant16 = {"firstName":true,"lastName":true,"email":true,"phone":true,"birthDate":true,"gender":true,"postalCode":true,"country":true,"address":true,"athlete":true,"employee":true,"prosumer":true,"identity":true};
const constant17 = {"firstName":true,"lastName":true,"email":true,"phone":true,"birthDate":true,"gender":true,"postalCode":true,"country":true,"source":true,"employee":true};
const constant18 = ["pending","published","rejected"];
const constant19 = {"type":true,"channel":true,"optin":true,"doubleOptin":true,"country":true,"region":true,"recipient":true,"category":true,"optinDate":true,"optoutDate":true};
const constant20 = {"profile":true,"account":true,"orders":true,"carts":true,"savedItems":true,"sessions":true,"passkeys":true,"mails":true,"reviews":true,"questions":true,"stockNotifications":true,"favorites":true,"loyalty":true,"staffActions":true,"savedPayments":true,"cases":true};

function coerceLookupAccountQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
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
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["email"] = coerced0;
}
}
}
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
coerceLookupAccountQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_f654a806(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addressId"}));
errors++;
}
if(data.addressId !== undefined){
let data0 = data.addressId;
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
(vErrors ??= []).push(fault(instancePath+"/addressId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["addressId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/addressId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_f654a806.errors = vErrors;
return errors === 0;
}

function validateAccountLookup(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exists === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "exists"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "exists")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.exists !== undefined){
if(typeof data.exists !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/exists","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAccountLookup.errors = vErrors;
return errors === 0;
}

function validateAccountRecord(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
if(data.passwordChangedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "passwordChangedAt"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "createdAt") || (key0 === "passwordChangedAt")) || (key0 === "locale")) || (key0 === "acquisitionType")) || (key0 === "campaignName")) || (key0 === "store")) || (key0 === "storeAssistant"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.createdAt !== undefined){
let data0 = data.createdAt;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/createdAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/createdAt","type",{type: "string"}));
errors++;
}
}
if(data.passwordChangedAt !== undefined){
let data1 = data.passwordChangedAt;
if(typeof data1 === "string"){
if(!(isDateTime(data1))){
(vErrors ??= []).push(fault(instancePath+"/passwordChangedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/passwordChangedAt","type",{type: "string"}));
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
(vErrors ??= []).push(fault(instancePath+"/locale","type",{type: "string"}));
errors++;
}
}
if(data.acquisitionType !== undefined){
if(typeof data.acquisitionType !== "string"){
(vErrors ??= []).push(fault(instancePath+"/acquisitionType","type",{type: "string"}));
errors++;
}
}
if(data.campaignName !== undefined){
if(typeof data.campaignName !== "string"){
(vErrors ??= []).push(fault(instancePath+"/campaignName","type",{type: "string"}));
errors++;
}
}
if(data.store !== undefined){
if(typeof data.store !== "string"){
(vErrors ??= []).push(fault(instancePath+"/store","type",{type: "string"}));
errors++;
}
}
if(data.storeAssistant !== undefined){
if(typeof data.storeAssistant !== "string"){
(vErrors ??= []).push(fault(instancePath+"/storeAssistant","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAccountRecord.errors = vErrors;
return errors === 0;
}

function validateAddressBook(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "address"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "address"))){
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
if(data.address !== undefined){
let data1 = data.address;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAddress(data1[i0], {instancePath:instancePath+"/address/" + i0}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/address","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressBook.errors = vErrors;
return errors === 0;
}

function validateAddressBookInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approachType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "approachType"}));
errors++;
}
if(data.addressLine1 === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addressLine1"}));
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "city"}));
errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "postalCode"}));
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "country"}));
errors++;
}
if(data.recipientFirstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientFirstName"}));
errors++;
}
if(data.recipientLastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientLastName"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant1, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.approachType !== undefined){
let data0 = data.approachType;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/approachType","type",{type: "string"}));
errors++;
}
if(!((data0 === "S") || (data0 === "B"))){
(vErrors ??= []).push(fault(instancePath+"/approachType","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.main !== undefined){
if(typeof data.main !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/main","type",{type: "boolean"}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data2 = data.recipientFirstName;
if(typeof data2 === "string"){
if(data2.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","type",{type: "string"}));
errors++;
}
}
if(data.recipientLastName !== undefined){
let data3 = data.recipientLastName;
if(typeof data3 === "string"){
if(data3.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","type",{type: "string"}));
errors++;
}
}
if(data.addressLine1 !== undefined){
let data4 = data.addressLine1;
if(typeof data4 === "string"){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine1","type",{type: "string"}));
errors++;
}
}
if(data.addressLine2 !== undefined){
let data5 = data.addressLine2;
if(typeof data5 === "string"){
if(data5.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine2","maxLength",{limit: 100}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine2","type",{type: "string"}));
errors++;
}
}
if(data.city !== undefined){
let data6 = data.city;
if(typeof data6 === "string"){
if(data6.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/city","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/city","type",{type: "string"}));
errors++;
}
}
if(data.stateCityProvDept !== undefined){
let data7 = data.stateCityProvDept;
if(typeof data7 === "string"){
if(data7.length > 60){
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","maxLength",{limit: 60}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","type",{type: "string"}));
errors++;
}
}
if(data.postalCode !== undefined){
let data8 = data.postalCode;
if(typeof data8 === "string"){
if(data8.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data8.length < 2){
(vErrors ??= []).push(fault(instancePath+"/postalCode","minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/postalCode","type",{type: "string"}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.recipientContactEmail !== undefined){
let data10 = data.recipientContactEmail;
if(typeof data10 === "string"){
if(data10.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data10))){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data11 = data.recipientContactPhone;
if(typeof data11 === "string"){
if(!constant4.test(data11)){
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","pattern",{pattern: "^\\+[1-9][0-9]{5,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressBookInput.errors = vErrors;
return errors === 0;
}

function validateAthleteBenefit(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentSpend === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currentSpend"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "currentSpend") || (key0 === "annualCap")) || (key0 === "annualCredit")) || (key0 === "currency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.currentSpend !== undefined){
if(!(validateMoney(data.currentSpend, {instancePath:instancePath+"/currentSpend"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.annualCap !== undefined){
if(!(validateMoney(data.annualCap, {instancePath:instancePath+"/annualCap"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.annualCredit !== undefined){
if(!(validateMoney(data.annualCredit, {instancePath:instancePath+"/annualCredit"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
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
validateAthleteBenefit.errors = vErrors;
return errors === 0;
}

function validateCartTrace(data, {instancePath=""}={}){
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
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
if(data.updatedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "updatedAt"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "siteId")) || (key0 === "status")) || (key0 === "updatedAt")) || (key0 === "items"))){
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
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/status","type",{type: "string"}));
errors++;
}
if(!(((data2 === "open") || (data2 === "processing")) || (data2 === "ordered"))){
(vErrors ??= []).push(fault(instancePath+"/status","enum",{allowedValues: constant5}));
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/updatedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/updatedAt","type",{type: "string"}));
errors++;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.sku === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "sku"}));
errors++;
}
if(data5.qty === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "qty"}));
errors++;
}
for(const key1 in data5){
if(!((key1 === "sku") || (key1 === "qty"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data5.sku !== undefined){
if(!(validateSku(data5.sku, {instancePath:instancePath+"/items/" + i0+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data5.qty !== undefined){
if(!(validateQuantity(data5.qty, {instancePath:instancePath+"/items/" + i0+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCartTrace.errors = vErrors;
return errors === 0;
}

function validateCaseTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caseNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "caseNumber"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.attachments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "attachments"}));
errors++;
}
if(data.openedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "openedAt"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "caseNumber") || (key0 === "siteId")) || (key0 === "email")) || (key0 === "text")) || (key0 === "attachments")) || (key0 === "openedAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.caseNumber !== undefined){
let data0 = data.caseNumber;
if(typeof data0 === "string"){
if(!constant6.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/caseNumber","pattern",{pattern: "^[CW]-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/caseNumber","type",{type: "string"}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId"}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.attachments !== undefined){
let data4 = data.attachments;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/attachments/" + i0,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/attachments/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/attachments","type",{type: "array"}));
errors++;
}
}
if(data.openedAt !== undefined){
let data6 = data.openedAt;
if(typeof data6 === "string"){
if(!(isDateTime(data6))){
(vErrors ??= []).push(fault(instancePath+"/openedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/openedAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCaseTrace.errors = vErrors;
return errors === 0;
}

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
if(!(validateGender(data.gender, {instancePath:instancePath+"/gender"}))){
vErrors = vErrors === null ? validateGender.errors : vErrors.concat(validateGender.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validateConsumerSource(data.source, {instancePath:instancePath+"/source"}))){
vErrors = vErrors === null ? validateConsumerSource.errors : vErrors.concat(validateConsumerSource.errors);
errors = vErrors.length;
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

function validateConsumerSource(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acquisitionType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "acquisitionType"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "acquisitionType") || (key0 === "campaignName"))){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateConsumerSource.errors = vErrors;
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

function validateEmployeeBenefit(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentSpend === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currentSpend"}));
errors++;
}
if(data.annualCap === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "annualCap"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.termsAccepted === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "termsAccepted"}));
errors++;
}
if(data.termsDeclined === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "termsDeclined"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "currentSpend") || (key0 === "annualCap")) || (key0 === "currency")) || (key0 === "termsAccepted")) || (key0 === "termsDeclined"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.currentSpend !== undefined){
if(!(validateMoney(data.currentSpend, {instancePath:instancePath+"/currentSpend"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.annualCap !== undefined){
if(!(validateMoney(data.annualCap, {instancePath:instancePath+"/annualCap"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.termsAccepted !== undefined){
if(typeof data.termsAccepted !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/termsAccepted","type",{type: "boolean"}));
errors++;
}
}
if(data.termsDeclined !== undefined){
if(typeof data.termsDeclined !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/termsDeclined","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateEmployeeBenefit.errors = vErrors;
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

function validateFavoriteListTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.isShared === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isShared"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "siteId") || (key0 === "name")) || (key0 === "isShared")) || (key0 === "items"))){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.isShared !== undefined){
if(typeof data.isShared !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isShared","type",{type: "boolean"}));
errors++;
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.productId === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "productId"}));
errors++;
}
if(data4.addedAt === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "addedAt"}));
errors++;
}
for(const key1 in data4){
if(!((key1 === "productId") || (key1 === "addedAt"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data4.productId !== undefined){
if(!(validateProductId(data4.productId, {instancePath:instancePath+"/items/" + i0+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data4.addedAt !== undefined){
let data6 = data4.addedAt;
if(typeof data6 === "string"){
if(!(isDateTime(data6))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/addedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/addedAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteListTrace.errors = vErrors;
return errors === 0;
}

function validateGender(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((data === "F") || (data === "M")) || (data === "X")) || (data === "U"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant7}));
errors++;
}
validateGender.errors = vErrors;
return errors === 0;
}

function validateIdentity(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
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
if(!((data0 === "WRANX") || (data0 === "IPA"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant8}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateIdentity.errors = vErrors;
return errors === 0;
}

function validateLoyaltySummary(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "points"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "points")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.points !== undefined){
let data0 = data.points;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.balance === undefined){
(vErrors ??= []).push(fault(instancePath+"/points","required",{missingProperty: "balance"}));
errors++;
}
for(const key1 in data0){
if(!(key1 === "balance")){
(vErrors ??= []).push(fault(instancePath+"/points","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.balance !== undefined){
let data1 = data0.balance;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/points/balance","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/points/balance","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLoyaltySummary.errors = vErrors;
return errors === 0;
}

function validateLoyaltyTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "points"}));
errors++;
}
if(data.rewards === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rewards"}));
errors++;
}
if(data.credits === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "credits"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "points") || (key0 === "rewards")) || (key0 === "credits"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.points !== undefined){
let data0 = data.points;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePointsEntry(data0[i0], {instancePath:instancePath+"/points/" + i0}))){
vErrors = vErrors === null ? validatePointsEntry.errors : vErrors.concat(validatePointsEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "array"}));
errors++;
}
}
if(data.rewards !== undefined){
let data2 = data.rewards;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"required",{missingProperty: "kind"}));
errors++;
}
if(data3.last4 === undefined){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"required",{missingProperty: "last4"}));
errors++;
}
if(data3.balance === undefined){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"required",{missingProperty: "balance"}));
errors++;
}
if(data3.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"required",{missingProperty: "currency"}));
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "kind") || (key1 === "last4")) || (key1 === "balance")) || (key1 === "currency")) || (key1 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/kind","type",{type: "string"}));
errors++;
}
if(!((data4 === "code") || (data4 === "card"))){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/kind","enum",{allowedValues: constant9}));
errors++;
}
}
if(data3.last4 !== undefined){
let data5 = data3.last4;
if(typeof data5 === "string"){
if(data5.length > 4){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/last4","maxLength",{limit: 4}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/last4","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/last4","type",{type: "string"}));
errors++;
}
}
if(data3.balance !== undefined){
if(!(validateMoney(data3.balance, {instancePath:instancePath+"/rewards/" + i1+"/balance"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data3.currency !== undefined){
if(!(validateCurrency(data3.currency, {instancePath:instancePath+"/rewards/" + i1+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data3.expiresAt !== undefined){
let data8 = data3.expiresAt;
if(typeof data8 === "string"){
if(!(isDateTime(data8))){
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/expiresAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1+"/expiresAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rewards/" + i1,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rewards","type",{type: "array"}));
errors++;
}
}
if(data.credits !== undefined){
let data9 = data.credits;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.year === undefined){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2,"required",{missingProperty: "year"}));
errors++;
}
if(data10.balance === undefined){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2,"required",{missingProperty: "balance"}));
errors++;
}
if(data10.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2,"required",{missingProperty: "currency"}));
errors++;
}
for(const key2 in data10){
if(!(((key2 === "year") || (key2 === "balance")) || (key2 === "currency"))){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2,"additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data10.year !== undefined){
let data11 = data10.year;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2+"/year","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2+"/year","maximum",{comparison: "<=", limit: 9999}));
errors++;
}
if(data11 < 2000 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2+"/year","minimum",{comparison: ">=", limit: 2000}));
errors++;
}
}
}
if(data10.balance !== undefined){
if(!(validateMoney(data10.balance, {instancePath:instancePath+"/credits/" + i2+"/balance"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data10.currency !== undefined){
if(!(validateCurrency(data10.currency, {instancePath:instancePath+"/credits/" + i2+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/credits/" + i2,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/credits","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLoyaltyTrace.errors = vErrors;
return errors === 0;
}

function validateMailTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.template === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "template"}));
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "channel"}));
errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipient"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "template") || (key0 === "channel")) || (key0 === "recipient")) || (key0 === "createdAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.template !== undefined){
if(typeof data.template !== "string"){
(vErrors ??= []).push(fault(instancePath+"/template","type",{type: "string"}));
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
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant10}));
errors++;
}
}
if(data.recipient !== undefined){
if(typeof data.recipient !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMailTrace.errors = vErrors;
return errors === 0;
}

function validateNewSubscription(data, {instancePath=""}={}){
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
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "channel")) || (key0 === "recipient")) || (key0 === "country")) || (key0 === "region"))){
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
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant11}));
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
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant10}));
errors++;
}
}
if(data.recipient !== undefined){
let data2 = data.recipient;
if(typeof data2 === "string"){
if(data2.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipient","maxLength",{limit: 254}));
errors++;
}
if(data2.length < 3){
(vErrors ??= []).push(fault(instancePath+"/recipient","minLength",{limit: 3}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
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
let data4 = data.region;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
if(!((data4 === "NORA") || (data4 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant12}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewSubscription.errors = vErrors;
return errors === 0;
}

function validateNotification(data, {instancePath=""}={}){
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
if(data.enabled === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "enabled"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "channel")) || (key0 === "enabled"))){
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
if(!((((data0 === "orderStatus") || (data0 === "delivery")) || (data0 === "backInStock")) || (data0 === "loyalty"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant13}));
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
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant10}));
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/enabled","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNotification.errors = vErrors;
return errors === 0;
}

function validateNotifications(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notifications === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "notifications"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "notifications")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.notifications !== undefined){
let data0 = data.notifications;
if(Array.isArray(data0)){
if(data0.length > 40){
(vErrors ??= []).push(fault(instancePath+"/notifications","maxItems",{limit: 40}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateNotification(data0[i0], {instancePath:instancePath+"/notifications/" + i0}))){
vErrors = vErrors === null ? validateNotification.errors : vErrors.concat(validateNotification.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/notifications","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNotifications.errors = vErrors;
return errors === 0;
}

function validatePasskeyTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "createdAt")) || (key0 === "usedAt"))){
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
if(data.createdAt !== undefined){
let data1 = data.createdAt;
if(typeof data1 === "string"){
if(!(isDateTime(data1))){
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
let data2 = data.usedAt;
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
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
validatePasskeyTrace.errors = vErrors;
return errors === 0;
}

function validatePreferences(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "interests") || (key0 === "preferredShoeSize"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.interests !== undefined){
let data0 = data.interests;
if(typeof data0 === "string"){
if(data0.length > 500){
(vErrors ??= []).push(fault(instancePath+"/interests","maxLength",{limit: 500}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/interests","type",{type: "string"}));
errors++;
}
}
if(data.preferredShoeSize !== undefined){
let data1 = data.preferredShoeSize;
if(typeof data1 === "string"){
if(data1.length > 10){
(vErrors ??= []).push(fault(instancePath+"/preferredShoeSize","maxLength",{limit: 10}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/preferredShoeSize","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePreferences.errors = vErrors;
return errors === 0;
}

function validateProfile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consumerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerId"}));
errors++;
}
if(data.consumerType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerType"}));
errors++;
}
if(data.consumerDetails === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consumerDetails"}));
errors++;
}
if(data.isLoyaltyMember === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isLoyaltyMember"}));
errors++;
}
if(data.loyaltySummary === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "loyaltySummary"}));
errors++;
}
if(data.preferences === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "preferences"}));
errors++;
}
if(data.enrollments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "enrollments"}));
errors++;
}
if(data.subscriptions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "subscriptions"}));
errors++;
}
if(data.notifications === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "notifications"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant14, key0))){
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
if(data.consumerType !== undefined){
let data1 = data.consumerType;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/consumerType","type",{type: "string"}));
errors++;
}
if(!((data1 === "CONSUMER") || (data1 === "EMPLOYEE"))){
(vErrors ??= []).push(fault(instancePath+"/consumerType","enum",{allowedValues: constant15}));
errors++;
}
}
if(data.consumerDetails !== undefined){
if(!(validateProfileDetails(data.consumerDetails, {instancePath:instancePath+"/consumerDetails"}))){
vErrors = vErrors === null ? validateProfileDetails.errors : vErrors.concat(validateProfileDetails.errors);
errors = vErrors.length;
}
}
if(data.isLoyaltyMember !== undefined){
if(typeof data.isLoyaltyMember !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isLoyaltyMember","type",{type: "boolean"}));
errors++;
}
}
if(data.loyaltyOptInDate !== undefined){
let data4 = data.loyaltyOptInDate;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/loyaltyOptInDate","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/loyaltyOptInDate","type",{type: "string"}));
errors++;
}
}
if(data.loyaltySummary !== undefined){
if(!(validateLoyaltySummary(data.loyaltySummary, {instancePath:instancePath+"/loyaltySummary"}))){
vErrors = vErrors === null ? validateLoyaltySummary.errors : vErrors.concat(validateLoyaltySummary.errors);
errors = vErrors.length;
}
}
if(data.preferences !== undefined){
if(!(validatePreferences(data.preferences, {instancePath:instancePath+"/preferences"}))){
vErrors = vErrors === null ? validatePreferences.errors : vErrors.concat(validatePreferences.errors);
errors = vErrors.length;
}
}
if(data.enrollments !== undefined){
let data7 = data.enrollments;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validateEnrollment(data7[i0], {instancePath:instancePath+"/enrollments/" + i0}))){
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
let data9 = data.subscriptions;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validateSubscription(data9[i1], {instancePath:instancePath+"/subscriptions/" + i1}))){
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
if(data.notifications !== undefined){
let data11 = data.notifications;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validateNotification(data11[i2], {instancePath:instancePath+"/notifications/" + i2}))){
vErrors = vErrors === null ? validateNotification.errors : vErrors.concat(validateNotification.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/notifications","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProfile.errors = vErrors;
return errors === 0;
}

function validateProfileChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "consumerDetails") || (key0 === "enrollments")) || (key0 === "subscriptions")) || (key0 === "preferences"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.consumerDetails !== undefined){
if(!(validateProfileDetailsChange(data.consumerDetails, {instancePath:instancePath+"/consumerDetails"}))){
vErrors = vErrors === null ? validateProfileDetailsChange.errors : vErrors.concat(validateProfileDetailsChange.errors);
errors = vErrors.length;
}
}
if(data.enrollments !== undefined){
let data1 = data.enrollments;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push(fault(instancePath+"/enrollments","maxItems",{limit: 10}));
errors++;
}
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
if(data3.length > 10){
(vErrors ??= []).push(fault(instancePath+"/subscriptions","maxItems",{limit: 10}));
errors++;
}
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
if(!(validatePreferences(data.preferences, {instancePath:instancePath+"/preferences"}))){
vErrors = vErrors === null ? validatePreferences.errors : vErrors.concat(validatePreferences.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProfileChange.errors = vErrors;
return errors === 0;
}

function validateProfileDetails(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "address"}));
errors++;
}
if(data.identity === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "identity"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant16, key0))){
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
if(data.gender !== undefined){
if(!(validateGender(data.gender, {instancePath:instancePath+"/gender"}))){
vErrors = vErrors === null ? validateGender.errors : vErrors.concat(validateGender.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(validateConsumerPostalCode(data.postalCode, {instancePath:instancePath+"/postalCode"}))){
vErrors = vErrors === null ? validateConsumerPostalCode.errors : vErrors.concat(validateConsumerPostalCode.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
let data8 = data.address;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAddress(data8[i0], {instancePath:instancePath+"/address/" + i0}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/address","type",{type: "array"}));
errors++;
}
}
if(data.athlete !== undefined){
if(!(validateAthleteBenefit(data.athlete, {instancePath:instancePath+"/athlete"}))){
vErrors = vErrors === null ? validateAthleteBenefit.errors : vErrors.concat(validateAthleteBenefit.errors);
errors = vErrors.length;
}
}
if(data.employee !== undefined){
if(!(validateEmployeeBenefit(data.employee, {instancePath:instancePath+"/employee"}))){
vErrors = vErrors === null ? validateEmployeeBenefit.errors : vErrors.concat(validateEmployeeBenefit.errors);
errors = vErrors.length;
}
}
if(data.prosumer !== undefined){
if(!(validateProsumerBenefit(data.prosumer, {instancePath:instancePath+"/prosumer"}))){
vErrors = vErrors === null ? validateProsumerBenefit.errors : vErrors.concat(validateProsumerBenefit.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined){
let data13 = data.identity;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validateIdentity(data13[i1], {instancePath:instancePath+"/identity/" + i1}))){
vErrors = vErrors === null ? validateIdentity.errors : vErrors.concat(validateIdentity.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/identity","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProfileDetails.errors = vErrors;
return errors === 0;
}

function validateProfileDetailsChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(constant3.call(constant17, key0))){
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
if(data.phone !== undefined){
let data3 = data.phone;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validateConsumerPhone(data3, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push(fault(instancePath+"/phone","type",{type: "null"}));
errors++;
}
var _valid0 = _errs9 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.birthDate !== undefined){
if(!(validateBirthDate(data.birthDate, {instancePath:instancePath+"/birthDate"}))){
vErrors = vErrors === null ? validateBirthDate.errors : vErrors.concat(validateBirthDate.errors);
errors = vErrors.length;
}
}
if(data.gender !== undefined){
if(!(validateGender(data.gender, {instancePath:instancePath+"/gender"}))){
vErrors = vErrors === null ? validateGender.errors : vErrors.concat(validateGender.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
let data6 = data.postalCode;
const _errs14 = errors;
let valid2 = false;
let passing1 = null;
const _errs15 = errors;
if(!(validateConsumerPostalCode(data6, {instancePath:instancePath+"/postalCode"}))){
vErrors = vErrors === null ? validateConsumerPostalCode.errors : vErrors.concat(validateConsumerPostalCode.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push(fault(instancePath+"/postalCode","type",{type: "null"}));
errors++;
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/postalCode",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(validateConsumerSource(data.source, {instancePath:instancePath+"/source"}))){
vErrors = vErrors === null ? validateConsumerSource.errors : vErrors.concat(validateConsumerSource.errors);
errors = vErrors.length;
}
}
if(data.employee !== undefined){
if(!(validateTermsAnswer(data.employee, {instancePath:instancePath+"/employee"}))){
vErrors = vErrors === null ? validateTermsAnswer.errors : vErrors.concat(validateTermsAnswer.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProfileDetailsChange.errors = vErrors;
return errors === 0;
}

function validateProsumerBenefit(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentSpend === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currentSpend"}));
errors++;
}
if(data.annualCredit === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "annualCredit"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "currentSpend") || (key0 === "annualCredit")) || (key0 === "currency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.currentSpend !== undefined){
if(!(validateMoney(data.currentSpend, {instancePath:instancePath+"/currentSpend"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.annualCredit !== undefined){
if(!(validateMoney(data.annualCredit, {instancePath:instancePath+"/annualCredit"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
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
validateProsumerBenefit.errors = vErrors;
return errors === 0;
}

function validateQuestionTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "productId") || (key0 === "text")) || (key0 === "nickname")) || (key0 === "state")) || (key0 === "createdAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productId !== undefined){
if(!(validateStyleId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.nickname !== undefined){
if(typeof data.nickname !== "string"){
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
errors++;
}
}
if(data.state !== undefined){
let data3 = data.state;
if(typeof data3 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data3 === "pending") || (data3 === "published")) || (data3 === "rejected"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant18}));
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/createdAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/createdAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateQuestionTrace.errors = vErrors;
return errors === 0;
}

function validateReviewTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.rating === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rating"}));
errors++;
}
if(data.headline === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "headline"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "productId") || (key0 === "rating")) || (key0 === "headline")) || (key0 === "text")) || (key0 === "nickname")) || (key0 === "location")) || (key0 === "state")) || (key0 === "createdAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productId !== undefined){
if(!(validateStyleId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
let data1 = data.rating;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/rating","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/rating","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/rating","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.headline !== undefined){
if(typeof data.headline !== "string"){
(vErrors ??= []).push(fault(instancePath+"/headline","type",{type: "string"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.nickname !== undefined){
if(typeof data.nickname !== "string"){
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
errors++;
}
}
if(data.location !== undefined){
if(typeof data.location !== "string"){
(vErrors ??= []).push(fault(instancePath+"/location","type",{type: "string"}));
errors++;
}
}
if(data.state !== undefined){
let data6 = data.state;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data6 === "pending") || (data6 === "published")) || (data6 === "rejected"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant18}));
errors++;
}
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
if(typeof data7 === "string"){
if(!(isDateTime(data7))){
(vErrors ??= []).push(fault(instancePath+"/createdAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/createdAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewTrace.errors = vErrors;
return errors === 0;
}

function validateSavedItemTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.savedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "savedAt"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "siteId") || (key0 === "sku")) || (key0 === "qty")) || (key0 === "savedAt"))){
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
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.savedAt !== undefined){
let data3 = data.savedAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/savedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/savedAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedItemTrace.errors = vErrors;
return errors === 0;
}

function validateSavedPaymentTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.savedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "savedAt"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "label")) || (key0 === "savedAt")) || (key0 === "card")) || (key0 === "rewardLast4"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/type","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.savedAt !== undefined){
let data2 = data.savedAt;
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
(vErrors ??= []).push(fault(instancePath+"/savedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/savedAt","type",{type: "string"}));
errors++;
}
}
if(data.card !== undefined){
if(!(validateMaskedCard(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validateMaskedCard.errors : vErrors.concat(validateMaskedCard.errors);
errors = vErrors.length;
}
}
if(data.rewardLast4 !== undefined){
let data4 = data.rewardLast4;
if(typeof data4 === "string"){
if(data4.length > 4){
(vErrors ??= []).push(fault(instancePath+"/rewardLast4","maxLength",{limit: 4}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/rewardLast4","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rewardLast4","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedPaymentTrace.errors = vErrors;
return errors === 0;
}

function validateSessionTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
for(const key0 in data){
if(!(((((key0 === "siteId") || (key0 === "device")) || (key0 === "beganAt")) || (key0 === "usedAt")) || (key0 === "endsAt"))){
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
if(data.device !== undefined){
if(!(validateDevice(data.device, {instancePath:instancePath+"/device"}))){
vErrors = vErrors === null ? validateDevice.errors : vErrors.concat(validateDevice.errors);
errors = vErrors.length;
}
}
if(data.beganAt !== undefined){
let data2 = data.beganAt;
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
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
let data3 = data.usedAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
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
let data4 = data.endsAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/endsAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/endsAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSessionTrace.errors = vErrors;
return errors === 0;
}

function validateStaffActionTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "actedAt"}));
errors++;
}
if(data.employee === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "employee"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.operation === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "operation"}));
errors++;
}
if(data.succeeded === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "succeeded"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "actedAt") || (key0 === "employee")) || (key0 === "siteId")) || (key0 === "operation")) || (key0 === "succeeded"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.actedAt !== undefined){
let data0 = data.actedAt;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/actedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/actedAt","type",{type: "string"}));
errors++;
}
}
if(data.employee !== undefined){
let data1 = data.employee;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/employee","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/employee","type",{type: "string"}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(validateSiteId(data.siteId, {instancePath:instancePath+"/siteId"}))){
vErrors = vErrors === null ? validateSiteId.errors : vErrors.concat(validateSiteId.errors);
errors = vErrors.length;
}
}
if(data.operation !== undefined){
let data3 = data.operation;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/operation","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/operation","type",{type: "string"}));
errors++;
}
}
if(data.succeeded !== undefined){
if(typeof data.succeeded !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/succeeded","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStaffActionTrace.errors = vErrors;
return errors === 0;
}

function validateStockNotificationTrace(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.requestedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "requestedAt"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "siteId") || (key0 === "sku")) || (key0 === "email")) || (key0 === "requestedAt")) || (key0 === "confirmedAt")) || (key0 === "notifiedAt"))){
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
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.requestedAt !== undefined){
let data3 = data.requestedAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/requestedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/requestedAt","type",{type: "string"}));
errors++;
}
}
if(data.confirmedAt !== undefined){
let data4 = data.confirmedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/confirmedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/confirmedAt","type",{type: "string"}));
errors++;
}
}
if(data.notifiedAt !== undefined){
let data5 = data.notifiedAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
(vErrors ??= []).push(fault(instancePath+"/notifiedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/notifiedAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStockNotificationTrace.errors = vErrors;
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
if(!(constant3.call(constant19, key0))){
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
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant11}));
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
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant10}));
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
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant12}));
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

function validateSubscriptionChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "confirmationToken") || (key0 === "type")) || (key0 === "channel")) || (key0 === "optin")) || (key0 === "recipient")) || (key0 === "country")) || (key0 === "region"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.confirmationToken !== undefined){
let data0 = data.confirmationToken;
if(typeof data0 === "string"){
if(data0.length > 512){
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","maxLength",{limit: 512}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/confirmationToken","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
if(!((data1 === "Newsletter") || (data1 === "LoyaltyNewsletter"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant11}));
errors++;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
if(!((data2 === "email") || (data2 === "sms"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant10}));
errors++;
}
}
if(data.optin !== undefined){
if(typeof data.optin !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/optin","type",{type: "boolean"}));
errors++;
}
}
if(data.recipient !== undefined){
let data4 = data.recipient;
if(typeof data4 === "string"){
if(data4.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipient","maxLength",{limit: 254}));
errors++;
}
if(data4.length < 3){
(vErrors ??= []).push(fault(instancePath+"/recipient","minLength",{limit: 3}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipient","type",{type: "string"}));
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
let data6 = data.region;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
if(!((data6 === "NORA") || (data6 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant12}));
errors++;
}
}
if(data.type !== undefined){
if(data.channel === undefined){
const err15 = {instancePath,keyword:"dependentRequired",params:{property: "type",
    missingProperty: "channel",
    depsCount: 2,
    deps: "channel, optin"},message:"must have properties channel, optin when property type is present"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.optin === undefined){
const err16 = {instancePath,keyword:"dependentRequired",params:{property: "type",
    missingProperty: "optin",
    depsCount: 2,
    deps: "channel, optin"},message:"must have properties channel, optin when property type is present"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.channel !== undefined){
if(data.type === undefined){
const err17 = {instancePath,keyword:"dependentRequired",params:{property: "channel",
    missingProperty: "type",
    depsCount: 2,
    deps: "type, optin"},message:"must have properties type, optin when property channel is present"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.optin === undefined){
const err18 = {instancePath,keyword:"dependentRequired",params:{property: "channel",
    missingProperty: "optin",
    depsCount: 2,
    deps: "type, optin"},message:"must have properties type, optin when property channel is present"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.optin !== undefined){
if(data.type === undefined){
const err19 = {instancePath,keyword:"dependentRequired",params:{property: "optin",
    missingProperty: "type",
    depsCount: 2,
    deps: "type, channel"},message:"must have properties type, channel when property optin is present"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.channel === undefined){
const err20 = {instancePath,keyword:"dependentRequired",params:{property: "optin",
    missingProperty: "channel",
    depsCount: 2,
    deps: "type, channel"},message:"must have properties type, channel when property optin is present"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.recipient !== undefined){
if(data.type === undefined){
const err21 = {instancePath,keyword:"dependentRequired",params:{property: "recipient",
    missingProperty: "type",
    depsCount: 1,
    deps: "type"},message:"must have property type when property recipient is present"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSubscriptionChange.errors = vErrors;
return errors === 0;
}

function validateSubscriptions(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subscriptions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "subscriptions"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "subscriptions")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSubscription(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0}))){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSubscriptions.errors = vErrors;
return errors === 0;
}

function validateTermsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.termsAccepted === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "termsAccepted"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "termsAccepted")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.termsAccepted !== undefined){
if(typeof data.termsAccepted !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/termsAccepted","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTermsAnswer.errors = vErrors;
return errors === 0;
}

function validateUserData(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.profile === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "profile"}));
errors++;
}
if(data.account === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "account"}));
errors++;
}
if(data.orders === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orders"}));
errors++;
}
if(data.carts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "carts"}));
errors++;
}
if(data.savedItems === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "savedItems"}));
errors++;
}
if(data.sessions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sessions"}));
errors++;
}
if(data.passkeys === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "passkeys"}));
errors++;
}
if(data.mails === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mails"}));
errors++;
}
if(data.reviews === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviews"}));
errors++;
}
if(data.questions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "questions"}));
errors++;
}
if(data.stockNotifications === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "stockNotifications"}));
errors++;
}
if(data.favorites === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favorites"}));
errors++;
}
if(data.loyalty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "loyalty"}));
errors++;
}
if(data.staffActions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "staffActions"}));
errors++;
}
if(data.savedPayments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "savedPayments"}));
errors++;
}
if(data.cases === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cases"}));
errors++;
}
for(const key0 in data){
if(!(constant3.call(constant20, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.profile !== undefined){
if(!(validateProfile(data.profile, {instancePath:instancePath+"/profile"}))){
vErrors = vErrors === null ? validateProfile.errors : vErrors.concat(validateProfile.errors);
errors = vErrors.length;
}
}
if(data.account !== undefined){
if(!(validateAccountRecord(data.account, {instancePath:instancePath+"/account"}))){
vErrors = vErrors === null ? validateAccountRecord.errors : vErrors.concat(validateAccountRecord.errors);
errors = vErrors.length;
}
}
if(data.orders !== undefined){
let data2 = data.orders;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOrder(data2[i0], {instancePath:instancePath+"/orders/" + i0}))){
vErrors = vErrors === null ? validateOrder.errors : vErrors.concat(validateOrder.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orders","type",{type: "array"}));
errors++;
}
}
if(data.carts !== undefined){
let data4 = data.carts;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validateCartTrace(data4[i1], {instancePath:instancePath+"/carts/" + i1}))){
vErrors = vErrors === null ? validateCartTrace.errors : vErrors.concat(validateCartTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/carts","type",{type: "array"}));
errors++;
}
}
if(data.savedItems !== undefined){
let data6 = data.savedItems;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validateSavedItemTrace(data6[i2], {instancePath:instancePath+"/savedItems/" + i2}))){
vErrors = vErrors === null ? validateSavedItemTrace.errors : vErrors.concat(validateSavedItemTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/savedItems","type",{type: "array"}));
errors++;
}
}
if(data.sessions !== undefined){
let data8 = data.sessions;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validateSessionTrace(data8[i3], {instancePath:instancePath+"/sessions/" + i3}))){
vErrors = vErrors === null ? validateSessionTrace.errors : vErrors.concat(validateSessionTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sessions","type",{type: "array"}));
errors++;
}
}
if(data.passkeys !== undefined){
let data10 = data.passkeys;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(validatePasskeyTrace(data10[i4], {instancePath:instancePath+"/passkeys/" + i4}))){
vErrors = vErrors === null ? validatePasskeyTrace.errors : vErrors.concat(validatePasskeyTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/passkeys","type",{type: "array"}));
errors++;
}
}
if(data.mails !== undefined){
let data12 = data.mails;
if(Array.isArray(data12)){
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
if(!(validateMailTrace(data12[i5], {instancePath:instancePath+"/mails/" + i5}))){
vErrors = vErrors === null ? validateMailTrace.errors : vErrors.concat(validateMailTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/mails","type",{type: "array"}));
errors++;
}
}
if(data.reviews !== undefined){
let data14 = data.reviews;
if(Array.isArray(data14)){
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
if(!(validateReviewTrace(data14[i6], {instancePath:instancePath+"/reviews/" + i6}))){
vErrors = vErrors === null ? validateReviewTrace.errors : vErrors.concat(validateReviewTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reviews","type",{type: "array"}));
errors++;
}
}
if(data.questions !== undefined){
let data16 = data.questions;
if(Array.isArray(data16)){
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
if(!(validateQuestionTrace(data16[i7], {instancePath:instancePath+"/questions/" + i7}))){
vErrors = vErrors === null ? validateQuestionTrace.errors : vErrors.concat(validateQuestionTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/questions","type",{type: "array"}));
errors++;
}
}
if(data.stockNotifications !== undefined){
let data18 = data.stockNotifications;
if(Array.isArray(data18)){
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
if(!(validateStockNotificationTrace(data18[i8], {instancePath:instancePath+"/stockNotifications/" + i8}))){
vErrors = vErrors === null ? validateStockNotificationTrace.errors : vErrors.concat(validateStockNotificationTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stockNotifications","type",{type: "array"}));
errors++;
}
}
if(data.favorites !== undefined){
let data20 = data.favorites;
if(Array.isArray(data20)){
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
if(!(validateFavoriteListTrace(data20[i9], {instancePath:instancePath+"/favorites/" + i9}))){
vErrors = vErrors === null ? validateFavoriteListTrace.errors : vErrors.concat(validateFavoriteListTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/favorites","type",{type: "array"}));
errors++;
}
}
if(data.loyalty !== undefined){
if(!(validateLoyaltyTrace(data.loyalty, {instancePath:instancePath+"/loyalty"}))){
vErrors = vErrors === null ? validateLoyaltyTrace.errors : vErrors.concat(validateLoyaltyTrace.errors);
errors = vErrors.length;
}
}
if(data.staffActions !== undefined){
let data23 = data.staffActions;
if(Array.isArray(data23)){
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
if(!(validateStaffActionTrace(data23[i10], {instancePath:instancePath+"/staffActions/" + i10}))){
vErrors = vErrors === null ? validateStaffActionTrace.errors : vErrors.concat(validateStaffActionTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/staffActions","type",{type: "array"}));
errors++;
}
}
if(data.savedPayments !== undefined){
let data25 = data.savedPayments;
if(Array.isArray(data25)){
const len11 = data25.length;
for(let i11=0; i11<len11; i11++){
if(!(validateSavedPaymentTrace(data25[i11], {instancePath:instancePath+"/savedPayments/" + i11}))){
vErrors = vErrors === null ? validateSavedPaymentTrace.errors : vErrors.concat(validateSavedPaymentTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/savedPayments","type",{type: "array"}));
errors++;
}
}
if(data.cases !== undefined){
let data27 = data.cases;
if(Array.isArray(data27)){
const len12 = data27.length;
for(let i12=0; i12<len12; i12++){
if(!(validateCaseTrace(data27[i12], {instancePath:instancePath+"/cases/" + i12}))){
vErrors = vErrors === null ? validateCaseTrace.errors : vErrors.concat(validateCaseTrace.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cases","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUserData.errors = vErrors;
return errors === 0;
}

function validateUserDataRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "erasure")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.erasure !== undefined){
let data0 = data.erasure;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.password === undefined){
(vErrors ??= []).push(fault(instancePath+"/erasure","required",{missingProperty: "password"}));
errors++;
}
for(const key1 in data0){
if(!(key1 === "password")){
(vErrors ??= []).push(fault(instancePath+"/erasure","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.password !== undefined){
let data1 = data0.password;
if(typeof data1 === "string"){
if(data1.length > 256){
(vErrors ??= []).push(fault(instancePath+"/erasure/password","maxLength",{limit: 256}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/erasure/password","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/erasure/password","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/erasure","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUserDataRequest.errors = vErrors;
return errors === 0;
}

export {
  coerceLookupAccountQuery as lookupAccountQuery,
  coerceLookupAccountQuery,
  coerceParams_f654a806 as deleteAddressParams,
  coerceParams_f654a806 as updateAddressParams,
  coerceParams_f654a806,
  validateAccountLookup as lookupAccount200,
  validateAccountLookup,
  validateAccountRecord,
  validateAddressBook as addAddress201,
  validateAddressBook as deleteAddress200,
  validateAddressBook as updateAddress200,
  validateAddressBook,
  validateAddressBookInput as addAddressBody,
  validateAddressBookInput as updateAddressBody,
  validateAddressBookInput,
  validateAthleteBenefit,
  validateCartTrace,
  validateCaseTrace,
  validateConsumerDetails,
  validateConsumerProfilePayload as createProfileBody,
  validateConsumerProfilePayload,
  validateConsumerSource,
  validateCreatedProfile as createProfile201,
  validateCreatedProfile,
  validateEmployeeBenefit,
  validateEnrollment,
  validateFavoriteListTrace,
  validateGender,
  validateIdentity,
  validateLoyaltySummary,
  validateLoyaltyTrace,
  validateMailTrace,
  validateNewSubscription as createSubscriptionBody,
  validateNewSubscription,
  validateNotification,
  validateNotifications as updateNotification200,
  validateNotifications as updateNotificationBody,
  validateNotifications,
  validatePasskeyTrace,
  validatePreferences,
  validateProfile as getProfile200,
  validateProfile as updateProfile200,
  validateProfile,
  validateProfileChange as updateProfileBody,
  validateProfileChange,
  validateProfileDetails,
  validateProfileDetailsChange,
  validateProsumerBenefit,
  validateQuestionTrace,
  validateReviewTrace,
  validateSavedItemTrace,
  validateSavedPaymentTrace,
  validateSessionTrace,
  validateStaffActionTrace,
  validateStockNotificationTrace,
  validateSubscription,
  validateSubscriptionChange as updateSubscriptionBody,
  validateSubscriptionChange,
  validateSubscriptions as createSubscription201,
  validateSubscriptions as getSubscription200,
  validateSubscriptions as updateSubscription200,
  validateSubscriptions,
  validateTermsAnswer,
  validateUserData as retrieveUserData200,
  validateUserData,
  validateUserDataRequest as retrieveUserDataBody,
  validateUserDataRequest,
};
export {
  coerceHeaders_d1e47cfd as addAddressHeaders,
  coerceHeaders_d1e47cfd as createProfileHeaders,
  coerceHeaders_d1e47cfd as createSubscriptionHeaders,
  coerceHeaders_d1e47cfd as deleteAddressHeaders,
  coerceHeaders_d1e47cfd as getProfileHeaders,
  coerceHeaders_d1e47cfd as getSubscriptionHeaders,
  coerceHeaders_d1e47cfd as lookupAccountHeaders,
  coerceHeaders_d1e47cfd as retrieveUserDataHeaders,
  coerceHeaders_d1e47cfd as updateAddressHeaders,
  coerceHeaders_d1e47cfd as updateNotificationHeaders,
  coerceHeaders_d1e47cfd as updateProfileHeaders,
  coerceHeaders_d1e47cfd as updateSubscriptionHeaders,
  coerceQuery_a303e847 as addAddressQuery,
  coerceQuery_a303e847 as createProfileQuery,
  coerceQuery_a303e847 as createSubscriptionQuery,
  coerceQuery_a303e847 as deleteAddressQuery,
  coerceQuery_a303e847 as getProfileQuery,
  coerceQuery_a303e847 as getSubscriptionQuery,
  coerceQuery_a303e847 as retrieveUserDataQuery,
  coerceQuery_a303e847 as updateAddressQuery,
  coerceQuery_a303e847 as updateNotificationQuery,
  coerceQuery_a303e847 as updateProfileQuery,
  coerceQuery_a303e847 as updateSubscriptionQuery,
  validateErrorAnswer as addAddress400,
  validateErrorAnswer as addAddress401,
  validateErrorAnswer as addAddress403,
  validateErrorAnswer as addAddress409,
  validateErrorAnswer as addAddress429,
  validateErrorAnswer as addAddress500,
  validateErrorAnswer as createProfile400,
  validateErrorAnswer as createProfile401,
  validateErrorAnswer as createProfile429,
  validateErrorAnswer as createProfile500,
  validateErrorAnswer as createSubscription400,
  validateErrorAnswer as createSubscription401,
  validateErrorAnswer as createSubscription403,
  validateErrorAnswer as createSubscription429,
  validateErrorAnswer as createSubscription500,
  validateErrorAnswer as deleteAddress400,
  validateErrorAnswer as deleteAddress401,
  validateErrorAnswer as deleteAddress403,
  validateErrorAnswer as deleteAddress404,
  validateErrorAnswer as deleteAddress429,
  validateErrorAnswer as deleteAddress500,
  validateErrorAnswer as getProfile400,
  validateErrorAnswer as getProfile401,
  validateErrorAnswer as getProfile403,
  validateErrorAnswer as getProfile429,
  validateErrorAnswer as getProfile500,
  validateErrorAnswer as getSubscription400,
  validateErrorAnswer as getSubscription401,
  validateErrorAnswer as getSubscription403,
  validateErrorAnswer as getSubscription429,
  validateErrorAnswer as getSubscription500,
  validateErrorAnswer as lookupAccount400,
  validateErrorAnswer as lookupAccount401,
  validateErrorAnswer as lookupAccount429,
  validateErrorAnswer as lookupAccount500,
  validateErrorAnswer as retrieveUserData400,
  validateErrorAnswer as retrieveUserData401,
  validateErrorAnswer as retrieveUserData403,
  validateErrorAnswer as retrieveUserData409,
  validateErrorAnswer as retrieveUserData423,
  validateErrorAnswer as retrieveUserData429,
  validateErrorAnswer as retrieveUserData500,
  validateErrorAnswer as updateAddress400,
  validateErrorAnswer as updateAddress401,
  validateErrorAnswer as updateAddress403,
  validateErrorAnswer as updateAddress404,
  validateErrorAnswer as updateAddress429,
  validateErrorAnswer as updateAddress500,
  validateErrorAnswer as updateNotification400,
  validateErrorAnswer as updateNotification401,
  validateErrorAnswer as updateNotification403,
  validateErrorAnswer as updateNotification429,
  validateErrorAnswer as updateNotification500,
  validateErrorAnswer as updateProfile400,
  validateErrorAnswer as updateProfile401,
  validateErrorAnswer as updateProfile403,
  validateErrorAnswer as updateProfile409,
  validateErrorAnswer as updateProfile429,
  validateErrorAnswer as updateProfile500,
  validateErrorAnswer as updateSubscription400,
  validateErrorAnswer as updateSubscription401,
  validateErrorAnswer as updateSubscription403,
  validateErrorAnswer as updateSubscription410,
  validateErrorAnswer as updateSubscription429,
  validateErrorAnswer as updateSubscription500,
} from './shared.js';
