// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault } from '../../validator-runtime.js';


const constant0 = ["monetate:action:OmnichannelJson","monetate:action:OmnichannelRecommendation","monetate:action:NoAction"];
const constant1 = new RegExp("^[A-Z]{3}$", "u");
const constant2 = new RegExp("^(\\d{1,9})?(\\.\\d{1,2})?$", "u");
const constant3 = new RegExp("^-?\\d{1,3}(\\.\\d+)?$", "u");
const constant4 = ["integer","string"];

function coerceDecideParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brand === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "brand"}));
errors++;
}
if(data.brand !== undefined){
let data0 = data.brand;
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
(vErrors ??= []).push(fault(instancePath+"/brand","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["brand"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/brand","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceDecideParams.errors = vErrors;
return errors === 0;
}

function validateActionType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "monetate:action:OmnichannelJson") || (data === "monetate:action:OmnichannelRecommendation")) || (data === "monetate:action:NoAction"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant0}));
errors++;
}
validateActionType.errors = vErrors;
return errors === 0;
}

function validateCartEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.cartLines === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cartLines"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:Cart" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:Cart"}));
errors++;
}
}
if(data.cartLines !== undefined){
let data1 = data.cartLines;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCartLine(data1[i0], {instancePath:instancePath+"/cartLines/" + i0}))){
vErrors = vErrors === null ? validateCartLine.errors : vErrors.concat(validateCartLine.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cartLines","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCartEvent.errors = vErrors;
return errors === 0;
}

function validateCartLine(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.pid === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pid"}));
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "quantity"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.sku !== undefined){
let data0 = data.sku;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/sku","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sku","type",{type: "string"}));
errors++;
}
}
if(data.pid !== undefined){
let data1 = data.pid;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/pid","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pid","type",{type: "string"}));
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/quantity","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/quantity","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!constant1.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/currency","pattern",{pattern: "^[A-Z]{3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/currency","type",{type: "string"}));
errors++;
}
}
if(data.value !== undefined){
let data4 = data.value;
if(typeof data4 === "string"){
if(!constant2.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/value","pattern",{pattern: "^(\\d{1,9})?(\\.\\d{1,2})?$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCartLine.errors = vErrors;
return errors === 0;
}

function validateCoordinatesEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.latitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "latitude"}));
errors++;
}
if(data.longitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "longitude"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:Coordinates" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:Coordinates"}));
errors++;
}
}
if(data.latitude !== undefined){
let data1 = data.latitude;
if(typeof data1 === "string"){
if(!constant3.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/latitude","pattern",{pattern: "^-?\\d{1,3}(\\.\\d+)?$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/latitude","type",{type: "string"}));
errors++;
}
}
if(data.longitude !== undefined){
let data2 = data.longitude;
if(typeof data2 === "string"){
if(!constant3.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/longitude","pattern",{pattern: "^-?\\d{1,3}(\\.\\d+)?$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/longitude","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCoordinatesEvent.errors = vErrors;
return errors === 0;
}

function validateCustomVariablesEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.customVariables === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "customVariables"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:CustomVariables" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:CustomVariables"}));
errors++;
}
}
if(data.customVariables !== undefined){
let data1 = data.customVariables;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.variable === undefined){
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0,"required",{missingProperty: "variable"}));
errors++;
}
if(data2.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0,"required",{missingProperty: "value"}));
errors++;
}
if(data2.variable !== undefined){
let data3 = data2.variable;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0+"/variable","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0+"/variable","type",{type: "string"}));
errors++;
}
}
if(data2.value !== undefined){
if(typeof data2.value !== "string"){
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0+"/value","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customVariables/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customVariables","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCustomVariablesEvent.errors = vErrors;
return errors === 0;
}

function validateDecideAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "meta"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
if(data.meta !== undefined){
if(!(validateDecideMeta(data.meta, {instancePath:instancePath+"/meta"}))){
vErrors = vErrors === null ? validateDecideMeta.errors : vErrors.concat(validateDecideMeta.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.responses === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "responses"}));
errors++;
}
if(data1.responses !== undefined){
let data2 = data1.responses;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDecisionResponse(data2[i0], {instancePath:instancePath+"/data/responses/" + i0}))){
vErrors = vErrors === null ? validateDecisionResponse.errors : vErrors.concat(validateDecisionResponse.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/responses","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecideAnswer.errors = vErrors;
return errors === 0;
}

function validateDecideErrorAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.meta === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "meta"}));
errors++;
}
if(data.meta !== undefined){
let data0 = data.meta;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
(vErrors ??= []).push(fault(instancePath+"/meta","required",{missingProperty: "code"}));
errors++;
}
if(data0.errors === undefined){
(vErrors ??= []).push(fault(instancePath+"/meta","required",{missingProperty: "errors"}));
errors++;
}
if(data0.warnings === undefined){
(vErrors ??= []).push(fault(instancePath+"/meta","required",{missingProperty: "warnings"}));
errors++;
}
if(data0.code !== undefined){
if(400 !== data0.code){
(vErrors ??= []).push(fault(instancePath+"/meta/code","const",{allowedValue: 400}));
errors++;
}
}
if(data0.errors !== undefined){
let data2 = data0.errors;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/meta/errors","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/meta/errors/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/meta/errors","type",{type: "array"}));
errors++;
}
}
if(data0.warnings !== undefined){
let data4 = data0.warnings;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/meta/warnings/" + i1,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/meta/warnings","type",{type: "array"}));
errors++;
}
}
if(data0.monetateId !== undefined){
if(typeof data0.monetateId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/meta/monetateId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/meta","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecideErrorAnswer.errors = vErrors;
return errors === 0;
}

function validateDecideEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.eventType;
if(typeof tag0 == "string"){
if(tag0 === "monetate:decision:DecisionRequest"){
if(!(validateDecisionRequestEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateDecisionRequestEvent.errors : vErrors.concat(validateDecisionRequestEvent.errors);
errors = vErrors.length;
}
var props0 = {};
props0.eventType = true;
props0.requestId = true;
props0.includeReporting = true;
props0.actionTypes = true;
props0.slots = true;
props0.manageImpressions = true;
}
else if(tag0 === "monetate:context:PageView"){
if(!(validatePageViewEvent(data, {instancePath}))){
vErrors = vErrors === null ? validatePageViewEvent.errors : vErrors.concat(validatePageViewEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.url = true;
props0.path = true;
props0.pageType = true;
props0.categories = true;
props0.breadcrumbs = true;
}
}
else if(tag0 === "monetate:context:ScreenSize"){
if(!(validateScreenSizeEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateScreenSizeEvent.errors : vErrors.concat(validateScreenSizeEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.height = true;
props0.width = true;
}
}
else if(tag0 === "monetate:context:Language"){
if(!(validateLanguageEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateLanguageEvent.errors : vErrors.concat(validateLanguageEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.language = true;
}
}
else if(tag0 === "monetate:context:UserAgent"){
if(!(validateUserAgentEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateUserAgentEvent.errors : vErrors.concat(validateUserAgentEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.userAgent = true;
}
}
else if(tag0 === "monetate:context:IpAddress"){
if(!(validateIpAddressEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateIpAddressEvent.errors : vErrors.concat(validateIpAddressEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.ipAddress = true;
}
}
else if(tag0 === "monetate:context:Referrer"){
if(!(validateReferrerEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateReferrerEvent.errors : vErrors.concat(validateReferrerEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.referrer = true;
}
}
else if(tag0 === "monetate:context:Coordinates"){
if(!(validateCoordinatesEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateCoordinatesEvent.errors : vErrors.concat(validateCoordinatesEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.latitude = true;
props0.longitude = true;
}
}
else if(tag0 === "monetate:context:ProductDetailView"){
if(!(validateProductDetailViewEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateProductDetailViewEvent.errors : vErrors.concat(validateProductDetailViewEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.products = true;
}
}
else if(tag0 === "monetate:context:SearchView"){
if(!(validateSearchViewEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateSearchViewEvent.errors : vErrors.concat(validateSearchViewEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.searchTerm = true;
}
}
else if(tag0 === "monetate:context:Cart"){
if(!(validateCartEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateCartEvent.errors : vErrors.concat(validateCartEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.cartLines = true;
}
}
else if(tag0 === "monetate:context:CustomVariables"){
if(!(validateCustomVariablesEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateCustomVariablesEvent.errors : vErrors.concat(validateCustomVariablesEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.customVariables = true;
}
}
else if(tag0 === "monetate:context:Metadata"){
if(!(validateMetadataEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateMetadataEvent.errors : vErrors.concat(validateMetadataEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.metadata = true;
}
}
else if(tag0 === "monetate:record:Impressions"){
if(!(validateImpressionsEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateImpressionsEvent.errors : vErrors.concat(validateImpressionsEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.impressionIds = true;
}
}
else if(tag0 === "monetate:record:RecImpressions"){
if(!(validateRecImpressionsEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateRecImpressionsEvent.errors : vErrors.concat(validateRecImpressionsEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.recImpressions = true;
}
}
else if(tag0 === "monetate:record:RecClicks"){
if(!(validateRecClicksEvent(data, {instancePath}))){
vErrors = vErrors === null ? validateRecClicksEvent.errors : vErrors.concat(validateRecClicksEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.recClicks = true;
}
}
else if(tag0 === "monetate:record:PageEvents"){
if(!(validatePageEventsEvent(data, {instancePath}))){
vErrors = vErrors === null ? validatePageEventsEvent.errors : vErrors.concat(validatePageEventsEvent.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.pageEvents = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "eventType", tagValue: tag0},message:"value of tag \"eventType\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "eventType", tagValue: tag0},message:"tag \"eventType\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecideEvent.errors = vErrors;
return errors === 0;
}

function validateDecideMeta(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.errors === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errors"}));
errors++;
}
if(data.warnings === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "warnings"}));
errors++;
}
if(data.monetateId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "monetateId"}));
errors++;
}
if(data.code !== undefined){
if(200 !== data.code){
(vErrors ??= []).push(fault(instancePath+"/code","const",{allowedValue: 200}));
errors++;
}
}
if(data.errors !== undefined){
let data1 = data.errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/errors/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errors","type",{type: "array"}));
errors++;
}
}
if(data.warnings !== undefined){
let data3 = data.warnings;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/warnings/" + i1,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/warnings","type",{type: "array"}));
errors++;
}
}
if(data.monetateId !== undefined){
let data5 = data.monetateId;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/monetateId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/monetateId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecideMeta.errors = vErrors;
return errors === 0;
}

function validateDecideRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "channel"}));
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "events"}));
errors++;
}
if(data.channel !== undefined){
let data0 = data.channel;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/channel","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
}
if(data.monetateId !== undefined){
let data1 = data.monetateId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/monetateId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/monetateId","type",{type: "string"}));
errors++;
}
}
if(data.customerId !== undefined){
let data2 = data.customerId;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/customerId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/customerId","type",{type: "string"}));
errors++;
}
}
if(data.preview !== undefined){
if(typeof data.preview !== "string"){
(vErrors ??= []).push(fault(instancePath+"/preview","type",{type: "string"}));
errors++;
}
}
if(data.events !== undefined){
let data4 = data.events;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDecideEvent(data4[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validateDecideEvent.errors : vErrors.concat(validateDecideEvent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/events","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecideRequest.errors = vErrors;
return errors === 0;
}

function validateDecisionAction(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "actionId"}));
errors++;
}
if(data.actionType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "actionType"}));
errors++;
}
if(data.actionId !== undefined){
let data0 = data.actionId;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/actionId",keyword:"type",params:{type: constant4},message:"must be integer,string"});
errors++;
}
}
if(data.actionType !== undefined){
if(!(validateActionType(data.actionType, {instancePath:instancePath+"/actionType"}))){
vErrors = vErrors === null ? validateActionType.errors : vErrors.concat(validateActionType.errors);
errors = vErrors.length;
}
}
if(data.component !== undefined){
if(typeof data.component !== "string"){
(vErrors ??= []).push(fault(instancePath+"/component","type",{type: "string"}));
errors++;
}
}
if(data.json !== undefined){
let data3 = data.json;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
(vErrors ??= []).push(fault(instancePath+"/json","type",{type: "object"}));
errors++;
}
}
if(data.impressionId !== undefined){
if(typeof data.impressionId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/impressionId","type",{type: "string"}));
errors++;
}
}
if(data.isControl !== undefined){
if(typeof data.isControl !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isControl","type",{type: "boolean"}));
errors++;
}
}
if(data.impressionReporting !== undefined){
let data6 = data.impressionReporting;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateImpressionReport(data6[i0], {instancePath:instancePath+"/impressionReporting/" + i0}))){
vErrors = vErrors === null ? validateImpressionReport.errors : vErrors.concat(validateImpressionReport.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/impressionReporting","type",{type: "array"}));
errors++;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validateRecommendedItem(data8[i1], {instancePath:instancePath+"/items/" + i1}))){
vErrors = vErrors === null ? validateRecommendedItem.errors : vErrors.concat(validateRecommendedItem.errors);
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
validateDecisionAction.errors = vErrors;
return errors === 0;
}

function validateDecisionRequestEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.requestId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "requestId"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:decision:DecisionRequest" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:decision:DecisionRequest"}));
errors++;
}
}
if(data.requestId !== undefined){
let data1 = data.requestId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/requestId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/requestId","type",{type: "string"}));
errors++;
}
}
if(data.includeReporting !== undefined){
if(typeof data.includeReporting !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/includeReporting","type",{type: "boolean"}));
errors++;
}
}
if(data.actionTypes !== undefined){
let data3 = data.actionTypes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateActionType(data3[i0], {instancePath:instancePath+"/actionTypes/" + i0}))){
vErrors = vErrors === null ? validateActionType.errors : vErrors.concat(validateActionType.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/actionTypes","type",{type: "array"}));
errors++;
}
}
if(data.slots !== undefined){
let data5 = data.slots;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/slots/" + i1,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slots","type",{type: "array"}));
errors++;
}
}
if(data.manageImpressions !== undefined){
if(typeof data.manageImpressions !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/manageImpressions","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecisionRequestEvent.errors = vErrors;
return errors === 0;
}

function validateDecisionResponse(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "requestId"}));
errors++;
}
if(data.actions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "actions"}));
errors++;
}
if(data.requestId !== undefined){
if(typeof data.requestId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/requestId","type",{type: "string"}));
errors++;
}
}
if(data.actions !== undefined){
let data1 = data.actions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDecisionAction(data1[i0], {instancePath:instancePath+"/actions/" + i0}))){
vErrors = vErrors === null ? validateDecisionAction.errors : vErrors.concat(validateDecisionAction.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/actions","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDecisionResponse.errors = vErrors;
return errors === 0;
}

function validateImpressionReport(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.experience_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "experience_id"}));
errors++;
}
if(data.experience_label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "experience_label"}));
errors++;
}
if(data.experience_name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "experience_name"}));
errors++;
}
if(data.variant_label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "variant_label"}));
errors++;
}
if(data.is_control === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "is_control"}));
errors++;
}
if(data.experience_id !== undefined){
let data0 = data.experience_id;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/experience_id",keyword:"type",params:{type: constant4},message:"must be integer,string"});
errors++;
}
}
if(data.experience_label !== undefined){
if(typeof data.experience_label !== "string"){
(vErrors ??= []).push(fault(instancePath+"/experience_label","type",{type: "string"}));
errors++;
}
}
if(data.experience_name !== undefined){
if(typeof data.experience_name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/experience_name","type",{type: "string"}));
errors++;
}
}
if(data.variant_label !== undefined){
if(typeof data.variant_label !== "string"){
(vErrors ??= []).push(fault(instancePath+"/variant_label","type",{type: "string"}));
errors++;
}
}
if(data.is_control !== undefined){
if(typeof data.is_control !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/is_control","type",{type: "boolean"}));
errors++;
}
}
if(data.control_allocation !== undefined){
let data5 = data.control_allocation;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/control_allocation","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/control_allocation","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/control_allocation","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateImpressionReport.errors = vErrors;
return errors === 0;
}

function validateImpressionsEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.impressionIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "impressionIds"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:record:Impressions" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:record:Impressions"}));
errors++;
}
}
if(data.impressionIds !== undefined){
let data1 = data.impressionIds;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/impressionIds/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/impressionIds","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateImpressionsEvent.errors = vErrors;
return errors === 0;
}

function validateIpAddressEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.ipAddress === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "ipAddress"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:IpAddress" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:IpAddress"}));
errors++;
}
}
if(data.ipAddress !== undefined){
let data1 = data.ipAddress;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/ipAddress","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/ipAddress","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateIpAddressEvent.errors = vErrors;
return errors === 0;
}

function validateLanguageEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:Language" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:Language"}));
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/language","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/language","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLanguageEvent.errors = vErrors;
return errors === 0;
}

function validateMetadataEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.metadata === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "metadata"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:Metadata" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:Metadata"}));
errors++;
}
}
if(data.metadata !== undefined){
let data1 = data.metadata;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(typeof data1[key0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/metadata","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMetadataEvent.errors = vErrors;
return errors === 0;
}

function validatePageEventsEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.pageEvents === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageEvents"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:record:PageEvents" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:record:PageEvents"}));
errors++;
}
}
if(data.pageEvents !== undefined){
let data1 = data.pageEvents;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/pageEvents/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pageEvents","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePageEventsEvent.errors = vErrors;
return errors === 0;
}

function validatePageViewEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.pageType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageType"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:PageView" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:PageView"}));
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
(vErrors ??= []).push(fault(instancePath+"/path","type",{type: "string"}));
errors++;
}
}
if(data.pageType !== undefined){
let data3 = data.pageType;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/pageType","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pageType","type",{type: "string"}));
errors++;
}
}
if(data.categories !== undefined){
let data4 = data.categories;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/categories/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/categories","type",{type: "array"}));
errors++;
}
}
if(data.breadcrumbs !== undefined){
let data6 = data.breadcrumbs;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs/" + i1,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breadcrumbs","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePageViewEvent.errors = vErrors;
return errors === 0;
}

function validateProductDetailViewEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.products === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "products"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:ProductDetailView" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:ProductDetailView"}));
errors++;
}
}
if(data.products !== undefined){
let data1 = data.products;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.productId === undefined){
(vErrors ??= []).push(fault(instancePath+"/products/" + i0,"required",{missingProperty: "productId"}));
errors++;
}
if(data2.productId !== undefined){
let data3 = data2.productId;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/products/" + i0+"/productId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products/" + i0+"/productId","type",{type: "string"}));
errors++;
}
}
if(data2.sku !== undefined){
if(typeof data2.sku !== "string"){
(vErrors ??= []).push(fault(instancePath+"/products/" + i0+"/sku","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/products/" + i0,"type",{type: "object"}));
errors++;
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
validateProductDetailViewEvent.errors = vErrors;
return errors === 0;
}

function validateRecClicksEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.recClicks === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recClicks"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:record:RecClicks" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:record:RecClicks"}));
errors++;
}
}
if(data.recClicks !== undefined){
let data1 = data.recClicks;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recClicks/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recClicks","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRecClicksEvent.errors = vErrors;
return errors === 0;
}

function validateRecImpressionsEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.recImpressions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recImpressions"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:record:RecImpressions" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:record:RecImpressions"}));
errors++;
}
}
if(data.recImpressions !== undefined){
let data1 = data.recImpressions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recImpressions/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recImpressions","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRecImpressionsEvent.errors = vErrors;
return errors === 0;
}

function validateRecommendedItem(data, {instancePath=""}={}){
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
if(data.link === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "link"}));
errors++;
}
if(data.imageLink === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "imageLink"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
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
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
if(data.link !== undefined){
if(typeof data.link !== "string"){
(vErrors ??= []).push(fault(instancePath+"/link","type",{type: "string"}));
errors++;
}
}
if(data.imageLink !== undefined){
if(typeof data.imageLink !== "string"){
(vErrors ??= []).push(fault(instancePath+"/imageLink","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
let data5 = data.price;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/price","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/price","type",{type: "number"}));
errors++;
}
}
if(data.salePrice !== undefined){
let data6 = data.salePrice;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push(fault(instancePath+"/salePrice","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/salePrice","type",{type: "number"}));
errors++;
}
}
if(data.historicBestPrice !== undefined){
let data7 = data.historicBestPrice;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/historicBestPrice","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/historicBestPrice","type",{type: "number"}));
errors++;
}
}
if(data.previousBestSalesPrice !== undefined){
let data8 = data.previousBestSalesPrice;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/previousBestSalesPrice","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/previousBestSalesPrice","type",{type: "number"}));
errors++;
}
}
if(data.percentagePriceDiscount !== undefined){
let data9 = data.percentagePriceDiscount;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","type",{type: "number"}));
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
if(data.stars !== undefined){
let data11 = data.stars;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/stars","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/stars","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stars","type",{type: "number"}));
errors++;
}
}
if(data.itemGroupId !== undefined){
if(typeof data.itemGroupId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/itemGroupId","type",{type: "string"}));
errors++;
}
}
if(data.recToken !== undefined){
if(typeof data.recToken !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recToken","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRecommendedItem.errors = vErrors;
return errors === 0;
}

function validateReferrerEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.referrer === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "referrer"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:Referrer" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:Referrer"}));
errors++;
}
}
if(data.referrer !== undefined){
if(typeof data.referrer !== "string"){
(vErrors ??= []).push(fault(instancePath+"/referrer","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReferrerEvent.errors = vErrors;
return errors === 0;
}

function validateScreenSizeEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.height === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "height"}));
errors++;
}
if(data.width === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "width"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:ScreenSize" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:ScreenSize"}));
errors++;
}
}
if(data.height !== undefined){
let data1 = data.height;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/height","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/height","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/width","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/width","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateScreenSizeEvent.errors = vErrors;
return errors === 0;
}

function validateSearchViewEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.searchTerm === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "searchTerm"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:SearchView" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:SearchView"}));
errors++;
}
}
if(data.searchTerm !== undefined){
if(typeof data.searchTerm !== "string"){
(vErrors ??= []).push(fault(instancePath+"/searchTerm","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSearchViewEvent.errors = vErrors;
return errors === 0;
}

function validateUserAgentEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "eventType"}));
errors++;
}
if(data.userAgent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "userAgent"}));
errors++;
}
if(data.eventType !== undefined){
if("monetate:context:UserAgent" !== data.eventType){
(vErrors ??= []).push(fault(instancePath+"/eventType","const",{allowedValue: "monetate:context:UserAgent"}));
errors++;
}
}
if(data.userAgent !== undefined){
if(typeof data.userAgent !== "string"){
(vErrors ??= []).push(fault(instancePath+"/userAgent","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUserAgentEvent.errors = vErrors;
return errors === 0;
}

export {
  coerceDecideParams as decideParams,
  coerceDecideParams,
  validateActionType,
  validateCartEvent,
  validateCartLine,
  validateCoordinatesEvent,
  validateCustomVariablesEvent,
  validateDecideAnswer as decide200,
  validateDecideAnswer,
  validateDecideErrorAnswer as decide400,
  validateDecideErrorAnswer,
  validateDecideEvent,
  validateDecideMeta,
  validateDecideRequest as decideBody,
  validateDecideRequest,
  validateDecisionAction,
  validateDecisionRequestEvent,
  validateDecisionResponse,
  validateImpressionReport,
  validateImpressionsEvent,
  validateIpAddressEvent,
  validateLanguageEvent,
  validateMetadataEvent,
  validatePageEventsEvent,
  validatePageViewEvent,
  validateProductDetailViewEvent,
  validateRecClicksEvent,
  validateRecImpressionsEvent,
  validateRecommendedItem,
  validateReferrerEvent,
  validateScreenSizeEvent,
  validateSearchViewEvent,
  validateUserAgentEvent,
};
