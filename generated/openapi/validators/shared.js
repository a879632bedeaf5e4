// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isEmail } from '../../validator-runtime.js';


const constant0 = ["ECOMM","MAPP"];
const constant1 = ["NORA","EMEA"];
const constant2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant3 = new RegExp("^[A-Z0-9]{8,11}$", "u");
const constant4 = new RegExp("^[A-Za-z0-9_\\-]{1,40}$", "u");
const constant5 = new RegExp("^[A-Z0-9]+-[A-Z]{2}$", "u");
const constant6 = new RegExp("^[a-z]{2}_[A-Z]{2}$", "u");
const constant7 = {"id":true,"approachType":true,"main":true,"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant8 = ["S","B"];
const constant9 = Object.prototype.hasOwnProperty;
const constant10 = new RegExp("^\\+[1-9][0-9]{5,14}$", "u");
const constant11 = ["recipientFirstName","recipientLastName","addressLine1","addressLine2","city","stateCityProvDept","postalCode","country","recipientContactEmail","recipientContactPhone"];
const constant12 = {"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant13 = new RegExp("^[A-Z]{2}$", "u");
const constant14 = new RegExp("^[A-Z]{3}$", "u");
const constant15 = new RegExp("^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}$", "u");
const constant16 = ["InStock","OutOfStock"];
const constant17 = new RegExp("^[A-Z0-9]+:[A-Z0-9]{8}(?::[A-Za-z0-9._\\/\\-]*){3}:1:$", "u");
const constant18 = new RegExp("^[A-Z0-9]{8}$", "u");

function coerceHeaders_d1e47cfd(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel !== undefined){
let data0 = data.channel;
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
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["channel"] = coerced0;
}
}
}
if(!((data0 === "ECOMM") || (data0 === "MAPP"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.brand !== undefined){
let data1 = data.brand;
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
(vErrors ??= []).push(fault(instancePath+"/brand","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["brand"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/brand","minLength",{limit: 1}));
errors++;
}
}
}
if(data.siteid !== undefined){
if(!(coerceSiteId(data.siteid, {instancePath:instancePath+"/siteid",parentData:data,parentDataProperty:"siteid"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data !== undefined){
data["region"] = coerced2;
}
}
}
if(!((data4 === "NORA") || (data4 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant1}));
errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "string"}));
errors++;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data !== undefined){
data["source"] = coerced3;
}
}
}
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/source","minLength",{limit: 1}));
errors++;
}
}
}
if(data.clientapp !== undefined){
let data6 = data.clientapp;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/clientapp","type",{type: "string"}));
errors++;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data !== undefined){
data["clientapp"] = coerced4;
}
}
}
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/clientapp","minLength",{limit: 1}));
errors++;
}
}
}
if(data["x-transaction-id"] !== undefined){
let data7 = data["x-transaction-id"];
if(typeof data7 !== "string"){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(typeof data7 === "string"){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data7;
}
else if(data7 === null){
coerced5 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","type",{type: "string"}));
errors++;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["x-transaction-id"] = coerced5;
}
}
}
if(typeof data7 === "string"){
if(!(constant2.test(data7))){
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-correlation-id"] !== undefined){
let data8 = data["x-correlation-id"];
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","type",{type: "string"}));
errors++;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data !== undefined){
data["x-correlation-id"] = coerced6;
}
}
}
if(typeof data8 === "string"){
if(!(constant2.test(data8))){
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-usid"] !== undefined){
let data9 = data["x-usid"];
if(typeof data9 !== "string"){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(typeof data9 === "string"){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data9;
}
else if(data9 === null){
coerced7 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-usid","type",{type: "string"}));
errors++;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["x-usid"] = coerced7;
}
}
}
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/x-usid","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceHeaders_d1e47cfd.errors = vErrors;
return errors === 0;
}

function coerceProductId(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!constant3.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8,11}$"}));
errors++;
}
}
coerceProductId.errors = vErrors;
return errors === 0;
}

function coerceQuery_a303e847(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
coerceQuery_a303e847.errors = vErrors;
return errors === 0;
}

function coerceShippingId(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{1,40}$"}));
errors++;
}
}
coerceShippingId.errors = vErrors;
return errors === 0;
}

function coerceSiteId(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+-[A-Z]{2}$"}));
errors++;
}
}
coerceSiteId.errors = vErrors;
return errors === 0;
}

function coerceStoreId(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
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
coerceStoreId.errors = vErrors;
return errors === 0;
}

function coerceWireLocale(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(typeof data === "string"){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(typeof data === "string"){
if(!constant6.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[a-z]{2}_[A-Z]{2}$"}));
errors++;
}
}
coerceWireLocale.errors = vErrors;
return errors === 0;
}

function validateAddress(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.approachType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "approachType"}));
errors++;
}
if(data.main === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "main"}));
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
if(!(constant9.call(constant7, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/id","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.approachType !== undefined){
let data1 = data.approachType;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/approachType","type",{type: "string"}));
errors++;
}
if(!((data1 === "S") || (data1 === "B"))){
(vErrors ??= []).push(fault(instancePath+"/approachType","enum",{allowedValues: constant8}));
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
let data3 = data.recipientFirstName;
if(typeof data3 === "string"){
if(data3.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data3.length < 1){
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
let data4 = data.recipientLastName;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data4.length < 1){
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
let data5 = data.addressLine1;
if(typeof data5 === "string"){
if(data5.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data5.length < 1){
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
let data6 = data.addressLine2;
if(typeof data6 === "string"){
if(data6.length > 100){
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
let data7 = data.city;
if(typeof data7 === "string"){
if(data7.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data7.length < 1){
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
let data8 = data.stateCityProvDept;
if(typeof data8 === "string"){
if(data8.length > 60){
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
let data9 = data.postalCode;
if(typeof data9 === "string"){
if(data9.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data9.length < 2){
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
let data11 = data.recipientContactEmail;
if(typeof data11 === "string"){
if(data11.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data11))){
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
let data12 = data.recipientContactPhone;
if(typeof data12 === "string"){
if(!constant10.test(data12)){
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
validateAddress.errors = vErrors;
return errors === 0;
}

function validateAddressField(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((data === "recipientFirstName") || (data === "recipientLastName")) || (data === "addressLine1")) || (data === "addressLine2")) || (data === "city")) || (data === "stateCityProvDept")) || (data === "postalCode")) || (data === "country")) || (data === "recipientContactEmail")) || (data === "recipientContactPhone"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant11}));
errors++;
}
validateAddressField.errors = vErrors;
return errors === 0;
}

function validateAddressInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(!(constant9.call(constant12, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data0 = data.recipientFirstName;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
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
let data1 = data.recipientLastName;
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
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
let data2 = data.addressLine1;
if(typeof data2 === "string"){
if(data2.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data2.length < 1){
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
let data3 = data.addressLine2;
if(typeof data3 === "string"){
if(data3.length > 100){
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
let data4 = data.city;
if(typeof data4 === "string"){
if(data4.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data4.length < 1){
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
let data5 = data.stateCityProvDept;
if(typeof data5 === "string"){
if(data5.length > 60){
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
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(data6.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data6.length < 2){
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
let data8 = data.recipientContactEmail;
if(typeof data8 === "string"){
if(data8.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data8))){
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
let data9 = data.recipientContactPhone;
if(typeof data9 === "string"){
if(!constant10.test(data9)){
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
validateAddressInput.errors = vErrors;
return errors === 0;
}

function validateCountryCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant13.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCountryCode.errors = vErrors;
return errors === 0;
}

function validateCurrency(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant14.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCurrency.errors = vErrors;
return errors === 0;
}

function validateErrorAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "appId"}));
errors++;
}
if(data.correlationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "correlationId"}));
errors++;
}
if(data.errorDetails === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errorDetails"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "appId") || (key0 === "correlationId")) || (key0 === "errorDetails"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.appId !== undefined){
let data0 = data.appId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/appId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/appId","type",{type: "string"}));
errors++;
}
}
if(data.correlationId !== undefined){
let data1 = data.correlationId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/correlationId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/correlationId","type",{type: "string"}));
errors++;
}
}
if(data.errorDetails !== undefined){
let data2 = data.errorDetails;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/errorDetails","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateErrorDetail(data2[i0], {instancePath:instancePath+"/errorDetails/" + i0}))){
vErrors = vErrors === null ? validateErrorDetail.errors : vErrors.concat(validateErrorDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorDetails","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorAnswer.errors = vErrors;
return errors === 0;
}

function validateErrorDetail(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errorId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errorId"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "errorId") || (key0 === "message")) || (key0 === "type")) || (key0 === "additionalInfo"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.errorId !== undefined){
let data0 = data.errorId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/errorId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorId","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
if("flash" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "flash"}));
errors++;
}
}
if(data.additionalInfo !== undefined){
if(!(validateErrorInfo(data.additionalInfo, {instancePath:instancePath+"/additionalInfo"}))){
vErrors = vErrors === null ? validateErrorInfo.errors : vErrors.concat(validateErrorInfo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorDetail.errors = vErrors;
return errors === 0;
}

function validateErrorInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "maxAllowedQty") || (key0 === "availableQty")) || (key0 === "sku")) || (key0 === "productId")) || (key0 === "itemId")) || (key0 === "shippingId")) || (key0 === "field")) || (key0 === "orderNumber"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.maxAllowedQty !== undefined){
let data0 = data.maxAllowedQty;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/maxAllowedQty","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/maxAllowedQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.availableQty !== undefined){
let data1 = data.availableQty;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/availableQty","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/availableQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
let data4 = data.itemId;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 60}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data6 = data.field;
if(typeof data6 === "string"){
if(data6.length > 60){
(vErrors ??= []).push(fault(instancePath+"/field","maxLength",{limit: 60}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/field","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/field","type",{type: "string"}));
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorInfo.errors = vErrors;
return errors === 0;
}

function validateMoney(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 99999999.99 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 99999999.99}));
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "number"}));
errors++;
}
validateMoney.errors = vErrors;
return errors === 0;
}

function validateOrderNumber(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant15.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateOrderNumber.errors = vErrors;
return errors === 0;
}

function validateProductId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant3.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8,11}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateProductId.errors = vErrors;
return errors === 0;
}

function validateProductInventoryState(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((data === "InStock") || (data === "OutOfStock"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant16}));
errors++;
}
validateProductInventoryState.errors = vErrors;
return errors === 0;
}

function validateQuantity(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999999 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 999999}));
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
validateQuantity.errors = vErrors;
return errors === 0;
}

function validateShippingId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{1,40}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateShippingId.errors = vErrors;
return errors === 0;
}

function validateSku(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(!constant17.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+:[A-Z0-9]{8}(?::[A-Za-z0-9._\\/\\-]*){3}:1:$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSku.errors = vErrors;
return errors === 0;
}

function validateStoreId(data, {instancePath=""}={}){
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
validateStoreId.errors = vErrors;
return errors === 0;
}

function validateStyleId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant18.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateStyleId.errors = vErrors;
return errors === 0;
}

function validateVariantAttributes(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.color === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "color"}));
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "size"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "color") || (key0 === "size")) || (key0 === "fitType"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.color !== undefined){
let data0 = data.color;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/color","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/color","type",{type: "string"}));
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/size","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/size","type",{type: "string"}));
errors++;
}
}
if(data.fitType !== undefined){
let data2 = data.fitType;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fitType","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fitType","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVariantAttributes.errors = vErrors;
return errors === 0;
}

export {
  coerceHeaders_d1e47cfd,
  coerceProductId,
  coerceQuery_a303e847,
  coerceShippingId,
  coerceSiteId,
  coerceStoreId,
  coerceWireLocale,
  validateAddress,
  validateAddressField,
  validateAddressInput,
  validateCountryCode,
  validateCurrency,
  validateErrorAnswer,
  validateErrorDetail,
  validateErrorInfo,
  validateMoney,
  validateOrderNumber,
  validateProductId,
  validateProductInventoryState,
  validateQuantity,
  validateShippingId,
  validateSku,
  validateStoreId,
  validateStyleId,
  validateVariantAttributes,
};
