// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime, isEmail, isMediaUrl } from '../../validator-runtime.js';

import { coerceProductId, coerceWireLocale, validateStyleId } from './shared.js';

const constant0 = new RegExp("^(?:rating:[1-5]|photos:true|verified:true|language:[a-z]{2})$", "u");
const constant1 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant2 = ["mostRelevant","newest","mostAnswers","mostHelpful"];
const constant3 = ["mostRelevant","newest","highestRating","lowestRating","mostHelpful"];
const constant4 = ["brand","verifiedBuyer","shopper"];
const constant5 = ["inappropriate","offTopic","spam","personalData","other"];
const constant6 = ["pending","published","rejected"];
const constant7 = ["profanity","link","contactDetails","duplicate","unreadable","flagged"];
const constant8 = {"id":true,"productId":true,"rating":true,"headline":true,"text":true,"language":true,"author":true,"createdAt":true,"recommended":true,"scales":true,"photos":true,"bought":true,"votes":true,"replies":true};
const constant9 = Object.prototype.hasOwnProperty;
const constant10 = ["size","width","comfort","quality"];
const constant11 = new RegExp("^[a-z]{2}$", "u");
const constant12 = ["helpful","notHelpful","none"];

function coerceGetQuestionsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["paging.from"] === undefined){
data["paging.from"] = 0;
}
if(data["paging.size"] === undefined){
data["paging.size"] = 10;
}
if(data.sort === undefined){
data.sort = "mostRelevant";
}
let data0 = data["paging.from"];
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
(vErrors ??= []).push(fault(instancePath+"/paging.from","type",{type: "integer"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["paging.from"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/paging.from","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/paging.from","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
let data1 = data["paging.size"];
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
(vErrors ??= []).push(fault(instancePath+"/paging.size","type",{type: "integer"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["paging.size"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/paging.size","maximum",{comparison: "<=", limit: 50}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/paging.size","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(!(coerceQuestionSort(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort"}))){
vErrors = vErrors === null ? coerceQuestionSort.errors : vErrors.concat(coerceQuestionSort.errors);
errors = vErrors.length;
}
if(data.q !== undefined){
let data3 = data.q;
if(typeof data3 !== "string"){
let dataType2 = typeof data3;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType2 = typeof data3;
if(typeof data3 === "string"){
coerced2 = data3;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data3;
}
else if(data3 === null){
coerced2 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/q","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data3 = coerced2;
if(data !== undefined){
data["q"] = coerced2;
}
}
}
if(typeof data3 === "string"){
if(data3.length > 500){
(vErrors ??= []).push(fault(instancePath+"/q","maxLength",{limit: 500}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/q","minLength",{limit: 1}));
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
coerceGetQuestionsQuery.errors = vErrors;
return errors === 0;
}

function coerceGetReviewsQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["paging.from"] === undefined){
data["paging.from"] = 0;
}
if(data["paging.size"] === undefined){
data["paging.size"] = 10;
}
if(data.sort === undefined){
data.sort = "mostRelevant";
}
let data0 = data["paging.from"];
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
(vErrors ??= []).push(fault(instancePath+"/paging.from","type",{type: "integer"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["paging.from"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/paging.from","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/paging.from","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
let data1 = data["paging.size"];
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
(vErrors ??= []).push(fault(instancePath+"/paging.size","type",{type: "integer"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["paging.size"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/paging.size","maximum",{comparison: "<=", limit: 50}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/paging.size","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
if(!(coerceReviewSort(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort"}))){
vErrors = vErrors === null ? coerceReviewSort.errors : vErrors.concat(coerceReviewSort.errors);
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
if(data3.length > 20){
(vErrors ??= []).push(fault(instancePath+"/filters","maxItems",{limit: 20}));
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
if(!constant0.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/filters/" + i0,"pattern",{pattern: "^(?:rating:[1-5]|photos:true|verified:true|language:[a-z]{2})$"}));
errors++;
}
}
}
}
}
if(data.q !== undefined){
let data5 = data.q;
if(typeof data5 !== "string"){
let dataType4 = typeof data5;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType4 = typeof data5;
if(typeof data5 === "string"){
coerced4 = data5;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data5;
}
else if(data5 === null){
coerced4 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/q","type",{type: "string"}));
errors++;
}
}
if(coerced4 !== undefined){
data5 = coerced4;
if(data !== undefined){
data["q"] = coerced4;
}
}
}
if(typeof data5 === "string"){
if(data5.length > 100){
(vErrors ??= []).push(fault(instancePath+"/q","maxLength",{limit: 100}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/q","minLength",{limit: 1}));
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
coerceGetReviewsQuery.errors = vErrors;
return errors === 0;
}

function coerceParams_b79b4944(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewId"}));
errors++;
}
if(data.reviewId !== undefined){
let data0 = data.reviewId;
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
(vErrors ??= []).push(fault(instancePath+"/reviewId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["reviewId"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/reviewId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_b79b4944.errors = vErrors;
return errors === 0;
}

function coerceQuestionSort(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!((((data === "mostRelevant") || (data === "newest")) || (data === "mostAnswers")) || (data === "mostHelpful"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant2}));
errors++;
}
coerceQuestionSort.errors = vErrors;
return errors === 0;
}

function coerceReviewSort(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!(((((data === "mostRelevant") || (data === "newest")) || (data === "highestRating")) || (data === "lowestRating")) || (data === "mostHelpful"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant3}));
errors++;
}
coerceReviewSort.errors = vErrors;
return errors === 0;
}

function coerceVoteAnswerParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.answerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answerId"}));
errors++;
}
if(data.productId !== undefined){
if(!(coerceProductId(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId"}))){
vErrors = vErrors === null ? coerceProductId.errors : vErrors.concat(coerceProductId.errors);
errors = vErrors.length;
}
}
if(data.answerId !== undefined){
let data1 = data.answerId;
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
(vErrors ??= []).push(fault(instancePath+"/answerId","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data !== undefined){
data["answerId"] = coerced0;
}
}
}
if(typeof data1 === "string"){
if(!(constant1.test(data1))){
(vErrors ??= []).push(fault(instancePath+"/answerId","format",{format: "uuid"}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceVoteAnswerParams.errors = vErrors;
return errors === 0;
}

function validateAnswerAuthor(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.displayName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "displayName"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "displayName"))){
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
if(!(((data0 === "brand") || (data0 === "verifiedBuyer")) || (data0 === "shopper"))){
(vErrors ??= []).push(fault(instancePath+"/kind","enum",{allowedValues: constant4}));
errors++;
}
}
if(data.displayName !== undefined){
if(typeof data.displayName !== "string"){
(vErrors ??= []).push(fault(instancePath+"/displayName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAnswerAuthor.errors = vErrors;
return errors === 0;
}

function validateAnswerVote(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.answerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answerId"}));
errors++;
}
if(data.vote === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "vote"}));
errors++;
}
if(data.votes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "votes"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "answerId") || (key0 === "vote")) || (key0 === "votes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.answerId !== undefined){
let data0 = data.answerId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/answerId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/answerId","type",{type: "string"}));
errors++;
}
}
if(data.vote !== undefined){
if(!(validateVote(data.vote, {instancePath:instancePath+"/vote"}))){
vErrors = vErrors === null ? validateVote.errors : vErrors.concat(validateVote.errors);
errors = vErrors.length;
}
}
if(data.votes !== undefined){
if(!(validateVoteCounts(data.votes, {instancePath:instancePath+"/votes"}))){
vErrors = vErrors === null ? validateVoteCounts.errors : vErrors.concat(validateVoteCounts.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAnswerVote.errors = vErrors;
return errors === 0;
}

function validateBoughtVariant(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
validateBoughtVariant.errors = vErrors;
return errors === 0;
}

function validateBrandReply(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "displayName"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "displayName") || (key0 === "text")) || (key0 === "language")) || (key0 === "createdAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.displayName !== undefined){
let data0 = data.displayName;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/displayName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/displayName","type",{type: "string"}));
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
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
validateBrandReply.errors = vErrors;
return errors === 0;
}

function validateFlagInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "comment"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validateFlagReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validateFlagReason.errors : vErrors.concat(validateFlagReason.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data1 = data.comment;
if(typeof data1 === "string"){
if(data1.length > 500){
(vErrors ??= []).push(fault(instancePath+"/comment","maxLength",{limit: 500}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/comment","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFlagInput.errors = vErrors;
return errors === 0;
}

function validateFlagReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "inappropriate") || (data === "offTopic")) || (data === "spam")) || (data === "personalData")) || (data === "other"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant5}));
errors++;
}
validateFlagReason.errors = vErrors;
return errors === 0;
}

function validateLanguageCount(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "language") || (key0 === "count"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
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
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLanguageCount.errors = vErrors;
return errors === 0;
}

function validateModerationState(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "pending") || (data === "published")) || (data === "rejected"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant6}));
errors++;
}
validateModerationState.errors = vErrors;
return errors === 0;
}

function validateOwnFlag(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewId"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "reviewId") || (key0 === "reason"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.reviewId !== undefined){
let data0 = data.reviewId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/reviewId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reviewId","type",{type: "string"}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validateFlagReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validateFlagReason.errors : vErrors.concat(validateFlagReason.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOwnFlag.errors = vErrors;
return errors === 0;
}

function validateOwnQuestion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "question"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "question") || (key0 === "state")) || (key0 === "rejection"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.question !== undefined){
if(!(validateQuestion(data.question, {instancePath:instancePath+"/question"}))){
vErrors = vErrors === null ? validateQuestion.errors : vErrors.concat(validateQuestion.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validateModerationState(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validateModerationState.errors : vErrors.concat(validateModerationState.errors);
errors = vErrors.length;
}
}
if(data.rejection !== undefined){
if(!(validateRejectionReason(data.rejection, {instancePath:instancePath+"/rejection"}))){
vErrors = vErrors === null ? validateRejectionReason.errors : vErrors.concat(validateRejectionReason.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOwnQuestion.errors = vErrors;
return errors === 0;
}

function validateOwnReview(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.review === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "review"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "review") || (key0 === "state")) || (key0 === "rejection"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.review !== undefined){
if(!(validateReview(data.review, {instancePath:instancePath+"/review"}))){
vErrors = vErrors === null ? validateReview.errors : vErrors.concat(validateReview.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(validateModerationState(data.state, {instancePath:instancePath+"/state"}))){
vErrors = vErrors === null ? validateModerationState.errors : vErrors.concat(validateModerationState.errors);
errors = vErrors.length;
}
}
if(data.rejection !== undefined){
if(!(validateRejectionReason(data.rejection, {instancePath:instancePath+"/rejection"}))){
vErrors = vErrors === null ? validateRejectionReason.errors : vErrors.concat(validateRejectionReason.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOwnReview.errors = vErrors;
return errors === 0;
}

function validatePaging(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "from"}));
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "size"}));
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "size")) || (key0 === "total"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/from","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/from","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/size","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/size","maximum",{comparison: "<=", limit: 50}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/size","minimum",{comparison: ">=", limit: 1}));
errors++;
}
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
validatePaging.errors = vErrors;
return errors === 0;
}

function validateQuestion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answers"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "productId")) || (key0 === "text")) || (key0 === "language")) || (key0 === "nickname")) || (key0 === "createdAt")) || (key0 === "answers"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
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
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
}
}
if(data.nickname !== undefined){
if(typeof data.nickname !== "string"){
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
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
if(data.answers !== undefined){
let data6 = data.answers;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateQuestionAnswer(data6[i0], {instancePath:instancePath+"/answers/" + i0}))){
vErrors = vErrors === null ? validateQuestionAnswer.errors : vErrors.concat(validateQuestionAnswer.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/answers","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateQuestion.errors = vErrors;
return errors === 0;
}

function validateQuestionAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
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
if(data.votes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "votes"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "text")) || (key0 === "language")) || (key0 === "author")) || (key0 === "createdAt")) || (key0 === "votes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validateAnswerAuthor(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validateAnswerAuthor.errors : vErrors.concat(validateAnswerAuthor.errors);
errors = vErrors.length;
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
if(data.votes !== undefined){
if(!(validateVoteCounts(data.votes, {instancePath:instancePath+"/votes"}))){
vErrors = vErrors === null ? validateVoteCounts.errors : vErrors.concat(validateVoteCounts.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateQuestionAnswer.errors = vErrors;
return errors === 0;
}

function validateQuestionInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.nickname === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "nickname"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "nickname")) || (key0 === "email"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 500){
(vErrors ??= []).push(fault(instancePath+"/text","maxLength",{limit: 500}));
errors++;
}
if(data0.length < 10){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 10}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateQuestionInput.errors = vErrors;
return errors === 0;
}

function validateQuestionsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "questions"}));
errors++;
}
if(data.questionCount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "questionCount"}));
errors++;
}
if(data.paging === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paging"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "questions") || (key0 === "questionCount")) || (key0 === "paging"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.questions !== undefined){
let data0 = data.questions;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push(fault(instancePath+"/questions","maxItems",{limit: 50}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateQuestion(data0[i0], {instancePath:instancePath+"/questions/" + i0}))){
vErrors = vErrors === null ? validateQuestion.errors : vErrors.concat(validateQuestion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/questions","type",{type: "array"}));
errors++;
}
}
if(data.questionCount !== undefined){
let data2 = data.questionCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/questionCount","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/questionCount","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.paging !== undefined){
if(!(validatePaging(data.paging, {instancePath:instancePath+"/paging"}))){
vErrors = vErrors === null ? validatePaging.errors : vErrors.concat(validatePaging.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateQuestionsAnswer.errors = vErrors;
return errors === 0;
}

function validateRejectionReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((data === "profanity") || (data === "link")) || (data === "contactDetails")) || (data === "duplicate")) || (data === "unreadable")) || (data === "flagged"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant7}));
errors++;
}
validateRejectionReason.errors = vErrors;
return errors === 0;
}

function validateReview(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
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
if(data.scales === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "scales"}));
errors++;
}
if(data.photos === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "photos"}));
errors++;
}
if(data.votes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "votes"}));
errors++;
}
if(data.replies === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "replies"}));
errors++;
}
for(const key0 in data){
if(!(constant9.call(constant8, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/id","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
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
let data2 = data.rating;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/rating","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/rating","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
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
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validateReviewAuthor(data.author, {instancePath:instancePath+"/author"}))){
vErrors = vErrors === null ? validateReviewAuthor.errors : vErrors.concat(validateReviewAuthor.errors);
errors = vErrors.length;
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
if(data.recommended !== undefined){
if(typeof data.recommended !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/recommended","type",{type: "boolean"}));
errors++;
}
}
if(data.scales !== undefined){
let data9 = data.scales;
if(Array.isArray(data9)){
if(data9.length > 4){
(vErrors ??= []).push(fault(instancePath+"/scales","maxItems",{limit: 4}));
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validateScaleValue(data9[i0], {instancePath:instancePath+"/scales/" + i0}))){
vErrors = vErrors === null ? validateScaleValue.errors : vErrors.concat(validateScaleValue.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/scales","type",{type: "array"}));
errors++;
}
}
if(data.photos !== undefined){
let data11 = data.photos;
if(Array.isArray(data11)){
if(data11.length > 6){
(vErrors ??= []).push(fault(instancePath+"/photos","maxItems",{limit: 6}));
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validateReviewPhoto(data11[i1], {instancePath:instancePath+"/photos/" + i1}))){
vErrors = vErrors === null ? validateReviewPhoto.errors : vErrors.concat(validateReviewPhoto.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/photos","type",{type: "array"}));
errors++;
}
}
if(data.bought !== undefined){
if(!(validateBoughtVariant(data.bought, {instancePath:instancePath+"/bought"}))){
vErrors = vErrors === null ? validateBoughtVariant.errors : vErrors.concat(validateBoughtVariant.errors);
errors = vErrors.length;
}
}
if(data.votes !== undefined){
if(!(validateVoteCounts(data.votes, {instancePath:instancePath+"/votes"}))){
vErrors = vErrors === null ? validateVoteCounts.errors : vErrors.concat(validateVoteCounts.errors);
errors = vErrors.length;
}
}
if(data.replies !== undefined){
let data15 = data.replies;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(!(validateBrandReply(data15[i2], {instancePath:instancePath+"/replies/" + i2}))){
vErrors = vErrors === null ? validateBrandReply.errors : vErrors.concat(validateBrandReply.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/replies","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReview.errors = vErrors;
return errors === 0;
}

function validateReviewActivity(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hasBought === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "hasBought"}));
errors++;
}
if(data.votes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "votes"}));
errors++;
}
if(data.flags === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "flags"}));
errors++;
}
if(data.questions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "questions"}));
errors++;
}
if(data.answerVotes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answerVotes"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "review") || (key0 === "hasBought")) || (key0 === "votes")) || (key0 === "flags")) || (key0 === "questions")) || (key0 === "answerVotes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.review !== undefined){
if(!(validateOwnReview(data.review, {instancePath:instancePath+"/review"}))){
vErrors = vErrors === null ? validateOwnReview.errors : vErrors.concat(validateOwnReview.errors);
errors = vErrors.length;
}
}
if(data.hasBought !== undefined){
if(typeof data.hasBought !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/hasBought","type",{type: "boolean"}));
errors++;
}
}
if(data.votes !== undefined){
let data2 = data.votes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReviewVote(data2[i0], {instancePath:instancePath+"/votes/" + i0}))){
vErrors = vErrors === null ? validateReviewVote.errors : vErrors.concat(validateReviewVote.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/votes","type",{type: "array"}));
errors++;
}
}
if(data.flags !== undefined){
let data4 = data.flags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validateOwnFlag(data4[i1], {instancePath:instancePath+"/flags/" + i1}))){
vErrors = vErrors === null ? validateOwnFlag.errors : vErrors.concat(validateOwnFlag.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/flags","type",{type: "array"}));
errors++;
}
}
if(data.questions !== undefined){
let data6 = data.questions;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validateOwnQuestion(data6[i2], {instancePath:instancePath+"/questions/" + i2}))){
vErrors = vErrors === null ? validateOwnQuestion.errors : vErrors.concat(validateOwnQuestion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/questions","type",{type: "array"}));
errors++;
}
}
if(data.answerVotes !== undefined){
let data8 = data.answerVotes;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validateAnswerVote(data8[i3], {instancePath:instancePath+"/answerVotes/" + i3}))){
vErrors = vErrors === null ? validateAnswerVote.errors : vErrors.concat(validateAnswerVote.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/answerVotes","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewActivity.errors = vErrors;
return errors === 0;
}

function validateReviewAuthor(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.displayName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "displayName"}));
errors++;
}
if(data.verifiedBuyer === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "verifiedBuyer"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "displayName") || (key0 === "location")) || (key0 === "verifiedBuyer")) || (key0 === "incentivized"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.displayName !== undefined){
if(typeof data.displayName !== "string"){
(vErrors ??= []).push(fault(instancePath+"/displayName","type",{type: "string"}));
errors++;
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/location","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/location","type",{type: "string"}));
errors++;
}
}
if(data.verifiedBuyer !== undefined){
if(typeof data.verifiedBuyer !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/verifiedBuyer","type",{type: "boolean"}));
errors++;
}
}
if(data.incentivized !== undefined){
if(typeof data.incentivized !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/incentivized","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewAuthor.errors = vErrors;
return errors === 0;
}

function validateReviewInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
for(const key0 in data){
if(!(((((((key0 === "rating") || (key0 === "headline")) || (key0 === "text")) || (key0 === "nickname")) || (key0 === "location")) || (key0 === "recommended")) || (key0 === "scales"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.rating !== undefined){
let data0 = data.rating;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/rating","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/rating","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/rating","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.headline !== undefined){
let data1 = data.headline;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/headline","maxLength",{limit: 80}));
errors++;
}
if(data1.length < 2){
(vErrors ??= []).push(fault(instancePath+"/headline","minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/headline","type",{type: "string"}));
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(data2.length > 2000){
(vErrors ??= []).push(fault(instancePath+"/text","maxLength",{limit: 2000}));
errors++;
}
if(data2.length < 20){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 20}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.nickname !== undefined){
let data3 = data.nickname;
if(typeof data3 === "string"){
if(data3.length > 40){
(vErrors ??= []).push(fault(instancePath+"/nickname","maxLength",{limit: 40}));
errors++;
}
if(data3.length < 2){
(vErrors ??= []).push(fault(instancePath+"/nickname","minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/nickname","type",{type: "string"}));
errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/location","maxLength",{limit: 60}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/location","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/location","type",{type: "string"}));
errors++;
}
}
if(data.recommended !== undefined){
if(typeof data.recommended !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/recommended","type",{type: "boolean"}));
errors++;
}
}
if(data.scales !== undefined){
let data6 = data.scales;
if(Array.isArray(data6)){
if(data6.length > 4){
(vErrors ??= []).push(fault(instancePath+"/scales","maxItems",{limit: 4}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateScaleValue(data6[i0], {instancePath:instancePath+"/scales/" + i0}))){
vErrors = vErrors === null ? validateScaleValue.errors : vErrors.concat(validateScaleValue.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/scales","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewInput.errors = vErrors;
return errors === 0;
}

function validateReviewPhoto(data, {instancePath=""}={}){
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
for(const key0 in data){
if(!((key0 === "src") || (key0 === "alt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(!(isMediaUrl(data0))){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewPhoto.errors = vErrors;
return errors === 0;
}

function validateReviewResult(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rollup === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rollup"}));
errors++;
}
if(data.reviews === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviews"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "rollup") || (key0 === "reviews"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.rollup !== undefined){
if(!(validateReviewRollup(data.rollup, {instancePath:instancePath+"/rollup"}))){
vErrors = vErrors === null ? validateReviewRollup.errors : vErrors.concat(validateReviewRollup.errors);
errors = vErrors.length;
}
}
if(data.reviews !== undefined){
let data1 = data.reviews;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push(fault(instancePath+"/reviews","maxItems",{limit: 50}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReview(data1[i0], {instancePath:instancePath+"/reviews/" + i0}))){
vErrors = vErrors === null ? validateReview.errors : vErrors.concat(validateReview.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reviews","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewResult.errors = vErrors;
return errors === 0;
}

function validateReviewRollup(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewCount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewCount"}));
errors++;
}
if(data.ratingHistogram === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "ratingHistogram"}));
errors++;
}
if(data.scales === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "scales"}));
errors++;
}
if(data.photos === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "photos"}));
errors++;
}
if(data.verified === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "verified"}));
errors++;
}
if(data.languages === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "languages"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "averageRating") || (key0 === "reviewCount")) || (key0 === "ratingHistogram")) || (key0 === "recommendedPercent")) || (key0 === "scales")) || (key0 === "photos")) || (key0 === "verified")) || (key0 === "languages"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.averageRating !== undefined){
let data0 = data.averageRating;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/averageRating","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/averageRating","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/averageRating","type",{type: "number"}));
errors++;
}
}
if(data.reviewCount !== undefined){
let data1 = data.reviewCount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/reviewCount","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/reviewCount","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.ratingHistogram !== undefined){
let data2 = data.ratingHistogram;
if(Array.isArray(data2)){
if(data2.length > 5){
(vErrors ??= []).push(fault(instancePath+"/ratingHistogram","maxItems",{limit: 5}));
errors++;
}
if(data2.length < 5){
(vErrors ??= []).push(fault(instancePath+"/ratingHistogram","minItems",{limit: 5}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/ratingHistogram/" + i0,"type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/ratingHistogram/" + i0,"minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/ratingHistogram","type",{type: "array"}));
errors++;
}
}
if(data.recommendedPercent !== undefined){
let data4 = data.recommendedPercent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push(fault(instancePath+"/recommendedPercent","type",{type: "integer"}));
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/recommendedPercent","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push(fault(instancePath+"/recommendedPercent","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.scales !== undefined){
let data5 = data.scales;
if(Array.isArray(data5)){
if(data5.length > 4){
(vErrors ??= []).push(fault(instancePath+"/scales","maxItems",{limit: 4}));
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validateScaleRollup(data5[i1], {instancePath:instancePath+"/scales/" + i1}))){
vErrors = vErrors === null ? validateScaleRollup.errors : vErrors.concat(validateScaleRollup.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/scales","type",{type: "array"}));
errors++;
}
}
if(data.photos !== undefined){
let data7 = data.photos;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/photos","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/photos","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.verified !== undefined){
let data8 = data.verified;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(fault(instancePath+"/verified","type",{type: "integer"}));
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/verified","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.languages !== undefined){
let data9 = data.languages;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validateLanguageCount(data9[i2], {instancePath:instancePath+"/languages/" + i2}))){
vErrors = vErrors === null ? validateLanguageCount.errors : vErrors.concat(validateLanguageCount.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/languages","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewRollup.errors = vErrors;
return errors === 0;
}

function validateReviewTranslation(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewId"}));
errors++;
}
if(data.from === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "from"}));
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "language"}));
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
for(const key0 in data){
if(!(((((key0 === "reviewId") || (key0 === "from")) || (key0 === "language")) || (key0 === "headline")) || (key0 === "text"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.reviewId !== undefined){
let data0 = data.reviewId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/reviewId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reviewId","type",{type: "string"}));
errors++;
}
}
if(data.from !== undefined){
if(!(validateTextLanguage(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewTranslation.errors = vErrors;
return errors === 0;
}

function validateReviewVote(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewId"}));
errors++;
}
if(data.vote === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "vote"}));
errors++;
}
if(data.votes === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "votes"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "reviewId") || (key0 === "vote")) || (key0 === "votes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.reviewId !== undefined){
let data0 = data.reviewId;
if(typeof data0 === "string"){
if(!(constant1.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/reviewId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/reviewId","type",{type: "string"}));
errors++;
}
}
if(data.vote !== undefined){
if(!(validateVote(data.vote, {instancePath:instancePath+"/vote"}))){
vErrors = vErrors === null ? validateVote.errors : vErrors.concat(validateVote.errors);
errors = vErrors.length;
}
}
if(data.votes !== undefined){
if(!(validateVoteCounts(data.votes, {instancePath:instancePath+"/votes"}))){
vErrors = vErrors === null ? validateVoteCounts.errors : vErrors.concat(validateVoteCounts.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewVote.errors = vErrors;
return errors === 0;
}

function validateReviewsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "results"}));
errors++;
}
if(data.paging === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paging"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "results") || (key0 === "paging"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
if(data0.length > 1){
(vErrors ??= []).push(fault(instancePath+"/results","maxItems",{limit: 1}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/results","minItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReviewResult(data0[i0], {instancePath:instancePath+"/results/" + i0}))){
vErrors = vErrors === null ? validateReviewResult.errors : vErrors.concat(validateReviewResult.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/results","type",{type: "array"}));
errors++;
}
}
if(data.paging !== undefined){
if(!(validatePaging(data.paging, {instancePath:instancePath+"/paging"}))){
vErrors = vErrors === null ? validatePaging.errors : vErrors.concat(validatePaging.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReviewsAnswer.errors = vErrors;
return errors === 0;
}

function validateScaleId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((data === "size") || (data === "width")) || (data === "comfort")) || (data === "quality"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant10}));
errors++;
}
validateScaleId.errors = vErrors;
return errors === 0;
}

function validateScaleRollup(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "count"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "count")) || (key0 === "average"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateScaleId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateScaleId.errors : vErrors.concat(validateScaleId.errors);
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
if(data.average !== undefined){
let data2 = data.average;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/average","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/average","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/average","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateScaleRollup.errors = vErrors;
return errors === 0;
}

function validateScaleValue(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "value"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateScaleId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateScaleId.errors : vErrors.concat(validateScaleId.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/value","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateScaleValue.errors = vErrors;
return errors === 0;
}

function validateTextLanguage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant11.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[a-z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateTextLanguage.errors = vErrors;
return errors === 0;
}

function validateTranslationInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "language")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.language !== undefined){
if(!(validateTextLanguage(data.language, {instancePath:instancePath+"/language"}))){
vErrors = vErrors === null ? validateTextLanguage.errors : vErrors.concat(validateTextLanguage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTranslationInput.errors = vErrors;
return errors === 0;
}

function validateVote(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "helpful") || (data === "notHelpful")) || (data === "none"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant12}));
errors++;
}
validateVote.errors = vErrors;
return errors === 0;
}

function validateVoteCounts(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.helpful === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "helpful"}));
errors++;
}
if(data.notHelpful === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "notHelpful"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "helpful") || (key0 === "notHelpful"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.helpful !== undefined){
let data0 = data.helpful;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/helpful","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/helpful","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.notHelpful !== undefined){
let data1 = data.notHelpful;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/notHelpful","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/notHelpful","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVoteCounts.errors = vErrors;
return errors === 0;
}

function validateVoteInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vote === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "vote"}));
errors++;
}
for(const key0 in data){
if(!(key0 === "vote")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.vote !== undefined){
if(!(validateVote(data.vote, {instancePath:instancePath+"/vote"}))){
vErrors = vErrors === null ? validateVote.errors : vErrors.concat(validateVote.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVoteInput.errors = vErrors;
return errors === 0;
}

export {
  coerceGetQuestionsQuery as getQuestionsQuery,
  coerceGetQuestionsQuery,
  coerceGetReviewsQuery as getReviewsQuery,
  coerceGetReviewsQuery,
  coerceParams_b79b4944 as flagReviewParams,
  coerceParams_b79b4944 as translateReviewParams,
  coerceParams_b79b4944 as voteReviewParams,
  coerceParams_b79b4944,
  coerceQuestionSort,
  coerceReviewSort,
  coerceVoteAnswerParams as voteAnswerParams,
  coerceVoteAnswerParams,
  validateAnswerAuthor,
  validateAnswerVote as voteAnswer200,
  validateAnswerVote,
  validateBoughtVariant,
  validateBrandReply,
  validateFlagInput as flagReviewBody,
  validateFlagInput,
  validateFlagReason,
  validateLanguageCount,
  validateModerationState,
  validateOwnFlag as flagReview200,
  validateOwnFlag,
  validateOwnQuestion as askQuestion201,
  validateOwnQuestion,
  validateOwnReview as writeReview201,
  validateOwnReview,
  validatePaging,
  validateQuestion,
  validateQuestionAnswer,
  validateQuestionInput as askQuestionBody,
  validateQuestionInput,
  validateQuestionsAnswer as getQuestions200,
  validateQuestionsAnswer,
  validateRejectionReason,
  validateReview,
  validateReviewActivity as getReviewActivity200,
  validateReviewActivity,
  validateReviewAuthor,
  validateReviewInput as writeReviewBody,
  validateReviewInput,
  validateReviewPhoto,
  validateReviewResult,
  validateReviewRollup,
  validateReviewTranslation as translateReview200,
  validateReviewTranslation,
  validateReviewVote as voteReview200,
  validateReviewVote,
  validateReviewsAnswer as getReviews200,
  validateReviewsAnswer,
  validateScaleId,
  validateScaleRollup,
  validateScaleValue,
  validateTextLanguage,
  validateTranslationInput as translateReviewBody,
  validateTranslationInput,
  validateVote,
  validateVoteCounts,
  validateVoteInput as voteAnswerBody,
  validateVoteInput as voteReviewBody,
  validateVoteInput,
};
export {
  coerceHeaders_d1e47cfd as askQuestionHeaders,
  coerceHeaders_d1e47cfd as flagReviewHeaders,
  coerceHeaders_d1e47cfd as getQuestionsHeaders,
  coerceHeaders_d1e47cfd as getReviewActivityHeaders,
  coerceHeaders_d1e47cfd as getReviewsHeaders,
  coerceHeaders_d1e47cfd as translateReviewHeaders,
  coerceHeaders_d1e47cfd as voteAnswerHeaders,
  coerceHeaders_d1e47cfd as voteReviewHeaders,
  coerceHeaders_d1e47cfd as writeReviewHeaders,
  coerceParams_1049053c as askQuestionParams,
  coerceParams_1049053c as getQuestionsParams,
  coerceParams_1049053c as getReviewActivityParams,
  coerceParams_1049053c as getReviewsParams,
  coerceParams_1049053c as writeReviewParams,
  coerceQuery_a303e847 as askQuestionQuery,
  coerceQuery_a303e847 as flagReviewQuery,
  coerceQuery_a303e847 as getReviewActivityQuery,
  coerceQuery_a303e847 as translateReviewQuery,
  coerceQuery_a303e847 as voteAnswerQuery,
  coerceQuery_a303e847 as voteReviewQuery,
  coerceQuery_a303e847 as writeReviewQuery,
  validateErrorAnswer as askQuestion400,
  validateErrorAnswer as askQuestion401,
  validateErrorAnswer as askQuestion403,
  validateErrorAnswer as askQuestion404,
  validateErrorAnswer as askQuestion429,
  validateErrorAnswer as askQuestion500,
  validateErrorAnswer as flagReview400,
  validateErrorAnswer as flagReview401,
  validateErrorAnswer as flagReview403,
  validateErrorAnswer as flagReview404,
  validateErrorAnswer as flagReview409,
  validateErrorAnswer as flagReview429,
  validateErrorAnswer as flagReview500,
  validateErrorAnswer as getQuestions400,
  validateErrorAnswer as getQuestions401,
  validateErrorAnswer as getQuestions404,
  validateErrorAnswer as getQuestions429,
  validateErrorAnswer as getQuestions500,
  validateErrorAnswer as getReviewActivity400,
  validateErrorAnswer as getReviewActivity401,
  validateErrorAnswer as getReviewActivity403,
  validateErrorAnswer as getReviewActivity404,
  validateErrorAnswer as getReviewActivity429,
  validateErrorAnswer as getReviewActivity500,
  validateErrorAnswer as getReviews400,
  validateErrorAnswer as getReviews401,
  validateErrorAnswer as getReviews404,
  validateErrorAnswer as getReviews429,
  validateErrorAnswer as getReviews500,
  validateErrorAnswer as translateReview400,
  validateErrorAnswer as translateReview401,
  validateErrorAnswer as translateReview404,
  validateErrorAnswer as translateReview422,
  validateErrorAnswer as translateReview429,
  validateErrorAnswer as translateReview500,
  validateErrorAnswer as translateReview503,
  validateErrorAnswer as voteAnswer400,
  validateErrorAnswer as voteAnswer401,
  validateErrorAnswer as voteAnswer403,
  validateErrorAnswer as voteAnswer404,
  validateErrorAnswer as voteAnswer409,
  validateErrorAnswer as voteAnswer429,
  validateErrorAnswer as voteAnswer500,
  validateErrorAnswer as voteReview400,
  validateErrorAnswer as voteReview401,
  validateErrorAnswer as voteReview403,
  validateErrorAnswer as voteReview404,
  validateErrorAnswer as voteReview409,
  validateErrorAnswer as voteReview429,
  validateErrorAnswer as voteReview500,
  validateErrorAnswer as writeReview400,
  validateErrorAnswer as writeReview401,
  validateErrorAnswer as writeReview403,
  validateErrorAnswer as writeReview404,
  validateErrorAnswer as writeReview429,
  validateErrorAnswer as writeReview500,
} from './shared.js';
