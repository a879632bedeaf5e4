// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDateTime, isEmail } from '../../validator-runtime.js';


const constant0 = ["en","fr","de"];
const constant1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const constant2 = new RegExp("^[1-9][0-9]{0,3}$", "u");
const constant3 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant4 = ["body-too-large","call-unknown","consent-outdated","customer-unknown","image-invalid","key-invalid","media-unknown","origin-unknown","rate-limited","request-invalid","stream-unknown","token-invalid","user-unknown"];
const constant5 = {"id":true,"caption":true,"language":true,"author":true,"createdAt":true,"status":true,"images":true,"streams":true,"categories":true};
const constant6 = Object.prototype.hasOwnProperty;
const constant7 = ["image/jpeg","image/png","image/webp"];
const constant8 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const constant9 = ["offensive","person","copyright","advertising","unrelated"];
const constant10 = ["pending","approved","rejected"];
const constant11 = ["product","campaign"];
const constant12 = new RegExp("^\\d{4}-\\d{2}$", "u");
const constant13 = new RegExp("^[0-9a-f]{32}$", "u");
const constant14 = new RegExp("\\S", "u");

function coerceGalleryLanguage(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(((data === "en") || (data === "fr")) || (data === "de"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant0}));
errors++;
}
coerceGalleryLanguage.errors = vErrors;
return errors === 0;
}

function coerceGalleryMediaId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"}));
errors++;
}
}
coerceGalleryMediaId.errors = vErrors;
return errors === 0;
}

function coerceGalleryName(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"}));
errors++;
}
}
coerceGalleryName.errors = vErrors;
return errors === 0;
}

function coerceGetCategoryMediaQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lang === undefined){
data.lang = "en";
}
if(data.count === undefined){
data.count = 6;
}
if(data.category === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "category"}));
errors++;
}
if(data.customer === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customer"}));
errors++;
}
if(data.category !== undefined){
if(!(coerceGalleryName(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category"}))){
vErrors = vErrors === null ? coerceGalleryName.errors : vErrors.concat(coerceGalleryName.errors);
errors = vErrors.length;
}
}
if(data.customer !== undefined){
if(!(coerceGalleryName(data.customer, {instancePath:instancePath+"/customer",parentData:data,parentDataProperty:"customer"}))){
vErrors = vErrors === null ? coerceGalleryName.errors : vErrors.concat(coerceGalleryName.errors);
errors = vErrors.length;
}
}
if(!(coerceGalleryLanguage(data.lang, {instancePath:instancePath+"/lang",parentData:data,parentDataProperty:"lang"}))){
vErrors = vErrors === null ? coerceGalleryLanguage.errors : vErrors.concat(coerceGalleryLanguage.errors);
errors = vErrors.length;
}
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data3 === null
              || (dataType0 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced0 = +data3;
}
else {
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data !== undefined){
data["count"] = coerced0;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 24}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(data.cursor !== undefined){
let data4 = data.cursor;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/cursor","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(typeof data4 === "string"){
if(!constant2.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/cursor","pattern",{pattern: "^[1-9][0-9]{0,3}$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetCategoryMediaQuery.errors = vErrors;
return errors === 0;
}

function coerceGetCustomerMediaParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customerId"}));
errors++;
}
if(data.customerId !== undefined){
if(!(coerceGalleryName(data.customerId, {instancePath:instancePath+"/customerId",parentData:data,parentDataProperty:"customerId"}))){
vErrors = vErrors === null ? coerceGalleryName.errors : vErrors.concat(coerceGalleryName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetCustomerMediaParams.errors = vErrors;
return errors === 0;
}

function coerceGetGalleryServiceQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lang === undefined){
data.lang = "en";
}
if(!(coerceGalleryLanguage(data.lang, {instancePath:instancePath+"/lang",parentData:data,parentDataProperty:"lang"}))){
vErrors = vErrors === null ? coerceGalleryLanguage.errors : vErrors.concat(coerceGalleryLanguage.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetGalleryServiceQuery.errors = vErrors;
return errors === 0;
}

function coerceGetStreamMediaParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streamId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "streamId"}));
errors++;
}
if(data.streamId !== undefined){
if(!(coerceGalleryName(data.streamId, {instancePath:instancePath+"/streamId",parentData:data,parentDataProperty:"streamId"}))){
vErrors = vErrors === null ? coerceGalleryName.errors : vErrors.concat(coerceGalleryName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetStreamMediaParams.errors = vErrors;
return errors === 0;
}

function coerceGetStreamsMediaQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lang === undefined){
data.lang = "en";
}
if(data.count === undefined){
data.count = 6;
}
if(data.streams === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "streams"}));
errors++;
}
if(data.streams !== undefined){
let data0 = data.streams;
if(!(Array.isArray(data0))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(Array.isArray(data0)){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data0 === null){
coerced0 = [data0];
}
else {
(vErrors ??= []).push(fault(instancePath+"/streams","type",{type: "array"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["streams"] = coerced0;
}
}
}
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push(fault(instancePath+"/streams","maxItems",{limit: 10}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/streams","minItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(coerceGalleryName(data0[i0], {instancePath:instancePath+"/streams/" + i0,parentData:data0,parentDataProperty:i0}))){
vErrors = vErrors === null ? coerceGalleryName.errors : vErrors.concat(coerceGalleryName.errors);
errors = vErrors.length;
}
}
}
}
if(!(coerceGalleryLanguage(data.lang, {instancePath:instancePath+"/lang",parentData:data,parentDataProperty:"lang"}))){
vErrors = vErrors === null ? coerceGalleryLanguage.errors : vErrors.concat(coerceGalleryLanguage.errors);
errors = vErrors.length;
}
let data3 = data.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data3 === null
              || (dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced1 = +data3;
}
else {
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data !== undefined){
data["count"] = coerced1;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 24}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(data.cursor !== undefined){
let data4 = data.cursor;
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
(vErrors ??= []).push(fault(instancePath+"/cursor","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data4 === "string"){
if(!constant2.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/cursor","pattern",{pattern: "^[1-9][0-9]{0,3}$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetStreamsMediaQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_47261a25(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mediaId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mediaId"}));
errors++;
}
if(data.mediaId !== undefined){
if(!(coerceGalleryMediaId(data.mediaId, {instancePath:instancePath+"/mediaId",parentData:data,parentDataProperty:"mediaId"}))){
vErrors = vErrors === null ? coerceGalleryMediaId.errors : vErrors.concat(coerceGalleryMediaId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_47261a25.errors = vErrors;
return errors === 0;
}

function coerceQuery_d4378124(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lang === undefined){
data.lang = "en";
}
if(data.count === undefined){
data.count = 6;
}
if(!(coerceGalleryLanguage(data.lang, {instancePath:instancePath+"/lang",parentData:data,parentDataProperty:"lang"}))){
vErrors = vErrors === null ? coerceGalleryLanguage.errors : vErrors.concat(coerceGalleryLanguage.errors);
errors = vErrors.length;
}
let data1 = data.count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data1 === null
              || (dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced0 = +data1;
}
else {
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["count"] = coerced0;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 24 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 24}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 !== "string"){
let dataType1 = typeof data2;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType1 = typeof data2;
if(typeof data2 === "string"){
coerced1 = data2;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data2;
}
else if(data2 === null){
coerced1 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/cursor","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(!constant2.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/cursor","pattern",{pattern: "^[1-9][0-9]{0,3}$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceQuery_d4378124.errors = vErrors;
return errors === 0;
}

function coerceUploadMediaParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "userId"}));
errors++;
}
if(data.userId !== undefined){
let data0 = data.userId;
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
(vErrors ??= []).push(fault(instancePath+"/userId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["userId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant3.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/userId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceUploadMediaParams.errors = vErrors;
return errors === 0;
}

function validateGalleryError(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "error"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
(vErrors ??= []).push(fault(instancePath+"/error","required",{missingProperty: "code"}));
errors++;
}
if(data0.message === undefined){
(vErrors ??= []).push(fault(instancePath+"/error","required",{missingProperty: "message"}));
errors++;
}
for(const key1 in data0){
if(!(((key1 === "code") || (key1 === "message")) || (key1 === "faults"))){
(vErrors ??= []).push(fault(instancePath+"/error","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.code !== undefined){
if(!(validateGalleryErrorCode(data0.code, {instancePath:instancePath+"/error/code"}))){
vErrors = vErrors === null ? validateGalleryErrorCode.errors : vErrors.concat(validateGalleryErrorCode.errors);
errors = vErrors.length;
}
}
if(data0.message !== undefined){
let data2 = data0.message;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/error/message","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error/message","type",{type: "string"}));
errors++;
}
}
if(data0.faults !== undefined){
let data3 = data0.faults;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.at === undefined){
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0,"required",{missingProperty: "at"}));
errors++;
}
if(data4.message === undefined){
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0,"required",{missingProperty: "message"}));
errors++;
}
for(const key2 in data4){
if(!((key2 === "at") || (key2 === "message"))){
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0,"additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data4.at !== undefined){
let data5 = data4.at;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0+"/at","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0+"/at","type",{type: "string"}));
errors++;
}
}
if(data4.message !== undefined){
let data6 = data4.message;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0+"/message","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0+"/message","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error/faults/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error/faults","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGalleryError.errors = vErrors;
return errors === 0;
}

function validateGalleryErrorCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((((((((((data === "body-too-large") || (data === "call-unknown")) || (data === "consent-outdated")) || (data === "customer-unknown")) || (data === "image-invalid")) || (data === "key-invalid")) || (data === "media-unknown")) || (data === "origin-unknown")) || (data === "rate-limited")) || (data === "request-invalid")) || (data === "stream-unknown")) || (data === "token-invalid")) || (data === "user-unknown"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant4}));
errors++;
}
validateGalleryErrorCode.errors = vErrors;
return errors === 0;
}

function validateGalleryLanguage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "en") || (data === "fr")) || (data === "de"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant0}));
errors++;
}
validateGalleryLanguage.errors = vErrors;
return errors === 0;
}

function validateGalleryMedia(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "caption"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "author"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
if(data.images === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "images"}));
errors++;
}
if(data.streams === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "streams"}));
errors++;
}
if(data.categories === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "categories"}));
errors++;
}
for(const key0 in data){
if(!(constant6.call(constant5, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateGalleryMediaId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateGalleryMediaId.errors : vErrors.concat(validateGalleryMediaId.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
let data1 = data.caption;
if(typeof data1 === "string"){
if(data1.length > 200){
(vErrors ??= []).push(fault(instancePath+"/caption","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/caption","type",{type: "string"}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateGalleryLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateGalleryLanguage.errors : vErrors.concat(validateGalleryLanguage.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
let data3 = data.author;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/author","required",{missingProperty: "name"}));
errors++;
}
for(const key1 in data3){
if(!(key1 === "name")){
(vErrors ??= []).push(fault(instancePath+"/author","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(data4.length > 40){
(vErrors ??= []).push(fault(instancePath+"/author/name","maxLength",{limit: 40}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/author/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/author/name","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/author","type",{type: "object"}));
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
(vErrors ??= []).push(fault(instancePath+"/createdAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/createdAt","type",{type: "string"}));
errors++;
}
}
if(data.status !== undefined){
if(!(validateMediaStatus(data.status, {instancePath:instancePath+"/status"}))){
vErrors = vErrors === null ? validateMediaStatus.errors : vErrors.concat(validateMediaStatus.errors);
errors = vErrors.length;
}
}
if(data.images !== undefined){
let data7 = data.images;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.thumbnail === undefined){
(vErrors ??= []).push(fault(instancePath+"/images","required",{missingProperty: "thumbnail"}));
errors++;
}
if(data7.standard === undefined){
(vErrors ??= []).push(fault(instancePath+"/images","required",{missingProperty: "standard"}));
errors++;
}
for(const key2 in data7){
if(!((key2 === "thumbnail") || (key2 === "standard"))){
(vErrors ??= []).push(fault(instancePath+"/images","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data7.thumbnail !== undefined){
if(!(validateMediaImage(data7.thumbnail, {instancePath:instancePath+"/images/thumbnail"}))){
vErrors = vErrors === null ? validateMediaImage.errors : vErrors.concat(validateMediaImage.errors);
errors = vErrors.length;
}
}
if(data7.standard !== undefined){
if(!(validateMediaImage(data7.standard, {instancePath:instancePath+"/images/standard"}))){
vErrors = vErrors === null ? validateMediaImage.errors : vErrors.concat(validateMediaImage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/images","type",{type: "object"}));
errors++;
}
}
if(data.streams !== undefined){
let data10 = data.streams;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryName(data10[i0], {instancePath:instancePath+"/streams/" + i0}))){
vErrors = vErrors === null ? validateGalleryName.errors : vErrors.concat(validateGalleryName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/streams","type",{type: "array"}));
errors++;
}
}
if(data.categories !== undefined){
let data12 = data.categories;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validateGalleryName(data12[i1], {instancePath:instancePath+"/categories/" + i1}))){
vErrors = vErrors === null ? validateGalleryName.errors : vErrors.concat(validateGalleryName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/categories","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGalleryMedia.errors = vErrors;
return errors === 0;
}

function validateGalleryMediaId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateGalleryMediaId.errors = vErrors;
return errors === 0;
}

function validateGalleryName(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateGalleryName.errors = vErrors;
return errors === 0;
}

function validateGalleryService(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.documentation === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "documentation"}));
errors++;
}
if(data.terms === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "terms"}));
errors++;
}
if(data.limits === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "limits"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "documentation")) || (key0 === "terms")) || (key0 === "limits"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.documentation !== undefined){
let data1 = data.documentation;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/documentation","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/documentation","type",{type: "string"}));
errors++;
}
}
if(data.terms !== undefined){
let data2 = data.terms;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.version === undefined){
(vErrors ??= []).push(fault(instancePath+"/terms","required",{missingProperty: "version"}));
errors++;
}
if(data2.language === undefined){
(vErrors ??= []).push(fault(instancePath+"/terms","required",{missingProperty: "language"}));
errors++;
}
if(data2.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/terms","required",{missingProperty: "text"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "version") || (key1 === "language")) || (key1 === "text"))){
(vErrors ??= []).push(fault(instancePath+"/terms","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.version !== undefined){
if(!(validateTermsVersion(data2.version, {instancePath:instancePath+"/terms/version"}))){
vErrors = vErrors === null ? validateTermsVersion.errors : vErrors.concat(validateTermsVersion.errors);
errors = vErrors.length;
}
}
if(data2.language !== undefined){
if(!(validateGalleryLanguage(data2.language, {instancePath:instancePath+"/terms/language"}))){
vErrors = vErrors === null ? validateGalleryLanguage.errors : vErrors.concat(validateGalleryLanguage.errors);
errors = vErrors.length;
}
}
if(data2.text !== undefined){
let data5 = data2.text;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/terms/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/terms/text","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/terms","type",{type: "object"}));
errors++;
}
}
if(data.limits !== undefined){
let data6 = data.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.imageBytes === undefined){
(vErrors ??= []).push(fault(instancePath+"/limits","required",{missingProperty: "imageBytes"}));
errors++;
}
if(data6.imageTypes === undefined){
(vErrors ??= []).push(fault(instancePath+"/limits","required",{missingProperty: "imageTypes"}));
errors++;
}
if(data6.captionLength === undefined){
(vErrors ??= []).push(fault(instancePath+"/limits","required",{missingProperty: "captionLength"}));
errors++;
}
for(const key2 in data6){
if(!(((key2 === "imageBytes") || (key2 === "imageTypes")) || (key2 === "captionLength"))){
(vErrors ??= []).push(fault(instancePath+"/limits","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data6.imageBytes !== undefined){
let data7 = data6.imageBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/limits/imageBytes","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/limits/imageBytes","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data6.imageTypes !== undefined){
let data8 = data6.imageTypes;
if(Array.isArray(data8)){
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/limits/imageTypes","minItems",{limit: 1}));
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateImageType(data8[i0], {instancePath:instancePath+"/limits/imageTypes/" + i0}))){
vErrors = vErrors === null ? validateImageType.errors : vErrors.concat(validateImageType.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/limits/imageTypes","type",{type: "array"}));
errors++;
}
}
if(data6.captionLength !== undefined){
let data10 = data6.captionLength;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(fault(instancePath+"/limits/captionLength","type",{type: "integer"}));
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/limits/captionLength","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/limits","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGalleryService.errors = vErrors;
return errors === 0;
}

function validateImageType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "image/jpeg") || (data === "image/png")) || (data === "image/webp"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant7}));
errors++;
}
validateImageType.errors = vErrors;
return errors === 0;
}

function validateMediaImage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.width === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "width"}));
errors++;
}
if(data.height === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "height"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "width")) || (key0 === "height"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/width","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/width","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.height !== undefined){
let data2 = data.height;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/height","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/height","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMediaImage.errors = vErrors;
return errors === 0;
}

function validateMediaInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "caption"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.streams === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "streams"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "image") || (key0 === "caption")) || (key0 === "language")) || (key0 === "streams"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.image !== undefined){
let data0 = data.image;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
(vErrors ??= []).push(fault(instancePath+"/image","required",{missingProperty: "type"}));
errors++;
}
if(data0.data === undefined){
(vErrors ??= []).push(fault(instancePath+"/image","required",{missingProperty: "data"}));
errors++;
}
for(const key1 in data0){
if(!((key1 === "type") || (key1 === "data"))){
(vErrors ??= []).push(fault(instancePath+"/image","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.type !== undefined){
if(!(validateImageType(data0.type, {instancePath:instancePath+"/image/type"}))){
vErrors = vErrors === null ? validateImageType.errors : vErrors.concat(validateImageType.errors);
errors = vErrors.length;
}
}
if(data0.data !== undefined){
let data2 = data0.data;
if(typeof data2 === "string"){
if(data2.length > 6990508){
(vErrors ??= []).push(fault(instancePath+"/image/data","maxLength",{limit: 6990508}));
errors++;
}
if(data2.length < 4){
(vErrors ??= []).push(fault(instancePath+"/image/data","minLength",{limit: 4}));
errors++;
}
if(!constant8.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/image/data","pattern",{pattern: "^[A-Za-z0-9+/]+={0,2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image/data","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "object"}));
errors++;
}
}
if(data.caption !== undefined){
let data3 = data.caption;
if(typeof data3 === "string"){
if(data3.length > 200){
(vErrors ??= []).push(fault(instancePath+"/caption","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/caption","type",{type: "string"}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateGalleryLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateGalleryLanguage.errors : vErrors.concat(validateGalleryLanguage.errors);
errors = vErrors.length;
}
}
if(data.streams !== undefined){
let data5 = data.streams;
if(Array.isArray(data5)){
if(data5.length > 5){
(vErrors ??= []).push(fault(instancePath+"/streams","maxItems",{limit: 5}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/streams","minItems",{limit: 1}));
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryName(data5[i0], {instancePath:instancePath+"/streams/" + i0}))){
vErrors = vErrors === null ? validateGalleryName.errors : vErrors.concat(validateGalleryName.errors);
errors = vErrors.length;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data5[i1], data5[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/streams",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/streams","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMediaInput.errors = vErrors;
return errors === 0;
}

function validateMediaList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
if(data.paging === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paging"}));
errors++;
}
if(data.links === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "links"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "data") || (key0 === "paging")) || (key0 === "links"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryMedia(data0[i0], {instancePath:instancePath+"/data/" + i0}))){
vErrors = vErrors === null ? validateGalleryMedia.errors : vErrors.concat(validateGalleryMedia.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data","type",{type: "array"}));
errors++;
}
}
if(data.paging !== undefined){
let data2 = data.paging;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.count === undefined){
(vErrors ??= []).push(fault(instancePath+"/paging","required",{missingProperty: "count"}));
errors++;
}
if(data2.total === undefined){
(vErrors ??= []).push(fault(instancePath+"/paging","required",{missingProperty: "total"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "count") || (key1 === "total"))){
(vErrors ??= []).push(fault(instancePath+"/paging","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.count !== undefined){
let data3 = data2.count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/paging/count","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/paging/count","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data2.total !== undefined){
let data4 = data2.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/paging/total","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/paging/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paging","type",{type: "object"}));
errors++;
}
}
if(data.links !== undefined){
let data5 = data.links;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.self === undefined){
(vErrors ??= []).push(fault(instancePath+"/links","required",{missingProperty: "self"}));
errors++;
}
for(const key2 in data5){
if(!((key2 === "self") || (key2 === "next"))){
(vErrors ??= []).push(fault(instancePath+"/links","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data5.self !== undefined){
let data6 = data5.self;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/links/self","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links/self","type",{type: "string"}));
errors++;
}
}
if(data5.next !== undefined){
let data7 = data5.next;
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/links/next","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links/next","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMediaList.errors = vErrors;
return errors === 0;
}

function validateMediaReport(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "note"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validateMediaReportReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validateMediaReportReason.errors : vErrors.concat(validateMediaReportReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data1 = data.note;
if(typeof data1 === "string"){
if(data1.length > 500){
(vErrors ??= []).push(fault(instancePath+"/note","maxLength",{limit: 500}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/note","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMediaReport.errors = vErrors;
return errors === 0;
}

function validateMediaReportReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "offensive") || (data === "person")) || (data === "copyright")) || (data === "advertising")) || (data === "unrelated"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant9}));
errors++;
}
validateMediaReportReason.errors = vErrors;
return errors === 0;
}

function validateMediaStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "pending") || (data === "approved")) || (data === "rejected"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant10}));
errors++;
}
validateMediaStatus.errors = vErrors;
return errors === 0;
}

function validateReportReceipt(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "status")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
if("received" !== data.status){
(vErrors ??= []).push(fault(instancePath+"/status","const",{allowedValue: "received"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReportReceipt.errors = vErrors;
return errors === 0;
}

function validateStash(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.media === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "media"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "media")) || (key0 === "createdAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant3.test(data0))){
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
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 80}));
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
if(data.media !== undefined){
let data2 = data.media;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/media","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryMediaId(data2[i0], {instancePath:instancePath+"/media/" + i0}))){
vErrors = vErrors === null ? validateGalleryMediaId.errors : vErrors.concat(validateGalleryMediaId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/media","type",{type: "array"}));
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
validateStash.errors = vErrors;
return errors === 0;
}

function validateStashInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.media === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "media"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "media"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 80){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 80}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.media !== undefined){
let data1 = data.media;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push(fault(instancePath+"/media","maxItems",{limit: 50}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/media","minItems",{limit: 1}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryMediaId(data1[i0], {instancePath:instancePath+"/media/" + i0}))){
vErrors = vErrors === null ? validateGalleryMediaId.errors : vErrors.concat(validateGalleryMediaId.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data1[i1], data1[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/media",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/media","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStashInput.errors = vErrors;
return errors === 0;
}

function validateStreamList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0,"required",{missingProperty: "id"}));
errors++;
}
if(data1.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0,"required",{missingProperty: "kind"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "id") || (key1 === "kind"))){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.id !== undefined){
if(!(validateGalleryName(data1.id, {instancePath:instancePath+"/data/" + i0+"/id"}))){
vErrors = vErrors === null ? validateGalleryName.errors : vErrors.concat(validateGalleryName.errors);
errors = vErrors.length;
}
}
if(data1.kind !== undefined){
let data3 = data1.kind;
if(typeof data3 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0+"/kind","type",{type: "string"}));
errors++;
}
if(!((data3 === "product") || (data3 === "campaign"))){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0+"/kind","enum",{allowedValues: constant11}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStreamList.errors = vErrors;
return errors === 0;
}

function validateTermsVersion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant12.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^\\d{4}-\\d{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateTermsVersion.errors = vErrors;
return errors === 0;
}

function validateUploadConsent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.termsVersion === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "termsVersion"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.givenAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "givenAt"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "termsVersion") || (key0 === "language")) || (key0 === "givenAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.termsVersion !== undefined){
if(!(validateTermsVersion(data.termsVersion, {instancePath:instancePath+"/termsVersion"}))){
vErrors = vErrors === null ? validateTermsVersion.errors : vErrors.concat(validateTermsVersion.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validateGalleryLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateGalleryLanguage.errors : vErrors.concat(validateGalleryLanguage.errors);
errors = vErrors.length;
}
}
if(data.givenAt !== undefined){
let data2 = data.givenAt;
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
(vErrors ??= []).push(fault(instancePath+"/givenAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/givenAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUploadConsent.errors = vErrors;
return errors === 0;
}

function validateUser(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
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
if(!((((key0 === "id") || (key0 === "nickname")) || (key0 === "token")) || (key0 === "consent"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant3.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.nickname !== undefined){
let data1 = data.nickname;
if(typeof data1 === "string"){
if(data1.length > 40){
(vErrors ??= []).push(fault(instancePath+"/nickname","maxLength",{limit: 40}));
errors++;
}
if(data1.length < 2){
(vErrors ??= []).push(fault(instancePath+"/nickname","minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
errors++;
}
}
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 === "string"){
if(!constant13.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/token","pattern",{pattern: "^[0-9a-f]{32}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/token","type",{type: "string"}));
errors++;
}
}
if(data.consent !== undefined){
if(!(validateUploadConsent(data.consent, {instancePath:instancePath+"/consent"}))){
vErrors = vErrors === null ? validateUploadConsent.errors : vErrors.concat(validateUploadConsent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUser.errors = vErrors;
return errors === 0;
}

function validateUserInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.consent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "consent"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "nickname") || (key0 === "email")) || (key0 === "consent"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.nickname !== undefined){
let data0 = data.nickname;
if(typeof data0 === "string"){
if(data0.length > 40){
(vErrors ??= []).push(fault(instancePath+"/nickname","maxLength",{limit: 40}));
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push(fault(instancePath+"/nickname","minLength",{limit: 2}));
errors++;
}
if(!constant14.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/nickname","pattern",{pattern: "\\S"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(data1.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data1))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.consent !== undefined){
if(!(validateUploadConsent(data.consent, {instancePath:instancePath+"/consent"}))){
vErrors = vErrors === null ? validateUploadConsent.errors : vErrors.concat(validateUploadConsent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUserInput.errors = vErrors;
return errors === 0;
}

export {
  coerceGalleryLanguage,
  coerceGalleryMediaId,
  coerceGalleryName,
  coerceGetCategoryMediaQuery as getCategoryMediaQuery,
  coerceGetCategoryMediaQuery,
  coerceGetCustomerMediaParams as getCustomerMediaParams,
  coerceGetCustomerMediaParams,
  coerceGetGalleryServiceQuery as getGalleryServiceQuery,
  coerceGetGalleryServiceQuery,
  coerceGetStreamMediaParams as getStreamMediaParams,
  coerceGetStreamMediaParams,
  coerceGetStreamsMediaQuery as getStreamsMediaQuery,
  coerceGetStreamsMediaQuery,
  coerceParams_47261a25 as getMediaStreamsParams,
  coerceParams_47261a25 as reportMediaParams,
  coerceParams_47261a25,
  coerceQuery_d4378124 as getCustomerMediaQuery,
  coerceQuery_d4378124 as getStreamMediaQuery,
  coerceQuery_d4378124,
  coerceUploadMediaParams as uploadMediaParams,
  coerceUploadMediaParams,
  validateGalleryError as createStash400,
  validateGalleryError as createStash401,
  validateGalleryError as createStash403,
  validateGalleryError as createStash404,
  validateGalleryError as createStash413,
  validateGalleryError as createStash429,
  validateGalleryError as createUser400,
  validateGalleryError as createUser401,
  validateGalleryError as createUser403,
  validateGalleryError as createUser413,
  validateGalleryError as createUser422,
  validateGalleryError as createUser429,
  validateGalleryError as getCategoryMedia400,
  validateGalleryError as getCategoryMedia401,
  validateGalleryError as getCategoryMedia403,
  validateGalleryError as getCategoryMedia404,
  validateGalleryError as getCategoryMedia429,
  validateGalleryError as getCustomerMedia400,
  validateGalleryError as getCustomerMedia401,
  validateGalleryError as getCustomerMedia403,
  validateGalleryError as getCustomerMedia404,
  validateGalleryError as getCustomerMedia429,
  validateGalleryError as getGalleryService400,
  validateGalleryError as getGalleryService401,
  validateGalleryError as getGalleryService403,
  validateGalleryError as getGalleryService429,
  validateGalleryError as getMediaStreams400,
  validateGalleryError as getMediaStreams401,
  validateGalleryError as getMediaStreams403,
  validateGalleryError as getMediaStreams404,
  validateGalleryError as getMediaStreams429,
  validateGalleryError as getStreamMedia400,
  validateGalleryError as getStreamMedia401,
  validateGalleryError as getStreamMedia403,
  validateGalleryError as getStreamMedia404,
  validateGalleryError as getStreamMedia429,
  validateGalleryError as getStreamsMedia400,
  validateGalleryError as getStreamsMedia401,
  validateGalleryError as getStreamsMedia403,
  validateGalleryError as getStreamsMedia404,
  validateGalleryError as getStreamsMedia429,
  validateGalleryError as reportMedia400,
  validateGalleryError as reportMedia401,
  validateGalleryError as reportMedia403,
  validateGalleryError as reportMedia404,
  validateGalleryError as reportMedia413,
  validateGalleryError as reportMedia429,
  validateGalleryError as uploadMedia400,
  validateGalleryError as uploadMedia401,
  validateGalleryError as uploadMedia403,
  validateGalleryError as uploadMedia404,
  validateGalleryError as uploadMedia413,
  validateGalleryError as uploadMedia422,
  validateGalleryError as uploadMedia429,
  validateGalleryError,
  validateGalleryErrorCode,
  validateGalleryLanguage,
  validateGalleryMedia as uploadMedia201,
  validateGalleryMedia,
  validateGalleryMediaId,
  validateGalleryName,
  validateGalleryService as getGalleryService200,
  validateGalleryService,
  validateImageType,
  validateMediaImage,
  validateMediaInput as uploadMediaBody,
  validateMediaInput,
  validateMediaList as getCategoryMedia200,
  validateMediaList as getCustomerMedia200,
  validateMediaList as getStreamMedia200,
  validateMediaList as getStreamsMedia200,
  validateMediaList,
  validateMediaReport as reportMediaBody,
  validateMediaReport,
  validateMediaReportReason,
  validateMediaStatus,
  validateReportReceipt as reportMedia202,
  validateReportReceipt,
  validateStash as createStash201,
  validateStash,
  validateStashInput as createStashBody,
  validateStashInput,
  validateStreamList as getMediaStreams200,
  validateStreamList,
  validateTermsVersion,
  validateUploadConsent,
  validateUser as createUser201,
  validateUser,
  validateUserInput as createUserBody,
  validateUserInput,
};
