// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../validator-runtime.js';

"use strict";
export const Promotion = validate1;
const schema1 = {"title":"Promotion","description":"A promotion: its reward, audience, period and items. The file name is its ID. The reward is validated by the schema of its kind.","type":"object","additionalProperties":false,"required":["name","reward"],"properties":{"$schema":{"x-cairn-label":"Schema","description":"Path of the schema, which editing tools use for completion and validation.","type":"string"},"name":{"x-cairn-label":"Name","description":"Name that shoppers see in the cart summary and in emails.","$ref":"#/$defs/PromotionText"},"callout":{"x-cairn-label":"Callout","description":"Messages in the cart before and after the promotion is earned. Without it, the cart shows no message.","type":"object","additionalProperties":false,"required":["approaching","inProgress","earned"],"properties":{"approaching":{"x-cairn-label":"Approaching","description":"Before any item counts toward it.","$ref":"#/$defs/CalloutText"},"inProgress":{"x-cairn-label":"In progress","description":"While a part of the minimum is missing.","$ref":"#/$defs/CalloutText"},"earned":{"x-cairn-label":"Earned","description":"When the cart has earned it.","$ref":"#/$defs/CalloutText"}}},"calloutLevel":{"x-cairn-label":"Callout level","description":"Where the shop shows the progress. Defaults to the level of the reward.","$ref":"#/$defs/PromotionLevel"},"sites":{"x-cairn-label":"Sites","description":"Defaults to all sites of the brand.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]+-[A-Z]{2}$"},"examples":[["TARNFELL-US"]]},"locales":{"x-cairn-label":"Locales","description":"Defaults to all locales.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z]{2}-[a-z]{2}$"},"examples":[["fr-ca"]]},"validFrom":{"x-cairn-label":"Valid from","description":"Start; immediately by default.","type":"string","format":"date-time","examples":["2026-12-01T06:00:00Z"]},"validTo":{"x-cairn-label":"Valid to","description":"End; unlimited by default.","type":"string","format":"date-time","examples":["2027-01-06T23:00:00Z"]},"priority":{"x-cairn-label":"Priority","description":"Within a level, promotions with a higher priority apply first; equal ones in the order of their IDs. Promotions of sets follow those of single units. Defaults to 0.","type":"integer","minimum":-1000,"maximum":1000},"stacking":{"x-cairn-label":"Stacking","description":"Whether it combines with everything, with nothing of its level, or with nothing at all. If promotions exclude each other, the shopper gets the one with the higher discount.","$ref":"#/$defs/Stacking"},"coupon":{"x-cairn-label":"Coupon","description":"Applies only to carts with one of these codes.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"codes":{"x-cairn-label":"Codes","description":"In capital letters; shoppers can type them in lower case.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9-]{2,39}$"},"examples":[["WELCOME10"]]},"prefix":{"x-cairn-label":"Prefix","description":"Accepts every code that starts with it, followed by at least one character.","type":"string","pattern":"^[A-Z0-9][A-Z0-9-]{2,29}$","examples":["THANKS-"]},"limits":{"x-cairn-label":"Limits","description":"Maximum number of uses. Canceling an order restores its use.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"perCustomer":{"x-cairn-label":"Per customer","description":"Maximum orders per customer.","type":"integer","minimum":1},"total":{"x-cairn-label":"In total","description":"Maximum orders of all customers.","type":"integer","minimum":1},"budget":{"x-cairn-label":"Budget","description":"Maximum total discount of all orders, per currency.","$ref":"#/$defs/Amounts"}}}}},"segments":{"x-cairn-label":"Segments","description":"Customers of any of these segments. Defaults to everyone.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/Segment"}},"items":{"x-cairn-label":"Items","description":"Items that count toward the minimum and receive the reward.","$ref":"#/$defs/PromotionItems"},"minimum":{"x-cairn-label":"Minimum","description":"Required amount or number of these items, after the promotions of earlier levels.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"amount":{"x-cairn-label":"Amount","description":"Total price of the items.","$ref":"#/$defs/Amounts"},"units":{"x-cairn-label":"Units","description":"Number of units.","type":"integer","minimum":1,"maximum":1000}}},"delivery":{"x-cairn-label":"Delivery","description":"Counts only items with one of these deliveries.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["home"]]},"reward":{"x-cairn-label":"Reward","description":"Reward for the shopper.","$ref":"#/$defs/RawReward"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = equal;
const schema2 = {"title":"PromotionText","description":"A text per language. A locale such as en-gb overrides its language.","type":"object","additionalProperties":false,"required":["en","fr","de"],"properties":{"en":{"type":"string","minLength":1,"maxLength":160},"fr":{"type":"string","minLength":1,"maxLength":160},"de":{"type":"string","minLength":1,"maxLength":160},"en-us":{"type":"string","minLength":1,"maxLength":160},"en-ca":{"type":"string","minLength":1,"maxLength":160},"en-gb":{"type":"string","minLength":1,"maxLength":160},"fr-ca":{"type":"string","minLength":1,"maxLength":160},"de-de":{"type":"string","minLength":1,"maxLength":160}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.en === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fr === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fr"},message:"must have required property '"+"fr"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.de === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "de"},message:"must have required property '"+"de"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "en") || (key0 === "fr")) || (key0 === "de")) || (key0 === "en-us")) || (key0 === "en-ca")) || (key0 === "en-gb")) || (key0 === "fr-ca")) || (key0 === "de-de"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.en !== undefined){
let data0 = data.en;
if(typeof data0 === "string"){
if(data0.length > 160){
const err4 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.fr !== undefined){
let data1 = data.fr;
if(typeof data1 === "string"){
if(data1.length > 160){
const err7 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.de !== undefined){
let data2 = data.de;
if(typeof data2 === "string"){
if(data2.length > 160){
const err10 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data["en-us"] !== undefined){
let data3 = data["en-us"];
if(typeof data3 === "string"){
if(data3.length > 160){
const err13 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data["en-ca"] !== undefined){
let data4 = data["en-ca"];
if(typeof data4 === "string"){
if(data4.length > 160){
const err16 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data["en-gb"] !== undefined){
let data5 = data["en-gb"];
if(typeof data5 === "string"){
if(data5.length > 160){
const err19 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.length < 1){
const err20 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data["fr-ca"] !== undefined){
let data6 = data["fr-ca"];
if(typeof data6 === "string"){
if(data6.length > 160){
const err22 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.length < 1){
const err23 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data["de-de"] !== undefined){
let data7 = data["de-de"];
if(typeof data7 === "string"){
if(data7.length > 160){
const err25 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.length < 1){
const err26 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"title":"CalloutText","description":"A text per language. {remaining} is replaced by the missing amount, {units} by the missing units.","type":"object","additionalProperties":false,"required":["en","fr","de"],"properties":{"en":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"fr":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"de":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-us":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-ca":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-gb":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"fr-ca":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"de-de":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"}}};
const pattern0 = new RegExp("^[^|]+$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.en === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "en"},message:"must have required property '"+"en"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fr === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fr"},message:"must have required property '"+"fr"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.de === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "de"},message:"must have required property '"+"de"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "en") || (key0 === "fr")) || (key0 === "de")) || (key0 === "en-us")) || (key0 === "en-ca")) || (key0 === "en-gb")) || (key0 === "fr-ca")) || (key0 === "de-de"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.en !== undefined){
let data0 = data.en;
if(typeof data0 === "string"){
if(data0.length > 160){
const err4 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/en",schemaPath:"#/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.fr !== undefined){
let data1 = data.fr;
if(typeof data1 === "string"){
if(data1.length > 160){
const err8 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/fr",schemaPath:"#/properties/fr/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.de !== undefined){
let data2 = data.de;
if(typeof data2 === "string"){
if(data2.length > 160){
const err12 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/de",schemaPath:"#/properties/de/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data["en-us"] !== undefined){
let data3 = data["en-us"];
if(typeof data3 === "string"){
if(data3.length > 160){
const err16 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.length < 1){
const err17 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data3)){
const err18 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/en-us",schemaPath:"#/properties/en-us/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["en-ca"] !== undefined){
let data4 = data["en-ca"];
if(typeof data4 === "string"){
if(data4.length > 160){
const err20 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.length < 1){
const err21 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern0.test(data4)){
const err22 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/en-ca",schemaPath:"#/properties/en-ca/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data["en-gb"] !== undefined){
let data5 = data["en-gb"];
if(typeof data5 === "string"){
if(data5.length > 160){
const err24 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.length < 1){
const err25 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern0.test(data5)){
const err26 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/en-gb",schemaPath:"#/properties/en-gb/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data["fr-ca"] !== undefined){
let data6 = data["fr-ca"];
if(typeof data6 === "string"){
if(data6.length > 160){
const err28 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.length < 1){
const err29 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern0.test(data6)){
const err30 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/fr-ca",schemaPath:"#/properties/fr-ca/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data["de-de"] !== undefined){
let data7 = data["de-de"];
if(typeof data7 === "string"){
if(data7.length > 160){
const err32 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data7.length < 1){
const err33 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern0.test(data7)){
const err34 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/pattern",keyword:"pattern",params:{pattern: "^[^|]+$"},message:"must match pattern \""+"^[^|]+$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/de-de",schemaPath:"#/properties/de-de/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema4 = {"title":"PromotionLevel","type":"string","enum":["ORDER","PRODUCT","SHIPPING"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "ORDER") || (data === "PRODUCT")) || (data === "SHIPPING"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema5 = {"title":"Stacking","type":"string","enum":["stackable","exclusive-in-level","exclusive"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "stackable") || (data === "exclusive-in-level")) || (data === "exclusive"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema6 = {"title":"Amounts","description":"An amount per currency of the sites, in its major unit.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"USD":{"type":"number","exclusiveMinimum":0,"maximum":100000},"CAD":{"type":"number","exclusiveMinimum":0,"maximum":100000},"GBP":{"type":"number","exclusiveMinimum":0,"maximum":100000},"EUR":{"type":"number","exclusiveMinimum":0,"maximum":100000}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "USD") || (key0 === "CAD")) || (key0 === "GBP")) || (key0 === "EUR"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.USD !== undefined){
let data0 = data.USD;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/USD",schemaPath:"#/properties/USD/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 <= 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/USD",schemaPath:"#/properties/USD/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/USD",schemaPath:"#/properties/USD/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.CAD !== undefined){
let data1 = data.CAD;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/CAD",schemaPath:"#/properties/CAD/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/CAD",schemaPath:"#/properties/CAD/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/CAD",schemaPath:"#/properties/CAD/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.GBP !== undefined){
let data2 = data.GBP;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/GBP",schemaPath:"#/properties/GBP/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/GBP",schemaPath:"#/properties/GBP/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/GBP",schemaPath:"#/properties/GBP/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.EUR !== undefined){
let data3 = data.EUR;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/EUR",schemaPath:"#/properties/EUR/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/EUR",schemaPath:"#/properties/EUR/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/EUR",schemaPath:"#/properties/EUR/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema7 = {"title":"Segment","description":"A member has joined the loyalty program; an employee has accepted the terms; a partner belongs to a professional program; a new customer has no order yet, neither in the account nor with the email address of the cart, and may be a guest.","type":"string","enum":["member","employee","athlete","prosumer","partner","new-customer","signed-in"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((data === "member") || (data === "employee")) || (data === "athlete")) || (data === "prosumer")) || (data === "partner")) || (data === "new-customer")) || (data === "signed-in"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema8 = {"title":"PromotionItems","description":"Items of any of the categories or styles. Defaults to all items, but never includes gift cards.","type":"object","additionalProperties":false,"properties":{"categories":{"x-cairn-label":"Categories","description":"IDs of categories.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[0-9]{4,10}$"}},"styles":{"x-cairn-label":"Styles","description":"IDs of styles.","type":"array","minItems":1,"items":{"$ref":"#/$defs/PromotionStyleId"}},"except":{"x-cairn-label":"Except for","description":"Excluded items.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"categories":{"x-cairn-label":"Categories","description":"IDs of categories.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[0-9]{4,10}$"}},"styles":{"x-cairn-label":"Styles","description":"IDs of styles.","type":"array","minItems":1,"items":{"$ref":"#/$defs/PromotionStyleId"}},"reduced":{"x-cairn-label":"Reduced items","description":"Items with a reduced price.","const":true}}}}};
const pattern12 = new RegExp("^[0-9]{4,10}$", "u");
const schema9 = {"title":"PromotionStyleId","type":"string","pattern":"^[A-Z0-9]{8}$"};
const pattern13 = new RegExp("^[A-Z0-9]{8}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{8}$"},message:"must match pattern \""+"^[A-Z0-9]{8}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "categories") || (key0 === "styles")) || (key0 === "except"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.categories !== undefined){
let data0 = data.categories;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err2 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,10}$"},message:"must match pattern \""+"^[0-9]{4,10}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/categories/" + i0,schemaPath:"#/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.styles !== undefined){
let data2 = data.styles;
if(Array.isArray(data2)){
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate17(data2[i1], {instancePath:instancePath+"/styles/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.except !== undefined){
let data4 = data.except;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
const err7 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "categories") || (key1 === "styles")) || (key1 === "reduced"))){
const err8 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.categories !== undefined){
let data5 = data4.categories;
if(Array.isArray(data5)){
if(data5.length < 1){
const err9 = {instancePath:instancePath+"/except/categories",schemaPath:"#/properties/except/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(!pattern12.test(data6)){
const err10 = {instancePath:instancePath+"/except/categories/" + i2,schemaPath:"#/properties/except/properties/categories/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4,10}$"},message:"must match pattern \""+"^[0-9]{4,10}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/except/categories/" + i2,schemaPath:"#/properties/except/properties/categories/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/except/categories",schemaPath:"#/properties/except/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.styles !== undefined){
let data7 = data4.styles;
if(Array.isArray(data7)){
if(data7.length < 1){
const err13 = {instancePath:instancePath+"/except/styles",schemaPath:"#/properties/except/properties/styles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate17(data7[i3], {instancePath:instancePath+"/except/styles/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/except/styles",schemaPath:"#/properties/except/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.reduced !== undefined){
if(true !== data4.reduced){
const err15 = {instancePath:instancePath+"/except/reduced",schemaPath:"#/properties/except/properties/reduced/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/except",schemaPath:"#/properties/except/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema10 = {"title":"RawReward","description":"A reward before its kind is known.","type":"object","required":["kind"],"properties":{"kind":{"type":"string"}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[A-Z]+-[A-Z]{2}$", "u");
const pattern9 = new RegExp("^[a-z]{2}-[a-z]{2}$", "u");
const pattern10 = new RegExp("^[A-Z0-9][A-Z0-9-]{2,39}$", "u");
const pattern11 = new RegExp("^[A-Z0-9][A-Z0-9-]{2,29}$", "u");
const formats0 = formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reward === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reward"},message:"must have required property '"+"reward"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(!(validate2(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.callout !== undefined){
let data2 = data.callout;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.approaching === undefined){
const err4 = {instancePath:instancePath+"/callout",schemaPath:"#/properties/callout/required",keyword:"required",params:{missingProperty: "approaching"},message:"must have required property '"+"approaching"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.inProgress === undefined){
const err5 = {instancePath:instancePath+"/callout",schemaPath:"#/properties/callout/required",keyword:"required",params:{missingProperty: "inProgress"},message:"must have required property '"+"inProgress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.earned === undefined){
const err6 = {instancePath:instancePath+"/callout",schemaPath:"#/properties/callout/required",keyword:"required",params:{missingProperty: "earned"},message:"must have required property '"+"earned"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "approaching") || (key1 === "inProgress")) || (key1 === "earned"))){
const err7 = {instancePath:instancePath+"/callout",schemaPath:"#/properties/callout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.approaching !== undefined){
if(!(validate4(data2.approaching, {instancePath:instancePath+"/callout/approaching",parentData:data2,parentDataProperty:"approaching",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data2.inProgress !== undefined){
if(!(validate4(data2.inProgress, {instancePath:instancePath+"/callout/inProgress",parentData:data2,parentDataProperty:"inProgress",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data2.earned !== undefined){
if(!(validate4(data2.earned, {instancePath:instancePath+"/callout/earned",parentData:data2,parentDataProperty:"earned",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/callout",schemaPath:"#/properties/callout/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.calloutLevel !== undefined){
if(!(validate8(data.calloutLevel, {instancePath:instancePath+"/calloutLevel",parentData:data,parentDataProperty:"calloutLevel",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.sites !== undefined){
let data7 = data.sites;
if(Array.isArray(data7)){
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err10 = {instancePath:instancePath+"/sites/" + i0,schemaPath:"#/properties/sites/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+-[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]+-[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sites/" + i0,schemaPath:"#/properties/sites/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sites",schemaPath:"#/properties/sites/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locales !== undefined){
let data9 = data.locales;
if(Array.isArray(data9)){
if(data9.length < 1){
const err14 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern9.test(data10)){
const err15 = {instancePath:instancePath+"/locales/" + i2,schemaPath:"#/properties/locales/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}-[a-z]{2}$"},message:"must match pattern \""+"^[a-z]{2}-[a-z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/locales/" + i2,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i3 = data9.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data9[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err17 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err18 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.validFrom !== undefined){
let data11 = data.validFrom;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err19 = {instancePath:instancePath+"/validFrom",schemaPath:"#/properties/validFrom/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/validFrom",schemaPath:"#/properties/validFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.validTo !== undefined){
let data12 = data.validTo;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err21 = {instancePath:instancePath+"/validTo",schemaPath:"#/properties/validTo/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/validTo",schemaPath:"#/properties/validTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.priority !== undefined){
let data13 = data.priority;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err23 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13 < -1000 || isNaN(data13)){
const err25 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000},message:"must be >= -1000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.stacking !== undefined){
if(!(validate10(data.stacking, {instancePath:instancePath+"/stacking",parentData:data,parentDataProperty:"stacking",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.coupon !== undefined){
let data15 = data.coupon;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
const err26 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data15){
if(!(((key2 === "codes") || (key2 === "prefix")) || (key2 === "limits"))){
const err27 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data15.codes !== undefined){
let data16 = data15.codes;
if(Array.isArray(data16)){
if(data16.length < 1){
const err28 = {instancePath:instancePath+"/coupon/codes",schemaPath:"#/properties/coupon/properties/codes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
const err29 = {instancePath:instancePath+"/coupon/codes/" + i4,schemaPath:"#/properties/coupon/properties/codes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9][A-Z0-9-]{2,39}$"},message:"must match pattern \""+"^[A-Z0-9][A-Z0-9-]{2,39}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/coupon/codes/" + i4,schemaPath:"#/properties/coupon/properties/codes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
let i5 = data16.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data16[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err31 = {instancePath:instancePath+"/coupon/codes",schemaPath:"#/properties/coupon/properties/codes/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err32 = {instancePath:instancePath+"/coupon/codes",schemaPath:"#/properties/coupon/properties/codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data15.prefix !== undefined){
let data18 = data15.prefix;
if(typeof data18 === "string"){
if(!pattern11.test(data18)){
const err33 = {instancePath:instancePath+"/coupon/prefix",schemaPath:"#/properties/coupon/properties/prefix/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9][A-Z0-9-]{2,29}$"},message:"must match pattern \""+"^[A-Z0-9][A-Z0-9-]{2,29}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/coupon/prefix",schemaPath:"#/properties/coupon/properties/prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data15.limits !== undefined){
let data19 = data15.limits;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err35 = {instancePath:instancePath+"/coupon/limits",schemaPath:"#/properties/coupon/properties/limits/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data19){
if(!(((key3 === "perCustomer") || (key3 === "total")) || (key3 === "budget"))){
const err36 = {instancePath:instancePath+"/coupon/limits",schemaPath:"#/properties/coupon/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data19.perCustomer !== undefined){
let data20 = data19.perCustomer;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err37 = {instancePath:instancePath+"/coupon/limits/perCustomer",schemaPath:"#/properties/coupon/properties/limits/properties/perCustomer/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err38 = {instancePath:instancePath+"/coupon/limits/perCustomer",schemaPath:"#/properties/coupon/properties/limits/properties/perCustomer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data19.total !== undefined){
let data21 = data19.total;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err39 = {instancePath:instancePath+"/coupon/limits/total",schemaPath:"#/properties/coupon/properties/limits/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
const err40 = {instancePath:instancePath+"/coupon/limits/total",schemaPath:"#/properties/coupon/properties/limits/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data19.budget !== undefined){
if(!(validate12(data19.budget, {instancePath:instancePath+"/coupon/limits/budget",parentData:data19,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/coupon/limits",schemaPath:"#/properties/coupon/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/coupon",schemaPath:"#/properties/coupon/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.segments !== undefined){
let data23 = data.segments;
if(Array.isArray(data23)){
if(data23.length < 1){
const err43 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len3 = data23.length;
for(let i6=0; i6<len3; i6++){
if(!(validate14(data23[i6], {instancePath:instancePath+"/segments/" + i6,parentData:data23,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
let i7 = data23.length;
let j3;
if(i7 > 1){
outer0:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data23[i7], data23[j3])){
const err44 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.items !== undefined){
if(!(validate16(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.minimum !== undefined){
let data26 = data.minimum;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(Object.keys(data26).length < 1){
const err46 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key4 in data26){
if(!((key4 === "amount") || (key4 === "units"))){
const err47 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data26.amount !== undefined){
if(!(validate12(data26.amount, {instancePath:instancePath+"/minimum/amount",parentData:data26,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data26.units !== undefined){
let data28 = data26.units;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err48 = {instancePath:instancePath+"/minimum/units",schemaPath:"#/properties/minimum/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000 || isNaN(data28)){
const err49 = {instancePath:instancePath+"/minimum/units",schemaPath:"#/properties/minimum/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err50 = {instancePath:instancePath+"/minimum/units",schemaPath:"#/properties/minimum/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.delivery !== undefined){
let data29 = data.delivery;
if(Array.isArray(data29)){
if(data29.length < 1){
const err52 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len4 = data29.length;
for(let i8=0; i8<len4; i8++){
let data30 = data29[i8];
if(typeof data30 === "string"){
if(data30.length < 1){
const err53 = {instancePath:instancePath+"/delivery/" + i8,schemaPath:"#/properties/delivery/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/delivery/" + i8,schemaPath:"#/properties/delivery/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
let i9 = data29.length;
let j4;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data29[i9];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j4 = indices3[item3];
const err55 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
const err56 = {instancePath:instancePath+"/delivery",schemaPath:"#/properties/delivery/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.reward !== undefined){
if(!(validate22(data.reward, {instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const BuyXGetY = validate24;
const schema11 = {"title":"BuyXGetY","description":"Reduces some units when others are bought. Sets are formed from the most expensive items down; the cheapest items of each set are reduced.","type":"object","additionalProperties":false,"required":["kind","buy","get","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"buy-x-get-y"},"buy":{"x-cairn-label":"Buy","description":"Number of units at full price.","type":"integer","minimum":1,"maximum":100},"get":{"x-cairn-label":"Get","description":"Number of reduced units.","type":"integer","minimum":1,"maximum":100},"percent":{"x-cairn-label":"Percent","description":"Discount; 100 is free.","$ref":"#/$defs/Percent"},"of":{"x-cairn-label":"Reduced items","description":"Items that are reduced, most expensive first. Defaults to more of the same items.","$ref":"#/$defs/PromotionItems"},"most":{"x-cairn-label":"Maximum","description":"Maximum number of times per cart; unlimited by default.","type":"integer","minimum":1,"maximum":1000}}};
const schema12 = {"title":"Percent","description":"At most one decimal.","type":"number","minimum":0.1,"maximum":100,"multipleOf":0.1};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
const err0 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data < 0.1 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
let res0;
if((0.1 === 0 || (res0 = data/0.1, Math.abs(Math.round(res0) - res0) > 1e-6))){
const err2 = {instancePath,schemaPath:"#/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.1},message:"must be multiple of 0.1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.buy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "buy"},message:"must have required property '"+"buy"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.get === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "get"},message:"must have required property '"+"get"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.percent === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "buy")) || (key0 === "get")) || (key0 === "percent")) || (key0 === "of")) || (key0 === "most"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
if("buy-x-get-y" !== data.kind){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "buy-x-get-y"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.buy !== undefined){
let data1 = data.buy;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/buy",schemaPath:"#/properties/buy/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/buy",schemaPath:"#/properties/buy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/buy",schemaPath:"#/properties/buy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.get !== undefined){
let data2 = data.get;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/get",schemaPath:"#/properties/get/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/get",schemaPath:"#/properties/get/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/get",schemaPath:"#/properties/get/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.percent !== undefined){
if(!(validate25(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate16(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.most !== undefined){
let data5 = data.most;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const GiftWithPurchase = validate28;
const schema13 = {"title":"GiftWithPurchase","description":"Gifts. An automatic gift is the first one in stock; otherwise the shopper chooses. Gifts are only added to parcels, never to a pickup.","type":"object","additionalProperties":false,"required":["kind","gifts"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"gift-with-purchase"},"gifts":{"x-cairn-label":"Gifts","description":"SKUs in order of preference.","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":60}},"choose":{"x-cairn-label":"Choose","description":"Number of gifts that the shopper may choose. If empty, one gift is added automatically.","type":"integer","minimum":1,"maximum":10}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.gifts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gifts"},message:"must have required property '"+"gifts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "gifts")) || (key0 === "choose"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("gift-with-purchase" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "gift-with-purchase"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.gifts !== undefined){
let data1 = data.gifts;
if(Array.isArray(data1)){
if(data1.length > 20){
const err4 = {instancePath:instancePath+"/gifts",schemaPath:"#/properties/gifts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/gifts",schemaPath:"#/properties/gifts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 60){
const err6 = {instancePath:instancePath+"/gifts/" + i0,schemaPath:"#/properties/gifts/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/gifts/" + i0,schemaPath:"#/properties/gifts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/gifts/" + i0,schemaPath:"#/properties/gifts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/gifts",schemaPath:"#/properties/gifts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/gifts",schemaPath:"#/properties/gifts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.choose !== undefined){
let data3 = data.choose;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const OrderAmount = validate29;
const schema14 = {"title":"OrderAmount","description":"An amount off the items as a whole.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"order-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount, up to the price of the items.","$ref":"#/$defs/Amounts"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("order-amount" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "order-amount"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate12(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const OrderPercentage = validate31;
const schema15 = {"title":"OrderPercentage","description":"A percentage off the items as a whole.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"order-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the price of the items.","$ref":"#/$defs/Percent"},"maximum":{"x-cairn-label":"Maximum","description":"Maximum discount.","$ref":"#/$defs/Amounts"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.percent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "percent")) || (key0 === "maximum"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("order-percentage" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "order-percentage"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.percent !== undefined){
if(!(validate25(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.maximum !== undefined){
if(!(validate12(data.maximum, {instancePath:instancePath+"/maximum",parentData:data,parentDataProperty:"maximum",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const ProductAmount = validate34;
const schema16 = {"title":"ProductAmount","description":"An amount off each unit of the items.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount per unit, up to its price.","$ref":"#/$defs/Amounts"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "amount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("product-amount" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "product-amount"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate12(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const ProductFixedPrice = validate36;
const schema17 = {"title":"ProductFixedPrice","description":"Each unit, or each set of units, at a fixed price. Sets with a lower total keep their price.","type":"object","additionalProperties":false,"required":["kind","price"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-fixed-price"},"price":{"x-cairn-label":"Price","description":"Price of a set.","$ref":"#/$defs/Amounts"},"units":{"x-cairn-label":"Units per set","description":"Number of items in a set. Defaults to 1. The most expensive items come first.","type":"integer","minimum":1,"maximum":100}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "price")) || (key0 === "units"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("product-fixed-price" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "product-fixed-price"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate12(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.units !== undefined){
let data2 = data.units;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/units",schemaPath:"#/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const ProductPercentage = validate38;
const schema18 = {"title":"ProductPercentage","description":"A percentage off each item, rounded per unit.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the price of each item.","$ref":"#/$defs/Percent"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.percent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "percent"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("product-percentage" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "product-percentage"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.percent !== undefined){
if(!(validate25(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export const ShippingAmount = validate40;
const schema19 = {"title":"ShippingAmount","description":"An amount off shipping.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount per shipment, up to its shipping price.","$ref":"#/$defs/Amounts"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};
const schema20 = {"title":"PromotionMethods","description":"Codes of the shipping methods. Defaults to all.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["standard","express","pickup","pudo","sts","digital","customs"]}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((data0 === "standard") || (data0 === "express")) || (data0 === "pickup")) || (data0 === "pudo")) || (data0 === "sts")) || (data0 === "digital")) || (data0 === "customs"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema20.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "amount")) || (key0 === "methods"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("shipping-amount" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shipping-amount"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate12(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate42(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

export const ShippingFixedPrice = validate44;
const schema21 = {"title":"ShippingFixedPrice","description":"Shipping at a fixed price. Cheaper shipping keeps its price.","type":"object","additionalProperties":false,"required":["kind","price"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-fixed-price"},"price":{"x-cairn-label":"Price","description":"Price per shipment.","$ref":"#/$defs/Amounts"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "price")) || (key0 === "methods"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("shipping-fixed-price" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shipping-fixed-price"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate12(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate42(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

export const ShippingFree = validate47;
const schema22 = {"title":"ShippingFree","description":"Free shipping.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-free"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "methods"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.kind !== undefined){
if("shipping-free" !== data.kind){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shipping-free"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.methods !== undefined){
if(!(validate42(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const ShippingPercentage = validate49;
const schema23 = {"title":"ShippingPercentage","description":"A percentage off shipping.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the shipping price of each shipment.","$ref":"#/$defs/Percent"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.percent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "percent")) || (key0 === "methods"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.kind !== undefined){
if("shipping-percentage" !== data.kind){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "shipping-percentage"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.percent !== undefined){
if(!(validate25(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate42(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


export const validateReward = {
  'buy-x-get-y': BuyXGetY,
  'gift-with-purchase': GiftWithPurchase,
  'order-amount': OrderAmount,
  'order-percentage': OrderPercentage,
  'product-amount': ProductAmount,
  'product-fixed-price': ProductFixedPrice,
  'product-percentage': ProductPercentage,
  'shipping-amount': ShippingAmount,
  'shipping-fixed-price': ShippingFixedPrice,
  'shipping-free': ShippingFree,
  'shipping-percentage': ShippingPercentage,
};

export const validatePromotion = Promotion;
