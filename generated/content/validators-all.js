// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, formats } from '../validator-runtime.js';

"use strict";
export const Accordion = validate1;
const schema1 = {"title":"Accordion","description":"Headings that expand and collapse their text.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"accordion"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text above the items.","type":"string","format":"html","examples":["<p>What we are asked most.</p>"]},"headingLevel":{"x-cairn-label":"Heading level","description":"Level of the headings in the page outline, for screen readers and search engines.","type":"integer","minimum":2,"maximum":6,"examples":[3]},"allowMultiple":{"x-cairn-label":"Several open at once","description":"Opening an item leaves the others open.","type":"boolean","default":true,"examples":[true]},"items":{"x-cairn-label":"Items","description":"Headings and their texts.","type":"array","items":{"title":"AccordionItem","x-cairn-label":"Item","description":"A heading and its collapsible text.","type":"object","additionalProperties":false,"required":["id","title","body"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the items.","type":"string","minLength":1,"examples":["returns"]},"title":{"x-cairn-label":"Heading","description":"Always visible; a click shows the text.","type":"string","minLength":1,"examples":["How do I return something?"]},"body":{"x-cairn-label":"Text","description":"Text that the heading shows and hides.","type":"string","format":"html","examples":["<p>Within 30 days, free of charge.</p>"]},"open":{"x-cairn-label":"Initially open","description":"Shows the text without a click.","type":"boolean","examples":[false]}},"examples":[{"id":"returns","title":"How do I return something?","body":"<p>Within 30 days, free of charge.</p>"}]},"minItems":1,"maxItems":60,"examples":[[{"id":"returns","title":"How do I return something?","body":"<p>Within 30 days, free of charge.</p>"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"title":"BlockId","x-cairn-label":"ID","description":"Unique on its page and unchanged between revisions. Links can point to it as an anchor.","type":"string","minLength":1,"maxLength":80,"pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]*$","examples":["winter-jackets"]};
const pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]*$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern0.test(data)){
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
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"title":"BottomMargins","x-cairn-label":"Space below","description":"Space below the block by screen size; a missing size uses the next smaller one.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On phones","description":"Space below the block on phones.","examples":["md"]},"md":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On tablets","description":"Space below the block from 600 px.","examples":["lg"]},"lg":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On large screens","description":"Space below the block from 1024 px.","examples":["xl"]}},"examples":[{"sm":"lg","lg":"xl"}]};
const schema4 = {"title":"SpaceSize","x-cairn-label":"Spacing","description":"Amount of space, from none to xl.","type":"string","enum":["none","xs","sm","md","lg","xl"],"examples":["lg"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate5(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate5(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate5(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate4.errors = vErrors;
return errors === 0;
}

const schema5 = {"title":"HideOnBreakpoint","x-cairn-label":"Hidden on","description":"Screen sizes on which the block is hidden.","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true,"examples":[["sm"]]};
const schema6 = {"title":"Breakpoint","x-cairn-label":"Screen size","description":"sm: phones (below 600 px). md: tablets (from 600 px). lg: large screens (from 1024 px).","type":"string","enum":["sm","md","lg"],"examples":["sm"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const func1 = equal;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data[i1], data[j0])){
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
validate10.errors = vErrors;
return errors === 0;
}

const schema7 = {"title":"TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","type":"string","enum":["display","h1","h2","h3","h4"],"examples":["h2"]};

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
if(!(((((data === "display") || (data === "h1")) || (data === "h2")) || (data === "h3")) || (data === "h4"))){
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

const schema8 = {"title":"Color","x-cairn-label":"Color","description":"A brand color by name, such as surface-inverse, or a CSS color (hex, rgb() or hsl()).","type":"string","format":"color","examples":["surface-inverse"]};
const formats0 = formats.color;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate16.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema1.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate1.errors = vErrors;
return errors === 0;
}

export const ArticleGrid = validate20;
const schema9 = {"title":"ArticleGrid","description":"Article cards, newest first, with tag filters and a button to show more.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"article-grid"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["All stories"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A short line above the title.","type":"string","examples":["Field notes"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Stories from outside"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What we found when we stayed out longer."]},"richText":{"x-cairn-label":"Text","description":"Text above the cards.","type":"string","format":"html","examples":["<p>Field notes, places and know-how.</p>"]},"query":{"x-cairn-label":"Search words","description":"Only articles that contain all these words in their title, subtitle, tags or text.","examples":["winter"],"type":"string","maxLength":200},"tags":{"x-cairn-label":"Tags","description":"Only articles that have all these tags.","examples":[["hiking"]],"type":"array","items":{"x-cairn-label":"Tag","description":"ID of a tag.","type":"string","minLength":1,"examples":["know-how"]},"maxItems":10,"uniqueItems":true},"rows":{"x-cairn-label":"Rows","description":"Number of rows at first, and number added by \"read more\".","examples":[2],"type":"integer","minimum":1,"maximum":12,"default":2},"gridSize":{"x-cairn-label":"Cards per row","description":"On large screens. Defaults to the site setting.","examples":[3],"type":"integer","minimum":2,"maximum":4},"showFilters":{"x-cairn-label":"Filters","description":"Lets visitors filter by tag.","examples":[true],"type":"boolean","default":true},"stickyFilters":{"x-cairn-label":"Sticky filters","description":"The filter bar stays at the top while the visitor scrolls through the cards.","examples":[true],"type":"boolean","default":false},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema10 = {"title":"Alignment","x-cairn-label":"Alignment","description":"Text aligned left, center or right.","type":"string","enum":["left","center","right"],"examples":["center"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema9.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("article-grid" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article-grid"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.query !== undefined){
let data12 = data.query;
if(typeof data12 === "string"){
if(data12.length > 200){
const err10 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err11 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.tags !== undefined){
let data13 = data.tags;
if(Array.isArray(data13)){
if(data13.length > 10){
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 === "string"){
if(data14.length < 1){
const err13 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data13.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data13[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err16 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err17 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 12 || isNaN(data15)){
const err18 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err19 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.gridSize !== undefined){
let data16 = data.gridSize;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/gridSize",schemaPath:"#/properties/gridSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/gridSize",schemaPath:"#/properties/gridSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16 < 2 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/gridSize",schemaPath:"#/properties/gridSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
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
if(data.showFilters !== undefined){
if(typeof data.showFilters !== "boolean"){
const err23 = {instancePath:instancePath+"/showFilters",schemaPath:"#/properties/showFilters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.stickyFilters !== undefined){
if(typeof data.stickyFilters !== "boolean"){
const err24 = {instancePath:instancePath+"/stickyFilters",schemaPath:"#/properties/stickyFilters/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const BenefitBar = validate30;
const schema11 = {"title":"BenefitBar","description":"A bar with the benefits of the shop. A visitor who closes it does not see it again.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"benefit-bar"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"items":{"x-cairn-label":"Benefits","description":"A few words each, with an optional icon and link.","type":"array","maxItems":6,"items":{"title":"BenefitBarItem","x-cairn-label":"Benefit","description":"A few words with an optional icon and link.","type":"object","additionalProperties":false,"required":["text"],"properties":{"icon":{"$ref":"#/$defs/ContentIcon","x-cairn-label":"Icon","description":"Icon before the text.","examples":["delivery"]},"text":{"x-cairn-label":"Text","description":"The benefit in a few words.","type":"string","minLength":1,"examples":["Free delivery over $75"]},"url":{"x-cairn-label":"Link","description":"Destination of the text; without it, the text is not a link.","type":"string","format":"link","minLength":1,"examples":["/help/returns/how-to-return"]}}},"examples":[[{"icon":"delivery","text":"Free delivery over $75","url":"/help/returns/how-to-return"}]]},"closable":{"x-cairn-label":"Can be closed","description":"Shows a button that closes the bar permanently in this browser. On by default.","type":"boolean","default":true,"examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the bar. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema12 = {"title":"ContentIcon","x-cairn-label":"Icon","description":"A line icon next to a text.","type":"string","enum":["clock","delivery","drop","feather","gift","heart","leaf","mountain","people","phone","recycle","repair","returns","shield","star","sun"],"examples":["delivery"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((((((((((data === "clock") || (data === "delivery")) || (data === "drop")) || (data === "feather")) || (data === "gift")) || (data === "heart")) || (data === "leaf")) || (data === "mountain")) || (data === "people")) || (data === "phone")) || (data === "recycle")) || (data === "repair")) || (data === "returns")) || (data === "shield")) || (data === "star")) || (data === "sun"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const formats2 = formats.link;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema11.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("benefit-bar" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "benefit-bar"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length > 6){
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
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
if(data7.text === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "icon") || (key1 === "text")) || (key1 === "url"))){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.icon !== undefined){
if(!(validate34(data7.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data7,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(typeof data9 === "string"){
if(data9.length < 1){
const err10 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.url !== undefined){
let data10 = data7.url;
if(typeof data10 === "string"){
if(data10.length < 1){
const err12 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2(data10))){
const err13 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err14 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
if(data.closable !== undefined){
if(typeof data.closable !== "boolean"){
const err17 = {instancePath:instancePath+"/closable",schemaPath:"#/properties/closable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate30.errors = vErrors;
return errors === 0;
}

export const CategoryCards = validate38;
const schema13 = {"title":"CategoryCards","description":"Cards that link to categories.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"category-cards"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"columns":{"x-cairn-label":"Columns on large screens","description":"Number of cards per row. Defaults to the number of cards, up to four.","type":"integer","minimum":2,"maximum":6,"examples":[4]},"shape":{"x-cairn-label":"Shape","description":"Shape of the images.","type":"string","enum":["square","portrait","landscape","circle"],"default":"portrait","examples":["portrait"]},"titlePosition":{"x-cairn-label":"Title","description":"On the image or below it.","type":"string","enum":["overlay","below"],"default":"below","examples":["below"]},"items":{"x-cairn-label":"Cards","description":"One card per category.","type":"array","items":{"title":"CategoryCard","x-cairn-label":"Card","description":"An image with a title that links to a category.","type":"object","additionalProperties":false,"required":["id","title","media","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the cards.","type":"string","minLength":1,"examples":["jackets"]},"title":{"x-cairn-label":"Title","description":"Name of the category.","type":"string","minLength":1,"examples":["Jackets"]},"subtitle":{"x-cairn-label":"Subtitle","description":"A few words below the title.","type":"string","examples":["For rain, wind and both"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image of the card, cropped for each screen size."},"url":{"x-cairn-label":"URL","description":"Destination of the card.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"}},"examples":[{"id":"jackets","title":"Jackets","media":{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}},"url":"/c/jackets-2000"}]},"minItems":1,"maxItems":24,"examples":[[{"id":"jackets","title":"Jackets","media":{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}},"url":"/c/jackets-2000"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema14 = {"title":"Media","x-cairn-label":"Image","description":"One image, cropped for each screen size; a missing size uses the adjacent one.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/Image","x-cairn-label":"On phones","description":"Image below 600 px."},"md":{"$ref":"#/$defs/Image","x-cairn-label":"On tablets","description":"Image from 600 px."},"lg":{"$ref":"#/$defs/Image","x-cairn-label":"On large screens","description":"Image from 1024 px."}},"minProperties":1,"examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]};
const schema15 = {"title":"Image","x-cairn-label":"Image","description":"An image with its original size in pixels. An empty alternative text marks it as decorative.","type":"object","additionalProperties":false,"required":["url","alt"],"properties":{"url":{"x-cairn-label":"Image URL","description":"URL of the image file.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/image/upload/v1/scenes/ridge-dawn"]},"alt":{"x-cairn-label":"Alternative text","description":"Description of the image for people who cannot see it; empty for a decorative image.","type":"string","examples":["First light on a ridge"]},"width":{"x-cairn-label":"Width","description":"Original width in pixels; reserves the space while the image loads.","type":"integer","minimum":1,"examples":[1200]},"height":{"x-cairn-label":"Height","description":"Original height in pixels; reserves the space while the image loads.","type":"integer","minimum":1,"examples":[1500]},"seoTitle":{"x-cairn-label":"Search engine title","description":"Title of the image for search engines; shoppers do not see it.","type":"string","examples":["A hiker on a ridge at dawn"]},"seoDescription":{"x-cairn-label":"Search engine description","description":"One sentence about the image for search engines; shoppers do not see it.","type":"string","examples":["A hiker in a light shell crosses a ridge before sunrise."]}},"examples":[{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}]};
const formats4 = formats["media-url"];

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats4(data0))){
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
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate45(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate45(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate45(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
validate44.errors = vErrors;
return errors === 0;
}

const schema16 = {"title":"TargetAttribute","x-cairn-label":"Opens in","description":"In the same tab (_self) or a new tab (_blank).","type":"string","enum":["_self","_blank"],"examples":["_self"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema13.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
const err15 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema13.properties.shape.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/titlePosition",schemaPath:"#/properties/titlePosition/enum",keyword:"enum",params:{allowedValues: schema13.properties.titlePosition.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate44(data16.media, {instancePath:instancePath+"/items/" + i0+"/media",parentData:data16,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(formats2(data21))){
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
if(!(validate50(data16.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data16,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate38.errors = vErrors;
return errors === 0;
}

export const Collection = validate54;
const schema17 = {"title":"Collection","description":"Blocks in a grid or a carousel, by screen size.","type":"object","additionalProperties":false,"required":["id","type","breakpoints","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"collection"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"breakpoints":{"title":"CollectionBreakpoints","x-cairn-label":"By screen size","description":"Grid or carousel, for each screen size.","type":"object","additionalProperties":false,"required":["sm"],"properties":{"sm":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On phones","description":"Layout below 600 px."},"md":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On tablets","description":"Layout from 600 px."},"lg":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On large screens","description":"Layout from 1024 px."}},"examples":[{"sm":{"type":"carousel","slideWidth":80},"lg":{"type":"grid","columns":4}}]},"items":{"x-cairn-label":"Items","description":"Blocks shown side by side.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":48,"examples":[[{"type":"linked-card","id":"card-1","title":"Jackets"}]]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the whole collection.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop all","url":"/c/jackets-2000","style":"outline"}]]},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema18 = {"title":"CollectionBreakpoint","x-cairn-label":"Grid or carousel","description":"Layout of the blocks at one screen size.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"x-cairn-label":"Layout","description":"A carousel to swipe through, or a grid of rows and columns.","type":"string","enum":["carousel","grid"],"examples":["carousel"]},"columns":{"x-cairn-label":"Columns","description":"Number of blocks per row; in a carousel, number of visible blocks.","type":"integer","minimum":1,"maximum":6,"examples":[3]},"slideWidth":{"x-cairn-label":"Slide width in percent of the carousel","description":"Share of the carousel that one slide takes; below 100, a part of the next slide is visible.","type":"number","exclusiveMinimum":0,"maximum":100,"examples":[80]},"slidePadding":{"x-cairn-label":"Gap between slides in pixels","description":"Space between two slides.","type":"number","minimum":0,"maximum":120,"examples":[16]},"showArrows":{"x-cairn-label":"Arrows","description":"Buttons to the previous and the next slide.","type":"boolean","examples":[true]},"showIndicators":{"x-cairn-label":"Indicators","description":"Dots that mark the current slide.","type":"boolean","examples":[true]},"autoplay":{"x-cairn-label":"Autoplay","description":"Slides advance automatically until the visitor pauses them.","type":"boolean","examples":[false]},"autorotateTime":{"x-cairn-label":"Seconds between slides","description":"Display time of a slide with autoplay.","type":"number","exclusiveMinimum":0,"maximum":120,"examples":[6]},"loop":{"x-cairn-label":"Loop","description":"The first slide follows the last one.","type":"boolean","examples":[false]}},"examples":[{"type":"grid","columns":3}]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema18.properties, key0))){
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum},message:"must be equal to one of the allowed values"};
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
validate60.errors = vErrors;
return errors === 0;
}

const schema19 = {"title":"RawBlock","x-cairn-label":"Block","description":"A content block; its own schema defines its fields.","type":"object","required":["type","id"],"properties":{"type":{"x-cairn-label":"Type","description":"Type of the block.","type":"string","minLength":1,"examples":["rich-text"]},"id":{"x-cairn-label":"ID","description":"Unique on its page and unchanged between revisions.","type":"string","minLength":1,"examples":["story"]},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]}},"additionalProperties":true,"examples":[{"type":"rich-text","id":"story","richText":"<p>Out before the birds.</p>"}]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate64.errors = vErrors;
return errors === 0;
}

const schema20 = {"title":"Target","x-cairn-label":"Button or link","description":"A button or link. A URL that starts with #modal opens that dialog on the same page; ?…#modal… also changes the query of the URL.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"x-cairn-label":"Text","description":"Text of the button or link.","type":"string","minLength":1,"examples":["Shop jackets"]},"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, another site or a dialog.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"style":{"$ref":"#/$defs/TargetStyle"},"ariaLabel":{"x-cairn-label":"Accessible name","description":"Text for screen readers, if the visible text is not clear on its own.","type":"string","examples":["Shop all winter jackets"]}},"examples":[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]};
const schema21 = {"title":"TargetStyle","x-cairn-label":"Style","description":"A primary, secondary, outlined or inverse button, or a text link.","type":"string","enum":["primary","secondary","outline","inverse","text-link"],"examples":["primary"]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"};
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


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats2(data1))){
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
if(!(validate50(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate68(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate66.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema17.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate60(data12.sm, {instancePath:instancePath+"/breakpoints/sm",parentData:data12,parentDataProperty:"sm",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data12.md !== undefined){
if(!(validate60(data12.md, {instancePath:instancePath+"/breakpoints/md",parentData:data12,parentDataProperty:"md",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data12.lg !== undefined){
if(!(validate60(data12.lg, {instancePath:instancePath+"/breakpoints/lg",parentData:data12,parentDataProperty:"lg",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate64(data16[i0], {instancePath:instancePath+"/items/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate66(data18[i1], {instancePath:instancePath+"/targets/" + i1,parentData:data18,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate54.errors = vErrors;
return errors === 0;
}

export const CtaButtons = validate74;
const schema22 = {"title":"CtaButtons","description":"A row of call-to-action buttons.","type":"object","additionalProperties":false,"required":["id","type","targets"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"cta-buttons"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the buttons.","type":"string","examples":["Ready for winter?"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"targets":{"x-cairn-label":"Buttons and links","description":"Buttons from left to right.","type":"array","items":{"$ref":"#/$defs/Target"},"minItems":1,"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"alignment":{"$ref":"#/$defs/Alignment"},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema22.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate66(data9[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate74.errors = vErrors;
return errors === 0;
}

export const CuralateGallery = validate84;
const schema23 = {"title":"CuralateGallery","description":"A gallery of shoppers' photos from Curalate.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"curalate-gallery"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Gallery of the product"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-product"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80},"filter":{"x-cairn-label":"Filter","description":"Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.","examples":["productId:PRODUCT_ID"],"type":"string","maxLength":200}}};
const pattern1 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.containerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerId"},message:"must have required property '"+"containerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema23.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("curalate-gallery" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "curalate-gallery"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
const err9 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data13.length < 1){
const err10 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data13)){
const err11 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.filter !== undefined){
let data14 = data.filter;
if(typeof data14 === "string"){
if(data14.length > 200){
const err13 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err14 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate84.errors = vErrors;
return errors === 0;
}

export const Experience = validate93;
const schema24 = {"title":"Experience","description":"The personalization service selects the variant to show.","type":"object","additionalProperties":false,"required":["id","type","experienceId","baselines","variants"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"experience"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"experienceId":{"x-cairn-label":"Experience","description":"ID of the test or personalization that selects the variant.","type":"string","minLength":1,"examples":["tarnfell-home-hero"]},"baselines":{"x-cairn-label":"Baseline","description":"Blocks for visitors without a variant.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"hello","richText":"<p>Good morning.</p>"}]]},"trackingEvent":{"x-cairn-label":"Tracking event","description":"Name of the decision in analytics; shoppers do not see it.","type":"string","examples":["home-hero"]},"variants":{"x-cairn-label":"Variants","description":"Blocks that some visitors see instead of the baseline.","type":"array","items":{"title":"ExperienceVariant","x-cairn-label":"Variant","description":"An alternative to the baseline.","type":"object","additionalProperties":false,"required":["name","variantId","targets"],"properties":{"name":{"x-cairn-label":"Name","description":"Name of the variant in reports.","type":"string","minLength":1,"examples":["Snow"]},"variantId":{"x-cairn-label":"ID","description":"ID of the variant in the test.","type":"string","minLength":1,"examples":["b"]},"targets":{"x-cairn-label":"Blocks","description":"Blocks for visitors with this variant.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]]}},"examples":[{"name":"Snow","variantId":"b","targets":[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]}]},"examples":[[{"name":"Snow","variantId":"b","targets":[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]}]]}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema24.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate64(data7[i0], {instancePath:instancePath+"/baselines/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate64(data14[i2], {instancePath:instancePath+"/variants/" + i1+"/targets/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate93.errors = vErrors;
return errors === 0;
}

export const FilterBy = validate99;
const schema25 = {"title":"FilterBy","description":"Shows its blocks only if the product or category of the page is, or is not, in the list.","type":"object","additionalProperties":false,"required":["id","type","variant","filterBy","operator","components"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"filter-by"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"variant":{"x-cairn-label":"Compare by","description":"Product IDs (bySku) or categories (byCategory) of the current page.","type":"string","enum":["bySku","byCategory"],"examples":["byCategory"]},"filterBy":{"x-cairn-label":"Values","description":"Product IDs or categories to compare with; case is ignored.","type":"array","items":{"x-cairn-label":"Value","description":"A product ID or a category.","type":"string","minLength":1,"examples":["2000"]},"minItems":1,"examples":[["2000","2100"]]},"operator":{"x-cairn-label":"Operator","description":"The page matches one of the values (IN) or none of them (NOT IN).","type":"string","enum":["IN","NOT IN"],"examples":["IN"]},"components":{"x-cairn-label":"Blocks","description":"Blocks shown if the condition is met.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"note","richText":"<p>Made to be mended.</p>"}]]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema25.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const err11 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema25.properties.variant.enum},message:"must be equal to one of the allowed values"};
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
const err17 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema25.properties.operator.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate64(data10[i1], {instancePath:instancePath+"/components/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate99.errors = vErrors;
return errors === 0;
}

export const FooterItems = validate104;
const schema26 = {"title":"FooterItems","description":"The footer of every page.","type":"object","additionalProperties":false,"required":["id","type","columns"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"footer-items"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"columns":{"x-cairn-label":"Columns","description":"Columns of links.","type":"array","items":{"title":"FooterColumn","x-cairn-label":"Column","description":"A heading with its links.","type":"object","additionalProperties":false,"required":["title","children"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the columns.","type":"string","examples":["help"]},"title":{"x-cairn-label":"Title","description":"Heading above the links.","type":"string","minLength":1,"examples":["Help"]},"children":{"x-cairn-label":"Links","description":"Links below the heading.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Returns","url":"/help/returns/how-to-return"}]]}},"examples":[{"id":"help","title":"Help","children":[{"title":"Returns","url":"/help/returns/how-to-return"}]}]},"maxItems":6,"examples":[[{"id":"help","title":"Help","children":[{"title":"Returns","url":"/help/returns/how-to-return"}]}]]},"social":{"x-cairn-label":"Social","description":"Icons that link to the brand's social media pages.","type":"array","items":{"title":"SocialLink","x-cairn-label":"Social network","description":"An icon that links to the brand's page on the network.","type":"object","additionalProperties":false,"required":["icon","title","url"],"properties":{"icon":{"x-cairn-label":"Icon","description":"Name of the icon.","type":"string","minLength":1,"examples":["instagram"]},"title":{"x-cairn-label":"Title","description":"Text for screen readers.","type":"string","minLength":1,"examples":["Instagram"]},"url":{"x-cairn-label":"URL","description":"Destination of the icon.","type":"string","format":"link","minLength":1,"examples":["https://social.example/tarnfell"]}},"examples":[{"icon":"instagram","title":"Instagram","url":"https://social.example/tarnfell"}]},"examples":[[{"icon":"instagram","title":"Instagram","url":"https://social.example/tarnfell"}]]},"legal":{"x-cairn-label":"Legal links","description":"Links in the last line, such as legal notice and privacy policy.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Privacy","url":"/legal/privacy"}]]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text below the columns.","type":"string","format":"html","examples":["<p>Prices include VAT.</p>"]},"copyright":{"x-cairn-label":"Copyright line","description":"Copyright notice of the shop.","type":"string","examples":["© 2026 Tarnfell"]},"components":{"x-cairn-label":"Blocks above the columns","description":"Blocks above the links, such as a newsletter form.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":4,"examples":[[{"type":"newsletter-signup","id":"newsletter"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema27 = {"title":"NavLink","x-cairn-label":"Link","description":"A link in a menu or a list of links.","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique in its list; used for analytics and revisions.","type":"string","examples":["rain-jackets"]},"title":{"x-cairn-label":"Title","description":"Text of the link.","type":"string","minLength":1,"examples":["Rain jackets"]},"url":{"x-cairn-label":"URL","description":"Destination of the link.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"featured":{"x-cairn-label":"Featured","description":"Highlights the link.","type":"boolean","examples":[true]},"shopAll":{"x-cairn-label":"Shop-all link","description":"Marks the link to everything in its group.","type":"boolean","examples":[false]}},"examples":[{"title":"Rain jackets","url":"/c/jackets-2000"}]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats2(data2))){
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
if(!(validate50(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate108.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema26.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate108(data10[i1], {instancePath:instancePath+"/columns/" + i0+"/children/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
if(!(formats2(data16))){
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
if(!(validate108(data17[i3], {instancePath:instancePath+"/legal/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
if(!(validate64(data21[i4], {instancePath:instancePath+"/components/" + i4,parentData:data21,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate104.errors = vErrors;
return errors === 0;
}

export const Hero = validate115;
const schema28 = {"title":"Hero","description":"The large opening block of a page: image or silent video, heading, rich text and buttons.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"hero"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"layout":{"x-cairn-label":"Layout","description":"Text on the image, below it, or next to a product; overlays keep the text on the image on phones too.","type":"string","enum":["standardHero","blockBelowHero","productOverlayHero","overlayTopHero","overlayCenterHero","overlayBottomHero"],"default":"standardHero","examples":["overlayBottomHero"]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"titleTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Title link","description":"Destination of the title."},"logo":{"$ref":"#/$defs/Image","x-cairn-label":"Logo","description":"A small image above the title.","examples":[{"url":"/media/tarnfell/image/upload/v1/marks/tarnfell","alt":"Tarnfell","width":192,"height":192}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image behind the text, cropped for each screen size."},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video instead of the image."},"productMedia":{"$ref":"#/$defs/Media","x-cairn-label":"Product image","description":"A product cut-out on the image, for the layout productOverlayHero."},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the block.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"linkType":{"x-cairn-label":"Link type","description":"No-CTA hides the buttons; CTA shows them.","type":"string","enum":["CTA","No-CTA"],"default":"CTA","examples":["CTA"]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"alignment":{"$ref":"#/$defs/Alignment"},"responsiveLayout":{"$ref":"#/$defs/ResponsiveLayout"},"height":{"x-cairn-label":"Height","description":"As high as the content, or filling the screen minus the promo bar or the header.","type":"string","enum":["auto","viewport-minus-promo-bar","viewport-minus-header"],"default":"auto","examples":["viewport-minus-header"]},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"loading":{"x-cairn-label":"Image loading","description":"Eager for the first block of a page, lazy for blocks further down.","type":"string","enum":["eager","lazy"],"default":"eager","examples":["eager"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};
const schema29 = {"title":"LinkTarget","x-cairn-label":"Link","description":"Destination of a clickable image or title.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, another site or a dialog.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"ariaLabel":{"x-cairn-label":"Accessible name","description":"Text for screen readers.","type":"string","examples":["Shop all winter jackets"]}},"examples":[{"url":"/c/jackets-2000"}]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats2(data0))){
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
if(!(validate50(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate121.errors = vErrors;
return errors === 0;
}

const schema30 = {"title":"BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"x-cairn-label":"Video URL","description":"URL of the video file.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"]},"poster":{"x-cairn-label":"Poster image URL","description":"Image shown until the video plays.","type":"string","format":"media-url","examples":["/media/tarnfell/image/upload/v1/scenes/ridge-dawn"]},"description":{"x-cairn-label":"Description","description":"Description of the video for people who cannot see it.","type":"string","examples":["A jacket that turns once"]}},"examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"}]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats4(data0))){
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
if(!(formats4(data1))){
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
validate126.errors = vErrors;
return errors === 0;
}

const schema31 = {"title":"ResponsiveLayout","x-cairn-label":"Text position and alignment","description":"Position of the text, on phones and on larger screens.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/LayoutAt","x-cairn-label":"On phones","description":"Position of the text below 600 px."},"md":{"$ref":"#/$defs/LayoutAt","x-cairn-label":"On larger screens","description":"Position of the text from 600 px."}},"examples":[{"sm":{"layout":"below"},"md":{"layout":"overlay","alignment":"left"}}]};
const schema32 = {"title":"LayoutAt","x-cairn-label":"Text position","description":"Position and alignment of the text.","type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"x-cairn-label":"Position","description":"In the middle, at the top or at the bottom of the image, or below it.","type":"string","enum":["overlay","overlay-top","overlay-bottom","below"],"examples":["overlay-bottom"]},"alignment":{"$ref":"#/$defs/Alignment"}},"examples":[{"layout":"overlay-bottom","alignment":"left"}]};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema32.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate132.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate132(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate132(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
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
validate131.errors = vErrors;
return errors === 0;
}

const schema33 = {"title":"GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","type":"string","enum":["full","focused","off"],"examples":["focused"]};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

const schema34 = {"title":"Tone","x-cairn-label":"Tone","description":"dark goes behind light text, light behind dark text.","type":"string","enum":["dark","light"],"examples":["dark"]};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

const schema35 = {"title":"BreakpointList","x-cairn-label":"Screen sizes","description":"Screen sizes to which the setting applies.","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true,"examples":[["sm","md"]]};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate11(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data[i1], data[j0])){
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
validate141.errors = vErrors;
return errors === 0;
}

const schema36 = {"title":"PromotionTracking","x-cairn-label":"Promotion","description":"Promotion data for analytics; shoppers do not see it.","type":"object","additionalProperties":false,"required":[],"properties":{"creativeName":{"x-cairn-label":"Creative name","description":"Image or text variant of the promotion.","type":"string","examples":["winter-card"]},"promotionId":{"x-cairn-label":"Promotion ID","description":"ID of the promotion in analytics.","type":"string","examples":["p-101"]},"promotionName":{"x-cairn-label":"Promotion name","description":"Name of the promotion in analytics.","type":"string","examples":["Winter 26"]}},"examples":[{"promotionId":"p-101","promotionName":"Winter 26","creativeName":"winter-card"}]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate146.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema28.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema28.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate121(data.titleTarget, {instancePath:instancePath+"/titleTarget",parentData:data,parentDataProperty:"titleTarget",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate45(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate126(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data.productMedia !== undefined){
if(!(validate44(data.productMedia, {instancePath:instancePath+"/productMedia",parentData:data,parentDataProperty:"productMedia",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate66(data18[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data18,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
const err15 = {instancePath:instancePath+"/linkType",schemaPath:"#/properties/linkType/enum",keyword:"enum",params:{allowedValues: schema28.properties.linkType.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.responsiveLayout !== undefined){
if(!(validate131(data.responsiveLayout, {instancePath:instancePath+"/responsiveLayout",parentData:data,parentDataProperty:"responsiveLayout",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
const err18 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema28.properties.height.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate137(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate139(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate141(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
const err20 = {instancePath:instancePath+"/loading",schemaPath:"#/properties/loading/enum",keyword:"enum",params:{allowedValues: schema28.properties.loading.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate146(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate115.errors = vErrors;
return errors === 0;
}

export const IconAndTextCollection = validate148;
const schema37 = {"title":"IconAndTextCollection","description":"Icons with a few words each, such as the promises of the shop, in a row or a list.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"icon-and-text-collection"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the items.","type":"string","examples":["Why people come back"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"layout":{"x-cairn-label":"Layout","description":"Icons left of their text, icons above it, or all items in one column.","type":"string","enum":["icon-left","icon-above-text","one-column"],"default":"icon-left","examples":["icon-left"]},"iconSize":{"x-cairn-label":"Icon size","description":"Small, medium or large.","type":"string","enum":["small","medium","large"],"default":"medium","examples":["medium"]},"items":{"x-cairn-label":"Items","description":"Icons with their texts. Four items form two rows of two, other numbers a single row.","type":"array","minItems":1,"maxItems":12,"items":{"title":"IconAndTextItem","x-cairn-label":"Item","description":"An icon with its text.","type":"object","additionalProperties":false,"required":["icon","richText"],"properties":{"icon":{"$ref":"#/$defs/ContentIcon","x-cairn-label":"Icon","description":"Icon next to the text.","examples":["repair"]},"richText":{"x-cairn-label":"Text","description":"Formatted text.","type":"string","format":"html","minLength":1,"examples":["<p><strong>Repairs for life</strong><br>Whatever we made, we mend.</p>"]},"target":{"$ref":"#/$defs/Target","x-cairn-label":"Link","description":"A link below the text.","examples":[{"text":"How repair works","url":"/repair"}]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of this item. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}},"examples":[[{"icon":"repair","richText":"<p><strong>Repairs for life</strong></p>"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema37.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("icon-and-text-collection" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "icon-and-text-collection"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data9 = data.layout;
if(typeof data9 !== "string"){
const err8 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data9 === "icon-left") || (data9 === "icon-above-text")) || (data9 === "one-column"))){
const err9 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema37.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.iconSize !== undefined){
let data10 = data.iconSize;
if(typeof data10 !== "string"){
const err10 = {instancePath:instancePath+"/iconSize",schemaPath:"#/properties/iconSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data10 === "small") || (data10 === "medium")) || (data10 === "large"))){
const err11 = {instancePath:instancePath+"/iconSize",schemaPath:"#/properties/iconSize/enum",keyword:"enum",params:{allowedValues: schema37.properties.iconSize.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.items !== undefined){
let data11 = data.items;
if(Array.isArray(data11)){
if(data11.length > 12){
const err12 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data11.length < 1){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.icon === undefined){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data12.richText === undefined){
const err15 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "richText"},message:"must have required property '"+"richText"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data12){
if(!(((((key1 === "icon") || (key1 === "richText")) || (key1 === "target")) || (key1 === "backgroundColor")) || (key1 === "textColor"))){
const err16 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data12.icon !== undefined){
if(!(validate34(data12.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data12,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data12.richText !== undefined){
let data14 = data12.richText;
if(typeof data14 === "string"){
if(data14.length < 1){
const err17 = {instancePath:instancePath+"/items/" + i0+"/richText",schemaPath:"#/properties/items/items/properties/richText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err18 = {instancePath:instancePath+"/items/" + i0+"/richText",schemaPath:"#/properties/items/items/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data12.target !== undefined){
if(!(validate66(data12.target, {instancePath:instancePath+"/items/" + i0+"/target",parentData:data12,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data12.backgroundColor !== undefined){
if(!(validate16(data12.backgroundColor, {instancePath:instancePath+"/items/" + i0+"/backgroundColor",parentData:data12,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data12.textColor !== undefined){
if(!(validate16(data12.textColor, {instancePath:instancePath+"/items/" + i0+"/textColor",parentData:data12,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate148.errors = vErrors;
return errors === 0;
}

export const ImageBanner = validate160;
const schema38 = {"title":"ImageBanner","description":"An image with text next to, on or below it.","type":"object","additionalProperties":false,"required":["id","type","media"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"image-banner"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"layout":{"x-cairn-label":"Layout","description":"Image only, text next to it, on it or below it, a thin strip, a small ad, or the format for menus.","type":"string","enum":["image","split","split-reverse","thin","overlay","block-below","espot","menu"],"default":"overlay","examples":["overlay"]},"thinHeight":{"x-cairn-label":"Thin banner height","description":"Minimum height of a thin banner: small for one line, medium for two, large for a title with text. In other layouts, the image determines the height.","type":"string","enum":["small","medium","large"],"default":"medium","examples":["small"]},"overline":{"x-cairn-label":"Overline","description":"A few words above the eyebrow and the title.","type":"string","examples":["Only this week"]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size."},"mediaTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Image link","description":"Destination of the image."},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the block.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"caption":{"x-cairn-label":"Caption","description":"A line below the image.","type":"string","examples":["Kestrel in spruce, size M"]},"alignment":{"$ref":"#/$defs/Alignment"},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema38.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const err8 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema38.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.thinHeight !== undefined){
let data7 = data.thinHeight;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/thinHeight",schemaPath:"#/properties/thinHeight/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data7 === "small") || (data7 === "medium")) || (data7 === "large"))){
const err10 = {instancePath:instancePath+"/thinHeight",schemaPath:"#/properties/thinHeight/enum",keyword:"enum",params:{allowedValues: schema38.properties.thinHeight.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.overline !== undefined){
if(typeof data.overline !== "string"){
const err11 = {instancePath:instancePath+"/overline",schemaPath:"#/properties/overline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
const err12 = {instancePath:instancePath+"/eyebrowText",schemaPath:"#/properties/eyebrowText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
const err14 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
const err15 = {instancePath:instancePath+"/richText",schemaPath:"#/properties/richText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.media !== undefined){
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.mediaTarget !== undefined){
if(!(validate121(data.mediaTarget, {instancePath:instancePath+"/mediaTarget",parentData:data,parentDataProperty:"mediaTarget",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data17 = data.targets;
if(Array.isArray(data17)){
if(data17.length > 12){
const err16 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data17[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
const err18 = {instancePath:instancePath+"/equalTargetSize",schemaPath:"#/properties/equalTargetSize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
const err19 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.gradientStyle !== undefined){
if(!(validate137(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate139(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate141(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate146(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
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
validate160.errors = vErrors;
return errors === 0;
}

export const InlineCatalogGrid = validate176;
const schema39 = {"title":"InlineCatalogGrid","description":"Shows a block between the products of a list, e.g. a card with a link.","type":"object","additionalProperties":false,"required":["id","type","components"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"inline-catalog-grid"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"components":{"x-cairn-label":"Block","description":"Block shown between the products.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":4,"examples":[[{"type":"linked-card","id":"between","title":"Which shell for which weather?"}]]},"position":{"x-cairn-label":"After how many products","description":"Number of products before the block on the first page, if the list is that long.","type":"integer","minimum":1,"maximum":96,"default":8,"examples":[8]},"size":{"x-cairn-label":"Size","description":"As wide as the list, or as one product.","type":"string","enum":["row","entry"],"default":"row","examples":["row"]}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.components === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "components"},message:"must have required property '"+"components"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema39.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("inline-catalog-grid" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "inline-catalog-grid"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(data.components !== undefined){
let data6 = data.components;
if(Array.isArray(data6)){
if(data6.length > 4){
const err7 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
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
if(!(validate64(data6[i0], {instancePath:instancePath+"/components/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.position !== undefined){
let data8 = data.position;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err9 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 96 || isNaN(data8)){
const err10 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 96},message:"must be <= 96"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.size !== undefined){
let data9 = data.size;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data9 === "row") || (data9 === "entry"))){
const err13 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema39.properties.size.enum},message:"must be equal to one of the allowed values"};
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
validate176.errors = vErrors;
return errors === 0;
}

export const LinkedCard = validate181;
const schema40 = {"title":"LinkedCard","description":"An image or a silent video with text and links on it; alone or in a collection.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"linked-card"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"The heading.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size. With a video, it is shown until the video plays.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video instead of the image.","examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"}]},"badge":{"$ref":"#/$defs/Image","x-cairn-label":"Badge","description":"A small image in the upper corner, e.g. a seal.","examples":[{"url":"/media/tarnfell/image/upload/v1/marks/tarnfell","alt":"","width":192,"height":192}]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the card. Text links are as wide as their text; buttons share the width of the card.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"inverse"}]]},"clickable":{"x-cairn-label":"Whole card is clickable","description":"A click anywhere on the card follows its first link.","type":"boolean","examples":[true]},"responsiveLayout":{"x-cairn-label":"Text position and alignment","description":"By screen size: sm for phones, md for larger screens. md defaults to sm.","type":"object","title":"LinkedCardLayout","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/LinkedCardLayoutAt","x-cairn-label":"On phones","description":"Position of the text below 600 px."},"md":{"$ref":"#/$defs/LinkedCardLayoutAt","x-cairn-label":"On larger screens","description":"Position of the text from 600 px."}},"examples":[{"sm":{"layout":"overlay-bottom","alignment":"left"},"md":{"layout":"overlay","alignment":"center"}}]},"gradientStyle":{"$ref":"#/$defs/GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","examples":["focused"]},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background without an image, and while the image loads. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking","x-cairn-label":"Promotion","description":"Analytics data for clicks on the block: promotion, creative and ID.","examples":[{"creativeName":"winter-card","promotionId":"p-101","promotionName":"Winter 26"}]}}};
const schema41 = {"title":"LinkedCardLayoutAt","x-cairn-label":"Position and alignment","description":"Position of the text on the card.","type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"x-cairn-label":"Text position","description":"On the whole image, at its bottom or at its top.","type":"string","enum":["overlay","overlay-bottom","overlay-top"],"examples":["overlay-bottom"]},"alignment":{"x-cairn-label":"Alignment","description":"Text aligned left or center.","type":"string","enum":["left","center"],"examples":["left"]}},"examples":[{"layout":"overlay","alignment":"center"}]};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data0 === "overlay") || (data0 === "overlay-bottom")) || (data0 === "overlay-top"))){
const err2 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema41.properties.layout.enum},message:"must be equal to one of the allowed values"};
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
let data1 = data.alignment;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "left") || (data1 === "center"))){
const err4 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/enum",keyword:"enum",params:{allowedValues: schema41.properties.alignment.enum},message:"must be equal to one of the allowed values"};
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
validate191.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema40.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("linked-card" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "linked-card"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate126(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data.badge !== undefined){
if(!(validate45(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data15 = data.targets;
if(Array.isArray(data15)){
if(data15.length > 12){
const err10 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data15[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.clickable !== undefined){
if(typeof data.clickable !== "boolean"){
const err12 = {instancePath:instancePath+"/clickable",schemaPath:"#/properties/clickable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.responsiveLayout !== undefined){
let data18 = data.responsiveLayout;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!((key1 === "sm") || (key1 === "md"))){
const err13 = {instancePath:instancePath+"/responsiveLayout",schemaPath:"#/properties/responsiveLayout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data18.sm !== undefined){
if(!(validate191(data18.sm, {instancePath:instancePath+"/responsiveLayout/sm",parentData:data18,parentDataProperty:"sm",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data18.md !== undefined){
if(!(validate191(data18.md, {instancePath:instancePath+"/responsiveLayout/md",parentData:data18,parentDataProperty:"md",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/responsiveLayout",schemaPath:"#/properties/responsiveLayout/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate137(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate139(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate141(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate146(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate181.errors = vErrors;
return errors === 0;
}

export const MegaMenu = validate200;
const schema42 = {"title":"MegaMenu","description":"The main navigation of the shop.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"mega-menu"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"label":{"x-cairn-label":"Accessible name","description":"Name of the menu for screen readers.","type":"string","examples":["Main"]},"items":{"x-cairn-label":"Level 1","description":"Menu entries, from left to right.","type":"array","items":{"title":"MegaMenuEntry","x-cairn-label":"Entry","description":"A menu entry with its panel.","type":"object","additionalProperties":false,"required":["id","title","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the entries.","type":"string","minLength":1,"examples":["jackets"]},"title":{"x-cairn-label":"Title","description":"Text of the entry.","type":"string","minLength":1,"examples":["Jackets"]},"url":{"x-cairn-label":"URL","description":"Destination of the entry.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"display":{"x-cairn-label":"Layout","description":"Title, icon, or both.","type":"string","enum":["title","icon","icon-and-title"],"default":"title","examples":["title"]},"menuIcon":{"title":"MenuIcon","x-cairn-label":"Icon","description":"Icon before or instead of the title.","type":"object","additionalProperties":false,"required":["icon"],"properties":{"icon":{"x-cairn-label":"Icon name","description":"Name of the icon; for an unknown one, the title is shown.","type":"string","minLength":1,"examples":["heart"]}},"examples":[{"icon":"heart"}]},"menuStyle":{"x-cairn-label":"Style","description":"Featured highlights the entry.","type":"string","enum":["default","featured"],"default":"default","examples":["default"]},"overrideShopAll":{"x-cairn-label":"Shop-all label","description":"Text of the link to everything in the entry, instead of “Shop all …”.","type":"string","examples":["All jackets"]},"hideShopAll":{"title":"HideShopAll","x-cairn-label":"Hide the shop-all link","description":"Where the link to everything in the entry is hidden.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"x-cairn-label":"In the drawer","description":"Hides it in the menu on phones and tablets.","type":"boolean","examples":[true]},"lg":{"x-cairn-label":"In the panel","description":"Hides it in the menu on large screens.","type":"boolean","examples":[false]}},"examples":[{"sm":true}]},"columns":{"x-cairn-label":"Columns","description":"Level 2: columns of the panel.","type":"array","items":{"title":"MegaMenuColumn","x-cairn-label":"Column","description":"Groups of links in one column.","type":"object","additionalProperties":false,"required":["children"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the columns.","type":"string","examples":["column-1"]},"children":{"x-cairn-label":"Groups","description":"Groups of the column, from top to bottom.","type":"array","items":{"title":"MegaMenuGroup","x-cairn-label":"Group","description":"A heading with its links.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique in its column.","type":"string","examples":["by-weather"]},"title":{"x-cairn-label":"Title","description":"Heading of the group.","type":"string","minLength":1,"examples":["By weather"]},"url":{"x-cairn-label":"URL","description":"Destination of the heading; without it, the heading is not a link.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"children":{"x-cairn-label":"Links","description":"Level 3: links of the group.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Rain jackets","url":"/c/jackets-2000"}]]}},"examples":[{"title":"By weather","url":"/c/jackets-2000"}]},"examples":[[{"title":"By weather"}]]}},"examples":[{"children":[{"title":"By weather"}]}]},"maxItems":6,"examples":[[{"children":[{"title":"By weather","children":[{"title":"Rain jackets","url":"/c/jackets-2000"}]}]}]]},"menuBanner":{"x-cairn-label":"Banner","description":"A block next to the columns, such as an image banner in the layout menu.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":1,"examples":[[{"type":"image-banner","id":"menu-banner","layout":"menu"}]]},"visualSelectorsTitle":{"x-cairn-label":"Title of the image links","description":"Heading above the image links.","type":"string","examples":["Shop by activity"]},"visualSelectors":{"x-cairn-label":"Image links","description":"Square images with a title.","type":"array","items":{"title":"VisualSelector","x-cairn-label":"Image link","description":"A square image with a title.","type":"object","additionalProperties":false,"required":["title","url","image"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the image links.","type":"string","examples":["hiking"]},"title":{"x-cairn-label":"Title","description":"Text below the image.","type":"string","minLength":1,"examples":["Hiking"]},"url":{"x-cairn-label":"URL","description":"Destination of the image.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"image":{"$ref":"#/$defs/Image","x-cairn-label":"Image","description":"The square image."}},"examples":[{"title":"Hiking","url":"/c/jackets-2000","image":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"maxItems":12,"examples":[[{"title":"Hiking","url":"/c/jackets-2000","image":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]]}},"examples":[{"id":"jackets","title":"Jackets","url":"/c/jackets-2000"}]},"minItems":1,"maxItems":12,"examples":[[{"id":"jackets","title":"Jackets","url":"/c/jackets-2000"}]]}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(func0.call(schema42.properties.items.items.properties, key1))){
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
if(!(formats2(data11))){
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
if(!(validate50(data8.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data8,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
const err22 = {instancePath:instancePath+"/items/" + i0+"/display",schemaPath:"#/properties/items/items/properties/display/enum",keyword:"enum",params:{allowedValues: schema42.properties.items.items.properties.display.enum},message:"must be equal to one of the allowed values"};
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
const err29 = {instancePath:instancePath+"/items/" + i0+"/menuStyle",schemaPath:"#/properties/items/items/properties/menuStyle/enum",keyword:"enum",params:{allowedValues: schema42.properties.items.items.properties.menuStyle.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats2(data28))){
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
if(!(validate108(data29[i3], {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/children/" + i3,parentData:data29,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
if(!(validate64(data31[i4], {instancePath:instancePath+"/items/" + i0+"/menuBanner/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(formats2(data38))){
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
if(!(validate45(data35.image, {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/image",parentData:data35,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
validate200.errors = vErrors;
return errors === 0;
}

export const MultiLinkCard = validate208;
const schema43 = {"title":"MultiLinkCard","description":"An image with a title and a list of text links on it.","type":"object","additionalProperties":false,"required":["id","type","media","targets"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"multi-link-card"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"The heading.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"titleTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Title link","description":"Destination of the title; without it, the title is not a link.","examples":[{"url":"/c/jackets-2000"}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"targets":{"x-cairn-label":"Links","description":"Links below the title.","type":"array","items":{"$ref":"#/$defs/Target"},"minItems":1,"maxItems":12,"examples":[[{"text":"Shells","url":"/c/shells-2010"},{"text":"Insulation","url":"/c/insulation-2020"}]]},"alignment":{"x-cairn-label":"Alignment","description":"Title and links aligned left or center.","type":"string","enum":["left","center"],"default":"left","examples":["left"]},"gradientStyle":{"$ref":"#/$defs/GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","examples":["focused"]},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking","x-cairn-label":"Promotion","description":"Analytics data for clicks on the block: promotion, creative and ID.","examples":[{"creativeName":"winter-card","promotionId":"p-101","promotionName":"Winter 26"}]}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.targets === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema43.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("multi-link-card" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "multi-link-card"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.titleTarget !== undefined){
if(!(validate121(data.titleTarget, {instancePath:instancePath+"/titleTarget",parentData:data,parentDataProperty:"titleTarget",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data11 = data.targets;
if(Array.isArray(data11)){
if(data11.length > 12){
const err9 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data11.length < 1){
const err10 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data11[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.alignment !== undefined){
let data13 = data.alignment;
if(typeof data13 !== "string"){
const err12 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data13 === "left") || (data13 === "center"))){
const err13 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/enum",keyword:"enum",params:{allowedValues: schema43.properties.alignment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate137(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate139(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate146(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
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
validate208.errors = vErrors;
return errors === 0;
}

export const NewsletterSignup = validate221;
const schema44 = {"title":"NewsletterSignup","description":"Newsletter sign-up by email or text message, with consent.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"newsletter-signup"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image next to the form."},"channel":{"x-cairn-label":"Channel","description":"Email or text message; the form asks for an email address or a phone number.","type":"string","enum":["email","sms"],"default":"email","examples":["sms"]},"emailLabel":{"x-cairn-label":"Field label","description":"Label of the email or phone field.","type":"string","examples":["Your email address"]},"policyLabel":{"x-cairn-label":"Consent text","description":"Consent next to the checkbox; it can contain links.","type":"string","format":"html","examples":["<p>I have read the <a href=\"/legal/privacy\">privacy policy</a>.</p>"]},"submitText":{"x-cairn-label":"Button text","description":"Text of the button.","type":"string","examples":["Sign up"]},"successText":{"x-cairn-label":"Success message","description":"Shown after the sign-up.","type":"string","examples":["Thank you. Look into your inbox."]},"disclaimer":{"x-cairn-label":"Disclaimer","description":"Small print below the form.","type":"string","format":"html","examples":["<p>One letter a month; you can leave whenever you like.</p>"]},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema44.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data13 = data.channel;
if(typeof data13 !== "string"){
const err10 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data13 === "email") || (data13 === "sms"))){
const err11 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema44.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.emailLabel !== undefined){
if(typeof data.emailLabel !== "string"){
const err12 = {instancePath:instancePath+"/emailLabel",schemaPath:"#/properties/emailLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.policyLabel !== undefined){
if(!(typeof data.policyLabel === "string")){
const err13 = {instancePath:instancePath+"/policyLabel",schemaPath:"#/properties/policyLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.submitText !== undefined){
if(typeof data.submitText !== "string"){
const err14 = {instancePath:instancePath+"/submitText",schemaPath:"#/properties/submitText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.successText !== undefined){
if(typeof data.successText !== "string"){
const err15 = {instancePath:instancePath+"/successText",schemaPath:"#/properties/successText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.disclaimer !== undefined){
if(!(typeof data.disclaimer === "string")){
const err16 = {instancePath:instancePath+"/disclaimer",schemaPath:"#/properties/disclaimer/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate221.errors = vErrors;
return errors === 0;
}

export const OlapicGallery = validate231;
const schema45 = {"title":"OlapicGallery","description":"A gallery of shoppers' photos from Olapic; on product pages, photos of the product. Title and subtitle appear only on pages without a product, and not on custom-design pages.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"olapic-gallery"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Gallery of the season"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-season"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.containerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerId"},message:"must have required property '"+"containerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema45.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("olapic-gallery" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "olapic-gallery"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
const err9 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data13.length < 1){
const err10 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data13)){
const err11 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate231.errors = vErrors;
return errors === 0;
}

export const PopUp = validate240;
const schema46 = {"title":"PopUp","description":"An invitation in the corner of every page: a tab that opens into a panel. A visitor who closes it does not see it again. It belongs in the pop-up document; the first pop-up that the visitor has not closed is shown.","type":"object","additionalProperties":false,"required":["id","type","name","title"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"pop-up"},"name":{"x-cairn-label":"Internal name","description":"If it contains \"newsletter\", reports count the pop-up as a newsletter pop-up, otherwise as an account pop-up.","type":"string","minLength":1,"examples":["Newsletter, winter"]},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"minimizedTitle":{"x-cairn-label":"Tab title","description":"Text of the tab before the panel opens. Without it, nothing is shown until then.","examples":["Ten percent off?"],"type":"string","maxLength":60},"maximizedTitle":{"x-cairn-label":"Panel title","description":"A short line at the top of the open panel, next to the logo.","examples":["Letters from Tarnfell"],"type":"string"},"title":{"x-cairn-label":"Title","description":"Heading of the open panel.","type":"string","minLength":1,"examples":["Ten percent off your first order"]},"richText":{"x-cairn-label":"Text","description":"One or two sentences about the offer.","type":"string","format":"html","examples":["<p>One letter a month, and an easy way out.</p>"]},"logo":{"x-cairn-label":"Logo","description":"Logo at the top of the open panel.","examples":[{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"Tarnfell","width":400,"height":120}],"$ref":"#/$defs/Image"},"logoSize":{"x-cairn-label":"Logo size","description":"Small is next to the panel title, large is above it.","examples":["small"],"type":"string","enum":["small","large"],"default":"small"},"targets":{"x-cairn-label":"Buttons","description":"Buttons of the panel. A URL that starts with #modal opens that dialog.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":4,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"disclaimer":{"x-cairn-label":"Small print","description":"Conditions below the buttons.","examples":["<p>Not on sale pieces. <a href=\"/sale-terms\">Terms</a></p>"],"type":"string","format":"html"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"delay":{"x-cairn-label":"Delay in milliseconds","description":"Time until the panel opens automatically. Defaults to the site setting.","examples":[2000],"type":"integer","minimum":0,"maximum":600000}}};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema46.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("pop-up" !== data.type){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "pop-up"},message:"must be equal to constant"};
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
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.minimizedTitle !== undefined){
let data4 = data.minimizedTitle;
if(typeof data4 === "string"){
if(data4.length > 60){
const err8 = {instancePath:instancePath+"/minimizedTitle",schemaPath:"#/properties/minimizedTitle/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err9 = {instancePath:instancePath+"/minimizedTitle",schemaPath:"#/properties/minimizedTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.maximizedTitle !== undefined){
if(typeof data.maximizedTitle !== "string"){
const err10 = {instancePath:instancePath+"/maximizedTitle",schemaPath:"#/properties/maximizedTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data6 = data.title;
if(typeof data6 === "string"){
if(data6.length < 1){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.logo !== undefined){
if(!(validate45(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.logoSize !== undefined){
let data9 = data.logoSize;
if(typeof data9 !== "string"){
const err14 = {instancePath:instancePath+"/logoSize",schemaPath:"#/properties/logoSize/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data9 === "small") || (data9 === "large"))){
const err15 = {instancePath:instancePath+"/logoSize",schemaPath:"#/properties/logoSize/enum",keyword:"enum",params:{allowedValues: schema46.properties.logoSize.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.targets !== undefined){
let data10 = data.targets;
if(Array.isArray(data10)){
if(data10.length > 4){
const err16 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data10[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
const err18 = {instancePath:instancePath+"/equalTargetSize",schemaPath:"#/properties/equalTargetSize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.disclaimer !== undefined){
if(!(typeof data.disclaimer === "string")){
const err19 = {instancePath:instancePath+"/disclaimer",schemaPath:"#/properties/disclaimer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined){
let data17 = data.delay;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err20 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 600000 || isNaN(data17)){
const err21 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err22 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
validate240.errors = vErrors;
return errors === 0;
}

export const ProductRecommendations = validate248;
const schema47 = {"title":"ProductRecommendations","description":"Products selected by the recommendation service.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"product-recommendations"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the products.","type":"string","examples":["You may also like"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"variant":{"x-cairn-label":"Variant","description":"Three large cards or six small ones.","type":"string","enum":["3-cards","6-up"],"default":"6-up","examples":["6-up"]},"index":{"x-cairn-label":"Index of the recommendation list","description":"Which list of the recommendation service to show, counted from 0.","type":"integer","minimum":0,"examples":[0]},"limit":{"x-cairn-label":"Maximum number of products","description":"Maximum number of products shown.","type":"integer","minimum":1,"maximum":24,"examples":[12]},"items":{"x-cairn-label":"Products","description":"Products selected here; shown if the source is items.","type":"array","items":{"$ref":"#/$defs/RecommendedProductItem"},"maxItems":24},"source":{"x-cairn-label":"Source","description":"The recommendation service, or the products selected here.","type":"string","enum":["service","items"],"default":"service","examples":["service"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema48 = {"title":"RecommendedProductItem","x-cairn-label":"Product","description":"A product on a card.","type":"object","additionalProperties":false,"required":["productId","title","image","url","price"],"properties":{"productId":{"x-cairn-label":"Product ID","description":"ID of the product in the catalog.","type":"string","minLength":1,"examples":["TFKES01M"]},"sku":{"x-cairn-label":"SKU","description":"ID of one color and size.","type":"string","examples":["TARNFELL:TFKES01M:SPR:M::1:"]},"itemGroupId":{"x-cairn-label":"Group","description":"ID shared by all variants of the product; sent to analytics instead of the product ID.","type":"string","examples":["TFKES01"]},"title":{"x-cairn-label":"Title","description":"Product name on the card.","type":"string","minLength":1,"examples":["Kestrel shell jacket"]},"image":{"x-cairn-label":"Image URL","description":"Image on the card.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front"]},"url":{"x-cairn-label":"URL","description":"Page of the product.","type":"string","format":"link","minLength":1,"examples":["/p/kestrel-shell-jacket-TFKES01M"]},"price":{"$ref":"#/$defs/Price"},"rating":{"x-cairn-label":"Rating","description":"Average rating in stars, 0 to 5.","type":"number","minimum":0,"maximum":5,"examples":[4.5]},"recToken":{"x-cairn-label":"Recommendation token","description":"Sent by the recommendation service for each visitor; a value entered here is ignored.","type":"string","examples":["rec-7f3a"]},"recommendationId":{"x-cairn-label":"Recommendation ID","description":"ID of the recommendation in analytics; shoppers do not see it.","type":"string","examples":["home-1"]}},"examples":[{"productId":"TFKES01M","title":"Kestrel shell jacket","image":"/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front","url":"/p/kestrel-shell-jacket-TFKES01M","price":{"lowCurrent":149,"highCurrent":149,"lowOriginal":189,"highOriginal":189,"currency":"USD"}}]};
const schema49 = {"title":"Price","x-cairn-label":"Price","description":"Price of the product in one currency; a range if the prices of its variants differ.","type":"object","additionalProperties":false,"required":["lowCurrent","highCurrent","lowOriginal","highOriginal","currency"],"properties":{"lowCurrent":{"x-cairn-label":"Lowest current price","description":"Current price of the cheapest variant.","type":"number","minimum":0,"examples":[149]},"highCurrent":{"x-cairn-label":"Highest current price","description":"Current price of the most expensive variant.","type":"number","minimum":0,"examples":[149]},"lowOriginal":{"x-cairn-label":"Lowest original price","description":"Price of the cheapest variant before discounts.","type":"number","minimum":0,"examples":[189]},"highOriginal":{"x-cairn-label":"Highest original price","description":"Price of the most expensive variant before discounts.","type":"number","minimum":0,"examples":[189]},"currency":{"x-cairn-label":"Currency","description":"Three letters (ISO 4217).","type":"string","pattern":"^[A-Z]{3}$","examples":["USD"]},"historicBestPrice":{"x-cairn-label":"Lowest price in 30 days","description":"Lowest price in the 30 days before the present discount; shown for a reduced product if it differs from the original price.","type":"number","minimum":0,"examples":[159]},"previousBestSalesPrice":{"x-cairn-label":"Previous best sale price","description":"Lowest price of an earlier sale; shown for a reduced product.","type":"number","minimum":0,"examples":[155]},"percentagePriceDiscount":{"x-cairn-label":"Discount in percent","description":"Discount on the original price; shown for a reduced product.","type":"number","minimum":0,"maximum":100,"examples":[21]}},"examples":[{"lowCurrent":149,"highCurrent":149,"lowOriginal":189,"highOriginal":189,"currency":"USD"}]};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern3.test(data4)){
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
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema48.properties, key0))){
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
if(!(formats4(data4))){
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
if(!(formats2(data5))){
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
if(!(validate254(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
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
validate253.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema47.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
const err9 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema47.properties.variant.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate253(data12[i0], {instancePath:instancePath+"/items/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
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
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema47.properties.source.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate248.errors = vErrors;
return errors === 0;
}

export const ProductUpsell = validate259;
const schema50 = {"title":"ProductUpsell","description":"Complete the look: a few matching products that can be added to the cart directly.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"product-upsell"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Complete the look"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Complete the look"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What goes with it on a cold day."]},"source":{"x-cairn-label":"Source","description":"The recommendation service (by the index below), or the products selected here.","examples":["service"],"type":"string","enum":["service","items"],"default":"service"},"index":{"x-cairn-label":"Index of the recommendation list","description":"Which list of the recommendation service to show, counted from 0.","examples":[0],"type":"integer","minimum":0},"stackedCount":{"x-cairn-label":"Number of products","description":"Number of products in the column; others are hidden.","examples":[3],"type":"integer","minimum":1,"maximum":12,"default":3},"items":{"x-cairn-label":"Products","description":"Shown if the source is items.","type":"array","items":{"$ref":"#/$defs/UpsellItem"},"maxItems":12},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema51 = {"title":"UpsellItem","x-cairn-label":"Product","description":"A product with its link. With a SKU, its button adds it to the cart; without one, the button opens the product page to choose size or color.","type":"object","additionalProperties":false,"required":["id","name","image","url","price"],"properties":{"id":{"x-cairn-label":"Product","description":"ID of the product.","examples":["TFTAR01UK3B"],"type":"string","minLength":1},"sku":{"x-cairn-label":"SKU","description":"Variant to add to the cart; empty if the shopper has to choose one.","examples":["TARNFELL:TFTAR01U:K3B:OS::1:"],"type":"string","minLength":1},"name":{"x-cairn-label":"Name","description":"Name of the product.","examples":["Tarn beanie"],"type":"string","minLength":1},"image":{"x-cairn-label":"Image","description":"URL of the image.","examples":["/media/tarnfell/image/upload/v1/products/beanie-tarn/night/front"],"type":"string","format":"media-url","minLength":1},"url":{"x-cairn-label":"Link","description":"Page of the product.","examples":["/p/tarn-beanie-TFTAR01U"],"type":"string","format":"link","minLength":1},"price":{"$ref":"#/$defs/Price"},"productInventoryState":{"x-cairn-label":"Stock","description":"Stock state until the current stock has been loaded.","examples":["InStock"],"title":"ProductInventoryState","type":"string","enum":["InStock","OutOfStock"]}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(!(((((((key0 === "id") || (key0 === "sku")) || (key0 === "name")) || (key0 === "image")) || (key0 === "url")) || (key0 === "price")) || (key0 === "productInventoryState"))){
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
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data1 = data.sku;
if(typeof data1 === "string"){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data3 = data.image;
if(typeof data3 === "string"){
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats4(data3))){
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
let data4 = data.url;
if(typeof data4 === "string"){
if(data4.length < 1){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats2(data4))){
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
if(!(validate254(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(data.productInventoryState !== undefined){
let data6 = data.productInventoryState;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/productInventoryState",schemaPath:"#/properties/productInventoryState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data6 === "InStock") || (data6 === "OutOfStock"))){
const err19 = {instancePath:instancePath+"/productInventoryState",schemaPath:"#/properties/productInventoryState/enum",keyword:"enum",params:{allowedValues: schema51.properties.productInventoryState.enum},message:"must be equal to one of the allowed values"};
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
validate265.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema50.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("product-upsell" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "product-upsell"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err8 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data10 === "service") || (data10 === "items"))){
const err9 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema50.properties.source.enum},message:"must be equal to one of the allowed values"};
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
let data11 = data.index;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err10 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
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
if(data.stackedCount !== undefined){
let data12 = data.stackedCount;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err12 = {instancePath:instancePath+"/stackedCount",schemaPath:"#/properties/stackedCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 12 || isNaN(data12)){
const err13 = {instancePath:instancePath+"/stackedCount",schemaPath:"#/properties/stackedCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err14 = {instancePath:instancePath+"/stackedCount",schemaPath:"#/properties/stackedCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
let data13 = data.items;
if(Array.isArray(data13)){
if(data13.length > 12){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate265(data13[i0], {instancePath:instancePath+"/items/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
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
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate259.errors = vErrors;
return errors === 0;
}

export const PromoBar = validate270;
const schema52 = {"title":"PromoBar","description":"Rotating messages above the header.","type":"object","additionalProperties":false,"required":["id","type","messages"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"promo-bar"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"messages":{"x-cairn-label":"Messages","description":"Promo messages, shown one after another.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":20,"examples":[[{"type":"promo-message","id":"delivery","text":"Free delivery over $75"}]]},"autorotateTime":{"x-cairn-label":"Seconds between messages","description":"Display time of a message; if empty, messages change only by hand.","type":"number","exclusiveMinimum":0,"maximum":120,"examples":[6]},"closable":{"x-cairn-label":"Can be closed","description":"Shows a button that closes the bar in this browser.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"lowContrast":{"x-cairn-label":"Low contrast","description":"Black dots instead of white ones, for bars on which white is hard to see.","type":"boolean","examples":[false]}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema52.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate64(data6[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate270.errors = vErrors;
return errors === 0;
}

export const PromoMessage = validate277;
const schema53 = {"title":"PromoMessage","description":"A message of the promo bar.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"promo-message"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"text":{"x-cairn-label":"Text","description":"The message as plain text.","type":"string","minLength":1,"examples":["Free delivery over $75"]},"richText":{"x-cairn-label":"Rich text","description":"The message with formatting, such as bold text or links.","type":"string","format":"html","examples":["<p><strong>Free delivery</strong> over $75</p>"]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the message.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"text-link"}]]},"clickable":{"x-cairn-label":"Whole message is clickable","description":"A click anywhere on the message follows its first link.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"hoverLinkColor":{"$ref":"#/$defs/Color","x-cairn-label":"Link hover color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"lowContrast":{"x-cairn-label":"Low contrast","description":"Black dots while this message is shown; white if off. Defaults to the setting of the bar.","type":"boolean","examples":[false]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema53.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate66(data8[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.hoverLinkColor !== undefined){
if(!(validate16(data.hoverLinkColor, {instancePath:instancePath+"/hoverLinkColor",parentData:data,parentDataProperty:"hoverLinkColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate146(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate277.errors = vErrors;
return errors === 0;
}

export const RichText = validate286;
const schema54 = {"title":"RichText","description":"Formatted text.","type":"object","additionalProperties":false,"required":["id","type","richText"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"rich-text"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"alignment":{"$ref":"#/$defs/Alignment"},"width":{"x-cairn-label":"Text width","description":"A narrow column for reading, a wide column, or the full width.","type":"string","enum":["narrow","wide","full"],"default":"narrow","examples":["narrow"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema54.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema54.properties.width.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
validate286.errors = vErrors;
return errors === 0;
}

export const SecondaryNav = validate295;
const schema55 = {"title":"SecondaryNav","description":"Links within one section of the shop: a row on large screens, a collapsible list on small ones.","type":"object","additionalProperties":false,"required":["id","type","links"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"secondary-nav"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Name of the links: in front of them on large screens, on the button of the list on small ones.","type":"string","examples":["Jackets"]},"links":{"x-cairn-label":"Links","description":"Links to pages or sections.","type":"array","minItems":1,"maxItems":12,"items":{"title":"SecondaryNavLink","x-cairn-label":"Link","description":"A link of the navigation.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"x-cairn-label":"Text","description":"Text of the link.","type":"string","minLength":1,"examples":["Shells"]},"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, a section of this page (#), or another site.","type":"string","format":"link","minLength":1,"examples":["/c/shells-2010"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute","x-cairn-label":"Opens in","description":"In the same window or a new one.","examples":["_self"]}}},"examples":[[{"text":"Shells","url":"/c/shells-2010"},{"text":"Insulation","url":"/c/insulation-2020"}]]},"divider":{"x-cairn-label":"Divider","description":"A line between the links on large screens.","type":"boolean","examples":[true]},"alignment":{"x-cairn-label":"Alignment","description":"Left, or right on large screens.","type":"string","enum":["left","right"],"default":"left","examples":["right"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the links. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema55.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("secondary-nav" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "secondary-nav"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(data.links !== undefined){
let data7 = data.links;
if(Array.isArray(data7)){
if(data7.length > 12){
const err8 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7.length < 1){
const err9 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
if(data8.text === undefined){
const err10 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data8.url === undefined){
const err11 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data8){
if(!(((key1 === "text") || (key1 === "url")) || (key1 === "targetAttribute"))){
const err12 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data8.text !== undefined){
let data9 = data8.text;
if(typeof data9 === "string"){
if(data9.length < 1){
const err13 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err14 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(data10.length < 1){
const err15 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats2(data10))){
const err16 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err17 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/properties/links/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.targetAttribute !== undefined){
if(!(validate50(data8.targetAttribute, {instancePath:instancePath+"/links/" + i0+"/targetAttribute",parentData:data8,parentDataProperty:"targetAttribute",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.divider !== undefined){
if(typeof data.divider !== "boolean"){
const err20 = {instancePath:instancePath+"/divider",schemaPath:"#/properties/divider/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.alignment !== undefined){
let data13 = data.alignment;
if(typeof data13 !== "string"){
const err21 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((data13 === "left") || (data13 === "right"))){
const err22 = {instancePath:instancePath+"/alignment",schemaPath:"#/properties/alignment/enum",keyword:"enum",params:{allowedValues: schema55.properties.alignment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate295.errors = vErrors;
return errors === 0;
}

export const Segmentation = validate302;
const schema56 = {"title":"Segmentation","description":"Shows the first segment to which the visitor belongs, otherwise the first baseline.","type":"object","additionalProperties":false,"required":["id","type","segments","baselines"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"segmentation"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"segments":{"x-cairn-label":"Segments","description":"Blocks for certain visitors; the first matching segment is shown.","type":"array","items":{"title":"Segment","x-cairn-label":"Segment","description":"An audience and its blocks.","type":"object","additionalProperties":false,"required":["id","targets"],"properties":{"id":{"$ref":"#/$defs/Audience"},"targets":{"x-cairn-label":"Blocks","description":"Blocks for this audience.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]]}},"examples":[{"id":"loggedin","targets":[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]}]},"examples":[[{"id":"loggedin","targets":[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]}]]},"baselines":{"x-cairn-label":"Baseline","description":"Block for visitors without a matching segment; only the first one is shown.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"welcome","richText":"<p>Welcome.</p>"}]]}}};
const schema57 = {"title":"Audience","x-cairn-label":"Audience","description":"Audiences that editors can select.","type":"string","enum":["loggedout","loggedin","loyalty-loggedin","non-loyalty-loggedin","employee-loggedin","non-employee-loggedin","cart-empty","cart-not-empty","ipa-wranx-loggedin","non-ipa-wranx-loggedin","wranx-loggedin","non-wranx-loggedin","ipa-loggedin","non-ipa-loggedin","athletes-loggedin","non-athletes-loggedin"],"examples":["loggedin"]};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate306(data7.id, {instancePath:instancePath+"/segments/" + i0+"/id",parentData:data7,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
if(data7.targets !== undefined){
let data9 = data7.targets;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate64(data9[i1], {instancePath:instancePath+"/segments/" + i0+"/targets/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
if(!(validate64(data11[i2], {instancePath:instancePath+"/baselines/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate302.errors = vErrors;
return errors === 0;
}

export const Spacer = validate310;
const schema58 = {"title":"Spacer","description":"Empty space between blocks, in the size of its space below and an optional color.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"spacer"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Color of the space. A brand color by name, or a CSS color; transparent if empty.","examples":["surface-raised"]}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "backgroundColor"))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("spacer" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "spacer"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate310.errors = vErrors;
return errors === 0;
}

export const Ugc = validate315;
const schema59 = {"title":"Ugc","description":"A gallery of shoppers' photos from the gallery service of the shop; currently Curalate.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"ugc"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Pictures of shoppers"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-product"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80},"filter":{"x-cairn-label":"Filter","description":"Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.","examples":["productId:PRODUCT_ID"],"type":"string","maxLength":200}}};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.containerId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "containerId"},message:"must have required property '"+"containerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema59.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("ugc" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ugc"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
const err9 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data13.length < 1){
const err10 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data13)){
const err11 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err12 = {instancePath:instancePath+"/containerId",schemaPath:"#/properties/containerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.filter !== undefined){
let data14 = data.filter;
if(typeof data14 === "string"){
if(data14.length > 200){
const err13 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err14 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate315.errors = vErrors;
return errors === 0;
}

export const VideoPlayer = validate324;
const schema60 = {"title":"VideoPlayer","description":"A video with a player: from YouTube, a video file, or a long video in the media service’s player.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"video-player"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["How a shell is made"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A short line above the title.","type":"string","examples":["Field notes"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Stories from outside"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What we found when we stayed out longer."]},"url":{"x-cairn-label":"Video URL","description":"A YouTube link in any format, or the URL of a video file.","examples":["https://www.youtube.com/watch?v=dQw4w9WgXcQ"],"type":"string","format":"link","minLength":1},"cloudinaryAsset":{"x-cairn-label":"Media service video","description":"Location of the video at the media service. Its player is used for videos of more than 30 seconds, if enabled for the site.","examples":[{"cloudName":"tarnfell","publicId":"films/ridge"}],"title":"CloudinaryAsset","type":"object","additionalProperties":false,"required":["cloudName","publicId"],"properties":{"cloudName":{"x-cairn-label":"Cloud","description":"Account name at the media service.","examples":["tarnfell"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$"},"publicId":{"x-cairn-label":"Public ID","description":"Name of the video at the media service.","examples":["films/ridge"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_./-]+$"}}},"duration":{"x-cairn-label":"Duration in seconds","description":"Length of the video.","examples":[48],"type":"number","exclusiveMinimum":0},"description":{"x-cairn-label":"Video description","description":"Describes the video for people who cannot see it; also the name of the player.","examples":["A jacket is cut, sewn and taped."],"type":"string"},"media":{"x-cairn-label":"Poster image","description":"Shown until the video plays.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"","width":1600,"height":900}}],"$ref":"#/$defs/Media"},"caption":{"x-cairn-label":"Caption","description":"A line below the video.","examples":["Filmed above the Tarn in October."],"type":"string"},"playerSettings":{"x-cairn-label":"Player settings","description":"Automatic behavior and controls of the player.","examples":[{"autoplay":false,"loop":true}],"title":"PlayerSettings","type":"object","additionalProperties":false,"required":[],"properties":{"autoplay":{"x-cairn-label":"Autoplay","description":"Starts without sound when it comes into view, unless the visitor prefers reduced motion or data. YouTube videos and the media service’s player never start before a click, because nothing is loaded from them until then.","examples":[true],"type":"boolean"},"hideControls":{"x-cairn-label":"Hide controls","description":"The only control is a button to start and pause.","examples":[true],"type":"boolean"},"loop":{"x-cairn-label":"Loop","description":"Restarts at the end.","examples":[true],"type":"boolean"},"muted":{"x-cairn-label":"Muted","description":"Starts without sound.","examples":[true],"type":"boolean"}}},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const pattern6 = new RegExp("^[A-Za-z0-9_./-]+$", "u");

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema60.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("video-player" !== data.type){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video-player"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.url !== undefined){
let data11 = data.url;
if(typeof data11 === "string"){
if(data11.length < 1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats2(data11))){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "link"},message:"must match format \""+"link"+"\""};
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
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cloudinaryAsset !== undefined){
let data12 = data.cloudinaryAsset;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.cloudName === undefined){
const err12 = {instancePath:instancePath+"/cloudinaryAsset",schemaPath:"#/properties/cloudinaryAsset/required",keyword:"required",params:{missingProperty: "cloudName"},message:"must have required property '"+"cloudName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data12.publicId === undefined){
const err13 = {instancePath:instancePath+"/cloudinaryAsset",schemaPath:"#/properties/cloudinaryAsset/required",keyword:"required",params:{missingProperty: "publicId"},message:"must have required property '"+"publicId"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data12){
if(!((key1 === "cloudName") || (key1 === "publicId"))){
const err14 = {instancePath:instancePath+"/cloudinaryAsset",schemaPath:"#/properties/cloudinaryAsset/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.cloudName !== undefined){
let data13 = data12.cloudName;
if(typeof data13 === "string"){
if(data13.length < 1){
const err15 = {instancePath:instancePath+"/cloudinaryAsset/cloudName",schemaPath:"#/properties/cloudinaryAsset/properties/cloudName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data13)){
const err16 = {instancePath:instancePath+"/cloudinaryAsset/cloudName",schemaPath:"#/properties/cloudinaryAsset/properties/cloudName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
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
const err17 = {instancePath:instancePath+"/cloudinaryAsset/cloudName",schemaPath:"#/properties/cloudinaryAsset/properties/cloudName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data12.publicId !== undefined){
let data14 = data12.publicId;
if(typeof data14 === "string"){
if(data14.length < 1){
const err18 = {instancePath:instancePath+"/cloudinaryAsset/publicId",schemaPath:"#/properties/cloudinaryAsset/properties/publicId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern6.test(data14)){
const err19 = {instancePath:instancePath+"/cloudinaryAsset/publicId",schemaPath:"#/properties/cloudinaryAsset/properties/publicId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_./-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_./-]+$"+"\""};
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
const err20 = {instancePath:instancePath+"/cloudinaryAsset/publicId",schemaPath:"#/properties/cloudinaryAsset/properties/publicId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/cloudinaryAsset",schemaPath:"#/properties/cloudinaryAsset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.duration !== undefined){
let data15 = data.duration;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
const err22 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
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
const err23 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.media !== undefined){
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
const err25 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.playerSettings !== undefined){
let data19 = data.playerSettings;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!((((key2 === "autoplay") || (key2 === "hideControls")) || (key2 === "loop")) || (key2 === "muted"))){
const err26 = {instancePath:instancePath+"/playerSettings",schemaPath:"#/properties/playerSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data19.autoplay !== undefined){
if(typeof data19.autoplay !== "boolean"){
const err27 = {instancePath:instancePath+"/playerSettings/autoplay",schemaPath:"#/properties/playerSettings/properties/autoplay/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data19.hideControls !== undefined){
if(typeof data19.hideControls !== "boolean"){
const err28 = {instancePath:instancePath+"/playerSettings/hideControls",schemaPath:"#/properties/playerSettings/properties/hideControls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data19.loop !== undefined){
if(typeof data19.loop !== "boolean"){
const err29 = {instancePath:instancePath+"/playerSettings/loop",schemaPath:"#/properties/playerSettings/properties/loop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data19.muted !== undefined){
if(typeof data19.muted !== "boolean"){
const err30 = {instancePath:instancePath+"/playerSettings/muted",schemaPath:"#/properties/playerSettings/properties/muted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/playerSettings",schemaPath:"#/properties/playerSettings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate26(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}

export const Video = validate334;
const schema61 = {"title":"Video","description":"A silent, looping video that plays automatically until the visitor pauses it.","type":"object","additionalProperties":false,"required":["id","type","video"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"video"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the video.","type":"string","examples":["Kestrel, all the way round"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"The video, and a description for people who cannot see it.","examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4","description":"A jacket that turns once"}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Shown until the video plays, and instead of it if videos are not wanted.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front","alt":"","width":1000,"height":1250}}]},"aspect":{"x-cairn-label":"Shape","description":"Aspect ratio of the video.","type":"string","enum":["16/9","4/3","1/1","4/5","21/9"],"default":"16/9","examples":["16/9"]},"caption":{"x-cairn-label":"Caption","description":"A line below the video.","type":"string","examples":["Kestrel in spruce, size M"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background around the video. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.video === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "video"},message:"must have required property '"+"video"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema61.properties, key0))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("video" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video"},message:"must be equal to constant"};
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
if(!(validate4(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate10(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate16(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate126(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.aspect !== undefined){
let data11 = data.aspect;
if(typeof data11 !== "string"){
const err8 = {instancePath:instancePath+"/aspect",schemaPath:"#/properties/aspect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data11 === "16/9") || (data11 === "4/3")) || (data11 === "1/1")) || (data11 === "4/5")) || (data11 === "21/9"))){
const err9 = {instancePath:instancePath+"/aspect",schemaPath:"#/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema61.properties.aspect.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
const err10 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate16(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate16(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
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
validate334.errors = vErrors;
return errors === 0;
}

export const Page = validate344;
const schema62 = {"title":"Page","description":"A content document. Its blocks are validated one by one by their own schemas, so that one invalid block does not break the page.","type":"object","additionalProperties":false,"required":["id","type","name","slug","components"],"properties":{"$schema":{"x-cairn-label":"Schema","description":"Path of the schema, which editing tools use for completion and validation.","type":"string","examples":["../../../../generated/content/document.schema.json"]},"id":{"x-cairn-label":"ID","description":"Unique among all documents of the site.","type":"string","minLength":1,"examples":["tarnfell-a-tent-for-two"]},"type":{"x-cairn-label":"Type","description":"Type of the document, which decides where it is shown.","type":"string","enum":["page","article","menu","footer","fragment","popups","category","product","search"],"examples":["page"]},"name":{"x-cairn-label":"Name","description":"Name of the document in lists of documents.","type":"string","minLength":1,"examples":["a-tent-for-two"]},"slug":{"x-cairn-label":"Slug","description":"Last part of the page's URL: lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z0-9][a-z0-9/-]*$","examples":["a-tent-for-two"]},"parent":{"x-cairn-label":"Parent page","description":"Slug of the parent page, for breadcrumbs and lists of child pages.","type":"string","examples":["articles"]},"siteId":{"x-cairn-label":"Site","description":"Set by the content service.","type":"string","examples":["tarnfell"]},"locale":{"x-cairn-label":"Locale","description":"Set by the content service, e.g. en-us.","type":"string","examples":["en-us"]},"revision":{"x-cairn-label":"Revision","description":"Changes with every edit of the document; set by the content service.","type":"string","examples":["r-1042"]},"pageType":{"title":"PageType","x-cairn-label":"Tracking type","description":"Page type in tracking events.","type":"string","enum":["product","category list","cart","account","search","search hub","home","order confirmation","checkout","error","other"],"examples":["home"]},"visibleFrom":{"x-cairn-label":"Visible from","description":"Date and time from which the document or this version is shown; immediately if empty. Among several visible versions, the latest one is shown.","type":"string","format":"date-time","examples":["2026-12-01T06:00:00Z"]},"visibleUntil":{"x-cairn-label":"Visible until","description":"Date and time until which the document or this version is shown; indefinitely if empty. Afterward, the previous version is shown again.","type":"string","format":"date-time","examples":["2027-01-06T23:00:00Z"]},"seo":{"$ref":"#/$defs/Seo"},"article":{"$ref":"#/$defs/ArticleContent"},"components":{"x-cairn-label":"Blocks","description":"Blocks of the page, from top to bottom.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"story","richText":"<p>Out before the birds.</p>"}]]}}};
const pattern7 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const formats38 = formats["date-time"];
const schema63 = {"title":"Seo","x-cairn-label":"Search engines","description":"How the page appears in search engines and shared links.","type":"object","additionalProperties":false,"required":[],"properties":{"title":{"x-cairn-label":"Title","description":"Title of the page in the browser tab and in search results.","type":"string","minLength":1,"examples":["A tent for two, honestly"]},"description":{"x-cairn-label":"Description","description":"One or two sentences below the title in search results.","type":"string","examples":["How much room two people need, measured with two people."]},"image":{"x-cairn-label":"Image URL","description":"Image of shared links.","type":"string","format":"media-url","examples":["/media/tarnfell/image/upload/v1/scenes/camp-night"]},"noIndex":{"x-cairn-label":"Hide from search engines","description":"Asks search engines not to list the page.","type":"boolean","examples":[false]}},"examples":[{"title":"A tent for two, honestly","description":"How much room two people need."}]};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats4(data2))){
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
validate345.errors = vErrors;
return errors === 0;
}

const schema64 = {"title":"ArticleContent","x-cairn-label":"Article","description":"Content of an article page around its blocks.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"x-cairn-label":"Title","description":"Heading of the article.","type":"string","minLength":1,"examples":["A tent for two, honestly"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["How much room two people need, measured with two people."]},"eyebrow":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["Know-how"]},"date":{"x-cairn-label":"Date","description":"Date of the article.","type":"string","format":"date","examples":["2026-08-20"]},"hidePageDate":{"x-cairn-label":"Hide the date","description":"Hides the date on the page.","type":"boolean","examples":[false]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Top image","description":"Large image above the article, cropped for each screen size."},"articleWidth":{"x-cairn-label":"Width","description":"A narrow column for reading, or a wide one.","type":"string","enum":["narrow","wide"],"examples":["narrow"]},"author":{"x-cairn-label":"Author","description":"Author of the article.","type":"string","examples":["Ines Maurer"]},"relatedQuery":{"x-cairn-label":"Related articles query","description":"Search terms for up to four articles under “related content”.","type":"string","examples":["tent"]},"url":{"x-cairn-label":"URL","description":"URL of the article in lists.","type":"string","format":"link","examples":["/articles/a-tent-for-two"]},"picture":{"$ref":"#/$defs/Image","x-cairn-label":"Image in lists","description":"Small image in lists of articles."},"tags":{"x-cairn-label":"Tags","description":"Topics used to filter lists of articles.","type":"array","items":{"$ref":"#/$defs/ArticleTag"},"examples":[[{"id":"know-how","label":"Know-how"}]]}},"examples":[{"title":"A tent for two, honestly"}]};
const formats44 = formats.date;
const schema65 = {"title":"ArticleTag","x-cairn-label":"Tag","description":"Topic of the article, used to filter lists of articles.","type":"object","additionalProperties":false,"required":["label"],"properties":{"id":{"x-cairn-label":"ID","description":"Name of the tag in URLs and filters.","type":"string","examples":["know-how"]},"label":{"x-cairn-label":"Label","description":"Text that visitors see.","type":"string","minLength":1,"examples":["Know-how"]}},"examples":[{"id":"know-how","label":"Know-how"}]};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate350.errors = vErrors;
return errors === 0;
}


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema64.properties, key0))){
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
if(!(formats44(data3))){
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
if(!(validate44(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
const err10 = {instancePath:instancePath+"/articleWidth",schemaPath:"#/properties/articleWidth/enum",keyword:"enum",params:{allowedValues: schema64.properties.articleWidth.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats2(data9))){
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
if(!(validate45(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate350(data11[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
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
validate347.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema62.properties, key0))){
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
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema62.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!pattern7.test(data4)){
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
const err20 = {instancePath:instancePath+"/pageType",schemaPath:"#/properties/pageType/enum",keyword:"enum",params:{allowedValues: schema62.properties.pageType.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats38(data10))){
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
if(!(formats38(data11))){
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
if(!(validate345(data.seo, {instancePath:instancePath+"/seo",parentData:data,parentDataProperty:"seo",rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
}
if(data.article !== undefined){
if(!(validate347(data.article, {instancePath:instancePath+"/article",parentData:data,parentDataProperty:"article",rootData}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(validate64(data14[i0], {instancePath:instancePath+"/components/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate344.errors = vErrors;
return errors === 0;
}

export const FragmentReference = validate354;
const schema66 = {"title":"FragmentReference","description":"A placeholder among blocks, which the content service replaces with the blocks of a fragment document.","type":"object","additionalProperties":false,"required":["id","type","fragmentId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Marks the position of a fragment.","const":"fragment"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"fragmentId":{"x-cairn-label":"Fragment slug","description":"Fragment whose blocks appear here.","type":"string","minLength":1,"examples":["sale-note"]}}};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.fragmentId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fragmentId"},message:"must have required property '"+"fragmentId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "fragmentId"))){
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
if(!(validate2(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("fragment" !== data.type){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fragment"},message:"must be equal to constant"};
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
if(data.fragmentId !== undefined){
let data3 = data.fragmentId;
if(typeof data3 === "string"){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/fragmentId",schemaPath:"#/properties/fragmentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err7 = {instancePath:instancePath+"/fragmentId",schemaPath:"#/properties/fragmentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate354.errors = vErrors;
return errors === 0;
}


export const validateBlockAll = {
  'accordion': Accordion,
  'article-grid': ArticleGrid,
  'benefit-bar': BenefitBar,
  'category-cards': CategoryCards,
  'collection': Collection,
  'cta-buttons': CtaButtons,
  'curalate-gallery': CuralateGallery,
  'experience': Experience,
  'filter-by': FilterBy,
  'footer-items': FooterItems,
  'hero': Hero,
  'icon-and-text-collection': IconAndTextCollection,
  'image-banner': ImageBanner,
  'inline-catalog-grid': InlineCatalogGrid,
  'linked-card': LinkedCard,
  'mega-menu': MegaMenu,
  'multi-link-card': MultiLinkCard,
  'newsletter-signup': NewsletterSignup,
  'olapic-gallery': OlapicGallery,
  'pop-up': PopUp,
  'product-recommendations': ProductRecommendations,
  'product-upsell': ProductUpsell,
  'promo-bar': PromoBar,
  'promo-message': PromoMessage,
  'rich-text': RichText,
  'secondary-nav': SecondaryNav,
  'segmentation': Segmentation,
  'spacer': Spacer,
  'ugc': Ugc,
  'video-player': VideoPlayer,
  'video': Video,
};

export const validatePageAll = Page;
export const validateFragmentReferenceAll = FragmentReference;
