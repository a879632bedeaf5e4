// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDate, isLink, isMediaUrl } from '../../validator-runtime.js';

import { coerceProductId, coerceWireLocale, validateBadge, validateCurrency, validateInShopPath, validateMoney, validatePicture, validateProductCard, validateProductId, validateProductInventoryState, validateProductPrice, validateQuantity, validateRating, validateSku, validateStoreId, validateStyleId, validateSwatch, validateVariantAttributes } from './shared.js';

const constant0 = new RegExp("^[A-Za-z][A-Za-z0-9_.]*=.+$", "u");
const constant1 = new RegExp("^S[0-9]{6}$", "u");
const constant2 = ["bestMatches","newest","priceLowToHigh","priceHighToLow","topRated"];
const constant3 = ["similar","alsoBought","recentlyViewed"];
const constant4 = ["help","journal"];
const constant5 = new RegExp("^[0-9]{4,10}$", "u");
const constant6 = ["image","video"];
const constant7 = ["https://schema.org/InStock","https://schema.org/OutOfStock"];
const constant8 = ["swatch","list","range","category"];
const constant9 = new RegExp("^[A-Za-z][A-Za-z0-9_.]*$", "u");
const constant10 = ["g","oz","cm","in"];
const constant11 = new RegExp("^[A-Z]{2}$", "u");
const constant12 = ["color","size","fitType"];
const constant13 = {"id":true,"masterId":true,"name":true,"slug":true,"url":true,"pageUrl":true,"kind":true,"currency":true,"notifyMe":true,"digital":true,"isGiftCard":true,"customAmount":true,"earnablePoints":true,"sku":true,"maxQty":true,"badge":true,"eyebrow":true,"season":true,"rating":true,"categoryIds":true,"price":true,"offers":true,"sizeChart":true,"seo":true,"audience":true,"weight":true,"materials":true,"gallery":true,"colors":true,"breadcrumbs":true,"attributes":true,"variants":true,"details":true,"productJsonLd":true};
const constant14 = ["men","women","kids","unisex"];
const constant15 = Object.prototype.hasOwnProperty;
const constant16 = {"@context":true,"@type":true,"name":true,"description":true,"mpn":true,"sku":true,"color":true,"url":true,"image":true,"brand":true,"offers":true,"aggregateRating":true};
const constant17 = {"id":true,"name":true,"slug":true,"url":true,"pageUrl":true,"tagline":true,"description":true,"seo":true,"image":true,"price":true,"available":true,"breadcrumbs":true,"parts":true};
const constant18 = {"id":true,"name":true,"slug":true,"pageUrl":true,"tagline":true,"image":true,"price":true,"available":true,"parts":true};
const constant19 = new RegExp("^[0-9]{12,14}$", "u");
const constant20 = {"productId":true,"sku":true,"itemGroupId":true,"title":true,"kind":true,"image":true,"price":true,"url":true,"recToken":true,"recommendationId":true,"review_average":true,"review_count":true};
const constant21 = {"query":true,"correction":true,"redirectUrl":true,"understood":true,"omitted":true,"articles":true,"total":true,"start":true,"count":true,"category":true,"breadcrumbs":true,"products":true,"facets":true,"sorts":true};
const constant22 = ["category","gender","kind","size","color","price","feature"];
const constant23 = ["IN_STOCK","OUT_OF_STOCK"];
const constant24 = new RegExp("^[A-Za-z]+-[A-Z0-9]{8}$", "u");

function coerceAutoSuggestQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 10;
}
if(data.q === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "q"}));
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
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
(vErrors ??= []).push(fault(instancePath+"/q","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 200){
(vErrors ??= []).push(fault(instancePath+"/q","maxLength",{limit: 200}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/q","minLength",{limit: 1}));
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
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/limit","maximum",{comparison: "<=", limit: 10}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/limit","minimum",{comparison: ">=", limit: 1}));
errors++;
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
coerceAutoSuggestQuery.errors = vErrors;
return errors === 0;
}

function coerceGetCatalogQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
data.start = 0;
}
if(data.count === undefined){
data.count = 24;
}
if(data.sort === undefined){
data.sort = "bestMatches";
}
let data0 = data.start;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
(vErrors ??= []).push(fault(instancePath+"/start","type",{type: "integer"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["start"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/start","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
let data1 = data.count;
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
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["count"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 48 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 48}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(!(coerceSortId(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort"}))){
vErrors = vErrors === null ? coerceSortId.errors : vErrors.concat(coerceSortId.errors);
errors = vErrors.length;
}
if(data.filters !== undefined){
let data3 = data.filters;
if(!(Array.isArray(data3))){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(Array.isArray(data3)){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 === "string" || dataType2 === "number"
              || dataType2 === "boolean" || data3 === null){
coerced2 = [data3];
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters","type",{type: "array"}));
errors++;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["filters"] = coerced2;
}
}
}
if(Array.isArray(data3)){
if(data3.length > 30){
(vErrors ??= []).push(fault(instancePath+"/filters","maxItems",{limit: 30}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
let dataType3 = typeof data4;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType3 = typeof data4;
if(typeof data4 === "string"){
coerced3 = data4;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data4;
}
else if(data4 === null){
coerced3 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"type",{type: "string"}));
errors++;
}
}
if(coerced3 !== undefined){
data4 = coerced3;
if(data3 !== undefined){
data3[i0] = coerced3;
}
}
}
if(typeof data4 === "string"){
if(data4.length > 500){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"maxLength",{limit: 500}));
errors++;
}
if(!constant0.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"pattern",{pattern: "^[A-Za-z][A-Za-z0-9_.]*=.+$"}));
errors++;
}
}
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
coerceGetCatalogQuery.errors = vErrors;
return errors === 0;
}

function coerceGetProductSetParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productSetId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productSetId"}));
errors++;
}
if(data.productSetId !== undefined){
if(!(coerceProductSetId(data.productSetId, {instancePath:instancePath+"/productSetId",parentData:data,parentDataProperty:"productSetId"}))){
vErrors = vErrors === null ? coerceProductSetId.errors : vErrors.concat(coerceProductSetId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetProductSetParams.errors = vErrors;
return errors === 0;
}

function coerceGetWidgetRecommendationsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
data.count = 8;
}
if(data.widgetId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "widgetId"}));
errors++;
}
if(data.productIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productIds"}));
errors++;
}
if(data.widgetId !== undefined){
if(!(coerceWidgetId(data.widgetId, {instancePath:instancePath+"/widgetId",parentData:data,parentDataProperty:"widgetId"}))){
vErrors = vErrors === null ? coerceWidgetId.errors : vErrors.concat(coerceWidgetId.errors);
errors = vErrors.length;
}
}
if(data.productIds !== undefined){
let data1 = data.productIds;
if(!(Array.isArray(data1))){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(Array.isArray(data1)){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "string" || dataType0 === "number"
              || dataType0 === "boolean" || data1 === null){
coerced0 = [data1];
}
else {
(vErrors ??= []).push(fault(instancePath+"/productIds","type",{type: "array"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["productIds"] = coerced0;
}
}
}
if(Array.isArray(data1)){
if(data1.length > 24){
(vErrors ??= []).push(fault(instancePath+"/productIds","maxItems",{limit: 24}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/productIds","minItems",{limit: 1}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(coerceProductId(data1[i0], {instancePath:instancePath+"/productIds/" + i0,parentData:data1,parentDataProperty:i0}))){
vErrors = vErrors === null ? coerceProductId.errors : vErrors.concat(coerceProductId.errors);
errors = vErrors.length;
}
}
}
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
coerceGetWidgetRecommendationsQuery.errors = vErrors;
return errors === 0;
}

function coerceListProductSetsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
data.count = 24;
}
if(data.after !== undefined){
if(!(coerceProductSetId(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after"}))){
vErrors = vErrors === null ? coerceProductSetId.errors : vErrors.concat(coerceProductSetId.errors);
errors = vErrors.length;
}
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
if(data1 > 48 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 48}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
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
coerceListProductSetsQuery.errors = vErrors;
return errors === 0;
}

function coerceProductSetId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^S[0-9]{6}$"}));
errors++;
}
}
coerceProductSetId.errors = vErrors;
return errors === 0;
}

function coerceSearchProductsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exact === undefined){
data.exact = false;
}
if(data.start === undefined){
data.start = 0;
}
if(data.count === undefined){
data.count = 24;
}
if(data.sort === undefined){
data.sort = "bestMatches";
}
if(data.q === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "q"}));
errors++;
}
if(data.q !== undefined){
let data0 = data.q;
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
(vErrors ??= []).push(fault(instancePath+"/q","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length > 200){
(vErrors ??= []).push(fault(instancePath+"/q","maxLength",{limit: 200}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/q","minLength",{limit: 1}));
errors++;
}
}
}
let data1 = data.exact;
if(typeof data1 !== "boolean"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "boolean"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
(vErrors ??= []).push(fault(instancePath+"/exact","type",{type: "boolean"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["exact"] = coerced1;
}
}
}
let data2 = data.start;
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
(vErrors ??= []).push(fault(instancePath+"/start","type",{type: "integer"}));
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["start"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/start","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
let data3 = data.count;
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
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["count"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 48 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 48}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(!(coerceSortId(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort"}))){
vErrors = vErrors === null ? coerceSortId.errors : vErrors.concat(coerceSortId.errors);
errors = vErrors.length;
}
if(data.filters !== undefined){
let data5 = data.filters;
if(!(Array.isArray(data5))){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if(Array.isArray(data5)){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "string" || dataType4 === "number"
              || dataType4 === "boolean" || data5 === null){
coerced4 = [data5];
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters","type",{type: "array"}));
errors++;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["filters"] = coerced4;
}
}
}
if(Array.isArray(data5)){
if(data5.length > 30){
(vErrors ??= []).push(fault(instancePath+"/filters","maxItems",{limit: 30}));
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
let dataType5 = typeof data6;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType5 = typeof data6;
if(typeof data6 === "string"){
coerced5 = data6;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data6;
}
else if(data6 === null){
coerced5 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"type",{type: "string"}));
errors++;
}
}
if(coerced5 !== undefined){
data6 = coerced5;
if(data5 !== undefined){
data5[i0] = coerced5;
}
}
}
if(typeof data6 === "string"){
if(data6.length > 500){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"maxLength",{limit: 500}));
errors++;
}
if(!constant0.test(data6)){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"pattern",{pattern: "^[A-Za-z][A-Za-z0-9_.]*=.+$"}));
errors++;
}
}
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
coerceSearchProductsQuery.errors = vErrors;
return errors === 0;
}

function coerceSortId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(((((data === "bestMatches") || (data === "newest")) || (data === "priceLowToHigh")) || (data === "priceHighToLow")) || (data === "topRated"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant2}));
errors++;
}
coerceSortId.errors = vErrors;
return errors === 0;
}

function coerceWidgetId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(((data === "similar") || (data === "alsoBought")) || (data === "recentlyViewed"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant3}));
errors++;
}
coerceWidgetId.errors = vErrors;
return errors === 0;
}

function validateArticleLink(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
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
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "title")) || (key0 === "excerpt")) || (key0 === "url"))){
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
if(!((data1 === "help") || (data1 === "journal"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.excerpt !== undefined){
let data3 = data.excerpt;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/excerpt","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/excerpt","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateArticleLink.errors = vErrors;
return errors === 0;
}

function validateAttributeOption(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "value")) || (key0 === "available"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/value","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "string"}));
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAttributeOption.errors = vErrors;
return errors === 0;
}

function validateAutoSuggestAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "query"}));
errors++;
}
if(data.terms === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "terms"}));
errors++;
}
if(data.scopes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "scopes"}));
errors++;
}
if(data.categories === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "categories"}));
errors++;
}
if(data.products === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "products"}));
errors++;
}
if(data.articles === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "articles"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "query") || (key0 === "terms")) || (key0 === "scopes")) || (key0 === "categories")) || (key0 === "products")) || (key0 === "articles"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/query","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/query","type",{type: "string"}));
errors++;
}
}
if(data.terms !== undefined){
let data1 = data.terms;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push(fault(instancePath+"/terms","maxItems",{limit: 10}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSuggestedTerm(data1[i0], {instancePath:instancePath+"/terms/" + i0}))){
vErrors = vErrors === null ? validateSuggestedTerm.errors : vErrors.concat(validateSuggestedTerm.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/terms","type",{type: "array"}));
errors++;
}
}
if(data.scopes !== undefined){
let data3 = data.scopes;
if(Array.isArray(data3)){
if(data3.length > 3){
(vErrors ??= []).push(fault(instancePath+"/scopes","maxItems",{limit: 3}));
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validateSuggestedScope(data3[i1], {instancePath:instancePath+"/scopes/" + i1}))){
vErrors = vErrors === null ? validateSuggestedScope.errors : vErrors.concat(validateSuggestedScope.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/scopes","type",{type: "array"}));
errors++;
}
}
if(data.categories !== undefined){
let data5 = data.categories;
if(Array.isArray(data5)){
if(data5.length > 10){
(vErrors ??= []).push(fault(instancePath+"/categories","maxItems",{limit: 10}));
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validateSuggestedCategory(data5[i2], {instancePath:instancePath+"/categories/" + i2}))){
vErrors = vErrors === null ? validateSuggestedCategory.errors : vErrors.concat(validateSuggestedCategory.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/categories","type",{type: "array"}));
errors++;
}
}
if(data.products !== undefined){
let data7 = data.products;
if(Array.isArray(data7)){
if(data7.length > 10){
(vErrors ??= []).push(fault(instancePath+"/products","maxItems",{limit: 10}));
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validateSuggestedProduct(data7[i3], {instancePath:instancePath+"/products/" + i3}))){
vErrors = vErrors === null ? validateSuggestedProduct.errors : vErrors.concat(validateSuggestedProduct.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products","type",{type: "array"}));
errors++;
}
}
if(data.articles !== undefined){
let data9 = data.articles;
if(Array.isArray(data9)){
if(data9.length > 10){
(vErrors ??= []).push(fault(instancePath+"/articles","maxItems",{limit: 10}));
errors++;
}
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validateSuggestedArticle(data9[i4], {instancePath:instancePath+"/articles/" + i4}))){
vErrors = vErrors === null ? validateSuggestedArticle.errors : vErrors.concat(validateSuggestedArticle.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/articles","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAutoSuggestAnswer.errors = vErrors;
return errors === 0;
}

function validateAvailabilityAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storeInventory === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeInventory"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "storeInventory")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.storeInventory !== undefined){
let data0 = data.storeInventory;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.storeId === undefined){
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0,"required",{missingProperty: "storeId"}));
errors++;
}
if(data1.quantity === undefined){
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0,"required",{missingProperty: "quantity"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "storeId") || (key1 === "quantity"))){
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.storeId !== undefined){
if(!(validateStoreId(data1.storeId, {instancePath:instancePath+"/storeInventory/" + i0+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data1.quantity !== undefined){
let data3 = data1.quantity;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0+"/quantity","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0+"/quantity","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeInventory/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeInventory","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAvailabilityAnswer.errors = vErrors;
return errors === 0;
}

function validateAvailabilityRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storeIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeIds"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "storeIds") || (key0 === "sku"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.storeIds !== undefined){
let data0 = data.storeIds;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push(fault(instancePath+"/storeIds","maxItems",{limit: 200}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/storeIds","minItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreId(data0[i0], {instancePath:instancePath+"/storeIds/" + i0}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/storeIds",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeIds","type",{type: "array"}));
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAvailabilityRequest.errors = vErrors;
return errors === 0;
}

function validateBreadcrumb(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "url"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateBreadcrumb.errors = vErrors;
return errors === 0;
}

function validateCatalogAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.start === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "start"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
if(data.breadcrumbs === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "breadcrumbs"}));
errors++;
}
if(data.products === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "products"}));
errors++;
}
if(data.facets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "facets"}));
errors++;
}
if(data.sorts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sorts"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "total") || (key0 === "start")) || (key0 === "count")) || (key0 === "category")) || (key0 === "breadcrumbs")) || (key0 === "products")) || (key0 === "facets")) || (key0 === "sorts"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.start !== undefined){
let data1 = data.start;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/start","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.count !== undefined){
let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.category !== undefined){
if(!(validateCategory(data.category, {instancePath:instancePath+"/category"}))){
vErrors = vErrors === null ? validateCategory.errors : vErrors.concat(validateCategory.errors);
errors = vErrors.length;
}
}
if(data.breadcrumbs !== undefined){
let data4 = data.breadcrumbs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBreadcrumb(data4[i0], {instancePath:instancePath+"/breadcrumbs/" + i0}))){
vErrors = vErrors === null ? validateBreadcrumb.errors : vErrors.concat(validateBreadcrumb.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs","type",{type: "array"}));
errors++;
}
}
if(data.products !== undefined){
let data6 = data.products;
if(Array.isArray(data6)){
if(data6.length > 48){
(vErrors ??= []).push(fault(instancePath+"/products","maxItems",{limit: 48}));
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validateProductCard(data6[i1], {instancePath:instancePath+"/products/" + i1}))){
vErrors = vErrors === null ? validateProductCard.errors : vErrors.concat(validateProductCard.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products","type",{type: "array"}));
errors++;
}
}
if(data.facets !== undefined){
let data8 = data.facets;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validateListingFacet(data8[i2], {instancePath:instancePath+"/facets/" + i2}))){
vErrors = vErrors === null ? validateListingFacet.errors : vErrors.concat(validateListingFacet.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/facets","type",{type: "array"}));
errors++;
}
}
if(data.sorts !== undefined){
let data10 = data.sorts;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validateSort(data10[i3], {instancePath:instancePath+"/sorts/" + i3}))){
vErrors = vErrors === null ? validateSort.errors : vErrors.concat(validateSort.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sorts","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCatalogAnswer.errors = vErrors;
return errors === 0;
}

function validateCategory(data, {instancePath=""}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.children === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "children"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "slug")) || (key0 === "url")) || (key0 === "description")) || (key0 === "children")) || (key0 === "siblings"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateCategoryId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateCategoryId.errors : vErrors.concat(validateCategoryId.errors);
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
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.children !== undefined){
let data5 = data.children;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCategoryLink(data5[i0], {instancePath:instancePath+"/children/" + i0}))){
vErrors = vErrors === null ? validateCategoryLink.errors : vErrors.concat(validateCategoryLink.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/children","type",{type: "array"}));
errors++;
}
}
if(data.siblings !== undefined){
let data7 = data.siblings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validateCategoryLink(data7[i1], {instancePath:instancePath+"/siblings/" + i1}))){
vErrors = vErrors === null ? validateCategoryLink.errors : vErrors.concat(validateCategoryLink.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/siblings","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCategory.errors = vErrors;
return errors === 0;
}

function validateCategoryId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[0-9]{4,10}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCategoryId.errors = vErrors;
return errors === 0;
}

function validateCategoryLink(data, {instancePath=""}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "slug")) || (key0 === "url")) || (key0 === "count"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateCategoryId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateCategoryId.errors : vErrors.concat(validateCategoryId.errors);
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
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data4 = data.count;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
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
validateCategoryLink.errors = vErrors;
return errors === 0;
}

function validateCorrection(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "original"}));
errors++;
}
if(data.corrected === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "corrected"}));
errors++;
}
if(data.applied === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "applied"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "original") || (key0 === "corrected")) || (key0 === "applied"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/original","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/original","type",{type: "string"}));
errors++;
}
}
if(data.corrected !== undefined){
let data1 = data.corrected;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/corrected","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/corrected","type",{type: "string"}));
errors++;
}
}
if(data.applied !== undefined){
if(typeof data.applied !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/applied","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCorrection.errors = vErrors;
return errors === 0;
}

function validateCustomAmount(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "min"}));
errors++;
}
if(data.max === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "max"}));
errors++;
}
if(data.suggested === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "suggested"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "min") || (key0 === "max")) || (key0 === "suggested"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.min !== undefined){
if(!(validateMoney(data.min, {instancePath:instancePath+"/min"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validateMoney(data.max, {instancePath:instancePath+"/max"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.suggested !== undefined){
let data2 = data.suggested;
if(Array.isArray(data2)){
if(data2.length > 12){
(vErrors ??= []).push(fault(instancePath+"/suggested","maxItems",{limit: 12}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateMoney(data2[i0], {instancePath:instancePath+"/suggested/" + i0}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/suggested","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCustomAmount.errors = vErrors;
return errors === 0;
}

function validateDetailSection(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "data"))){
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
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!((key1 === "label") || (key1 === "text"))){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data3.label !== undefined){
if(typeof data3.label !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0+"/label","type",{type: "string"}));
errors++;
}
}
if(data3.text !== undefined){
if(typeof data3.text !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/" + i0+"/text","type",{type: "string"}));
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
validateDetailSection.errors = vErrors;
return errors === 0;
}

function validateFacetValue(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
if(data.selected === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "selected"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "value") || (key0 === "label")) || (key0 === "count")) || (key0 === "selected")) || (key0 === "swatch"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/value","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "string"}));
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
if(data.selected !== undefined){
if(typeof data.selected !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/selected","type",{type: "boolean"}));
errors++;
}
}
if(data.swatch !== undefined){
if(!(validateSwatch(data.swatch, {instancePath:instancePath+"/swatch"}))){
vErrors = vErrors === null ? validateSwatch.errors : vErrors.concat(validateSwatch.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFacetValue.errors = vErrors;
return errors === 0;
}

function validateGalleryItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "src"}));
errors++;
}
if(data.alt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "alt"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "src")) || (key0 === "alt")) || (key0 === "poster")) || (key0 === "model"))){
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
if(!((data0 === "image") || (data0 === "video"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant6}));
errors++;
}
}
if(data.src !== undefined){
let data1 = data.src;
if(typeof data1 === "string"){
if(!(isMediaUrl(data1))){
(vErrors ??= []).push(fault(instancePath+"/src","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/src","type",{type: "string"}));
errors++;
}
}
if(data.alt !== undefined){
if(typeof data.alt !== "string"){
(vErrors ??= []).push(fault(instancePath+"/alt","type",{type: "string"}));
errors++;
}
}
if(data.poster !== undefined){
let data3 = data.poster;
if(typeof data3 === "string"){
if(!(isMediaUrl(data3))){
(vErrors ??= []).push(fault(instancePath+"/poster","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/poster","type",{type: "string"}));
errors++;
}
}
if(data.model !== undefined){
if(!(validateGalleryModel(data.model, {instancePath:instancePath+"/model"}))){
vErrors = vErrors === null ? validateGalleryModel.errors : vErrors.concat(validateGalleryModel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGalleryItem.errors = vErrors;
return errors === 0;
}

function validateGalleryModel(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.height === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "height"}));
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "size"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "height")) || (key0 === "size"))){
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
if(data.height !== undefined){
if(!(validateMeasure(data.height, {instancePath:instancePath+"/height"}))){
vErrors = vErrors === null ? validateMeasure.errors : vErrors.concat(validateMeasure.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data2 = data.size;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/size","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/size","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGalleryModel.errors = vErrors;
return errors === 0;
}

function validateInventoryAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variants === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "variants"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "variants")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.variants !== undefined){
let data0 = data.variants;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(!(validateSku(key1, {instancePath:instancePath+"/variants"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/variants",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});
errors++;
}
}
for(const key2 in data0){
if(!(validateVariantInventory(data0[key2], {instancePath:instancePath+"/variants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validateVariantInventory.errors : vErrors.concat(validateVariantInventory.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateInventoryAnswer.errors = vErrors;
return errors === 0;
}

function validateJsonLdOffer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["@type"] === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "@type"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.priceCurrency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "priceCurrency"}));
errors++;
}
if(data.availability === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "availability"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "@type") || (key0 === "price")) || (key0 === "priceCurrency")) || (key0 === "availability")) || (key0 === "url"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data["@type"] !== undefined){
if("Offer" !== data["@type"]){
(vErrors ??= []).push(fault(instancePath+"/@type","const",{allowedValue: "Offer"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateMoney(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.priceCurrency !== undefined){
if(!(validateCurrency(data.priceCurrency, {instancePath:instancePath+"/priceCurrency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.availability !== undefined){
let data3 = data.availability;
if(typeof data3 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/availability","type",{type: "string"}));
errors++;
}
if(!((data3 === "https://schema.org/InStock") || (data3 === "https://schema.org/OutOfStock"))){
(vErrors ??= []).push(fault(instancePath+"/availability","enum",{allowedValues: constant7}));
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(!(isLink(data4))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateJsonLdOffer.errors = vErrors;
return errors === 0;
}

function validateListingFacet(data, {instancePath=""}={}){
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
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.values === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "values"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "kind")) || (key0 === "min")) || (key0 === "max")) || (key0 === "values"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!constant9.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/id","pattern",{pattern: "^[A-Za-z][A-Za-z0-9_.]*$"}));
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
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
if(!((((data2 === "swatch") || (data2 === "list")) || (data2 === "range")) || (data2 === "category"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant8}));
errors++;
}
}
if(data.min !== undefined){
let data3 = data.min;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/min","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/min","type",{type: "number"}));
errors++;
}
}
if(data.max !== undefined){
let data4 = data.max;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/max","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/max","type",{type: "number"}));
errors++;
}
}
if(data.values !== undefined){
let data5 = data.values;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validateFacetValue(data5[i0], {instancePath:instancePath+"/values/" + i0}))){
vErrors = vErrors === null ? validateFacetValue.errors : vErrors.concat(validateFacetValue.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/values","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateListingFacet.errors = vErrors;
return errors === 0;
}

function validateMaterialPart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.fibers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fibers"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "fibers"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.fibers !== undefined){
let data1 = data.fibers;
if(Array.isArray(data1)){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fibers","minItems",{limit: 1}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.label === undefined){
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0,"required",{missingProperty: "label"}));
errors++;
}
if(data2.percent === undefined){
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0,"required",{missingProperty: "percent"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "label") || (key1 === "percent"))){
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.label !== undefined){
let data3 = data2.label;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0+"/label","type",{type: "string"}));
errors++;
}
}
if(data2.percent !== undefined){
let data4 = data2.percent;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0+"/percent","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/fibers/" + i0+"/percent",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0+"/percent","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fibers/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fibers","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMaterialPart.errors = vErrors;
return errors === 0;
}

function validateMeasure(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.unit === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "unit"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "unit"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "number"}));
errors++;
}
}
if(data.unit !== undefined){
let data1 = data.unit;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/unit","type",{type: "string"}));
errors++;
}
if(!((((data1 === "g") || (data1 === "oz")) || (data1 === "cm")) || (data1 === "in"))){
(vErrors ??= []).push(fault(instancePath+"/unit","enum",{allowedValues: constant10}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMeasure.errors = vErrors;
return errors === 0;
}

function validateOfferReturns(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "days"}));
errors++;
}
if(data.isFree === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isFree"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "days") || (key0 === "isFree"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.days !== undefined){
let data0 = data.days;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/days","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/days","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.isFree !== undefined){
if(typeof data.isFree !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFree","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOfferReturns.errors = vErrors;
return errors === 0;
}

function validateOfferShipping(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "country"}));
errors++;
}
if(data.minDays === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "minDays"}));
errors++;
}
if(data.maxDays === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "maxDays"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "price") || (key0 === "country")) || (key0 === "minDays")) || (key0 === "maxDays"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateMoney(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data1 = data.country;
if(typeof data1 === "string"){
if(!constant11.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/country","pattern",{pattern: "^[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/country","type",{type: "string"}));
errors++;
}
}
if(data.minDays !== undefined){
let data2 = data.minDays;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/minDays","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/minDays","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.maxDays !== undefined){
let data3 = data.maxDays;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/maxDays","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/maxDays","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOfferShipping.errors = vErrors;
return errors === 0;
}

function validateOffers(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.seller === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "seller"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "price") || (key0 === "validUntil")) || (key0 === "shipping")) || (key0 === "returns")) || (key0 === "seller"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateMoney(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.validUntil !== undefined){
let data1 = data.validUntil;
if(typeof data1 === "string"){
if(!(isDate(data1))){
(vErrors ??= []).push(fault(instancePath+"/validUntil","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/validUntil","type",{type: "string"}));
errors++;
}
}
if(data.shipping !== undefined){
if(!(validateOfferShipping(data.shipping, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validateOfferShipping.errors : vErrors.concat(validateOfferShipping.errors);
errors = vErrors.length;
}
}
if(data.returns !== undefined){
if(!(validateOfferReturns(data.returns, {instancePath:instancePath+"/returns"}))){
vErrors = vErrors === null ? validateOfferReturns.errors : vErrors.concat(validateOfferReturns.errors);
errors = vErrors.length;
}
}
if(data.seller !== undefined){
let data4 = data.seller;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/seller","required",{missingProperty: "name"}));
errors++;
}
for(const key1 in data4){
if(!(key1 === "name")){
(vErrors ??= []).push(fault(instancePath+"/seller","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/seller/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seller/name","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seller","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOffers.errors = vErrors;
return errors === 0;
}

function validateProductAttribute(data, {instancePath=""}={}){
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
if(data.options === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "options"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "options"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
if(!(((data0 === "color") || (data0 === "size")) || (data0 === "fitType"))){
(vErrors ??= []).push(fault(instancePath+"/id","enum",{allowedValues: constant12}));
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
if(data.options !== undefined){
let data2 = data.options;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAttributeOption(data2[i0], {instancePath:instancePath+"/options/" + i0}))){
vErrors = vErrors === null ? validateAttributeOption.errors : vErrors.concat(validateAttributeOption.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/options","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductAttribute.errors = vErrors;
return errors === 0;
}

function validateProductColor(data, {instancePath=""}={}){
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
if(data.swatch === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "swatch"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.gallery === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "gallery"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "label")) || (key0 === "swatch")) || (key0 === "productId")) || (key0 === "available")) || (key0 === "price")) || (key0 === "gallery"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 10){
(vErrors ??= []).push(fault(instancePath+"/code","maxLength",{limit: 10}));
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
if(data.swatch !== undefined){
if(!(validateSwatch(data.swatch, {instancePath:instancePath+"/swatch"}))){
vErrors = vErrors === null ? validateSwatch.errors : vErrors.concat(validateSwatch.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateVariantPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateVariantPrice.errors : vErrors.concat(validateVariantPrice.errors);
errors = vErrors.length;
}
}
if(data.gallery !== undefined){
let data6 = data.gallery;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateGalleryItem(data6[i0], {instancePath:instancePath+"/gallery/" + i0}))){
vErrors = vErrors === null ? validateGalleryItem.errors : vErrors.concat(validateGalleryItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/gallery","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductColor.errors = vErrors;
return errors === 0;
}

function validateProductDetails(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
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
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.notifyMe === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "notifyMe"}));
errors++;
}
if(data.maxQty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "maxQty"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.offers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "offers"}));
errors++;
}
if(data.seo === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "seo"}));
errors++;
}
if(data.gallery === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "gallery"}));
errors++;
}
if(data.colors === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "colors"}));
errors++;
}
if(data.breadcrumbs === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "breadcrumbs"}));
errors++;
}
if(data.categoryIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "categoryIds"}));
errors++;
}
if(data.attributes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "attributes"}));
errors++;
}
if(data.variants === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "variants"}));
errors++;
}
if(data.details === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "details"}));
errors++;
}
if(data.productJsonLd === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productJsonLd"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant13, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateProductId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
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
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(!(isLink(data4))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data6 = data.kind;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/kind","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.notifyMe !== undefined){
if(typeof data.notifyMe !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/notifyMe","type",{type: "boolean"}));
errors++;
}
}
if(data.digital !== undefined){
if(typeof data.digital !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/digital","type",{type: "boolean"}));
errors++;
}
}
if(data.isGiftCard !== undefined){
if(typeof data.isGiftCard !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isGiftCard","type",{type: "boolean"}));
errors++;
}
}
if(data.customAmount !== undefined){
if(!(validateCustomAmount(data.customAmount, {instancePath:instancePath+"/customAmount"}))){
vErrors = vErrors === null ? validateCustomAmount.errors : vErrors.concat(validateCustomAmount.errors);
errors = vErrors.length;
}
}
if(data.earnablePoints !== undefined){
let data12 = data.earnablePoints;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(fault(instancePath+"/earnablePoints","type",{type: "integer"}));
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/earnablePoints","minimum",{comparison: ">=", limit: 0}));
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
if(data.maxQty !== undefined){
if(!(validateQuantity(data.maxQty, {instancePath:instancePath+"/maxQty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.badge !== undefined){
if(!(validateBadge(data.badge, {instancePath:instancePath+"/badge"}))){
vErrors = vErrors === null ? validateBadge.errors : vErrors.concat(validateBadge.errors);
errors = vErrors.length;
}
}
if(data.eyebrow !== undefined){
if(!(validateBadge(data.eyebrow, {instancePath:instancePath+"/eyebrow"}))){
vErrors = vErrors === null ? validateBadge.errors : vErrors.concat(validateBadge.errors);
errors = vErrors.length;
}
}
if(data.season !== undefined){
let data17 = data.season;
if(typeof data17 === "string"){
if(data17.length > 20){
(vErrors ??= []).push(fault(instancePath+"/season","maxLength",{limit: 20}));
errors++;
}
if(data17.length < 1){
(vErrors ??= []).push(fault(instancePath+"/season","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/season","type",{type: "string"}));
errors++;
}
}
if(data.rating !== undefined){
if(!(validateRating(data.rating, {instancePath:instancePath+"/rating"}))){
vErrors = vErrors === null ? validateRating.errors : vErrors.concat(validateRating.errors);
errors = vErrors.length;
}
}
if(data.categoryIds !== undefined){
let data19 = data.categoryIds;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCategoryId(data19[i0], {instancePath:instancePath+"/categoryIds/" + i0}))){
vErrors = vErrors === null ? validateCategoryId.errors : vErrors.concat(validateCategoryId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/categoryIds","type",{type: "array"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateProductPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductPrice.errors : vErrors.concat(validateProductPrice.errors);
errors = vErrors.length;
}
}
if(data.offers !== undefined){
if(!(validateOffers(data.offers, {instancePath:instancePath+"/offers"}))){
vErrors = vErrors === null ? validateOffers.errors : vErrors.concat(validateOffers.errors);
errors = vErrors.length;
}
}
if(data.sizeChart !== undefined){
let data23 = data.sizeChart;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.productType === undefined){
(vErrors ??= []).push(fault(instancePath+"/sizeChart","required",{missingProperty: "productType"}));
errors++;
}
for(const key1 in data23){
if(!(key1 === "productType")){
(vErrors ??= []).push(fault(instancePath+"/sizeChart","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data23.productType !== undefined){
let data24 = data23.productType;
if(typeof data24 === "string"){
if(data24.length < 1){
(vErrors ??= []).push(fault(instancePath+"/sizeChart/productType","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sizeChart/productType","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sizeChart","type",{type: "object"}));
errors++;
}
}
if(data.seo !== undefined){
let data25 = data.seo;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/seo","required",{missingProperty: "title"}));
errors++;
}
if(data25.description === undefined){
(vErrors ??= []).push(fault(instancePath+"/seo","required",{missingProperty: "description"}));
errors++;
}
for(const key2 in data25){
if(!((key2 === "title") || (key2 === "description"))){
(vErrors ??= []).push(fault(instancePath+"/seo","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data25.title !== undefined){
let data26 = data25.title;
if(typeof data26 === "string"){
if(data26.length < 1){
(vErrors ??= []).push(fault(instancePath+"/seo/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo/title","type",{type: "string"}));
errors++;
}
}
if(data25.description !== undefined){
let data27 = data25.description;
if(typeof data27 === "string"){
if(data27.length < 1){
(vErrors ??= []).push(fault(instancePath+"/seo/description","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo/description","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo","type",{type: "object"}));
errors++;
}
}
if(data.audience !== undefined){
let data28 = data.audience;
if(typeof data28 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/audience","type",{type: "string"}));
errors++;
}
if(!((((data28 === "men") || (data28 === "women")) || (data28 === "kids")) || (data28 === "unisex"))){
(vErrors ??= []).push(fault(instancePath+"/audience","enum",{allowedValues: constant14}));
errors++;
}
}
if(data.weight !== undefined){
if(!(validateMeasure(data.weight, {instancePath:instancePath+"/weight"}))){
vErrors = vErrors === null ? validateMeasure.errors : vErrors.concat(validateMeasure.errors);
errors = vErrors.length;
}
}
if(data.materials !== undefined){
let data30 = data.materials;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(!(validateMaterialPart(data30[i1], {instancePath:instancePath+"/materials/" + i1}))){
vErrors = vErrors === null ? validateMaterialPart.errors : vErrors.concat(validateMaterialPart.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/materials","type",{type: "array"}));
errors++;
}
}
if(data.gallery !== undefined){
let data32 = data.gallery;
if(Array.isArray(data32)){
if(data32.length < 1){
(vErrors ??= []).push(fault(instancePath+"/gallery","minItems",{limit: 1}));
errors++;
}
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
if(!(validateGalleryItem(data32[i2], {instancePath:instancePath+"/gallery/" + i2}))){
vErrors = vErrors === null ? validateGalleryItem.errors : vErrors.concat(validateGalleryItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/gallery","type",{type: "array"}));
errors++;
}
}
if(data.colors !== undefined){
let data34 = data.colors;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
if(!(validateProductColor(data34[i3], {instancePath:instancePath+"/colors/" + i3}))){
vErrors = vErrors === null ? validateProductColor.errors : vErrors.concat(validateProductColor.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/colors","type",{type: "array"}));
errors++;
}
}
if(data.breadcrumbs !== undefined){
let data36 = data.breadcrumbs;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(!(validateBreadcrumb(data36[i4], {instancePath:instancePath+"/breadcrumbs/" + i4}))){
vErrors = vErrors === null ? validateBreadcrumb.errors : vErrors.concat(validateBreadcrumb.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs","type",{type: "array"}));
errors++;
}
}
if(data.attributes !== undefined){
let data38 = data.attributes;
if(Array.isArray(data38)){
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
if(!(validateProductAttribute(data38[i5], {instancePath:instancePath+"/attributes/" + i5}))){
vErrors = vErrors === null ? validateProductAttribute.errors : vErrors.concat(validateProductAttribute.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/attributes","type",{type: "array"}));
errors++;
}
}
if(data.variants !== undefined){
let data40 = data.variants;
if(Array.isArray(data40)){
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
if(!(validateProductVariant(data40[i6], {instancePath:instancePath+"/variants/" + i6}))){
vErrors = vErrors === null ? validateProductVariant.errors : vErrors.concat(validateProductVariant.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants","type",{type: "array"}));
errors++;
}
}
if(data.details !== undefined){
let data42 = data.details;
if(Array.isArray(data42)){
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
if(!(validateDetailSection(data42[i7], {instancePath:instancePath+"/details/" + i7}))){
vErrors = vErrors === null ? validateDetailSection.errors : vErrors.concat(validateDetailSection.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/details","type",{type: "array"}));
errors++;
}
}
if(data.productJsonLd !== undefined){
if(!(validateProductJsonLd(data.productJsonLd, {instancePath:instancePath+"/productJsonLd"}))){
vErrors = vErrors === null ? validateProductJsonLd.errors : vErrors.concat(validateProductJsonLd.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductDetails.errors = vErrors;
return errors === 0;
}

function validateProductJsonLd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["@context"] === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "@context"}));
errors++;
}
if(data["@type"] === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "@type"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.mpn === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mpn"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.brand === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "brand"}));
errors++;
}
if(data.offers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "offers"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant16, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data["@context"] !== undefined){
if("https://schema.org" !== data["@context"]){
(vErrors ??= []).push(fault(instancePath+"/@context","const",{allowedValue: "https://schema.org"}));
errors++;
}
}
if(data["@type"] !== undefined){
if("Product" !== data["@type"]){
(vErrors ??= []).push(fault(instancePath+"/@type","const",{allowedValue: "Product"}));
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
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.mpn !== undefined){
if(!(validateStyleId(data.mpn, {instancePath:instancePath+"/mpn"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
let data5 = data.sku;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/sku","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sku","type",{type: "string"}));
errors++;
}
}
if(data.color !== undefined){
let data6 = data.color;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/color","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/color","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data7 = data.url;
if(typeof data7 === "string"){
if(!(isLink(data7))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
let data8 = data.image;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!(isMediaUrl(data9))){
(vErrors ??= []).push(fault(instancePath+"/image/" + i0,"format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "array"}));
errors++;
}
}
if(data.brand !== undefined){
let data10 = data.brand;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["@type"] === undefined){
(vErrors ??= []).push(fault(instancePath+"/brand","required",{missingProperty: "@type"}));
errors++;
}
if(data10.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/brand","required",{missingProperty: "name"}));
errors++;
}
for(const key1 in data10){
if(!((key1 === "@type") || (key1 === "name"))){
(vErrors ??= []).push(fault(instancePath+"/brand","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data10["@type"] !== undefined){
if("Brand" !== data10["@type"]){
(vErrors ??= []).push(fault(instancePath+"/brand/@type","const",{allowedValue: "Brand"}));
errors++;
}
}
if(data10.name !== undefined){
let data12 = data10.name;
if(typeof data12 === "string"){
if(data12.length < 1){
(vErrors ??= []).push(fault(instancePath+"/brand/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/brand/name","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/brand","type",{type: "object"}));
errors++;
}
}
if(data.offers !== undefined){
if(!(validateJsonLdOffer(data.offers, {instancePath:instancePath+"/offers"}))){
vErrors = vErrors === null ? validateJsonLdOffer.errors : vErrors.concat(validateJsonLdOffer.errors);
errors = vErrors.length;
}
}
if(data.aggregateRating !== undefined){
let data14 = data.aggregateRating;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14["@type"] === undefined){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating","required",{missingProperty: "@type"}));
errors++;
}
if(data14.ratingValue === undefined){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating","required",{missingProperty: "ratingValue"}));
errors++;
}
if(data14.reviewCount === undefined){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating","required",{missingProperty: "reviewCount"}));
errors++;
}
for(const key2 in data14){
if(!(((key2 === "@type") || (key2 === "ratingValue")) || (key2 === "reviewCount"))){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data14["@type"] !== undefined){
if("AggregateRating" !== data14["@type"]){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/@type","const",{allowedValue: "AggregateRating"}));
errors++;
}
}
if(data14.ratingValue !== undefined){
let data16 = data14.ratingValue;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 5 || isNaN(data16)){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/ratingValue","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/ratingValue","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/ratingValue","type",{type: "number"}));
errors++;
}
}
if(data14.reviewCount !== undefined){
let data17 = data14.reviewCount;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/reviewCount","type",{type: "integer"}));
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push(fault(instancePath+"/aggregateRating/reviewCount","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/aggregateRating","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductJsonLd.errors = vErrors;
return errors === 0;
}

function validateProductSet(data, {instancePath=""}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.tagline === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "tagline"}));
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "description"}));
errors++;
}
if(data.seo === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "seo"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.breadcrumbs === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "breadcrumbs"}));
errors++;
}
if(data.parts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "parts"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant17, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateProductSetId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateProductSetId.errors : vErrors.concat(validateProductSetId.errors);
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
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(!(isLink(data3))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.tagline !== undefined){
let data5 = data.tagline;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/tagline","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tagline","type",{type: "string"}));
errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/description","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.seo !== undefined){
let data7 = data.seo;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/seo","required",{missingProperty: "title"}));
errors++;
}
if(data7.description === undefined){
(vErrors ??= []).push(fault(instancePath+"/seo","required",{missingProperty: "description"}));
errors++;
}
for(const key1 in data7){
if(!((key1 === "title") || (key1 === "description"))){
(vErrors ??= []).push(fault(instancePath+"/seo","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data7.title !== undefined){
let data8 = data7.title;
if(typeof data8 === "string"){
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/seo/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo/title","type",{type: "string"}));
errors++;
}
}
if(data7.description !== undefined){
let data9 = data7.description;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/seo/description","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo/description","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/seo","type",{type: "object"}));
errors++;
}
}
if(data.image !== undefined){
if(!(validatePicture(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateProductSetPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductSetPrice.errors : vErrors.concat(validateProductSetPrice.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.breadcrumbs !== undefined){
let data13 = data.breadcrumbs;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validateBreadcrumb(data13[i0], {instancePath:instancePath+"/breadcrumbs/" + i0}))){
vErrors = vErrors === null ? validateBreadcrumb.errors : vErrors.concat(validateBreadcrumb.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs","type",{type: "array"}));
errors++;
}
}
if(data.parts !== undefined){
let data15 = data.parts;
if(Array.isArray(data15)){
if(data15.length < 2){
(vErrors ??= []).push(fault(instancePath+"/parts","minItems",{limit: 2}));
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validateProductSetPart(data15[i1], {instancePath:instancePath+"/parts/" + i1}))){
vErrors = vErrors === null ? validateProductSetPart.errors : vErrors.concat(validateProductSetPart.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/parts","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSet.errors = vErrors;
return errors === 0;
}

function validateProductSetCard(data, {instancePath=""}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.tagline === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "tagline"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.parts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "parts"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant18, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateProductSetId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateProductSetId.errors : vErrors.concat(validateProductSetId.errors);
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
if(data.slug !== undefined){
let data2 = data.slug;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.tagline !== undefined){
let data4 = data.tagline;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/tagline","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tagline","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
if(!(validatePicture(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateProductSetPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductSetPrice.errors : vErrors.concat(validateProductSetPrice.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.parts !== undefined){
let data8 = data.parts;
if(Array.isArray(data8)){
if(data8.length < 2){
(vErrors ??= []).push(fault(instancePath+"/parts","minItems",{limit: 2}));
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProductSetPartCard(data8[i0], {instancePath:instancePath+"/parts/" + i0}))){
vErrors = vErrors === null ? validateProductSetPartCard.errors : vErrors.concat(validateProductSetPartCard.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/parts","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSetCard.errors = vErrors;
return errors === 0;
}

function validateProductSetId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant1.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^S[0-9]{6}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateProductSetId.errors = vErrors;
return errors === 0;
}

function validateProductSetList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productSets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productSets"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "productSets") || (key0 === "next"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productSets !== undefined){
let data0 = data.productSets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProductSetCard(data0[i0], {instancePath:instancePath+"/productSets/" + i0}))){
vErrors = vErrors === null ? validateProductSetCard.errors : vErrors.concat(validateProductSetCard.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productSets","type",{type: "array"}));
errors++;
}
}
if(data.next !== undefined){
if(!(validateProductSetId(data.next, {instancePath:instancePath+"/next"}))){
vErrors = vErrors === null ? validateProductSetId.errors : vErrors.concat(validateProductSetId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSetList.errors = vErrors;
return errors === 0;
}

function validateProductSetPart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.product === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "product"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "qty") || (key0 === "product"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.product !== undefined){
if(!(validateProductDetails(data.product, {instancePath:instancePath+"/product"}))){
vErrors = vErrors === null ? validateProductDetails.errors : vErrors.concat(validateProductDetails.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSetPart.errors = vErrors;
return errors === 0;
}

function validateProductSetPartCard(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "productId") || (key0 === "masterId")) || (key0 === "name")) || (key0 === "pageUrl")) || (key0 === "qty")) || (key0 === "image")) || (key0 === "price")) || (key0 === "available"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
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
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validatePicture(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateVariantPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateVariantPrice.errors : vErrors.concat(validateVariantPrice.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSetPartCard.errors = vErrors;
return errors === 0;
}

function validateProductSetPrice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "current"}));
errors++;
}
if(data.original === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "original"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "current") || (key0 === "original")) || (key0 === "currency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.current !== undefined){
if(!(validateMoney(data.current, {instancePath:instancePath+"/current"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.original !== undefined){
if(!(validateMoney(data.original, {instancePath:instancePath+"/original"}))){
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
validateProductSetPrice.errors = vErrors;
return errors === 0;
}

function validateProductSetsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productSets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productSets"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "productSets")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productSets !== undefined){
let data0 = data.productSets;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProductSetCard(data0[i0], {instancePath:instancePath+"/productSets/" + i0}))){
vErrors = vErrors === null ? validateProductSetCard.errors : vErrors.concat(validateProductSetCard.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productSets","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductSetsAnswer.errors = vErrors;
return errors === 0;
}

function validateProductVariant(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.upc === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "upc"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.attributes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "attributes"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.productInventoryState === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productInventoryState"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "upc")) || (key0 === "productId")) || (key0 === "attributes")) || (key0 === "price")) || (key0 === "productInventoryState"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateSku(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.upc !== undefined){
let data1 = data.upc;
if(typeof data1 === "string"){
if(!constant19.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/upc","pattern",{pattern: "^[0-9]{12,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/upc","type",{type: "string"}));
errors++;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined){
if(!(validateVariantAttributes(data.attributes, {instancePath:instancePath+"/attributes"}))){
vErrors = vErrors === null ? validateVariantAttributes.errors : vErrors.concat(validateVariantAttributes.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateVariantPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateVariantPrice.errors : vErrors.concat(validateVariantPrice.errors);
errors = vErrors.length;
}
}
if(data.productInventoryState !== undefined){
if(!(validateProductInventoryState(data.productInventoryState, {instancePath:instancePath+"/productInventoryState"}))){
vErrors = vErrors === null ? validateProductInventoryState.errors : vErrors.concat(validateProductInventoryState.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductVariant.errors = vErrors;
return errors === 0;
}

function validateRecommendedPrice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lowCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lowCurrent"}));
errors++;
}
if(data.highCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highCurrent"}));
errors++;
}
if(data.lowOriginal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lowOriginal"}));
errors++;
}
if(data.highOriginal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highOriginal"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "lowCurrent") || (key0 === "highCurrent")) || (key0 === "lowOriginal")) || (key0 === "highOriginal")) || (key0 === "currency")) || (key0 === "historicBestPrice")) || (key0 === "previousBestSalesPrice")) || (key0 === "percentagePriceDiscount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.lowCurrent !== undefined){
if(!(validateMoney(data.lowCurrent, {instancePath:instancePath+"/lowCurrent"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highCurrent !== undefined){
if(!(validateMoney(data.highCurrent, {instancePath:instancePath+"/highCurrent"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.lowOriginal !== undefined){
if(!(validateMoney(data.lowOriginal, {instancePath:instancePath+"/lowOriginal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highOriginal !== undefined){
if(!(validateMoney(data.highOriginal, {instancePath:instancePath+"/highOriginal"}))){
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
if(data.historicBestPrice !== undefined){
if(!(validateMoney(data.historicBestPrice, {instancePath:instancePath+"/historicBestPrice"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.previousBestSalesPrice !== undefined){
if(!(validateMoney(data.previousBestSalesPrice, {instancePath:instancePath+"/previousBestSalesPrice"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.percentagePriceDiscount !== undefined){
let data7 = data.percentagePriceDiscount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRecommendedPrice.errors = vErrors;
return errors === 0;
}

function validateRecommendedProduct(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.itemGroupId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemGroupId"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.recToken === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recToken"}));
errors++;
}
if(data.recommendationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recommendationId"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant20, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.itemGroupId !== undefined){
if(!(validateStyleId(data.itemGroupId, {instancePath:instancePath+"/itemGroupId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/kind","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
let data5 = data.image;
if(typeof data5 === "string"){
if(!(isMediaUrl(data5))){
(vErrors ??= []).push(fault(instancePath+"/image","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateRecommendedPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateRecommendedPrice.errors : vErrors.concat(validateRecommendedPrice.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.recToken !== undefined){
let data8 = data.recToken;
if(typeof data8 === "string"){
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recToken","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recToken","type",{type: "string"}));
errors++;
}
}
if(data.recommendationId !== undefined){
let data9 = data.recommendationId;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recommendationId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recommendationId","type",{type: "string"}));
errors++;
}
}
if(data.review_average !== undefined){
let data10 = data.review_average;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/review_average","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/review_average","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/review_average","type",{type: "number"}));
errors++;
}
}
if(data.review_count !== undefined){
let data11 = data.review_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/review_count","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/review_count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRecommendedProduct.errors = vErrors;
return errors === 0;
}

function validateSearchProductsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "query"}));
errors++;
}
if(data.understood === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "understood"}));
errors++;
}
if(data.omitted === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "omitted"}));
errors++;
}
if(data.articles === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "articles"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.start === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "start"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
if(data.breadcrumbs === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "breadcrumbs"}));
errors++;
}
if(data.products === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "products"}));
errors++;
}
if(data.facets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "facets"}));
errors++;
}
if(data.sorts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sorts"}));
errors++;
}
for(const key0 in data){
if(!(constant15.call(constant21, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/query","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/query","type",{type: "string"}));
errors++;
}
}
if(data.correction !== undefined){
if(!(validateCorrection(data.correction, {instancePath:instancePath+"/correction"}))){
vErrors = vErrors === null ? validateCorrection.errors : vErrors.concat(validateCorrection.errors);
errors = vErrors.length;
}
}
if(data.redirectUrl !== undefined){
if(!(validateInShopPath(data.redirectUrl, {instancePath:instancePath+"/redirectUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.understood !== undefined){
let data3 = data.understood;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateUnderstoodPart(data3[i0], {instancePath:instancePath+"/understood/" + i0}))){
vErrors = vErrors === null ? validateUnderstoodPart.errors : vErrors.concat(validateUnderstoodPart.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/understood","type",{type: "array"}));
errors++;
}
}
if(data.omitted !== undefined){
let data5 = data.omitted;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/omitted/" + i1,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/omitted/" + i1,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/omitted","type",{type: "array"}));
errors++;
}
}
if(data.articles !== undefined){
let data7 = data.articles;
if(Array.isArray(data7)){
if(data7.length > 6){
(vErrors ??= []).push(fault(instancePath+"/articles","maxItems",{limit: 6}));
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validateArticleLink(data7[i2], {instancePath:instancePath+"/articles/" + i2}))){
vErrors = vErrors === null ? validateArticleLink.errors : vErrors.concat(validateArticleLink.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/articles","type",{type: "array"}));
errors++;
}
}
if(data.total !== undefined){
let data9 = data.total;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.start !== undefined){
let data10 = data.start;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(fault(instancePath+"/start","type",{type: "integer"}));
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.count !== undefined){
let data11 = data.count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.category !== undefined){
if(!(validateCategory(data.category, {instancePath:instancePath+"/category"}))){
vErrors = vErrors === null ? validateCategory.errors : vErrors.concat(validateCategory.errors);
errors = vErrors.length;
}
}
if(data.breadcrumbs !== undefined){
let data13 = data.breadcrumbs;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validateBreadcrumb(data13[i3], {instancePath:instancePath+"/breadcrumbs/" + i3}))){
vErrors = vErrors === null ? validateBreadcrumb.errors : vErrors.concat(validateBreadcrumb.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs","type",{type: "array"}));
errors++;
}
}
if(data.products !== undefined){
let data15 = data.products;
if(Array.isArray(data15)){
if(data15.length > 48){
(vErrors ??= []).push(fault(instancePath+"/products","maxItems",{limit: 48}));
errors++;
}
const len4 = data15.length;
for(let i4=0; i4<len4; i4++){
if(!(validateProductCard(data15[i4], {instancePath:instancePath+"/products/" + i4}))){
vErrors = vErrors === null ? validateProductCard.errors : vErrors.concat(validateProductCard.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products","type",{type: "array"}));
errors++;
}
}
if(data.facets !== undefined){
let data17 = data.facets;
if(Array.isArray(data17)){
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
if(!(validateListingFacet(data17[i5], {instancePath:instancePath+"/facets/" + i5}))){
vErrors = vErrors === null ? validateListingFacet.errors : vErrors.concat(validateListingFacet.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/facets","type",{type: "array"}));
errors++;
}
}
if(data.sorts !== undefined){
let data19 = data.sorts;
if(Array.isArray(data19)){
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(!(validateSort(data19[i6], {instancePath:instancePath+"/sorts/" + i6}))){
vErrors = vErrors === null ? validateSort.errors : vErrors.concat(validateSort.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sorts","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSearchProductsAnswer.errors = vErrors;
return errors === 0;
}

function validateSort(data, {instancePath=""}={}){
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
if(data.selected === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "selected"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "selected"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateSortId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateSortId.errors : vErrors.concat(validateSortId.errors);
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
if(data.selected !== undefined){
if(typeof data.selected !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/selected","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSort.errors = vErrors;
return errors === 0;
}

function validateSortId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "bestMatches") || (data === "newest")) || (data === "priceLowToHigh")) || (data === "priceHighToLow")) || (data === "topRated"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant2}));
errors++;
}
validateSortId.errors = vErrors;
return errors === 0;
}

function validateSuggestedArticle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
if(data.typed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "typed"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "kind")) || (key0 === "title")) || (key0 === "typed")) || (key0 === "url"))){
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
if(!((data1 === "help") || (data1 === "journal"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.typed !== undefined){
if(!(validateTypedRanges(data.typed, {instancePath:instancePath+"/typed"}))){
vErrors = vErrors === null ? validateTypedRanges.errors : vErrors.concat(validateTypedRanges.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSuggestedArticle.errors = vErrors;
return errors === 0;
}

function validateSuggestedCategory(data, {instancePath=""}={}){
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
if(data.typed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "typed"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "typed")) || (key0 === "parent")) || (key0 === "url"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateCategoryId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateCategoryId.errors : vErrors.concat(validateCategoryId.errors);
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
if(data.typed !== undefined){
if(!(validateTypedRanges(data.typed, {instancePath:instancePath+"/typed"}))){
vErrors = vErrors === null ? validateTypedRanges.errors : vErrors.concat(validateTypedRanges.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined){
let data3 = data.parent;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/parent","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/parent","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
if(!(validateInShopPath(data.url, {instancePath:instancePath+"/url"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSuggestedCategory.errors = vErrors;
return errors === 0;
}

function validateSuggestedProduct(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.typed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "typed"}));
errors++;
}
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "masterId")) || (key0 === "name")) || (key0 === "typed")) || (key0 === "kind")) || (key0 === "pageUrl")) || (key0 === "image")) || (key0 === "price"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateProductId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
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
if(data.typed !== undefined){
if(!(validateTypedRanges(data.typed, {instancePath:instancePath+"/typed"}))){
vErrors = vErrors === null ? validateTypedRanges.errors : vErrors.concat(validateTypedRanges.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/kind","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validatePicture(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateProductPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductPrice.errors : vErrors.concat(validateProductPrice.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSuggestedProduct.errors = vErrors;
return errors === 0;
}

function validateSuggestedScope(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.typed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "typed"}));
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "category"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "typed")) || (key0 === "category"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.typed !== undefined){
if(!(validateTypedRanges(data.typed, {instancePath:instancePath+"/typed"}))){
vErrors = vErrors === null ? validateTypedRanges.errors : vErrors.concat(validateTypedRanges.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
if(!(validateCategoryLink(data.category, {instancePath:instancePath+"/category"}))){
vErrors = vErrors === null ? validateCategoryLink.errors : vErrors.concat(validateCategoryLink.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSuggestedScope.errors = vErrors;
return errors === 0;
}

function validateSuggestedTerm(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.typed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "typed"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "typed")) || (key0 === "redirectUrl"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.typed !== undefined){
if(!(validateTypedRanges(data.typed, {instancePath:instancePath+"/typed"}))){
vErrors = vErrors === null ? validateTypedRanges.errors : vErrors.concat(validateTypedRanges.errors);
errors = vErrors.length;
}
}
if(data.redirectUrl !== undefined){
if(!(validateInShopPath(data.redirectUrl, {instancePath:instancePath+"/redirectUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSuggestedTerm.errors = vErrors;
return errors === 0;
}

function validateTypedRanges(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.start === undefined){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"required",{missingProperty: "start"}));
errors++;
}
if(data0.end === undefined){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"required",{missingProperty: "end"}));
errors++;
}
for(const key0 in data0){
if(!((key0 === "start") || (key0 === "end"))){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data0.start !== undefined){
let data1 = data0.start;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/" + i0+"/start","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/" + i0+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data0.end !== undefined){
let data2 = data0.end;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/" + i0+"/end","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/" + i0+"/end","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validateTypedRanges.errors = vErrors;
return errors === 0;
}

function validateUnderstoodPart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.words === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "words"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.filters === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "filters"}));
errors++;
}
if(data.relaxed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "relaxed"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "words")) || (key0 === "label")) || (key0 === "filters")) || (key0 === "queryWithout")) || (key0 === "relaxed"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
if(!(((((((data0 === "category") || (data0 === "gender")) || (data0 === "kind")) || (data0 === "size")) || (data0 === "color")) || (data0 === "price")) || (data0 === "feature"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant22}));
errors++;
}
}
if(data.words !== undefined){
let data1 = data.words;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/words","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/words","type",{type: "string"}));
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/label","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.filters !== undefined){
let data3 = data.filters;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!constant0.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"pattern",{pattern: "^[A-Za-z][A-Za-z0-9_.]*=.+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filters","type",{type: "array"}));
errors++;
}
}
if(data.queryWithout !== undefined){
let data5 = data.queryWithout;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/queryWithout","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/queryWithout","type",{type: "string"}));
errors++;
}
}
if(data.relaxed !== undefined){
if(typeof data.relaxed !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/relaxed","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUnderstoodPart.errors = vErrors;
return errors === 0;
}

function validateVariantInventory(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inStock === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "inStock"}));
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "quantity"}));
errors++;
}
if(data.stockStatus === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "stockStatus"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "inStock") || (key0 === "quantity")) || (key0 === "stockStatus"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.inStock !== undefined){
if(typeof data.inStock !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/inStock","type",{type: "boolean"}));
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/quantity","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/quantity","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.stockStatus !== undefined){
let data2 = data.stockStatus;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/stockStatus","type",{type: "string"}));
errors++;
}
if(!((data2 === "IN_STOCK") || (data2 === "OUT_OF_STOCK"))){
(vErrors ??= []).push(fault(instancePath+"/stockStatus","enum",{allowedValues: constant23}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVariantInventory.errors = vErrors;
return errors === 0;
}

function validateVariantPrice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "current"}));
errors++;
}
if(data.original === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "original"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "current") || (key0 === "original"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.current !== undefined){
if(!(validateMoney(data.current, {instancePath:instancePath+"/current"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.original !== undefined){
if(!(validateMoney(data.original, {instancePath:instancePath+"/original"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVariantPrice.errors = vErrors;
return errors === 0;
}

function validateWidgetId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "similar") || (data === "alsoBought")) || (data === "recentlyViewed"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant3}));
errors++;
}
validateWidgetId.errors = vErrors;
return errors === 0;
}

function validateWidgetRecommendationsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.widgetId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "widgetId"}));
errors++;
}
if(data.recommendationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recommendationId"}));
errors++;
}
if(data.products === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "products"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "widgetId") || (key0 === "recommendationId")) || (key0 === "products"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.widgetId !== undefined){
if(!(validateWidgetId(data.widgetId, {instancePath:instancePath+"/widgetId"}))){
vErrors = vErrors === null ? validateWidgetId.errors : vErrors.concat(validateWidgetId.errors);
errors = vErrors.length;
}
}
if(data.recommendationId !== undefined){
let data1 = data.recommendationId;
if(typeof data1 === "string"){
if(!constant24.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/recommendationId","pattern",{pattern: "^[A-Za-z]+-[A-Z0-9]{8}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recommendationId","type",{type: "string"}));
errors++;
}
}
if(data.products !== undefined){
let data2 = data.products;
if(Array.isArray(data2)){
if(data2.length > 24){
(vErrors ??= []).push(fault(instancePath+"/products","maxItems",{limit: 24}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateRecommendedProduct(data2[i0], {instancePath:instancePath+"/products/" + i0}))){
vErrors = vErrors === null ? validateRecommendedProduct.errors : vErrors.concat(validateRecommendedProduct.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateWidgetRecommendationsAnswer.errors = vErrors;
return errors === 0;
}

export {
  coerceAutoSuggestQuery as autoSuggestQuery,
  coerceAutoSuggestQuery,
  coerceGetCatalogQuery as getCatalogQuery,
  coerceGetCatalogQuery,
  coerceGetProductSetParams as getProductSetParams,
  coerceGetProductSetParams,
  coerceGetWidgetRecommendationsQuery as getWidgetRecommendationsQuery,
  coerceGetWidgetRecommendationsQuery,
  coerceListProductSetsQuery as listProductSetsQuery,
  coerceListProductSetsQuery,
  coerceProductSetId,
  coerceSearchProductsQuery as searchProductsQuery,
  coerceSearchProductsQuery,
  coerceSortId,
  coerceWidgetId,
  validateArticleLink,
  validateAttributeOption,
  validateAutoSuggestAnswer as autoSuggest200,
  validateAutoSuggestAnswer,
  validateAvailabilityAnswer as getAvailability200,
  validateAvailabilityAnswer,
  validateAvailabilityRequest as getAvailabilityBody,
  validateAvailabilityRequest,
  validateBreadcrumb,
  validateCatalogAnswer as getCatalog200,
  validateCatalogAnswer,
  validateCategory,
  validateCategoryId,
  validateCategoryLink,
  validateCorrection,
  validateCustomAmount,
  validateDetailSection,
  validateFacetValue,
  validateGalleryItem,
  validateGalleryModel,
  validateInventoryAnswer as getInventory200,
  validateInventoryAnswer,
  validateJsonLdOffer,
  validateListingFacet,
  validateMaterialPart,
  validateMeasure,
  validateOfferReturns,
  validateOfferShipping,
  validateOffers,
  validateProductAttribute,
  validateProductColor,
  validateProductDetails as getProductDetails200,
  validateProductDetails,
  validateProductJsonLd,
  validateProductSet as getProductSet200,
  validateProductSet,
  validateProductSetCard,
  validateProductSetId,
  validateProductSetList as listProductSets200,
  validateProductSetList,
  validateProductSetPart,
  validateProductSetPartCard,
  validateProductSetPrice,
  validateProductSetsAnswer as getProductSets200,
  validateProductSetsAnswer,
  validateProductVariant,
  validateRecommendedPrice,
  validateRecommendedProduct,
  validateSearchProductsAnswer as searchProducts200,
  validateSearchProductsAnswer,
  validateSort,
  validateSortId,
  validateSuggestedArticle,
  validateSuggestedCategory,
  validateSuggestedProduct,
  validateSuggestedScope,
  validateSuggestedTerm,
  validateTypedRanges,
  validateUnderstoodPart,
  validateVariantInventory,
  validateVariantPrice,
  validateWidgetId,
  validateWidgetRecommendationsAnswer as getWidgetRecommendations200,
  validateWidgetRecommendationsAnswer,
};
export {
  coerceHeaders_d1e47cfd as autoSuggestHeaders,
  coerceHeaders_d1e47cfd as getAvailabilityHeaders,
  coerceHeaders_d1e47cfd as getCatalogHeaders,
  coerceHeaders_d1e47cfd as getInventoryHeaders,
  coerceHeaders_d1e47cfd as getProductDetailsHeaders,
  coerceHeaders_d1e47cfd as getProductSetHeaders,
  coerceHeaders_d1e47cfd as getProductSetsHeaders,
  coerceHeaders_d1e47cfd as getWidgetRecommendationsHeaders,
  coerceHeaders_d1e47cfd as listProductSetsHeaders,
  coerceHeaders_d1e47cfd as searchProductsHeaders,
  coerceParams_1049053c as getAvailabilityParams,
  coerceParams_1049053c as getInventoryParams,
  coerceParams_1049053c as getProductDetailsParams,
  coerceParams_1049053c as getProductSetsParams,
  coerceQuery_a303e847 as getAvailabilityQuery,
  coerceQuery_a303e847 as getInventoryQuery,
  coerceQuery_a303e847 as getProductDetailsQuery,
  coerceQuery_a303e847 as getProductSetQuery,
  coerceQuery_a303e847 as getProductSetsQuery,
  validateErrorAnswer as autoSuggest400,
  validateErrorAnswer as autoSuggest401,
  validateErrorAnswer as autoSuggest429,
  validateErrorAnswer as autoSuggest500,
  validateErrorAnswer as getAvailability400,
  validateErrorAnswer as getAvailability401,
  validateErrorAnswer as getAvailability404,
  validateErrorAnswer as getAvailability429,
  validateErrorAnswer as getAvailability500,
  validateErrorAnswer as getCatalog400,
  validateErrorAnswer as getCatalog401,
  validateErrorAnswer as getCatalog404,
  validateErrorAnswer as getCatalog429,
  validateErrorAnswer as getCatalog500,
  validateErrorAnswer as getInventory400,
  validateErrorAnswer as getInventory401,
  validateErrorAnswer as getInventory404,
  validateErrorAnswer as getInventory429,
  validateErrorAnswer as getInventory500,
  validateErrorAnswer as getProductDetails400,
  validateErrorAnswer as getProductDetails401,
  validateErrorAnswer as getProductDetails404,
  validateErrorAnswer as getProductDetails429,
  validateErrorAnswer as getProductDetails500,
  validateErrorAnswer as getProductSet400,
  validateErrorAnswer as getProductSet401,
  validateErrorAnswer as getProductSet404,
  validateErrorAnswer as getProductSet429,
  validateErrorAnswer as getProductSet500,
  validateErrorAnswer as getProductSets400,
  validateErrorAnswer as getProductSets401,
  validateErrorAnswer as getProductSets404,
  validateErrorAnswer as getProductSets429,
  validateErrorAnswer as getProductSets500,
  validateErrorAnswer as getWidgetRecommendations400,
  validateErrorAnswer as getWidgetRecommendations401,
  validateErrorAnswer as getWidgetRecommendations429,
  validateErrorAnswer as getWidgetRecommendations500,
  validateErrorAnswer as listProductSets400,
  validateErrorAnswer as listProductSets401,
  validateErrorAnswer as listProductSets429,
  validateErrorAnswer as listProductSets500,
  validateErrorAnswer as searchProducts400,
  validateErrorAnswer as searchProducts401,
  validateErrorAnswer as searchProducts429,
  validateErrorAnswer as searchProducts500,
} from './shared.js';
