// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime, isEmail, isLink, isMediaUrl } from '../../validator-runtime.js';

import { coerceWireLocale, validateChosenOption, validateGiftCardAmount, validateGiftOption, validateItemId, validateMoney, validateProductCard, validateProductId, validateProductPrice, validateQuantity, validateSaveForLaterId, validateSku } from './shared.js';

const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = ["newest","oldest","priceAscending","priceDescending","name"];
const constant2 = new RegExp("^[0-9a-f]{32}$", "u");
const constant3 = {"id":true,"itemId":true,"itemType":true,"qty":true,"addedAt":true,"available":true,"product":true,"priceWhenAdded":true,"availableWhenAdded":true};
const constant4 = ["product"];
const constant5 = Object.prototype.hasOwnProperty;
const constant6 = {"itemId":true,"sku":true,"productId":true,"name":true,"color":true,"size":true,"fitType":true,"qty":true,"pageUrl":true,"productImageURL":true,"price":true,"priceWhenSaved":true,"available":true,"availableQty":true,"giftOption":true,"giftCardAmount":true};

function coerceFavoriteId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
coerceFavoriteId.errors = vErrors;
return errors === 0;
}

function coerceFavoriteSort(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(((((data === "newest") || (data === "oldest")) || (data === "priceAscending")) || (data === "priceDescending")) || (data === "name"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant1}));
errors++;
}
coerceFavoriteSort.errors = vErrors;
return errors === 0;
}

function coerceGetFavoritesQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
data.start = 0;
}
if(data.count === undefined){
data.count = 24;
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
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/start","maximum",{comparison: "<=", limit: 10000}));
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
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(data.favoriteId !== undefined){
if(!(coerceFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId",parentData:data,parentDataProperty:"favoriteId"}))){
vErrors = vErrors === null ? coerceFavoriteId.errors : vErrors.concat(coerceFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
if(!(coerceFavoriteSort(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort"}))){
vErrors = vErrors === null ? coerceFavoriteSort.errors : vErrors.concat(coerceFavoriteSort.errors);
errors = vErrors.length;
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
coerceGetFavoritesQuery.errors = vErrors;
return errors === 0;
}

function coerceGetSharedFavoritesParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.favoriteId !== undefined){
if(!(coerceShareToken(data.favoriteId, {instancePath:instancePath+"/favoriteId",parentData:data,parentDataProperty:"favoriteId"}))){
vErrors = vErrors === null ? coerceShareToken.errors : vErrors.concat(coerceShareToken.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetSharedFavoritesParams.errors = vErrors;
return errors === 0;
}

function coerceQuery_8c9fe266(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
data.start = 0;
}
if(data.count === undefined){
data.count = 24;
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
if(data0 > 10000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/start","maximum",{comparison: "<=", limit: 10000}));
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
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 100}));
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
coerceQuery_8c9fe266.errors = vErrors;
return errors === 0;
}

function coerceRemoveFavoriteParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.favoriteId !== undefined){
if(!(coerceFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId",parentData:data,parentDataProperty:"favoriteId"}))){
vErrors = vErrors === null ? coerceFavoriteId.errors : vErrors.concat(coerceFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
let data1 = data.itemId;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["itemId"] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceRemoveFavoriteParams.errors = vErrors;
return errors === 0;
}

function coerceShareFavoritesParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.favoriteId !== undefined){
if(!(coerceFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId",parentData:data,parentDataProperty:"favoriteId"}))){
vErrors = vErrors === null ? coerceFavoriteId.errors : vErrors.concat(coerceFavoriteId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceShareFavoritesParams.errors = vErrors;
return errors === 0;
}

function coerceShareToken(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!constant2.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[0-9a-f]{32}$"}));
errors++;
}
}
coerceShareToken.errors = vErrors;
return errors === 0;
}

function validateFavoriteId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateFavoriteId.errors = vErrors;
return errors === 0;
}

function validateFavoriteItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.itemType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemType"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.addedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addedAt"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
for(const key0 in data){
if(!(constant5.call(constant3, key0))){
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
if(data.itemId !== undefined){
let data1 = data.itemId;
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
errors++;
}
}
if(data.itemType !== undefined){
let data2 = data.itemType;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/itemType","type",{type: "string"}));
errors++;
}
if(!(data2 === "product")){
(vErrors ??= []).push(fault(instancePath+"/itemType","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.addedAt !== undefined){
let data4 = data.addedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/addedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addedAt","type",{type: "string"}));
errors++;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.product !== undefined){
if(!(validateProductCard(data.product, {instancePath:instancePath+"/product"}))){
vErrors = vErrors === null ? validateProductCard.errors : vErrors.concat(validateProductCard.errors);
errors = vErrors.length;
}
}
if(data.priceWhenAdded !== undefined){
if(!(validateMoney(data.priceWhenAdded, {instancePath:instancePath+"/priceWhenAdded"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.availableWhenAdded !== undefined){
if(typeof data.availableWhenAdded !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/availableWhenAdded","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteItem.errors = vErrors;
return errors === 0;
}

function validateFavoriteLink(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isShared === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isShared"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "isShared") || (key0 === "shareToken"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.isShared !== undefined){
if(typeof data.isShared !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isShared","type",{type: "boolean"}));
errors++;
}
}
if(data.shareToken !== undefined){
if(!(validateShareToken(data.shareToken, {instancePath:instancePath+"/shareToken"}))){
vErrors = vErrors === null ? validateShareToken.errors : vErrors.concat(validateShareToken.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteLink.errors = vErrors;
return errors === 0;
}

function validateFavoriteList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.productIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productIds"}));
errors++;
}
if(data.isShared === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isShared"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "favoriteId") || (key0 === "name")) || (key0 === "total")) || (key0 === "productIds")) || (key0 === "isShared")) || (key0 === "shareToken"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.favoriteId !== undefined){
if(!(validateFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId"}))){
vErrors = vErrors === null ? validateFavoriteId.errors : vErrors.concat(validateFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validateListName(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validateListName.errors : vErrors.concat(validateListName.errors);
errors = vErrors.length;
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
if(data.productIds !== undefined){
let data3 = data.productIds;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateProductId(data3[i0], {instancePath:instancePath+"/productIds/" + i0}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productIds","type",{type: "array"}));
errors++;
}
}
if(data.isShared !== undefined){
if(typeof data.isShared !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isShared","type",{type: "boolean"}));
errors++;
}
}
if(data.shareToken !== undefined){
if(!(validateShareToken(data.shareToken, {instancePath:instancePath+"/shareToken"}))){
vErrors = vErrors === null ? validateShareToken.errors : vErrors.concat(validateShareToken.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteList.errors = vErrors;
return errors === 0;
}

function validateFavoriteReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.favoriteId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "favoriteId"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "favoriteId") || (key0 === "itemId")) || (key0 === "total"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.favoriteId !== undefined){
if(!(validateFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId"}))){
vErrors = vErrors === null ? validateFavoriteId.errors : vErrors.concat(validateFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
let data1 = data.itemId;
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
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
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteReference.errors = vErrors;
return errors === 0;
}

function validateFavoriteSharing(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isShared === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isShared"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "isShared") || (key0 === "recipients")) || (key0 === "message"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.isShared !== undefined){
if(typeof data.isShared !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isShared","type",{type: "boolean"}));
errors++;
}
}
if(data.recipients !== undefined){
let data1 = data.recipients;
if(Array.isArray(data1)){
if(data1.length > 5){
(vErrors ??= []).push(fault(instancePath+"/recipients","maxItems",{limit: 5}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipients/" + i0,"maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data2))){
(vErrors ??= []).push(fault(instancePath+"/recipients/" + i0,"format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipients/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipients","type",{type: "array"}));
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(data3.length > 500){
(vErrors ??= []).push(fault(instancePath+"/message","maxLength",{limit: 500}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavoriteSharing.errors = vErrors;
return errors === 0;
}

function validateFavorites(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
if(data.lists === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lists"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "favoriteId") || (key0 === "total")) || (key0 === "items")) || (key0 === "lists"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.favoriteId !== undefined){
if(!(validateFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId"}))){
vErrors = vErrors === null ? validateFavoriteId.errors : vErrors.concat(validateFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateFavoriteItem(data2[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateFavoriteItem.errors : vErrors.concat(validateFavoriteItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.lists !== undefined){
let data4 = data.lists;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validateFavoriteList(data4[i1], {instancePath:instancePath+"/lists/" + i1}))){
vErrors = vErrors === null ? validateFavoriteList.errors : vErrors.concat(validateFavoriteList.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/lists","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFavorites.errors = vErrors;
return errors === 0;
}

function validateListName(data, {instancePath=""}={}){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateListName.errors = vErrors;
return errors === 0;
}

function validateNewFavorite(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "qty")) || (key0 === "itemType")) || (key0 === "favoriteId")) || (key0 === "listName"))){
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
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.itemType !== undefined){
let data2 = data.itemType;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/itemType","type",{type: "string"}));
errors++;
}
if(!(data2 === "product")){
(vErrors ??= []).push(fault(instancePath+"/itemType","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.favoriteId !== undefined){
if(!(validateFavoriteId(data.favoriteId, {instancePath:instancePath+"/favoriteId"}))){
vErrors = vErrors === null ? validateFavoriteId.errors : vErrors.concat(validateFavoriteId.errors);
errors = vErrors.length;
}
}
if(data.listName !== undefined){
if(!(validateListName(data.listName, {instancePath:instancePath+"/listName"}))){
vErrors = vErrors === null ? validateListName.errors : vErrors.concat(validateListName.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateNewFavorite.errors = vErrors;
return errors === 0;
}

function validateSaveForLaterAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saveForLater === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "saveForLater"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "saveForLater")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.saveForLater !== undefined){
let data0 = data.saveForLater;
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push(fault(instancePath+"/saveForLater","maxItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSavedItems(data0[i0], {instancePath:instancePath+"/saveForLater/" + i0}))){
vErrors = vErrors === null ? validateSavedItems.errors : vErrors.concat(validateSavedItems.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/saveForLater","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSaveForLaterAnswer.errors = vErrors;
return errors === 0;
}

function validateSavedItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.available === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "available"}));
errors++;
}
if(data.availableQty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "availableQty"}));
errors++;
}
if(data.productImageURL === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productImageURL"}));
errors++;
}
for(const key0 in data){
if(!(constant5.call(constant6, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
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
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.fitType !== undefined){
if(!(validateChosenOption(data.fitType, {instancePath:instancePath+"/fitType"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.pageUrl !== undefined){
let data8 = data.pageUrl;
if(typeof data8 === "string"){
if(!(isLink(data8))){
(vErrors ??= []).push(fault(instancePath+"/pageUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pageUrl","type",{type: "string"}));
errors++;
}
}
if(data.productImageURL !== undefined){
let data9 = data.productImageURL;
if(typeof data9 === "string"){
if(!(isMediaUrl(data9))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateProductPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductPrice.errors : vErrors.concat(validateProductPrice.errors);
errors = vErrors.length;
}
}
if(data.priceWhenSaved !== undefined){
if(!(validateMoney(data.priceWhenSaved, {instancePath:instancePath+"/priceWhenSaved"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.available !== undefined){
if(typeof data.available !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/available","type",{type: "boolean"}));
errors++;
}
}
if(data.availableQty !== undefined){
let data13 = data.availableQty;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push(fault(instancePath+"/availableQty","type",{type: "integer"}));
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push(fault(instancePath+"/availableQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSavedItem.errors = vErrors;
return errors === 0;
}

function validateSavedItems(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saveForLaterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "saveForLaterId"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "saveForLaterId") || (key0 === "count")) || (key0 === "items"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.saveForLaterId !== undefined){
if(!(validateSaveForLaterId(data.saveForLaterId, {instancePath:instancePath+"/saveForLaterId"}))){
vErrors = vErrors === null ? validateSaveForLaterId.errors : vErrors.concat(validateSaveForLaterId.errors);
errors = vErrors.length;
}
}
if(data.count !== undefined){
let data1 = data.count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateSavedItem(data2[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateSavedItem.errors : vErrors.concat(validateSavedItem.errors);
errors = vErrors.length;
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
validateSavedItems.errors = vErrors;
return errors === 0;
}

function validateShareToken(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant2.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[0-9a-f]{32}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateShareToken.errors = vErrors;
return errors === 0;
}

function validateSharedFavorites(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "total")) || (key0 === "items"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if(!(validateListName(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validateListName.errors : vErrors.concat(validateListName.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/total","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateFavoriteItem(data2[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateFavoriteItem.errors : vErrors.concat(validateFavoriteItem.errors);
errors = vErrors.length;
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
validateSharedFavorites.errors = vErrors;
return errors === 0;
}

export {
  coerceHeaders_d1e47cfd as addFavoriteHeaders,
  coerceHeaders_d1e47cfd as getFavoritesHeaders,
  coerceHeaders_d1e47cfd as getSaveForLaterHeaders,
  coerceHeaders_d1e47cfd as getSharedFavoritesHeaders,
  coerceHeaders_d1e47cfd as removeFavoriteHeaders,
  coerceHeaders_d1e47cfd as shareFavoritesHeaders,
  coerceQuery_a303e847 as addFavoriteQuery,
  coerceQuery_a303e847 as removeFavoriteQuery,
  coerceQuery_a303e847 as shareFavoritesQuery,
  validateErrorAnswer as addFavorite400,
  validateErrorAnswer as addFavorite401,
  validateErrorAnswer as addFavorite403,
  validateErrorAnswer as addFavorite404,
  validateErrorAnswer as addFavorite409,
  validateErrorAnswer as addFavorite429,
  validateErrorAnswer as addFavorite500,
  validateErrorAnswer as getFavorites400,
  validateErrorAnswer as getFavorites401,
  validateErrorAnswer as getFavorites403,
  validateErrorAnswer as getFavorites404,
  validateErrorAnswer as getFavorites429,
  validateErrorAnswer as getFavorites500,
  validateErrorAnswer as getSaveForLater400,
  validateErrorAnswer as getSaveForLater401,
  validateErrorAnswer as getSaveForLater403,
  validateErrorAnswer as getSaveForLater429,
  validateErrorAnswer as getSaveForLater500,
  validateErrorAnswer as getSharedFavorites400,
  validateErrorAnswer as getSharedFavorites401,
  validateErrorAnswer as getSharedFavorites404,
  validateErrorAnswer as getSharedFavorites429,
  validateErrorAnswer as getSharedFavorites500,
  validateErrorAnswer as removeFavorite400,
  validateErrorAnswer as removeFavorite401,
  validateErrorAnswer as removeFavorite403,
  validateErrorAnswer as removeFavorite404,
  validateErrorAnswer as removeFavorite429,
  validateErrorAnswer as removeFavorite500,
  validateErrorAnswer as shareFavorites400,
  validateErrorAnswer as shareFavorites401,
  validateErrorAnswer as shareFavorites403,
  validateErrorAnswer as shareFavorites404,
  validateErrorAnswer as shareFavorites429,
  validateErrorAnswer as shareFavorites500,
} from './shared.js';
export {
  coerceFavoriteId,
  coerceFavoriteSort,
  coerceGetFavoritesQuery as getFavoritesQuery,
  coerceGetFavoritesQuery,
  coerceGetSharedFavoritesParams as getSharedFavoritesParams,
  coerceGetSharedFavoritesParams,
  coerceQuery_8c9fe266 as getSaveForLaterQuery,
  coerceQuery_8c9fe266 as getSharedFavoritesQuery,
  coerceQuery_8c9fe266,
  coerceRemoveFavoriteParams as removeFavoriteParams,
  coerceRemoveFavoriteParams,
  coerceShareFavoritesParams as shareFavoritesParams,
  coerceShareFavoritesParams,
  coerceShareToken,
  validateFavoriteId,
  validateFavoriteItem,
  validateFavoriteLink as shareFavorites200,
  validateFavoriteLink,
  validateFavoriteList,
  validateFavoriteReference as addFavorite201,
  validateFavoriteReference,
  validateFavoriteSharing as shareFavoritesBody,
  validateFavoriteSharing,
  validateFavorites as getFavorites200,
  validateFavorites,
  validateListName,
  validateNewFavorite as addFavoriteBody,
  validateNewFavorite,
  validateSaveForLaterAnswer as getSaveForLater200,
  validateSaveForLaterAnswer,
  validateSavedItem,
  validateSavedItems,
  validateShareToken,
  validateSharedFavorites as getSharedFavorites200,
  validateSharedFavorites,
};
