// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDate, isEmail } from '../../validator-runtime.js';

import { validateAddressInput, validateConsumerName, validateConsumerPhone, validateProductId } from './shared.js';

const constant0 = ["image/jpeg","image/png","image/webp","application/pdf"];
const constant1 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");
const constant2 = new RegExp("^[CW]-[0-9]{4}-[0-9]{6,9}$", "u");
const constant3 = {"category":true,"subject":true,"firstName":true,"lastName":true,"email":true,"phone":true,"orderNumber":true,"message":true,"attachments":true,"captchaResponse":true};
const constant4 = Object.prototype.hasOwnProperty;
const constant5 = new RegExp("^[a-z][a-z-]{1,39}$", "u");
const constant6 = {"firstName":true,"lastName":true,"email":true,"phone":true,"address":true,"productId":true,"orderNumber":true,"purchasedOn":true,"purchasedAt":true,"problem":true,"description":true,"attachments":true,"captchaResponse":true};
const constant7 = ["seam","zip","sole","waterproofing","material","hardware","other"];

function validateAttachment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fileName"}));
errors++;
}
if(data.mediaType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "mediaType"}));
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "content"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "fileName") || (key0 === "mediaType")) || (key0 === "content"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.fileName !== undefined){
let data0 = data.fileName;
if(typeof data0 === "string"){
if(data0.length > 120){
(vErrors ??= []).push(fault(instancePath+"/fileName","maxLength",{limit: 120}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fileName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fileName","type",{type: "string"}));
errors++;
}
}
if(data.mediaType !== undefined){
let data1 = data.mediaType;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/mediaType","type",{type: "string"}));
errors++;
}
if(!((((data1 === "image/jpeg") || (data1 === "image/png")) || (data1 === "image/webp")) || (data1 === "application/pdf"))){
(vErrors ??= []).push(fault(instancePath+"/mediaType","enum",{allowedValues: constant0}));
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(data2.length > 2800000){
(vErrors ??= []).push(fault(instancePath+"/content","maxLength",{limit: 2800000}));
errors++;
}
if(data2.length < 4){
(vErrors ??= []).push(fault(instancePath+"/content","minLength",{limit: 4}));
errors++;
}
if(!constant1.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/content","pattern",{pattern: "^[A-Za-z0-9+/]+={0,2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/content","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAttachment.errors = vErrors;
return errors === 0;
}

function validateAttachments(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 3){
(vErrors ??= []).push(fault(instancePath,"maxItems",{limit: 3}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validateAttachment(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validateAttachment.errors : vErrors.concat(validateAttachment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validateAttachments.errors = vErrors;
return errors === 0;
}

function validateCase(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caseNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "caseNumber"}));
errors++;
}
if(data.answerWithinHours === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answerWithinHours"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "caseNumber") || (key0 === "answerWithinHours"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.caseNumber !== undefined){
let data0 = data.caseNumber;
if(typeof data0 === "string"){
if(!constant2.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/caseNumber","pattern",{pattern: "^[CW]-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/caseNumber","type",{type: "string"}));
errors++;
}
}
if(data.answerWithinHours !== undefined){
let data1 = data.answerWithinHours;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 240 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","maximum",{comparison: "<=", limit: 240}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCase.errors = vErrors;
return errors === 0;
}

function validateContactCategory(data, {instancePath=""}={}){
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
if(data.subjects === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "subjects"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "subjects"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateSubjectId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateSubjectId.errors : vErrors.concat(validateSubjectId.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/label","maxLength",{limit: 80}));
errors++;
}
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
if(data.subjects !== undefined){
let data2 = data.subjects;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/subjects","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateContactSubject(data2[i0], {instancePath:instancePath+"/subjects/" + i0}))){
vErrors = vErrors === null ? validateContactSubject.errors : vErrors.concat(validateContactSubject.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/subjects","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateContactCategory.errors = vErrors;
return errors === 0;
}

function validateContactMessage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.category === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "category"}));
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "subject"}));
errors++;
}
if(data.firstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "firstName"}));
errors++;
}
if(data.lastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lastName"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!(constant4.call(constant3, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.category !== undefined){
if(!(validateSubjectId(data.category, {instancePath:instancePath+"/category"}))){
vErrors = vErrors === null ? validateSubjectId.errors : vErrors.concat(validateSubjectId.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(validateSubjectId(data.subject, {instancePath:instancePath+"/subject"}))){
vErrors = vErrors === null ? validateSubjectId.errors : vErrors.concat(validateSubjectId.errors);
errors = vErrors.length;
}
}
if(data.firstName !== undefined){
if(!(validateConsumerName(data.firstName, {instancePath:instancePath+"/firstName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.lastName !== undefined){
if(!(validateConsumerName(data.lastName, {instancePath:instancePath+"/lastName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(data4.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data4))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.phone !== undefined){
if(!(validateConsumerPhone(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
}
if(data.orderNumber !== undefined){
let data6 = data.orderNumber;
if(typeof data6 === "string"){
if(data6.length > 40){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","maxLength",{limit: 40}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderNumber","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
let data7 = data.message;
if(typeof data7 === "string"){
if(data7.length > 4000){
(vErrors ??= []).push(fault(instancePath+"/message","maxLength",{limit: 4000}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/message","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
if(data.attachments !== undefined){
if(!(validateAttachments(data.attachments, {instancePath:instancePath+"/attachments"}))){
vErrors = vErrors === null ? validateAttachments.errors : vErrors.concat(validateAttachments.errors);
errors = vErrors.length;
}
}
if(data.captchaResponse !== undefined){
let data9 = data.captchaResponse;
if(typeof data9 === "string"){
if(data9.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","maxLength",{limit: 4096}));
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateContactMessage.errors = vErrors;
return errors === 0;
}

function validateContactSubject(data, {instancePath=""}={}){
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
if(data.needsOrder === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "needsOrder"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "label")) || (key0 === "needsOrder"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateSubjectId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateSubjectId.errors : vErrors.concat(validateSubjectId.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/label","maxLength",{limit: 80}));
errors++;
}
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
if(data.needsOrder !== undefined){
if(typeof data.needsOrder !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/needsOrder","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateContactSubject.errors = vErrors;
return errors === 0;
}

function validateContactSubjects(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.categories === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "categories"}));
errors++;
}
if(data.answerWithinHours === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "answerWithinHours"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "categories") || (key0 === "answerWithinHours"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.categories !== undefined){
let data0 = data.categories;
if(Array.isArray(data0)){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/categories","minItems",{limit: 1}));
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validateContactCategory(data0[i0], {instancePath:instancePath+"/categories/" + i0}))){
vErrors = vErrors === null ? validateContactCategory.errors : vErrors.concat(validateContactCategory.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/categories","type",{type: "array"}));
errors++;
}
}
if(data.answerWithinHours !== undefined){
let data2 = data.answerWithinHours;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 240 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","maximum",{comparison: "<=", limit: 240}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/answerWithinHours","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateContactSubjects.errors = vErrors;
return errors === 0;
}

function validateSubjectId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[a-z][a-z-]{1,39}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSubjectId.errors = vErrors;
return errors === 0;
}

function validateWarrantyRequest(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "firstName"}));
errors++;
}
if(data.lastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lastName"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.purchasedOn === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "purchasedOn"}));
errors++;
}
if(data.problem === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "problem"}));
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "description"}));
errors++;
}
for(const key0 in data){
if(!(constant4.call(constant6, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.firstName !== undefined){
if(!(validateConsumerName(data.firstName, {instancePath:instancePath+"/firstName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
}
}
if(data.lastName !== undefined){
if(!(validateConsumerName(data.lastName, {instancePath:instancePath+"/lastName"}))){
vErrors = vErrors === null ? validateConsumerName.errors : vErrors.concat(validateConsumerName.errors);
errors = vErrors.length;
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
if(data.phone !== undefined){
if(!(validateConsumerPhone(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(validateAddressInput(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddressInput.errors : vErrors.concat(validateAddressInput.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.orderNumber !== undefined){
let data6 = data.orderNumber;
if(typeof data6 === "string"){
if(data6.length > 40){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","maxLength",{limit: 40}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/orderNumber","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderNumber","type",{type: "string"}));
errors++;
}
}
if(data.purchasedOn !== undefined){
let data7 = data.purchasedOn;
if(typeof data7 === "string"){
if(!(isDate(data7))){
(vErrors ??= []).push(fault(instancePath+"/purchasedOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/purchasedOn","type",{type: "string"}));
errors++;
}
}
if(data.purchasedAt !== undefined){
let data8 = data.purchasedAt;
if(typeof data8 === "string"){
if(data8.length > 120){
(vErrors ??= []).push(fault(instancePath+"/purchasedAt","maxLength",{limit: 120}));
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/purchasedAt","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/purchasedAt","type",{type: "string"}));
errors++;
}
}
if(data.problem !== undefined){
let data9 = data.problem;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/problem","type",{type: "string"}));
errors++;
}
if(!(((((((data9 === "seam") || (data9 === "zip")) || (data9 === "sole")) || (data9 === "waterproofing")) || (data9 === "material")) || (data9 === "hardware")) || (data9 === "other"))){
(vErrors ??= []).push(fault(instancePath+"/problem","enum",{allowedValues: constant7}));
errors++;
}
}
if(data.description !== undefined){
let data10 = data.description;
if(typeof data10 === "string"){
if(data10.length > 4000){
(vErrors ??= []).push(fault(instancePath+"/description","maxLength",{limit: 4000}));
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/description","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.attachments !== undefined){
if(!(validateAttachments(data.attachments, {instancePath:instancePath+"/attachments"}))){
vErrors = vErrors === null ? validateAttachments.errors : vErrors.concat(validateAttachments.errors);
errors = vErrors.length;
}
}
if(data.captchaResponse !== undefined){
let data12 = data.captchaResponse;
if(typeof data12 === "string"){
if(data12.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","maxLength",{limit: 4096}));
errors++;
}
if(data12.length < 1){
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/captchaResponse","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateWarrantyRequest.errors = vErrors;
return errors === 0;
}

export {
  validateAttachment,
  validateAttachments,
  validateCase as contactUs200,
  validateCase as contactUs201,
  validateCase as createWarrantyCase200,
  validateCase as createWarrantyCase201,
  validateCase,
  validateContactCategory,
  validateContactMessage as contactUsBody,
  validateContactMessage,
  validateContactSubject,
  validateContactSubjects as getContactSubjects200,
  validateContactSubjects,
  validateSubjectId,
  validateWarrantyRequest as createWarrantyCaseBody,
  validateWarrantyRequest,
};
export {
  coerceHeaders_9032cc16 as contactUsHeaders,
  coerceHeaders_9032cc16 as createWarrantyCaseHeaders,
  coerceHeaders_d1e47cfd as getContactSubjectsHeaders,
  coerceQuery_a303e847 as contactUsQuery,
  coerceQuery_a303e847 as createWarrantyCaseQuery,
  coerceQuery_a303e847 as getContactSubjectsQuery,
  validateErrorAnswer as contactUs400,
  validateErrorAnswer as contactUs401,
  validateErrorAnswer as contactUs403,
  validateErrorAnswer as contactUs415,
  validateErrorAnswer as contactUs429,
  validateErrorAnswer as contactUs500,
  validateErrorAnswer as createWarrantyCase400,
  validateErrorAnswer as createWarrantyCase401,
  validateErrorAnswer as createWarrantyCase403,
  validateErrorAnswer as createWarrantyCase404,
  validateErrorAnswer as createWarrantyCase409,
  validateErrorAnswer as createWarrantyCase415,
  validateErrorAnswer as createWarrantyCase429,
  validateErrorAnswer as createWarrantyCase500,
  validateErrorAnswer as getContactSubjects400,
  validateErrorAnswer as getContactSubjects401,
  validateErrorAnswer as getContactSubjects429,
  validateErrorAnswer as getContactSubjects500,
} from './shared.js';
