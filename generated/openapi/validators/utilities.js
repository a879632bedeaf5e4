// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDate, isDateTime } from '../../validator-runtime.js';

import { coerceStoreId, validateAddressField, validateCountryCode, validateCurrency, validateShippingMethodCode, validateStoreEmployeeId, validateStoreId } from './shared.js';

const constant0 = new RegExp("^[a-z][a-z0-9-]*-$", "u");
const constant1 = new RegExp("^[A-Z][A-Z]$", "u");
const constant2 = {"code":true,"name":true,"dialCode":true,"phoneMask":true,"streetStyle":true,"postalCodeKind":true,"postalCodePattern":true,"postalCodeExample":true,"regionKind":true,"regions":true,"currency":true,"shippable":true,"addressFields":true,"requiredFields":true};
const constant3 = ["streetAddress","addressLines","streetAndNumber"];
const constant4 = ["zipCode","postcode","eircode","postalCode"];
const constant5 = ["state","province","county"];
const constant6 = Object.prototype.hasOwnProperty;
const constant7 = new RegExp("^[1-9][0-9]{0,3}$", "u");
const constant8 = new RegExp("^[X() \\-]+$", "u");

function coerceGetCountryByTokenParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "token"}));
errors++;
}
if(data.countryCode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "countryCode"}));
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
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
(vErrors ??= []).push(fault(instancePath+"/token","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/token","maxLength",{limit: 60}));
errors++;
}
if(!constant0.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/token","pattern",{pattern: "^[a-z][a-z0-9-]*-$"}));
errors++;
}
}
}
if(data.countryCode !== undefined){
let data1 = data.countryCode;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/countryCode","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["countryCode"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(!constant1.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/countryCode","pattern",{pattern: "^[A-Z][A-Z]$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetCountryByTokenParams.errors = vErrors;
return errors === 0;
}

function coerceListStoreEmployeesParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storeId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeId"}));
errors++;
}
if(data.storeId !== undefined){
if(!(coerceStoreId(data.storeId, {instancePath:instancePath+"/storeId",parentData:data,parentDataProperty:"storeId"}))){
vErrors = vErrors === null ? coerceStoreId.errors : vErrors.concat(coerceStoreId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceListStoreEmployeesParams.errors = vErrors;
return errors === 0;
}

function validateCountry(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.dialCode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "dialCode"}));
errors++;
}
if(data.phoneMask === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "phoneMask"}));
errors++;
}
if(data.streetStyle === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "streetStyle"}));
errors++;
}
if(data.postalCodeKind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "postalCodeKind"}));
errors++;
}
if(data.postalCodePattern === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "postalCodePattern"}));
errors++;
}
if(data.postalCodeExample === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "postalCodeExample"}));
errors++;
}
if(data.regions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "regions"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.shippable === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippable"}));
errors++;
}
if(data.addressFields === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addressFields"}));
errors++;
}
if(data.requiredFields === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "requiredFields"}));
errors++;
}
for(const key0 in data){
if(!(constant6.call(constant2, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateCountryCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
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
if(data.dialCode !== undefined){
let data2 = data.dialCode;
if(typeof data2 === "string"){
if(!constant7.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/dialCode","pattern",{pattern: "^[1-9][0-9]{0,3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/dialCode","type",{type: "string"}));
errors++;
}
}
if(data.phoneMask !== undefined){
let data3 = data.phoneMask;
if(typeof data3 === "string"){
if(!constant8.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/phoneMask","pattern",{pattern: "^[X() \\-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/phoneMask","type",{type: "string"}));
errors++;
}
}
if(data.streetStyle !== undefined){
let data4 = data.streetStyle;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/streetStyle","type",{type: "string"}));
errors++;
}
if(!(((data4 === "streetAddress") || (data4 === "addressLines")) || (data4 === "streetAndNumber"))){
(vErrors ??= []).push(fault(instancePath+"/streetStyle","enum",{allowedValues: constant3}));
errors++;
}
}
if(data.postalCodeKind !== undefined){
let data5 = data.postalCodeKind;
if(typeof data5 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/postalCodeKind","type",{type: "string"}));
errors++;
}
if(!((((data5 === "zipCode") || (data5 === "postcode")) || (data5 === "eircode")) || (data5 === "postalCode"))){
(vErrors ??= []).push(fault(instancePath+"/postalCodeKind","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.postalCodePattern !== undefined){
let data6 = data.postalCodePattern;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/postalCodePattern","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/postalCodePattern","type",{type: "string"}));
errors++;
}
}
if(data.postalCodeExample !== undefined){
let data7 = data.postalCodeExample;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/postalCodeExample","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/postalCodeExample","type",{type: "string"}));
errors++;
}
}
if(data.regionKind !== undefined){
let data8 = data.regionKind;
if(typeof data8 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/regionKind","type",{type: "string"}));
errors++;
}
if(!(((data8 === "state") || (data8 === "province")) || (data8 === "county"))){
(vErrors ??= []).push(fault(instancePath+"/regionKind","enum",{allowedValues: constant5}));
errors++;
}
}
if(data.regions !== undefined){
let data9 = data.regions;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateRegion(data9[i0], {instancePath:instancePath+"/regions/" + i0}))){
vErrors = vErrors === null ? validateRegion.errors : vErrors.concat(validateRegion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/regions","type",{type: "array"}));
errors++;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.shippable !== undefined){
if(typeof data.shippable !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/shippable","type",{type: "boolean"}));
errors++;
}
}
if(data.addressFields !== undefined){
let data13 = data.addressFields;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validateAddressField(data13[i1], {instancePath:instancePath+"/addressFields/" + i1}))){
vErrors = vErrors === null ? validateAddressField.errors : vErrors.concat(validateAddressField.errors);
errors = vErrors.length;
}
}
let i2 = data13.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(equal(data13[i2], data13[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/addressFields",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressFields","type",{type: "array"}));
errors++;
}
}
if(data.requiredFields !== undefined){
let data15 = data.requiredFields;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
if(!(validateAddressField(data15[i3], {instancePath:instancePath+"/requiredFields/" + i3}))){
vErrors = vErrors === null ? validateAddressField.errors : vErrors.concat(validateAddressField.errors);
errors = vErrors.length;
}
}
let i4 = data15.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(equal(data15[i4], data15[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/requiredFields",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/requiredFields","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCountry.errors = vErrors;
return errors === 0;
}

function validateCountryAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.country === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "country"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "country")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountry(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountry.errors : vErrors.concat(validateCountry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCountryAnswer.errors = vErrors;
return errors === 0;
}

function validateCountryListAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.countries === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "countries"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "countries")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.countries !== undefined){
let data0 = data.countries;
if(Array.isArray(data0)){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/countries","minItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCountry(data0[i0], {instancePath:instancePath+"/countries/" + i0}))){
vErrors = vErrors === null ? validateCountry.errors : vErrors.concat(validateCountry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/countries","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCountryListAnswer.errors = vErrors;
return errors === 0;
}

function validateDeliveryPromiseAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderBy === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderBy"}));
errors++;
}
if(data.methods === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "methods"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "orderBy") || (key0 === "methods"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.orderBy !== undefined){
let data0 = data.orderBy;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/orderBy","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderBy","type",{type: "string"}));
errors++;
}
}
if(data.methods !== undefined){
let data1 = data.methods;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePromisedMethod(data1[i0], {instancePath:instancePath+"/methods/" + i0}))){
vErrors = vErrors === null ? validatePromisedMethod.errors : vErrors.concat(validatePromisedMethod.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/methods","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDeliveryPromiseAnswer.errors = vErrors;
return errors === 0;
}

function validatePromisedMethod(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.earliest === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "earliest"}));
errors++;
}
if(data.latest === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "latest"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "label")) || (key0 === "earliest")) || (key0 === "latest"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
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
if(data.earliest !== undefined){
let data2 = data.earliest;
if(typeof data2 === "string"){
if(!(isDate(data2))){
(vErrors ??= []).push(fault(instancePath+"/earliest","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/earliest","type",{type: "string"}));
errors++;
}
}
if(data.latest !== undefined){
let data3 = data.latest;
if(typeof data3 === "string"){
if(!(isDate(data3))){
(vErrors ??= []).push(fault(instancePath+"/latest","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/latest","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePromisedMethod.errors = vErrors;
return errors === 0;
}

function validateRegion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/code","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
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
validateRegion.errors = vErrors;
return errors === 0;
}

function validateStoreChoice(data, {instancePath=""}={}){
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
if(data.city === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "city"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "city"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateStoreId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 100}));
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
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(data2.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/city","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/city","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreChoice.errors = vErrors;
return errors === 0;
}

function validateStoreEmployee(data, {instancePath=""}={}){
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateStoreEmployeeId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateStoreEmployeeId.errors : vErrors.concat(validateStoreEmployeeId.errors);
errors = vErrors.length;
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
validateStoreEmployee.errors = vErrors;
return errors === 0;
}

function validateStoreEmployees(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employees === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "employees"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "employees")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.employees !== undefined){
let data0 = data.employees;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreEmployee(data0[i0], {instancePath:instancePath+"/employees/" + i0}))){
vErrors = vErrors === null ? validateStoreEmployee.errors : vErrors.concat(validateStoreEmployee.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/employees","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreEmployees.errors = vErrors;
return errors === 0;
}

function validateStoreList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stores === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "stores"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "stores")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.stores !== undefined){
let data0 = data.stores;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreChoice(data0[i0], {instancePath:instancePath+"/stores/" + i0}))){
vErrors = vErrors === null ? validateStoreChoice.errors : vErrors.concat(validateStoreChoice.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stores","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreList.errors = vErrors;
return errors === 0;
}

export {
  coerceHeaders_d1e47cfd as getCountryByTokenHeaders,
  coerceHeaders_d1e47cfd as getCountryListHeaders,
  coerceHeaders_d1e47cfd as getDeliveryPromiseHeaders,
  coerceHeaders_d1e47cfd as listStoreEmployeesHeaders,
  coerceHeaders_d1e47cfd as listStoresHeaders,
  coerceQuery_a303e847 as getCountryByTokenQuery,
  coerceQuery_a303e847 as getCountryListQuery,
  coerceQuery_a303e847 as getDeliveryPromiseQuery,
  coerceQuery_a303e847 as listStoreEmployeesQuery,
  coerceQuery_a303e847 as listStoresQuery,
  validateErrorAnswer as getCountryByToken400,
  validateErrorAnswer as getCountryByToken401,
  validateErrorAnswer as getCountryByToken404,
  validateErrorAnswer as getCountryByToken429,
  validateErrorAnswer as getCountryByToken500,
  validateErrorAnswer as getCountryList400,
  validateErrorAnswer as getCountryList401,
  validateErrorAnswer as getCountryList429,
  validateErrorAnswer as getCountryList500,
  validateErrorAnswer as getDeliveryPromise400,
  validateErrorAnswer as getDeliveryPromise401,
  validateErrorAnswer as getDeliveryPromise429,
  validateErrorAnswer as getDeliveryPromise500,
  validateErrorAnswer as listStoreEmployees400,
  validateErrorAnswer as listStoreEmployees401,
  validateErrorAnswer as listStoreEmployees404,
  validateErrorAnswer as listStoreEmployees429,
  validateErrorAnswer as listStoreEmployees500,
  validateErrorAnswer as listStores400,
  validateErrorAnswer as listStores401,
  validateErrorAnswer as listStores429,
  validateErrorAnswer as listStores500,
} from './shared.js';
export {
  coerceGetCountryByTokenParams as getCountryByTokenParams,
  coerceGetCountryByTokenParams,
  coerceListStoreEmployeesParams as listStoreEmployeesParams,
  coerceListStoreEmployeesParams,
  validateCountry,
  validateCountryAnswer as getCountryByToken200,
  validateCountryAnswer,
  validateCountryListAnswer as getCountryList200,
  validateCountryListAnswer,
  validateDeliveryPromiseAnswer as getDeliveryPromise200,
  validateDeliveryPromiseAnswer,
  validatePromisedMethod,
  validateRegion,
  validateStoreChoice,
  validateStoreEmployee,
  validateStoreEmployees as listStoreEmployees200,
  validateStoreEmployees,
  validateStoreList as listStores200,
  validateStoreList,
};
