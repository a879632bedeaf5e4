// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, isColor, isDate, isDateTime, isLink, isMediaUrl } from '../validator-runtime.js';

export const Accordion = validate53;
const schema20 = {"title":"Accordion","description":"Headings that show and hide their text.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"accordion"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"headingLevel":{"x-cairn-label":"Level of the headings","type":"integer","minimum":2,"maximum":6},"allowMultiple":{"x-cairn-label":"Several open at once","type":"boolean","default":true},"items":{"x-cairn-label":"Items","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","body"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"body":{"type":"string","format":"html"},"open":{"type":"boolean"}},"title":"AccordionItem"},"minItems":1,"maxItems":60},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};
const func1 = Object.prototype.hasOwnProperty;
const schema21 = {"title":"BlockId","description":"Unique on its page; stable across revisions.","type":"string","minLength":1,"maxLength":80,"pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]*$"};
const pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern3.test(data)){
const err2 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]*$"+"\""};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"BottomMargins","description":"Space below the block, by breakpoint; a missing one follows the next smaller.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/SpaceSize"},"md":{"$ref":"#/$defs/SpaceSize"},"lg":{"$ref":"#/$defs/SpaceSize"}}};
const schema23 = {"title":"SpaceSize","type":"string","enum":["none","xs","sm","md","lg","xl"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((((((data === "none") || (data === "xs")) || (data === "sm")) || (data === "md")) || (data === "lg")) || (data === "xl"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "sm") || (key0 === "md")) || (key0 === "lg"))){
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
if(data.sm !== undefined){
if(!(validate57(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate57(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate57(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema24 = {"title":"HideOnBreakpoint","description":"Breakpoints on which the block is not shown.","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true};
const schema25 = {"title":"Breakpoint","description":"sm below 600 px, md from 600 px, lg from 1024 px.","type":"string","enum":["sm","md","lg"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data === "sm") || (data === "md")) || (data === "lg"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const func0 = equal;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err0 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema26 = {"title":"TitleStyle","description":"The look of the title; its level follows from where it stands.","type":"string","enum":["display","h1","h2","h3","h4"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((((data === "display") || (data === "h1")) || (data === "h2")) || (data === "h3")) || (data === "h4"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"title":"Color","description":"A CSS hex, rgb() or hsl() colour, or the name of a colour token such as \"surface-inverse\".","type":"string","format":"color"};
const formats0 = isColor;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats0(data))){
const err0 = {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "color"},message:"must match format \""+"color"+"\""};
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
validate68.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("accordion" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "accordion"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err7 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err9 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err10 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.headingLevel !== undefined){
let data12 = data.headingLevel;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err11 = {instancePath:instancePath+"/headingLevel",schemaPath:"#/properties/headingLevel/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 6 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/headingLevel",schemaPath:"#/properties/headingLevel/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12 < 2 || isNaN(data12)){
const err13 = {instancePath:instancePath+"/headingLevel",schemaPath:"#/properties/headingLevel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
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
if(data.allowMultiple !== undefined){
if(typeof data.allowMultiple !== "boolean"){
const err14 = {instancePath:instancePath+"/allowMultiple",schemaPath:"#/properties/allowMultiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.items !== undefined){
let data14 = data.items;
if(Array.isArray(data14)){
if(data14.length > 60){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data14.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data15.title === undefined){
const err18 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data15.body === undefined){
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data15){
if(!((((key1 === "id") || (key1 === "title")) || (key1 === "body")) || (key1 === "open"))){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(data16.length < 1){
const err21 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 === "string"){
if(data17.length < 1){
const err23 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.body !== undefined){
if(!(typeof data15.body === "string")){
const err25 = {instancePath:instancePath+"/items/" + i0+"/body",schemaPath:"#/properties/items/items/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data15.open !== undefined){
if(typeof data15.open !== "boolean"){
const err26 = {instancePath:instancePath+"/items/" + i0+"/open",schemaPath:"#/properties/items/items/properties/open/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err28 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const CategoryCards = validate72;
const schema28 = {"title":"CategoryCards","description":"Cards that lead into categories.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"category-cards"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"columns":{"x-cairn-label":"Columns on large screens","type":"integer","minimum":2,"maximum":6},"shape":{"x-cairn-label":"Shape","type":"string","enum":["square","portrait","landscape","circle"],"default":"portrait"},"titlePosition":{"x-cairn-label":"Title","type":"string","enum":["overlay","below"],"default":"below"},"items":{"x-cairn-label":"Cards","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","media","url"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"subtitle":{"type":"string"},"media":{"$ref":"#/$defs/Media"},"url":{"type":"string","format":"link","minLength":1},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"}},"title":"CategoryCard"},"minItems":1,"maxItems":24},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};
const schema29 = {"title":"Media","description":"One image, art-directed by breakpoint; a missing breakpoint follows its neighbour.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/Image"},"md":{"$ref":"#/$defs/Image"},"lg":{"$ref":"#/$defs/Image"}},"minProperties":1};
const schema30 = {"title":"Image","description":"An image at its natural size in pixels. An empty alt marks it as decoration.","type":"object","additionalProperties":false,"required":["url","alt"],"properties":{"url":{"type":"string","format":"media-url","minLength":1},"alt":{"type":"string"},"width":{"type":"integer","minimum":1},"height":{"type":"integer","minimum":1},"seoTitle":{"type":"string"},"seoDescription":{"type":"string"}}};
const formats2 = isMediaUrl;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "url") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height")) || (key0 === "seoTitle")) || (key0 === "seoDescription"))){
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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.alt !== undefined){
if(typeof data.alt !== "string"){
const err6 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.seoTitle !== undefined){
if(typeof data.seoTitle !== "string"){
const err11 = {instancePath:instancePath+"/seoTitle",schemaPath:"#/properties/seoTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.seoDescription !== undefined){
if(typeof data.seoDescription !== "string"){
const err12 = {instancePath:instancePath+"/seoDescription",schemaPath:"#/properties/seoDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((key0 === "sm") || (key0 === "md")) || (key0 === "lg"))){
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
if(data.sm !== undefined){
if(!(validate79(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate79(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate79(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
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
validate78.errors = vErrors;
return errors === 0;
}

const schema31 = {"title":"TargetAttribute","type":"string","enum":["_self","_blank"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data === "_self") || (data === "_blank"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const formats4 = isLink;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("category-cards" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "category-cards"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err7 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err9 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err10 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.columns !== undefined){
let data12 = data.columns;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err11 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 6 || isNaN(data12)){
const err12 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12 < 2 || isNaN(data12)){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
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
if(data.shape !== undefined){
let data13 = data.shape;
if(typeof data13 !== "string"){
const err14 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data13 === "square") || (data13 === "portrait")) || (data13 === "landscape")) || (data13 === "circle"))){
const err15 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema28.properties.shape.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.titlePosition !== undefined){
let data14 = data.titlePosition;
if(typeof data14 !== "string"){
const err16 = {instancePath:instancePath+"/titlePosition",schemaPath:"#/properties/titlePosition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data14 === "overlay") || (data14 === "below"))){
const err17 = {instancePath:instancePath+"/titlePosition",schemaPath:"#/properties/titlePosition/enum",keyword:"enum",params:{allowedValues: schema28.properties.titlePosition.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.items !== undefined){
let data15 = data.items;
if(Array.isArray(data15)){
if(data15.length > 24){
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data15.length < 1){
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
const err20 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data16.title === undefined){
const err21 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16.media === undefined){
const err22 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "media"},message:"must have required property '"+"media"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data16.url === undefined){
const err23 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data16){
if(!((((((key1 === "id") || (key1 === "title")) || (key1 === "subtitle")) || (key1 === "media")) || (key1 === "url")) || (key1 === "targetAttribute"))){
const err24 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(data17.length < 1){
const err25 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data16.title !== undefined){
let data18 = data16.title;
if(typeof data18 === "string"){
if(data18.length < 1){
const err27 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.subtitle !== undefined){
if(typeof data16.subtitle !== "string"){
const err29 = {instancePath:instancePath+"/items/" + i0+"/subtitle",schemaPath:"#/properties/items/items/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.media !== undefined){
if(!(validate78(data16.media, {instancePath:instancePath+"/items/" + i0+"/media",parentData:data16,parentDataProperty:"media",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data16.url !== undefined){
let data21 = data16.url;
if(typeof data21 === "string"){
if(data21.length < 1){
const err30 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats4(data21))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data16.targetAttribute !== undefined){
if(!(validate84(data16.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data16,parentDataProperty:"targetAttribute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

export const Collection = validate88;
const schema32 = {"title":"Collection","description":"Blocks side by side, as a grid or a carousel by breakpoint.","type":"object","additionalProperties":false,"required":["id","type","breakpoints","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"collection"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"breakpoints":{"x-cairn-label":"By breakpoint","type":"object","additionalProperties":false,"required":["sm"],"properties":{"sm":{"$ref":"#/$defs/CollectionBreakpoint"},"md":{"$ref":"#/$defs/CollectionBreakpoint"},"lg":{"$ref":"#/$defs/CollectionBreakpoint"}},"title":"CollectionBreakpoints"},"items":{"x-cairn-label":"Items","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":48},"targets":{"x-cairn-label":"Buttons and links","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};
const schema33 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"x-cairn-label":"Shown as","type":"string","enum":["carousel","grid"]},"columns":{"x-cairn-label":"Columns of the grid","type":"integer","minimum":1,"maximum":6},"slideWidth":{"x-cairn-label":"Slide width in percent of the carousel","type":"number","exclusiveMinimum":0,"maximum":100},"slidePadding":{"x-cairn-label":"Gap between slides in pixels","type":"number","minimum":0,"maximum":120},"showArrows":{"x-cairn-label":"Arrows","type":"boolean"},"showIndicators":{"x-cairn-label":"Indicators","type":"boolean"},"autoplay":{"x-cairn-label":"Autoplay","type":"boolean"},"autorotateTime":{"x-cairn-label":"Seconds between slides","type":"number","exclusiveMinimum":0,"maximum":120},"loop":{"x-cairn-label":"Loop","type":"boolean"}},"title":"CollectionBreakpoint"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "carousel") || (data0 === "grid"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 6 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.slideWidth !== undefined){
let data2 = data.slideWidth;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/slideWidth",schemaPath:"#/properties/slideWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/slideWidth",schemaPath:"#/properties/slideWidth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err9 = {instancePath:instancePath+"/slideWidth",schemaPath:"#/properties/slideWidth/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.slidePadding !== undefined){
let data3 = data.slidePadding;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 120 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/slidePadding",schemaPath:"#/properties/slidePadding/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/slidePadding",schemaPath:"#/properties/slidePadding/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err12 = {instancePath:instancePath+"/slidePadding",schemaPath:"#/properties/slidePadding/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.showArrows !== undefined){
if(typeof data.showArrows !== "boolean"){
const err13 = {instancePath:instancePath+"/showArrows",schemaPath:"#/properties/showArrows/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.showIndicators !== undefined){
if(typeof data.showIndicators !== "boolean"){
const err14 = {instancePath:instancePath+"/showIndicators",schemaPath:"#/properties/showIndicators/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.autoplay !== undefined){
if(typeof data.autoplay !== "boolean"){
const err15 = {instancePath:instancePath+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.autorotateTime !== undefined){
let data7 = data.autorotateTime;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 120 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err18 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
const err19 = {instancePath:instancePath+"/loop",schemaPath:"#/properties/loop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema34 = {"title":"RawBlock","description":"A block before its own schema has judged it.","type":"object","required":["type","id"],"properties":{"type":{"type":"string","minLength":1},"id":{"type":"string","minLength":1},"name":{"type":"string"}},"additionalProperties":true};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate98.errors = vErrors;
return errors === 0;
}

const schema35 = {"title":"Target","description":"A link or button. A url that starts with #modal opens that dialog on the current path; ?…#modal… also merges the query.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"style":{"$ref":"#/$defs/TargetStyle"},"ariaLabel":{"type":"string"}}};
const schema36 = {"title":"TargetStyle","type":"string","enum":["primary","secondary","outline","inverse","text-link"]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((((data === "primary") || (data === "secondary")) || (data === "outline")) || (data === "inverse")) || (data === "text-link"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "url")) || (key0 === "targetAttribute")) || (key0 === "style")) || (key0 === "ariaLabel"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats4(data1))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate84(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate102(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.ariaLabel !== undefined){
if(typeof data.ariaLabel !== "string"){
const err8 = {instancePath:instancePath+"/ariaLabel",schemaPath:"#/properties/ariaLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const schema37 = {"title":"Alignment","type":"string","enum":["left","center","right"]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data === "left") || (data === "center")) || (data === "right"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.breakpoints === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "breakpoints"},message:"must have required property '"+"breakpoints"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("collection" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "collection"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err7 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err8 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err10 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err11 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.breakpoints !== undefined){
let data12 = data.breakpoints;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.sm === undefined){
const err12 = {instancePath:instancePath+"/breakpoints",schemaPath:"#/properties/breakpoints/required",keyword:"required",params:{missingProperty: "sm"},message:"must have required property '"+"sm"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data12){
if(!(((key1 === "sm") || (key1 === "md")) || (key1 === "lg"))){
const err13 = {instancePath:instancePath+"/breakpoints",schemaPath:"#/properties/breakpoints/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.sm !== undefined){
if(!(validate94(data12.sm, {instancePath:instancePath+"/breakpoints/sm",parentData:data12,parentDataProperty:"sm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data12.md !== undefined){
if(!(validate94(data12.md, {instancePath:instancePath+"/breakpoints/md",parentData:data12,parentDataProperty:"md",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data12.lg !== undefined){
if(!(validate94(data12.lg, {instancePath:instancePath+"/breakpoints/lg",parentData:data12,parentDataProperty:"lg",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/breakpoints",schemaPath:"#/properties/breakpoints/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.items !== undefined){
let data16 = data.items;
if(Array.isArray(data16)){
if(data16.length > 48){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 48},message:"must NOT have more than 48 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data16[i0], {instancePath:instancePath+"/items/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.targets !== undefined){
let data18 = data.targets;
if(Array.isArray(data18)){
if(data18.length > 12){
const err17 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate100(data18[i1], {instancePath:instancePath+"/targets/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const CtaButtons = validate109;
const schema38 = {"title":"CtaButtons","description":"A row of call-to-action buttons.","type":"object","additionalProperties":false,"required":["id","type","targets"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"cta-buttons"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"targets":{"x-cairn-label":"Buttons and links","type":"array","items":{"$ref":"#/$defs/Target"},"minItems":1,"maxItems":12},"alignment":{"$ref":"#/$defs/Alignment"},"equalTargetSize":{"x-cairn-label":"Buttons of equal size","type":"boolean"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.targets === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("cta-buttons" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cta-buttons"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data9 = data.targets;
if(Array.isArray(data9)){
if(data9.length > 12){
const err8 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data9.length < 1){
const err9 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data9[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
const err11 = {instancePath:instancePath+"/equalTargetSize",schemaPath:"#/properties/equalTargetSize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

export const Experience = validate119;
const schema39 = {"title":"Experience","description":"Lets the personalization service pick a variant.","type":"object","additionalProperties":false,"required":["id","type","experienceId","baselines","variants"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"experience"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"experienceId":{"x-cairn-label":"Experience","type":"string","minLength":1},"baselines":{"x-cairn-label":"Baseline","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}},"trackingEvent":{"x-cairn-label":"Tracking event","type":"string"},"variants":{"x-cairn-label":"Variants","type":"array","items":{"type":"object","additionalProperties":false,"required":["name","variantId","targets"],"properties":{"name":{"type":"string","minLength":1},"variantId":{"type":"string","minLength":1},"targets":{"x-cairn-label":"Blocks","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}}},"title":"ExperienceVariant"}}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.experienceId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experienceId"},message:"must have required property '"+"experienceId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.baselines === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baselines"},message:"must have required property '"+"baselines"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.variants === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variants"},message:"must have required property '"+"variants"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("experience" !== data.type){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "experience"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err8 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.experienceId !== undefined){
let data6 = data.experienceId;
if(typeof data6 === "string"){
if(data6.length < 1){
const err9 = {instancePath:instancePath+"/experienceId",schemaPath:"#/properties/experienceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err10 = {instancePath:instancePath+"/experienceId",schemaPath:"#/properties/experienceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.baselines !== undefined){
let data7 = data.baselines;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data7[i0], {instancePath:instancePath+"/baselines/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/baselines",schemaPath:"#/properties/baselines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.trackingEvent !== undefined){
if(typeof data.trackingEvent !== "string"){
const err12 = {instancePath:instancePath+"/trackingEvent",schemaPath:"#/properties/trackingEvent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.variants !== undefined){
let data10 = data.variants;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.name === undefined){
const err13 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data11.variantId === undefined){
const err14 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "variantId"},message:"must have required property '"+"variantId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data11.targets === undefined){
const err15 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data11){
if(!(((key1 === "name") || (key1 === "variantId")) || (key1 === "targets"))){
const err16 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length < 1){
const err17 = {instancePath:instancePath+"/variants/" + i1+"/name",schemaPath:"#/properties/variants/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/variants/" + i1+"/name",schemaPath:"#/properties/variants/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data11.variantId !== undefined){
let data13 = data11.variantId;
if(typeof data13 === "string"){
if(data13.length < 1){
const err19 = {instancePath:instancePath+"/variants/" + i1+"/variantId",schemaPath:"#/properties/variants/items/properties/variantId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err20 = {instancePath:instancePath+"/variants/" + i1+"/variantId",schemaPath:"#/properties/variants/items/properties/variantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data11.targets !== undefined){
let data14 = data11.targets;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate98(data14[i2], {instancePath:instancePath+"/variants/" + i1+"/targets/" + i2,parentData:data14,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/variants/" + i1+"/targets",schemaPath:"#/properties/variants/items/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/variants/" + i1,schemaPath:"#/properties/variants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

export const FilterBy = validate125;
const schema40 = {"title":"FilterBy","description":"Shows its components only where the page's product or category is, or is not, in the list.","type":"object","additionalProperties":false,"required":["id","type","variant","filterBy","operator","components"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"filter-by"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"variant":{"x-cairn-label":"Compares","type":"string","enum":["bySku","byCategory"]},"filterBy":{"x-cairn-label":"Values","type":"array","items":{"type":"string","minLength":1},"minItems":1},"operator":{"x-cairn-label":"Operator","type":"string","enum":["IN","NOT IN"]},"components":{"x-cairn-label":"Blocks","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}}}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.variant === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variant"},message:"must have required property '"+"variant"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.filterBy === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filterBy"},message:"must have required property '"+"filterBy"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.operator === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.components === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "components"},message:"must have required property '"+"components"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("filter-by" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "filter-by"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err9 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.variant !== undefined){
let data6 = data.variant;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data6 === "bySku") || (data6 === "byCategory"))){
const err11 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema40.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.filterBy !== undefined){
let data7 = data.filterBy;
if(Array.isArray(data7)){
if(data7.length < 1){
const err12 = {instancePath:instancePath+"/filterBy",schemaPath:"#/properties/filterBy/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/filterBy/" + i0,schemaPath:"#/properties/filterBy/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/filterBy/" + i0,schemaPath:"#/properties/filterBy/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err15 = {instancePath:instancePath+"/filterBy",schemaPath:"#/properties/filterBy/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.operator !== undefined){
let data9 = data.operator;
if(typeof data9 !== "string"){
const err16 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data9 === "IN") || (data9 === "NOT IN"))){
const err17 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema40.properties.operator.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.components !== undefined){
let data10 = data.components;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate98(data10[i1], {instancePath:instancePath+"/components/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

export const FooterItems = validate130;
const schema41 = {"title":"FooterItems","description":"The foot of every page.","type":"object","additionalProperties":false,"required":["id","type","columns"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"footer-items"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"columns":{"x-cairn-label":"Columns","type":"array","items":{"type":"object","additionalProperties":false,"required":["title","children"],"properties":{"id":{"type":"string"},"title":{"type":"string","minLength":1},"children":{"type":"array","items":{"$ref":"#/$defs/NavLink"}}},"title":"FooterColumn"},"maxItems":6},"social":{"x-cairn-label":"Social","type":"array","items":{"type":"object","additionalProperties":false,"required":["icon","title","url"],"properties":{"icon":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1}},"title":"SocialLink"}},"legal":{"x-cairn-label":"Legal links","type":"array","items":{"$ref":"#/$defs/NavLink"}},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"copyright":{"x-cairn-label":"Copyright line","type":"string"},"components":{"x-cairn-label":"Blocks above the columns","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":4},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};
const schema42 = {"title":"NavLink","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"type":"string"},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"featured":{"type":"boolean"},"shopAll":{"type":"boolean"}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "url")) || (key0 === "targetAttribute")) || (key0 === "featured")) || (key0 === "shopAll"))){
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
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats4(data2))){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate84(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(typeof data.featured !== "boolean"){
const err9 = {instancePath:instancePath+"/featured",schemaPath:"#/properties/featured/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.shopAll !== undefined){
if(typeof data.shopAll !== "boolean"){
const err10 = {instancePath:instancePath+"/shopAll",schemaPath:"#/properties/shopAll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.columns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("footer-items" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "footer-items"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(Array.isArray(data6)){
if(data6.length > 6){
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title === undefined){
const err8 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.children === undefined){
const err9 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "children"},message:"must have required property '"+"children"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "children"))){
const err10 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.id !== undefined){
if(typeof data7.id !== "string"){
const err11 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/properties/columns/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.title !== undefined){
let data9 = data7.title;
if(typeof data9 === "string"){
if(data9.length < 1){
const err12 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err13 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.children !== undefined){
let data10 = data7.children;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate134(data10[i1], {instancePath:instancePath+"/columns/" + i0+"/children/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/columns/" + i0+"/children",schemaPath:"#/properties/columns/items/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err15 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err16 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.social !== undefined){
let data12 = data.social;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.icon === undefined){
const err17 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data13.title === undefined){
const err18 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data13.url === undefined){
const err19 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "icon") || (key2 === "title")) || (key2 === "url"))){
const err20 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data13.icon !== undefined){
let data14 = data13.icon;
if(typeof data14 === "string"){
if(data14.length < 1){
const err21 = {instancePath:instancePath+"/social/" + i2+"/icon",schemaPath:"#/properties/social/items/properties/icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/social/" + i2+"/icon",schemaPath:"#/properties/social/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.title !== undefined){
let data15 = data13.title;
if(typeof data15 === "string"){
if(data15.length < 1){
const err23 = {instancePath:instancePath+"/social/" + i2+"/title",schemaPath:"#/properties/social/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err24 = {instancePath:instancePath+"/social/" + i2+"/title",schemaPath:"#/properties/social/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data13.url !== undefined){
let data16 = data13.url;
if(typeof data16 === "string"){
if(data16.length < 1){
const err25 = {instancePath:instancePath+"/social/" + i2+"/url",schemaPath:"#/properties/social/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats4(data16))){
const err26 = {instancePath:instancePath+"/social/" + i2+"/url",schemaPath:"#/properties/social/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err27 = {instancePath:instancePath+"/social/" + i2+"/url",schemaPath:"#/properties/social/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/social/" + i2,schemaPath:"#/properties/social/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.legal !== undefined){
let data17 = data.legal;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate134(data17[i3], {instancePath:instancePath+"/legal/" + i3,parentData:data17,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/legal",schemaPath:"#/properties/legal/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err31 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.copyright !== undefined){
if(typeof data.copyright !== "string"){
const err32 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.components !== undefined){
let data21 = data.components;
if(Array.isArray(data21)){
if(data21.length > 4){
const err33 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate98(data21[i4], {instancePath:instancePath+"/components/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const Hero = validate141;
const schema43 = {"title":"Hero","description":"The large opening of a page: image or silent video, heading, rich text and buttons.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"hero"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"layout":{"x-cairn-label":"Layout","type":"string","enum":["standardHero","blockBelowHero","productOverlayHero","overlayTopHero","overlayCenterHero","overlayBottomHero"],"default":"standardHero"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"titleTarget":{"$ref":"#/$defs/LinkTarget"},"logo":{"$ref":"#/$defs/Image"},"media":{"$ref":"#/$defs/Media"},"video":{"$ref":"#/$defs/Video"},"productMedia":{"$ref":"#/$defs/Media"},"targets":{"x-cairn-label":"Buttons and links","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12},"linkType":{"x-cairn-label":"Link type","type":"string","enum":["CTA","No-CTA"],"default":"CTA"},"equalTargetSize":{"x-cairn-label":"Buttons of equal size","type":"boolean"},"alignment":{"$ref":"#/$defs/Alignment"},"responsiveLayout":{"$ref":"#/$defs/ResponsiveLayout"},"height":{"x-cairn-label":"Height","type":"string","enum":["auto","viewport-minus-promo-bar","viewport-minus-header"],"default":"auto"},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone"},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"},"loading":{"x-cairn-label":"Image loading","type":"string","enum":["eager","lazy"],"default":"eager"},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};
const schema44 = {"title":"LinkTarget","description":"Where an image or title leads.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","format":"link","minLength":1},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"ariaLabel":{"type":"string"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "targetAttribute")) || (key0 === "ariaLabel"))){
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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate84(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.ariaLabel !== undefined){
if(typeof data.ariaLabel !== "string"){
const err5 = {instancePath:instancePath+"/ariaLabel",schemaPath:"#/properties/ariaLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema45 = {"title":"Video","description":"A silent, looping background video.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","format":"media-url","minLength":1},"poster":{"type":"string","format":"media-url"},"description":{"type":"string"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "poster")) || (key0 === "description"))){
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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.poster !== undefined){
let data1 = data.poster;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
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
const err6 = {instancePath:instancePath+"/poster",schemaPath:"#/properties/poster/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema46 = {"title":"ResponsiveLayout","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/LayoutAt"},"md":{"$ref":"#/$defs/LayoutAt"}}};
const schema47 = {"title":"LayoutAt","type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"type":"string","enum":["overlay","overlay-top","overlay-bottom","below"]},"alignment":{"$ref":"#/$defs/Alignment"}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "layout") || (key0 === "alignment"))){
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
if(data.layout !== undefined){
let data0 = data.layout;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "overlay") || (data0 === "overlay-top")) || (data0 === "overlay-bottom")) || (data0 === "below"))){
const err2 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema47.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
validate158.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "sm") || (key0 === "md"))){
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
if(data.sm !== undefined){
if(!(validate158(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate158(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

const schema48 = {"title":"GradientStyle","description":"Height of the shade behind text: full 35 %, focused 50 %, off none.","type":"string","enum":["full","focused","off"]};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((data === "full") || (data === "focused")) || (data === "off"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema49 = {"title":"Tone","type":"string","enum":["dark","light"]};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data === "dark") || (data === "light"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

const schema50 = {"title":"BreakpointList","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err0 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema51 = {"title":"PromotionTracking","description":"What analytics is told of a promotion.","type":"object","additionalProperties":false,"required":[],"properties":{"creativeName":{"type":"string"},"promotionId":{"type":"string"},"promotionName":{"type":"string"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "creativeName") || (key0 === "promotionId")) || (key0 === "promotionName"))){
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
if(data.creativeName !== undefined){
if(typeof data.creativeName !== "string"){
const err1 = {instancePath:instancePath+"/creativeName",schemaPath:"#/properties/creativeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.promotionId !== undefined){
if(typeof data.promotionId !== "string"){
const err2 = {instancePath:instancePath+"/promotionId",schemaPath:"#/properties/promotionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.promotionName !== undefined){
if(typeof data.promotionName !== "string"){
const err3 = {instancePath:instancePath+"/promotionName",schemaPath:"#/properties/promotionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("hero" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hero"},message:"must be equal to constant"};
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
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err5 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((data6 === "standardHero") || (data6 === "blockBelowHero")) || (data6 === "productOverlayHero")) || (data6 === "overlayTopHero")) || (data6 === "overlayCenterHero")) || (data6 === "overlayBottomHero"))){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema43.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err8 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err10 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err11 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.titleTarget !== undefined){
if(!(validate147(data.titleTarget, {instancePath:instancePath+"/titleTarget",parentData:data,parentDataProperty:"titleTarget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate79(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate78(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate152(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.productMedia !== undefined){
if(!(validate78(data.productMedia, {instancePath:instancePath+"/productMedia",parentData:data,parentDataProperty:"productMedia",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data18 = data.targets;
if(Array.isArray(data18)){
if(data18.length > 12){
const err12 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data18[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.linkType !== undefined){
let data20 = data.linkType;
if(typeof data20 !== "string"){
const err14 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data20 === "CTA") || (data20 === "No-CTA"))){
const err15 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema43.properties.linkType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
const err16 = {instancePath:instancePath+"/equalTargetSize",schemaPath:"#/properties/equalTargetSize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.responsiveLayout !== undefined){
if(!(validate157(data.responsiveLayout, {instancePath:instancePath+"/responsiveLayout",parentData:data,parentDataProperty:"responsiveLayout",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
if(data.height !== undefined){
let data24 = data.height;
if(typeof data24 !== "string"){
const err17 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data24 === "auto") || (data24 === "viewport-minus-promo-bar")) || (data24 === "viewport-minus-header"))){
const err18 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema43.properties.height.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate163(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate165(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate167(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.loading !== undefined){
let data30 = data.loading;
if(typeof data30 !== "string"){
const err19 = {instancePath:instancePath+"/loading",schemaPath:"#/properties/loading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data30 === "eager") || (data30 === "lazy"))){
const err20 = {instancePath:instancePath+"/loading",schemaPath:"#/properties/loading/enum",keyword:"enum",params:{allowedValues: schema43.properties.loading.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.promotionTracking !== undefined){
if(!(validate172(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

export const ImageBanner = validate174;
const schema52 = {"title":"ImageBanner","description":"An image with text beside, over or below it.","type":"object","additionalProperties":false,"required":["id","type","media"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"image-banner"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"layout":{"x-cairn-label":"Layout","type":"string","enum":["image","split","split-reverse","thin","overlay","block-below","espot","menu"],"default":"overlay"},"overline":{"x-cairn-label":"Overline","type":"string"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"media":{"$ref":"#/$defs/Media"},"mediaTarget":{"$ref":"#/$defs/LinkTarget"},"targets":{"x-cairn-label":"Buttons and links","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12},"equalTargetSize":{"x-cairn-label":"Buttons of equal size","type":"boolean"},"caption":{"x-cairn-label":"Caption","type":"string"},"alignment":{"$ref":"#/$defs/Alignment"},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone"},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.media === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media"},message:"must have required property '"+"media"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("image-banner" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "image-banner"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data6 === "image") || (data6 === "split")) || (data6 === "split-reverse")) || (data6 === "thin")) || (data6 === "overlay")) || (data6 === "block-below")) || (data6 === "espot")) || (data6 === "menu"))){
const err8 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema52.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.overline !== undefined){
if(typeof data.overline !== "string"){
const err9 = {instancePath:instancePath+"/overline",schemaPath:"#/properties/overline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err10 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err12 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err13 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.media !== undefined){
if(!(validate78(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.mediaTarget !== undefined){
if(!(validate147(data.mediaTarget, {instancePath:instancePath+"/mediaTarget",parentData:data,parentDataProperty:"mediaTarget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data16 = data.targets;
if(Array.isArray(data16)){
if(data16.length > 12){
const err14 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data16[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
const err16 = {instancePath:instancePath+"/equalTargetSize",schemaPath:"#/properties/equalTargetSize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
const err17 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.gradientStyle !== undefined){
if(!(validate163(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate165(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate167(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate172(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

export const MegaMenu = validate190;
const schema53 = {"title":"MegaMenu","description":"The shop's main navigation.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"mega-menu"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"label":{"x-cairn-label":"Accessible name","type":"string"},"items":{"x-cairn-label":"Level 1","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","title","url"],"properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"display":{"x-cairn-label":"Shown as","type":"string","enum":["title","icon","icon-and-title"],"default":"title"},"menuIcon":{"type":"object","additionalProperties":false,"required":["icon"],"properties":{"icon":{"type":"string","minLength":1}},"title":"MenuIcon"},"menuStyle":{"x-cairn-label":"Style","type":"string","enum":["default","featured"],"default":"default"},"overrideShopAll":{"x-cairn-label":"Label of the shop-all link","type":"string"},"hideShopAll":{"type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"type":"boolean"},"lg":{"type":"boolean"}},"title":"HideShopAll"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["children"],"properties":{"id":{"type":"string"},"children":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"type":"string"},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1},"children":{"type":"array","items":{"$ref":"#/$defs/NavLink"}}},"title":"MegaMenuGroup"}}},"title":"MegaMenuColumn"},"maxItems":6},"menuBanner":{"x-cairn-label":"Banner","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":1},"visualSelectorsTitle":{"type":"string"},"visualSelectors":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["title","url","image"],"properties":{"id":{"type":"string"},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"link","minLength":1},"image":{"$ref":"#/$defs/Image"}},"title":"VisualSelector"},"maxItems":12}},"title":"MegaMenuEntry"},"minItems":1,"maxItems":12}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "label")) || (key0 === "items"))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("mega-menu" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "mega-menu"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 12){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.title === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.url === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data8){
if(!(func1.call(schema53.properties.items.items.properties, key1))){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 === "string"){
if(data9.length < 1){
const err14 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err15 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.title !== undefined){
let data10 = data8.title;
if(typeof data10 === "string"){
if(data10.length < 1){
const err16 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.url !== undefined){
let data11 = data8.url;
if(typeof data11 === "string"){
if(data11.length < 1){
const err18 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats4(data11))){
const err19 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err20 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.targetAttribute !== undefined){
if(!(validate84(data8.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data8,parentDataProperty:"targetAttribute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data8.display !== undefined){
let data13 = data8.display;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/items/" + i0+"/display",schemaPath:"#/properties/items/items/properties/display/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data13 === "title") || (data13 === "icon")) || (data13 === "icon-and-title"))){
const err22 = {instancePath:instancePath+"/items/" + i0+"/display",schemaPath:"#/properties/items/items/properties/display/enum",keyword:"enum",params:{allowedValues: schema53.properties.items.items.properties.display.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data8.menuIcon !== undefined){
let data14 = data8.menuIcon;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.icon === undefined){
const err23 = {instancePath:instancePath+"/items/" + i0+"/menuIcon",schemaPath:"#/properties/items/items/properties/menuIcon/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data14){
if(!(key2 === "icon")){
const err24 = {instancePath:instancePath+"/items/" + i0+"/menuIcon",schemaPath:"#/properties/items/items/properties/menuIcon/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data14.icon !== undefined){
let data15 = data14.icon;
if(typeof data15 === "string"){
if(data15.length < 1){
const err25 = {instancePath:instancePath+"/items/" + i0+"/menuIcon/icon",schemaPath:"#/properties/items/items/properties/menuIcon/properties/icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0+"/menuIcon/icon",schemaPath:"#/properties/items/items/properties/menuIcon/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i0+"/menuIcon",schemaPath:"#/properties/items/items/properties/menuIcon/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.menuStyle !== undefined){
let data16 = data8.menuStyle;
if(typeof data16 !== "string"){
const err28 = {instancePath:instancePath+"/items/" + i0+"/menuStyle",schemaPath:"#/properties/items/items/properties/menuStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data16 === "default") || (data16 === "featured"))){
const err29 = {instancePath:instancePath+"/items/" + i0+"/menuStyle",schemaPath:"#/properties/items/items/properties/menuStyle/enum",keyword:"enum",params:{allowedValues: schema53.properties.items.items.properties.menuStyle.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.overrideShopAll !== undefined){
if(typeof data8.overrideShopAll !== "string"){
const err30 = {instancePath:instancePath+"/items/" + i0+"/overrideShopAll",schemaPath:"#/properties/items/items/properties/overrideShopAll/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.hideShopAll !== undefined){
let data18 = data8.hideShopAll;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!((key3 === "sm") || (key3 === "lg"))){
const err31 = {instancePath:instancePath+"/items/" + i0+"/hideShopAll",schemaPath:"#/properties/items/items/properties/hideShopAll/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data18.sm !== undefined){
if(typeof data18.sm !== "boolean"){
const err32 = {instancePath:instancePath+"/items/" + i0+"/hideShopAll/sm",schemaPath:"#/properties/items/items/properties/hideShopAll/properties/sm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data18.lg !== undefined){
if(typeof data18.lg !== "boolean"){
const err33 = {instancePath:instancePath+"/items/" + i0+"/hideShopAll/lg",schemaPath:"#/properties/items/items/properties/hideShopAll/properties/lg/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/items/" + i0+"/hideShopAll",schemaPath:"#/properties/items/items/properties/hideShopAll/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.columns !== undefined){
let data21 = data8.columns;
if(Array.isArray(data21)){
if(data21.length > 6){
const err35 = {instancePath:instancePath+"/items/" + i0+"/columns",schemaPath:"#/properties/items/items/properties/columns/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.children === undefined){
const err36 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1,schemaPath:"#/properties/items/items/properties/columns/items/required",keyword:"required",params:{missingProperty: "children"},message:"must have required property '"+"children"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key4 in data22){
if(!((key4 === "id") || (key4 === "children"))){
const err37 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1,schemaPath:"#/properties/items/items/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.id !== undefined){
if(typeof data22.id !== "string"){
const err38 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/id",schemaPath:"#/properties/items/items/properties/columns/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data22.children !== undefined){
let data24 = data22.children;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.title === undefined){
const err39 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key5 in data25){
if(!((((key5 === "id") || (key5 === "title")) || (key5 === "url")) || (key5 === "children"))){
const err40 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data25.id !== undefined){
if(typeof data25.id !== "string"){
const err41 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/id",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data25.title !== undefined){
let data27 = data25.title;
if(typeof data27 === "string"){
if(data27.length < 1){
const err42 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/title",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/title",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data25.url !== undefined){
let data28 = data25.url;
if(typeof data28 === "string"){
if(data28.length < 1){
const err44 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats4(data28))){
const err45 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data25.children !== undefined){
let data29 = data25.children;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(!(validate134(data29[i3], {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/children/" + i3,parentData:data29,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/children",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,schemaPath:"#/properties/items/items/properties/columns/items/properties/children/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children",schemaPath:"#/properties/items/items/properties/columns/items/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/items/" + i0+"/columns/" + i1,schemaPath:"#/properties/items/items/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err51 = {instancePath:instancePath+"/items/" + i0+"/columns",schemaPath:"#/properties/items/items/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data8.menuBanner !== undefined){
let data31 = data8.menuBanner;
if(Array.isArray(data31)){
if(data31.length > 1){
const err52 = {instancePath:instancePath+"/items/" + i0+"/menuBanner",schemaPath:"#/properties/items/items/properties/menuBanner/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(validate98(data31[i4], {instancePath:instancePath+"/items/" + i0+"/menuBanner/" + i4,parentData:data31,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err53 = {instancePath:instancePath+"/items/" + i0+"/menuBanner",schemaPath:"#/properties/items/items/properties/menuBanner/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data8.visualSelectorsTitle !== undefined){
if(typeof data8.visualSelectorsTitle !== "string"){
const err54 = {instancePath:instancePath+"/items/" + i0+"/visualSelectorsTitle",schemaPath:"#/properties/items/items/properties/visualSelectorsTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data8.visualSelectors !== undefined){
let data34 = data8.visualSelectors;
if(Array.isArray(data34)){
if(data34.length > 12){
const err55 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors",schemaPath:"#/properties/items/items/properties/visualSelectors/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.title === undefined){
const err56 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5,schemaPath:"#/properties/items/items/properties/visualSelectors/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data35.url === undefined){
const err57 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5,schemaPath:"#/properties/items/items/properties/visualSelectors/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data35.image === undefined){
const err58 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5,schemaPath:"#/properties/items/items/properties/visualSelectors/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key6 in data35){
if(!((((key6 === "id") || (key6 === "title")) || (key6 === "url")) || (key6 === "image"))){
const err59 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5,schemaPath:"#/properties/items/items/properties/visualSelectors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data35.id !== undefined){
if(typeof data35.id !== "string"){
const err60 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/id",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data35.title !== undefined){
let data37 = data35.title;
if(typeof data37 === "string"){
if(data37.length < 1){
const err61 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/title",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/title",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data35.url !== undefined){
let data38 = data35.url;
if(typeof data38 === "string"){
if(data38.length < 1){
const err63 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!(formats4(data38))){
const err64 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url",schemaPath:"#/properties/items/items/properties/visualSelectors/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data35.image !== undefined){
if(!(validate79(data35.image, {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/image",parentData:data35,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5,schemaPath:"#/properties/items/items/properties/visualSelectors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/items/" + i0+"/visualSelectors",schemaPath:"#/properties/items/items/properties/visualSelectors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

export const NewsletterSignup = validate198;
const schema54 = {"title":"NewsletterSignup","description":"E-mail sign-up with consent.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"newsletter-signup"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"media":{"$ref":"#/$defs/Media"},"emailLabel":{"x-cairn-label":"Label of the e-mail field","type":"string"},"policyLabel":{"x-cairn-label":"Consent text","type":"string","format":"html"},"submitText":{"x-cairn-label":"Button text","type":"string"},"successText":{"x-cairn-label":"Text after success","type":"string"},"disclaimer":{"x-cairn-label":"Disclaimer","type":"string","format":"html"},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema54.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("newsletter-signup" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "newsletter-signup"},message:"must be equal to constant"};
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
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err5 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err6 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err8 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err9 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.media !== undefined){
if(!(validate78(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.emailLabel !== undefined){
if(typeof data.emailLabel !== "string"){
const err10 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.policyLabel !== undefined){
if(!(typeof data.policyLabel === "string")){
const err11 = {instancePath:instancePath+"/policyLabel",schemaPath:"#/properties/policyLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.submitText !== undefined){
if(typeof data.submitText !== "string"){
const err12 = {instancePath:instancePath+"/submitText",schemaPath:"#/properties/submitText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.successText !== undefined){
if(typeof data.successText !== "string"){
const err13 = {instancePath:instancePath+"/successText",schemaPath:"#/properties/successText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.disclaimer !== undefined){
if(!(typeof data.disclaimer === "string")){
const err14 = {instancePath:instancePath+"/disclaimer",schemaPath:"#/properties/disclaimer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
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
validate198.errors = vErrors;
return errors === 0;
}

export const ProductRecommendations = validate208;
const schema55 = {"title":"ProductRecommendations","description":"Products picked by the recommendation service.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"product-recommendations"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"variant":{"x-cairn-label":"Variant","type":"string","enum":["3-cards","6-up"],"default":"6-up"},"index":{"x-cairn-label":"Index in the page's list of recommendations","type":"integer","minimum":0},"limit":{"x-cairn-label":"Most products shown","type":"integer","minimum":1,"maximum":24},"items":{"x-cairn-label":"Products","type":"array","items":{"$ref":"#/$defs/RecommendedProductItem"},"maxItems":24},"source":{"x-cairn-label":"Source","type":"string","enum":["service","items"],"default":"service"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};
const schema56 = {"title":"RecommendedProductItem","type":"object","additionalProperties":false,"required":["productId","title","image","url","price"],"properties":{"productId":{"type":"string","minLength":1},"sku":{"type":"string"},"itemGroupId":{"type":"string"},"title":{"type":"string","minLength":1},"image":{"type":"string","format":"media-url","minLength":1},"url":{"type":"string","format":"link","minLength":1},"price":{"$ref":"#/$defs/Price"},"rating":{"type":"number","minimum":0,"maximum":5},"recToken":{"type":"string"},"recommendationId":{"type":"string"}}};
const schema57 = {"title":"Price","description":"Decimal amounts of currency, an ISO 4217 code.","type":"object","additionalProperties":false,"required":["lowCurrent","highCurrent","lowOriginal","highOriginal","currency"],"properties":{"lowCurrent":{"type":"number","minimum":0},"highCurrent":{"type":"number","minimum":0},"lowOriginal":{"type":"number","minimum":0},"highOriginal":{"type":"number","minimum":0},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"historicBestPrice":{"type":"number","minimum":0},"previousBestSalesPrice":{"type":"number","minimum":0},"percentagePriceDiscount":{"type":"number","minimum":0,"maximum":100}}};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lowCurrent === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lowCurrent"},message:"must have required property '"+"lowCurrent"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.highCurrent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highCurrent"},message:"must have required property '"+"highCurrent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lowOriginal === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lowOriginal"},message:"must have required property '"+"lowOriginal"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.highOriginal === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "highOriginal"},message:"must have required property '"+"highOriginal"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "lowCurrent") || (key0 === "highCurrent")) || (key0 === "lowOriginal")) || (key0 === "highOriginal")) || (key0 === "currency")) || (key0 === "historicBestPrice")) || (key0 === "previousBestSalesPrice")) || (key0 === "percentagePriceDiscount"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.lowCurrent !== undefined){
let data0 = data.lowCurrent;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/lowCurrent",schemaPath:"#/properties/lowCurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err7 = {instancePath:instancePath+"/lowCurrent",schemaPath:"#/properties/lowCurrent/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.highCurrent !== undefined){
let data1 = data.highCurrent;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/highCurrent",schemaPath:"#/properties/highCurrent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err9 = {instancePath:instancePath+"/highCurrent",schemaPath:"#/properties/highCurrent/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lowOriginal !== undefined){
let data2 = data.lowOriginal;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/lowOriginal",schemaPath:"#/properties/lowOriginal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err11 = {instancePath:instancePath+"/lowOriginal",schemaPath:"#/properties/lowOriginal/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.highOriginal !== undefined){
let data3 = data.highOriginal;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/highOriginal",schemaPath:"#/properties/highOriginal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err13 = {instancePath:instancePath+"/highOriginal",schemaPath:"#/properties/highOriginal/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err14 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
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
const err15 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.historicBestPrice !== undefined){
let data5 = data.historicBestPrice;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/historicBestPrice",schemaPath:"#/properties/historicBestPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/historicBestPrice",schemaPath:"#/properties/historicBestPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.previousBestSalesPrice !== undefined){
let data6 = data.previousBestSalesPrice;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/previousBestSalesPrice",schemaPath:"#/properties/previousBestSalesPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err19 = {instancePath:instancePath+"/previousBestSalesPrice",schemaPath:"#/properties/previousBestSalesPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.percentagePriceDiscount !== undefined){
let data7 = data.percentagePriceDiscount;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/percentagePriceDiscount",schemaPath:"#/properties/percentagePriceDiscount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/percentagePriceDiscount",schemaPath:"#/properties/percentagePriceDiscount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err22 = {instancePath:instancePath+"/percentagePriceDiscount",schemaPath:"#/properties/percentagePriceDiscount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "productId"},message:"must have required property '"+"productId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.image === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.price === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.productId !== undefined){
let data0 = data.productId;
if(typeof data0 === "string"){
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/productId",schemaPath:"#/properties/productId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/productId",schemaPath:"#/properties/productId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
const err8 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.itemGroupId !== undefined){
if(typeof data.itemGroupId !== "string"){
const err9 = {instancePath:instancePath+"/itemGroupId",schemaPath:"#/properties/itemGroupId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data4))){
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats4(data5))){
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.price !== undefined){
if(!(validate214(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
let data7 = data.rating;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err20 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.recToken !== undefined){
if(typeof data.recToken !== "string"){
const err21 = {instancePath:instancePath+"/recToken",schemaPath:"#/properties/recToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.recommendationId !== undefined){
if(typeof data.recommendationId !== "string"){
const err22 = {instancePath:instancePath+"/recommendationId",schemaPath:"#/properties/recommendationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema55.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("product-recommendations" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "product-recommendations"},message:"must be equal to constant"};
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
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err5 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err7 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.variant !== undefined){
let data9 = data.variant;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data9 === "3-cards") || (data9 === "6-up"))){
const err9 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema55.properties.variant.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.index !== undefined){
let data10 = data.index;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err11 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.limit !== undefined){
let data11 = data.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err12 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 24 || isNaN(data11)){
const err13 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err14 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.items !== undefined){
let data12 = data.items;
if(Array.isArray(data12)){
if(data12.length > 24){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate213(data12[i0], {instancePath:instancePath+"/items/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data14 === "service") || (data14 === "items"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema55.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

export const PromoBar = validate219;
const schema58 = {"title":"PromoBar","description":"Rotating messages above the header.","type":"object","additionalProperties":false,"required":["id","type","messages"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"promo-bar"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"messages":{"x-cairn-label":"Messages","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":20},"autorotateTime":{"x-cairn-label":"Seconds between messages","type":"number","exclusiveMinimum":0,"maximum":120},"closable":{"x-cairn-label":"Can be closed","type":"boolean"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"},"lowContrast":{"x-cairn-label":"Low contrast: picks white or black dots","type":"boolean"}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.messages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema58.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("promo-bar" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "promo-bar"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.messages !== undefined){
let data6 = data.messages;
if(Array.isArray(data6)){
if(data6.length > 20){
const err7 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data6[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.autorotateTime !== undefined){
let data8 = data.autorotateTime;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 120 || isNaN(data8)){
const err9 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err11 = {instancePath:instancePath+"/autorotateTime",schemaPath:"#/properties/autorotateTime/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.closable !== undefined){
if(typeof data.closable !== "boolean"){
const err12 = {instancePath:instancePath+"/closable",schemaPath:"#/properties/closable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.lowContrast !== undefined){
if(typeof data.lowContrast !== "boolean"){
const err13 = {instancePath:instancePath+"/lowContrast",schemaPath:"#/properties/lowContrast/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate219.errors = vErrors;
return errors === 0;
}

export const PromoMessage = validate226;
const schema59 = {"title":"PromoMessage","description":"One message of the promo bar.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"promo-message"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"text":{"x-cairn-label":"Text","type":"string","minLength":1},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"targets":{"x-cairn-label":"Buttons and links","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12},"clickable":{"x-cairn-label":"The whole message follows its first link","type":"boolean"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"},"hoverLinkColor":{"$ref":"#/$defs/Color"},"lowContrast":{"x-cairn-label":"Low contrast: picks white or black dots","type":"boolean"},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("promo-message" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "promo-message"},message:"must be equal to constant"};
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
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err5 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(data6.length < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err8 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.targets !== undefined){
let data8 = data.targets;
if(Array.isArray(data8)){
if(data8.length > 12){
const err9 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate100(data8[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.clickable !== undefined){
if(typeof data.clickable !== "boolean"){
const err11 = {instancePath:instancePath+"/clickable",schemaPath:"#/properties/clickable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.hoverLinkColor !== undefined){
if(!(validate68(data.hoverLinkColor, {instancePath:instancePath+"/hoverLinkColor",parentData:data,parentDataProperty:"hoverLinkColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.lowContrast !== undefined){
if(typeof data.lowContrast !== "boolean"){
const err12 = {instancePath:instancePath+"/lowContrast",schemaPath:"#/properties/lowContrast/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.promotionTracking !== undefined){
if(!(validate172(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

export const RichText = validate235;
const schema60 = {"title":"RichText","description":"Formatted text.","type":"object","additionalProperties":false,"required":["id","type","richText"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"rich-text"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"eyebrowText":{"x-cairn-label":"Eyebrow","type":"string"},"title":{"x-cairn-label":"Title","type":"string"},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color"},"subtitle":{"x-cairn-label":"Subtitle","type":"string"},"richText":{"x-cairn-label":"Rich text","type":"string","format":"html"},"alignment":{"$ref":"#/$defs/Alignment"},"width":{"x-cairn-label":"Measure","type":"string","enum":["narrow","wide","full"],"default":"narrow"},"backgroundColor":{"$ref":"#/$defs/Color"},"textColor":{"$ref":"#/$defs/Color"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.richText === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "richText"},message:"must have required property '"+"richText"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema60.properties, key0))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("rich-text" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "rich-text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err6 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err7 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err9 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err10 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate105(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data13 = data.width;
if(typeof data13 !== "string"){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data13 === "narrow") || (data13 === "wide")) || (data13 === "full"))){
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema60.properties.width.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}

export const Segmentation = validate244;
const schema61 = {"title":"Segmentation","description":"Shows the first segment that the visitor belongs to, otherwise the first baseline.","type":"object","additionalProperties":false,"required":["id","type","segments","baselines"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"const":"segmentation"},"name":{"x-cairn-label":"Name shown to editors","type":"string"},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Spans the full width","type":"boolean"},"segments":{"x-cairn-label":"Segments","type":"array","items":{"type":"object","additionalProperties":false,"required":["id","targets"],"properties":{"id":{"$ref":"#/$defs/Audience"},"targets":{"x-cairn-label":"Blocks","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}}},"title":"Segment"}},"baselines":{"x-cairn-label":"Baseline","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}}}};
const schema62 = {"title":"Audience","description":"Audiences selectable by editors.","type":"string","enum":["loggedout","loggedin","loyalty-loggedin","non-loyalty-loggedin","employee-loggedin","non-employee-loggedin","cart-empty","cart-not-empty","ipa-wranx-loggedin","non-ipa-wranx-loggedin","wranx-loggedin","non-wranx-loggedin","ipa-loggedin","non-ipa-loggedin","athletes-loggedin","non-athletes-loggedin"]};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((((((((((((((((data === "loggedout") || (data === "loggedin")) || (data === "loyalty-loggedin")) || (data === "non-loyalty-loggedin")) || (data === "employee-loggedin")) || (data === "non-employee-loggedin")) || (data === "cart-empty")) || (data === "cart-not-empty")) || (data === "ipa-wranx-loggedin")) || (data === "non-ipa-wranx-loggedin")) || (data === "wranx-loggedin")) || (data === "non-wranx-loggedin")) || (data === "ipa-loggedin")) || (data === "non-ipa-loggedin")) || (data === "athletes-loggedin")) || (data === "non-athletes-loggedin"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate248.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.segments === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"},message:"must have required property '"+"segments"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.baselines === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baselines"},message:"must have required property '"+"baselines"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "segments")) || (key0 === "baselines"))){
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
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("segmentation" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "segmentation"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
const err7 = {instancePath:instancePath+"/isFullWidth",schemaPath:"#/properties/isFullWidth/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.segments !== undefined){
let data6 = data.segments;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err8 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.targets === undefined){
const err9 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "id") || (key1 === "targets"))){
const err10 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data7.id !== undefined){
if(!(validate248(data7.id, {instancePath:instancePath+"/segments/" + i0+"/id",parentData:data7,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
}
if(data7.targets !== undefined){
let data9 = data7.targets;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate98(data9[i1], {instancePath:instancePath+"/segments/" + i0+"/targets/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/segments/" + i0+"/targets",schemaPath:"#/properties/segments/items/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err12 = {instancePath:instancePath+"/segments/" + i0,schemaPath:"#/properties/segments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.baselines !== undefined){
let data11 = data.baselines;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate98(data11[i2], {instancePath:instancePath+"/baselines/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/baselines",schemaPath:"#/properties/baselines/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate244.errors = vErrors;
return errors === 0;
}

export const Page = validate252;
const schema63 = {"title":"Page","description":"The envelope of a content document. Its components are judged one by one by their own schemas, so that one fault never costs the page.","type":"object","additionalProperties":false,"required":["id","type","name","slug","components"],"properties":{"$schema":{"type":"string"},"id":{"type":"string","minLength":1},"type":{"type":"string","enum":["page","article","menu","footer","fragment","popups","category","product","search"]},"name":{"type":"string","minLength":1},"slug":{"type":"string","pattern":"^[a-z0-9][a-z0-9/-]*$"},"parent":{"description":"Slug of the page above, for breadcrumbs and the children call.","type":"string"},"siteId":{"description":"Set by the content backend.","type":"string"},"locale":{"description":"Set by the content backend, e.g. en-us.","type":"string"},"revision":{"description":"Changes whenever the document does; set by the content backend.","type":"string"},"pageType":{"description":"For tracking.","type":"string","enum":["product","category list","cart","account","search","search hub","home","order confirmation","checkout","error","other"]},"visibleFrom":{"type":"string","format":"date-time"},"visibleUntil":{"type":"string","format":"date-time"},"seo":{"$ref":"#/$defs/Seo"},"article":{"$ref":"#/$defs/ArticleContent"},"components":{"type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"}}}};
const pattern5 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const formats28 = isDateTime;
const schema64 = {"title":"Seo","type":"object","additionalProperties":false,"required":[],"properties":{"title":{"type":"string","minLength":1},"description":{"type":"string"},"image":{"type":"string","format":"media-url"},"noIndex":{"type":"boolean"}}};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "noIndex"))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err4 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/format",keyword:"format",params:{format: "media-url"},message:"must match format \""+"media-url"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.noIndex !== undefined){
if(typeof data.noIndex !== "boolean"){
const err6 = {instancePath:instancePath+"/noIndex",schemaPath:"#/properties/noIndex/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
validate253.errors = vErrors;
return errors === 0;
}

const schema65 = {"title":"ArticleContent","description":"What an article page shows around its components.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1},"subtitle":{"type":"string"},"eyebrow":{"type":"string"},"date":{"type":"string","format":"date"},"hidePageDate":{"type":"boolean"},"media":{"$ref":"#/$defs/Media"},"articleWidth":{"type":"string","enum":["narrow","wide"]},"author":{"type":"string"},"relatedQuery":{"type":"string"},"url":{"type":"string","format":"link"},"picture":{"$ref":"#/$defs/Image"},"tags":{"type":"array","items":{"$ref":"#/$defs/ArticleTag"}}}};
const formats34 = isDate;
const schema66 = {"title":"ArticleTag","type":"object","additionalProperties":false,"required":["label"],"properties":{"id":{"type":"string"},"label":{"type":"string","minLength":1}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "label"))){
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
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate258.errors = vErrors;
return errors === 0;
}


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err4 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.eyebrow !== undefined){
if(typeof data.eyebrow !== "string"){
const err5 = {instancePath:instancePath+"/eyebrow",schemaPath:"#/properties/eyebrow/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(typeof data3 === "string"){
if(!(formats34(data3))){
const err6 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err7 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.hidePageDate !== undefined){
if(typeof data.hidePageDate !== "boolean"){
const err8 = {instancePath:instancePath+"/hidePageDate",schemaPath:"#/properties/hidePageDate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.media !== undefined){
if(!(validate78(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.articleWidth !== undefined){
let data6 = data.articleWidth;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/articleWidth",schemaPath:"#/properties/articleWidth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data6 === "narrow") || (data6 === "wide"))){
const err10 = {instancePath:instancePath+"/articleWidth",schemaPath:"#/properties/articleWidth/enum",keyword:"enum",params:{allowedValues: schema65.properties.articleWidth.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.author !== undefined){
if(typeof data.author !== "string"){
const err11 = {instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.relatedQuery !== undefined){
if(typeof data.relatedQuery !== "string"){
const err12 = {instancePath:instancePath+"/relatedQuery",schemaPath:"#/properties/relatedQuery/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.url !== undefined){
let data9 = data.url;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.picture !== undefined){
if(!(validate79(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate258(data11[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.slug === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.components === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "components"},message:"must have required property '"+"components"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((((((data2 === "page") || (data2 === "article")) || (data2 === "menu")) || (data2 === "footer")) || (data2 === "fragment")) || (data2 === "popups")) || (data2 === "category")) || (data2 === "product")) || (data2 === "search"))){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema63.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.slug !== undefined){
let data4 = data.slug;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err13 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9/-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9/-]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.parent !== undefined){
if(typeof data.parent !== "string"){
const err15 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.siteId !== undefined){
if(typeof data.siteId !== "string"){
const err16 = {instancePath:instancePath+"/siteId",schemaPath:"#/properties/siteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
const err17 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.revision !== undefined){
if(typeof data.revision !== "string"){
const err18 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pageType !== undefined){
let data9 = data.pageType;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/pageType",schemaPath:"#/properties/pageType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((((((((((data9 === "product") || (data9 === "category list")) || (data9 === "cart")) || (data9 === "account")) || (data9 === "search")) || (data9 === "search hub")) || (data9 === "home")) || (data9 === "order confirmation")) || (data9 === "checkout")) || (data9 === "error")) || (data9 === "other"))){
const err20 = {instancePath:instancePath+"/pageType",schemaPath:"#/properties/pageType/enum",keyword:"enum",params:{allowedValues: schema63.properties.pageType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.visibleFrom !== undefined){
let data10 = data.visibleFrom;
if(typeof data10 === "string"){
if(!(formats28(data10))){
const err21 = {instancePath:instancePath+"/visibleFrom",schemaPath:"#/properties/visibleFrom/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err22 = {instancePath:instancePath+"/visibleFrom",schemaPath:"#/properties/visibleFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.visibleUntil !== undefined){
let data11 = data.visibleUntil;
if(typeof data11 === "string"){
if(!(formats28(data11))){
const err23 = {instancePath:instancePath+"/visibleUntil",schemaPath:"#/properties/visibleUntil/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err24 = {instancePath:instancePath+"/visibleUntil",schemaPath:"#/properties/visibleUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.seo !== undefined){
if(!(validate253(data.seo, {instancePath:instancePath+"/seo",parentData:data,parentDataProperty:"seo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
if(data.article !== undefined){
if(!(validate255(data.article, {instancePath:instancePath+"/article",parentData:data,parentDataProperty:"article",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(validate98(data14[i0], {instancePath:instancePath+"/components/" + i0,parentData:data14,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate252.errors = vErrors;
return errors === 0;
}


export const validateBlockAll = {
  'accordion': Accordion,
  'category-cards': CategoryCards,
  'collection': Collection,
  'cta-buttons': CtaButtons,
  'experience': Experience,
  'filter-by': FilterBy,
  'footer-items': FooterItems,
  'hero': Hero,
  'image-banner': ImageBanner,
  'mega-menu': MegaMenu,
  'newsletter-signup': NewsletterSignup,
  'product-recommendations': ProductRecommendations,
  'promo-bar': PromoBar,
  'promo-message': PromoMessage,
  'rich-text': RichText,
  'segmentation': Segmentation,
};

export const validatePageAll = Page;
