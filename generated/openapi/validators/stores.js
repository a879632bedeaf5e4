// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDate, isDateTime } from '../../validator-runtime.js';

import { validateCollectionPoint, validateCollectionPointId, validateConsumerPhone, validateCountryCode, validateDayHours, validateDistance, validateLatitude, validateLongitude, validateSku, validateStoreId, validateTimeOfDay } from './shared.js';

const constant0 = {"id":true,"name":true,"addressLine1":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"phone":true,"latitude":true,"longitude":true,"timeZone":true,"services":true,"opening":true,"hours":true,"specialDays":true,"readyBy":true,"distance":true,"inventory":true};
const constant1 = Object.prototype.hasOwnProperty;
const constant2 = ["open","closed","closedForGood"];
const constant3 = ["pickup","shipToStore","repair","footMeasurement","rental","events"];

function validateCollectionPointResults(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collectionPoints === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "collectionPoints"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "origin") || (key0 === "collectionPoints"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validateStoresOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validateStoresOrigin.errors : vErrors.concat(validateStoresOrigin.errors);
errors = vErrors.length;
}
}
if(data.collectionPoints !== undefined){
let data1 = data.collectionPoints;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validateCollectionPoint(data1[i0], {instancePath:instancePath+"/collectionPoints/" + i0}))){
vErrors = vErrors === null ? validateCollectionPoint.errors : vErrors.concat(validateCollectionPoint.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/collectionPoints","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCollectionPointResults.errors = vErrors;
return errors === 0;
}

function validateCollectionPointSearch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "by"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "by") || (key0 === "count"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.by !== undefined){
if(!(validateCollectionPointSearchBy(data.by, {instancePath:instancePath+"/by"}))){
vErrors = vErrors === null ? validateCollectionPointSearchBy.errors : vErrors.concat(validateCollectionPointSearchBy.errors);
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
if(data1 > 50 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 50}));
errors++;
}
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
validateCollectionPointSearch.errors = vErrors;
return errors === 0;
}

function validateCollectionPointSearchBy(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "place") || (key0 === "position")) || (key0 === "collectionPointId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.place !== undefined){
if(!(validatePlace(data.place, {instancePath:instancePath+"/place"}))){
vErrors = vErrors === null ? validatePlace.errors : vErrors.concat(validatePlace.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validatePosition(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validatePosition.errors : vErrors.concat(validatePosition.errors);
errors = vErrors.length;
}
}
if(data.collectionPointId !== undefined){
if(!(validateCollectionPointId(data.collectionPointId, {instancePath:instancePath+"/collectionPointId"}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCollectionPointSearchBy.errors = vErrors;
return errors === 0;
}

function validatePlace(data, {instancePath=""}={}){
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
validatePlace.errors = vErrors;
return errors === 0;
}

function validatePosition(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "latitude"}));
errors++;
}
if(data.longitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "longitude"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "latitude") || (key0 === "longitude"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.latitude !== undefined){
if(!(validateLatitude(data.latitude, {instancePath:instancePath+"/latitude"}))){
vErrors = vErrors === null ? validateLatitude.errors : vErrors.concat(validateLatitude.errors);
errors = vErrors.length;
}
}
if(data.longitude !== undefined){
if(!(validateLongitude(data.longitude, {instancePath:instancePath+"/longitude"}))){
vErrors = vErrors === null ? validateLongitude.errors : vErrors.concat(validateLongitude.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePosition.errors = vErrors;
return errors === 0;
}

function validateSpecialDay(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "date"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "date") || (key0 === "name")) || (key0 === "opens")) || (key0 === "closes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!(isDate(data0))){
(vErrors ??= []).push(fault(instancePath+"/date","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/date","type",{type: "string"}));
errors++;
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
if(data.opens !== undefined){
if(!(validateTimeOfDay(data.opens, {instancePath:instancePath+"/opens"}))){
vErrors = vErrors === null ? validateTimeOfDay.errors : vErrors.concat(validateTimeOfDay.errors);
errors = vErrors.length;
}
}
if(data.closes !== undefined){
if(!(validateTimeOfDay(data.closes, {instancePath:instancePath+"/closes"}))){
vErrors = vErrors === null ? validateTimeOfDay.errors : vErrors.concat(validateTimeOfDay.errors);
errors = vErrors.length;
}
}
if(data.opens !== undefined){
if(data.closes === undefined){
const err6 = {instancePath,keyword:"dependentRequired",params:{property: "opens",
    missingProperty: "closes",
    depsCount: 1,
    deps: "closes"},message:"must have property closes when property opens is present"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.closes !== undefined){
if(data.opens === undefined){
const err7 = {instancePath,keyword:"dependentRequired",params:{property: "closes",
    missingProperty: "opens",
    depsCount: 1,
    deps: "opens"},message:"must have property opens when property closes is present"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateSpecialDay.errors = vErrors;
return errors === 0;
}

function validateStore(data, {instancePath=""}={}){
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
if(data.addressLine1 === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "addressLine1"}));
errors++;
}
if(data.city === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "city"}));
errors++;
}
if(data.postalCode === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "postalCode"}));
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "country"}));
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "phone"}));
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
if(data.timeZone === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "timeZone"}));
errors++;
}
if(data.services === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "services"}));
errors++;
}
if(data.opening === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "opening"}));
errors++;
}
if(data.hours === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "hours"}));
errors++;
}
if(data.specialDays === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "specialDays"}));
errors++;
}
for(const key0 in data){
if(!(constant1.call(constant0, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateStoreId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/name","maxLength",{limit: 100}));
errors++;
}
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
if(data.addressLine1 !== undefined){
let data2 = data.addressLine1;
if(typeof data2 === "string"){
if(data2.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine1","type",{type: "string"}));
errors++;
}
}
if(data.city !== undefined){
let data3 = data.city;
if(typeof data3 === "string"){
if(data3.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/city","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/city","type",{type: "string"}));
errors++;
}
}
if(data.stateCityProvDept !== undefined){
let data4 = data.stateCityProvDept;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","maxLength",{limit: 60}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stateCityProvDept","type",{type: "string"}));
errors++;
}
}
if(data.postalCode !== undefined){
let data5 = data.postalCode;
if(typeof data5 === "string"){
if(data5.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data5.length < 2){
(vErrors ??= []).push(fault(instancePath+"/postalCode","minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/postalCode","type",{type: "string"}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
}
}
if(data.phone !== undefined){
if(!(validateConsumerPhone(data.phone, {instancePath:instancePath+"/phone"}))){
vErrors = vErrors === null ? validateConsumerPhone.errors : vErrors.concat(validateConsumerPhone.errors);
errors = vErrors.length;
}
}
if(data.latitude !== undefined){
if(!(validateLatitude(data.latitude, {instancePath:instancePath+"/latitude"}))){
vErrors = vErrors === null ? validateLatitude.errors : vErrors.concat(validateLatitude.errors);
errors = vErrors.length;
}
}
if(data.longitude !== undefined){
if(!(validateLongitude(data.longitude, {instancePath:instancePath+"/longitude"}))){
vErrors = vErrors === null ? validateLongitude.errors : vErrors.concat(validateLongitude.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
let data10 = data.timeZone;
if(typeof data10 === "string"){
if(data10.length > 60){
(vErrors ??= []).push(fault(instancePath+"/timeZone","maxLength",{limit: 60}));
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/timeZone","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/timeZone","type",{type: "string"}));
errors++;
}
}
if(data.services !== undefined){
let data11 = data.services;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreService(data11[i0], {instancePath:instancePath+"/services/" + i0}))){
vErrors = vErrors === null ? validateStoreService.errors : vErrors.concat(validateStoreService.errors);
errors = vErrors.length;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data11[i1], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/services","type",{type: "array"}));
errors++;
}
}
if(data.opening !== undefined){
if(!(validateStoreOpening(data.opening, {instancePath:instancePath+"/opening"}))){
vErrors = vErrors === null ? validateStoreOpening.errors : vErrors.concat(validateStoreOpening.errors);
errors = vErrors.length;
}
}
if(data.hours !== undefined){
let data14 = data.hours;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i2=0; i2<len1; i2++){
if(!(validateDayHours(data14[i2], {instancePath:instancePath+"/hours/" + i2}))){
vErrors = vErrors === null ? validateDayHours.errors : vErrors.concat(validateDayHours.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/hours","type",{type: "array"}));
errors++;
}
}
if(data.specialDays !== undefined){
let data16 = data.specialDays;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i3=0; i3<len2; i3++){
if(!(validateSpecialDay(data16[i3], {instancePath:instancePath+"/specialDays/" + i3}))){
vErrors = vErrors === null ? validateSpecialDay.errors : vErrors.concat(validateSpecialDay.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/specialDays","type",{type: "array"}));
errors++;
}
}
if(data.readyBy !== undefined){
let data18 = data.readyBy;
if(typeof data18 === "string"){
if(!(isDateTime(data18))){
(vErrors ??= []).push(fault(instancePath+"/readyBy","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/readyBy","type",{type: "string"}));
errors++;
}
}
if(data.distance !== undefined){
if(!(validateDistance(data.distance, {instancePath:instancePath+"/distance"}))){
vErrors = vErrors === null ? validateDistance.errors : vErrors.concat(validateDistance.errors);
errors = vErrors.length;
}
}
if(data.inventory !== undefined){
let data20 = data.inventory;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push(fault(instancePath+"/inventory","type",{type: "integer"}));
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
(vErrors ??= []).push(fault(instancePath+"/inventory","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStore.errors = vErrors;
return errors === 0;
}

function validateStoreOpening(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "changesAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data0 === "open") || (data0 === "closed")) || (data0 === "closedForGood"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.changesAt !== undefined){
let data1 = data.changesAt;
if(typeof data1 === "string"){
if(!(isDateTime(data1))){
(vErrors ??= []).push(fault(instancePath+"/changesAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/changesAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreOpening.errors = vErrors;
return errors === 0;
}

function validateStoreResults(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.stores === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "stores"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "origin") || (key0 === "total")) || (key0 === "stores"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validateStoresOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validateStoresOrigin.errors : vErrors.concat(validateStoresOrigin.errors);
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
if(data.stores !== undefined){
let data2 = data.stores;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStore(data2[i0], {instancePath:instancePath+"/stores/" + i0}))){
vErrors = vErrors === null ? validateStore.errors : vErrors.concat(validateStore.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/stores","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreResults.errors = vErrors;
return errors === 0;
}

function validateStoreSearch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "by"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "by") || (key0 === "radius")) || (key0 === "services")) || (key0 === "openNow")) || (key0 === "sku")) || (key0 === "start")) || (key0 === "count"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.by !== undefined){
if(!(validateStoreSearchBy(data.by, {instancePath:instancePath+"/by"}))){
vErrors = vErrors === null ? validateStoreSearchBy.errors : vErrors.concat(validateStoreSearchBy.errors);
errors = vErrors.length;
}
}
if(data.radius !== undefined){
let data1 = data.radius;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 20100 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/radius","maximum",{comparison: "<=", limit: 20100}));
errors++;
}
if(data1 <= 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/radius",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/radius","type",{type: "number"}));
errors++;
}
}
if(data.services !== undefined){
let data2 = data.services;
if(Array.isArray(data2)){
if(data2.length > 6){
(vErrors ??= []).push(fault(instancePath+"/services","maxItems",{limit: 6}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreService(data2[i0], {instancePath:instancePath+"/services/" + i0}))){
vErrors = vErrors === null ? validateStoreService.errors : vErrors.concat(validateStoreService.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/services","type",{type: "array"}));
errors++;
}
}
if(data.openNow !== undefined){
if(typeof data.openNow !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/openNow","type",{type: "boolean"}));
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data6 = data.start;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push(fault(instancePath+"/start","type",{type: "integer"}));
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
(vErrors ??= []).push(fault(instancePath+"/start","maximum",{comparison: "<=", limit: 10000}));
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push(fault(instancePath+"/start","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.count !== undefined){
let data7 = data.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/count","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/count","maximum",{comparison: "<=", limit: 50}));
errors++;
}
if(data7 < 1 || isNaN(data7)){
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
validateStoreSearch.errors = vErrors;
return errors === 0;
}

function validateStoreSearchBy(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "place") || (key0 === "position")) || (key0 === "storeIds"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.place !== undefined){
if(!(validatePlace(data.place, {instancePath:instancePath+"/place"}))){
vErrors = vErrors === null ? validatePlace.errors : vErrors.concat(validatePlace.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validatePosition(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validatePosition.errors : vErrors.concat(validatePosition.errors);
errors = vErrors.length;
}
}
if(data.storeIds !== undefined){
let data2 = data.storeIds;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push(fault(instancePath+"/storeIds","maxItems",{limit: 50}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/storeIds","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateStoreId(data2[i0], {instancePath:instancePath+"/storeIds/" + i0}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data2[i1], data2[j0])){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreSearchBy.errors = vErrors;
return errors === 0;
}

function validateStoreService(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((data === "pickup") || (data === "shipToStore")) || (data === "repair")) || (data === "footMeasurement")) || (data === "rental")) || (data === "events"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant3}));
errors++;
}
validateStoreService.errors = vErrors;
return errors === 0;
}

function validateStoresOrigin(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.latitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "latitude"}));
errors++;
}
if(data.longitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "longitude"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "latitude")) || (key0 === "longitude"))){
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
if(data.latitude !== undefined){
if(!(validateLatitude(data.latitude, {instancePath:instancePath+"/latitude"}))){
vErrors = vErrors === null ? validateLatitude.errors : vErrors.concat(validateLatitude.errors);
errors = vErrors.length;
}
}
if(data.longitude !== undefined){
if(!(validateLongitude(data.longitude, {instancePath:instancePath+"/longitude"}))){
vErrors = vErrors === null ? validateLongitude.errors : vErrors.concat(validateLongitude.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoresOrigin.errors = vErrors;
return errors === 0;
}

export {
  coerceHeaders_d1e47cfd as searchCollectionPointsHeaders,
  coerceHeaders_d1e47cfd as searchStoresHeaders,
  coerceQuery_a303e847 as searchCollectionPointsQuery,
  coerceQuery_a303e847 as searchStoresQuery,
  validateErrorAnswer as searchCollectionPoints400,
  validateErrorAnswer as searchCollectionPoints401,
  validateErrorAnswer as searchCollectionPoints404,
  validateErrorAnswer as searchCollectionPoints429,
  validateErrorAnswer as searchCollectionPoints500,
  validateErrorAnswer as searchStores400,
  validateErrorAnswer as searchStores401,
  validateErrorAnswer as searchStores404,
  validateErrorAnswer as searchStores429,
  validateErrorAnswer as searchStores500,
} from './shared.js';
export {
  validateCollectionPointResults as searchCollectionPoints200,
  validateCollectionPointResults,
  validateCollectionPointSearch as searchCollectionPointsBody,
  validateCollectionPointSearch,
  validateCollectionPointSearchBy,
  validatePlace,
  validatePosition,
  validateSpecialDay,
  validateStore,
  validateStoreOpening,
  validateStoreResults as searchStores200,
  validateStoreResults,
  validateStoreSearch as searchStoresBody,
  validateStoreSearch,
  validateStoreSearchBy,
  validateStoreService,
  validateStoresOrigin,
};
