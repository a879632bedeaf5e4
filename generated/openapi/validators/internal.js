// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime } from '../../validator-runtime.js';

import { coerceSiteId, coerceWireLocale, validateCurrency } from './shared.js';

const constant0 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const constant1 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const constant2 = new RegExp("^[A-Za-z][A-Za-z0-9]*$", "u");
const constant3 = ["warning","error"];
const constant4 = ["add-to-cart","remove-from-cart","view-cart","begin-checkout","add-payment-info","purchase","promotion-click","search-content-click","article-click","category-card-click","video-play","pop-up-click","recommendation-add","upsell-add"];
const constant5 = ["CLS","FCP","INP","LCP","TTFB","hydration","long-task"];
const constant6 = ["good","needs-improvement","poor"];
const constant7 = ["GET","POST","PUT","PATCH","DELETE"];
const constant8 = ["browser","server"];
const constant9 = ["product","category list","cart","account","search","search hub","home","order confirmation","checkout","error","other"];
const constant10 = ["Newsletter","Account"];
const constant11 = ["recent","term","scope","category","article","product"];
const constant12 = ["native","youtube","hosted"];

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

function coerceReportResponseQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preview !== undefined){
let data0 = data.preview;
if(typeof data0 !== "boolean"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data0) && data0.length == 1){
data0 = data0[0];
dataType0 = typeof data0;
if(typeof data0 === "boolean"){
coerced0 = data0;
}
}
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
(vErrors ??= []).push(fault(instancePath+"/preview","type",{type: "boolean"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["preview"] = coerced0;
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
coerceReportResponseQuery.errors = vErrors;
return errors === 0;
}

function validateEventBatch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "path"}));
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "events"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "events")) || (key0 === "pageEvents"))){
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
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/events","maxItems",{limit: 100}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePageEvent(data1[i0], {instancePath:instancePath+"/events/" + i0}))){
vErrors = vErrors === null ? validatePageEvent.errors : vErrors.concat(validatePageEvent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/events","type",{type: "array"}));
errors++;
}
}
if(data.pageEvents !== undefined){
let data3 = data.pageEvents;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push(fault(instancePath+"/pageEvents","maxItems",{limit: 100}));
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validatePageEventName(data3[i1], {instancePath:instancePath+"/pageEvents/" + i1}))){
vErrors = vErrors === null ? validatePageEventName.errors : vErrors.concat(validatePageEventName.errors);
errors = vErrors.length;
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
validateEventBatch.errors = vErrors;
return errors === 0;
}

function validateFailedCall(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("service-error" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "service-error"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.level === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "level"}));
errors++;
}
if(data1.message === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "message"}));
errors++;
}
if(data1.operation === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "operation"}));
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "level") || (key1 === "message")) || (key1 === "operation")) || (key1 === "errorId")) || (key1 === "status")) || (key1 === "correlationId"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.level !== undefined){
let data2 = data1.level;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/level","type",{type: "string"}));
errors++;
}
if(!((data2 === "warning") || (data2 === "error"))){
(vErrors ??= []).push(fault(instancePath+"/data/level","enum",{allowedValues: constant3}));
errors++;
}
}
if(data1.message !== undefined){
let data3 = data1.message;
if(typeof data3 === "string"){
if(data3.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/data/message","maxLength",{limit: 2000}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/message","type",{type: "string"}));
errors++;
}
}
if(data1.operation !== undefined){
let data4 = data1.operation;
if(typeof data4 === "string"){
if(data4.length > 80){
(vErrors ??= []).push(fault(instancePath+"/data/operation","maxLength",{limit: 80}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/operation","type",{type: "string"}));
errors++;
}
}
if(data1.errorId !== undefined){
let data5 = data1.errorId;
if(typeof data5 === "string"){
if(data5.length > 20){
(vErrors ??= []).push(fault(instancePath+"/data/errorId","maxLength",{limit: 20}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/errorId","type",{type: "string"}));
errors++;
}
}
if(data1.status !== undefined){
let data6 = data1.status;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(fault(instancePath+"/data/status","type",{type: "integer"}));
errors++;
}
}
if(data1.correlationId !== undefined){
let data7 = data1.correlationId;
if(typeof data7 === "string"){
if(data7.length > 80){
(vErrors ??= []).push(fault(instancePath+"/data/correlationId","maxLength",{limit: 80}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/correlationId","type",{type: "string"}));
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
validateFailedCall.errors = vErrors;
return errors === 0;
}

function validatePageEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.name;
if(typeof tag0 == "string"){
if(tag0 === "page-view"){
if(!(validateTrackedPageView(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPageView.errors : vErrors.concat(validateTrackedPageView.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "experience-impression"){
if(!(validateTrackedExperienceImpression(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedExperienceImpression.errors : vErrors.concat(validateTrackedExperienceImpression.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "promotion-click"){
if(!(validateTrackedPromotionClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPromotionClick.errors : vErrors.concat(validateTrackedPromotionClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "search-content-click"){
if(!(validateTrackedSearchContentClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedSearchContentClick.errors : vErrors.concat(validateTrackedSearchContentClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "logo-click"){
if(!(validateTrackedLogoClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedLogoClick.errors : vErrors.concat(validateTrackedLogoClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "top-nav-click"){
if(!(validateTrackedTopNavClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedTopNavClick.errors : vErrors.concat(validateTrackedTopNavClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mobile-menu-expand"){
if(!(validateTrackedMobileMenuExpand(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedMobileMenuExpand.errors : vErrors.concat(validateTrackedMobileMenuExpand.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mobile-menu-close"){
if(!(validateTrackedMobileMenuClose(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedMobileMenuClose.errors : vErrors.concat(validateTrackedMobileMenuClose.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "secondary-nav-click"){
if(!(validateTrackedSecondaryNavClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedSecondaryNavClick.errors : vErrors.concat(validateTrackedSecondaryNavClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "promo-bar-close"){
if(!(validateTrackedPromoBarClose(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPromoBarClose.errors : vErrors.concat(validateTrackedPromoBarClose.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "benefit-click"){
if(!(validateTrackedBenefitClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedBenefitClick.errors : vErrors.concat(validateTrackedBenefitClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "benefit-bar-close"){
if(!(validateTrackedBenefitBarClose(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedBenefitBarClose.errors : vErrors.concat(validateTrackedBenefitBarClose.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "category-card-click"){
if(!(validateTrackedCategoryCardClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedCategoryCardClick.errors : vErrors.concat(validateTrackedCategoryCardClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "article-click"){
if(!(validateTrackedArticleClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedArticleClick.errors : vErrors.concat(validateTrackedArticleClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accordion-expand"){
if(!(validateTrackedAccordionExpand(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedAccordionExpand.errors : vErrors.concat(validateTrackedAccordionExpand.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "accordion-close"){
if(!(validateTrackedAccordionClose(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedAccordionClose.errors : vErrors.concat(validateTrackedAccordionClose.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "video-play"){
if(!(validateTrackedVideoPlay(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedVideoPlay.errors : vErrors.concat(validateTrackedVideoPlay.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pop-up-impression"){
if(!(validateTrackedPopUpImpression(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPopUpImpression.errors : vErrors.concat(validateTrackedPopUpImpression.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pop-up-expand"){
if(!(validateTrackedPopUpExpand(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPopUpExpand.errors : vErrors.concat(validateTrackedPopUpExpand.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pop-up-click"){
if(!(validateTrackedPopUpClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPopUpClick.errors : vErrors.concat(validateTrackedPopUpClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "pop-up-close"){
if(!(validateTrackedPopUpClose(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPopUpClose.errors : vErrors.concat(validateTrackedPopUpClose.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "recommendation-impression"){
if(!(validateTrackedRecommendationImpression(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedRecommendationImpression.errors : vErrors.concat(validateTrackedRecommendationImpression.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "recommendation-click"){
if(!(validateTrackedRecommendationClick(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedRecommendationClick.errors : vErrors.concat(validateTrackedRecommendationClick.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "recommendation-add"){
if(!(validateTrackedRecommendationAdd(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedRecommendationAdd.errors : vErrors.concat(validateTrackedRecommendationAdd.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "upsell-add"){
if(!(validateTrackedUpsellAdd(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedUpsellAdd.errors : vErrors.concat(validateTrackedUpsellAdd.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "view-item-list"){
if(!(validateTrackedViewItemList(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedViewItemList.errors : vErrors.concat(validateTrackedViewItemList.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-item"){
if(!(validateTrackedSelectItem(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedSelectItem.errors : vErrors.concat(validateTrackedSelectItem.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select-suggestion"){
if(!(validateTrackedSelectSuggestion(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedSelectSuggestion.errors : vErrors.concat(validateTrackedSelectSuggestion.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "view-search-results"){
if(!(validateTrackedViewSearchResults(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedViewSearchResults.errors : vErrors.concat(validateTrackedViewSearchResults.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "view-item"){
if(!(validateTrackedViewItem(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedViewItem.errors : vErrors.concat(validateTrackedViewItem.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add-to-cart"){
if(!(validateTrackedAddToCart(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedAddToCart.errors : vErrors.concat(validateTrackedAddToCart.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove-from-cart"){
if(!(validateTrackedRemoveFromCart(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedRemoveFromCart.errors : vErrors.concat(validateTrackedRemoveFromCart.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "view-cart"){
if(!(validateTrackedViewCart(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedViewCart.errors : vErrors.concat(validateTrackedViewCart.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "begin-checkout"){
if(!(validateTrackedBeginCheckout(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedBeginCheckout.errors : vErrors.concat(validateTrackedBeginCheckout.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add-shipping-info"){
if(!(validateTrackedAddShippingInfo(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedAddShippingInfo.errors : vErrors.concat(validateTrackedAddShippingInfo.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add-payment-info"){
if(!(validateTrackedAddPaymentInfo(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedAddPaymentInfo.errors : vErrors.concat(validateTrackedAddPaymentInfo.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "purchase"){
if(!(validateTrackedPurchase(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedPurchase.errors : vErrors.concat(validateTrackedPurchase.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "login"){
if(!(validateTrackedLogin(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedLogin.errors : vErrors.concat(validateTrackedLogin.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sign-up"){
if(!(validateTrackedSignUp(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedSignUp.errors : vErrors.concat(validateTrackedSignUp.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "generate-lead"){
if(!(validateTrackedGenerateLead(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedGenerateLead.errors : vErrors.concat(validateTrackedGenerateLead.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "screen-size"){
if(!(validateTrackedScreenSize(data, {instancePath}))){
vErrors = vErrors === null ? validateTrackedScreenSize.errors : vErrors.concat(validateTrackedScreenSize.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "service-error"){
if(!(validateFailedCall(data, {instancePath}))){
vErrors = vErrors === null ? validateFailedCall.errors : vErrors.concat(validateFailedCall.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "name", tagValue: tag0},message:"value of tag \"name\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "name", tagValue: tag0},message:"tag \"name\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePageEvent.errors = vErrors;
return errors === 0;
}

function validatePageEventName(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((((((data === "add-to-cart") || (data === "remove-from-cart")) || (data === "view-cart")) || (data === "begin-checkout")) || (data === "add-payment-info")) || (data === "purchase")) || (data === "promotion-click")) || (data === "search-content-click")) || (data === "article-click")) || (data === "category-card-click")) || (data === "video-play")) || (data === "pop-up-click")) || (data === "recommendation-add")) || (data === "upsell-add"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant4}));
errors++;
}
validatePageEventName.errors = vErrors;
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
(vErrors ??= []).push(fault(instancePath+"/name","enum",{allowedValues: constant5}));
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
(vErrors ??= []).push(fault(instancePath+"/rating","enum",{allowedValues: constant6}));
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
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
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
if(data.reportedBy === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reportedBy"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "status") || (key0 === "path")) || (key0 === "method")) || (key0 === "data")) || (key0 === "error")) || (key0 === "headers")) || (key0 === "reportedBy"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/status","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/status","maximum",{comparison: "<=", limit: 599}));
errors++;
}
if(data0 < 100 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/status","minimum",{comparison: ">=", limit: 100}));
errors++;
}
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(data1.length > 300){
(vErrors ??= []).push(fault(instancePath+"/path","maxLength",{limit: 300}));
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
(vErrors ??= []).push(fault(instancePath+"/method","enum",{allowedValues: constant7}));
errors++;
}
}
if(data.error !== undefined){
let data3 = data.error;
if(typeof data3 === "string"){
if(data3.length > 300){
(vErrors ??= []).push(fault(instancePath+"/error","maxLength",{limit: 300}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/error","type",{type: "string"}));
errors++;
}
}
if(data.headers !== undefined){
let data4 = data.headers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 60){
(vErrors ??= []).push({instancePath:instancePath+"/headers",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"});
errors++;
}
for(const key1 in data4){
const _errs12 = errors;
if(typeof key1 === "string"){
if(key1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/headers",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",propertyName:key1});
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/headers",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});
errors++;
}
}
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(data5.length > 1000){
(vErrors ??= []).push(fault(instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),"maxLength",{limit: 1000}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/headers","type",{type: "object"}));
errors++;
}
}
if(data.reportedBy !== undefined){
let data6 = data.reportedBy;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/reportedBy","type",{type: "string"}));
errors++;
}
if(!((data6 === "browser") || (data6 === "server"))){
(vErrors ??= []).push(fault(instancePath+"/reportedBy","enum",{allowedValues: constant8}));
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

function validateTrackedAccordionClose(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("accordion-close" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "accordion-close"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "title"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "title")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.title !== undefined){
if(!(validateTrackedText(data2.title, {instancePath:instancePath+"/data/title"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedAccordionClose.errors = vErrors;
return errors === 0;
}

function validateTrackedAccordionExpand(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("accordion-expand" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "accordion-expand"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "title"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "title")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.title !== undefined){
if(!(validateTrackedText(data2.title, {instancePath:instancePath+"/data/title"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedAccordionExpand.errors = vErrors;
return errors === 0;
}

function validateTrackedAddPaymentInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("add-payment-info" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "add-payment-info"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedAddPaymentInfo.errors = vErrors;
return errors === 0;
}

function validateTrackedAddShippingInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("add-shipping-info" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "add-shipping-info"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedAddShippingInfo.errors = vErrors;
return errors === 0;
}

function validateTrackedAddToCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("add-to-cart" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "add-to-cart"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedAddToCart.errors = vErrors;
return errors === 0;
}

function validateTrackedArticleClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("article-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "article-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.articleId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "articleId"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "articleId") || (key1 === "position"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.articleId !== undefined){
if(!(validateTrackedId(data2.articleId, {instancePath:instancePath+"/data/articleId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data2.position !== undefined){
let data4 = data2.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/data/position","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/data/position","minimum",{comparison: ">=", limit: 1}));
errors++;
}
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
validateTrackedArticleClick.errors = vErrors;
return errors === 0;
}

function validateTrackedBeginCheckout(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("begin-checkout" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "begin-checkout"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedBeginCheckout.errors = vErrors;
return errors === 0;
}

function validateTrackedBenefitBarClose(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "blockId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("benefit-bar-close" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "benefit-bar-close"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedBenefitBarClose.errors = vErrors;
return errors === 0;
}

function validateTrackedBenefitClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("benefit-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "benefit-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "text"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "text")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.text !== undefined){
if(!(validateTrackedText(data2.text, {instancePath:instancePath+"/data/text"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedBenefitClick.errors = vErrors;
return errors === 0;
}

function validateTrackedCategoryCardClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("category-card-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "category-card-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "title"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "title")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.title !== undefined){
if(!(validateTrackedText(data2.title, {instancePath:instancePath+"/data/title"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedCategoryCardClick.errors = vErrors;
return errors === 0;
}

function validateTrackedExperienceImpression(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("experience-impression" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "experience-impression"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.experienceId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "experienceId"}));
errors++;
}
if(data1.variant === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "variant"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "experienceId") || (key1 === "variant")) || (key1 === "trackingEvent"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.experienceId !== undefined){
if(!(validateTrackedId(data1.experienceId, {instancePath:instancePath+"/data/experienceId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data1.variant !== undefined){
if(!(validateTrackedText(data1.variant, {instancePath:instancePath+"/data/variant"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data1.trackingEvent !== undefined){
let data4 = data1.trackingEvent;
if(typeof data4 === "string"){
if(data4.length > 300){
(vErrors ??= []).push(fault(instancePath+"/data/trackingEvent","maxLength",{limit: 300}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/data/trackingEvent","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/trackingEvent","type",{type: "string"}));
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
validateTrackedExperienceImpression.errors = vErrors;
return errors === 0;
}

function validateTrackedGenerateLead(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("generate-lead" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "generate-lead"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedGenerateLead.errors = vErrors;
return errors === 0;
}

function validateTrackedId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 100}));
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
validateTrackedId.errors = vErrors;
return errors === 0;
}

function validateTrackedItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "itemId") || (key0 === "itemName")) || (key0 === "itemVariant")) || (key0 === "price")) || (key0 === "quantity")) || (key0 === "index"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
let data0 = data.itemId;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 100}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
errors++;
}
}
if(data.itemName !== undefined){
let data1 = data.itemName;
if(typeof data1 === "string"){
if(data1.length > 300){
(vErrors ??= []).push(fault(instancePath+"/itemName","maxLength",{limit: 300}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemName","type",{type: "string"}));
errors++;
}
}
if(data.itemVariant !== undefined){
let data2 = data.itemVariant;
if(typeof data2 === "string"){
if(data2.length > 100){
(vErrors ??= []).push(fault(instancePath+"/itemVariant","maxLength",{limit: 100}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemVariant","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
let data3 = data.price;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/price","type",{type: "number"}));
errors++;
}
}
if(data.quantity !== undefined){
let data4 = data.quantity;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/quantity","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/quantity","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.index !== undefined){
let data5 = data.index;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(fault(instancePath+"/index","type",{type: "integer"}));
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/index","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedItem.errors = vErrors;
return errors === 0;
}

function validateTrackedLogin(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("login" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "login"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedLogin.errors = vErrors;
return errors === 0;
}

function validateTrackedLogoClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "blockId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("logo-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "logo-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedLogoClick.errors = vErrors;
return errors === 0;
}

function validateTrackedMobileMenuClose(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("mobile-menu-close" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "mobile-menu-close"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "path"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "path")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.path !== undefined){
if(!(validateTrackedText(data2.path, {instancePath:instancePath+"/data/path"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedMobileMenuClose.errors = vErrors;
return errors === 0;
}

function validateTrackedMobileMenuExpand(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("mobile-menu-expand" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "mobile-menu-expand"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "path"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "path")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.path !== undefined){
if(!(validateTrackedText(data2.path, {instancePath:instancePath+"/data/path"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedMobileMenuExpand.errors = vErrors;
return errors === 0;
}

function validateTrackedPageView(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("page-view" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "page-view"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.pageType === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "pageType"}));
errors++;
}
if(data1.path === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "path"}));
errors++;
}
if(data1.locale === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "locale"}));
errors++;
}
if(data1.brand === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "brand"}));
errors++;
}
for(const key1 in data1){
if(!((((key1 === "pageType") || (key1 === "path")) || (key1 === "locale")) || (key1 === "brand"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.pageType !== undefined){
let data2 = data1.pageType;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/pageType","type",{type: "string"}));
errors++;
}
if(!(((((((((((data2 === "product") || (data2 === "category list")) || (data2 === "cart")) || (data2 === "account")) || (data2 === "search")) || (data2 === "search hub")) || (data2 === "home")) || (data2 === "order confirmation")) || (data2 === "checkout")) || (data2 === "error")) || (data2 === "other"))){
(vErrors ??= []).push(fault(instancePath+"/data/pageType","enum",{allowedValues: constant9}));
errors++;
}
}
if(data1.path !== undefined){
let data3 = data1.path;
if(typeof data3 === "string"){
if(data3.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/data/path","maxLength",{limit: 2000}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/data/path","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/path","type",{type: "string"}));
errors++;
}
}
if(data1.locale !== undefined){
if(!(validateTrackedId(data1.locale, {instancePath:instancePath+"/data/locale"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data1.brand !== undefined){
if(!(validateTrackedId(data1.brand, {instancePath:instancePath+"/data/brand"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
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
validateTrackedPageView.errors = vErrors;
return errors === 0;
}

function validateTrackedPopUpClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("pop-up-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "pop-up-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "name"}));
errors++;
}
if(data2.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "kind"}));
errors++;
}
if(data2.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "text"}));
errors++;
}
for(const key1 in data2){
if(!((((key1 === "name") || (key1 === "kind")) || (key1 === "action")) || (key1 === "text"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.name !== undefined){
if(!(validateTrackedText(data2.name, {instancePath:instancePath+"/data/name"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/kind","type",{type: "string"}));
errors++;
}
if(!((data4 === "Newsletter") || (data4 === "Account"))){
(vErrors ??= []).push(fault(instancePath+"/data/kind","enum",{allowedValues: constant10}));
errors++;
}
}
if(data2.action !== undefined){
if("Registration" !== data2.action){
(vErrors ??= []).push(fault(instancePath+"/data/action","const",{allowedValue: "Registration"}));
errors++;
}
}
if(data2.text !== undefined){
if(!(validateTrackedText(data2.text, {instancePath:instancePath+"/data/text"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedPopUpClick.errors = vErrors;
return errors === 0;
}

function validateTrackedPopUpClose(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("pop-up-close" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "pop-up-close"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "name"}));
errors++;
}
if(data2.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "kind"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "kind")) || (key1 === "action"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.name !== undefined){
if(!(validateTrackedText(data2.name, {instancePath:instancePath+"/data/name"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/kind","type",{type: "string"}));
errors++;
}
if(!((data4 === "Newsletter") || (data4 === "Account"))){
(vErrors ??= []).push(fault(instancePath+"/data/kind","enum",{allowedValues: constant10}));
errors++;
}
}
if(data2.action !== undefined){
if("Registration" !== data2.action){
(vErrors ??= []).push(fault(instancePath+"/data/action","const",{allowedValue: "Registration"}));
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
validateTrackedPopUpClose.errors = vErrors;
return errors === 0;
}

function validateTrackedPopUpExpand(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("pop-up-expand" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "pop-up-expand"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "name"}));
errors++;
}
if(data2.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "kind"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "kind")) || (key1 === "action"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.name !== undefined){
if(!(validateTrackedText(data2.name, {instancePath:instancePath+"/data/name"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/kind","type",{type: "string"}));
errors++;
}
if(!((data4 === "Newsletter") || (data4 === "Account"))){
(vErrors ??= []).push(fault(instancePath+"/data/kind","enum",{allowedValues: constant10}));
errors++;
}
}
if(data2.action !== undefined){
if("Registration" !== data2.action){
(vErrors ??= []).push(fault(instancePath+"/data/action","const",{allowedValue: "Registration"}));
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
validateTrackedPopUpExpand.errors = vErrors;
return errors === 0;
}

function validateTrackedPopUpImpression(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("pop-up-impression" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "pop-up-impression"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "name"}));
errors++;
}
if(data2.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "kind"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "name") || (key1 === "kind")) || (key1 === "action"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.name !== undefined){
if(!(validateTrackedText(data2.name, {instancePath:instancePath+"/data/name"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/kind","type",{type: "string"}));
errors++;
}
if(!((data4 === "Newsletter") || (data4 === "Account"))){
(vErrors ??= []).push(fault(instancePath+"/data/kind","enum",{allowedValues: constant10}));
errors++;
}
}
if(data2.action !== undefined){
if("Registration" !== data2.action){
(vErrors ??= []).push(fault(instancePath+"/data/action","const",{allowedValue: "Registration"}));
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
validateTrackedPopUpImpression.errors = vErrors;
return errors === 0;
}

function validateTrackedPromoBarClose(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "blockId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("promo-bar-close" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "promo-bar-close"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedPromoBarClose.errors = vErrors;
return errors === 0;
}

function validateTrackedPromotionClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("promotion-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "promotion-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "creativeName") || (key1 === "promotionId")) || (key1 === "promotionName")) || (key1 === "text"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.creativeName !== undefined){
if(!(validateTrackedText(data2.creativeName, {instancePath:instancePath+"/data/creativeName"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.promotionId !== undefined){
if(!(validateTrackedText(data2.promotionId, {instancePath:instancePath+"/data/promotionId"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.promotionName !== undefined){
if(!(validateTrackedText(data2.promotionName, {instancePath:instancePath+"/data/promotionName"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.text !== undefined){
if(!(validateTrackedText(data2.text, {instancePath:instancePath+"/data/text"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedPromotionClick.errors = vErrors;
return errors === 0;
}

function validateTrackedPurchase(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("purchase" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "purchase"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.transactionId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "transactionId"}));
errors++;
}
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!((((((key1 === "transactionId") || (key1 === "currency")) || (key1 === "value")) || (key1 === "tax")) || (key1 === "shipping")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.transactionId !== undefined){
if(!(validateTrackedId(data1.transactionId, {instancePath:instancePath+"/data/transactionId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data4 = data1.value;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.tax !== undefined){
let data5 = data1.tax;
if(!((typeof data5 == "number") && (isFinite(data5)))){
(vErrors ??= []).push(fault(instancePath+"/data/tax","type",{type: "number"}));
errors++;
}
}
if(data1.shipping !== undefined){
let data6 = data1.shipping;
if(!((typeof data6 == "number") && (isFinite(data6)))){
(vErrors ??= []).push(fault(instancePath+"/data/shipping","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data7 = data1.items;
if(Array.isArray(data7)){
if(data7.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data7[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedPurchase.errors = vErrors;
return errors === 0;
}

function validateTrackedRecommendationAdd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("recommendation-add" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "recommendation-add"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.productId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "productId"}));
errors++;
}
if(data2.sku === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "sku"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "productId") || (key1 === "sku"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.productId !== undefined){
if(!(validateTrackedId(data2.productId, {instancePath:instancePath+"/data/productId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data2.sku !== undefined){
if(!(validateTrackedId(data2.sku, {instancePath:instancePath+"/data/sku"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
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
validateTrackedRecommendationAdd.errors = vErrors;
return errors === 0;
}

function validateTrackedRecommendationClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("recommendation-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "recommendation-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.productId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "productId"}));
errors++;
}
if(data2.position === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "position"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "productId") || (key1 === "position")) || (key1 === "recommendationId"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.productId !== undefined){
if(!(validateTrackedId(data2.productId, {instancePath:instancePath+"/data/productId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data2.position !== undefined){
let data4 = data2.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/data/position","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/data/position","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data2.recommendationId !== undefined){
if(!(validateTrackedId(data2.recommendationId, {instancePath:instancePath+"/data/recommendationId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
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
validateTrackedRecommendationClick.errors = vErrors;
return errors === 0;
}

function validateTrackedRecommendationImpression(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("recommendation-impression" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "recommendation-impression"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.productIds === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "productIds"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "productIds") || (key1 === "recommendationId"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.productIds !== undefined){
let data3 = data2.productIds;
if(Array.isArray(data3)){
if(data3.length > 24){
(vErrors ??= []).push(fault(instancePath+"/data/productIds","maxItems",{limit: 24}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/data/productIds","minItems",{limit: 1}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedId(data3[i0], {instancePath:instancePath+"/data/productIds/" + i0}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/productIds","type",{type: "array"}));
errors++;
}
}
if(data2.recommendationId !== undefined){
if(!(validateTrackedId(data2.recommendationId, {instancePath:instancePath+"/data/recommendationId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
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
validateTrackedRecommendationImpression.errors = vErrors;
return errors === 0;
}

function validateTrackedRemoveFromCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("remove-from-cart" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "remove-from-cart"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedRemoveFromCart.errors = vErrors;
return errors === 0;
}

function validateTrackedScreenSize(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("screen-size" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "screen-size"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.width === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "width"}));
errors++;
}
if(data1.height === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "height"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "width") || (key1 === "height"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.width !== undefined){
let data2 = data1.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/data/width","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/data/width","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data1.height !== undefined){
let data3 = data1.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/height","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/data/height","minimum",{comparison: ">=", limit: 0}));
errors++;
}
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
validateTrackedScreenSize.errors = vErrors;
return errors === 0;
}

function validateTrackedSearchContentClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("search-content-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "search-content-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "title"}));
errors++;
}
for(const key1 in data2){
if(!((((key1 === "creativeName") || (key1 === "promotionId")) || (key1 === "promotionName")) || (key1 === "title"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.creativeName !== undefined){
if(!(validateTrackedText(data2.creativeName, {instancePath:instancePath+"/data/creativeName"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.promotionId !== undefined){
if(!(validateTrackedText(data2.promotionId, {instancePath:instancePath+"/data/promotionId"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.promotionName !== undefined){
if(!(validateTrackedText(data2.promotionName, {instancePath:instancePath+"/data/promotionName"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data2.title !== undefined){
if(!(validateTrackedText(data2.title, {instancePath:instancePath+"/data/title"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedSearchContentClick.errors = vErrors;
return errors === 0;
}

function validateTrackedSecondaryNavClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("secondary-nav-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "secondary-nav-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "text"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "text")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.text !== undefined){
if(!(validateTrackedText(data2.text, {instancePath:instancePath+"/data/text"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedSecondaryNavClick.errors = vErrors;
return errors === 0;
}

function validateTrackedSelectItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("select-item" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "select-item"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.itemListId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "itemListId"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "itemListId") || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.itemListId !== undefined){
if(!(validateTrackedText(data1.itemListId, {instancePath:instancePath+"/data/itemListId"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data3 = data1.items;
if(Array.isArray(data3)){
if(data3.length > 1){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 1}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data3[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedSelectItem.errors = vErrors;
return errors === 0;
}

function validateTrackedSelectSuggestion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("select-suggestion" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "select-suggestion"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "kind"}));
errors++;
}
if(data1.position === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "position"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "kind") || (key1 === "position"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/kind","type",{type: "string"}));
errors++;
}
if(!((((((data2 === "recent") || (data2 === "term")) || (data2 === "scope")) || (data2 === "category")) || (data2 === "article")) || (data2 === "product"))){
(vErrors ??= []).push(fault(instancePath+"/data/kind","enum",{allowedValues: constant11}));
errors++;
}
}
if(data1.position !== undefined){
let data3 = data1.position;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/position","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/data/position","maximum",{comparison: "<=", limit: 10}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/data/position","minimum",{comparison: ">=", limit: 1}));
errors++;
}
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
validateTrackedSelectSuggestion.errors = vErrors;
return errors === 0;
}

function validateTrackedSignUp(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("sign-up" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "sign-up"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTrackedSignUp.errors = vErrors;
return errors === 0;
}

function validateTrackedText(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 300){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 300}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateTrackedText.errors = vErrors;
return errors === 0;
}

function validateTrackedTopNavClick(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("top-nav-click" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "top-nav-click"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.path === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "path"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "path")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.path !== undefined){
if(!(validateTrackedText(data2.path, {instancePath:instancePath+"/data/path"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
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
validateTrackedTopNavClick.errors = vErrors;
return errors === 0;
}

function validateTrackedUpsellAdd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("upsell-add" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "upsell-add"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sku === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "sku"}));
errors++;
}
for(const key1 in data2){
if(!((key1 === "productId") || (key1 === "sku"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.productId !== undefined){
if(!(validateTrackedId(data2.productId, {instancePath:instancePath+"/data/productId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data2.sku !== undefined){
if(!(validateTrackedId(data2.sku, {instancePath:instancePath+"/data/sku"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
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
validateTrackedUpsellAdd.errors = vErrors;
return errors === 0;
}

function validateTrackedVideoPlay(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "blockId")) || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("video-play" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "video-play"}));
errors++;
}
}
if(data.blockId !== undefined){
if(!(validateTrackedId(data.blockId, {instancePath:instancePath+"/blockId"}))){
vErrors = vErrors === null ? validateTrackedId.errors : vErrors.concat(validateTrackedId.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.player === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "player"}));
errors++;
}
for(const key1 in data2){
if(!(key1 === "player")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.player !== undefined){
let data3 = data2.player;
if(typeof data3 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/data/player","type",{type: "string"}));
errors++;
}
if(!(((data3 === "native") || (data3 === "youtube")) || (data3 === "hosted"))){
(vErrors ??= []).push(fault(instancePath+"/data/player","enum",{allowedValues: constant12}));
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
validateTrackedVideoPlay.errors = vErrors;
return errors === 0;
}

function validateTrackedViewCart(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("view-cart" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "view-cart"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedViewCart.errors = vErrors;
return errors === 0;
}

function validateTrackedViewItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("view-item" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "view-item"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.currency === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "currency"}));
errors++;
}
if(data1.value === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "value"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!(((key1 === "currency") || (key1 === "value")) || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.currency !== undefined){
if(!(validateCurrency(data1.currency, {instancePath:instancePath+"/data/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/data/value","type",{type: "number"}));
errors++;
}
}
if(data1.items !== undefined){
let data4 = data1.items;
if(Array.isArray(data4)){
if(data4.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data4[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedViewItem.errors = vErrors;
return errors === 0;
}

function validateTrackedViewItemList(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("view-item-list" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "view-item-list"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.itemListId === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "itemListId"}));
errors++;
}
if(data1.items === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "items"}));
errors++;
}
for(const key1 in data1){
if(!((key1 === "itemListId") || (key1 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.itemListId !== undefined){
if(!(validateTrackedText(data1.itemListId, {instancePath:instancePath+"/data/itemListId"}))){
vErrors = vErrors === null ? validateTrackedText.errors : vErrors.concat(validateTrackedText.errors);
errors = vErrors.length;
}
}
if(data1.items !== undefined){
let data3 = data1.items;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push(fault(instancePath+"/data/items","maxItems",{limit: 100}));
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateTrackedItem(data3[i0], {instancePath:instancePath+"/data/items/" + i0}))){
vErrors = vErrors === null ? validateTrackedItem.errors : vErrors.concat(validateTrackedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/data/items","type",{type: "array"}));
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
validateTrackedViewItemList.errors = vErrors;
return errors === 0;
}

function validateTrackedViewSearchResults(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.data === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "data"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "data"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.name !== undefined){
if("view-search-results" !== data.name){
(vErrors ??= []).push(fault(instancePath+"/name","const",{allowedValue: "view-search-results"}));
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.results === undefined){
(vErrors ??= []).push(fault(instancePath+"/data","required",{missingProperty: "results"}));
errors++;
}
for(const key1 in data1){
if(!(key1 === "results")){
(vErrors ??= []).push(fault(instancePath+"/data","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data1.results !== undefined){
let data2 = data1.results;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/data/results","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/data/results","minimum",{comparison: ">=", limit: 0}));
errors++;
}
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
validateTrackedViewSearchResults.errors = vErrors;
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
  coerceReportResponseQuery as reportResponseQuery,
  coerceReportResponseQuery,
  validateEventBatch as recordEventsBody,
  validateEventBatch,
  validateFailedCall,
  validatePageEvent,
  validatePageEventName,
  validatePerformanceBatch as ingestPerformanceBody,
  validatePerformanceBatch,
  validatePerformanceMetric,
  validateResponseReport as reportResponseBody,
  validateResponseReport,
  validateServerTime as getServerTime200,
  validateServerTime,
  validateTrackedAccordionClose,
  validateTrackedAccordionExpand,
  validateTrackedAddPaymentInfo,
  validateTrackedAddShippingInfo,
  validateTrackedAddToCart,
  validateTrackedArticleClick,
  validateTrackedBeginCheckout,
  validateTrackedBenefitBarClose,
  validateTrackedBenefitClick,
  validateTrackedCategoryCardClick,
  validateTrackedExperienceImpression,
  validateTrackedGenerateLead,
  validateTrackedId,
  validateTrackedItem,
  validateTrackedLogin,
  validateTrackedLogoClick,
  validateTrackedMobileMenuClose,
  validateTrackedMobileMenuExpand,
  validateTrackedPageView,
  validateTrackedPopUpClick,
  validateTrackedPopUpClose,
  validateTrackedPopUpExpand,
  validateTrackedPopUpImpression,
  validateTrackedPromoBarClose,
  validateTrackedPromotionClick,
  validateTrackedPurchase,
  validateTrackedRecommendationAdd,
  validateTrackedRecommendationClick,
  validateTrackedRecommendationImpression,
  validateTrackedRemoveFromCart,
  validateTrackedScreenSize,
  validateTrackedSearchContentClick,
  validateTrackedSecondaryNavClick,
  validateTrackedSelectItem,
  validateTrackedSelectSuggestion,
  validateTrackedSignUp,
  validateTrackedText,
  validateTrackedTopNavClick,
  validateTrackedUpsellAdd,
  validateTrackedVideoPlay,
  validateTrackedViewCart,
  validateTrackedViewItem,
  validateTrackedViewItemList,
  validateTrackedViewSearchResults,
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
  coerceHeaders_d1e47cfd as recordEventsHeaders,
  coerceHeaders_d1e47cfd as reportResponseHeaders,
  coerceQuery_a303e847 as getServerTimeQuery,
  coerceQuery_a303e847 as ingestPerformanceQuery,
  coerceQuery_a303e847 as recordEventsQuery,
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
  validateErrorAnswer as recordEvents400,
  validateErrorAnswer as recordEvents429,
  validateErrorAnswer as recordEvents500,
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
