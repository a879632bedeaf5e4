// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime } from '../../validator-runtime.js';

import { coerceSiteId, coerceWireLocale } from './shared.js';

const constant0 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const constant1 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const constant2 = new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
const constant3 = ["CLS","FCP","INP","LCP","TTFB","hydration","long-task"];
const constant4 = ["good","needs-improvement","poor"];
const constant5 = ["GET","POST","PUT","PATCH","DELETE"];

function coerceGetNamedPageParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "page"}));
errors++;
}
if(data.page !== undefined){
let data0 = data.page;
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
(vErrors ??= []).push(fault(instancePath+"/page","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["page"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant0.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/page","pattern",{pattern: "^[a-z0-9][a-z0-9/-]*$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetNamedPageParams.errors = vErrors;
return errors === 0;
}

function coerceGetSizeChartParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productType"}));
errors++;
}
if(data.productType !== undefined){
let data0 = data.productType;
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
(vErrors ??= []).push(fault(instancePath+"/productType","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["productType"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!constant1.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/productType","pattern",{pattern: "^[a-z0-9][a-z0-9-]*$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetSizeChartParams.errors = vErrors;
return errors === 0;
}

function coerceQuery_1125e64b(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteId !== undefined){
if(!(coerceSiteId(data.siteId, {instancePath:instancePath+"/siteId",parentData:data,parentDataProperty:"siteId"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.preview !== undefined){
let data1 = data.preview;
if(typeof data1 !== "boolean"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "boolean"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced0 = false;
}
else if(data1 === "true" || data1 === 1){
coerced0 = true;
}
else {
(vErrors ??= []).push(fault(instancePath+"/preview","type",{type: "boolean"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["preview"] = coerced0;
}
}
}
}
if(data.previewDateTime !== undefined){
let data2 = data.previewDateTime;
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
(vErrors ??= []).push(fault(instancePath+"/previewDateTime","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data2 = coerced1;
if(data !== undefined){
data["previewDateTime"] = coerced1;
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
coerceQuery_1125e64b.errors = vErrors;
return errors === 0;
}

function coerceReportResponseParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contract === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "contract"}));
errors++;
}
if(data.contract !== undefined){
let data0 = data.contract;
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
(vErrors ??= []).push(fault(instancePath+"/contract","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["contract"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 80){
(vErrors ??= []).push(fault(instancePath+"/contract","maxLength",{limit: 80}));
errors++;
}
if(!constant2.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/contract","pattern",{pattern: "^[A-Za-z][A-Za-z0-9]*$"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceReportResponseParams.errors = vErrors;
return errors === 0;
}

function validatePerformanceBatch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "path"}));
errors++;
}
if(data.metrics === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "metrics"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "navigationId")) || (key0 === "metrics"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(data0.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/path","maxLength",{limit: 2000}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/path","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/path","type",{type: "string"}));
errors++;
}
}
if(data.navigationId !== undefined){
let data1 = data.navigationId;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/navigationId","maxLength",{limit: 80}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/navigationId","type",{type: "string"}));
errors++;
}
}
if(data.metrics !== undefined){
let data2 = data.metrics;
if(Array.isArray(data2)){
if(data2.length > 100){
(vErrors ??= []).push(fault(instancePath+"/metrics","maxItems",{limit: 100}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/metrics","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePerformanceMetric(data2[i0], {instancePath:instancePath+"/metrics/" + i0}))){
vErrors = vErrors === null ? validatePerformanceMetric.errors : vErrors.concat(validatePerformanceMetric.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/metrics","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePerformanceBatch.errors = vErrors;
return errors === 0;
}

function validatePerformanceMetric(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "value")) || (key0 === "rating")) || (key0 === "blockId")) || (key0 === "at"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
if(!(((((((data0 === "CLS") || (data0 === "FCP")) || (data0 === "INP")) || (data0 === "LCP")) || (data0 === "TTFB")) || (data0 === "hydration")) || (data0 === "long-task"))){
(vErrors ??= []).push(fault(instancePath+"/name","enum",{allowedValues: constant3}));
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "number"}));
errors++;
}
}
if(data.rating !== undefined){
let data2 = data.rating;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/rating","type",{type: "string"}));
errors++;
}
if(!(((data2 === "good") || (data2 === "needs-improvement")) || (data2 === "poor"))){
(vErrors ??= []).push(fault(instancePath+"/rating","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.blockId !== undefined){
let data3 = data.blockId;
if(typeof data3 === "string"){
if(data3.length > 80){
(vErrors ??= []).push(fault(instancePath+"/blockId","maxLength",{limit: 80}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/blockId","type",{type: "string"}));
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/at","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/at","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePerformanceMetric.errors = vErrors;
return errors === 0;
}

function validateResponseReport(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "error"}));
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "path"}));
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "method"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "data") || (key0 === "error")) || (key0 === "path")) || (key0 === "method"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
(vErrors ??= []).push(fault(instancePath+"/error","type",{type: "object"}));
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(data1.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/path","maxLength",{limit: 2000}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/path","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/path","type",{type: "string"}));
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/method","type",{type: "string"}));
errors++;
}
if(!(((((data2 === "GET") || (data2 === "POST")) || (data2 === "PUT")) || (data2 === "PATCH")) || (data2 === "DELETE"))){
(vErrors ??= []).push(fault(instancePath+"/method","enum",{allowedValues: constant5}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateResponseReport.errors = vErrors;
return errors === 0;
}

function validateServerTime(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "timestamp"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "timestamp")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.timestamp !== undefined){
let data0 = data.timestamp;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/timestamp","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/timestamp","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateServerTime.errors = vErrors;
return errors === 0;
}

export {
  coerceGetNamedPageParams as getNamedPageParams,
  coerceGetNamedPageParams,
  coerceGetSizeChartParams as getSizeChartParams,
  coerceGetSizeChartParams,
  coerceQuery_1125e64b as getCollectionsPartQuery,
  coerceQuery_1125e64b as getFootSizesQuery,
  coerceQuery_1125e64b as getFooterPartQuery,
  coerceQuery_1125e64b as getLocationSelectorQuery,
  coerceQuery_1125e64b as getNamedPageQuery,
  coerceQuery_1125e64b as getSearchPartQuery,
  coerceQuery_1125e64b as getSizeChartQuery,
  coerceQuery_1125e64b as getUtilityPartQuery,
  coerceQuery_1125e64b,
  coerceReportResponseParams as reportResponseParams,
  coerceReportResponseParams,
  validatePerformanceBatch as ingestPerformanceBody,
  validatePerformanceBatch,
  validatePerformanceMetric,
  validateResponseReport as reportResponseBody,
  validateResponseReport,
  validateServerTime as getServerTime200,
  validateServerTime,
};
export {
  coerceHeaders_d1e47cfd as getCollectionsPartHeaders,
  coerceHeaders_d1e47cfd as getFootSizesHeaders,
  coerceHeaders_d1e47cfd as getFooterPartHeaders,
  coerceHeaders_d1e47cfd as getLocationSelectorHeaders,
  coerceHeaders_d1e47cfd as getNamedPageHeaders,
  coerceHeaders_d1e47cfd as getSearchPartHeaders,
  coerceHeaders_d1e47cfd as getServerTimeHeaders,
  coerceHeaders_d1e47cfd as getSizeChartHeaders,
  coerceHeaders_d1e47cfd as getUtilityPartHeaders,
  coerceHeaders_d1e47cfd as ingestPerformanceHeaders,
  coerceHeaders_d1e47cfd as reportResponseHeaders,
  coerceQuery_a303e847 as getServerTimeQuery,
  coerceQuery_a303e847 as ingestPerformanceQuery,
  coerceQuery_a303e847 as reportResponseQuery,
  validateErrorAnswer as getCollectionsPart400,
  validateErrorAnswer as getCollectionsPart404,
  validateErrorAnswer as getCollectionsPart429,
  validateErrorAnswer as getCollectionsPart500,
  validateErrorAnswer as getFootSizes400,
  validateErrorAnswer as getFootSizes404,
  validateErrorAnswer as getFootSizes429,
  validateErrorAnswer as getFootSizes500,
  validateErrorAnswer as getFooterPart400,
  validateErrorAnswer as getFooterPart404,
  validateErrorAnswer as getFooterPart429,
  validateErrorAnswer as getFooterPart500,
  validateErrorAnswer as getLocationSelector400,
  validateErrorAnswer as getLocationSelector404,
  validateErrorAnswer as getLocationSelector429,
  validateErrorAnswer as getLocationSelector500,
  validateErrorAnswer as getNamedPage400,
  validateErrorAnswer as getNamedPage404,
  validateErrorAnswer as getNamedPage429,
  validateErrorAnswer as getNamedPage500,
  validateErrorAnswer as getSearchPart400,
  validateErrorAnswer as getSearchPart404,
  validateErrorAnswer as getSearchPart429,
  validateErrorAnswer as getSearchPart500,
  validateErrorAnswer as getServerTime400,
  validateErrorAnswer as getServerTime429,
  validateErrorAnswer as getServerTime500,
  validateErrorAnswer as getSizeChart400,
  validateErrorAnswer as getSizeChart404,
  validateErrorAnswer as getSizeChart429,
  validateErrorAnswer as getSizeChart500,
  validateErrorAnswer as getUtilityPart400,
  validateErrorAnswer as getUtilityPart404,
  validateErrorAnswer as getUtilityPart429,
  validateErrorAnswer as getUtilityPart500,
  validateErrorAnswer as ingestPerformance400,
  validateErrorAnswer as ingestPerformance429,
  validateErrorAnswer as ingestPerformance500,
  validateErrorAnswer as reportResponse400,
  validateErrorAnswer as reportResponse429,
  validateErrorAnswer as reportResponse500,
  validatePage as getCollectionsPart200,
  validatePage as getFootSizes200,
  validatePage as getFooterPart200,
  validatePage as getLocationSelector200,
  validatePage as getNamedPage200,
  validatePage as getSearchPart200,
  validatePage as getSizeChart200,
  validatePage as getUtilityPart200,
} from './shared.js';
