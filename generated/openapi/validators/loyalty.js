// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault, isDateTime } from '../../validator-runtime.js';

import { coerceWireLocale, validateCurrency, validateLoyaltyVoucher, validateMoney, validatePointsEntry, validateRewardCode } from './shared.js';


function coerceGetVouchersQuery(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start !== undefined){
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
}
if(data.count !== undefined){
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
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","minimum",{comparison: ">=", limit: 0}));
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
coerceGetVouchersQuery.errors = vErrors;
return errors === 0;
}

function validateLoyaltyToken(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "token"}));
errors++;
}
if(data.memberNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "memberNumber"}));
errors++;
}
if(data.expiresAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiresAt"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "memberNumber")) || (key0 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(data0.length > 4096){
(vErrors ??= []).push(fault(instancePath+"/token","maxLength",{limit: 4096}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/token","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/token","type",{type: "string"}));
errors++;
}
}
if(data.memberNumber !== undefined){
let data1 = data.memberNumber;
if(typeof data1 === "string"){
if(data1.length > 40){
(vErrors ??= []).push(fault(instancePath+"/memberNumber","maxLength",{limit: 40}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/memberNumber","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/memberNumber","type",{type: "string"}));
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if(typeof data2 === "string"){
if(!(isDateTime(data2))){
(vErrors ??= []).push(fault(instancePath+"/expiresAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expiresAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLoyaltyToken.errors = vErrors;
return errors === 0;
}

function validateVouchers(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currentLoyaltyPoints === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currentLoyaltyPoints"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.pointsPerUnit === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pointsPerUnit"}));
errors++;
}
if(data.applicableLoyaltyVouchers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "applicableLoyaltyVouchers"}));
errors++;
}
if(data.vouchers === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "vouchers"}));
errors++;
}
if(data.history === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "history"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "currentLoyaltyPoints") || (key0 === "currency")) || (key0 === "pointsPerUnit")) || (key0 === "applicableLoyaltyVouchers")) || (key0 === "vouchers")) || (key0 === "history"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.currentLoyaltyPoints !== undefined){
let data0 = data.currentLoyaltyPoints;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/currentLoyaltyPoints","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/currentLoyaltyPoints","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.pointsPerUnit !== undefined){
let data2 = data.pointsPerUnit;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/pointsPerUnit","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pointsPerUnit","type",{type: "number"}));
errors++;
}
}
if(data.applicableLoyaltyVouchers !== undefined){
let data3 = data.applicableLoyaltyVouchers;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLoyaltyVoucher(data3[i0], {instancePath:instancePath+"/applicableLoyaltyVouchers/" + i0}))){
vErrors = vErrors === null ? validateLoyaltyVoucher.errors : vErrors.concat(validateLoyaltyVoucher.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/applicableLoyaltyVouchers","type",{type: "array"}));
errors++;
}
}
if(data.vouchers !== undefined){
let data5 = data.vouchers;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validateLoyaltyVoucher(data5[i1], {instancePath:instancePath+"/vouchers/" + i1}))){
vErrors = vErrors === null ? validateLoyaltyVoucher.errors : vErrors.concat(validateLoyaltyVoucher.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/vouchers","type",{type: "array"}));
errors++;
}
}
if(data.history !== undefined){
let data7 = data.history;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
(vErrors ??= []).push(fault(instancePath+"/history","required",{missingProperty: "total"}));
errors++;
}
if(data7.entries === undefined){
(vErrors ??= []).push(fault(instancePath+"/history","required",{missingProperty: "entries"}));
errors++;
}
for(const key1 in data7){
if(!((key1 === "total") || (key1 === "entries"))){
(vErrors ??= []).push(fault(instancePath+"/history","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(fault(instancePath+"/history/total","type",{type: "integer"}));
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/history/total","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data7.entries !== undefined){
let data9 = data7.entries;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validatePointsEntry(data9[i2], {instancePath:instancePath+"/history/entries/" + i2}))){
vErrors = vErrors === null ? validatePointsEntry.errors : vErrors.concat(validatePointsEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/history/entries","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/history","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateVouchers.errors = vErrors;
return errors === 0;
}

function validateWelcomePromotion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "promotion")){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.promotion !== undefined){
let data0 = data.promotion;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/promotion","required",{missingProperty: "id"}));
errors++;
}
if(data0.name === undefined){
(vErrors ??= []).push(fault(instancePath+"/promotion","required",{missingProperty: "name"}));
errors++;
}
for(const key1 in data0){
if(!(((((((key1 === "id") || (key1 === "name")) || (key1 === "points")) || (key1 === "rewardCode")) || (key1 === "amount")) || (key1 === "currency")) || (key1 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath+"/promotion","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/promotion/id","maxLength",{limit: 80}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotion/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotion/id","type",{type: "string"}));
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(data2.length > 200){
(vErrors ??= []).push(fault(instancePath+"/promotion/name","maxLength",{limit: 200}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotion/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotion/name","type",{type: "string"}));
errors++;
}
}
if(data0.points !== undefined){
let data3 = data0.points;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/promotion/points","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/promotion/points","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data0.rewardCode !== undefined){
if(!(validateRewardCode(data0.rewardCode, {instancePath:instancePath+"/promotion/rewardCode"}))){
vErrors = vErrors === null ? validateRewardCode.errors : vErrors.concat(validateRewardCode.errors);
errors = vErrors.length;
}
}
if(data0.amount !== undefined){
if(!(validateMoney(data0.amount, {instancePath:instancePath+"/promotion/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data0.currency !== undefined){
if(!(validateCurrency(data0.currency, {instancePath:instancePath+"/promotion/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data0.expiresAt !== undefined){
let data7 = data0.expiresAt;
if(typeof data7 === "string"){
if(!(isDateTime(data7))){
(vErrors ??= []).push(fault(instancePath+"/promotion/expiresAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotion/expiresAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotion","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateWelcomePromotion.errors = vErrors;
return errors === 0;
}

export {
  coerceGetVouchersQuery as getVouchersQuery,
  coerceGetVouchersQuery,
  validateLoyaltyToken as getLoyaltyToken200,
  validateLoyaltyToken,
  validateVouchers as getVouchers200,
  validateVouchers,
  validateWelcomePromotion as getWelcomePromotion200,
  validateWelcomePromotion,
};
export {
  coerceHeaders_d1e47cfd as getLoyaltyTokenHeaders,
  coerceHeaders_d1e47cfd as getVouchersHeaders,
  coerceHeaders_d1e47cfd as getWelcomePromotionHeaders,
  coerceQuery_a303e847 as getLoyaltyTokenQuery,
  coerceQuery_a303e847 as getWelcomePromotionQuery,
  validateErrorAnswer as getLoyaltyToken400,
  validateErrorAnswer as getLoyaltyToken401,
  validateErrorAnswer as getLoyaltyToken403,
  validateErrorAnswer as getLoyaltyToken409,
  validateErrorAnswer as getLoyaltyToken429,
  validateErrorAnswer as getLoyaltyToken500,
  validateErrorAnswer as getVouchers400,
  validateErrorAnswer as getVouchers401,
  validateErrorAnswer as getVouchers403,
  validateErrorAnswer as getVouchers409,
  validateErrorAnswer as getVouchers429,
  validateErrorAnswer as getVouchers500,
  validateErrorAnswer as getWelcomePromotion400,
  validateErrorAnswer as getWelcomePromotion401,
  validateErrorAnswer as getWelcomePromotion403,
  validateErrorAnswer as getWelcomePromotion409,
  validateErrorAnswer as getWelcomePromotion429,
  validateErrorAnswer as getWelcomePromotion500,
} from './shared.js';
