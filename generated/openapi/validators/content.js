// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isDateTime, isLink } from '../../validator-runtime.js';

import { coerceSiteId, coerceWireLocale, validateArticleTag, validateImage, validateRawBlock } from './shared.js';

const constant0 = ["publish","preview"];
const constant1 = ["article"];
const constant2 = [10,20,50];
const constant3 = {"id":true,"title":true,"subtitle":true,"eyebrow":true,"date":true,"hidePageDate":true,"url":true,"picture":true,"tags":true};
const constant4 = Object.prototype.hasOwnProperty;
const constant5 = ["page","article","menu","footer","fragment","popups","category","product","search"];

function coerceGetCategoryCanvasParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.categoryId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "categoryId"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.categoryId !== undefined){
let data2 = data.categoryId;
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
(vErrors ??= []).push(fault(instancePath+"/categoryId","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["categoryId"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/categoryId","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetCategoryCanvasParams.errors = vErrors;
return errors === 0;
}

function coerceGetChildrenParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.parentPageSlug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "parentPageSlug"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.parentPageSlug !== undefined){
let data2 = data.parentPageSlug;
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
(vErrors ??= []).push(fault(instancePath+"/parentPageSlug","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["parentPageSlug"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/parentPageSlug","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetChildrenParams.errors = vErrors;
return errors === 0;
}

function coerceGetFragmentParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.fragmentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fragmentId"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.fragmentId !== undefined){
let data1 = data.fragmentId;
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
(vErrors ??= []).push(fault(instancePath+"/fragmentId","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["fragmentId"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fragmentId","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetFragmentParams.errors = vErrors;
return errors === 0;
}

function coerceGetProductCanvasParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
let data2 = data.productId;
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
(vErrors ??= []).push(fault(instancePath+"/productId","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["productId"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/productId","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetProductCanvasParams.errors = vErrors;
return errors === 0;
}

function coerceParams_b34c7ffd(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.page === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "page"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.page !== undefined){
let data2 = data.page;
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
(vErrors ??= []).push(fault(instancePath+"/page","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["page"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/page","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_b34c7ffd.errors = vErrors;
return errors === 0;
}

function coerceParams_f99c97e1(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_f99c97e1.errors = vErrors;
return errors === 0;
}

function coerceQuery_0a7e94ad(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.previewDateTime !== undefined){
let data0 = data.previewDateTime;
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
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["previewDateTime"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","format",{format: "date-time"}));
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
coerceQuery_0a7e94ad.errors = vErrors;
return errors === 0;
}

function coerceSearchContentParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.searchType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "searchType"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.searchType !== undefined){
let data2 = data.searchType;
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
(vErrors ??= []).push(fault(instancePath+"/searchType","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["searchType"] = coerced1;
}
}
}
if(!(data2 === "article")){
(vErrors ??= []).push(fault(instancePath+"/searchType","enum",{allowedValues: constant1}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceSearchContentParams.errors = vErrors;
return errors === 0;
}

function coerceSearchContentQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset === undefined){
data.offset = 0;
}
if(data.limit === undefined){
data.limit = 12;
}
if(data.query !== undefined){
let data0 = data.query;
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
(vErrors ??= []).push(fault(instancePath+"/query","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["query"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 200){
(vErrors ??= []).push(fault(instancePath+"/query","maxLength",{limit: 200}));
errors++;
}
}
}
if(data.exclude !== undefined){
let data1 = data.exclude;
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
(vErrors ??= []).push(fault(instancePath+"/exclude","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["exclude"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(data1.length > 120){
(vErrors ??= []).push(fault(instancePath+"/exclude","maxLength",{limit: 120}));
errors++;
}
}
}
let data2 = data.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
(vErrors ??= []).push(fault(instancePath+"/offset","type",{type: "integer"}));
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["offset"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/offset","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType3 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced3 = data3;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
(vErrors ??= []).push(fault(instancePath+"/limit","type",{type: "integer"}));
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/limit","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/limit","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(data["tagId[]"] !== undefined){
let data4 = data["tagId[]"];
if(!(Array.isArray(data4))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType4 = typeof data4;
if(Array.isArray(data4)){
coerced4 = data4;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data4 === null){
coerced4 = [data4];
}
else {
(vErrors ??= []).push(fault(instancePath+"/tagId[]","type",{type: "array"}));
errors++;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["tagId[]"] = coerced4;
}
}
}
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push(fault(instancePath+"/tagId[]","maxItems",{limit: 50}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType5 = typeof data5;
if(typeof data5 === "string"){
coerced5 = data5;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/tagId[]/" + i0,"type",{type: "string"}));
errors++;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data4 !== undefined){
data4[i0] = coerced5;
}
}
}
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/tagId[]/" + i0,"minLength",{limit: 1}));
errors++;
}
}
}
}
}
if(data.previewDateTime !== undefined){
let data6 = data.previewDateTime;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType6 = typeof data6;
if(typeof data6 === "string"){
coerced6 = data6;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","type",{type: "string"}));
errors++;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["previewDateTime"] = coerced6;
}
}
}
if(typeof data6 === "string"){
if(!(isDateTime(data6))){
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","format",{format: "date-time"}));
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
coerceSearchContentQuery.errors = vErrors;
return errors === 0;
}

function coerceShowcaseParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mode"}));
errors++;
}
if(data.siteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "siteId"}));
errors++;
}
if(data.docType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "docType"}));
errors++;
}
if(data.mode !== undefined){
let data0 = data.mode;
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
(vErrors ??= []).push(fault(instancePath+"/mode","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["mode"] = coerced0;
}
}
}
if(!((data0 === "publish") || (data0 === "preview"))){
(vErrors ??= []).push(fault(instancePath+"/mode","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.docType !== undefined){
let data2 = data.docType;
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
(vErrors ??= []).push(fault(instancePath+"/docType","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["docType"] = coerced1;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/docType","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceShowcaseParams.errors = vErrors;
return errors === 0;
}

function coerceShowcaseQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 20;
}
if(data.layoutVariant !== undefined){
let data0 = data.layoutVariant;
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
(vErrors ??= []).push(fault(instancePath+"/layoutVariant","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["layoutVariant"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 80){
(vErrors ??= []).push(fault(instancePath+"/layoutVariant","maxLength",{limit: 80}));
errors++;
}
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
(vErrors ??= []).push(fault(instancePath+"/limit","type",{type: "integer"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(!(((data1 === 10) || (data1 === 20)) || (data1 === 50))){
(vErrors ??= []).push(fault(instancePath+"/limit","enum",{allowedValues: constant2}));
errors++;
}
if(data.previewDateTime !== undefined){
let data2 = data.previewDateTime;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["previewDateTime"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","format",{format: "date-time"}));
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
coerceShowcaseQuery.errors = vErrors;
return errors === 0;
}

function validateArticleSummary(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "tags"}));
errors++;
}
for(const key0 in data){
if(!(constant4.call(constant3, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
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
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.eyebrow !== undefined){
if(typeof data.eyebrow !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrow","type",{type: "string"}));
errors++;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!(isDate(data4))){
(vErrors ??= []).push(fault(instancePath+"/date","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/date","type",{type: "string"}));
errors++;
}
}
if(data.hidePageDate !== undefined){
if(typeof data.hidePageDate !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/hidePageDate","type",{type: "boolean"}));
errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(!(isLink(data6))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.picture !== undefined){
if(!(validateImage(data.picture, {instancePath:instancePath+"/picture"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateArticleTag(data8[i0], {instancePath:instancePath+"/tags/" + i0}))){
vErrors = vErrors === null ? validateArticleTag.errors : vErrors.concat(validateArticleTag.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tags","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateArticleSummary.errors = vErrors;
return errors === 0;
}

function validateChildrenAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "result"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "result")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.result !== undefined){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePageSummary(data0[i0], {instancePath:instancePath+"/result/" + i0}))){
vErrors = vErrors === null ? validatePageSummary.errors : vErrors.concat(validatePageSummary.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/result","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateChildrenAnswer.errors = vErrors;
return errors === 0;
}

function validateFacet(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "count"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
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
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFacet.errors = vErrors;
return errors === 0;
}

function validatePageSummary(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "slug")) || (key0 === "parent")) || (key0 === "title")) || (key0 === "description")) || (key0 === "picture"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
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
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
if(!(((((((((data1 === "page") || (data1 === "article")) || (data1 === "menu")) || (data1 === "footer")) || (data1 === "fragment")) || (data1 === "popups")) || (data1 === "category")) || (data1 === "product")) || (data1 === "search"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant5}));
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.parent !== undefined){
if(typeof data.parent !== "string"){
(vErrors ??= []).push(fault(instancePath+"/parent","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.picture !== undefined){
if(!(validateImage(data.picture, {instancePath:instancePath+"/picture"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePageSummary.errors = vErrors;
return errors === 0;
}

function validateSearchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "result"}));
errors++;
}
if(data.facets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "facets"}));
errors++;
}
if(data.numFound === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "numFound"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "result") || (key0 === "facets")) || (key0 === "numFound"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.result !== undefined){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateArticleSummary(data0[i0], {instancePath:instancePath+"/result/" + i0}))){
vErrors = vErrors === null ? validateArticleSummary.errors : vErrors.concat(validateArticleSummary.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/result","type",{type: "array"}));
errors++;
}
}
if(data.facets !== undefined){
let data2 = data.facets;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validateFacet(data2[i1], {instancePath:instancePath+"/facets/" + i1}))){
vErrors = vErrors === null ? validateFacet.errors : vErrors.concat(validateFacet.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/facets","type",{type: "array"}));
errors++;
}
}
if(data.numFound !== undefined){
let data4 = data.numFound;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/numFound","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/numFound","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSearchAnswer.errors = vErrors;
return errors === 0;
}

function validateShowcaseAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.result === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "result"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "result") || (key0 === "total"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.result !== undefined){
let data0 = data.result;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateShowcaseEntry(data0[i0], {instancePath:instancePath+"/result/" + i0}))){
vErrors = vErrors === null ? validateShowcaseEntry.errors : vErrors.concat(validateShowcaseEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/result","type",{type: "array"}));
errors++;
}
}
if(data.total !== undefined){
let data2 = data.total;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
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
validateShowcaseAnswer.errors = vErrors;
return errors === 0;
}

function validateShowcaseEntry(data, {instancePath=""}={}){
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
if(data.block === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "block"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "block"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
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
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.block !== undefined){
if(!(validateRawBlock(data.block, {instancePath:instancePath+"/block"}))){
vErrors = vErrors === null ? validateRawBlock.errors : vErrors.concat(validateRawBlock.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShowcaseEntry.errors = vErrors;
return errors === 0;
}

export {
  coerceGetCategoryCanvasParams as getCategoryCanvasParams,
  coerceGetCategoryCanvasParams,
  coerceGetChildrenParams as getChildrenParams,
  coerceGetChildrenParams,
  coerceGetFragmentParams as getFragmentParams,
  coerceGetFragmentParams,
  coerceGetProductCanvasParams as getProductCanvasParams,
  coerceGetProductCanvasParams,
  coerceParams_b34c7ffd as getAugmentedPageParams,
  coerceParams_b34c7ffd as getPageParams,
  coerceParams_b34c7ffd,
  coerceParams_f99c97e1 as getFooterParams,
  coerceParams_f99c97e1 as getMenuParams,
  coerceParams_f99c97e1 as getPopupsParams,
  coerceParams_f99c97e1,
  coerceQuery_0a7e94ad as getAugmentedPageQuery,
  coerceQuery_0a7e94ad as getCategoryCanvasQuery,
  coerceQuery_0a7e94ad as getChildrenQuery,
  coerceQuery_0a7e94ad as getFooterQuery,
  coerceQuery_0a7e94ad as getFragmentQuery,
  coerceQuery_0a7e94ad as getMenuQuery,
  coerceQuery_0a7e94ad as getPageQuery,
  coerceQuery_0a7e94ad as getPopupsQuery,
  coerceQuery_0a7e94ad as getProductCanvasQuery,
  coerceQuery_0a7e94ad,
  coerceSearchContentParams as searchContentParams,
  coerceSearchContentParams,
  coerceSearchContentQuery as searchContentQuery,
  coerceSearchContentQuery,
  coerceShowcaseParams as showcaseParams,
  coerceShowcaseParams,
  coerceShowcaseQuery as showcaseQuery,
  coerceShowcaseQuery,
  validateArticleSummary,
  validateChildrenAnswer as getChildren200,
  validateChildrenAnswer,
  validateFacet,
  validatePageSummary,
  validateSearchAnswer as searchContent200,
  validateSearchAnswer,
  validateShowcaseAnswer as showcase200,
  validateShowcaseAnswer,
  validateShowcaseEntry,
};
export {
  coerceHeaders_d1e47cfd as getAugmentedPageHeaders,
  coerceHeaders_d1e47cfd as getCategoryCanvasHeaders,
  coerceHeaders_d1e47cfd as getChildrenHeaders,
  coerceHeaders_d1e47cfd as getFooterHeaders,
  coerceHeaders_d1e47cfd as getFragmentHeaders,
  coerceHeaders_d1e47cfd as getMenuHeaders,
  coerceHeaders_d1e47cfd as getPageHeaders,
  coerceHeaders_d1e47cfd as getPopupsHeaders,
  coerceHeaders_d1e47cfd as getProductCanvasHeaders,
  coerceHeaders_d1e47cfd as searchContentHeaders,
  coerceHeaders_d1e47cfd as showcaseHeaders,
  validateErrorAnswer as getAugmentedPage400,
  validateErrorAnswer as getAugmentedPage401,
  validateErrorAnswer as getAugmentedPage404,
  validateErrorAnswer as getAugmentedPage429,
  validateErrorAnswer as getAugmentedPage500,
  validateErrorAnswer as getCategoryCanvas400,
  validateErrorAnswer as getCategoryCanvas401,
  validateErrorAnswer as getCategoryCanvas404,
  validateErrorAnswer as getCategoryCanvas429,
  validateErrorAnswer as getCategoryCanvas500,
  validateErrorAnswer as getChildren400,
  validateErrorAnswer as getChildren401,
  validateErrorAnswer as getChildren404,
  validateErrorAnswer as getChildren429,
  validateErrorAnswer as getChildren500,
  validateErrorAnswer as getFooter400,
  validateErrorAnswer as getFooter401,
  validateErrorAnswer as getFooter404,
  validateErrorAnswer as getFooter429,
  validateErrorAnswer as getFooter500,
  validateErrorAnswer as getFragment400,
  validateErrorAnswer as getFragment401,
  validateErrorAnswer as getFragment404,
  validateErrorAnswer as getFragment429,
  validateErrorAnswer as getFragment500,
  validateErrorAnswer as getMenu400,
  validateErrorAnswer as getMenu401,
  validateErrorAnswer as getMenu404,
  validateErrorAnswer as getMenu429,
  validateErrorAnswer as getMenu500,
  validateErrorAnswer as getPage400,
  validateErrorAnswer as getPage401,
  validateErrorAnswer as getPage404,
  validateErrorAnswer as getPage429,
  validateErrorAnswer as getPage500,
  validateErrorAnswer as getPopups400,
  validateErrorAnswer as getPopups401,
  validateErrorAnswer as getPopups404,
  validateErrorAnswer as getPopups429,
  validateErrorAnswer as getPopups500,
  validateErrorAnswer as getProductCanvas400,
  validateErrorAnswer as getProductCanvas401,
  validateErrorAnswer as getProductCanvas404,
  validateErrorAnswer as getProductCanvas429,
  validateErrorAnswer as getProductCanvas500,
  validateErrorAnswer as searchContent400,
  validateErrorAnswer as searchContent401,
  validateErrorAnswer as searchContent404,
  validateErrorAnswer as searchContent429,
  validateErrorAnswer as searchContent500,
  validateErrorAnswer as showcase400,
  validateErrorAnswer as showcase401,
  validateErrorAnswer as showcase404,
  validateErrorAnswer as showcase429,
  validateErrorAnswer as showcase500,
  validatePage as getAugmentedPage200,
  validatePage as getCategoryCanvas200,
  validatePage as getFooter200,
  validatePage as getFragment200,
  validatePage as getMenu200,
  validatePage as getPage200,
  validatePage as getPopups200,
  validatePage as getProductCanvas200,
} from './shared.js';
