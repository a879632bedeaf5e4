// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDateTime } from '../validator-runtime.js';

export const Promotion = validate53;
const schema20 = {"title":"Promotion","description":"A promotion: its reward, audience, period and items. The file name is its ID. The reward is validated by the schema of its kind.","type":"object","additionalProperties":false,"required":["name","reward"],"properties":{"$schema":{"x-cairn-label":"Schema","description":"Path of the schema, which editing tools use for completion and validation.","type":"string"},"name":{"x-cairn-label":"Name","description":"Name that shoppers see in the cart summary and in emails.","$ref":"#/$defs/PromotionText"},"callout":{"x-cairn-label":"Callout","description":"Messages in the cart before and after the promotion is earned. Without it, the cart shows no message.","type":"object","additionalProperties":false,"required":["approaching","inProgress","earned"],"properties":{"approaching":{"x-cairn-label":"Approaching","description":"Before any item counts toward it.","$ref":"#/$defs/CalloutText"},"inProgress":{"x-cairn-label":"In progress","description":"While a part of the minimum is missing.","$ref":"#/$defs/CalloutText"},"earned":{"x-cairn-label":"Earned","description":"When the cart has earned it.","$ref":"#/$defs/CalloutText"}}},"calloutLevel":{"x-cairn-label":"Callout level","description":"Where the shop shows the progress. Defaults to the level of the reward.","$ref":"#/$defs/PromotionLevel"},"sites":{"x-cairn-label":"Sites","description":"Defaults to all sites of the brand.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z]+-[A-Z]{2}$"},"examples":[["TARNFELL-US"]]},"locales":{"x-cairn-label":"Locales","description":"Defaults to all locales.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z]{2}-[a-z]{2}$"},"examples":[["fr-ca"]]},"validFrom":{"x-cairn-label":"Valid from","description":"Start; immediately by default.","type":"string","format":"date-time","examples":["2026-12-01T06:00:00Z"]},"validTo":{"x-cairn-label":"Valid to","description":"End; unlimited by default.","type":"string","format":"date-time","examples":["2027-01-06T23:00:00Z"]},"priority":{"x-cairn-label":"Priority","description":"Within a level, promotions with a higher priority apply first; equal ones in the order of their IDs. Defaults to 0.","type":"integer","minimum":-1000,"maximum":1000},"stacking":{"x-cairn-label":"Stacking","description":"Whether it combines with everything, with nothing of its level, or with nothing at all. If promotions exclude each other, the shopper gets the one with the higher discount.","$ref":"#/$defs/Stacking"},"coupon":{"x-cairn-label":"Coupon","description":"Applies only to carts with one of these codes.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"codes":{"x-cairn-label":"Codes","description":"In capital letters; shoppers can type them in lower case.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9-]{2,39}$"},"examples":[["WELCOME10"]]},"prefix":{"x-cairn-label":"Prefix","description":"Accepts every code that starts with it, followed by at least one character.","type":"string","pattern":"^[A-Z0-9][A-Z0-9-]{2,29}$","examples":["THANKS-"]},"limits":{"x-cairn-label":"Limits","description":"Maximum number of uses. Canceling an order restores its use.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"perCustomer":{"x-cairn-label":"Per customer","description":"Maximum orders per customer.","type":"integer","minimum":1},"total":{"x-cairn-label":"In total","description":"Maximum orders of all customers.","type":"integer","minimum":1},"budget":{"x-cairn-label":"Budget","description":"Maximum total discount of all orders, per currency.","$ref":"#/$defs/Amounts"}}}}},"segments":{"x-cairn-label":"Segments","description":"Customers of any of these segments. Defaults to everyone.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/$defs/Segment"}},"items":{"x-cairn-label":"Items","description":"Items that count toward the minimum and receive the reward.","$ref":"#/$defs/PromotionItems"},"minimum":{"x-cairn-label":"Minimum","description":"Required amount or number of these items, after the promotions of earlier levels.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"amount":{"x-cairn-label":"Amount","description":"Total price of the items.","$ref":"#/$defs/Amounts"},"units":{"x-cairn-label":"Units","description":"Number of units.","type":"integer","minimum":1,"maximum":1000}}},"delivery":{"x-cairn-label":"Delivery","description":"Counts only items with one of these deliveries.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","minLength":1},"examples":[["home"]]},"reward":{"x-cairn-label":"Reward","description":"Reward for the shopper.","$ref":"#/$defs/RawReward"}}};
const func1 = Object.prototype.hasOwnProperty;
const func0 = equal;
const schema21 = {"title":"PromotionText","description":"A text per language. A locale such as en-gb overrides its language.","type":"object","additionalProperties":false,"required":["en","fr","de"],"properties":{"en":{"type":"string","minLength":1,"maxLength":160},"fr":{"type":"string","minLength":1,"maxLength":160},"de":{"type":"string","minLength":1,"maxLength":160},"en-us":{"type":"string","minLength":1,"maxLength":160},"en-ca":{"type":"string","minLength":1,"maxLength":160},"en-gb":{"type":"string","minLength":1,"maxLength":160},"fr-ca":{"type":"string","minLength":1,"maxLength":160},"de-de":{"type":"string","minLength":1,"maxLength":160}}};

function validate54(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.en === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "en"}));
errors++;
}
if(data.fr === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fr"}));
errors++;
}
if(data.de === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "de"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "en") || (key0 === "fr")) || (key0 === "de")) || (key0 === "en-us")) || (key0 === "en-ca")) || (key0 === "en-gb")) || (key0 === "fr-ca")) || (key0 === "de-de"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.en !== undefined){
let data0 = data.en;
if(typeof data0 === "string"){
if(data0.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en","maxLength",{limit: 160}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en","type",{type: "string"}));
errors++;
}
}
if(data.fr !== undefined){
let data1 = data.fr;
if(typeof data1 === "string"){
if(data1.length > 160){
(vErrors ??= []).push(fault(instancePath+"/fr","maxLength",{limit: 160}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fr","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fr","type",{type: "string"}));
errors++;
}
}
if(data.de !== undefined){
let data2 = data.de;
if(typeof data2 === "string"){
if(data2.length > 160){
(vErrors ??= []).push(fault(instancePath+"/de","maxLength",{limit: 160}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/de","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/de","type",{type: "string"}));
errors++;
}
}
if(data["en-us"] !== undefined){
let data3 = data["en-us"];
if(typeof data3 === "string"){
if(data3.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-us","maxLength",{limit: 160}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-us","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-us","type",{type: "string"}));
errors++;
}
}
if(data["en-ca"] !== undefined){
let data4 = data["en-ca"];
if(typeof data4 === "string"){
if(data4.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-ca","maxLength",{limit: 160}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-ca","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-ca","type",{type: "string"}));
errors++;
}
}
if(data["en-gb"] !== undefined){
let data5 = data["en-gb"];
if(typeof data5 === "string"){
if(data5.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-gb","maxLength",{limit: 160}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-gb","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-gb","type",{type: "string"}));
errors++;
}
}
if(data["fr-ca"] !== undefined){
let data6 = data["fr-ca"];
if(typeof data6 === "string"){
if(data6.length > 160){
(vErrors ??= []).push(fault(instancePath+"/fr-ca","maxLength",{limit: 160}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fr-ca","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fr-ca","type",{type: "string"}));
errors++;
}
}
if(data["de-de"] !== undefined){
let data7 = data["de-de"];
if(typeof data7 === "string"){
if(data7.length > 160){
(vErrors ??= []).push(fault(instancePath+"/de-de","maxLength",{limit: 160}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/de-de","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/de-de","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"CalloutText","description":"A text per language. {remaining} is replaced by the missing amount, {units} by the missing units.","type":"object","additionalProperties":false,"required":["en","fr","de"],"properties":{"en":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"fr":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"de":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-us":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-ca":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"en-gb":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"fr-ca":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"},"de-de":{"type":"string","minLength":1,"maxLength":160,"pattern":"^[^|]+$"}}};
const pattern3 = new RegExp("^[^|]+$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.en === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "en"}));
errors++;
}
if(data.fr === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fr"}));
errors++;
}
if(data.de === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "de"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "en") || (key0 === "fr")) || (key0 === "de")) || (key0 === "en-us")) || (key0 === "en-ca")) || (key0 === "en-gb")) || (key0 === "fr-ca")) || (key0 === "de-de"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.en !== undefined){
let data0 = data.en;
if(typeof data0 === "string"){
if(data0.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en","maxLength",{limit: 160}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/en","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en","type",{type: "string"}));
errors++;
}
}
if(data.fr !== undefined){
let data1 = data.fr;
if(typeof data1 === "string"){
if(data1.length > 160){
(vErrors ??= []).push(fault(instancePath+"/fr","maxLength",{limit: 160}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fr","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/fr","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fr","type",{type: "string"}));
errors++;
}
}
if(data.de !== undefined){
let data2 = data.de;
if(typeof data2 === "string"){
if(data2.length > 160){
(vErrors ??= []).push(fault(instancePath+"/de","maxLength",{limit: 160}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/de","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/de","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/de","type",{type: "string"}));
errors++;
}
}
if(data["en-us"] !== undefined){
let data3 = data["en-us"];
if(typeof data3 === "string"){
if(data3.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-us","maxLength",{limit: 160}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-us","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/en-us","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-us","type",{type: "string"}));
errors++;
}
}
if(data["en-ca"] !== undefined){
let data4 = data["en-ca"];
if(typeof data4 === "string"){
if(data4.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-ca","maxLength",{limit: 160}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-ca","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/en-ca","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-ca","type",{type: "string"}));
errors++;
}
}
if(data["en-gb"] !== undefined){
let data5 = data["en-gb"];
if(typeof data5 === "string"){
if(data5.length > 160){
(vErrors ??= []).push(fault(instancePath+"/en-gb","maxLength",{limit: 160}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/en-gb","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data5)){
(vErrors ??= []).push(fault(instancePath+"/en-gb","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/en-gb","type",{type: "string"}));
errors++;
}
}
if(data["fr-ca"] !== undefined){
let data6 = data["fr-ca"];
if(typeof data6 === "string"){
if(data6.length > 160){
(vErrors ??= []).push(fault(instancePath+"/fr-ca","maxLength",{limit: 160}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fr-ca","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data6)){
(vErrors ??= []).push(fault(instancePath+"/fr-ca","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fr-ca","type",{type: "string"}));
errors++;
}
}
if(data["de-de"] !== undefined){
let data7 = data["de-de"];
if(typeof data7 === "string"){
if(data7.length > 160){
(vErrors ??= []).push(fault(instancePath+"/de-de","maxLength",{limit: 160}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/de-de","minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data7)){
(vErrors ??= []).push(fault(instancePath+"/de-de","pattern",{pattern: "^[^|]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/de-de","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema23 = {"title":"PromotionLevel","type":"string","enum":["ORDER","PRODUCT","SHIPPING"]};

function validate60(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "ORDER") || (data === "PRODUCT")) || (data === "SHIPPING"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema23.enum}));
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema24 = {"title":"Stacking","type":"string","enum":["stackable","exclusive-in-level","exclusive"]};

function validate62(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "stackable") || (data === "exclusive-in-level")) || (data === "exclusive"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema24.enum}));
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema25 = {"title":"Amounts","description":"An amount per currency of the sites, in its major unit.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"USD":{"type":"number","exclusiveMinimum":0,"maximum":100000},"CAD":{"type":"number","exclusiveMinimum":0,"maximum":100000},"GBP":{"type":"number","exclusiveMinimum":0,"maximum":100000},"EUR":{"type":"number","exclusiveMinimum":0,"maximum":100000}}};

function validate64(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "USD") || (key0 === "CAD")) || (key0 === "GBP")) || (key0 === "EUR"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.USD !== undefined){
let data0 = data.USD;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/USD","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data0 <= 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/USD",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/USD","type",{type: "number"}));
errors++;
}
}
if(data.CAD !== undefined){
let data1 = data.CAD;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/CAD","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/CAD",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/CAD","type",{type: "number"}));
errors++;
}
}
if(data.GBP !== undefined){
let data2 = data.GBP;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100000 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/GBP","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/GBP",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/GBP","type",{type: "number"}));
errors++;
}
}
if(data.EUR !== undefined){
let data3 = data.EUR;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/EUR","maximum",{comparison: "<=", limit: 100000}));
errors++;
}
if(data3 <= 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/EUR",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/EUR","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema26 = {"title":"Segment","description":"A member has joined the loyalty program; an employee has accepted the terms; a partner belongs to a professional program; a new customer has no order yet and may be a guest.","type":"string","enum":["member","employee","athlete","prosumer","partner","new-customer","signed-in"]};

function validate66(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((((data === "member") || (data === "employee")) || (data === "athlete")) || (data === "prosumer")) || (data === "partner")) || (data === "new-customer")) || (data === "signed-in"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema26.enum}));
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"title":"PromotionItems","description":"Items of any of the categories or styles. Defaults to all items, but never includes gift cards.","type":"object","additionalProperties":false,"properties":{"categories":{"x-cairn-label":"Categories","description":"IDs of categories.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[0-9]{4,10}$"}},"styles":{"x-cairn-label":"Styles","description":"IDs of styles.","type":"array","minItems":1,"items":{"$ref":"#/$defs/PromotionStyleId"}},"except":{"x-cairn-label":"Except for","description":"Excluded items.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"categories":{"x-cairn-label":"Categories","description":"IDs of categories.","type":"array","minItems":1,"items":{"type":"string","pattern":"^[0-9]{4,10}$"}},"styles":{"x-cairn-label":"Styles","description":"IDs of styles.","type":"array","minItems":1,"items":{"$ref":"#/$defs/PromotionStyleId"}},"reduced":{"x-cairn-label":"Reduced items","description":"Items with a reduced price.","const":true}}}}};
const pattern15 = new RegExp("^[0-9]{4,10}$", "u");
const schema28 = {"title":"PromotionStyleId","type":"string","pattern":"^[A-Z0-9]{8}$"};
const pattern16 = new RegExp("^[A-Z0-9]{8}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern16.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "categories") || (key0 === "styles")) || (key0 === "except"))){
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
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/categories/" + i0,"pattern",{pattern: "^[0-9]{4,10}$"}));
errors++;
}
}
else {
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
if(data.styles !== undefined){
let data2 = data.styles;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/styles","minItems",{limit: 1}));
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate69(data2[i1], {instancePath:instancePath+"/styles/" + i1,parentData:data2,parentDataProperty:i1}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/styles","type",{type: "array"}));
errors++;
}
}
if(data.except !== undefined){
let data4 = data.except;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/except",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key1 in data4){
if(!(((key1 === "categories") || (key1 === "styles")) || (key1 === "reduced"))){
(vErrors ??= []).push(fault(instancePath+"/except","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data4.categories !== undefined){
let data5 = data4.categories;
if(Array.isArray(data5)){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/except/categories","minItems",{limit: 1}));
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(!pattern15.test(data6)){
(vErrors ??= []).push(fault(instancePath+"/except/categories/" + i2,"pattern",{pattern: "^[0-9]{4,10}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/except/categories/" + i2,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/except/categories","type",{type: "array"}));
errors++;
}
}
if(data4.styles !== undefined){
let data7 = data4.styles;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/except/styles","minItems",{limit: 1}));
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate69(data7[i3], {instancePath:instancePath+"/except/styles/" + i3,parentData:data7,parentDataProperty:i3}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/except/styles","type",{type: "array"}));
errors++;
}
}
if(data4.reduced !== undefined){
if(true !== data4.reduced){
(vErrors ??= []).push(fault(instancePath+"/except/reduced","const",{allowedValue: true}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/except","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema29 = {"title":"RawReward","description":"A reward before its kind is known.","type":"object","required":["kind"],"properties":{"kind":{"type":"string"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const pattern11 = new RegExp("^[A-Z]+-[A-Z]{2}$", "u");
const pattern12 = new RegExp("^[a-z]{2}-[a-z]{2}$", "u");
const pattern13 = new RegExp("^[A-Z0-9][A-Z0-9-]{2,39}$", "u");
const pattern14 = new RegExp("^[A-Z0-9][A-Z0-9-]{2,29}$", "u");
const formats0 = isDateTime;

function validate53(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.reward === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reward"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
(vErrors ??= []).push(fault(instancePath+"/$schema","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
if(!(validate54(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.callout !== undefined){
let data2 = data.callout;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.approaching === undefined){
(vErrors ??= []).push(fault(instancePath+"/callout","required",{missingProperty: "approaching"}));
errors++;
}
if(data2.inProgress === undefined){
(vErrors ??= []).push(fault(instancePath+"/callout","required",{missingProperty: "inProgress"}));
errors++;
}
if(data2.earned === undefined){
(vErrors ??= []).push(fault(instancePath+"/callout","required",{missingProperty: "earned"}));
errors++;
}
for(const key1 in data2){
if(!(((key1 === "approaching") || (key1 === "inProgress")) || (key1 === "earned"))){
(vErrors ??= []).push(fault(instancePath+"/callout","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data2.approaching !== undefined){
if(!(validate56(data2.approaching, {instancePath:instancePath+"/callout/approaching",parentData:data2,parentDataProperty:"approaching"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data2.inProgress !== undefined){
if(!(validate56(data2.inProgress, {instancePath:instancePath+"/callout/inProgress",parentData:data2,parentDataProperty:"inProgress"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data2.earned !== undefined){
if(!(validate56(data2.earned, {instancePath:instancePath+"/callout/earned",parentData:data2,parentDataProperty:"earned"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/callout","type",{type: "object"}));
errors++;
}
}
if(data.calloutLevel !== undefined){
if(!(validate60(data.calloutLevel, {instancePath:instancePath+"/calloutLevel",parentData:data,parentDataProperty:"calloutLevel"}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.sites !== undefined){
let data7 = data.sites;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/sites","minItems",{limit: 1}));
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!pattern11.test(data8)){
(vErrors ??= []).push(fault(instancePath+"/sites/" + i0,"pattern",{pattern: "^[A-Z]+-[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sites/" + i0,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/sites",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sites","type",{type: "array"}));
errors++;
}
}
if(data.locales !== undefined){
let data9 = data.locales;
if(Array.isArray(data9)){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/locales","minItems",{limit: 1}));
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(!pattern12.test(data10)){
(vErrors ??= []).push(fault(instancePath+"/locales/" + i2,"pattern",{pattern: "^[a-z]{2}-[a-z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/locales/" + i2,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/locales",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/locales","type",{type: "array"}));
errors++;
}
}
if(data.validFrom !== undefined){
let data11 = data.validFrom;
if(typeof data11 === "string"){
if(!(formats0(data11))){
(vErrors ??= []).push(fault(instancePath+"/validFrom","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/validFrom","type",{type: "string"}));
errors++;
}
}
if(data.validTo !== undefined){
let data12 = data.validTo;
if(typeof data12 === "string"){
if(!(formats0(data12))){
(vErrors ??= []).push(fault(instancePath+"/validTo","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/validTo","type",{type: "string"}));
errors++;
}
}
if(data.priority !== undefined){
let data13 = data.priority;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
(vErrors ??= []).push(fault(instancePath+"/priority","type",{type: "integer"}));
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
(vErrors ??= []).push(fault(instancePath+"/priority","maximum",{comparison: "<=", limit: 1000}));
errors++;
}
if(data13 < -1000 || isNaN(data13)){
(vErrors ??= []).push(fault(instancePath+"/priority","minimum",{comparison: ">=", limit: -1000}));
errors++;
}
}
}
if(data.stacking !== undefined){
if(!(validate62(data.stacking, {instancePath:instancePath+"/stacking",parentData:data,parentDataProperty:"stacking"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.coupon !== undefined){
let data15 = data.coupon;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coupon",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key2 in data15){
if(!(((key2 === "codes") || (key2 === "prefix")) || (key2 === "limits"))){
(vErrors ??= []).push(fault(instancePath+"/coupon","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data15.codes !== undefined){
let data16 = data15.codes;
if(Array.isArray(data16)){
if(data16.length < 1){
(vErrors ??= []).push(fault(instancePath+"/coupon/codes","minItems",{limit: 1}));
errors++;
}
const len2 = data16.length;
for(let i4=0; i4<len2; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(!pattern13.test(data17)){
(vErrors ??= []).push(fault(instancePath+"/coupon/codes/" + i4,"pattern",{pattern: "^[A-Z0-9][A-Z0-9-]{2,39}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/coupon/codes/" + i4,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/coupon/codes",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/coupon/codes","type",{type: "array"}));
errors++;
}
}
if(data15.prefix !== undefined){
let data18 = data15.prefix;
if(typeof data18 === "string"){
if(!pattern14.test(data18)){
(vErrors ??= []).push(fault(instancePath+"/coupon/prefix","pattern",{pattern: "^[A-Z0-9][A-Z0-9-]{2,29}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/coupon/prefix","type",{type: "string"}));
errors++;
}
}
if(data15.limits !== undefined){
let data19 = data15.limits;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/coupon/limits",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key3 in data19){
if(!(((key3 === "perCustomer") || (key3 === "total")) || (key3 === "budget"))){
(vErrors ??= []).push(fault(instancePath+"/coupon/limits","additionalProperties",{additionalProperty: key3}));
errors++;
}
}
if(data19.perCustomer !== undefined){
let data20 = data19.perCustomer;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push(fault(instancePath+"/coupon/limits/perCustomer","type",{type: "integer"}));
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push(fault(instancePath+"/coupon/limits/perCustomer","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data19.total !== undefined){
let data21 = data19.total;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
(vErrors ??= []).push(fault(instancePath+"/coupon/limits/total","type",{type: "integer"}));
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 1 || isNaN(data21)){
(vErrors ??= []).push(fault(instancePath+"/coupon/limits/total","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data19.budget !== undefined){
if(!(validate64(data19.budget, {instancePath:instancePath+"/coupon/limits/budget",parentData:data19,parentDataProperty:"budget"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/coupon/limits","type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/coupon","type",{type: "object"}));
errors++;
}
}
if(data.segments !== undefined){
let data23 = data.segments;
if(Array.isArray(data23)){
if(data23.length < 1){
(vErrors ??= []).push(fault(instancePath+"/segments","minItems",{limit: 1}));
errors++;
}
const len3 = data23.length;
for(let i6=0; i6<len3; i6++){
if(!(validate66(data23[i6], {instancePath:instancePath+"/segments/" + i6,parentData:data23,parentDataProperty:i6}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
let i7 = data23.length;
let j3;
if(i7 > 1){
outer0:
for(;i7--;){
for(j3 = i7; j3--;){
if(func0(data23[i7], data23[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/segments","type",{type: "array"}));
errors++;
}
}
if(data.items !== undefined){
if(!(validate68(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.minimum !== undefined){
let data26 = data.minimum;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(Object.keys(data26).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key4 in data26){
if(!((key4 === "amount") || (key4 === "units"))){
(vErrors ??= []).push(fault(instancePath+"/minimum","additionalProperties",{additionalProperty: key4}));
errors++;
}
}
if(data26.amount !== undefined){
if(!(validate64(data26.amount, {instancePath:instancePath+"/minimum/amount",parentData:data26,parentDataProperty:"amount"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data26.units !== undefined){
let data28 = data26.units;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
(vErrors ??= []).push(fault(instancePath+"/minimum/units","type",{type: "integer"}));
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000 || isNaN(data28)){
(vErrors ??= []).push(fault(instancePath+"/minimum/units","maximum",{comparison: "<=", limit: 1000}));
errors++;
}
if(data28 < 1 || isNaN(data28)){
(vErrors ??= []).push(fault(instancePath+"/minimum/units","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/minimum","type",{type: "object"}));
errors++;
}
}
if(data.delivery !== undefined){
let data29 = data.delivery;
if(Array.isArray(data29)){
if(data29.length < 1){
(vErrors ??= []).push(fault(instancePath+"/delivery","minItems",{limit: 1}));
errors++;
}
const len4 = data29.length;
for(let i8=0; i8<len4; i8++){
let data30 = data29[i8];
if(typeof data30 === "string"){
if(data30.length < 1){
(vErrors ??= []).push(fault(instancePath+"/delivery/" + i8,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/delivery/" + i8,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/delivery",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/delivery","type",{type: "array"}));
errors++;
}
}
if(data.reward !== undefined){
if(!(validate74(data.reward, {instancePath:instancePath+"/reward",parentData:data,parentDataProperty:"reward"}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const BuyXGetY = validate76;
const schema30 = {"title":"BuyXGetY","description":"Reduces some units when others are bought. The cheapest units are reduced.","type":"object","additionalProperties":false,"required":["kind","buy","get","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"buy-x-get-y"},"buy":{"x-cairn-label":"Buy","description":"Number of units at full price.","type":"integer","minimum":1,"maximum":100},"get":{"x-cairn-label":"Get","description":"Number of reduced units.","type":"integer","minimum":1,"maximum":100},"percent":{"x-cairn-label":"Percent","description":"Discount; 100 is free.","$ref":"#/$defs/Percent"},"of":{"x-cairn-label":"Reduced items","description":"Items that are reduced. Defaults to more of the same items.","$ref":"#/$defs/PromotionItems"},"most":{"x-cairn-label":"Maximum","description":"Maximum number of times per cart; unlimited by default.","type":"integer","minimum":1,"maximum":1000}}};
const schema31 = {"title":"Percent","type":"integer","minimum":1,"maximum":100};

function validate77(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.buy === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "buy"}));
errors++;
}
if(data.get === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "get"}));
errors++;
}
if(data.percent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "percent"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "buy")) || (key0 === "get")) || (key0 === "percent")) || (key0 === "of")) || (key0 === "most"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("buy-x-get-y" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "buy-x-get-y"}));
errors++;
}
}
if(data.buy !== undefined){
let data1 = data.buy;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/buy","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/buy","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/buy","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.get !== undefined){
let data2 = data.get;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/get","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/get","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/get","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.percent !== undefined){
if(!(validate77(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate68(data.of, {instancePath:instancePath+"/of",parentData:data,parentDataProperty:"of"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.most !== undefined){
let data5 = data.most;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push(fault(instancePath+"/most","type",{type: "integer"}));
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/most","maximum",{comparison: "<=", limit: 1000}));
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push(fault(instancePath+"/most","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

export const GiftWithPurchase = validate80;
const schema32 = {"title":"GiftWithPurchase","description":"Gifts. An automatic gift is the first one in stock; otherwise the shopper chooses. Gifts are only added to parcels, never to a pickup.","type":"object","additionalProperties":false,"required":["kind","gifts"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"gift-with-purchase"},"gifts":{"x-cairn-label":"Gifts","description":"SKUs in order of preference.","type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":60}},"choose":{"x-cairn-label":"Choose","description":"Number of gifts that the shopper may choose. If empty, one gift is added automatically.","type":"integer","minimum":1,"maximum":10}}};

function validate80(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.gifts === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "gifts"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "gifts")) || (key0 === "choose"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("gift-with-purchase" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "gift-with-purchase"}));
errors++;
}
}
if(data.gifts !== undefined){
let data1 = data.gifts;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push(fault(instancePath+"/gifts","maxItems",{limit: 20}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/gifts","minItems",{limit: 1}));
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 60){
(vErrors ??= []).push(fault(instancePath+"/gifts/" + i0,"maxLength",{limit: 60}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/gifts/" + i0,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/gifts/" + i0,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/gifts",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/gifts","type",{type: "array"}));
errors++;
}
}
if(data.choose !== undefined){
let data3 = data.choose;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/choose","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/choose","maximum",{comparison: "<=", limit: 10}));
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/choose","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

export const OrderAmount = validate81;
const schema33 = {"title":"OrderAmount","description":"An amount off the items as a whole.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"order-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount, up to the price of the items.","$ref":"#/$defs/Amounts"}}};

function validate81(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("order-amount" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "order-amount"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validate64(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

export const OrderPercentage = validate83;
const schema34 = {"title":"OrderPercentage","description":"A percentage off the items as a whole.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"order-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the price of the items.","$ref":"#/$defs/Percent"},"maximum":{"x-cairn-label":"Maximum","description":"Maximum discount.","$ref":"#/$defs/Amounts"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.percent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "percent"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "percent")) || (key0 === "maximum"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("order-percentage" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "order-percentage"}));
errors++;
}
}
if(data.percent !== undefined){
if(!(validate77(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.maximum !== undefined){
if(!(validate64(data.maximum, {instancePath:instancePath+"/maximum",parentData:data,parentDataProperty:"maximum"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

export const ProductAmount = validate86;
const schema35 = {"title":"ProductAmount","description":"An amount off each unit of the items.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount per unit, up to its price.","$ref":"#/$defs/Amounts"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("product-amount" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "product-amount"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validate64(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

export const ProductFixedPrice = validate88;
const schema36 = {"title":"ProductFixedPrice","description":"Each unit, or each set of units, at a fixed price. Units with a lower total keep their price.","type":"object","additionalProperties":false,"required":["kind","price"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-fixed-price"},"price":{"x-cairn-label":"Price","description":"Price of a set.","$ref":"#/$defs/Amounts"},"units":{"x-cairn-label":"Units per set","description":"Number of items in a set. Defaults to 1. The most expensive items come first.","type":"integer","minimum":1,"maximum":100}}};

function validate88(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "price")) || (key0 === "units"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("product-fixed-price" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "product-fixed-price"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate64(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.units !== undefined){
let data2 = data.units;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/units","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/units","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/units","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const ProductPercentage = validate90;
const schema37 = {"title":"ProductPercentage","description":"A percentage off each item.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"product-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the price of each item.","$ref":"#/$defs/Percent"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.percent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "percent"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "percent"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("product-percentage" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "product-percentage"}));
errors++;
}
}
if(data.percent !== undefined){
if(!(validate77(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const ShippingAmount = validate92;
const schema38 = {"title":"ShippingAmount","description":"An amount off shipping.","type":"object","additionalProperties":false,"required":["kind","amount"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-amount"},"amount":{"x-cairn-label":"Amount","description":"Discount per shipment, up to its shipping price.","$ref":"#/$defs/Amounts"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};
const schema39 = {"title":"PromotionMethods","description":"Codes of the shipping methods. Defaults to all.","type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["standard","express","pickup","pudo","sts","digital","customs"]}};

function validate94(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minItems",{limit: 1}));
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"type",{type: "string"}));
errors++;
}
if(!(((((((data0 === "standard") || (data0 === "express")) || (data0 === "pickup")) || (data0 === "pudo")) || (data0 === "sts")) || (data0 === "digital")) || (data0 === "customs"))){
(vErrors ??= []).push(fault(instancePath+"/" + i0,"enum",{allowedValues: schema39.items.enum}));
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
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "amount")) || (key0 === "methods"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("shipping-amount" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "shipping-amount"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validate64(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate94(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

export const ShippingFixedPrice = validate96;
const schema40 = {"title":"ShippingFixedPrice","description":"Shipping at a fixed price. Cheaper shipping keeps its price.","type":"object","additionalProperties":false,"required":["kind","price"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-fixed-price"},"price":{"x-cairn-label":"Price","description":"Price per shipment.","$ref":"#/$defs/Amounts"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate96(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "price")) || (key0 === "methods"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("shipping-fixed-price" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "shipping-fixed-price"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate64(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price"}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate94(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

export const ShippingFree = validate99;
const schema41 = {"title":"ShippingFree","description":"Free shipping.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-free"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "methods"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("shipping-free" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "shipping-free"}));
errors++;
}
}
if(data.methods !== undefined){
if(!(validate94(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

export const ShippingPercentage = validate101;
const schema42 = {"title":"ShippingPercentage","description":"A percentage off shipping.","type":"object","additionalProperties":false,"required":["kind","percent"],"properties":{"kind":{"x-cairn-label":"Kind","description":"Kind of the reward.","const":"shipping-percentage"},"percent":{"x-cairn-label":"Percent","description":"Percentage of the shipping price of each shipment.","$ref":"#/$defs/Percent"},"methods":{"x-cairn-label":"Methods","description":"Codes of the shipping methods. Defaults to all.","$ref":"#/$defs/PromotionMethods"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.percent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "percent"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "percent")) || (key0 === "methods"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.kind !== undefined){
if("shipping-percentage" !== data.kind){
(vErrors ??= []).push(fault(instancePath+"/kind","const",{allowedValue: "shipping-percentage"}));
errors++;
}
}
if(data.percent !== undefined){
if(!(validate77(data.percent, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent"}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined){
if(!(validate94(data.methods, {instancePath:instancePath+"/methods",parentData:data,parentDataProperty:"methods"}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate101.errors = vErrors;
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
