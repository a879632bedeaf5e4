// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isColor, isDate, isDateTime, isLink, isMediaUrl } from '../validator-runtime.js';

export const Accordion = validate53;
const schema20 = {"title":"Accordion","description":"Headings that expand and collapse their text.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"accordion"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text above the items.","type":"string","format":"html","examples":["<p>What we are asked most.</p>"]},"headingLevel":{"x-cairn-label":"Heading level","description":"Level of the headings in the page outline, for screen readers and search engines.","type":"integer","minimum":2,"maximum":6,"examples":[3]},"allowMultiple":{"x-cairn-label":"Several open at once","description":"Opening an item leaves the others open.","type":"boolean","default":true,"examples":[true]},"items":{"x-cairn-label":"Items","description":"Headings and their texts.","type":"array","items":{"title":"AccordionItem","x-cairn-label":"Item","description":"A heading and its collapsible text.","type":"object","additionalProperties":false,"required":["id","title","body"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the items.","type":"string","minLength":1,"examples":["returns"]},"title":{"x-cairn-label":"Heading","description":"Always visible; a click shows the text.","type":"string","minLength":1,"examples":["How do I return something?"]},"body":{"x-cairn-label":"Text","description":"Text that the heading shows and hides.","type":"string","format":"html","examples":["<p>Within 30 days, free of charge.</p>"]},"open":{"x-cairn-label":"Initially open","description":"Shows the text without a click.","type":"boolean","examples":[false]}},"examples":[{"id":"returns","title":"How do I return something?","body":"<p>Within 30 days, free of charge.</p>"}]},"minItems":1,"maxItems":60,"examples":[[{"id":"returns","title":"How do I return something?","body":"<p>Within 30 days, free of charge.</p>"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const func1 = Object.prototype.hasOwnProperty;
const schema21 = {"title":"BlockId","x-cairn-label":"ID","description":"Unique on its page and unchanged between revisions. Links can point to it as an anchor.","type":"string","minLength":1,"maxLength":80,"pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]*$","examples":["winter-jackets"]};
const pattern3 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]*$", "u");

function validate54(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!pattern3.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]*$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"BottomMargins","x-cairn-label":"Space below","description":"Space below the block by screen size; a missing size uses the next smaller one.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On phones","description":"Space below the block on phones.","examples":["md"]},"md":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On tablets","description":"Space below the block from 600 px.","examples":["lg"]},"lg":{"$ref":"#/$defs/SpaceSize","x-cairn-label":"On large screens","description":"Space below the block from 1024 px.","examples":["xl"]}},"examples":[{"sm":"lg","lg":"xl"}]};
const schema23 = {"title":"SpaceSize","x-cairn-label":"Spacing","description":"Amount of space, from none to xl.","type":"string","enum":["none","xs","sm","md","lg","xl"],"examples":["lg"]};

function validate57(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((data === "none") || (data === "xs")) || (data === "sm")) || (data === "md")) || (data === "lg")) || (data === "xl"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema23.enum}));
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "sm") || (key0 === "md")) || (key0 === "lg"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sm !== undefined){
if(!(validate57(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate57(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate57(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg"}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
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

const schema24 = {"title":"HideOnBreakpoint","x-cairn-label":"Hidden on","description":"Screen sizes on which the block is hidden.","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true,"examples":[["sm"]]};
const schema25 = {"title":"Breakpoint","x-cairn-label":"Screen size","description":"sm: phones (below 600 px). md: tablets (from 600 px). lg: large screens (from 1024 px).","type":"string","enum":["sm","md","lg"],"examples":["sm"]};

function validate63(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "sm") || (data === "md")) || (data === "lg"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema25.enum}));
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const func0 = equal;

function validate62(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0}))){
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
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema26 = {"title":"TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","type":"string","enum":["display","h1","h2","h3","h4"],"examples":["h2"]};

function validate66(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "display") || (data === "h1")) || (data === "h2")) || (data === "h3")) || (data === "h4"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema26.enum}));
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema27 = {"title":"Color","x-cairn-label":"Color","description":"A brand color by name, such as surface-inverse, or a CSS color (hex, rgb() or hsl()).","type":"string","format":"color","examples":["surface-inverse"]};
const formats0 = isColor;

function validate68(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats0(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "color"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("accordion" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "accordion"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.headingLevel !== undefined){
let data12 = data.headingLevel;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(fault(instancePath+"/headingLevel","type",{type: "integer"}));
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 6 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/headingLevel","maximum",{comparison: "<=", limit: 6}));
errors++;
}
if(data12 < 2 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/headingLevel","minimum",{comparison: ">=", limit: 2}));
errors++;
}
}
}
if(data.allowMultiple !== undefined){
if(typeof data.allowMultiple !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/allowMultiple","type",{type: "boolean"}));
errors++;
}
}
if(data.items !== undefined){
let data14 = data.items;
if(Array.isArray(data14)){
if(data14.length > 60){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 60}));
errors++;
}
if(data14.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "id"}));
errors++;
}
if(data15.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "title"}));
errors++;
}
if(data15.body === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "body"}));
errors++;
}
for(const key1 in data15){
if(!((((key1 === "id") || (key1 === "title")) || (key1 === "body")) || (key1 === "open"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(data16.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","type",{type: "string"}));
errors++;
}
}
if(data15.title !== undefined){
let data17 = data15.title;
if(typeof data17 === "string"){
if(data17.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","type",{type: "string"}));
errors++;
}
}
if(data15.body !== undefined){
if(!(typeof data15.body === "string")){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/body","type",{type: "string"}));
errors++;
}
}
if(data15.open !== undefined){
if(typeof data15.open !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/open","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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

export const ArticleGrid = validate72;
const schema28 = {"title":"ArticleGrid","description":"Article cards, newest first, with tag filters and a button to show more.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"article-grid"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["All stories"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A short line above the title.","type":"string","examples":["Field notes"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Stories from outside"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What we found when we stayed out longer."]},"richText":{"x-cairn-label":"Text","description":"Text above the cards.","type":"string","format":"html","examples":["<p>Field notes, places and know-how.</p>"]},"query":{"x-cairn-label":"Search words","description":"Only articles that contain all these words in their title, subtitle, tags or text.","examples":["winter"],"type":"string","maxLength":200},"tags":{"x-cairn-label":"Tags","description":"Only articles that have all these tags.","examples":[["hiking"]],"type":"array","items":{"x-cairn-label":"Tag","description":"ID of a tag.","type":"string","minLength":1,"examples":["know-how"]},"maxItems":10,"uniqueItems":true},"rows":{"x-cairn-label":"Rows","description":"Number of rows at first, and number added by \"read more\".","examples":[2],"type":"integer","minimum":1,"maximum":12,"default":2},"gridSize":{"x-cairn-label":"Cards per row","description":"On large screens. Defaults to the site setting.","examples":[3],"type":"integer","minimum":2,"maximum":4},"showFilters":{"x-cairn-label":"Filters","description":"Lets visitors filter by tag.","examples":[true],"type":"boolean","default":true},"stickyFilters":{"x-cairn-label":"Sticky filters","description":"The filter bar stays at the top while the visitor scrolls through the cards.","examples":[true],"type":"boolean","default":false},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema29 = {"title":"Alignment","x-cairn-label":"Alignment","description":"Text aligned left, center or right.","type":"string","enum":["left","center","right"],"examples":["center"]};

function validate78(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "left") || (data === "center")) || (data === "right"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema29.enum}));
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("article-grid" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "article-grid"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.query !== undefined){
let data12 = data.query;
if(typeof data12 === "string"){
if(data12.length > 200){
(vErrors ??= []).push(fault(instancePath+"/query","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/query","type",{type: "string"}));
errors++;
}
}
if(data.tags !== undefined){
let data13 = data.tags;
if(Array.isArray(data13)){
if(data13.length > 10){
(vErrors ??= []).push(fault(instancePath+"/tags","maxItems",{limit: 10}));
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 === "string"){
if(data14.length < 1){
(vErrors ??= []).push(fault(instancePath+"/tags/" + i0,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tags/" + i0,"type",{type: "string"}));
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
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tags","type",{type: "array"}));
errors++;
}
}
if(data.rows !== undefined){
let data15 = data.rows;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
(vErrors ??= []).push(fault(instancePath+"/rows","type",{type: "integer"}));
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 12 || isNaN(data15)){
(vErrors ??= []).push(fault(instancePath+"/rows","maximum",{comparison: "<=", limit: 12}));
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push(fault(instancePath+"/rows","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.gridSize !== undefined){
let data16 = data.gridSize;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push(fault(instancePath+"/gridSize","type",{type: "integer"}));
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 4 || isNaN(data16)){
(vErrors ??= []).push(fault(instancePath+"/gridSize","maximum",{comparison: "<=", limit: 4}));
errors++;
}
if(data16 < 2 || isNaN(data16)){
(vErrors ??= []).push(fault(instancePath+"/gridSize","minimum",{comparison: ">=", limit: 2}));
errors++;
}
}
}
if(data.showFilters !== undefined){
if(typeof data.showFilters !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/showFilters","type",{type: "boolean"}));
errors++;
}
}
if(data.stickyFilters !== undefined){
if(typeof data.stickyFilters !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/stickyFilters","type",{type: "boolean"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

export const BenefitBar = validate82;
const schema30 = {"title":"BenefitBar","description":"A bar with the benefits of the shop. A visitor who closes it does not see it again.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"benefit-bar"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"items":{"x-cairn-label":"Benefits","description":"A few words each, with an optional icon and link.","type":"array","maxItems":6,"items":{"title":"BenefitBarItem","x-cairn-label":"Benefit","description":"A few words with an optional icon and link.","type":"object","additionalProperties":false,"required":["text"],"properties":{"icon":{"$ref":"#/$defs/ContentIcon","x-cairn-label":"Icon","description":"Icon before the text.","examples":["delivery"]},"text":{"x-cairn-label":"Text","description":"The benefit in a few words.","type":"string","minLength":1,"examples":["Free delivery over $75"]},"url":{"x-cairn-label":"Link","description":"Destination of the text; without it, the text is not a link.","type":"string","format":"link","minLength":1,"examples":["/help/returns/how-to-return"]}}},"examples":[[{"icon":"delivery","text":"Free delivery over $75","url":"/help/returns/how-to-return"}]]},"closable":{"x-cairn-label":"Can be closed","description":"Shows a button that closes the bar permanently in this browser. On by default.","type":"boolean","default":true,"examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the bar. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema31 = {"title":"ContentIcon","x-cairn-label":"Icon","description":"A line icon next to a text.","type":"string","enum":["clock","delivery","drop","feather","gift","heart","leaf","mountain","people","phone","recycle","repair","returns","shield","star","sun"],"examples":["delivery"]};

function validate86(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((((((((data === "clock") || (data === "delivery")) || (data === "drop")) || (data === "feather")) || (data === "gift")) || (data === "heart")) || (data === "leaf")) || (data === "mountain")) || (data === "people")) || (data === "phone")) || (data === "recycle")) || (data === "repair")) || (data === "returns")) || (data === "shield")) || (data === "star")) || (data === "sun"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema31.enum}));
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

const formats2 = isLink;

function validate82(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("benefit-bar" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "benefit-bar"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length > 6){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 6}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "text"}));
errors++;
}
for(const key1 in data7){
if(!(((key1 === "icon") || (key1 === "text")) || (key1 === "url"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data7.icon !== undefined){
if(!(validate86(data7.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data7,parentDataProperty:"icon"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/text","type",{type: "string"}));
errors++;
}
}
if(data7.url !== undefined){
let data10 = data7.url;
if(typeof data10 === "string"){
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data10))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.closable !== undefined){
if(typeof data.closable !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/closable","type",{type: "boolean"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

export const CategoryCards = validate90;
const schema32 = {"title":"CategoryCards","description":"Cards that link to categories.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"category-cards"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"columns":{"x-cairn-label":"Columns on large screens","description":"Number of cards per row. Defaults to the number of cards, up to four.","type":"integer","minimum":2,"maximum":6,"examples":[4]},"shape":{"x-cairn-label":"Shape","description":"Shape of the images.","type":"string","enum":["square","portrait","landscape","circle"],"default":"portrait","examples":["portrait"]},"titlePosition":{"x-cairn-label":"Title","description":"On the image or below it.","type":"string","enum":["overlay","below"],"default":"below","examples":["below"]},"items":{"x-cairn-label":"Cards","description":"One card per category.","type":"array","items":{"title":"CategoryCard","x-cairn-label":"Card","description":"An image with a title that links to a category.","type":"object","additionalProperties":false,"required":["id","title","media","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the cards.","type":"string","minLength":1,"examples":["jackets"]},"title":{"x-cairn-label":"Title","description":"Name of the category.","type":"string","minLength":1,"examples":["Jackets"]},"subtitle":{"x-cairn-label":"Subtitle","description":"A few words below the title.","type":"string","examples":["For rain, wind and both"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image of the card, cropped for each screen size."},"url":{"x-cairn-label":"URL","description":"Destination of the card.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"}},"examples":[{"id":"jackets","title":"Jackets","media":{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}},"url":"/c/jackets-2000"}]},"minItems":1,"maxItems":24,"examples":[[{"id":"jackets","title":"Jackets","media":{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}},"url":"/c/jackets-2000"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema33 = {"title":"Media","x-cairn-label":"Image","description":"One image, cropped for each screen size; a missing size uses the adjacent one.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/Image","x-cairn-label":"On phones","description":"Image below 600 px."},"md":{"$ref":"#/$defs/Image","x-cairn-label":"On tablets","description":"Image from 600 px."},"lg":{"$ref":"#/$defs/Image","x-cairn-label":"On large screens","description":"Image from 1024 px."}},"minProperties":1,"examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]};
const schema34 = {"title":"Image","x-cairn-label":"Image","description":"An image with its original size in pixels. An empty alternative text marks it as decorative.","type":"object","additionalProperties":false,"required":["url","alt"],"properties":{"url":{"x-cairn-label":"Image URL","description":"URL of the image file.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/image/upload/v1/scenes/ridge-dawn"]},"alt":{"x-cairn-label":"Alternative text","description":"Description of the image for people who cannot see it; empty for a decorative image.","type":"string","examples":["First light on a ridge"]},"width":{"x-cairn-label":"Width","description":"Original width in pixels; reserves the space while the image loads.","type":"integer","minimum":1,"examples":[1200]},"height":{"x-cairn-label":"Height","description":"Original height in pixels; reserves the space while the image loads.","type":"integer","minimum":1,"examples":[1500]},"seoTitle":{"x-cairn-label":"Search engine title","description":"Title of the image for search engines; shoppers do not see it.","type":"string","examples":["A hiker on a ridge at dawn"]},"seoDescription":{"x-cairn-label":"Search engine description","description":"One sentence about the image for search engines; shoppers do not see it.","type":"string","examples":["A hiker in a light shell crosses a ridge before sunrise."]}},"examples":[{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}]};
const formats4 = isMediaUrl;

function validate97(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.alt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "alt"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "url") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height")) || (key0 === "seoTitle")) || (key0 === "seoDescription"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats4(data0))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.alt !== undefined){
if(typeof data.alt !== "string"){
(vErrors ??= []).push(fault(instancePath+"/alt","type",{type: "string"}));
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/width","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/width","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/height","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/height","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.seoTitle !== undefined){
if(typeof data.seoTitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/seoTitle","type",{type: "string"}));
errors++;
}
}
if(data.seoDescription !== undefined){
if(typeof data.seoDescription !== "string"){
(vErrors ??= []).push(fault(instancePath+"/seoDescription","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sm") || (key0 === "md")) || (key0 === "lg"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sm !== undefined){
if(!(validate97(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate97(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validate97(data.lg, {instancePath:instancePath+"/lg",parentData:data,parentDataProperty:"lg"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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

const schema35 = {"title":"TargetAttribute","x-cairn-label":"Opens in","description":"In the same tab (_self) or a new tab (_blank).","type":"string","enum":["_self","_blank"],"examples":["_self"]};

function validate102(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((data === "_self") || (data === "_blank"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema35.enum}));
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("category-cards" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "category-cards"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.columns !== undefined){
let data12 = data.columns;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(fault(instancePath+"/columns","type",{type: "integer"}));
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 6 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/columns","maximum",{comparison: "<=", limit: 6}));
errors++;
}
if(data12 < 2 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/columns","minimum",{comparison: ">=", limit: 2}));
errors++;
}
}
}
if(data.shape !== undefined){
let data13 = data.shape;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/shape","type",{type: "string"}));
errors++;
}
if(!((((data13 === "square") || (data13 === "portrait")) || (data13 === "landscape")) || (data13 === "circle"))){
(vErrors ??= []).push(fault(instancePath+"/shape","enum",{allowedValues: schema32.properties.shape.enum}));
errors++;
}
}
if(data.titlePosition !== undefined){
let data14 = data.titlePosition;
if(typeof data14 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/titlePosition","type",{type: "string"}));
errors++;
}
if(!((data14 === "overlay") || (data14 === "below"))){
(vErrors ??= []).push(fault(instancePath+"/titlePosition","enum",{allowedValues: schema32.properties.titlePosition.enum}));
errors++;
}
}
if(data.items !== undefined){
let data15 = data.items;
if(Array.isArray(data15)){
if(data15.length > 24){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 24}));
errors++;
}
if(data15.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "id"}));
errors++;
}
if(data16.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "title"}));
errors++;
}
if(data16.media === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "media"}));
errors++;
}
if(data16.url === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "url"}));
errors++;
}
for(const key1 in data16){
if(!((((((key1 === "id") || (key1 === "title")) || (key1 === "subtitle")) || (key1 === "media")) || (key1 === "url")) || (key1 === "targetAttribute"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data16.id !== undefined){
let data17 = data16.id;
if(typeof data17 === "string"){
if(data17.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","type",{type: "string"}));
errors++;
}
}
if(data16.title !== undefined){
let data18 = data16.title;
if(typeof data18 === "string"){
if(data18.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","type",{type: "string"}));
errors++;
}
}
if(data16.subtitle !== undefined){
if(typeof data16.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data16.media !== undefined){
if(!(validate96(data16.media, {instancePath:instancePath+"/items/" + i0+"/media",parentData:data16,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data16.url !== undefined){
let data21 = data16.url;
if(typeof data21 === "string"){
if(data21.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data21))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","type",{type: "string"}));
errors++;
}
}
if(data16.targetAttribute !== undefined){
if(!(validate102(data16.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data16,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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

export const Collection = validate106;
const schema36 = {"title":"Collection","description":"Blocks in a grid or a carousel, by screen size.","type":"object","additionalProperties":false,"required":["id","type","breakpoints","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"collection"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"breakpoints":{"title":"CollectionBreakpoints","x-cairn-label":"By screen size","description":"Grid or carousel, for each screen size.","type":"object","additionalProperties":false,"required":["sm"],"properties":{"sm":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On phones","description":"Layout below 600 px."},"md":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On tablets","description":"Layout from 600 px."},"lg":{"$ref":"#/$defs/CollectionBreakpoint","x-cairn-label":"On large screens","description":"Layout from 1024 px."}},"examples":[{"sm":{"type":"carousel","slideWidth":80},"lg":{"type":"grid","columns":4}}]},"items":{"x-cairn-label":"Items","description":"Blocks shown side by side.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":48,"examples":[[{"type":"linked-card","id":"card-1","title":"Jackets"}]]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the whole collection.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop all","url":"/c/jackets-2000","style":"outline"}]]},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema37 = {"title":"CollectionBreakpoint","x-cairn-label":"Grid or carousel","description":"Layout of the blocks at one screen size.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"x-cairn-label":"Layout","description":"A carousel to swipe through, or a grid of rows and columns.","type":"string","enum":["carousel","grid"],"examples":["carousel"]},"columns":{"x-cairn-label":"Columns","description":"Number of blocks per row; in a carousel, number of visible blocks.","type":"integer","minimum":1,"maximum":6,"examples":[3]},"slideWidth":{"x-cairn-label":"Slide width in percent of the carousel","description":"Share of the carousel that one slide takes; below 100, a part of the next slide is visible.","type":"number","exclusiveMinimum":0,"maximum":100,"examples":[80]},"slidePadding":{"x-cairn-label":"Gap between slides in pixels","description":"Space between two slides.","type":"number","minimum":0,"maximum":120,"examples":[16]},"showArrows":{"x-cairn-label":"Arrows","description":"Buttons to the previous and the next slide.","type":"boolean","examples":[true]},"showIndicators":{"x-cairn-label":"Indicators","description":"Dots that mark the current slide.","type":"boolean","examples":[true]},"autoplay":{"x-cairn-label":"Autoplay","description":"Slides advance automatically until the visitor pauses them.","type":"boolean","examples":[false]},"autorotateTime":{"x-cairn-label":"Seconds between slides","description":"Display time of a slide with autoplay.","type":"number","exclusiveMinimum":0,"maximum":120,"examples":[6]},"loop":{"x-cairn-label":"Loop","description":"The first slide follows the last one.","type":"boolean","examples":[false]}},"examples":[{"type":"grid","columns":3}]};

function validate112(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
if(!((data0 === "carousel") || (data0 === "grid"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: schema37.properties.type.enum}));
errors++;
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/columns","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 6 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/columns","maximum",{comparison: "<=", limit: 6}));
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/columns","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.slideWidth !== undefined){
let data2 = data.slideWidth;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/slideWidth","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data2 <= 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/slideWidth",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slideWidth","type",{type: "number"}));
errors++;
}
}
if(data.slidePadding !== undefined){
let data3 = data.slidePadding;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 120 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/slidePadding","maximum",{comparison: "<=", limit: 120}));
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/slidePadding","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slidePadding","type",{type: "number"}));
errors++;
}
}
if(data.showArrows !== undefined){
if(typeof data.showArrows !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/showArrows","type",{type: "boolean"}));
errors++;
}
}
if(data.showIndicators !== undefined){
if(typeof data.showIndicators !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/showIndicators","type",{type: "boolean"}));
errors++;
}
}
if(data.autoplay !== undefined){
if(typeof data.autoplay !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/autoplay","type",{type: "boolean"}));
errors++;
}
}
if(data.autorotateTime !== undefined){
let data7 = data.autorotateTime;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 120 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/autorotateTime","maximum",{comparison: "<=", limit: 120}));
errors++;
}
if(data7 <= 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/autorotateTime",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/autorotateTime","type",{type: "number"}));
errors++;
}
}
if(data.loop !== undefined){
if(typeof data.loop !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/loop","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema38 = {"title":"RawBlock","x-cairn-label":"Block","description":"A content block; its own schema defines its fields.","type":"object","required":["type","id"],"properties":{"type":{"x-cairn-label":"Type","description":"Type of the block.","type":"string","minLength":1,"examples":["rich-text"]},"id":{"x-cairn-label":"ID","description":"Unique on its page and unchanged between revisions.","type":"string","minLength":1,"examples":["story"]},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]}},"additionalProperties":true,"examples":[{"type":"rich-text","id":"story","richText":"<p>Out before the birds.</p>"}]};

function validate116(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/type","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema39 = {"title":"Target","x-cairn-label":"Button or link","description":"A button or link. A URL that starts with #modal opens that dialog on the same page; ?…#modal… also changes the query of the URL.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"x-cairn-label":"Text","description":"Text of the button or link.","type":"string","minLength":1,"examples":["Shop jackets"]},"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, another site or a dialog.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"style":{"$ref":"#/$defs/TargetStyle"},"ariaLabel":{"x-cairn-label":"Accessible name","description":"Text for screen readers, if the visible text is not clear on its own.","type":"string","examples":["Shop all winter jackets"]}},"examples":[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]};
const schema40 = {"title":"TargetStyle","x-cairn-label":"Style","description":"A primary, secondary, outlined or inverse button, or a text link.","type":"string","enum":["primary","secondary","outline","inverse","text-link"],"examples":["primary"]};

function validate120(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "primary") || (data === "secondary")) || (data === "outline")) || (data === "inverse")) || (data === "text-link"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema40.enum}));
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "text"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "text") || (key0 === "url")) || (key0 === "targetAttribute")) || (key0 === "style")) || (key0 === "ariaLabel"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
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
if(!(formats2(data1))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate102(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate120(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style"}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.ariaLabel !== undefined){
if(typeof data.ariaLabel !== "string"){
(vErrors ??= []).push(fault(instancePath+"/ariaLabel","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.breakpoints === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "breakpoints"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("collection" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "collection"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.breakpoints !== undefined){
let data12 = data.breakpoints;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.sm === undefined){
(vErrors ??= []).push(fault(instancePath+"/breakpoints","required",{missingProperty: "sm"}));
errors++;
}
for(const key1 in data12){
if(!(((key1 === "sm") || (key1 === "md")) || (key1 === "lg"))){
(vErrors ??= []).push(fault(instancePath+"/breakpoints","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data12.sm !== undefined){
if(!(validate112(data12.sm, {instancePath:instancePath+"/breakpoints/sm",parentData:data12,parentDataProperty:"sm"}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data12.md !== undefined){
if(!(validate112(data12.md, {instancePath:instancePath+"/breakpoints/md",parentData:data12,parentDataProperty:"md"}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data12.lg !== undefined){
if(!(validate112(data12.lg, {instancePath:instancePath+"/breakpoints/lg",parentData:data12,parentDataProperty:"lg"}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/breakpoints","type",{type: "object"}));
errors++;
}
}
if(data.items !== undefined){
let data16 = data.items;
if(Array.isArray(data16)){
if(data16.length > 48){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 48}));
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data16[i0], {instancePath:instancePath+"/items/" + i0,parentData:data16,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.targets !== undefined){
let data18 = data.targets;
if(Array.isArray(data18)){
if(data18.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate118(data18[i1], {instancePath:instancePath+"/targets/" + i1,parentData:data18,parentDataProperty:i1}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

export const CtaButtons = validate126;
const schema41 = {"title":"CtaButtons","description":"A row of call-to-action buttons.","type":"object","additionalProperties":false,"required":["id","type","targets"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"cta-buttons"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the buttons.","type":"string","examples":["Ready for winter?"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"targets":{"x-cairn-label":"Buttons and links","description":"Buttons from left to right.","type":"array","items":{"$ref":"#/$defs/Target"},"minItems":1,"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"alignment":{"$ref":"#/$defs/Alignment"},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate126(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "targets"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("cta-buttons" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "cta-buttons"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data9 = data.targets;
if(Array.isArray(data9)){
if(data9.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/targets","minItems",{limit: 1}));
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data9[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data9,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/equalTargetSize","type",{type: "boolean"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

export const CuralateGallery = validate136;
const schema42 = {"title":"CuralateGallery","description":"A gallery of shoppers' photos from Curalate.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"curalate-gallery"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Gallery of the product"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-product"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80},"filter":{"x-cairn-label":"Filter","description":"Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.","examples":["productId:PRODUCT_ID"],"type":"string","maxLength":200}}};
const pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate136(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.containerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "containerId"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("curalate-gallery" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "curalate-gallery"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
(vErrors ??= []).push(fault(instancePath+"/containerId","maxLength",{limit: 80}));
errors++;
}
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/containerId","minLength",{limit: 1}));
errors++;
}
if(!pattern4.test(data13)){
(vErrors ??= []).push(fault(instancePath+"/containerId","pattern",{pattern: "^[A-Za-z0-9_-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/containerId","type",{type: "string"}));
errors++;
}
}
if(data.filter !== undefined){
let data14 = data.filter;
if(typeof data14 === "string"){
if(data14.length > 200){
(vErrors ??= []).push(fault(instancePath+"/filter","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filter","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

export const Experience = validate145;
const schema43 = {"title":"Experience","description":"The personalization service selects the variant to show.","type":"object","additionalProperties":false,"required":["id","type","experienceId","baselines","variants"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"experience"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"experienceId":{"x-cairn-label":"Experience","description":"ID of the test or personalization that selects the variant.","type":"string","minLength":1,"examples":["tarnfell-home-hero"]},"baselines":{"x-cairn-label":"Baseline","description":"Blocks for visitors without a variant.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"hello","richText":"<p>Good morning.</p>"}]]},"trackingEvent":{"x-cairn-label":"Tracking event","description":"Name of the decision in analytics; shoppers do not see it.","type":"string","examples":["home-hero"]},"variants":{"x-cairn-label":"Variants","description":"Blocks that some visitors see instead of the baseline.","type":"array","items":{"title":"ExperienceVariant","x-cairn-label":"Variant","description":"An alternative to the baseline.","type":"object","additionalProperties":false,"required":["name","variantId","targets"],"properties":{"name":{"x-cairn-label":"Name","description":"Name of the variant in reports.","type":"string","minLength":1,"examples":["Snow"]},"variantId":{"x-cairn-label":"ID","description":"ID of the variant in the test.","type":"string","minLength":1,"examples":["b"]},"targets":{"x-cairn-label":"Blocks","description":"Blocks for visitors with this variant.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]]}},"examples":[{"name":"Snow","variantId":"b","targets":[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]}]},"examples":[[{"name":"Snow","variantId":"b","targets":[{"type":"rich-text","id":"snow","richText":"<p>It snows.</p>"}]}]]}}};

function validate145(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.experienceId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "experienceId"}));
errors++;
}
if(data.baselines === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "baselines"}));
errors++;
}
if(data.variants === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "variants"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("experience" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "experience"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.experienceId !== undefined){
let data6 = data.experienceId;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/experienceId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/experienceId","type",{type: "string"}));
errors++;
}
}
if(data.baselines !== undefined){
let data7 = data.baselines;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data7[i0], {instancePath:instancePath+"/baselines/" + i0,parentData:data7,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/baselines","type",{type: "array"}));
errors++;
}
}
if(data.trackingEvent !== undefined){
if(typeof data.trackingEvent !== "string"){
(vErrors ??= []).push(fault(instancePath+"/trackingEvent","type",{type: "string"}));
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
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1,"required",{missingProperty: "name"}));
errors++;
}
if(data11.variantId === undefined){
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1,"required",{missingProperty: "variantId"}));
errors++;
}
if(data11.targets === undefined){
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1,"required",{missingProperty: "targets"}));
errors++;
}
for(const key1 in data11){
if(!(((key1 === "name") || (key1 === "variantId")) || (key1 === "targets"))){
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data11.name !== undefined){
let data12 = data11.name;
if(typeof data12 === "string"){
if(data12.length < 1){
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1+"/name","type",{type: "string"}));
errors++;
}
}
if(data11.variantId !== undefined){
let data13 = data11.variantId;
if(typeof data13 === "string"){
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1+"/variantId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1+"/variantId","type",{type: "string"}));
errors++;
}
}
if(data11.targets !== undefined){
let data14 = data11.targets;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate116(data14[i2], {instancePath:instancePath+"/variants/" + i1+"/targets/" + i2,parentData:data14,parentDataProperty:i2}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1+"/targets","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants/" + i1,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/variants","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const FilterBy = validate151;
const schema44 = {"title":"FilterBy","description":"Shows its blocks only if the product or category of the page is, or is not, in the list.","type":"object","additionalProperties":false,"required":["id","type","variant","filterBy","operator","components"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"filter-by"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"variant":{"x-cairn-label":"Compare by","description":"Product IDs (bySku) or categories (byCategory) of the current page.","type":"string","enum":["bySku","byCategory"],"examples":["byCategory"]},"filterBy":{"x-cairn-label":"Values","description":"Product IDs or categories to compare with; case is ignored.","type":"array","items":{"x-cairn-label":"Value","description":"A product ID or a category.","type":"string","minLength":1,"examples":["2000"]},"minItems":1,"examples":[["2000","2100"]]},"operator":{"x-cairn-label":"Operator","description":"The page matches one of the values (IN) or none of them (NOT IN).","type":"string","enum":["IN","NOT IN"],"examples":["IN"]},"components":{"x-cairn-label":"Blocks","description":"Blocks shown if the condition is met.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"note","richText":"<p>Made to be mended.</p>"}]]}}};

function validate151(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.variant === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "variant"}));
errors++;
}
if(data.filterBy === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "filterBy"}));
errors++;
}
if(data.operator === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "operator"}));
errors++;
}
if(data.components === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "components"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("filter-by" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "filter-by"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.variant !== undefined){
let data6 = data.variant;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/variant","type",{type: "string"}));
errors++;
}
if(!((data6 === "bySku") || (data6 === "byCategory"))){
(vErrors ??= []).push(fault(instancePath+"/variant","enum",{allowedValues: schema44.properties.variant.enum}));
errors++;
}
}
if(data.filterBy !== undefined){
let data7 = data.filterBy;
if(Array.isArray(data7)){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/filterBy","minItems",{limit: 1}));
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/filterBy/" + i0,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filterBy/" + i0,"type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filterBy","type",{type: "array"}));
errors++;
}
}
if(data.operator !== undefined){
let data9 = data.operator;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/operator","type",{type: "string"}));
errors++;
}
if(!((data9 === "IN") || (data9 === "NOT IN"))){
(vErrors ??= []).push(fault(instancePath+"/operator","enum",{allowedValues: schema44.properties.operator.enum}));
errors++;
}
}
if(data.components !== undefined){
let data10 = data.components;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate116(data10[i1], {instancePath:instancePath+"/components/" + i1,parentData:data10,parentDataProperty:i1}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/components","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

export const FooterItems = validate156;
const schema45 = {"title":"FooterItems","description":"The footer of every page.","type":"object","additionalProperties":false,"required":["id","type","columns"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"footer-items"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"columns":{"x-cairn-label":"Columns","description":"Columns of links.","type":"array","items":{"title":"FooterColumn","x-cairn-label":"Column","description":"A heading with its links.","type":"object","additionalProperties":false,"required":["title","children"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the columns.","type":"string","examples":["help"]},"title":{"x-cairn-label":"Title","description":"Heading above the links.","type":"string","minLength":1,"examples":["Help"]},"children":{"x-cairn-label":"Links","description":"Links below the heading.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Returns","url":"/help/returns/how-to-return"}]]}},"examples":[{"id":"help","title":"Help","children":[{"title":"Returns","url":"/help/returns/how-to-return"}]}]},"maxItems":6,"examples":[[{"id":"help","title":"Help","children":[{"title":"Returns","url":"/help/returns/how-to-return"}]}]]},"social":{"x-cairn-label":"Social","description":"Icons that link to the brand's social media pages.","type":"array","items":{"title":"SocialLink","x-cairn-label":"Social network","description":"An icon that links to the brand's page on the network.","type":"object","additionalProperties":false,"required":["icon","title","url"],"properties":{"icon":{"x-cairn-label":"Icon","description":"Name of the icon.","type":"string","minLength":1,"examples":["instagram"]},"title":{"x-cairn-label":"Title","description":"Text for screen readers.","type":"string","minLength":1,"examples":["Instagram"]},"url":{"x-cairn-label":"URL","description":"Destination of the icon.","type":"string","format":"link","minLength":1,"examples":["https://social.example/tarnfell"]}},"examples":[{"icon":"instagram","title":"Instagram","url":"https://social.example/tarnfell"}]},"examples":[[{"icon":"instagram","title":"Instagram","url":"https://social.example/tarnfell"}]]},"legal":{"x-cairn-label":"Legal links","description":"Links in the last line, such as legal notice and privacy policy.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Privacy","url":"/legal/privacy"}]]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text below the columns.","type":"string","format":"html","examples":["<p>Prices include VAT.</p>"]},"copyright":{"x-cairn-label":"Copyright line","description":"Copyright notice of the shop.","type":"string","examples":["© 2026 Tarnfell"]},"components":{"x-cairn-label":"Blocks above the columns","description":"Blocks above the links, such as a newsletter form.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":4,"examples":[[{"type":"newsletter-signup","id":"newsletter"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema46 = {"title":"NavLink","x-cairn-label":"Link","description":"A link in a menu or a list of links.","type":"object","additionalProperties":false,"required":["title","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique in its list; used for analytics and revisions.","type":"string","examples":["rain-jackets"]},"title":{"x-cairn-label":"Title","description":"Text of the link.","type":"string","minLength":1,"examples":["Rain jackets"]},"url":{"x-cairn-label":"URL","description":"Destination of the link.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"featured":{"x-cairn-label":"Featured","description":"Highlights the link.","type":"boolean","examples":[true]},"shopAll":{"x-cairn-label":"Shop-all link","description":"Marks the link to everything in its group.","type":"boolean","examples":[false]}},"examples":[{"title":"Rain jackets","url":"/c/jackets-2000"}]};

function validate160(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "url")) || (key0 === "targetAttribute")) || (key0 === "featured")) || (key0 === "shopAll"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data2))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate102(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.featured !== undefined){
if(typeof data.featured !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/featured","type",{type: "boolean"}));
errors++;
}
}
if(data.shopAll !== undefined){
if(typeof data.shopAll !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/shopAll","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate156(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "columns"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("footer-items" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "footer-items"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(Array.isArray(data6)){
if(data6.length > 6){
(vErrors ??= []).push(fault(instancePath+"/columns","maxItems",{limit: 6}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0,"required",{missingProperty: "title"}));
errors++;
}
if(data7.children === undefined){
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0,"required",{missingProperty: "children"}));
errors++;
}
for(const key1 in data7){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "children"))){
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data7.id !== undefined){
if(typeof data7.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0+"/id","type",{type: "string"}));
errors++;
}
}
if(data7.title !== undefined){
let data9 = data7.title;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0+"/title","type",{type: "string"}));
errors++;
}
}
if(data7.children !== undefined){
let data10 = data7.children;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate160(data10[i1], {instancePath:instancePath+"/columns/" + i0+"/children/" + i1,parentData:data10,parentDataProperty:i1}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0+"/children","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/columns/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/columns","type",{type: "array"}));
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
(vErrors ??= []).push(fault(instancePath+"/social/" + i2,"required",{missingProperty: "icon"}));
errors++;
}
if(data13.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2,"required",{missingProperty: "title"}));
errors++;
}
if(data13.url === undefined){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2,"required",{missingProperty: "url"}));
errors++;
}
for(const key2 in data13){
if(!(((key2 === "icon") || (key2 === "title")) || (key2 === "url"))){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2,"additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data13.icon !== undefined){
let data14 = data13.icon;
if(typeof data14 === "string"){
if(data14.length < 1){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/icon","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/icon","type",{type: "string"}));
errors++;
}
}
if(data13.title !== undefined){
let data15 = data13.title;
if(typeof data15 === "string"){
if(data15.length < 1){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/title","type",{type: "string"}));
errors++;
}
}
if(data13.url !== undefined){
let data16 = data13.url;
if(typeof data16 === "string"){
if(data16.length < 1){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data16))){
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/social/" + i2+"/url","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/social/" + i2,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/social","type",{type: "array"}));
errors++;
}
}
if(data.legal !== undefined){
let data17 = data.legal;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
if(!(validate160(data17[i3], {instancePath:instancePath+"/legal/" + i3,parentData:data17,parentDataProperty:i3}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/legal","type",{type: "array"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.copyright !== undefined){
if(typeof data.copyright !== "string"){
(vErrors ??= []).push(fault(instancePath+"/copyright","type",{type: "string"}));
errors++;
}
}
if(data.components !== undefined){
let data21 = data.components;
if(Array.isArray(data21)){
if(data21.length > 4){
(vErrors ??= []).push(fault(instancePath+"/components","maxItems",{limit: 4}));
errors++;
}
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data21[i4], {instancePath:instancePath+"/components/" + i4,parentData:data21,parentDataProperty:i4}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/components","type",{type: "array"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

export const Hero = validate167;
const schema47 = {"title":"Hero","description":"The large opening block of a page: image or silent video, heading, rich text and buttons.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"hero"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"layout":{"x-cairn-label":"Layout","description":"Text on the image, below it, or next to a product; overlays keep the text on the image on phones too.","type":"string","enum":["standardHero","blockBelowHero","productOverlayHero","overlayTopHero","overlayCenterHero","overlayBottomHero"],"default":"standardHero","examples":["overlayBottomHero"]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"titleTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Title link","description":"Destination of the title."},"logo":{"$ref":"#/$defs/Image","x-cairn-label":"Logo","description":"A small image above the title.","examples":[{"url":"/media/tarnfell/image/upload/v1/marks/tarnfell","alt":"Tarnfell","width":192,"height":192}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image behind the text, cropped for each screen size."},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video instead of the image."},"productMedia":{"$ref":"#/$defs/Media","x-cairn-label":"Product image","description":"A product cut-out on the image, for the layout productOverlayHero."},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the block.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"linkType":{"x-cairn-label":"Link type","description":"No-CTA hides the buttons; CTA shows them.","type":"string","enum":["CTA","No-CTA"],"default":"CTA","examples":["CTA"]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"alignment":{"$ref":"#/$defs/Alignment"},"responsiveLayout":{"$ref":"#/$defs/ResponsiveLayout"},"height":{"x-cairn-label":"Height","description":"As high as the content, or filling the screen minus the promo bar or the header.","type":"string","enum":["auto","viewport-minus-promo-bar","viewport-minus-header"],"default":"auto","examples":["viewport-minus-header"]},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"loading":{"x-cairn-label":"Image loading","description":"Eager for the first block of a page, lazy for blocks further down.","type":"string","enum":["eager","lazy"],"default":"eager","examples":["eager"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};
const schema48 = {"title":"LinkTarget","x-cairn-label":"Link","description":"Destination of a clickable image or title.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, another site or a dialog.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"ariaLabel":{"x-cairn-label":"Accessible name","description":"Text for screen readers.","type":"string","examples":["Shop all winter jackets"]}},"examples":[{"url":"/c/jackets-2000"}]};

function validate173(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "targetAttribute")) || (key0 === "ariaLabel"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data0))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.targetAttribute !== undefined){
if(!(validate102(data.targetAttribute, {instancePath:instancePath+"/targetAttribute",parentData:data,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data.ariaLabel !== undefined){
if(typeof data.ariaLabel !== "string"){
(vErrors ??= []).push(fault(instancePath+"/ariaLabel","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema49 = {"title":"BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"x-cairn-label":"Video URL","description":"URL of the video file.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"]},"poster":{"x-cairn-label":"Poster image URL","description":"Image shown until the video plays.","type":"string","format":"media-url","examples":["/media/tarnfell/image/upload/v1/scenes/ridge-dawn"]},"description":{"x-cairn-label":"Description","description":"Description of the video for people who cannot see it.","type":"string","examples":["A jacket that turns once"]}},"examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"}]};

function validate178(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "poster")) || (key0 === "description"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats4(data0))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.poster !== undefined){
let data1 = data.poster;
if(typeof data1 === "string"){
if(!(formats4(data1))){
(vErrors ??= []).push(fault(instancePath+"/poster","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/poster","type",{type: "string"}));
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

const schema50 = {"title":"ResponsiveLayout","x-cairn-label":"Text position and alignment","description":"Position of the text, on phones and on larger screens.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/LayoutAt","x-cairn-label":"On phones","description":"Position of the text below 600 px."},"md":{"$ref":"#/$defs/LayoutAt","x-cairn-label":"On larger screens","description":"Position of the text from 600 px."}},"examples":[{"sm":{"layout":"below"},"md":{"layout":"overlay","alignment":"left"}}]};
const schema51 = {"title":"LayoutAt","x-cairn-label":"Text position","description":"Position and alignment of the text.","type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"x-cairn-label":"Position","description":"In the middle, at the top or at the bottom of the image, or below it.","type":"string","enum":["overlay","overlay-top","overlay-bottom","below"],"examples":["overlay-bottom"]},"alignment":{"$ref":"#/$defs/Alignment"}},"examples":[{"layout":"overlay-bottom","alignment":"left"}]};

function validate184(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "layout") || (key0 === "alignment"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.layout !== undefined){
let data0 = data.layout;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/layout","type",{type: "string"}));
errors++;
}
if(!((((data0 === "overlay") || (data0 === "overlay-top")) || (data0 === "overlay-bottom")) || (data0 === "below"))){
(vErrors ??= []).push(fault(instancePath+"/layout","enum",{allowedValues: schema51.properties.layout.enum}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "sm") || (key0 === "md"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sm !== undefined){
if(!(validate184(data.sm, {instancePath:instancePath+"/sm",parentData:data,parentDataProperty:"sm"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validate184(data.md, {instancePath:instancePath+"/md",parentData:data,parentDataProperty:"md"}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema52 = {"title":"GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","type":"string","enum":["full","focused","off"],"examples":["focused"]};

function validate189(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "full") || (data === "focused")) || (data === "off"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema52.enum}));
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema53 = {"title":"Tone","x-cairn-label":"Tone","description":"dark goes behind light text, light behind dark text.","type":"string","enum":["dark","light"],"examples":["dark"]};

function validate191(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((data === "dark") || (data === "light"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema53.enum}));
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

const schema54 = {"title":"BreakpointList","x-cairn-label":"Screen sizes","description":"Screen sizes to which the setting applies.","type":"array","items":{"$ref":"#/$defs/Breakpoint"},"uniqueItems":true,"examples":[["sm","md"]]};

function validate193(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate63(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0}))){
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
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "array"}));
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

const schema55 = {"title":"PromotionTracking","x-cairn-label":"Promotion","description":"Promotion data for analytics; shoppers do not see it.","type":"object","additionalProperties":false,"required":[],"properties":{"creativeName":{"x-cairn-label":"Creative name","description":"Image or text variant of the promotion.","type":"string","examples":["winter-card"]},"promotionId":{"x-cairn-label":"Promotion ID","description":"ID of the promotion in analytics.","type":"string","examples":["p-101"]},"promotionName":{"x-cairn-label":"Promotion name","description":"Name of the promotion in analytics.","type":"string","examples":["Winter 26"]}},"examples":[{"promotionId":"p-101","promotionName":"Winter 26","creativeName":"winter-card"}]};

function validate198(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "creativeName") || (key0 === "promotionId")) || (key0 === "promotionName"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.creativeName !== undefined){
if(typeof data.creativeName !== "string"){
(vErrors ??= []).push(fault(instancePath+"/creativeName","type",{type: "string"}));
errors++;
}
}
if(data.promotionId !== undefined){
if(typeof data.promotionId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotionName !== undefined){
if(typeof data.promotionName !== "string"){
(vErrors ??= []).push(fault(instancePath+"/promotionName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("hero" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "hero"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/layout","type",{type: "string"}));
errors++;
}
if(!((((((data6 === "standardHero") || (data6 === "blockBelowHero")) || (data6 === "productOverlayHero")) || (data6 === "overlayTopHero")) || (data6 === "overlayCenterHero")) || (data6 === "overlayBottomHero"))){
(vErrors ??= []).push(fault(instancePath+"/layout","enum",{allowedValues: schema47.properties.layout.enum}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.titleTarget !== undefined){
if(!(validate173(data.titleTarget, {instancePath:instancePath+"/titleTarget",parentData:data,parentDataProperty:"titleTarget"}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate97(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate178(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video"}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.productMedia !== undefined){
if(!(validate96(data.productMedia, {instancePath:instancePath+"/productMedia",parentData:data,parentDataProperty:"productMedia"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data18 = data.targets;
if(Array.isArray(data18)){
if(data18.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data18[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data18,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.linkType !== undefined){
let data20 = data.linkType;
if(typeof data20 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/linkType","type",{type: "string"}));
errors++;
}
if(!((data20 === "CTA") || (data20 === "No-CTA"))){
(vErrors ??= []).push(fault(instancePath+"/linkType","enum",{allowedValues: schema47.properties.linkType.enum}));
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/equalTargetSize","type",{type: "boolean"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.responsiveLayout !== undefined){
if(!(validate183(data.responsiveLayout, {instancePath:instancePath+"/responsiveLayout",parentData:data,parentDataProperty:"responsiveLayout"}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
if(data.height !== undefined){
let data24 = data.height;
if(typeof data24 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/height","type",{type: "string"}));
errors++;
}
if(!(((data24 === "auto") || (data24 === "viewport-minus-promo-bar")) || (data24 === "viewport-minus-header"))){
(vErrors ??= []).push(fault(instancePath+"/height","enum",{allowedValues: schema47.properties.height.enum}));
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate189(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle"}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate191(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate193(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints"}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.loading !== undefined){
let data30 = data.loading;
if(typeof data30 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/loading","type",{type: "string"}));
errors++;
}
if(!((data30 === "eager") || (data30 === "lazy"))){
(vErrors ??= []).push(fault(instancePath+"/loading","enum",{allowedValues: schema47.properties.loading.enum}));
errors++;
}
}
if(data.promotionTracking !== undefined){
if(!(validate198(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking"}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

export const IconAndTextCollection = validate200;
const schema56 = {"title":"IconAndTextCollection","description":"Icons with a few words each, such as the promises of the shop, in a row or a list.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"icon-and-text-collection"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the items.","type":"string","examples":["Why people come back"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"layout":{"x-cairn-label":"Layout","description":"Icons left of their text, icons above it, or all items in one column.","type":"string","enum":["icon-left","icon-above-text","one-column"],"default":"icon-left","examples":["icon-left"]},"iconSize":{"x-cairn-label":"Icon size","description":"Small, medium or large.","type":"string","enum":["small","medium","large"],"default":"medium","examples":["medium"]},"items":{"x-cairn-label":"Items","description":"Icons with their texts. Four items form two rows of two, other numbers a single row.","type":"array","minItems":1,"maxItems":12,"items":{"title":"IconAndTextItem","x-cairn-label":"Item","description":"An icon with its text.","type":"object","additionalProperties":false,"required":["icon","richText"],"properties":{"icon":{"$ref":"#/$defs/ContentIcon","x-cairn-label":"Icon","description":"Icon next to the text.","examples":["repair"]},"richText":{"x-cairn-label":"Text","description":"Formatted text.","type":"string","format":"html","minLength":1,"examples":["<p><strong>Repairs for life</strong><br>Whatever we made, we mend.</p>"]},"target":{"$ref":"#/$defs/Target","x-cairn-label":"Link","description":"A link below the text.","examples":[{"text":"How repair works","url":"/repair"}]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of this item. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}},"examples":[[{"icon":"repair","richText":"<p><strong>Repairs for life</strong></p>"}]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate200(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("icon-and-text-collection" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "icon-and-text-collection"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data9 = data.layout;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/layout","type",{type: "string"}));
errors++;
}
if(!(((data9 === "icon-left") || (data9 === "icon-above-text")) || (data9 === "one-column"))){
(vErrors ??= []).push(fault(instancePath+"/layout","enum",{allowedValues: schema56.properties.layout.enum}));
errors++;
}
}
if(data.iconSize !== undefined){
let data10 = data.iconSize;
if(typeof data10 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/iconSize","type",{type: "string"}));
errors++;
}
if(!(((data10 === "small") || (data10 === "medium")) || (data10 === "large"))){
(vErrors ??= []).push(fault(instancePath+"/iconSize","enum",{allowedValues: schema56.properties.iconSize.enum}));
errors++;
}
}
if(data.items !== undefined){
let data11 = data.items;
if(Array.isArray(data11)){
if(data11.length > 12){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 12}));
errors++;
}
if(data11.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.icon === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "icon"}));
errors++;
}
if(data12.richText === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "richText"}));
errors++;
}
for(const key1 in data12){
if(!(((((key1 === "icon") || (key1 === "richText")) || (key1 === "target")) || (key1 === "backgroundColor")) || (key1 === "textColor"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data12.icon !== undefined){
if(!(validate86(data12.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data12,parentDataProperty:"icon"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data12.richText !== undefined){
let data14 = data12.richText;
if(typeof data14 === "string"){
if(data14.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/richText","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/richText","type",{type: "string"}));
errors++;
}
}
if(data12.target !== undefined){
if(!(validate118(data12.target, {instancePath:instancePath+"/items/" + i0+"/target",parentData:data12,parentDataProperty:"target"}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data12.backgroundColor !== undefined){
if(!(validate68(data12.backgroundColor, {instancePath:instancePath+"/items/" + i0+"/backgroundColor",parentData:data12,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data12.textColor !== undefined){
if(!(validate68(data12.textColor, {instancePath:instancePath+"/items/" + i0+"/textColor",parentData:data12,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

export const ImageBanner = validate212;
const schema57 = {"title":"ImageBanner","description":"An image with text next to, on or below it.","type":"object","additionalProperties":false,"required":["id","type","media"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"image-banner"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"layout":{"x-cairn-label":"Layout","description":"Image only, text next to it, on it or below it, a thin strip, a small ad, or the format for menus.","type":"string","enum":["image","split","split-reverse","thin","overlay","block-below","espot","menu"],"default":"overlay","examples":["overlay"]},"thinHeight":{"x-cairn-label":"Thin banner height","description":"Minimum height of a thin banner: small for one line, medium for two, large for a title with text. In other layouts, the image determines the height.","type":"string","enum":["small","medium","large"],"default":"medium","examples":["small"]},"overline":{"x-cairn-label":"Overline","description":"A few words above the eyebrow and the title.","type":"string","examples":["Only this week"]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size."},"mediaTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Image link","description":"Destination of the image."},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the block.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"caption":{"x-cairn-label":"Caption","description":"A line below the image.","type":"string","examples":["Kestrel in spruce, size M"]},"alignment":{"$ref":"#/$defs/Alignment"},"gradientStyle":{"$ref":"#/$defs/GradientStyle"},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.media === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "media"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("image-banner" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "image-banner"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/layout","type",{type: "string"}));
errors++;
}
if(!((((((((data6 === "image") || (data6 === "split")) || (data6 === "split-reverse")) || (data6 === "thin")) || (data6 === "overlay")) || (data6 === "block-below")) || (data6 === "espot")) || (data6 === "menu"))){
(vErrors ??= []).push(fault(instancePath+"/layout","enum",{allowedValues: schema57.properties.layout.enum}));
errors++;
}
}
if(data.thinHeight !== undefined){
let data7 = data.thinHeight;
if(typeof data7 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/thinHeight","type",{type: "string"}));
errors++;
}
if(!(((data7 === "small") || (data7 === "medium")) || (data7 === "large"))){
(vErrors ??= []).push(fault(instancePath+"/thinHeight","enum",{allowedValues: schema57.properties.thinHeight.enum}));
errors++;
}
}
if(data.overline !== undefined){
if(typeof data.overline !== "string"){
(vErrors ??= []).push(fault(instancePath+"/overline","type",{type: "string"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.mediaTarget !== undefined){
if(!(validate173(data.mediaTarget, {instancePath:instancePath+"/mediaTarget",parentData:data,parentDataProperty:"mediaTarget"}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data17 = data.targets;
if(Array.isArray(data17)){
if(data17.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data17[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data17,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/equalTargetSize","type",{type: "boolean"}));
errors++;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
(vErrors ??= []).push(fault(instancePath+"/caption","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.gradientStyle !== undefined){
if(!(validate189(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle"}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate191(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate193(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints"}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate198(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking"}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

export const InlineCatalogGrid = validate228;
const schema58 = {"title":"InlineCatalogGrid","description":"Shows a block between the products of a list, e.g. a card with a link.","type":"object","additionalProperties":false,"required":["id","type","components"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"inline-catalog-grid"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"components":{"x-cairn-label":"Block","description":"Block shown between the products.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":4,"examples":[[{"type":"linked-card","id":"between","title":"Which shell for which weather?"}]]},"position":{"x-cairn-label":"After how many products","description":"Number of products before the block on the first page, if the list is that long.","type":"integer","minimum":1,"maximum":96,"default":8,"examples":[8]},"size":{"x-cairn-label":"Size","description":"As wide as the list, or as one product.","type":"string","enum":["row","entry"],"default":"row","examples":["row"]}}};

function validate228(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.components === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "components"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema58.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("inline-catalog-grid" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "inline-catalog-grid"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.components !== undefined){
let data6 = data.components;
if(Array.isArray(data6)){
if(data6.length > 4){
(vErrors ??= []).push(fault(instancePath+"/components","maxItems",{limit: 4}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data6[i0], {instancePath:instancePath+"/components/" + i0,parentData:data6,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/components","type",{type: "array"}));
errors++;
}
}
if(data.position !== undefined){
let data8 = data.position;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push(fault(instancePath+"/position","type",{type: "integer"}));
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 96 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/position","maximum",{comparison: "<=", limit: 96}));
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/position","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.size !== undefined){
let data9 = data.size;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/size","type",{type: "string"}));
errors++;
}
if(!((data9 === "row") || (data9 === "entry"))){
(vErrors ??= []).push(fault(instancePath+"/size","enum",{allowedValues: schema58.properties.size.enum}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

export const LinkedCard = validate233;
const schema59 = {"title":"LinkedCard","description":"An image or a silent video with text and links on it; alone or in a collection.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"linked-card"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"The heading.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size. With a video, it is shown until the video plays.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"A silent, looping video instead of the image.","examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4"}]},"badge":{"$ref":"#/$defs/Image","x-cairn-label":"Badge","description":"A small image in the upper corner, e.g. a seal.","examples":[{"url":"/media/tarnfell/image/upload/v1/marks/tarnfell","alt":"","width":192,"height":192}]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the card. Text links are as wide as their text; buttons share the width of the card.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"inverse"}]]},"clickable":{"x-cairn-label":"Whole card is clickable","description":"A click anywhere on the card follows its first link.","type":"boolean","examples":[true]},"responsiveLayout":{"x-cairn-label":"Text position and alignment","description":"By screen size: sm for phones, md for larger screens. md defaults to sm.","type":"object","title":"LinkedCardLayout","additionalProperties":false,"required":[],"properties":{"sm":{"$ref":"#/$defs/LinkedCardLayoutAt","x-cairn-label":"On phones","description":"Position of the text below 600 px."},"md":{"$ref":"#/$defs/LinkedCardLayoutAt","x-cairn-label":"On larger screens","description":"Position of the text from 600 px."}},"examples":[{"sm":{"layout":"overlay-bottom","alignment":"left"},"md":{"layout":"overlay","alignment":"center"}}]},"gradientStyle":{"$ref":"#/$defs/GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","examples":["focused"]},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"gradientBreakpoints":{"$ref":"#/$defs/BreakpointList","x-cairn-label":"Gradient on","description":"Screen sizes with a gradient. Defaults to all.","examples":[["sm","md","lg"]]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background without an image, and while the image loads. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking","x-cairn-label":"Promotion","description":"Analytics data for clicks on the block: promotion, creative and ID.","examples":[{"creativeName":"winter-card","promotionId":"p-101","promotionName":"Winter 26"}]}}};
const schema60 = {"title":"LinkedCardLayoutAt","x-cairn-label":"Position and alignment","description":"Position of the text on the card.","type":"object","additionalProperties":false,"required":[],"properties":{"layout":{"x-cairn-label":"Text position","description":"On the whole image, at its bottom or at its top.","type":"string","enum":["overlay","overlay-bottom","overlay-top"],"examples":["overlay-bottom"]},"alignment":{"x-cairn-label":"Alignment","description":"Text aligned left or center.","type":"string","enum":["left","center"],"examples":["left"]}},"examples":[{"layout":"overlay","alignment":"center"}]};

function validate243(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "layout") || (key0 === "alignment"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.layout !== undefined){
let data0 = data.layout;
if(typeof data0 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/layout","type",{type: "string"}));
errors++;
}
if(!(((data0 === "overlay") || (data0 === "overlay-bottom")) || (data0 === "overlay-top"))){
(vErrors ??= []).push(fault(instancePath+"/layout","enum",{allowedValues: schema60.properties.layout.enum}));
errors++;
}
}
if(data.alignment !== undefined){
let data1 = data.alignment;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/alignment","type",{type: "string"}));
errors++;
}
if(!((data1 === "left") || (data1 === "center"))){
(vErrors ??= []).push(fault(instancePath+"/alignment","enum",{allowedValues: schema60.properties.alignment.enum}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}


function validate233(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("linked-card" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "linked-card"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate178(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video"}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.badge !== undefined){
if(!(validate97(data.badge, {instancePath:instancePath+"/badge",parentData:data,parentDataProperty:"badge"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data15 = data.targets;
if(Array.isArray(data15)){
if(data15.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data15[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data15,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.clickable !== undefined){
if(typeof data.clickable !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/clickable","type",{type: "boolean"}));
errors++;
}
}
if(data.responsiveLayout !== undefined){
let data18 = data.responsiveLayout;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key1 in data18){
if(!((key1 === "sm") || (key1 === "md"))){
(vErrors ??= []).push(fault(instancePath+"/responsiveLayout","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data18.sm !== undefined){
if(!(validate243(data18.sm, {instancePath:instancePath+"/responsiveLayout/sm",parentData:data18,parentDataProperty:"sm"}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
if(data18.md !== undefined){
if(!(validate243(data18.md, {instancePath:instancePath+"/responsiveLayout/md",parentData:data18,parentDataProperty:"md"}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/responsiveLayout","type",{type: "object"}));
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate189(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle"}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate191(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.gradientBreakpoints !== undefined){
if(!(validate193(data.gradientBreakpoints, {instancePath:instancePath+"/gradientBreakpoints",parentData:data,parentDataProperty:"gradientBreakpoints"}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate198(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking"}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

export const MegaMenu = validate252;
const schema61 = {"title":"MegaMenu","description":"The main navigation of the shop.","type":"object","additionalProperties":false,"required":["id","type","items"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"mega-menu"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"label":{"x-cairn-label":"Accessible name","description":"Name of the menu for screen readers.","type":"string","examples":["Main"]},"items":{"x-cairn-label":"Level 1","description":"Menu entries, from left to right.","type":"array","items":{"title":"MegaMenuEntry","x-cairn-label":"Entry","description":"A menu entry with its panel.","type":"object","additionalProperties":false,"required":["id","title","url"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the entries.","type":"string","minLength":1,"examples":["jackets"]},"title":{"x-cairn-label":"Title","description":"Text of the entry.","type":"string","minLength":1,"examples":["Jackets"]},"url":{"x-cairn-label":"URL","description":"Destination of the entry.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute"},"display":{"x-cairn-label":"Layout","description":"Title, icon, or both.","type":"string","enum":["title","icon","icon-and-title"],"default":"title","examples":["title"]},"menuIcon":{"title":"MenuIcon","x-cairn-label":"Icon","description":"Icon before or instead of the title.","type":"object","additionalProperties":false,"required":["icon"],"properties":{"icon":{"x-cairn-label":"Icon name","description":"Name of the icon; for an unknown one, the title is shown.","type":"string","minLength":1,"examples":["heart"]}},"examples":[{"icon":"heart"}]},"menuStyle":{"x-cairn-label":"Style","description":"Featured highlights the entry.","type":"string","enum":["default","featured"],"default":"default","examples":["default"]},"overrideShopAll":{"x-cairn-label":"Shop-all label","description":"Text of the link to everything in the entry, instead of “Shop all …”.","type":"string","examples":["All jackets"]},"hideShopAll":{"title":"HideShopAll","x-cairn-label":"Hide the shop-all link","description":"Where the link to everything in the entry is hidden.","type":"object","additionalProperties":false,"required":[],"properties":{"sm":{"x-cairn-label":"In the drawer","description":"Hides it in the menu on phones and tablets.","type":"boolean","examples":[true]},"lg":{"x-cairn-label":"In the panel","description":"Hides it in the menu on large screens.","type":"boolean","examples":[false]}},"examples":[{"sm":true}]},"columns":{"x-cairn-label":"Columns","description":"Level 2: columns of the panel.","type":"array","items":{"title":"MegaMenuColumn","x-cairn-label":"Column","description":"Groups of links in one column.","type":"object","additionalProperties":false,"required":["children"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the columns.","type":"string","examples":["column-1"]},"children":{"x-cairn-label":"Groups","description":"Groups of the column, from top to bottom.","type":"array","items":{"title":"MegaMenuGroup","x-cairn-label":"Group","description":"A heading with its links.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique in its column.","type":"string","examples":["by-weather"]},"title":{"x-cairn-label":"Title","description":"Heading of the group.","type":"string","minLength":1,"examples":["By weather"]},"url":{"x-cairn-label":"URL","description":"Destination of the heading; without it, the heading is not a link.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"children":{"x-cairn-label":"Links","description":"Level 3: links of the group.","type":"array","items":{"$ref":"#/$defs/NavLink"},"examples":[[{"title":"Rain jackets","url":"/c/jackets-2000"}]]}},"examples":[{"title":"By weather","url":"/c/jackets-2000"}]},"examples":[[{"title":"By weather"}]]}},"examples":[{"children":[{"title":"By weather"}]}]},"maxItems":6,"examples":[[{"children":[{"title":"By weather","children":[{"title":"Rain jackets","url":"/c/jackets-2000"}]}]}]]},"menuBanner":{"x-cairn-label":"Banner","description":"A block next to the columns, such as an image banner in the layout menu.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":1,"examples":[[{"type":"image-banner","id":"menu-banner","layout":"menu"}]]},"visualSelectorsTitle":{"x-cairn-label":"Title of the image links","description":"Heading above the image links.","type":"string","examples":["Shop by activity"]},"visualSelectors":{"x-cairn-label":"Image links","description":"Square images with a title.","type":"array","items":{"title":"VisualSelector","x-cairn-label":"Image link","description":"A square image with a title.","type":"object","additionalProperties":false,"required":["title","url","image"],"properties":{"id":{"x-cairn-label":"ID","description":"Unique among the image links.","type":"string","examples":["hiking"]},"title":{"x-cairn-label":"Title","description":"Text below the image.","type":"string","minLength":1,"examples":["Hiking"]},"url":{"x-cairn-label":"URL","description":"Destination of the image.","type":"string","format":"link","minLength":1,"examples":["/c/jackets-2000"]},"image":{"$ref":"#/$defs/Image","x-cairn-label":"Image","description":"The square image."}},"examples":[{"title":"Hiking","url":"/c/jackets-2000","image":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"maxItems":12,"examples":[[{"title":"Hiking","url":"/c/jackets-2000","image":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]]}},"examples":[{"id":"jackets","title":"Jackets","url":"/c/jackets-2000"}]},"minItems":1,"maxItems":12,"examples":[[{"id":"jackets","title":"Jackets","url":"/c/jackets-2000"}]]}}};

function validate252(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "label")) || (key0 === "items"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("mega-menu" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "mega-menu"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(fault(instancePath+"/label","type",{type: "string"}));
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 12){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 12}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "id"}));
errors++;
}
if(data8.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "title"}));
errors++;
}
if(data8.url === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"required",{missingProperty: "url"}));
errors++;
}
for(const key1 in data8){
if(!(func1.call(schema61.properties.items.items.properties, key1))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/id","type",{type: "string"}));
errors++;
}
}
if(data8.title !== undefined){
let data10 = data8.title;
if(typeof data10 === "string"){
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/title","type",{type: "string"}));
errors++;
}
}
if(data8.url !== undefined){
let data11 = data8.url;
if(typeof data11 === "string"){
if(data11.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data11))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/url","type",{type: "string"}));
errors++;
}
}
if(data8.targetAttribute !== undefined){
if(!(validate102(data8.targetAttribute, {instancePath:instancePath+"/items/" + i0+"/targetAttribute",parentData:data8,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
if(data8.display !== undefined){
let data13 = data8.display;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/display","type",{type: "string"}));
errors++;
}
if(!(((data13 === "title") || (data13 === "icon")) || (data13 === "icon-and-title"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/display","enum",{allowedValues: schema61.properties.items.items.properties.display.enum}));
errors++;
}
}
if(data8.menuIcon !== undefined){
let data14 = data8.menuIcon;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.icon === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuIcon","required",{missingProperty: "icon"}));
errors++;
}
for(const key2 in data14){
if(!(key2 === "icon")){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuIcon","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data14.icon !== undefined){
let data15 = data14.icon;
if(typeof data15 === "string"){
if(data15.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuIcon/icon","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuIcon/icon","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuIcon","type",{type: "object"}));
errors++;
}
}
if(data8.menuStyle !== undefined){
let data16 = data8.menuStyle;
if(typeof data16 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuStyle","type",{type: "string"}));
errors++;
}
if(!((data16 === "default") || (data16 === "featured"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuStyle","enum",{allowedValues: schema61.properties.items.items.properties.menuStyle.enum}));
errors++;
}
}
if(data8.overrideShopAll !== undefined){
if(typeof data8.overrideShopAll !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/overrideShopAll","type",{type: "string"}));
errors++;
}
}
if(data8.hideShopAll !== undefined){
let data18 = data8.hideShopAll;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!((key3 === "sm") || (key3 === "lg"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/hideShopAll","additionalProperties",{additionalProperty: key3}));
errors++;
}
}
if(data18.sm !== undefined){
if(typeof data18.sm !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/hideShopAll/sm","type",{type: "boolean"}));
errors++;
}
}
if(data18.lg !== undefined){
if(typeof data18.lg !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/hideShopAll/lg","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/hideShopAll","type",{type: "object"}));
errors++;
}
}
if(data8.columns !== undefined){
let data21 = data8.columns;
if(Array.isArray(data21)){
if(data21.length > 6){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns","maxItems",{limit: 6}));
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.children === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1,"required",{missingProperty: "children"}));
errors++;
}
for(const key4 in data22){
if(!((key4 === "id") || (key4 === "children"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1,"additionalProperties",{additionalProperty: key4}));
errors++;
}
}
if(data22.id !== undefined){
if(typeof data22.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/id","type",{type: "string"}));
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
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,"required",{missingProperty: "title"}));
errors++;
}
for(const key5 in data25){
if(!((((key5 === "id") || (key5 === "title")) || (key5 === "url")) || (key5 === "children"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,"additionalProperties",{additionalProperty: key5}));
errors++;
}
}
if(data25.id !== undefined){
if(typeof data25.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/id","type",{type: "string"}));
errors++;
}
}
if(data25.title !== undefined){
let data27 = data25.title;
if(typeof data27 === "string"){
if(data27.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/title","type",{type: "string"}));
errors++;
}
}
if(data25.url !== undefined){
let data28 = data25.url;
if(typeof data28 === "string"){
if(data28.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data28))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/url","type",{type: "string"}));
errors++;
}
}
if(data25.children !== undefined){
let data29 = data25.children;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(!(validate160(data29[i3], {instancePath:instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/children/" + i3,parentData:data29,parentDataProperty:i3}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2+"/children","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children/" + i2,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1+"/children","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns/" + i1,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/columns","type",{type: "array"}));
errors++;
}
}
if(data8.menuBanner !== undefined){
let data31 = data8.menuBanner;
if(Array.isArray(data31)){
if(data31.length > 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuBanner","maxItems",{limit: 1}));
errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(validate116(data31[i4], {instancePath:instancePath+"/items/" + i0+"/menuBanner/" + i4,parentData:data31,parentDataProperty:i4}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/menuBanner","type",{type: "array"}));
errors++;
}
}
if(data8.visualSelectorsTitle !== undefined){
if(typeof data8.visualSelectorsTitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectorsTitle","type",{type: "string"}));
errors++;
}
}
if(data8.visualSelectors !== undefined){
let data34 = data8.visualSelectors;
if(Array.isArray(data34)){
if(data34.length > 12){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors","maxItems",{limit: 12}));
errors++;
}
const len5 = data34.length;
for(let i5=0; i5<len5; i5++){
let data35 = data34[i5];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.title === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5,"required",{missingProperty: "title"}));
errors++;
}
if(data35.url === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5,"required",{missingProperty: "url"}));
errors++;
}
if(data35.image === undefined){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5,"required",{missingProperty: "image"}));
errors++;
}
for(const key6 in data35){
if(!((((key6 === "id") || (key6 === "title")) || (key6 === "url")) || (key6 === "image"))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5,"additionalProperties",{additionalProperty: key6}));
errors++;
}
}
if(data35.id !== undefined){
if(typeof data35.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/id","type",{type: "string"}));
errors++;
}
}
if(data35.title !== undefined){
let data37 = data35.title;
if(typeof data37 === "string"){
if(data37.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/title","type",{type: "string"}));
errors++;
}
}
if(data35.url !== undefined){
let data38 = data35.url;
if(typeof data38 === "string"){
if(data38.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data38))){
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/url","type",{type: "string"}));
errors++;
}
}
if(data35.image !== undefined){
if(!(validate97(data35.image, {instancePath:instancePath+"/items/" + i0+"/visualSelectors/" + i5+"/image",parentData:data35,parentDataProperty:"image"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors/" + i5,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0+"/visualSelectors","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items/" + i0,"type",{type: "object"}));
errors++;
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
validate252.errors = vErrors;
return errors === 0;
}

export const MultiLinkCard = validate260;
const schema62 = {"title":"MultiLinkCard","description":"An image with a title and a list of text links on it.","type":"object","additionalProperties":false,"required":["id","type","media","targets"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"multi-link-card"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"The heading.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"titleTarget":{"$ref":"#/$defs/LinkTarget","x-cairn-label":"Title link","description":"Destination of the title; without it, the title is not a link.","examples":[{"url":"/c/jackets-2000"}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image, cropped for each screen size.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"First light on a ridge","width":1200,"height":1500}}]},"targets":{"x-cairn-label":"Links","description":"Links below the title.","type":"array","items":{"$ref":"#/$defs/Target"},"minItems":1,"maxItems":12,"examples":[[{"text":"Shells","url":"/c/shells-2010"},{"text":"Insulation","url":"/c/insulation-2020"}]]},"alignment":{"x-cairn-label":"Alignment","description":"Title and links aligned left or center.","type":"string","enum":["left","center"],"default":"left","examples":["left"]},"gradientStyle":{"$ref":"#/$defs/GradientStyle","x-cairn-label":"Gradient behind the text","description":"Part of the image that is shaded to keep the text readable: full 35% of its height, focused 50%. With off, the text has a faint halo instead.","examples":["focused"]},"gradientTone":{"$ref":"#/$defs/Tone","x-cairn-label":"Gradient tone","description":"A dark gradient with light text, or a light one with dark text.","examples":["dark"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking","x-cairn-label":"Promotion","description":"Analytics data for clicks on the block: promotion, creative and ID.","examples":[{"creativeName":"winter-card","promotionId":"p-101","promotionName":"Winter 26"}]}}};

function validate260(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.media === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "media"}));
errors++;
}
if(data.targets === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "targets"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("multi-link-card" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "multi-link-card"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.titleTarget !== undefined){
if(!(validate173(data.titleTarget, {instancePath:instancePath+"/titleTarget",parentData:data,parentDataProperty:"titleTarget"}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined){
let data11 = data.targets;
if(Array.isArray(data11)){
if(data11.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
if(data11.length < 1){
(vErrors ??= []).push(fault(instancePath+"/targets","minItems",{limit: 1}));
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data11[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data11,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.alignment !== undefined){
let data13 = data.alignment;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/alignment","type",{type: "string"}));
errors++;
}
if(!((data13 === "left") || (data13 === "center"))){
(vErrors ??= []).push(fault(instancePath+"/alignment","enum",{allowedValues: schema62.properties.alignment.enum}));
errors++;
}
}
if(data.gradientStyle !== undefined){
if(!(validate189(data.gradientStyle, {instancePath:instancePath+"/gradientStyle",parentData:data,parentDataProperty:"gradientStyle"}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
if(data.gradientTone !== undefined){
if(!(validate191(data.gradientTone, {instancePath:instancePath+"/gradientTone",parentData:data,parentDataProperty:"gradientTone"}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.promotionTracking !== undefined){
if(!(validate198(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking"}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate260.errors = vErrors;
return errors === 0;
}

export const NewsletterSignup = validate273;
const schema63 = {"title":"NewsletterSignup","description":"Newsletter sign-up by email or text message, with consent.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"newsletter-signup"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Image next to the form."},"channel":{"x-cairn-label":"Channel","description":"Email or text message; the form asks for an email address or a phone number.","type":"string","enum":["email","sms"],"default":"email","examples":["sms"]},"emailLabel":{"x-cairn-label":"Field label","description":"Label of the email or phone field.","type":"string","examples":["Your email address"]},"policyLabel":{"x-cairn-label":"Consent text","description":"Consent next to the checkbox; it can contain links.","type":"string","format":"html","examples":["<p>I have read the <a href=\"/legal/privacy\">privacy policy</a>.</p>"]},"submitText":{"x-cairn-label":"Button text","description":"Text of the button.","type":"string","examples":["Sign up"]},"successText":{"x-cairn-label":"Success message","description":"Shown after the sign-up.","type":"string","examples":["Thank you. Look into your inbox."]},"disclaimer":{"x-cairn-label":"Disclaimer","description":"Small print below the form.","type":"string","format":"html","examples":["<p>One letter a month; you can leave whenever you like.</p>"]},"alignment":{"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate273(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("newsletter-signup" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "newsletter-signup"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data13 = data.channel;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
if(!((data13 === "email") || (data13 === "sms"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: schema63.properties.channel.enum}));
errors++;
}
}
if(data.emailLabel !== undefined){
if(typeof data.emailLabel !== "string"){
(vErrors ??= []).push(fault(instancePath+"/emailLabel","type",{type: "string"}));
errors++;
}
}
if(data.policyLabel !== undefined){
if(!(typeof data.policyLabel === "string")){
(vErrors ??= []).push(fault(instancePath+"/policyLabel","type",{type: "string"}));
errors++;
}
}
if(data.submitText !== undefined){
if(typeof data.submitText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/submitText","type",{type: "string"}));
errors++;
}
}
if(data.successText !== undefined){
if(typeof data.successText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/successText","type",{type: "string"}));
errors++;
}
}
if(data.disclaimer !== undefined){
if(!(typeof data.disclaimer === "string")){
(vErrors ??= []).push(fault(instancePath+"/disclaimer","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}

export const OlapicGallery = validate283;
const schema64 = {"title":"OlapicGallery","description":"A gallery of shoppers' photos from Olapic; on product pages, photos of the product. Title and subtitle appear only on pages without a product, and not on custom-design pages.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"olapic-gallery"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Gallery of the season"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-season"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80}}};

function validate283(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.containerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "containerId"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema64.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("olapic-gallery" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "olapic-gallery"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
(vErrors ??= []).push(fault(instancePath+"/containerId","maxLength",{limit: 80}));
errors++;
}
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/containerId","minLength",{limit: 1}));
errors++;
}
if(!pattern4.test(data13)){
(vErrors ??= []).push(fault(instancePath+"/containerId","pattern",{pattern: "^[A-Za-z0-9_-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/containerId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}

export const PopUp = validate292;
const schema65 = {"title":"PopUp","description":"An invitation in the corner of every page: a tab that opens into a panel. A visitor who closes it does not see it again. It belongs in the pop-up document; the first pop-up that the visitor has not closed is shown.","type":"object","additionalProperties":false,"required":["id","type","name","title"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"pop-up"},"name":{"x-cairn-label":"Internal name","description":"If it contains \"newsletter\", reports count the pop-up as a newsletter pop-up, otherwise as an account pop-up.","type":"string","minLength":1,"examples":["Newsletter, winter"]},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"minimizedTitle":{"x-cairn-label":"Tab title","description":"Text of the tab before the panel opens. Without it, nothing is shown until then.","examples":["Ten percent off?"],"type":"string","maxLength":60},"maximizedTitle":{"x-cairn-label":"Panel title","description":"A short line at the top of the open panel, next to the logo.","examples":["Letters from Tarnfell"],"type":"string"},"title":{"x-cairn-label":"Title","description":"Heading of the open panel.","type":"string","minLength":1,"examples":["Ten percent off your first order"]},"richText":{"x-cairn-label":"Text","description":"One or two sentences about the offer.","type":"string","format":"html","examples":["<p>One letter a month, and an easy way out.</p>"]},"logo":{"x-cairn-label":"Logo","description":"Logo at the top of the open panel.","examples":[{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"Tarnfell","width":400,"height":120}],"$ref":"#/$defs/Image"},"logoSize":{"x-cairn-label":"Logo size","description":"Small is next to the panel title, large is above it.","examples":["small"],"type":"string","enum":["small","large"],"default":"small"},"targets":{"x-cairn-label":"Buttons","description":"Buttons of the panel. A URL that starts with #modal opens that dialog.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":4,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"primary"}]]},"equalTargetSize":{"x-cairn-label":"Equal button width","description":"All buttons are as wide as the widest one.","type":"boolean","examples":[true]},"disclaimer":{"x-cairn-label":"Small print","description":"Conditions below the buttons.","examples":["<p>Not on sale pieces. <a href=\"/sale-terms\">Terms</a></p>"],"type":"string","format":"html"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"delay":{"x-cairn-label":"Delay in milliseconds","description":"Time until the panel opens automatically. Defaults to the site setting.","examples":[2000],"type":"integer","minimum":0,"maximum":600000}}};

function validate292(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema65.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("pop-up" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "pop-up"}));
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.minimizedTitle !== undefined){
let data4 = data.minimizedTitle;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/minimizedTitle","maxLength",{limit: 60}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/minimizedTitle","type",{type: "string"}));
errors++;
}
}
if(data.maximizedTitle !== undefined){
if(typeof data.maximizedTitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/maximizedTitle","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
let data6 = data.title;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.logo !== undefined){
if(!(validate97(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.logoSize !== undefined){
let data9 = data.logoSize;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/logoSize","type",{type: "string"}));
errors++;
}
if(!((data9 === "small") || (data9 === "large"))){
(vErrors ??= []).push(fault(instancePath+"/logoSize","enum",{allowedValues: schema65.properties.logoSize.enum}));
errors++;
}
}
if(data.targets !== undefined){
let data10 = data.targets;
if(Array.isArray(data10)){
if(data10.length > 4){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 4}));
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data10[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data10,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.equalTargetSize !== undefined){
if(typeof data.equalTargetSize !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/equalTargetSize","type",{type: "boolean"}));
errors++;
}
}
if(data.disclaimer !== undefined){
if(!(typeof data.disclaimer === "string")){
(vErrors ??= []).push(fault(instancePath+"/disclaimer","type",{type: "string"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined){
let data17 = data.delay;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push(fault(instancePath+"/delay","type",{type: "integer"}));
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 600000 || isNaN(data17)){
(vErrors ??= []).push(fault(instancePath+"/delay","maximum",{comparison: "<=", limit: 600000}));
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push(fault(instancePath+"/delay","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}

export const ProductRecommendations = validate300;
const schema66 = {"title":"ProductRecommendations","description":"Products selected by the recommendation service.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"product-recommendations"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the products.","type":"string","examples":["You may also like"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"variant":{"x-cairn-label":"Variant","description":"Three large cards or six small ones.","type":"string","enum":["3-cards","6-up"],"default":"6-up","examples":["6-up"]},"index":{"x-cairn-label":"Index of the recommendation list","description":"Which list of the recommendation service to show, counted from 0.","type":"integer","minimum":0,"examples":[0]},"limit":{"x-cairn-label":"Maximum number of products","description":"Maximum number of products shown.","type":"integer","minimum":1,"maximum":24,"examples":[12]},"items":{"x-cairn-label":"Products","description":"Products selected here; shown if the source is items.","type":"array","items":{"$ref":"#/$defs/RecommendedProductItem"},"maxItems":24},"source":{"x-cairn-label":"Source","description":"The recommendation service, or the products selected here.","type":"string","enum":["service","items"],"default":"service","examples":["service"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema67 = {"title":"RecommendedProductItem","x-cairn-label":"Product","description":"A product on a card.","type":"object","additionalProperties":false,"required":["productId","title","image","url","price"],"properties":{"productId":{"x-cairn-label":"Product ID","description":"ID of the product in the catalog.","type":"string","minLength":1,"examples":["TFKES01M"]},"sku":{"x-cairn-label":"SKU","description":"ID of one color and size.","type":"string","examples":["TARNFELL:TFKES01M:SPR:M::1:"]},"itemGroupId":{"x-cairn-label":"Group","description":"ID shared by all variants of the product; sent to analytics instead of the product ID.","type":"string","examples":["TFKES01"]},"title":{"x-cairn-label":"Title","description":"Product name on the card.","type":"string","minLength":1,"examples":["Kestrel shell jacket"]},"image":{"x-cairn-label":"Image URL","description":"Image on the card.","type":"string","format":"media-url","minLength":1,"examples":["/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front"]},"url":{"x-cairn-label":"URL","description":"Page of the product.","type":"string","format":"link","minLength":1,"examples":["/p/kestrel-shell-jacket-TFKES01M"]},"price":{"$ref":"#/$defs/Price"},"rating":{"x-cairn-label":"Rating","description":"Average rating in stars, 0 to 5.","type":"number","minimum":0,"maximum":5,"examples":[4.5]},"recToken":{"x-cairn-label":"Recommendation token","description":"Sent by the recommendation service for each visitor; a value entered here is ignored.","type":"string","examples":["rec-7f3a"]},"recommendationId":{"x-cairn-label":"Recommendation ID","description":"ID of the recommendation in analytics; shoppers do not see it.","type":"string","examples":["home-1"]}},"examples":[{"productId":"TFKES01M","title":"Kestrel shell jacket","image":"/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front","url":"/p/kestrel-shell-jacket-TFKES01M","price":{"lowCurrent":149,"highCurrent":149,"lowOriginal":189,"highOriginal":189,"currency":"USD"}}]};
const schema68 = {"title":"Price","x-cairn-label":"Price","description":"Price of the product in one currency; a range if the prices of its variants differ.","type":"object","additionalProperties":false,"required":["lowCurrent","highCurrent","lowOriginal","highOriginal","currency"],"properties":{"lowCurrent":{"x-cairn-label":"Lowest current price","description":"Current price of the cheapest variant.","type":"number","minimum":0,"examples":[149]},"highCurrent":{"x-cairn-label":"Highest current price","description":"Current price of the most expensive variant.","type":"number","minimum":0,"examples":[149]},"lowOriginal":{"x-cairn-label":"Lowest original price","description":"Price of the cheapest variant before discounts.","type":"number","minimum":0,"examples":[189]},"highOriginal":{"x-cairn-label":"Highest original price","description":"Price of the most expensive variant before discounts.","type":"number","minimum":0,"examples":[189]},"currency":{"x-cairn-label":"Currency","description":"Three letters (ISO 4217).","type":"string","pattern":"^[A-Z]{3}$","examples":["USD"]},"historicBestPrice":{"x-cairn-label":"Lowest price in 30 days","description":"Lowest price in the 30 days before the present discount; shown for a reduced product if it differs from the original price.","type":"number","minimum":0,"examples":[159]},"previousBestSalesPrice":{"x-cairn-label":"Previous best sale price","description":"Lowest price of an earlier sale; shown for a reduced product.","type":"number","minimum":0,"examples":[155]},"percentagePriceDiscount":{"x-cairn-label":"Discount in percent","description":"Discount on the original price; shown for a reduced product.","type":"number","minimum":0,"maximum":100,"examples":[21]}},"examples":[{"lowCurrent":149,"highCurrent":149,"lowOriginal":189,"highOriginal":189,"currency":"USD"}]};
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

function validate306(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lowCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lowCurrent"}));
errors++;
}
if(data.highCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highCurrent"}));
errors++;
}
if(data.lowOriginal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lowOriginal"}));
errors++;
}
if(data.highOriginal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highOriginal"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "lowCurrent") || (key0 === "highCurrent")) || (key0 === "lowOriginal")) || (key0 === "highOriginal")) || (key0 === "currency")) || (key0 === "historicBestPrice")) || (key0 === "previousBestSalesPrice")) || (key0 === "percentagePriceDiscount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.lowCurrent !== undefined){
let data0 = data.lowCurrent;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/lowCurrent","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/lowCurrent","type",{type: "number"}));
errors++;
}
}
if(data.highCurrent !== undefined){
let data1 = data.highCurrent;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/highCurrent","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/highCurrent","type",{type: "number"}));
errors++;
}
}
if(data.lowOriginal !== undefined){
let data2 = data.lowOriginal;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/lowOriginal","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/lowOriginal","type",{type: "number"}));
errors++;
}
}
if(data.highOriginal !== undefined){
let data3 = data.highOriginal;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/highOriginal","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/highOriginal","type",{type: "number"}));
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/currency","pattern",{pattern: "^[A-Z]{3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/currency","type",{type: "string"}));
errors++;
}
}
if(data.historicBestPrice !== undefined){
let data5 = data.historicBestPrice;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
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
let data6 = data.previousBestSalesPrice;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
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
let data7 = data.percentagePriceDiscount;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/percentagePriceDiscount","type",{type: "number"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}


function validate305(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.productId !== undefined){
let data0 = data.productId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/productId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productId","type",{type: "string"}));
errors++;
}
}
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
(vErrors ??= []).push(fault(instancePath+"/sku","type",{type: "string"}));
errors++;
}
}
if(data.itemGroupId !== undefined){
if(typeof data.itemGroupId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/itemGroupId","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/image","minLength",{limit: 1}));
errors++;
}
if(!(formats4(data4))){
(vErrors ??= []).push(fault(instancePath+"/image","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data5))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate306(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price"}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
let data7 = data.rating;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 5 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/rating","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/rating","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/rating","type",{type: "number"}));
errors++;
}
}
if(data.recToken !== undefined){
if(typeof data.recToken !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recToken","type",{type: "string"}));
errors++;
}
}
if(data.recommendationId !== undefined){
if(typeof data.recommendationId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/recommendationId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}


function validate300(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema66.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("product-recommendations" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "product-recommendations"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.variant !== undefined){
let data9 = data.variant;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/variant","type",{type: "string"}));
errors++;
}
if(!((data9 === "3-cards") || (data9 === "6-up"))){
(vErrors ??= []).push(fault(instancePath+"/variant","enum",{allowedValues: schema66.properties.variant.enum}));
errors++;
}
}
if(data.index !== undefined){
let data10 = data.index;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(fault(instancePath+"/index","type",{type: "integer"}));
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/index","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.limit !== undefined){
let data11 = data.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/limit","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 24 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/limit","maximum",{comparison: "<=", limit: 24}));
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/limit","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.items !== undefined){
let data12 = data.items;
if(Array.isArray(data12)){
if(data12.length > 24){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 24}));
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate305(data12[i0], {instancePath:instancePath+"/items/" + i0,parentData:data12,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(typeof data14 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "string"}));
errors++;
}
if(!((data14 === "service") || (data14 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/source","enum",{allowedValues: schema66.properties.source.enum}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

export const ProductUpsell = validate311;
const schema69 = {"title":"ProductUpsell","description":"Complete the look: a few matching products that can be added to the cart directly.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"product-upsell"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Complete the look"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Complete the look"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What goes with it on a cold day."]},"source":{"x-cairn-label":"Source","description":"The recommendation service (by the index below), or the products selected here.","examples":["service"],"type":"string","enum":["service","items"],"default":"service"},"index":{"x-cairn-label":"Index of the recommendation list","description":"Which list of the recommendation service to show, counted from 0.","examples":[0],"type":"integer","minimum":0},"stackedCount":{"x-cairn-label":"Number of products","description":"Number of products in the column; others are hidden.","examples":[3],"type":"integer","minimum":1,"maximum":12,"default":3},"items":{"x-cairn-label":"Products","description":"Shown if the source is items.","type":"array","items":{"$ref":"#/$defs/UpsellItem"},"maxItems":12},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const schema70 = {"title":"UpsellItem","x-cairn-label":"Product","description":"A product with its link. With a SKU, its button adds it to the cart; without one, the button opens the product page to choose size or color.","type":"object","additionalProperties":false,"required":["id","name","image","url","price"],"properties":{"id":{"x-cairn-label":"Product","description":"ID of the product.","examples":["TFTAR01UK3B"],"type":"string","minLength":1},"sku":{"x-cairn-label":"SKU","description":"Variant to add to the cart; empty if the shopper has to choose one.","examples":["TARNFELL:TFTAR01U:K3B:OS::1:"],"type":"string","minLength":1},"name":{"x-cairn-label":"Name","description":"Name of the product.","examples":["Tarn beanie"],"type":"string","minLength":1},"image":{"x-cairn-label":"Image","description":"URL of the image.","examples":["/media/tarnfell/image/upload/v1/products/beanie-tarn/night/front"],"type":"string","format":"media-url","minLength":1},"url":{"x-cairn-label":"Link","description":"Page of the product.","examples":["/p/tarn-beanie-TFTAR01U"],"type":"string","format":"link","minLength":1},"price":{"$ref":"#/$defs/Price"},"productInventoryState":{"x-cairn-label":"Stock","description":"Stock state until the current stock has been loaded.","examples":["InStock"],"title":"ProductInventoryState","type":"string","enum":["InStock","OutOfStock"]}}};

function validate317(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "url"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "sku")) || (key0 === "name")) || (key0 === "image")) || (key0 === "url")) || (key0 === "price")) || (key0 === "productInventoryState"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
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
if(data.sku !== undefined){
let data1 = data.sku;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/sku","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sku","type",{type: "string"}));
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
let data3 = data.image;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/image","minLength",{limit: 1}));
errors++;
}
if(!(formats4(data3))){
(vErrors ??= []).push(fault(instancePath+"/image","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data4))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validate306(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price"}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
if(data.productInventoryState !== undefined){
let data6 = data.productInventoryState;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/productInventoryState","type",{type: "string"}));
errors++;
}
if(!((data6 === "InStock") || (data6 === "OutOfStock"))){
(vErrors ??= []).push(fault(instancePath+"/productInventoryState","enum",{allowedValues: schema70.properties.productInventoryState.enum}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema69.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("product-upsell" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "product-upsell"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "string"}));
errors++;
}
if(!((data10 === "service") || (data10 === "items"))){
(vErrors ??= []).push(fault(instancePath+"/source","enum",{allowedValues: schema69.properties.source.enum}));
errors++;
}
}
if(data.index !== undefined){
let data11 = data.index;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/index","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/index","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.stackedCount !== undefined){
let data12 = data.stackedCount;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push(fault(instancePath+"/stackedCount","type",{type: "integer"}));
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 12 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/stackedCount","maximum",{comparison: "<=", limit: 12}));
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push(fault(instancePath+"/stackedCount","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.items !== undefined){
let data13 = data.items;
if(Array.isArray(data13)){
if(data13.length > 12){
(vErrors ??= []).push(fault(instancePath+"/items","maxItems",{limit: 12}));
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate317(data13[i0], {instancePath:instancePath+"/items/" + i0,parentData:data13,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}

export const PromoBar = validate322;
const schema71 = {"title":"PromoBar","description":"Rotating messages above the header.","type":"object","additionalProperties":false,"required":["id","type","messages"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"promo-bar"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"messages":{"x-cairn-label":"Messages","description":"Promo messages, shown one after another.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"maxItems":20,"examples":[[{"type":"promo-message","id":"delivery","text":"Free delivery over $75"}]]},"autorotateTime":{"x-cairn-label":"Seconds between messages","description":"Display time of a message; if empty, messages change only by hand.","type":"number","exclusiveMinimum":0,"maximum":120,"examples":[6]},"closable":{"x-cairn-label":"Can be closed","description":"Shows a button that closes the bar in this browser.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"lowContrast":{"x-cairn-label":"Low contrast","description":"Black dots instead of white ones, for bars on which white is hard to see.","type":"boolean","examples":[false]}}};

function validate322(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.messages === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "messages"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema71.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("promo-bar" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "promo-bar"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.messages !== undefined){
let data6 = data.messages;
if(Array.isArray(data6)){
if(data6.length > 20){
(vErrors ??= []).push(fault(instancePath+"/messages","maxItems",{limit: 20}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data6[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data6,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/messages","type",{type: "array"}));
errors++;
}
}
if(data.autorotateTime !== undefined){
let data8 = data.autorotateTime;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 120 || isNaN(data8)){
(vErrors ??= []).push(fault(instancePath+"/autorotateTime","maximum",{comparison: "<=", limit: 120}));
errors++;
}
if(data8 <= 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/autorotateTime",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/autorotateTime","type",{type: "number"}));
errors++;
}
}
if(data.closable !== undefined){
if(typeof data.closable !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/closable","type",{type: "boolean"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.lowContrast !== undefined){
if(typeof data.lowContrast !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/lowContrast","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}

export const PromoMessage = validate329;
const schema72 = {"title":"PromoMessage","description":"A message of the promo bar.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"promo-message"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"text":{"x-cairn-label":"Text","description":"The message as plain text.","type":"string","minLength":1,"examples":["Free delivery over $75"]},"richText":{"x-cairn-label":"Rich text","description":"The message with formatting, such as bold text or links.","type":"string","format":"html","examples":["<p><strong>Free delivery</strong> over $75</p>"]},"targets":{"x-cairn-label":"Buttons and links","description":"Links of the message.","type":"array","items":{"$ref":"#/$defs/Target"},"maxItems":12,"examples":[[{"text":"Shop jackets","url":"/c/jackets-2000","style":"text-link"}]]},"clickable":{"x-cairn-label":"Whole message is clickable","description":"A click anywhere on the message follows its first link.","type":"boolean","examples":[true]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]},"hoverLinkColor":{"$ref":"#/$defs/Color","x-cairn-label":"Link hover color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"lowContrast":{"x-cairn-label":"Low contrast","description":"Black dots while this message is shown; white if off. Defaults to the setting of the bar.","type":"boolean","examples":[false]},"promotionTracking":{"$ref":"#/$defs/PromotionTracking"}}};

function validate329(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema72.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("promo-message" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "promo-message"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/text","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.targets !== undefined){
let data8 = data.targets;
if(Array.isArray(data8)){
if(data8.length > 12){
(vErrors ??= []).push(fault(instancePath+"/targets","maxItems",{limit: 12}));
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate118(data8[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data8,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/targets","type",{type: "array"}));
errors++;
}
}
if(data.clickable !== undefined){
if(typeof data.clickable !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/clickable","type",{type: "boolean"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.hoverLinkColor !== undefined){
if(!(validate68(data.hoverLinkColor, {instancePath:instancePath+"/hoverLinkColor",parentData:data,parentDataProperty:"hoverLinkColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.lowContrast !== undefined){
if(typeof data.lowContrast !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/lowContrast","type",{type: "boolean"}));
errors++;
}
}
if(data.promotionTracking !== undefined){
if(!(validate198(data.promotionTracking, {instancePath:instancePath+"/promotionTracking",parentData:data,parentDataProperty:"promotionTracking"}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}

export const RichText = validate338;
const schema73 = {"title":"RichText","description":"Formatted text.","type":"object","additionalProperties":false,"required":["id","type","richText"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"rich-text"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["New"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Out before the birds"]},"titleStyle":{"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Light layers for the hour before sunrise."]},"richText":{"x-cairn-label":"Rich text","description":"Formatted text: paragraphs, lists, links.","type":"string","format":"html","examples":["<p>Three light layers for the cold hour.</p>"]},"alignment":{"$ref":"#/$defs/Alignment"},"width":{"x-cairn-label":"Text width","description":"A narrow column for reading, a wide column, or the full width.","type":"string","enum":["narrow","wide","full"],"default":"narrow","examples":["narrow"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the whole block. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate338(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.richText === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "richText"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema73.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("rich-text" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "rich-text"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.richText !== undefined){
if(!(typeof data.richText === "string")){
(vErrors ??= []).push(fault(instancePath+"/richText","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data13 = data.width;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/width","type",{type: "string"}));
errors++;
}
if(!(((data13 === "narrow") || (data13 === "wide")) || (data13 === "full"))){
(vErrors ??= []).push(fault(instancePath+"/width","enum",{allowedValues: schema73.properties.width.enum}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}

export const SecondaryNav = validate347;
const schema74 = {"title":"SecondaryNav","description":"Links within one section of the shop: a row on large screens, a collapsible list on small ones.","type":"object","additionalProperties":false,"required":["id","type","links"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"secondary-nav"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Name of the links: in front of them on large screens, on the button of the list on small ones.","type":"string","examples":["Jackets"]},"links":{"x-cairn-label":"Links","description":"Links to pages or sections.","type":"array","minItems":1,"maxItems":12,"items":{"title":"SecondaryNavLink","x-cairn-label":"Link","description":"A link of the navigation.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"x-cairn-label":"Text","description":"Text of the link.","type":"string","minLength":1,"examples":["Shells"]},"url":{"x-cairn-label":"URL","description":"Destination: a page of the shop, a section of this page (#), or another site.","type":"string","format":"link","minLength":1,"examples":["/c/shells-2010"]},"targetAttribute":{"$ref":"#/$defs/TargetAttribute","x-cairn-label":"Opens in","description":"In the same window or a new one.","examples":["_self"]}}},"examples":[[{"text":"Shells","url":"/c/shells-2010"},{"text":"Insulation","url":"/c/insulation-2020"}]]},"divider":{"x-cairn-label":"Divider","description":"A line between the links on large screens.","type":"boolean","examples":[true]},"alignment":{"x-cairn-label":"Alignment","description":"Left, or right on large screens.","type":"string","enum":["left","right"],"default":"left","examples":["right"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background of the links. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate347(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.links === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "links"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema74.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("secondary-nav" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "secondary-nav"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.links !== undefined){
let data7 = data.links;
if(Array.isArray(data7)){
if(data7.length > 12){
(vErrors ??= []).push(fault(instancePath+"/links","maxItems",{limit: 12}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/links","minItems",{limit: 1}));
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.text === undefined){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0,"required",{missingProperty: "text"}));
errors++;
}
if(data8.url === undefined){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0,"required",{missingProperty: "url"}));
errors++;
}
for(const key1 in data8){
if(!(((key1 === "text") || (key1 === "url")) || (key1 === "targetAttribute"))){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data8.text !== undefined){
let data9 = data8.text;
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0+"/text","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links/" + i0+"/text","type",{type: "string"}));
errors++;
}
}
if(data8.url !== undefined){
let data10 = data8.url;
if(typeof data10 === "string"){
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data10))){
(vErrors ??= []).push(fault(instancePath+"/links/" + i0+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links/" + i0+"/url","type",{type: "string"}));
errors++;
}
}
if(data8.targetAttribute !== undefined){
if(!(validate102(data8.targetAttribute, {instancePath:instancePath+"/links/" + i0+"/targetAttribute",parentData:data8,parentDataProperty:"targetAttribute"}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/links","type",{type: "array"}));
errors++;
}
}
if(data.divider !== undefined){
if(typeof data.divider !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/divider","type",{type: "boolean"}));
errors++;
}
}
if(data.alignment !== undefined){
let data13 = data.alignment;
if(typeof data13 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/alignment","type",{type: "string"}));
errors++;
}
if(!((data13 === "left") || (data13 === "right"))){
(vErrors ??= []).push(fault(instancePath+"/alignment","enum",{allowedValues: schema74.properties.alignment.enum}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate347.errors = vErrors;
return errors === 0;
}

export const Segmentation = validate354;
const schema75 = {"title":"Segmentation","description":"Shows the first segment to which the visitor belongs, otherwise the first baseline.","type":"object","additionalProperties":false,"required":["id","type","segments","baselines"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"segmentation"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"segments":{"x-cairn-label":"Segments","description":"Blocks for certain visitors; the first matching segment is shown.","type":"array","items":{"title":"Segment","x-cairn-label":"Segment","description":"An audience and its blocks.","type":"object","additionalProperties":false,"required":["id","targets"],"properties":{"id":{"$ref":"#/$defs/Audience"},"targets":{"x-cairn-label":"Blocks","description":"Blocks for this audience.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]]}},"examples":[{"id":"loggedin","targets":[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]}]},"examples":[[{"id":"loggedin","targets":[{"type":"rich-text","id":"hello","richText":"<p>Good to see you again.</p>"}]}]]},"baselines":{"x-cairn-label":"Baseline","description":"Block for visitors without a matching segment; only the first one is shown.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"welcome","richText":"<p>Welcome.</p>"}]]}}};
const schema76 = {"title":"Audience","x-cairn-label":"Audience","description":"Audiences that editors can select.","type":"string","enum":["loggedout","loggedin","loyalty-loggedin","non-loyalty-loggedin","employee-loggedin","non-employee-loggedin","cart-empty","cart-not-empty","ipa-wranx-loggedin","non-ipa-wranx-loggedin","wranx-loggedin","non-wranx-loggedin","ipa-loggedin","non-ipa-loggedin","athletes-loggedin","non-athletes-loggedin"],"examples":["loggedin"]};

function validate358(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((((((((data === "loggedout") || (data === "loggedin")) || (data === "loyalty-loggedin")) || (data === "non-loyalty-loggedin")) || (data === "employee-loggedin")) || (data === "non-employee-loggedin")) || (data === "cart-empty")) || (data === "cart-not-empty")) || (data === "ipa-wranx-loggedin")) || (data === "non-ipa-wranx-loggedin")) || (data === "wranx-loggedin")) || (data === "non-wranx-loggedin")) || (data === "ipa-loggedin")) || (data === "non-ipa-loggedin")) || (data === "athletes-loggedin")) || (data === "non-athletes-loggedin"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: schema76.enum}));
errors++;
}
validate358.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.segments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "segments"}));
errors++;
}
if(data.baselines === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "baselines"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "segments")) || (key0 === "baselines"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("segmentation" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "segmentation"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
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
(vErrors ??= []).push(fault(instancePath+"/segments/" + i0,"required",{missingProperty: "id"}));
errors++;
}
if(data7.targets === undefined){
(vErrors ??= []).push(fault(instancePath+"/segments/" + i0,"required",{missingProperty: "targets"}));
errors++;
}
for(const key1 in data7){
if(!((key1 === "id") || (key1 === "targets"))){
(vErrors ??= []).push(fault(instancePath+"/segments/" + i0,"additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data7.id !== undefined){
if(!(validate358(data7.id, {instancePath:instancePath+"/segments/" + i0+"/id",parentData:data7,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
}
if(data7.targets !== undefined){
let data9 = data7.targets;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate116(data9[i1], {instancePath:instancePath+"/segments/" + i0+"/targets/" + i1,parentData:data9,parentDataProperty:i1}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/segments/" + i0+"/targets","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/segments/" + i0,"type",{type: "object"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/segments","type",{type: "array"}));
errors++;
}
}
if(data.baselines !== undefined){
let data11 = data.baselines;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate116(data11[i2], {instancePath:instancePath+"/baselines/" + i2,parentData:data11,parentDataProperty:i2}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/baselines","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate354.errors = vErrors;
return errors === 0;
}

export const Spacer = validate362;
const schema77 = {"title":"Spacer","description":"Empty space between blocks, in the size of its space below and an optional color.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"spacer"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Color of the space. A brand color by name, or a CSS color; transparent if empty.","examples":["surface-raised"]}}};

function validate362(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "bottomMargins")) || (key0 === "hideOnBreakpoint")) || (key0 === "isFullWidth")) || (key0 === "backgroundColor"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("spacer" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "spacer"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}

export const Ugc = validate367;
const schema78 = {"title":"Ugc","description":"A gallery of shoppers' photos from the gallery service of the shop; currently Curalate.","type":"object","additionalProperties":false,"required":["id","type","containerId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"ugc"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["Pictures of shoppers"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["As you wear it"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["Show us yours with #tarnfell."]},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]},"containerId":{"x-cairn-label":"Container","description":"Name of the gallery at the service.","examples":["tarnfell-product"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$","maxLength":80},"filter":{"x-cairn-label":"Filter","description":"Photos to show. PRODUCT_ID is replaced by the product of the page, CATEGORY by its category.","examples":["productId:PRODUCT_ID"],"type":"string","maxLength":200}}};

function validate367(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.containerId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "containerId"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema78.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("ugc" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "ugc"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.containerId !== undefined){
let data13 = data.containerId;
if(typeof data13 === "string"){
if(data13.length > 80){
(vErrors ??= []).push(fault(instancePath+"/containerId","maxLength",{limit: 80}));
errors++;
}
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/containerId","minLength",{limit: 1}));
errors++;
}
if(!pattern4.test(data13)){
(vErrors ??= []).push(fault(instancePath+"/containerId","pattern",{pattern: "^[A-Za-z0-9_-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/containerId","type",{type: "string"}));
errors++;
}
}
if(data.filter !== undefined){
let data14 = data.filter;
if(typeof data14 === "string"){
if(data14.length > 200){
(vErrors ??= []).push(fault(instancePath+"/filter","maxLength",{limit: 200}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/filter","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate367.errors = vErrors;
return errors === 0;
}

export const VideoPlayer = validate376;
const schema79 = {"title":"VideoPlayer","description":"A video with a player: from YouTube, a video file, or a long video in the media service’s player.","type":"object","additionalProperties":false,"required":["id","type"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"video-player"},"name":{"x-cairn-label":"Internal name","description":"Name of the block for editors; shoppers do not see it.","type":"string","examples":["How a shell is made"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole window.","type":"boolean","examples":[true]},"eyebrowText":{"x-cairn-label":"Eyebrow","description":"A short line above the title.","type":"string","examples":["Field notes"]},"title":{"x-cairn-label":"Title","description":"Heading of the block.","type":"string","examples":["Stories from outside"]},"titleStyle":{"x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h2"],"$ref":"#/$defs/TitleStyle"},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"If it differs from the text color.","examples":["accent-text"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["What we found when we stayed out longer."]},"url":{"x-cairn-label":"Video URL","description":"A YouTube link in any format, or the URL of a video file.","examples":["https://www.youtube.com/watch?v=dQw4w9WgXcQ"],"type":"string","format":"link","minLength":1},"cloudinaryAsset":{"x-cairn-label":"Media service video","description":"Location of the video at the media service. Its player is used for videos of more than 30 seconds, if enabled for the site.","examples":[{"cloudName":"tarnfell","publicId":"films/ridge"}],"title":"CloudinaryAsset","type":"object","additionalProperties":false,"required":["cloudName","publicId"],"properties":{"cloudName":{"x-cairn-label":"Cloud","description":"Account name at the media service.","examples":["tarnfell"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_-]+$"},"publicId":{"x-cairn-label":"Public ID","description":"Name of the video at the media service.","examples":["films/ridge"],"type":"string","minLength":1,"pattern":"^[A-Za-z0-9_./-]+$"}}},"duration":{"x-cairn-label":"Duration in seconds","description":"Length of the video.","examples":[48],"type":"number","exclusiveMinimum":0},"description":{"x-cairn-label":"Video description","description":"Describes the video for people who cannot see it; also the name of the player.","examples":["A jacket is cut, sewn and taped."],"type":"string"},"media":{"x-cairn-label":"Poster image","description":"Shown until the video plays.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/scenes/ridge-dawn","alt":"","width":1600,"height":900}}],"$ref":"#/$defs/Media"},"caption":{"x-cairn-label":"Caption","description":"A line below the video.","examples":["Filmed above the Tarn in October."],"type":"string"},"playerSettings":{"x-cairn-label":"Player settings","description":"Automatic behavior and controls of the player.","examples":[{"autoplay":false,"loop":true}],"title":"PlayerSettings","type":"object","additionalProperties":false,"required":[],"properties":{"autoplay":{"x-cairn-label":"Autoplay","description":"Starts without sound when it comes into view, unless the visitor prefers reduced motion or data. YouTube videos and the media service’s player never start before a click, because nothing is loaded from them until then.","examples":[true],"type":"boolean"},"hideControls":{"x-cairn-label":"Hide controls","description":"The only control is a button to start and pause.","examples":[true],"type":"boolean"},"loop":{"x-cairn-label":"Loop","description":"Restarts at the end.","examples":[true],"type":"boolean"},"muted":{"x-cairn-label":"Muted","description":"Starts without sound.","examples":[true],"type":"boolean"}}},"alignment":{"x-cairn-label":"Text alignment","description":"Defaults to left.","examples":["center"],"$ref":"#/$defs/Alignment"},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"If empty, a color that is readable on the background is used.","examples":["ink"]}}};
const pattern9 = new RegExp("^[A-Za-z0-9_./-]+$", "u");

function validate376(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema79.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("video-player" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "video-player"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.eyebrowText !== undefined){
if(typeof data.eyebrowText !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrowText","type",{type: "string"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data11 = data.url;
if(typeof data11 === "string"){
if(data11.length < 1){
(vErrors ??= []).push(fault(instancePath+"/url","minLength",{limit: 1}));
errors++;
}
if(!(formats2(data11))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.cloudinaryAsset !== undefined){
let data12 = data.cloudinaryAsset;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.cloudName === undefined){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset","required",{missingProperty: "cloudName"}));
errors++;
}
if(data12.publicId === undefined){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset","required",{missingProperty: "publicId"}));
errors++;
}
for(const key1 in data12){
if(!((key1 === "cloudName") || (key1 === "publicId"))){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset","additionalProperties",{additionalProperty: key1}));
errors++;
}
}
if(data12.cloudName !== undefined){
let data13 = data12.cloudName;
if(typeof data13 === "string"){
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/cloudName","minLength",{limit: 1}));
errors++;
}
if(!pattern4.test(data13)){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/cloudName","pattern",{pattern: "^[A-Za-z0-9_-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/cloudName","type",{type: "string"}));
errors++;
}
}
if(data12.publicId !== undefined){
let data14 = data12.publicId;
if(typeof data14 === "string"){
if(data14.length < 1){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/publicId","minLength",{limit: 1}));
errors++;
}
if(!pattern9.test(data14)){
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/publicId","pattern",{pattern: "^[A-Za-z0-9_./-]+$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset/publicId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cloudinaryAsset","type",{type: "object"}));
errors++;
}
}
if(data.duration !== undefined){
let data15 = data.duration;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 <= 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/duration",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/duration","type",{type: "number"}));
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
(vErrors ??= []).push(fault(instancePath+"/caption","type",{type: "string"}));
errors++;
}
}
if(data.playerSettings !== undefined){
let data19 = data.playerSettings;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!((((key2 === "autoplay") || (key2 === "hideControls")) || (key2 === "loop")) || (key2 === "muted"))){
(vErrors ??= []).push(fault(instancePath+"/playerSettings","additionalProperties",{additionalProperty: key2}));
errors++;
}
}
if(data19.autoplay !== undefined){
if(typeof data19.autoplay !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/playerSettings/autoplay","type",{type: "boolean"}));
errors++;
}
}
if(data19.hideControls !== undefined){
if(typeof data19.hideControls !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/playerSettings/hideControls","type",{type: "boolean"}));
errors++;
}
}
if(data19.loop !== undefined){
if(typeof data19.loop !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/playerSettings/loop","type",{type: "boolean"}));
errors++;
}
}
if(data19.muted !== undefined){
if(typeof data19.muted !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/playerSettings/muted","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/playerSettings","type",{type: "object"}));
errors++;
}
}
if(data.alignment !== undefined){
if(!(validate78(data.alignment, {instancePath:instancePath+"/alignment",parentData:data,parentDataProperty:"alignment"}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}

export const Video = validate386;
const schema80 = {"title":"Video","description":"A silent, looping video that plays automatically until the visitor pauses it.","type":"object","additionalProperties":false,"required":["id","type","video"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Type of the block.","const":"video"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"bottomMargins":{"$ref":"#/$defs/BottomMargins"},"hideOnBreakpoint":{"$ref":"#/$defs/HideOnBreakpoint"},"isFullWidth":{"x-cairn-label":"Full width","description":"The block spans the whole screen, without the page’s margins.","type":"boolean","examples":[false]},"title":{"x-cairn-label":"Title","description":"Heading above the video.","type":"string","examples":["Kestrel, all the way round"]},"titleStyle":{"$ref":"#/$defs/TitleStyle","x-cairn-label":"Title style","description":"Size of the title. Its heading level follows from its position on the page.","examples":["h3"]},"titleColor":{"$ref":"#/$defs/Color","x-cairn-label":"Title color","description":"A brand color by name, or a CSS color.","examples":["ink-inverse"]},"video":{"$ref":"#/$defs/BackgroundVideo","x-cairn-label":"Video","description":"The video, and a description for people who cannot see it.","examples":[{"url":"/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4","description":"A jacket that turns once"}]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Image","description":"Shown until the video plays, and instead of it if videos are not wanted.","examples":[{"sm":{"url":"/media/tarnfell/image/upload/v1/products/jacket-kestrel/spruce/front","alt":"","width":1000,"height":1250}}]},"aspect":{"x-cairn-label":"Shape","description":"Aspect ratio of the video.","type":"string","enum":["16/9","4/3","1/1","4/5","21/9"],"default":"16/9","examples":["16/9"]},"caption":{"x-cairn-label":"Caption","description":"A line below the video.","type":"string","examples":["Kestrel in spruce, size M"]},"backgroundColor":{"$ref":"#/$defs/Color","x-cairn-label":"Background color","description":"Background around the video. A brand color by name, or a CSS color.","examples":["surface-raised"]},"textColor":{"$ref":"#/$defs/Color","x-cairn-label":"Text color","description":"A brand color by name, or a CSS color. If empty, a color that is readable on the background is used.","examples":["ink"]}}};

function validate386(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.video === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "video"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema80.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("video" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "video"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.bottomMargins !== undefined){
if(!(validate56(data.bottomMargins, {instancePath:instancePath+"/bottomMargins",parentData:data,parentDataProperty:"bottomMargins"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.hideOnBreakpoint !== undefined){
if(!(validate62(data.hideOnBreakpoint, {instancePath:instancePath+"/hideOnBreakpoint",parentData:data,parentDataProperty:"hideOnBreakpoint"}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.isFullWidth !== undefined){
if(typeof data.isFullWidth !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isFullWidth","type",{type: "boolean"}));
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.titleStyle !== undefined){
if(!(validate66(data.titleStyle, {instancePath:instancePath+"/titleStyle",parentData:data,parentDataProperty:"titleStyle"}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.titleColor !== undefined){
if(!(validate68(data.titleColor, {instancePath:instancePath+"/titleColor",parentData:data,parentDataProperty:"titleColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate178(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video"}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.aspect !== undefined){
let data11 = data.aspect;
if(typeof data11 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/aspect","type",{type: "string"}));
errors++;
}
if(!(((((data11 === "16/9") || (data11 === "4/3")) || (data11 === "1/1")) || (data11 === "4/5")) || (data11 === "21/9"))){
(vErrors ??= []).push(fault(instancePath+"/aspect","enum",{allowedValues: schema80.properties.aspect.enum}));
errors++;
}
}
if(data.caption !== undefined){
if(typeof data.caption !== "string"){
(vErrors ??= []).push(fault(instancePath+"/caption","type",{type: "string"}));
errors++;
}
}
if(data.backgroundColor !== undefined){
if(!(validate68(data.backgroundColor, {instancePath:instancePath+"/backgroundColor",parentData:data,parentDataProperty:"backgroundColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.textColor !== undefined){
if(!(validate68(data.textColor, {instancePath:instancePath+"/textColor",parentData:data,parentDataProperty:"textColor"}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate386.errors = vErrors;
return errors === 0;
}

export const Page = validate396;
const schema81 = {"title":"Page","description":"A content document. Its blocks are validated one by one by their own schemas, so that one invalid block does not break the page.","type":"object","additionalProperties":false,"required":["id","type","name","slug","components"],"properties":{"$schema":{"x-cairn-label":"Schema","description":"Path of the schema, which editing tools use for completion and validation.","type":"string","examples":["../../../../generated/content/document.schema.json"]},"id":{"x-cairn-label":"ID","description":"Unique among all documents of the site.","type":"string","minLength":1,"examples":["tarnfell-a-tent-for-two"]},"type":{"x-cairn-label":"Type","description":"Type of the document, which decides where it is shown.","type":"string","enum":["page","article","menu","footer","fragment","popups","category","product","search"],"examples":["page"]},"name":{"x-cairn-label":"Name","description":"Name of the document in lists of documents.","type":"string","minLength":1,"examples":["a-tent-for-two"]},"slug":{"x-cairn-label":"Slug","description":"Last part of the page's URL: lower-case letters, digits and hyphens.","type":"string","pattern":"^[a-z0-9][a-z0-9/-]*$","examples":["a-tent-for-two"]},"parent":{"x-cairn-label":"Parent page","description":"Slug of the parent page, for breadcrumbs and lists of child pages.","type":"string","examples":["articles"]},"siteId":{"x-cairn-label":"Site","description":"Set by the content service.","type":"string","examples":["tarnfell"]},"locale":{"x-cairn-label":"Locale","description":"Set by the content service, e.g. en-us.","type":"string","examples":["en-us"]},"revision":{"x-cairn-label":"Revision","description":"Changes with every edit of the document; set by the content service.","type":"string","examples":["r-1042"]},"pageType":{"title":"PageType","x-cairn-label":"Tracking type","description":"Page type in tracking events.","type":"string","enum":["product","category list","cart","account","search","search hub","home","order confirmation","checkout","error","other"],"examples":["home"]},"visibleFrom":{"x-cairn-label":"Visible from","description":"Date and time from which the document or this version is shown; immediately if empty. Among several visible versions, the latest one is shown.","type":"string","format":"date-time","examples":["2026-12-01T06:00:00Z"]},"visibleUntil":{"x-cairn-label":"Visible until","description":"Date and time until which the document or this version is shown; indefinitely if empty. Afterward, the previous version is shown again.","type":"string","format":"date-time","examples":["2027-01-06T23:00:00Z"]},"seo":{"$ref":"#/$defs/Seo"},"article":{"$ref":"#/$defs/ArticleContent"},"components":{"x-cairn-label":"Blocks","description":"Blocks of the page, from top to bottom.","type":"array","x-cairn-slot":true,"items":{"$ref":"#/$defs/RawBlock"},"examples":[[{"type":"rich-text","id":"story","richText":"<p>Out before the birds.</p>"}]]}}};
const pattern10 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const formats38 = isDateTime;
const schema82 = {"title":"Seo","x-cairn-label":"Search engines","description":"How the page appears in search engines and shared links.","type":"object","additionalProperties":false,"required":[],"properties":{"title":{"x-cairn-label":"Title","description":"Title of the page in the browser tab and in search results.","type":"string","minLength":1,"examples":["A tent for two, honestly"]},"description":{"x-cairn-label":"Description","description":"One or two sentences below the title in search results.","type":"string","examples":["How much room two people need, measured with two people."]},"image":{"x-cairn-label":"Image URL","description":"Image of shared links.","type":"string","format":"media-url","examples":["/media/tarnfell/image/upload/v1/scenes/camp-night"]},"noIndex":{"x-cairn-label":"Hide from search engines","description":"Asks search engines not to list the page.","type":"boolean","examples":[false]}},"examples":[{"title":"A tent for two, honestly","description":"How much room two people need."}]};

function validate397(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "image")) || (key0 === "noIndex"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push(fault(instancePath+"/description","type",{type: "string"}));
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if(typeof data2 === "string"){
if(!(formats4(data2))){
(vErrors ??= []).push(fault(instancePath+"/image","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/image","type",{type: "string"}));
errors++;
}
}
if(data.noIndex !== undefined){
if(typeof data.noIndex !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/noIndex","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}

const schema83 = {"title":"ArticleContent","x-cairn-label":"Article","description":"Content of an article page around its blocks.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"x-cairn-label":"Title","description":"Heading of the article.","type":"string","minLength":1,"examples":["A tent for two, honestly"]},"subtitle":{"x-cairn-label":"Subtitle","description":"One sentence below the title.","type":"string","examples":["How much room two people need, measured with two people."]},"eyebrow":{"x-cairn-label":"Eyebrow","description":"A few words above the title.","type":"string","examples":["Know-how"]},"date":{"x-cairn-label":"Date","description":"Date of the article.","type":"string","format":"date","examples":["2026-08-20"]},"hidePageDate":{"x-cairn-label":"Hide the date","description":"Hides the date on the page.","type":"boolean","examples":[false]},"media":{"$ref":"#/$defs/Media","x-cairn-label":"Top image","description":"Large image above the article, cropped for each screen size."},"articleWidth":{"x-cairn-label":"Width","description":"A narrow column for reading, or a wide one.","type":"string","enum":["narrow","wide"],"examples":["narrow"]},"author":{"x-cairn-label":"Author","description":"Author of the article.","type":"string","examples":["Ines Maurer"]},"relatedQuery":{"x-cairn-label":"Related articles query","description":"Search terms for up to four articles under “related content”.","type":"string","examples":["tent"]},"url":{"x-cairn-label":"URL","description":"URL of the article in lists.","type":"string","format":"link","examples":["/articles/a-tent-for-two"]},"picture":{"$ref":"#/$defs/Image","x-cairn-label":"Image in lists","description":"Small image in lists of articles."},"tags":{"x-cairn-label":"Tags","description":"Topics used to filter lists of articles.","type":"array","items":{"$ref":"#/$defs/ArticleTag"},"examples":[[{"id":"know-how","label":"Know-how"}]]}},"examples":[{"title":"A tent for two, honestly"}]};
const formats44 = isDate;
const schema84 = {"title":"ArticleTag","x-cairn-label":"Tag","description":"Topic of the article, used to filter lists of articles.","type":"object","additionalProperties":false,"required":["label"],"properties":{"id":{"x-cairn-label":"ID","description":"Name of the tag in URLs and filters.","type":"string","examples":["know-how"]},"label":{"x-cairn-label":"Label","description":"Text that visitors see.","type":"string","minLength":1,"examples":["Know-how"]}},"examples":[{"id":"know-how","label":"Know-how"}]};

function validate402(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "label"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}


function validate399(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema83.properties, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/title","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/title","type",{type: "string"}));
errors++;
}
}
if(data.subtitle !== undefined){
if(typeof data.subtitle !== "string"){
(vErrors ??= []).push(fault(instancePath+"/subtitle","type",{type: "string"}));
errors++;
}
}
if(data.eyebrow !== undefined){
if(typeof data.eyebrow !== "string"){
(vErrors ??= []).push(fault(instancePath+"/eyebrow","type",{type: "string"}));
errors++;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(typeof data3 === "string"){
if(!(formats44(data3))){
(vErrors ??= []).push(fault(instancePath+"/date","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/date","type",{type: "string"}));
errors++;
}
}
if(data.hidePageDate !== undefined){
if(typeof data.hidePageDate !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/hidePageDate","type",{type: "boolean"}));
errors++;
}
}
if(data.media !== undefined){
if(!(validate96(data.media, {instancePath:instancePath+"/media",parentData:data,parentDataProperty:"media"}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.articleWidth !== undefined){
let data6 = data.articleWidth;
if(typeof data6 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/articleWidth","type",{type: "string"}));
errors++;
}
if(!((data6 === "narrow") || (data6 === "wide"))){
(vErrors ??= []).push(fault(instancePath+"/articleWidth","enum",{allowedValues: schema83.properties.articleWidth.enum}));
errors++;
}
}
if(data.author !== undefined){
if(typeof data.author !== "string"){
(vErrors ??= []).push(fault(instancePath+"/author","type",{type: "string"}));
errors++;
}
}
if(data.relatedQuery !== undefined){
if(typeof data.relatedQuery !== "string"){
(vErrors ??= []).push(fault(instancePath+"/relatedQuery","type",{type: "string"}));
errors++;
}
}
if(data.url !== undefined){
let data9 = data.url;
if(typeof data9 === "string"){
if(!(formats2(data9))){
(vErrors ??= []).push(fault(instancePath+"/url","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/url","type",{type: "string"}));
errors++;
}
}
if(data.picture !== undefined){
if(!(validate97(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture"}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate402(data11[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data11,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/tags","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}


function validate396(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.slug === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "slug"}));
errors++;
}
if(data.components === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "components"}));
errors++;
}
for(const key0 in data){
if(!(func1.call(schema81.properties, key0))){
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
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/id","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/id","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/type","type",{type: "string"}));
errors++;
}
if(!(((((((((data2 === "page") || (data2 === "article")) || (data2 === "menu")) || (data2 === "footer")) || (data2 === "fragment")) || (data2 === "popups")) || (data2 === "category")) || (data2 === "product")) || (data2 === "search"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: schema81.properties.type.enum}));
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/name","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.slug !== undefined){
let data4 = data.slug;
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
(vErrors ??= []).push(fault(instancePath+"/slug","pattern",{pattern: "^[a-z0-9][a-z0-9/-]*$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.parent !== undefined){
if(typeof data.parent !== "string"){
(vErrors ??= []).push(fault(instancePath+"/parent","type",{type: "string"}));
errors++;
}
}
if(data.siteId !== undefined){
if(typeof data.siteId !== "string"){
(vErrors ??= []).push(fault(instancePath+"/siteId","type",{type: "string"}));
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
(vErrors ??= []).push(fault(instancePath+"/locale","type",{type: "string"}));
errors++;
}
}
if(data.revision !== undefined){
if(typeof data.revision !== "string"){
(vErrors ??= []).push(fault(instancePath+"/revision","type",{type: "string"}));
errors++;
}
}
if(data.pageType !== undefined){
let data9 = data.pageType;
if(typeof data9 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/pageType","type",{type: "string"}));
errors++;
}
if(!(((((((((((data9 === "product") || (data9 === "category list")) || (data9 === "cart")) || (data9 === "account")) || (data9 === "search")) || (data9 === "search hub")) || (data9 === "home")) || (data9 === "order confirmation")) || (data9 === "checkout")) || (data9 === "error")) || (data9 === "other"))){
(vErrors ??= []).push(fault(instancePath+"/pageType","enum",{allowedValues: schema81.properties.pageType.enum}));
errors++;
}
}
if(data.visibleFrom !== undefined){
let data10 = data.visibleFrom;
if(typeof data10 === "string"){
if(!(formats38(data10))){
(vErrors ??= []).push(fault(instancePath+"/visibleFrom","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/visibleFrom","type",{type: "string"}));
errors++;
}
}
if(data.visibleUntil !== undefined){
let data11 = data.visibleUntil;
if(typeof data11 === "string"){
if(!(formats38(data11))){
(vErrors ??= []).push(fault(instancePath+"/visibleUntil","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/visibleUntil","type",{type: "string"}));
errors++;
}
}
if(data.seo !== undefined){
if(!(validate397(data.seo, {instancePath:instancePath+"/seo",parentData:data,parentDataProperty:"seo"}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
if(data.article !== undefined){
if(!(validate399(data.article, {instancePath:instancePath+"/article",parentData:data,parentDataProperty:"article"}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
errors = vErrors.length;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data14[i0], {instancePath:instancePath+"/components/" + i0,parentData:data14,parentDataProperty:i0}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/components","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}

export const FragmentReference = validate406;
const schema85 = {"title":"FragmentReference","description":"A placeholder among blocks, which the content service replaces with the blocks of a fragment document.","type":"object","additionalProperties":false,"required":["id","type","fragmentId"],"properties":{"id":{"$ref":"#/$defs/BlockId"},"type":{"x-cairn-label":"Type","description":"Marks the position of a fragment.","const":"fragment"},"name":{"x-cairn-label":"Internal name","description":"Name of the block in lists for editors; shoppers do not see it.","type":"string","examples":["Winter card, left"]},"fragmentId":{"x-cairn-label":"Fragment slug","description":"Fragment whose blocks appear here.","type":"string","minLength":1,"examples":["sale-note"]}}};

function validate406(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.fragmentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "fragmentId"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "name")) || (key0 === "fragmentId"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validate54(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if("fragment" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "fragment"}));
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(fault(instancePath+"/name","type",{type: "string"}));
errors++;
}
}
if(data.fragmentId !== undefined){
let data3 = data.fragmentId;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/fragmentId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/fragmentId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validate406.errors = vErrors;
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
