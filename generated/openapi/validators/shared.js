// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { equal, fault, isDate, isDateTime, isEmail, isLink, isMediaUrl } from '../../validator-runtime.js';


const constant0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const constant1 = ["INVOICE","CREDIT_NOTE","PICKUP_SLIP","RETURN_LABEL"];
const constant2 = ["ECOMM","MAPP"];
const constant3 = ["NORA","EMEA"];
const constant4 = new RegExp("^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}$", "u");
const constant5 = new RegExp("^https?://[A-Za-z0-9.\\-]+(?::[0-9]{1,5})?$", "u");
const constant6 = new RegExp("^[A-Z0-9]{8,11}$", "u");
const constant7 = new RegExp("^[A-Za-z0-9_\\-]{1,40}$", "u");
const constant8 = new RegExp("^[A-Z0-9]+-[A-Z]{2}$", "u");
const constant9 = new RegExp("^[A-Z0-9]+:[A-Z0-9]{8}(?::[A-Za-z0-9._\\/\\-]*){3}:1:$", "u");
const constant10 = new RegExp("^[a-z]{2}_[A-Z]{2}$", "u");
const constant11 = {"id":true,"approachType":true,"main":true,"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant12 = ["S","B"];
const constant13 = Object.prototype.hasOwnProperty;
const constant14 = new RegExp("^\\+[1-9][0-9]{5,14}$", "u");
const constant15 = ["recipientFirstName","recipientLastName","addressLine1","addressLine2","city","stateCityProvDept","postalCode","country","recipientContactEmail","recipientContactPhone"];
const constant16 = {"recipientFirstName":true,"recipientLastName":true,"addressLine1":true,"addressLine2":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"recipientContactEmail":true,"recipientContactPhone":true};
const constant17 = {"title":true,"subtitle":true,"eyebrow":true,"date":true,"hidePageDate":true,"media":true,"articleWidth":true,"author":true,"relatedQuery":true,"url":true,"picture":true,"tags":true};
const constant18 = ["narrow","wide"];
const constant19 = ["250x400","390x400","500x600","600x400","fullscreen"];
const constant20 = {"id":true,"name":true,"carrier":true,"addressLine1":true,"city":true,"stateCityProvDept":true,"postalCode":true,"country":true,"latitude":true,"longitude":true,"hours":true,"distance":true};
const constant21 = new RegExp("^[A-Z]{2}$", "u");
const constant22 = new RegExp("^[A-Z]{3}$", "u");
const constant23 = {"type":true,"code":true,"itemId":true,"from":true,"to":true,"storeInfo":true,"reason":true,"priceDifference":true,"canUndo":true};
const constant24 = ["storeStock","warehouseStock","storeClosed","serviceEnded","methodUnavailable"];
const constant25 = ["PickupToHome","PickupToShipToStore","ShipToStoreToHome","ShipToStoreToPickup","HomeToPickup","ShippingMethodDowngraded"];
const constant26 = {"maxAllowedQty":true,"availableQty":true,"sku":true,"productId":true,"paymentMethodId":true,"paymentInstrumentId":true,"itemId":true,"shippingId":true,"field":true,"challengeUrl":true,"mostPercent":true,"orderNumber":true,"storeId":true,"promotionId":true};
const constant27 = ["PartialInventoryMissing","ItemNotAvailable","FullInventoryMissing","PaymentNotAuthorized","PickupToHome","PickupToShipToStore","ShipToStoreToHome","ShipToStoreToPickup","HomeToPickup","ShippingMethodDowngraded","PriceChanged"];
const constant28 = new RegExp("^[0-9]{4}$", "u");
const constant29 = {"orderNumber":true,"orderId":true,"status":true,"processing":true,"finalised":true,"cancelReason":true,"progress":true,"allowed":true,"timeline":true,"returns":true,"refunds":true,"placedAt":true,"email":true,"currency":true,"taxIncluded":true,"totals":true,"items":true,"shipments":true,"paymentMethod":true,"orderPromotions":true,"promoSummary":true,"flash":true,"basketId":true,"earnedPoints":true,"shippingAddress":true,"billingAddress":true,"contact":true,"inStoreSalesInfo":true,"agentName":true,"priceAdjustments":true};
const constant30 = ["processing","finalised","cancelled"];
const constant31 = {"at":true,"event":true,"shippingId":true,"parcelId":true,"items":true,"carrier":true,"trackingNumber":true,"expectedOn":true,"returnNumber":true,"amount":true};
const constant32 = ["accepted","packed","shipped","delayed","ready","delivered","collected","cancelled","addressChanged","returnRequested","returnReceived","refunded"];
const constant33 = {"upc":true,"name":true,"pdpUrl":true,"productImageURL":true,"isDigitalProduct":true,"bonus":true,"isCustoms":true,"recipeId":true,"precreatedCustomsCode":true,"id":true,"productId":true,"masterId":true,"sku":true,"color":true,"size":true,"fitType":true,"qty":true,"price":true,"giftOption":true,"giftCardAmount":true,"taxTotal":true,"shippingId":true,"units":true};
const constant34 = new RegExp("^[0-9]{12,14}$", "u");
const constant35 = ["placed","preparing","partlyShipped","shipped","readyForPickup","delivered","cancelled","returned"];
const constant36 = ["requested","received","expired"];
const constant37 = {"$schema":true,"id":true,"type":true,"name":true,"slug":true,"parent":true,"siteId":true,"locale":true,"revision":true,"pageType":true,"visibleFrom":true,"visibleUntil":true,"seo":true,"article":true,"components":true};
const constant38 = ["page","article","menu","footer","fragment","popups","category","product","search"];
const constant39 = ["product","category list","cart","account","search","search hub","home","order confirmation","checkout","error","other"];
const constant40 = new RegExp("^[a-z0-9][a-z0-9/-]*$", "u");
const constant41 = {"parcelId":true,"state":true,"items":true,"carrier":true,"trackingNumber":true,"trackingUrl":true,"shippedAt":true,"expectedOn":true,"isDelayed":true,"deliveredAt":true};
const constant42 = ["packed","shipped","ready","delivered","collected"];
const constant43 = new RegExp("^[A-Za-z0-9-]{1,40}$", "u");
const constant44 = new RegExp("\\S", "u");
const constant45 = {"paymentInstrumentId":true,"payment_method_id":true,"amount":true,"card":true,"savedPaymentId":true,"needsSecurityCode":true,"storedValue":true,"points":true,"instalments":true,"providerName":true};
const constant46 = ["CREDIT_CARD","GIFT_CARD","REWARD_CODE","REWARD_CARD","LOYALTY_POINTS","ATHLETES_PAYMENT","PAY_LATER","DIGITAL_WALLET"];
const constant47 = ["earned","spent","returned","reversed","welcome","expired","adjusted"];
const constant48 = ["AMOUNT","PERCENTAGE","FIXED_PRICE"];
const constant49 = ["DAMAGED","PRICE_MATCH","SERVICE_RECOVERY","DISPLAY_ITEM","MANAGER_DECISION"];
const constant50 = {"id":true,"masterId":true,"name":true,"slug":true,"pageUrl":true,"kind":true,"images":true,"price":true,"rating":true,"badge":true,"eyebrow":true,"colors":true};
const constant51 = ["InStock","OutOfStock"];
const constant52 = ["ORDER","PRODUCT","SHIPPING"];
const constant53 = ["approaching","inProgress","earned"];
const constant54 = {"refundId":true,"reason":true,"state":true,"createdAt":true,"refundedAt":true,"amount":true,"shipping":true,"tax":true,"items":true,"payments":true,"creditNoteNumber":true};
const constant55 = ["cancelled","returned"];
const constant56 = ["pending","refunded"];
const constant57 = new RegExp("^R-[0-9]{4}-[0-9]{6,9}$", "u");
const constant58 = ["tooSmall","tooLarge","notAsDescribed","damaged","wrongItem","arrivedLate","changedMind"];
const constant59 = {"shippingId":true,"shippingMethod":true,"itemIds":true,"address":true,"storeInfo":true,"collectionPoint":true,"contact":true,"readyBy":true,"progress":true,"expectedOn":true,"parcels":true};
const constant60 = new RegExp("^(?:same day|[0-9]{1,2}(?:-[0-9]{1,2})?)$", "u");
const constant61 = ["standard","express","pickup","pudo","sts","digital","customs"];
const constant62 = new RegExp("^[A-Z0-9]{8}$", "u");
const constant63 = new RegExp("^(?:[01][0-9]|2[0-4]):[0-5][0-9]$", "u");
const constant64 = {"total":true,"totalDiscount":true,"itemSubTotal":true,"itemTotal":true,"netAmount":true,"taxAmount":true,"shipping":true,"tax":true,"totalWithoutTax":true,"appliedRewards":true,"remainingToPay":true,"totalUnits":true};
const constant65 = new RegExp("^[A-Za-z0-9-]{4,40}$", "u");
const constant66 = ["monday","tuesday","wednesday","thursday","friday","saturday","sunday"];

function coerceAdjustmentId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
coerceAdjustmentId.errors = vErrors;
return errors === 0;
}

function coerceBasketId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
coerceBasketId.errors = vErrors;
return errors === 0;
}

function coerceDocumentType(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(!((((data === "INVOICE") || (data === "CREDIT_NOTE")) || (data === "PICKUP_SLIP")) || (data === "RETURN_LABEL"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant1}));
errors++;
}
coerceDocumentType.errors = vErrors;
return errors === 0;
}

function coerceHeaders_9032cc16(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "idempotency-key"}));
errors++;
}
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
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
(vErrors ??= []).push(fault(instancePath+"/idempotency-key","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/idempotency-key","format",{format: "uuid"}));
errors++;
}
}
}
if(data.channel !== undefined){
let data1 = data.channel;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["channel"] = coerced1;
}
}
}
if(!((data1 === "ECOMM") || (data1 === "MAPP"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.brand !== undefined){
let data2 = data.brand;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType2 = typeof data2;
if(typeof data2 === "string"){
coerced2 = data2;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/brand","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["brand"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/brand","minLength",{limit: 1}));
errors++;
}
}
}
if(data.siteid !== undefined){
if(!(coerceSiteId(data.siteid, {instancePath:instancePath+"/siteid",parentData:data,parentDataProperty:"siteid"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data5 = data.region;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data !== undefined){
data["region"] = coerced3;
}
}
}
if(!((data5 === "NORA") || (data5 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant3}));
errors++;
}
}
if(data.source !== undefined){
let data6 = data.source;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "string"}));
errors++;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data !== undefined){
data["source"] = coerced4;
}
}
}
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/source","minLength",{limit: 1}));
errors++;
}
}
}
if(data.clientapp !== undefined){
let data7 = data.clientapp;
if(typeof data7 !== "string"){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(typeof data7 === "string"){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data7;
}
else if(data7 === null){
coerced5 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/clientapp","type",{type: "string"}));
errors++;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["clientapp"] = coerced5;
}
}
}
if(typeof data7 === "string"){
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/clientapp","minLength",{limit: 1}));
errors++;
}
}
}
if(data["x-transaction-id"] !== undefined){
let data8 = data["x-transaction-id"];
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","type",{type: "string"}));
errors++;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data !== undefined){
data["x-transaction-id"] = coerced6;
}
}
}
if(typeof data8 === "string"){
if(!(constant0.test(data8))){
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-correlation-id"] !== undefined){
let data9 = data["x-correlation-id"];
if(typeof data9 !== "string"){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(typeof data9 === "string"){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data9;
}
else if(data9 === null){
coerced7 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","type",{type: "string"}));
errors++;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["x-correlation-id"] = coerced7;
}
}
}
if(typeof data9 === "string"){
if(!(constant0.test(data9))){
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-usid"] !== undefined){
let data10 = data["x-usid"];
if(typeof data10 !== "string"){
let dataType8 = typeof data10;
let coerced8 = undefined;
if(dataType8 == 'object' && Array.isArray(data10) && data10.length == 1){
data10 = data10[0];
dataType8 = typeof data10;
if(typeof data10 === "string"){
coerced8 = data10;
}
}
if(!(coerced8 !== undefined)){
if(dataType8 == "number" || dataType8 == "boolean"){
coerced8 = "" + data10;
}
else if(data10 === null){
coerced8 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-usid","type",{type: "string"}));
errors++;
}
}
if(coerced8 !== undefined){
data10 = coerced8;
if(data !== undefined){
data["x-usid"] = coerced8;
}
}
}
if(typeof data10 === "string"){
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/x-usid","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceHeaders_9032cc16.errors = vErrors;
return errors === 0;
}

function coerceHeaders_d1e47cfd(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.channel !== undefined){
let data0 = data.channel;
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
(vErrors ??= []).push(fault(instancePath+"/channel","type",{type: "string"}));
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["channel"] = coerced0;
}
}
}
if(!((data0 === "ECOMM") || (data0 === "MAPP"))){
(vErrors ??= []).push(fault(instancePath+"/channel","enum",{allowedValues: constant2}));
errors++;
}
}
if(data.brand !== undefined){
let data1 = data.brand;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType1 = typeof data1;
if(typeof data1 === "string"){
coerced1 = data1;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/brand","type",{type: "string"}));
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["brand"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/brand","minLength",{limit: 1}));
errors++;
}
}
}
if(data.siteid !== undefined){
if(!(coerceSiteId(data.siteid, {instancePath:instancePath+"/siteid",parentData:data,parentDataProperty:"siteid"}))){
vErrors = vErrors === null ? coerceSiteId.errors : vErrors.concat(coerceSiteId.errors);
errors = vErrors.length;
}
}
if(data.locale !== undefined){
if(!(coerceWireLocale(data.locale, {instancePath:instancePath+"/locale",parentData:data,parentDataProperty:"locale"}))){
vErrors = vErrors === null ? coerceWireLocale.errors : vErrors.concat(coerceWireLocale.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data4 = data.region;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/region","type",{type: "string"}));
errors++;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data !== undefined){
data["region"] = coerced2;
}
}
}
if(!((data4 === "NORA") || (data4 === "EMEA"))){
(vErrors ??= []).push(fault(instancePath+"/region","enum",{allowedValues: constant3}));
errors++;
}
}
if(data.source !== undefined){
let data5 = data.source;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/source","type",{type: "string"}));
errors++;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data !== undefined){
data["source"] = coerced3;
}
}
}
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/source","minLength",{limit: 1}));
errors++;
}
}
}
if(data.clientapp !== undefined){
let data6 = data.clientapp;
if(typeof data6 !== "string"){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(typeof data6 === "string"){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data6;
}
else if(data6 === null){
coerced4 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/clientapp","type",{type: "string"}));
errors++;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data !== undefined){
data["clientapp"] = coerced4;
}
}
}
if(typeof data6 === "string"){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/clientapp","minLength",{limit: 1}));
errors++;
}
}
}
if(data["x-transaction-id"] !== undefined){
let data7 = data["x-transaction-id"];
if(typeof data7 !== "string"){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(typeof data7 === "string"){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data7;
}
else if(data7 === null){
coerced5 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","type",{type: "string"}));
errors++;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data !== undefined){
data["x-transaction-id"] = coerced5;
}
}
}
if(typeof data7 === "string"){
if(!(constant0.test(data7))){
(vErrors ??= []).push(fault(instancePath+"/x-transaction-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-correlation-id"] !== undefined){
let data8 = data["x-correlation-id"];
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","type",{type: "string"}));
errors++;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data !== undefined){
data["x-correlation-id"] = coerced6;
}
}
}
if(typeof data8 === "string"){
if(!(constant0.test(data8))){
(vErrors ??= []).push(fault(instancePath+"/x-correlation-id","format",{format: "uuid"}));
errors++;
}
}
}
if(data["x-usid"] !== undefined){
let data9 = data["x-usid"];
if(typeof data9 !== "string"){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(typeof data9 === "string"){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 == "number" || dataType7 == "boolean"){
coerced7 = "" + data9;
}
else if(data9 === null){
coerced7 = "";
}
else {
(vErrors ??= []).push(fault(instancePath+"/x-usid","type",{type: "string"}));
errors++;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data !== undefined){
data["x-usid"] = coerced7;
}
}
}
if(typeof data9 === "string"){
if(data9.length < 1){
(vErrors ??= []).push(fault(instancePath+"/x-usid","minLength",{limit: 1}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceHeaders_d1e47cfd.errors = vErrors;
return errors === 0;
}

function coerceItemId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
coerceItemId.errors = vErrors;
return errors === 0;
}

function coerceOrderId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
coerceOrderId.errors = vErrors;
return errors === 0;
}

function coerceOrderNumber(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
coerceOrderNumber.errors = vErrors;
return errors === 0;
}

function coerceOrigin(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 300){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 300}));
errors++;
}
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^https?://[A-Za-z0-9.\\-]+(?::[0-9]{1,5})?$"}));
errors++;
}
}
coerceOrigin.errors = vErrors;
return errors === 0;
}

function coerceParams_1049053c(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.productId !== undefined){
if(!(coerceProductId(data.productId, {instancePath:instancePath+"/productId",parentData:data,parentDataProperty:"productId"}))){
vErrors = vErrors === null ? coerceProductId.errors : vErrors.concat(coerceProductId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceParams_1049053c.errors = vErrors;
return errors === 0;
}

function coercePaymentInstrumentId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
coercePaymentInstrumentId.errors = vErrors;
return errors === 0;
}

function coerceProductId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!constant6.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8,11}$"}));
errors++;
}
}
coerceProductId.errors = vErrors;
return errors === 0;
}

function coerceQuantity(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data) && data.length == 1){
data = data[0];
dataType0 = typeof data;
if(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))){
coerced0 = data;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
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
if((typeof data == "number") && (isFinite(data))){
if(data > 999999 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 999999}));
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
coerceQuantity.errors = vErrors;
return errors === 0;
}

function coerceQuery_a303e847(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
coerceQuery_a303e847.errors = vErrors;
return errors === 0;
}

function coerceSaveForLaterId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
coerceSaveForLaterId.errors = vErrors;
return errors === 0;
}

function coerceShippingId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!constant7.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{1,40}$"}));
errors++;
}
}
coerceShippingId.errors = vErrors;
return errors === 0;
}

function coerceSiteId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!constant8.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+-[A-Z]{2}$"}));
errors++;
}
}
coerceSiteId.errors = vErrors;
return errors === 0;
}

function coerceSku(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(!constant9.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+:[A-Z0-9]{8}(?::[A-Za-z0-9._\\/\\-]*){3}:1:$"}));
errors++;
}
}
coerceSku.errors = vErrors;
return errors === 0;
}

function coerceStoreId(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
coerceStoreId.errors = vErrors;
return errors === 0;
}

function coerceWireLocale(data, {instancePath="", parentData, parentDataProperty}={}){
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
if(typeof data === "string"){
if(!constant10.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[a-z]{2}_[A-Z]{2}$"}));
errors++;
}
}
coerceWireLocale.errors = vErrors;
return errors === 0;
}

function validateAddress(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.approachType === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "approachType"}));
errors++;
}
if(data.main === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "main"}));
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
if(data.recipientFirstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientFirstName"}));
errors++;
}
if(data.recipientLastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientLastName"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant11, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/id","maxLength",{limit: 60}));
errors++;
}
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
if(data.approachType !== undefined){
let data1 = data.approachType;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/approachType","type",{type: "string"}));
errors++;
}
if(!((data1 === "S") || (data1 === "B"))){
(vErrors ??= []).push(fault(instancePath+"/approachType","enum",{allowedValues: constant12}));
errors++;
}
}
if(data.main !== undefined){
if(typeof data.main !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/main","type",{type: "boolean"}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data3 = data.recipientFirstName;
if(typeof data3 === "string"){
if(data3.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","type",{type: "string"}));
errors++;
}
}
if(data.recipientLastName !== undefined){
let data4 = data.recipientLastName;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","type",{type: "string"}));
errors++;
}
}
if(data.addressLine1 !== undefined){
let data5 = data.addressLine1;
if(typeof data5 === "string"){
if(data5.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine1","type",{type: "string"}));
errors++;
}
}
if(data.addressLine2 !== undefined){
let data6 = data.addressLine2;
if(typeof data6 === "string"){
if(data6.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine2","maxLength",{limit: 100}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine2","type",{type: "string"}));
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if(typeof data7 === "string"){
if(data7.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data7.length < 1){
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
let data8 = data.stateCityProvDept;
if(typeof data8 === "string"){
if(data8.length > 60){
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
let data9 = data.postalCode;
if(typeof data9 === "string"){
if(data9.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data9.length < 2){
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
if(data.recipientContactEmail !== undefined){
let data11 = data.recipientContactEmail;
if(typeof data11 === "string"){
if(data11.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data11))){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data12 = data.recipientContactPhone;
if(typeof data12 === "string"){
if(!constant14.test(data12)){
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","pattern",{pattern: "^\\+[1-9][0-9]{5,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddress.errors = vErrors;
return errors === 0;
}

function validateAddressField(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((data === "recipientFirstName") || (data === "recipientLastName")) || (data === "addressLine1")) || (data === "addressLine2")) || (data === "city")) || (data === "stateCityProvDept")) || (data === "postalCode")) || (data === "country")) || (data === "recipientContactEmail")) || (data === "recipientContactPhone"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant15}));
errors++;
}
validateAddressField.errors = vErrors;
return errors === 0;
}

function validateAddressInput(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.recipientFirstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientFirstName"}));
errors++;
}
if(data.recipientLastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientLastName"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant16, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data0 = data.recipientFirstName;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","type",{type: "string"}));
errors++;
}
}
if(data.recipientLastName !== undefined){
let data1 = data.recipientLastName;
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","type",{type: "string"}));
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
if(data.addressLine2 !== undefined){
let data3 = data.addressLine2;
if(typeof data3 === "string"){
if(data3.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine2","maxLength",{limit: 100}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/addressLine2","type",{type: "string"}));
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(data4.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data4.length < 1){
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
let data5 = data.stateCityProvDept;
if(typeof data5 === "string"){
if(data5.length > 60){
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
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(data6.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data6.length < 2){
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
if(data.recipientContactEmail !== undefined){
let data8 = data.recipientContactEmail;
if(typeof data8 === "string"){
if(data8.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data8))){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data9 = data.recipientContactPhone;
if(typeof data9 === "string"){
if(!constant14.test(data9)){
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","pattern",{pattern: "^\\+[1-9][0-9]{5,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateAddressInput.errors = vErrors;
return errors === 0;
}

function validateAdjustmentId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
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
validateAdjustmentId.errors = vErrors;
return errors === 0;
}

function validateArticleContent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "title"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant17, key0))){
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
if(!(isDate(data3))){
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
if(!(validateMedia(data.media, {instancePath:instancePath+"/media"}))){
vErrors = vErrors === null ? validateMedia.errors : vErrors.concat(validateMedia.errors);
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
(vErrors ??= []).push(fault(instancePath+"/articleWidth","enum",{allowedValues: constant18}));
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
if(!(isLink(data9))){
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
if(!(validateImage(data.picture, {instancePath:instancePath+"/picture"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validateArticleTag(data11[i0], {instancePath:instancePath+"/tags/" + i0}))){
vErrors = vErrors === null ? validateArticleTag.errors : vErrors.concat(validateArticleTag.errors);
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
validateArticleContent.errors = vErrors;
return errors === 0;
}

function validateArticleTag(data, {instancePath=""}={}){
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
validateArticleTag.errors = vErrors;
return errors === 0;
}

function validateAuthenticationId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 200}));
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
validateAuthenticationId.errors = vErrors;
return errors === 0;
}

function validateBadge(data, {instancePath=""}={}){
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "label"))){
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
validateBadge.errors = vErrors;
return errors === 0;
}

function validateBasketId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateBasketId.errors = vErrors;
return errors === 0;
}

function validateBirthDate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(isDate(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateBirthDate.errors = vErrors;
return errors === 0;
}

function validateCardBrand(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
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
validateCardBrand.errors = vErrors;
return errors === 0;
}

function validateCardColor(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.swatch === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "swatch"}));
errors++;
}
if(data.productId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productId"}));
errors++;
}
if(data.image === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "image"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "label")) || (key0 === "swatch")) || (key0 === "productId")) || (key0 === "image"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 10){
(vErrors ??= []).push(fault(instancePath+"/code","maxLength",{limit: 10}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
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
if(data.swatch !== undefined){
if(!(validateSwatch(data.swatch, {instancePath:instancePath+"/swatch"}))){
vErrors = vErrors === null ? validateSwatch.errors : vErrors.concat(validateSwatch.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validatePicture(data.image, {instancePath:instancePath+"/image"}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCardColor.errors = vErrors;
return errors === 0;
}

function validateCarrier(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
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
validateCarrier.errors = vErrors;
return errors === 0;
}

function validateChallengeWindowSize(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "250x400") || (data === "390x400")) || (data === "500x600")) || (data === "600x400")) || (data === "fullscreen"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant19}));
errors++;
}
validateChallengeWindowSize.errors = vErrors;
return errors === 0;
}

function validateChosenOption(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/value","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "string"}));
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
validateChosenOption.errors = vErrors;
return errors === 0;
}

function validateCollectionPoint(data, {instancePath=""}={}){
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
if(data.carrier === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "carrier"}));
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
if(data.latitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "latitude"}));
errors++;
}
if(data.longitude === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "longitude"}));
errors++;
}
if(data.hours === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "hours"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant20, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateCollectionPointId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateCollectionPointId.errors : vErrors.concat(validateCollectionPointId.errors);
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
if(data.carrier !== undefined){
let data2 = data.carrier;
if(typeof data2 === "string"){
if(data2.length > 60){
(vErrors ??= []).push(fault(instancePath+"/carrier","maxLength",{limit: 60}));
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/carrier","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/carrier","type",{type: "string"}));
errors++;
}
}
if(data.addressLine1 !== undefined){
let data3 = data.addressLine1;
if(typeof data3 === "string"){
if(data3.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data3.length < 1){
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
let data4 = data.city;
if(typeof data4 === "string"){
if(data4.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data4.length < 1){
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
let data5 = data.stateCityProvDept;
if(typeof data5 === "string"){
if(data5.length > 60){
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
let data6 = data.postalCode;
if(typeof data6 === "string"){
if(data6.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data6.length < 2){
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
if(data.hours !== undefined){
let data10 = data.hours;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDayHours(data10[i0], {instancePath:instancePath+"/hours/" + i0}))){
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
if(data.distance !== undefined){
if(!(validateDistance(data.distance, {instancePath:instancePath+"/distance"}))){
vErrors = vErrors === null ? validateDistance.errors : vErrors.concat(validateDistance.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateCollectionPoint.errors = vErrors;
return errors === 0;
}

function validateCollectionPointId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
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
validateCollectionPointId.errors = vErrors;
return errors === 0;
}

function validateConsumerName(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
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
validateConsumerName.errors = vErrors;
return errors === 0;
}

function validateConsumerPhone(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant14.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^\\+[1-9][0-9]{5,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateConsumerPhone.errors = vErrors;
return errors === 0;
}

function validateConsumerPostalCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 12){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 12}));
errors++;
}
if(data.length < 2){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 2}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateConsumerPostalCode.errors = vErrors;
return errors === 0;
}

function validateContact(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recipientFirstName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientFirstName"}));
errors++;
}
if(data.recipientLastName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "recipientLastName"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "recipientFirstName") || (key0 === "recipientLastName")) || (key0 === "recipientContactEmail")) || (key0 === "recipientContactPhone"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.recipientFirstName !== undefined){
let data0 = data.recipientFirstName;
if(typeof data0 === "string"){
if(data0.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","maxLength",{limit: 60}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientFirstName","type",{type: "string"}));
errors++;
}
}
if(data.recipientLastName !== undefined){
let data1 = data.recipientLastName;
if(typeof data1 === "string"){
if(data1.length > 60){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","maxLength",{limit: 60}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientLastName","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactEmail !== undefined){
let data2 = data.recipientContactEmail;
if(typeof data2 === "string"){
if(data2.length > 254){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data2))){
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactEmail","type",{type: "string"}));
errors++;
}
}
if(data.recipientContactPhone !== undefined){
let data3 = data.recipientContactPhone;
if(typeof data3 === "string"){
if(!constant14.test(data3)){
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","pattern",{pattern: "^\\+[1-9][0-9]{5,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/recipientContactPhone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateContact.errors = vErrors;
return errors === 0;
}

function validateCountryCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant21.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCountryCode.errors = vErrors;
return errors === 0;
}

function validateCurrency(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant22.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{3}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateCurrency.errors = vErrors;
return errors === 0;
}

function validateDayHours(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "day"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "day") || (key0 === "opens")) || (key0 === "closes"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.day !== undefined){
if(!(validateWeekday(data.day, {instancePath:instancePath+"/day"}))){
vErrors = vErrors === null ? validateWeekday.errors : vErrors.concat(validateWeekday.errors);
errors = vErrors.length;
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
const err2 = {instancePath,keyword:"dependentRequired",params:{property: "opens",
    missingProperty: "closes",
    depsCount: 1,
    deps: "closes"},message:"must have property closes when property opens is present"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.closes !== undefined){
if(data.opens === undefined){
const err3 = {instancePath,keyword:"dependentRequired",params:{property: "closes",
    missingProperty: "opens",
    depsCount: 1,
    deps: "opens"},message:"must have property opens when property closes is present"};
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
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDayHours.errors = vErrors;
return errors === 0;
}

function validateDeliveryChange(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.from === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "from"}));
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "to"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
if(data.priceDifference === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "priceDifference"}));
errors++;
}
if(data.canUndo === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "canUndo"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant23, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.type !== undefined){
if(!(validateDeliveryChangeType(data.type, {instancePath:instancePath+"/type"}))){
vErrors = vErrors === null ? validateDeliveryChangeType.errors : vErrors.concat(validateDeliveryChangeType.errors);
errors = vErrors.length;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validateShippingMethod(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validateShippingMethod(data.to, {instancePath:instancePath+"/to"}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo"}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!(validateDeliveryChangeReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validateDeliveryChangeReason.errors : vErrors.concat(validateDeliveryChangeReason.errors);
errors = vErrors.length;
}
}
if(data.priceDifference !== undefined){
let data7 = data.priceDifference;
if(!((typeof data7 == "number") && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/priceDifference","type",{type: "number"}));
errors++;
}
}
if(data.canUndo !== undefined){
if(typeof data.canUndo !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/canUndo","type",{type: "boolean"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDeliveryChange.errors = vErrors;
return errors === 0;
}

function validateDeliveryChangeReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "storeStock") || (data === "warehouseStock")) || (data === "storeClosed")) || (data === "serviceEnded")) || (data === "methodUnavailable"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant24}));
errors++;
}
validateDeliveryChangeReason.errors = vErrors;
return errors === 0;
}

function validateDeliveryChangeType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((data === "PickupToHome") || (data === "PickupToShipToStore")) || (data === "ShipToStoreToHome")) || (data === "ShipToStoreToPickup")) || (data === "HomeToPickup")) || (data === "ShippingMethodDowngraded"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant25}));
errors++;
}
validateDeliveryChangeType.errors = vErrors;
return errors === 0;
}

function validateDevice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "browser") || (key0 === "system")) || (key0 === "country")) || (key0 === "city"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.browser !== undefined){
let data0 = data.browser;
if(typeof data0 === "string"){
if(data0.length > 40){
(vErrors ??= []).push(fault(instancePath+"/browser","maxLength",{limit: 40}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/browser","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/browser","type",{type: "string"}));
errors++;
}
}
if(data.system !== undefined){
let data1 = data.system;
if(typeof data1 === "string"){
if(data1.length > 40){
(vErrors ??= []).push(fault(instancePath+"/system","maxLength",{limit: 40}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/system","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/system","type",{type: "string"}));
errors++;
}
}
if(data.country !== undefined){
if(!(validateCountryCode(data.country, {instancePath:instancePath+"/country"}))){
vErrors = vErrors === null ? validateCountryCode.errors : vErrors.concat(validateCountryCode.errors);
errors = vErrors.length;
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateDevice.errors = vErrors;
return errors === 0;
}

function validateDistance(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "number"}));
errors++;
}
validateDistance.errors = vErrors;
return errors === 0;
}

function validateDocumentType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((data === "INVOICE") || (data === "CREDIT_NOTE")) || (data === "PICKUP_SLIP")) || (data === "RETURN_LABEL"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant1}));
errors++;
}
validateDocumentType.errors = vErrors;
return errors === 0;
}

function validateErrorAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.appId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "appId"}));
errors++;
}
if(data.correlationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "correlationId"}));
errors++;
}
if(data.errorDetails === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errorDetails"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "appId") || (key0 === "correlationId")) || (key0 === "errorDetails"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.appId !== undefined){
let data0 = data.appId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/appId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/appId","type",{type: "string"}));
errors++;
}
}
if(data.correlationId !== undefined){
let data1 = data.correlationId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/correlationId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/correlationId","type",{type: "string"}));
errors++;
}
}
if(data.errorDetails !== undefined){
let data2 = data.errorDetails;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/errorDetails","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateErrorDetail(data2[i0], {instancePath:instancePath+"/errorDetails/" + i0}))){
vErrors = vErrors === null ? validateErrorDetail.errors : vErrors.concat(validateErrorDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorDetails","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorAnswer.errors = vErrors;
return errors === 0;
}

function validateErrorDetail(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errorId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "errorId"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "errorId") || (key0 === "message")) || (key0 === "type")) || (key0 === "additionalInfo"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.errorId !== undefined){
let data0 = data.errorId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/errorId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/errorId","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
if(data.type !== undefined){
if("flash" !== data.type){
(vErrors ??= []).push(fault(instancePath+"/type","const",{allowedValue: "flash"}));
errors++;
}
}
if(data.additionalInfo !== undefined){
if(!(validateErrorInfo(data.additionalInfo, {instancePath:instancePath+"/additionalInfo"}))){
vErrors = vErrors === null ? validateErrorInfo.errors : vErrors.concat(validateErrorInfo.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorDetail.errors = vErrors;
return errors === 0;
}

function validateErrorInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(constant13.call(constant26, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.maxAllowedQty !== undefined){
let data0 = data.maxAllowedQty;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/maxAllowedQty","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/maxAllowedQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.availableQty !== undefined){
let data1 = data.availableQty;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/availableQty","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/availableQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.paymentMethodId !== undefined){
if(!(validatePaymentMethodId(data.paymentMethodId, {instancePath:instancePath+"/paymentMethodId"}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
errors = vErrors.length;
}
}
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
let data6 = data.itemId;
if(typeof data6 === "string"){
if(data6.length > 60){
(vErrors ??= []).push(fault(instancePath+"/itemId","maxLength",{limit: 60}));
errors++;
}
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/itemId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemId","type",{type: "string"}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data8 = data.field;
if(typeof data8 === "string"){
if(data8.length > 60){
(vErrors ??= []).push(fault(instancePath+"/field","maxLength",{limit: 60}));
errors++;
}
if(data8.length < 1){
(vErrors ??= []).push(fault(instancePath+"/field","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/field","type",{type: "string"}));
errors++;
}
}
if(data.challengeUrl !== undefined){
let data9 = data.challengeUrl;
if(typeof data9 === "string"){
if(data9.length > 2048){
(vErrors ??= []).push(fault(instancePath+"/challengeUrl","maxLength",{limit: 2048}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/challengeUrl","type",{type: "string"}));
errors++;
}
}
if(data.mostPercent !== undefined){
let data10 = data.mostPercent;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push(fault(instancePath+"/mostPercent","type",{type: "integer"}));
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/mostPercent","maximum",{comparison: "<=", limit: 100}));
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push(fault(instancePath+"/mostPercent","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data13 = data.promotionId;
if(typeof data13 === "string"){
if(data13.length > 80){
(vErrors ??= []).push(fault(instancePath+"/promotionId","maxLength",{limit: 80}));
errors++;
}
if(data13.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateErrorInfo.errors = vErrors;
return errors === 0;
}

function validateFlashDetail(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "sku") || (key0 === "productId")) || (key0 === "itemId")) || (key0 === "missingQty")) || (key0 === "shipmentId")) || (key0 === "change")) || (key0 === "challenge"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.missingQty !== undefined){
let data3 = data.missingQty;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/missingQty","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/missingQty","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.shipmentId !== undefined){
if(!(validateShippingId(data.shipmentId, {instancePath:instancePath+"/shipmentId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined){
if(!(validateDeliveryChange(data.change, {instancePath:instancePath+"/change"}))){
vErrors = vErrors === null ? validateDeliveryChange.errors : vErrors.concat(validateDeliveryChange.errors);
errors = vErrors.length;
}
}
if(data.challenge !== undefined){
if(!(validatePaymentChallenge(data.challenge, {instancePath:instancePath+"/challenge"}))){
vErrors = vErrors === null ? validatePaymentChallenge.errors : vErrors.concat(validatePaymentChallenge.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFlashDetail.errors = vErrors;
return errors === 0;
}

function validateFlashMessage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "type"}));
errors++;
}
if(data.details === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "details"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "code")) || (key0 === "details"))){
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
if(!(((((((((((data0 === "PartialInventoryMissing") || (data0 === "ItemNotAvailable")) || (data0 === "FullInventoryMissing")) || (data0 === "PaymentNotAuthorized")) || (data0 === "PickupToHome")) || (data0 === "PickupToShipToStore")) || (data0 === "ShipToStoreToHome")) || (data0 === "ShipToStoreToPickup")) || (data0 === "HomeToPickup")) || (data0 === "ShippingMethodDowngraded")) || (data0 === "PriceChanged"))){
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant27}));
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/code","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/code","type",{type: "string"}));
errors++;
}
}
if(data.details !== undefined){
let data2 = data.details;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateFlashDetail(data2[i0], {instancePath:instancePath+"/details/" + i0}))){
vErrors = vErrors === null ? validateFlashDetail.errors : vErrors.concat(validateFlashDetail.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/details","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateFlashMessage.errors = vErrors;
return errors === 0;
}

function validateGiftCardAmount(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(validateMoney(data, {instancePath}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
validateGiftCardAmount.errors = vErrors;
return errors === 0;
}

function validateGiftOption(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "to"}));
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "message"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "to")) || (key0 === "message")) || (key0 === "sendOn"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(data0.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data0))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/to","maxLength",{limit: 100}));
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/to","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/to","type",{type: "string"}));
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length > 500){
(vErrors ??= []).push(fault(instancePath+"/message","maxLength",{limit: 500}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/message","type",{type: "string"}));
errors++;
}
}
if(data.sendOn !== undefined){
let data3 = data.sendOn;
if(typeof data3 === "string"){
if(!(isDate(data3))){
(vErrors ??= []).push(fault(instancePath+"/sendOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sendOn","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateGiftOption.errors = vErrors;
return errors === 0;
}

function validateImage(data, {instancePath=""}={}){
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
if(!(isMediaUrl(data0))){
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
validateImage.errors = vErrors;
return errors === 0;
}

function validateInShopPath(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(isLink(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateInShopPath.errors = vErrors;
return errors === 0;
}

function validateInStoreSalesInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storeId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeId"}));
errors++;
}
if(data.storeEmployeeId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeEmployeeId"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "storeId") || (key0 === "storeName")) || (key0 === "storeEmployeeId")) || (key0 === "storeEmployeeName"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.storeId !== undefined){
if(!(validateStoreId(data.storeId, {instancePath:instancePath+"/storeId"}))){
vErrors = vErrors === null ? validateStoreId.errors : vErrors.concat(validateStoreId.errors);
errors = vErrors.length;
}
}
if(data.storeName !== undefined){
let data1 = data.storeName;
if(typeof data1 === "string"){
if(data1.length > 100){
(vErrors ??= []).push(fault(instancePath+"/storeName","maxLength",{limit: 100}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeName","type",{type: "string"}));
errors++;
}
}
if(data.storeEmployeeId !== undefined){
if(!(validateStoreEmployeeId(data.storeEmployeeId, {instancePath:instancePath+"/storeEmployeeId"}))){
vErrors = vErrors === null ? validateStoreEmployeeId.errors : vErrors.concat(validateStoreEmployeeId.errors);
errors = vErrors.length;
}
}
if(data.storeEmployeeName !== undefined){
let data3 = data.storeEmployeeName;
if(typeof data3 === "string"){
if(data3.length > 120){
(vErrors ??= []).push(fault(instancePath+"/storeEmployeeName","maxLength",{limit: 120}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/storeEmployeeName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateInStoreSalesInfo.errors = vErrors;
return errors === 0;
}

function validateInstalment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
if(data.dueInDays === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "dueInDays"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "dueInDays"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.dueInDays !== undefined){
let data1 = data.dueInDays;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/dueInDays","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3650 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/dueInDays","maximum",{comparison: "<=", limit: 3650}));
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/dueInDays","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateInstalment.errors = vErrors;
return errors === 0;
}

function validateItemId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
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
validateItemId.errors = vErrors;
return errors === 0;
}

function validateItemPrice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "current"}));
errors++;
}
if(data.original === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "original"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
if(data.rowTotal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "rowTotal"}));
errors++;
}
if(data.highCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highCurrent"}));
errors++;
}
if(data.highOriginal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highOriginal"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "current") || (key0 === "original")) || (key0 === "amount")) || (key0 === "rowTotal")) || (key0 === "highCurrent")) || (key0 === "highOriginal"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.current !== undefined){
if(!(validateMoney(data.current, {instancePath:instancePath+"/current"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.original !== undefined){
if(!(validateMoney(data.original, {instancePath:instancePath+"/original"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.rowTotal !== undefined){
if(!(validateMoney(data.rowTotal, {instancePath:instancePath+"/rowTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highCurrent !== undefined){
if(!(validateMoney(data.highCurrent, {instancePath:instancePath+"/highCurrent"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highOriginal !== undefined){
if(!(validateMoney(data.highOriginal, {instancePath:instancePath+"/highOriginal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateItemPrice.errors = vErrors;
return errors === 0;
}

function validateLatitude(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 90 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 90}));
errors++;
}
if(data < -90 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: -90}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "number"}));
errors++;
}
validateLatitude.errors = vErrors;
return errors === 0;
}

function validateLineUnits(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "itemId") || (key0 === "qty"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLineUnits.errors = vErrors;
return errors === 0;
}

function validateLongitude(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 180 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 180}));
errors++;
}
if(data < -180 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: -180}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "number"}));
errors++;
}
validateLongitude.errors = vErrors;
return errors === 0;
}

function validateLookupEmail(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 254){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 254}));
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
validateLookupEmail.errors = vErrors;
return errors === 0;
}

function validateLoyaltyVoucher(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "points"}));
errors++;
}
if(data.amountInCurrency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amountInCurrency"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "points") || (key0 === "amountInCurrency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.points !== undefined){
let data0 = data.points;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/points","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.amountInCurrency !== undefined){
if(!(validateMoney(data.amountInCurrency, {instancePath:instancePath+"/amountInCurrency"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateLoyaltyVoucher.errors = vErrors;
return errors === 0;
}

function validateMaskedCard(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.brand === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "brand"}));
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "last4"}));
errors++;
}
if(data.expiryMonth === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiryMonth"}));
errors++;
}
if(data.expiryYear === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiryYear"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "brand") || (key0 === "last4")) || (key0 === "expiryMonth")) || (key0 === "expiryYear"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.brand !== undefined){
if(!(validateCardBrand(data.brand, {instancePath:instancePath+"/brand"}))){
vErrors = vErrors === null ? validateCardBrand.errors : vErrors.concat(validateCardBrand.errors);
errors = vErrors.length;
}
}
if(data.last4 !== undefined){
let data1 = data.last4;
if(typeof data1 === "string"){
if(!constant28.test(data1)){
(vErrors ??= []).push(fault(instancePath+"/last4","pattern",{pattern: "^[0-9]{4}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/last4","type",{type: "string"}));
errors++;
}
}
if(data.expiryMonth !== undefined){
let data2 = data.expiryMonth;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/expiryMonth","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 12 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/expiryMonth","maximum",{comparison: "<=", limit: 12}));
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/expiryMonth","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.expiryYear !== undefined){
let data3 = data.expiryYear;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/expiryYear","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/expiryYear","maximum",{comparison: "<=", limit: 2100}));
errors++;
}
if(data3 < 2000 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/expiryYear","minimum",{comparison: ">=", limit: 2000}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMaskedCard.errors = vErrors;
return errors === 0;
}

function validateMedia(data, {instancePath=""}={}){
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
if(!(validateImage(data.sm, {instancePath:instancePath+"/sm"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
if(data.md !== undefined){
if(!(validateImage(data.md, {instancePath:instancePath+"/md"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
if(data.lg !== undefined){
if(!(validateImage(data.lg, {instancePath:instancePath+"/lg"}))){
vErrors = vErrors === null ? validateImage.errors : vErrors.concat(validateImage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateMedia.errors = vErrors;
return errors === 0;
}

function validateMoney(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data == "number") && (isFinite(data))){
if(data > 99999999.99 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 99999999.99}));
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "number"}));
errors++;
}
validateMoney.errors = vErrors;
return errors === 0;
}

function validateOrder(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderNumber"}));
errors++;
}
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "status"}));
errors++;
}
if(data.processing === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "processing"}));
errors++;
}
if(data.finalised === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "finalised"}));
errors++;
}
if(data.placedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "placedAt"}));
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "email"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
if(data.taxIncluded === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "taxIncluded"}));
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totals"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
if(data.shipments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shipments"}));
errors++;
}
if(data.paymentMethod === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentMethod"}));
errors++;
}
if(data.orderPromotions === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderPromotions"}));
errors++;
}
if(data.promoSummary === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promoSummary"}));
errors++;
}
if(data.flash === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "flash"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant29, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
if(data.orderId !== undefined){
if(!(validateOrderId(data.orderId, {instancePath:instancePath+"/orderId"}))){
vErrors = vErrors === null ? validateOrderId.errors : vErrors.concat(validateOrderId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/status","type",{type: "string"}));
errors++;
}
if(!(((data2 === "processing") || (data2 === "finalised")) || (data2 === "cancelled"))){
(vErrors ??= []).push(fault(instancePath+"/status","enum",{allowedValues: constant30}));
errors++;
}
}
if(data.processing !== undefined){
if(typeof data.processing !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/processing","type",{type: "boolean"}));
errors++;
}
}
if(data.finalised !== undefined){
if(typeof data.finalised !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/finalised","type",{type: "boolean"}));
errors++;
}
}
if(data.cancelReason !== undefined){
let data5 = data.cancelReason;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/cancelReason","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/cancelReason","type",{type: "string"}));
errors++;
}
}
if(data.progress !== undefined){
if(!(validateOrderProgress(data.progress, {instancePath:instancePath+"/progress"}))){
vErrors = vErrors === null ? validateOrderProgress.errors : vErrors.concat(validateOrderProgress.errors);
errors = vErrors.length;
}
}
if(data.allowed !== undefined){
if(!(validateOrderActions(data.allowed, {instancePath:instancePath+"/allowed"}))){
vErrors = vErrors === null ? validateOrderActions.errors : vErrors.concat(validateOrderActions.errors);
errors = vErrors.length;
}
}
if(data.timeline !== undefined){
let data8 = data.timeline;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateOrderEvent(data8[i0], {instancePath:instancePath+"/timeline/" + i0}))){
vErrors = vErrors === null ? validateOrderEvent.errors : vErrors.concat(validateOrderEvent.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/timeline","type",{type: "array"}));
errors++;
}
}
if(data.returns !== undefined){
let data10 = data.returns;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validateOrderReturn(data10[i1], {instancePath:instancePath+"/returns/" + i1}))){
vErrors = vErrors === null ? validateOrderReturn.errors : vErrors.concat(validateOrderReturn.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/returns","type",{type: "array"}));
errors++;
}
}
if(data.refunds !== undefined){
let data12 = data.refunds;
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
if(!(validateRefund(data12[i2], {instancePath:instancePath+"/refunds/" + i2}))){
vErrors = vErrors === null ? validateRefund.errors : vErrors.concat(validateRefund.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refunds","type",{type: "array"}));
errors++;
}
}
if(data.placedAt !== undefined){
let data14 = data.placedAt;
if(typeof data14 === "string"){
if(!(isDateTime(data14))){
(vErrors ??= []).push(fault(instancePath+"/placedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/placedAt","type",{type: "string"}));
errors++;
}
}
if(data.email !== undefined){
let data15 = data.email;
if(typeof data15 === "string"){
if(data15.length > 254){
(vErrors ??= []).push(fault(instancePath+"/email","maxLength",{limit: 254}));
errors++;
}
if(!(isEmail(data15))){
(vErrors ??= []).push(fault(instancePath+"/email","format",{format: "email"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/email","type",{type: "string"}));
errors++;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
if(data.taxIncluded !== undefined){
if(typeof data.taxIncluded !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/taxIncluded","type",{type: "boolean"}));
errors++;
}
}
if(data.totals !== undefined){
if(!(validateTotals(data.totals, {instancePath:instancePath+"/totals"}))){
vErrors = vErrors === null ? validateTotals.errors : vErrors.concat(validateTotals.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data19 = data.items;
if(Array.isArray(data19)){
if(data19.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(validateOrderItem(data19[i3], {instancePath:instancePath+"/items/" + i3}))){
vErrors = vErrors === null ? validateOrderItem.errors : vErrors.concat(validateOrderItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.shipments !== undefined){
let data21 = data.shipments;
if(Array.isArray(data21)){
if(data21.length < 1){
(vErrors ??= []).push(fault(instancePath+"/shipments","minItems",{limit: 1}));
errors++;
}
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
if(!(validateShipment(data21[i4], {instancePath:instancePath+"/shipments/" + i4}))){
vErrors = vErrors === null ? validateShipment.errors : vErrors.concat(validateShipment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/shipments","type",{type: "array"}));
errors++;
}
}
if(data.paymentMethod !== undefined){
let data23 = data.paymentMethod;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
if(!(validatePaymentInstrument(data23[i5], {instancePath:instancePath+"/paymentMethod/" + i5}))){
vErrors = vErrors === null ? validatePaymentInstrument.errors : vErrors.concat(validatePaymentInstrument.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/paymentMethod","type",{type: "array"}));
errors++;
}
}
if(data.orderPromotions !== undefined){
let data25 = data.orderPromotions;
if(Array.isArray(data25)){
const len6 = data25.length;
for(let i6=0; i6<len6; i6++){
if(!(validateOrderPromotion(data25[i6], {instancePath:instancePath+"/orderPromotions/" + i6}))){
vErrors = vErrors === null ? validateOrderPromotion.errors : vErrors.concat(validateOrderPromotion.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/orderPromotions","type",{type: "array"}));
errors++;
}
}
if(data.promoSummary !== undefined){
let data27 = data.promoSummary;
if(Array.isArray(data27)){
const len7 = data27.length;
for(let i7=0; i7<len7; i7++){
if(!(validatePromoSummaryEntry(data27[i7], {instancePath:instancePath+"/promoSummary/" + i7}))){
vErrors = vErrors === null ? validatePromoSummaryEntry.errors : vErrors.concat(validatePromoSummaryEntry.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promoSummary","type",{type: "array"}));
errors++;
}
}
if(data.flash !== undefined){
let data29 = data.flash;
if(Array.isArray(data29)){
const len8 = data29.length;
for(let i8=0; i8<len8; i8++){
if(!(validateFlashMessage(data29[i8], {instancePath:instancePath+"/flash/" + i8}))){
vErrors = vErrors === null ? validateFlashMessage.errors : vErrors.concat(validateFlashMessage.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/flash","type",{type: "array"}));
errors++;
}
}
if(data.basketId !== undefined){
if(!(validateBasketId(data.basketId, {instancePath:instancePath+"/basketId"}))){
vErrors = vErrors === null ? validateBasketId.errors : vErrors.concat(validateBasketId.errors);
errors = vErrors.length;
}
}
if(data.earnedPoints !== undefined){
let data32 = data.earnedPoints;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
(vErrors ??= []).push(fault(instancePath+"/earnedPoints","type",{type: "integer"}));
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 1 || isNaN(data32)){
(vErrors ??= []).push(fault(instancePath+"/earnedPoints","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.shippingAddress !== undefined){
if(!(validateAddress(data.shippingAddress, {instancePath:instancePath+"/shippingAddress"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.billingAddress !== undefined){
if(!(validateAddress(data.billingAddress, {instancePath:instancePath+"/billingAddress"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.inStoreSalesInfo !== undefined){
if(!(validateInStoreSalesInfo(data.inStoreSalesInfo, {instancePath:instancePath+"/inStoreSalesInfo"}))){
vErrors = vErrors === null ? validateInStoreSalesInfo.errors : vErrors.concat(validateInStoreSalesInfo.errors);
errors = vErrors.length;
}
}
if(data.agentName !== undefined){
let data37 = data.agentName;
if(typeof data37 === "string"){
if(data37.length > 120){
(vErrors ??= []).push(fault(instancePath+"/agentName","maxLength",{limit: 120}));
errors++;
}
if(data37.length < 1){
(vErrors ??= []).push(fault(instancePath+"/agentName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/agentName","type",{type: "string"}));
errors++;
}
}
if(data.priceAdjustments !== undefined){
let data38 = data.priceAdjustments;
if(Array.isArray(data38)){
const len9 = data38.length;
for(let i9=0; i9<len9; i9++){
if(!(validatePriceAdjustment(data38[i9], {instancePath:instancePath+"/priceAdjustments/" + i9}))){
vErrors = vErrors === null ? validatePriceAdjustment.errors : vErrors.concat(validatePriceAdjustment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/priceAdjustments","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrder.errors = vErrors;
return errors === 0;
}

function validateOrderActions(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cancel === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cancel"}));
errors++;
}
if(data.return === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "return"}));
errors++;
}
if(data.changeAddress === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "changeAddress"}));
errors++;
}
if(data.documents === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "documents"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "cancel") || (key0 === "return")) || (key0 === "returnUntil")) || (key0 === "changeAddress")) || (key0 === "documents"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.cancel !== undefined){
if(typeof data.cancel !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/cancel","type",{type: "boolean"}));
errors++;
}
}
if(data.return !== undefined){
if(typeof data.return !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/return","type",{type: "boolean"}));
errors++;
}
}
if(data.returnUntil !== undefined){
let data2 = data.returnUntil;
if(typeof data2 === "string"){
if(!(isDate(data2))){
(vErrors ??= []).push(fault(instancePath+"/returnUntil","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/returnUntil","type",{type: "string"}));
errors++;
}
}
if(data.changeAddress !== undefined){
if(typeof data.changeAddress !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/changeAddress","type",{type: "boolean"}));
errors++;
}
}
if(data.documents !== undefined){
let data4 = data.documents;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateDocumentType(data4[i0], {instancePath:instancePath+"/documents/" + i0}))){
vErrors = vErrors === null ? validateDocumentType.errors : vErrors.concat(validateDocumentType.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(equal(data4[i1], data4[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/documents",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/documents","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderActions.errors = vErrors;
return errors === 0;
}

function validateOrderEvent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "at"}));
errors++;
}
if(data.event === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "event"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant31, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/at","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/at","type",{type: "string"}));
errors++;
}
}
if(data.event !== undefined){
if(!(validateOrderEventKind(data.event, {instancePath:instancePath+"/event"}))){
vErrors = vErrors === null ? validateOrderEventKind.errors : vErrors.concat(validateOrderEventKind.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.parcelId !== undefined){
if(!(validateParcelId(data.parcelId, {instancePath:instancePath+"/parcelId"}))){
vErrors = vErrors === null ? validateParcelId.errors : vErrors.concat(validateParcelId.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data4[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.carrier !== undefined){
if(!(validateCarrier(data.carrier, {instancePath:instancePath+"/carrier"}))){
vErrors = vErrors === null ? validateCarrier.errors : vErrors.concat(validateCarrier.errors);
errors = vErrors.length;
}
}
if(data.trackingNumber !== undefined){
if(!(validateTrackingNumber(data.trackingNumber, {instancePath:instancePath+"/trackingNumber"}))){
vErrors = vErrors === null ? validateTrackingNumber.errors : vErrors.concat(validateTrackingNumber.errors);
errors = vErrors.length;
}
}
if(data.expectedOn !== undefined){
let data8 = data.expectedOn;
if(typeof data8 === "string"){
if(!(isDate(data8))){
(vErrors ??= []).push(fault(instancePath+"/expectedOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expectedOn","type",{type: "string"}));
errors++;
}
}
if(data.returnNumber !== undefined){
if(!(validateReturnNumber(data.returnNumber, {instancePath:instancePath+"/returnNumber"}))){
vErrors = vErrors === null ? validateReturnNumber.errors : vErrors.concat(validateReturnNumber.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderEvent.errors = vErrors;
return errors === 0;
}

function validateOrderEventKind(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((((((data === "accepted") || (data === "packed")) || (data === "shipped")) || (data === "delayed")) || (data === "ready")) || (data === "delivered")) || (data === "collected")) || (data === "cancelled")) || (data === "addressChanged")) || (data === "returnRequested")) || (data === "returnReceived")) || (data === "refunded"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant32}));
errors++;
}
validateOrderEventKind.errors = vErrors;
return errors === 0;
}

function validateOrderId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateOrderId.errors = vErrors;
return errors === 0;
}

function validateOrderItem(data, {instancePath=""}={}){
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
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
errors++;
}
if(data.sku === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sku"}));
errors++;
}
if(data.upc === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "upc"}));
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "name"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.pdpUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pdpUrl"}));
errors++;
}
if(data.productImageURL === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "productImageURL"}));
errors++;
}
if(data.isDigitalProduct === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isDigitalProduct"}));
errors++;
}
if(data.bonus === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "bonus"}));
errors++;
}
if(data.isCustoms === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "isCustoms"}));
errors++;
}
if(data.taxTotal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "taxTotal"}));
errors++;
}
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant33, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.upc !== undefined){
let data0 = data.upc;
if(typeof data0 === "string"){
if(!constant34.test(data0)){
(vErrors ??= []).push(fault(instancePath+"/upc","pattern",{pattern: "^[0-9]{12,14}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/upc","type",{type: "string"}));
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
if(data.pdpUrl !== undefined){
let data2 = data.pdpUrl;
if(typeof data2 === "string"){
if(!(isLink(data2))){
(vErrors ??= []).push(fault(instancePath+"/pdpUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/pdpUrl","type",{type: "string"}));
errors++;
}
}
if(data.productImageURL !== undefined){
let data3 = data.productImageURL;
if(typeof data3 === "string"){
if(!(isMediaUrl(data3))){
(vErrors ??= []).push(fault(instancePath+"/productImageURL","format",{format: "media-url"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/productImageURL","type",{type: "string"}));
errors++;
}
}
if(data.isDigitalProduct !== undefined){
if(typeof data.isDigitalProduct !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDigitalProduct","type",{type: "boolean"}));
errors++;
}
}
if(data.bonus !== undefined){
if(typeof data.bonus !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/bonus","type",{type: "boolean"}));
errors++;
}
}
if(data.isCustoms !== undefined){
if(typeof data.isCustoms !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isCustoms","type",{type: "boolean"}));
errors++;
}
}
if(data.recipeId !== undefined){
if(!(validateRecipeId(data.recipeId, {instancePath:instancePath+"/recipeId"}))){
vErrors = vErrors === null ? validateRecipeId.errors : vErrors.concat(validateRecipeId.errors);
errors = vErrors.length;
}
}
if(data.precreatedCustomsCode !== undefined){
if(!(validatePrecreatedCustomsCode(data.precreatedCustomsCode, {instancePath:instancePath+"/precreatedCustomsCode"}))){
vErrors = vErrors === null ? validatePrecreatedCustomsCode.errors : vErrors.concat(validatePrecreatedCustomsCode.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validateItemId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.productId !== undefined){
if(!(validateProductId(data.productId, {instancePath:instancePath+"/productId"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
}
}
if(data.sku !== undefined){
if(!(validateSku(data.sku, {instancePath:instancePath+"/sku"}))){
vErrors = vErrors === null ? validateSku.errors : vErrors.concat(validateSku.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(validateChosenOption(data.color, {instancePath:instancePath+"/color"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validateChosenOption(data.size, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.fitType !== undefined){
if(!(validateChosenOption(data.fitType, {instancePath:instancePath+"/fitType"}))){
vErrors = vErrors === null ? validateChosenOption.errors : vErrors.concat(validateChosenOption.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.price !== undefined){
if(!(validateItemPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateItemPrice.errors : vErrors.concat(validateItemPrice.errors);
errors = vErrors.length;
}
}
if(data.giftOption !== undefined){
if(!(validateGiftOption(data.giftOption, {instancePath:instancePath+"/giftOption"}))){
vErrors = vErrors === null ? validateGiftOption.errors : vErrors.concat(validateGiftOption.errors);
errors = vErrors.length;
}
}
if(data.giftCardAmount !== undefined){
if(!(validateGiftCardAmount(data.giftCardAmount, {instancePath:instancePath+"/giftCardAmount"}))){
vErrors = vErrors === null ? validateGiftCardAmount.errors : vErrors.concat(validateGiftCardAmount.errors);
errors = vErrors.length;
}
}
if(data.taxTotal !== undefined){
if(!(validateMoney(data.taxTotal, {instancePath:instancePath+"/taxTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.units !== undefined){
if(!(validateUnitCounts(data.units, {instancePath:instancePath+"/units"}))){
vErrors = vErrors === null ? validateUnitCounts.errors : vErrors.concat(validateUnitCounts.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderItem.errors = vErrors;
return errors === 0;
}

function validateOrderNumber(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant4.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z]{2}-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateOrderNumber.errors = vErrors;
return errors === 0;
}

function validateOrderProgress(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((data === "placed") || (data === "preparing")) || (data === "partlyShipped")) || (data === "shipped")) || (data === "readyForPickup")) || (data === "delivered")) || (data === "cancelled")) || (data === "returned"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant35}));
errors++;
}
validateOrderProgress.errors = vErrors;
return errors === 0;
}

function validateOrderPromotion(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promotionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionId"}));
errors++;
}
if(data.promotionName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionName"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "promotionId") || (key0 === "promotionName")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.promotionId !== undefined){
let data0 = data.promotionId;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotionName !== undefined){
let data1 = data.promotionName;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionName","type",{type: "string"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateOrderPromotion.errors = vErrors;
return errors === 0;
}

function validateOrderReturn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.returnId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "returnId"}));
errors++;
}
if(data.returnNumber === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "returnNumber"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.requestedAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "requestedAt"}));
errors++;
}
if(data.sendBy === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "sendBy"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "returnId") || (key0 === "returnNumber")) || (key0 === "state")) || (key0 === "requestedAt")) || (key0 === "sendBy")) || (key0 === "receivedAt")) || (key0 === "items"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.returnId !== undefined){
let data0 = data.returnId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/returnId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/returnId","type",{type: "string"}));
errors++;
}
}
if(data.returnNumber !== undefined){
if(!(validateReturnNumber(data.returnNumber, {instancePath:instancePath+"/returnNumber"}))){
vErrors = vErrors === null ? validateReturnNumber.errors : vErrors.concat(validateReturnNumber.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data2 === "requested") || (data2 === "received")) || (data2 === "expired"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant36}));
errors++;
}
}
if(data.requestedAt !== undefined){
let data3 = data.requestedAt;
if(typeof data3 === "string"){
if(!(isDateTime(data3))){
(vErrors ??= []).push(fault(instancePath+"/requestedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/requestedAt","type",{type: "string"}));
errors++;
}
}
if(data.sendBy !== undefined){
let data4 = data.sendBy;
if(typeof data4 === "string"){
if(!(isDate(data4))){
(vErrors ??= []).push(fault(instancePath+"/sendBy","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/sendBy","type",{type: "string"}));
errors++;
}
}
if(data.receivedAt !== undefined){
let data5 = data.receivedAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
(vErrors ??= []).push(fault(instancePath+"/receivedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/receivedAt","type",{type: "string"}));
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validateReturnItem(data6[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateReturnItem.errors : vErrors.concat(validateReturnItem.errors);
errors = vErrors.length;
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
validateOrderReturn.errors = vErrors;
return errors === 0;
}

function validateOrigin(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 300){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 300}));
errors++;
}
if(!constant5.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^https?://[A-Za-z0-9.\\-]+(?::[0-9]{1,5})?$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateOrigin.errors = vErrors;
return errors === 0;
}

function validatePage(data, {instancePath=""}={}){
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
if(!(constant13.call(constant37, key0))){
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
(vErrors ??= []).push(fault(instancePath+"/type","enum",{allowedValues: constant38}));
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
if(!constant40.test(data4)){
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
(vErrors ??= []).push(fault(instancePath+"/pageType","enum",{allowedValues: constant39}));
errors++;
}
}
if(data.visibleFrom !== undefined){
let data10 = data.visibleFrom;
if(typeof data10 === "string"){
if(!(isDateTime(data10))){
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
if(!(isDateTime(data11))){
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
if(!(validateSeo(data.seo, {instancePath:instancePath+"/seo"}))){
vErrors = vErrors === null ? validateSeo.errors : vErrors.concat(validateSeo.errors);
errors = vErrors.length;
}
}
if(data.article !== undefined){
if(!(validateArticleContent(data.article, {instancePath:instancePath+"/article"}))){
vErrors = vErrors === null ? validateArticleContent.errors : vErrors.concat(validateArticleContent.errors);
errors = vErrors.length;
}
}
if(data.components !== undefined){
let data14 = data.components;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(validateRawBlock(data14[i0], {instancePath:instancePath+"/components/" + i0}))){
vErrors = vErrors === null ? validateRawBlock.errors : vErrors.concat(validateRawBlock.errors);
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
validatePage.errors = vErrors;
return errors === 0;
}

function validateParcel(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parcelId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "parcelId"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant41, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.parcelId !== undefined){
if(!(validateParcelId(data.parcelId, {instancePath:instancePath+"/parcelId"}))){
vErrors = vErrors === null ? validateParcelId.errors : vErrors.concat(validateParcelId.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((((data1 === "packed") || (data1 === "shipped")) || (data1 === "ready")) || (data1 === "delivered")) || (data1 === "collected"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant42}));
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/items","minItems",{limit: 1}));
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateLineUnits(data2[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateLineUnits.errors : vErrors.concat(validateLineUnits.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.carrier !== undefined){
if(!(validateCarrier(data.carrier, {instancePath:instancePath+"/carrier"}))){
vErrors = vErrors === null ? validateCarrier.errors : vErrors.concat(validateCarrier.errors);
errors = vErrors.length;
}
}
if(data.trackingNumber !== undefined){
if(!(validateTrackingNumber(data.trackingNumber, {instancePath:instancePath+"/trackingNumber"}))){
vErrors = vErrors === null ? validateTrackingNumber.errors : vErrors.concat(validateTrackingNumber.errors);
errors = vErrors.length;
}
}
if(data.trackingUrl !== undefined){
let data6 = data.trackingUrl;
if(typeof data6 === "string"){
if(data6.length > 500){
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","maxLength",{limit: 500}));
errors++;
}
if(!(isLink(data6))){
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/trackingUrl","type",{type: "string"}));
errors++;
}
}
if(data.shippedAt !== undefined){
let data7 = data.shippedAt;
if(typeof data7 === "string"){
if(!(isDateTime(data7))){
(vErrors ??= []).push(fault(instancePath+"/shippedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/shippedAt","type",{type: "string"}));
errors++;
}
}
if(data.expectedOn !== undefined){
let data8 = data.expectedOn;
if(typeof data8 === "string"){
if(!(isDate(data8))){
(vErrors ??= []).push(fault(instancePath+"/expectedOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expectedOn","type",{type: "string"}));
errors++;
}
}
if(data.isDelayed !== undefined){
if(typeof data.isDelayed !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/isDelayed","type",{type: "boolean"}));
errors++;
}
}
if(data.deliveredAt !== undefined){
let data10 = data.deliveredAt;
if(typeof data10 === "string"){
if(!(isDateTime(data10))){
(vErrors ??= []).push(fault(instancePath+"/deliveredAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/deliveredAt","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateParcel.errors = vErrors;
return errors === 0;
}

function validateParcelId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant43.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9-]{1,40}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateParcelId.errors = vErrors;
return errors === 0;
}

function validatePasskeyName(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
errors++;
}
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
if(!constant44.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "\\S"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePasskeyName.errors = vErrors;
return errors === 0;
}

function validatePaymentChallenge(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authenticationId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "authenticationId"}));
errors++;
}
if(data.frameUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "frameUrl"}));
errors++;
}
if(data.redirectUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "redirectUrl"}));
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "origin"}));
errors++;
}
if(data.windowSize === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "windowSize"}));
errors++;
}
if(data.expiresAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "expiresAt"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "authenticationId") || (key0 === "frameUrl")) || (key0 === "redirectUrl")) || (key0 === "origin")) || (key0 === "windowSize")) || (key0 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.authenticationId !== undefined){
if(!(validateAuthenticationId(data.authenticationId, {instancePath:instancePath+"/authenticationId"}))){
vErrors = vErrors === null ? validateAuthenticationId.errors : vErrors.concat(validateAuthenticationId.errors);
errors = vErrors.length;
}
}
if(data.frameUrl !== undefined){
let data1 = data.frameUrl;
if(typeof data1 === "string"){
if(!(isLink(data1))){
(vErrors ??= []).push(fault(instancePath+"/frameUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/frameUrl","type",{type: "string"}));
errors++;
}
}
if(data.redirectUrl !== undefined){
let data2 = data.redirectUrl;
if(typeof data2 === "string"){
if(!(isLink(data2))){
(vErrors ??= []).push(fault(instancePath+"/redirectUrl","format",{format: "link"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/redirectUrl","type",{type: "string"}));
errors++;
}
}
if(data.origin !== undefined){
if(!(validateOrigin(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validateOrigin.errors : vErrors.concat(validateOrigin.errors);
errors = vErrors.length;
}
}
if(data.windowSize !== undefined){
if(!(validateChallengeWindowSize(data.windowSize, {instancePath:instancePath+"/windowSize"}))){
vErrors = vErrors === null ? validateChallengeWindowSize.errors : vErrors.concat(validateChallengeWindowSize.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if(typeof data5 === "string"){
if(!(isDateTime(data5))){
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
validatePaymentChallenge.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrument(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstrumentId"}));
errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant45, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.payment_method_id !== undefined){
if(!(validatePaymentMethodId(data.payment_method_id, {instancePath:instancePath+"/payment_method_id"}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.card !== undefined){
if(!(validateMaskedCard(data.card, {instancePath:instancePath+"/card"}))){
vErrors = vErrors === null ? validateMaskedCard.errors : vErrors.concat(validateMaskedCard.errors);
errors = vErrors.length;
}
}
if(data.savedPaymentId !== undefined){
if(!(validatePaymentInstrumentId(data.savedPaymentId, {instancePath:instancePath+"/savedPaymentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.needsSecurityCode !== undefined){
if(typeof data.needsSecurityCode !== "boolean"){
(vErrors ??= []).push(fault(instancePath+"/needsSecurityCode","type",{type: "boolean"}));
errors++;
}
}
if(data.storedValue !== undefined){
if(!(validateStoredValueView(data.storedValue, {instancePath:instancePath+"/storedValue"}))){
vErrors = vErrors === null ? validateStoredValueView.errors : vErrors.concat(validateStoredValueView.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data7 = data.points;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push(fault(instancePath+"/points","minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
}
if(data.instalments !== undefined){
let data8 = data.instalments;
if(Array.isArray(data8)){
if(data8.length > 36){
(vErrors ??= []).push(fault(instancePath+"/instalments","maxItems",{limit: 36}));
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateInstalment(data8[i0], {instancePath:instancePath+"/instalments/" + i0}))){
vErrors = vErrors === null ? validateInstalment.errors : vErrors.concat(validateInstalment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/instalments","type",{type: "array"}));
errors++;
}
}
if(data.providerName !== undefined){
let data10 = data.providerName;
if(typeof data10 === "string"){
if(data10.length > 60){
(vErrors ??= []).push(fault(instancePath+"/providerName","maxLength",{limit: 60}));
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push(fault(instancePath+"/providerName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/providerName","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePaymentInstrument.errors = vErrors;
return errors === 0;
}

function validatePaymentInstrumentId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 60}));
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
validatePaymentInstrumentId.errors = vErrors;
return errors === 0;
}

function validatePaymentMethodId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((((((((data === "CREDIT_CARD") || (data === "GIFT_CARD")) || (data === "REWARD_CODE")) || (data === "REWARD_CARD")) || (data === "LOYALTY_POINTS")) || (data === "ATHLETES_PAYMENT")) || (data === "PAY_LATER")) || (data === "DIGITAL_WALLET"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant46}));
errors++;
}
validatePaymentMethodId.errors = vErrors;
return errors === 0;
}

function validatePaymentSessionId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2048){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 2048}));
errors++;
}
if(data.length < 8){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 8}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePaymentSessionId.errors = vErrors;
return errors === 0;
}

function validatePaymentToken(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 4096){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 4096}));
errors++;
}
if(data.length < 8){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 8}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePaymentToken.errors = vErrors;
return errors === 0;
}

function validatePicture(data, {instancePath=""}={}){
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
validatePicture.errors = vErrors;
return errors === 0;
}

function validatePointsEntry(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "at"}));
errors++;
}
if(data.points === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "points"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "points")) || (key0 === "reason")) || (key0 === "orderNumber"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!(isDateTime(data0))){
(vErrors ??= []).push(fault(instancePath+"/at","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/at","type",{type: "string"}));
errors++;
}
}
if(data.points !== undefined){
let data1 = data.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/reason","type",{type: "string"}));
errors++;
}
if(!(((((((data2 === "earned") || (data2 === "spent")) || (data2 === "returned")) || (data2 === "reversed")) || (data2 === "welcome")) || (data2 === "expired")) || (data2 === "adjusted"))){
(vErrors ??= []).push(fault(instancePath+"/reason","enum",{allowedValues: constant47}));
errors++;
}
}
if(data.orderNumber !== undefined){
if(!(validateOrderNumber(data.orderNumber, {instancePath:instancePath+"/orderNumber"}))){
vErrors = vErrors === null ? validateOrderNumber.errors : vErrors.concat(validateOrderNumber.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePointsEntry.errors = vErrors;
return errors === 0;
}

function validatePrecreatedCustomsCode(data, {instancePath=""}={}){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validatePrecreatedCustomsCode.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "kind"}));
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "value"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
if(data.by === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "by"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "itemId")) || (key0 === "kind")) || (key0 === "value")) || (key0 === "reason")) || (key0 === "note")) || (key0 === "amount")) || (key0 === "by"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateAdjustmentId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateAdjustmentId.errors : vErrors.concat(validateAdjustmentId.errors);
errors = vErrors.length;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validatePriceAdjustmentKind(data.kind, {instancePath:instancePath+"/kind"}))){
vErrors = vErrors === null ? validatePriceAdjustmentKind.errors : vErrors.concat(validatePriceAdjustmentKind.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data3 = data.value;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/value","maximum",{comparison: "<=", limit: 1000000}));
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/value","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/value","type",{type: "number"}));
errors++;
}
}
if(data.reason !== undefined){
if(!(validatePriceAdjustmentReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validatePriceAdjustmentReason.errors : vErrors.concat(validatePriceAdjustmentReason.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(validatePriceAdjustmentNote(data.note, {instancePath:instancePath+"/note"}))){
vErrors = vErrors === null ? validatePriceAdjustmentNote.errors : vErrors.concat(validatePriceAdjustmentNote.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data7 = data.by;
if(typeof data7 === "string"){
if(data7.length > 120){
(vErrors ??= []).push(fault(instancePath+"/by","maxLength",{limit: 120}));
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push(fault(instancePath+"/by","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/by","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePriceAdjustment.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentKind(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "AMOUNT") || (data === "PERCENTAGE")) || (data === "FIXED_PRICE"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant48}));
errors++;
}
validatePriceAdjustmentKind.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentNote(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 200}));
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
validatePriceAdjustmentNote.errors = vErrors;
return errors === 0;
}

function validatePriceAdjustmentReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((data === "DAMAGED") || (data === "PRICE_MATCH")) || (data === "SERVICE_RECOVERY")) || (data === "DISPLAY_ITEM")) || (data === "MANAGER_DECISION"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant49}));
errors++;
}
validatePriceAdjustmentReason.errors = vErrors;
return errors === 0;
}

function validateProductCard(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.masterId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "masterId"}));
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
if(data.pageUrl === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "pageUrl"}));
errors++;
}
if(data.images === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "images"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
if(data.colors === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "colors"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant50, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.id !== undefined){
if(!(validateProductId(data.id, {instancePath:instancePath+"/id"}))){
vErrors = vErrors === null ? validateProductId.errors : vErrors.concat(validateProductId.errors);
errors = vErrors.length;
}
}
if(data.masterId !== undefined){
if(!(validateStyleId(data.masterId, {instancePath:instancePath+"/masterId"}))){
vErrors = vErrors === null ? validateStyleId.errors : vErrors.concat(validateStyleId.errors);
errors = vErrors.length;
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
if(data.slug !== undefined){
let data3 = data.slug;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(fault(instancePath+"/slug","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/slug","type",{type: "string"}));
errors++;
}
}
if(data.pageUrl !== undefined){
if(!(validateInShopPath(data.pageUrl, {instancePath:instancePath+"/pageUrl"}))){
vErrors = vErrors === null ? validateInShopPath.errors : vErrors.concat(validateInShopPath.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data5 = data.kind;
if(typeof data5 === "string"){
if(data5.length < 1){
(vErrors ??= []).push(fault(instancePath+"/kind","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/kind","type",{type: "string"}));
errors++;
}
}
if(data.images !== undefined){
let data6 = data.images;
if(Array.isArray(data6)){
if(data6.length < 1){
(vErrors ??= []).push(fault(instancePath+"/images","minItems",{limit: 1}));
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validatePicture(data6[i0], {instancePath:instancePath+"/images/" + i0}))){
vErrors = vErrors === null ? validatePicture.errors : vErrors.concat(validatePicture.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/images","type",{type: "array"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateProductPrice(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateProductPrice.errors : vErrors.concat(validateProductPrice.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
if(!(validateRating(data.rating, {instancePath:instancePath+"/rating"}))){
vErrors = vErrors === null ? validateRating.errors : vErrors.concat(validateRating.errors);
errors = vErrors.length;
}
}
if(data.badge !== undefined){
if(!(validateBadge(data.badge, {instancePath:instancePath+"/badge"}))){
vErrors = vErrors === null ? validateBadge.errors : vErrors.concat(validateBadge.errors);
errors = vErrors.length;
}
}
if(data.eyebrow !== undefined){
if(!(validateBadge(data.eyebrow, {instancePath:instancePath+"/eyebrow"}))){
vErrors = vErrors === null ? validateBadge.errors : vErrors.concat(validateBadge.errors);
errors = vErrors.length;
}
}
if(data.colors !== undefined){
let data12 = data.colors;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validateCardColor(data12[i1], {instancePath:instancePath+"/colors/" + i1}))){
vErrors = vErrors === null ? validateCardColor.errors : vErrors.concat(validateCardColor.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/colors","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductCard.errors = vErrors;
return errors === 0;
}

function validateProductId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant6.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8,11}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateProductId.errors = vErrors;
return errors === 0;
}

function validateProductInventoryState(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!((data === "InStock") || (data === "OutOfStock"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant51}));
errors++;
}
validateProductInventoryState.errors = vErrors;
return errors === 0;
}

function validateProductPrice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.current === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "current"}));
errors++;
}
if(data.original === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "original"}));
errors++;
}
if(data.lowCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "lowCurrent"}));
errors++;
}
if(data.highCurrent === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "highCurrent"}));
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "currency"}));
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "current") || (key0 === "original")) || (key0 === "lowCurrent")) || (key0 === "highCurrent")) || (key0 === "lowOriginal")) || (key0 === "highOriginal")) || (key0 === "currency"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.current !== undefined){
if(!(validateMoney(data.current, {instancePath:instancePath+"/current"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.original !== undefined){
if(!(validateMoney(data.original, {instancePath:instancePath+"/original"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.lowCurrent !== undefined){
if(!(validateMoney(data.lowCurrent, {instancePath:instancePath+"/lowCurrent"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highCurrent !== undefined){
if(!(validateMoney(data.highCurrent, {instancePath:instancePath+"/highCurrent"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.lowOriginal !== undefined){
if(!(validateMoney(data.lowOriginal, {instancePath:instancePath+"/lowOriginal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.highOriginal !== undefined){
if(!(validateMoney(data.highOriginal, {instancePath:instancePath+"/highOriginal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(validateCurrency(data.currency, {instancePath:instancePath+"/currency"}))){
vErrors = vErrors === null ? validateCurrency.errors : vErrors.concat(validateCurrency.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateProductPrice.errors = vErrors;
return errors === 0;
}

function validatePromoLevel(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((data === "ORDER") || (data === "PRODUCT")) || (data === "SHIPPING"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant52}));
errors++;
}
validatePromoLevel.errors = vErrors;
return errors === 0;
}

function validatePromoSummaryEntry(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "level"}));
errors++;
}
if(data.promotionId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionId"}));
errors++;
}
if(data.promotionName === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "promotionName"}));
errors++;
}
for(const key0 in data){
if(!((((((key0 === "level") || (key0 === "promotionId")) || (key0 === "promotionName")) || (key0 === "calloutMessage")) || (key0 === "state")) || (key0 === "approachingDisplayLevel"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.level !== undefined){
if(!(validatePromoLevel(data.level, {instancePath:instancePath+"/level"}))){
vErrors = vErrors === null ? validatePromoLevel.errors : vErrors.concat(validatePromoLevel.errors);
errors = vErrors.length;
}
}
if(data.promotionId !== undefined){
let data1 = data.promotionId;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionId","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionId","type",{type: "string"}));
errors++;
}
}
if(data.promotionName !== undefined){
let data2 = data.promotionName;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(fault(instancePath+"/promotionName","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/promotionName","type",{type: "string"}));
errors++;
}
}
if(data.calloutMessage !== undefined){
if(typeof data.calloutMessage !== "string"){
(vErrors ??= []).push(fault(instancePath+"/calloutMessage","type",{type: "string"}));
errors++;
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!(((data4 === "approaching") || (data4 === "inProgress")) || (data4 === "earned"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant53}));
errors++;
}
}
if(data.approachingDisplayLevel !== undefined){
if(!(validatePromoLevel(data.approachingDisplayLevel, {instancePath:instancePath+"/approachingDisplayLevel"}))){
vErrors = vErrors === null ? validatePromoLevel.errors : vErrors.concat(validatePromoLevel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validatePromoSummaryEntry.errors = vErrors;
return errors === 0;
}

function validateQuantity(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999999 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 999999}));
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 1}));
errors++;
}
}
validateQuantity.errors = vErrors;
return errors === 0;
}

function validateRating(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.score === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "score"}));
errors++;
}
if(data.reviewsCount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reviewsCount"}));
errors++;
}
for(const key0 in data){
if(!((key0 === "score") || (key0 === "reviewsCount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.score !== undefined){
let data0 = data.score;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 5 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/score","maximum",{comparison: "<=", limit: 5}));
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push(fault(instancePath+"/score","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/score","type",{type: "number"}));
errors++;
}
}
if(data.reviewsCount !== undefined){
let data1 = data.reviewsCount;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push(fault(instancePath+"/reviewsCount","type",{type: "integer"}));
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push(fault(instancePath+"/reviewsCount","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRating.errors = vErrors;
return errors === 0;
}

function validateRawBlock(data, {instancePath=""}={}){
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
validateRawBlock.errors = vErrors;
return errors === 0;
}

function validateRecipeId(data, {instancePath=""}={}){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateRecipeId.errors = vErrors;
return errors === 0;
}

function validateRefund(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.refundId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "refundId"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
if(data.createdAt === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "createdAt"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "items"}));
errors++;
}
if(data.payments === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payments"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant54, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.refundId !== undefined){
let data0 = data.refundId;
if(typeof data0 === "string"){
if(!(constant0.test(data0))){
(vErrors ??= []).push(fault(instancePath+"/refundId","format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refundId","type",{type: "string"}));
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/reason","type",{type: "string"}));
errors++;
}
if(!((data1 === "cancelled") || (data1 === "returned"))){
(vErrors ??= []).push(fault(instancePath+"/reason","enum",{allowedValues: constant55}));
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!((data2 === "pending") || (data2 === "refunded"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant56}));
errors++;
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
if(data.refundedAt !== undefined){
let data4 = data.refundedAt;
if(typeof data4 === "string"){
if(!(isDateTime(data4))){
(vErrors ??= []).push(fault(instancePath+"/refundedAt","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/refundedAt","type",{type: "string"}));
errors++;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.shipping !== undefined){
if(!(validateMoney(data.shipping, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.tax !== undefined){
if(!(validateMoney(data.tax, {instancePath:instancePath+"/tax"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validateRefundedItem(data8[i0], {instancePath:instancePath+"/items/" + i0}))){
vErrors = vErrors === null ? validateRefundedItem.errors : vErrors.concat(validateRefundedItem.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/items","type",{type: "array"}));
errors++;
}
}
if(data.payments !== undefined){
let data10 = data.payments;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validateRefundedPayment(data10[i1], {instancePath:instancePath+"/payments/" + i1}))){
vErrors = vErrors === null ? validateRefundedPayment.errors : vErrors.concat(validateRefundedPayment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/payments","type",{type: "array"}));
errors++;
}
}
if(data.creditNoteNumber !== undefined){
let data12 = data.creditNoteNumber;
if(typeof data12 === "string"){
if(data12.length > 40){
(vErrors ??= []).push(fault(instancePath+"/creditNoteNumber","maxLength",{limit: 40}));
errors++;
}
if(data12.length < 1){
(vErrors ??= []).push(fault(instancePath+"/creditNoteNumber","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/creditNoteNumber","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRefund.errors = vErrors;
return errors === 0;
}

function validateRefundedItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "itemId") || (key0 === "qty")) || (key0 === "amount"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRefundedItem.errors = vErrors;
return errors === 0;
}

function validateRefundedPayment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paymentInstrumentId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "paymentInstrumentId"}));
errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "payment_method_id"}));
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "amount"}));
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "state"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "paymentInstrumentId") || (key0 === "payment_method_id")) || (key0 === "amount")) || (key0 === "points")) || (key0 === "state"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.paymentInstrumentId !== undefined){
if(!(validatePaymentInstrumentId(data.paymentInstrumentId, {instancePath:instancePath+"/paymentInstrumentId"}))){
vErrors = vErrors === null ? validatePaymentInstrumentId.errors : vErrors.concat(validatePaymentInstrumentId.errors);
errors = vErrors.length;
}
}
if(data.payment_method_id !== undefined){
if(!(validatePaymentMethodId(data.payment_method_id, {instancePath:instancePath+"/payment_method_id"}))){
vErrors = vErrors === null ? validatePaymentMethodId.errors : vErrors.concat(validatePaymentMethodId.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validateMoney(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data3 = data.points;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
(vErrors ??= []).push(fault(instancePath+"/points","type",{type: "integer"}));
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push(fault(instancePath+"/points","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.state !== undefined){
let data4 = data.state;
if(typeof data4 !== "string"){
(vErrors ??= []).push(fault(instancePath+"/state","type",{type: "string"}));
errors++;
}
if(!((data4 === "pending") || (data4 === "refunded"))){
(vErrors ??= []).push(fault(instancePath+"/state","enum",{allowedValues: constant56}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateRefundedPayment.errors = vErrors;
return errors === 0;
}

function validateReturnItem(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.itemId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemId"}));
errors++;
}
if(data.qty === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "qty"}));
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "reason"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "itemId") || (key0 === "qty")) || (key0 === "reason"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.itemId !== undefined){
if(!(validateItemId(data.itemId, {instancePath:instancePath+"/itemId"}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
if(data.qty !== undefined){
if(!(validateQuantity(data.qty, {instancePath:instancePath+"/qty"}))){
vErrors = vErrors === null ? validateQuantity.errors : vErrors.concat(validateQuantity.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!(validateReturnReason(data.reason, {instancePath:instancePath+"/reason"}))){
vErrors = vErrors === null ? validateReturnReason.errors : vErrors.concat(validateReturnReason.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateReturnItem.errors = vErrors;
return errors === 0;
}

function validateReturnNumber(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant57.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^R-[0-9]{4}-[0-9]{6,9}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateReturnNumber.errors = vErrors;
return errors === 0;
}

function validateReturnReason(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((((data === "tooSmall") || (data === "tooLarge")) || (data === "notAsDescribed")) || (data === "damaged")) || (data === "wrongItem")) || (data === "arrivedLate")) || (data === "changedMind"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant58}));
errors++;
}
validateReturnReason.errors = vErrors;
return errors === 0;
}

function validateRewardCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
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
validateRewardCode.errors = vErrors;
return errors === 0;
}

function validateSaveForLaterId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(constant0.test(data))){
(vErrors ??= []).push(fault(instancePath,"format",{format: "uuid"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSaveForLaterId.errors = vErrors;
return errors === 0;
}

function validateSeo(data, {instancePath=""}={}){
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
if(!(isMediaUrl(data2))){
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
validateSeo.errors = vErrors;
return errors === 0;
}

function validateShipment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.shippingId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingId"}));
errors++;
}
if(data.shippingMethod === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shippingMethod"}));
errors++;
}
if(data.itemIds === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemIds"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant59, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.shippingId !== undefined){
if(!(validateShippingId(data.shippingId, {instancePath:instancePath+"/shippingId"}))){
vErrors = vErrors === null ? validateShippingId.errors : vErrors.concat(validateShippingId.errors);
errors = vErrors.length;
}
}
if(data.shippingMethod !== undefined){
if(!(validateShippingMethod(data.shippingMethod, {instancePath:instancePath+"/shippingMethod"}))){
vErrors = vErrors === null ? validateShippingMethod.errors : vErrors.concat(validateShippingMethod.errors);
errors = vErrors.length;
}
}
if(data.itemIds !== undefined){
let data2 = data.itemIds;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validateItemId(data2[i0], {instancePath:instancePath+"/itemIds/" + i0}))){
vErrors = vErrors === null ? validateItemId.errors : vErrors.concat(validateItemId.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/itemIds","type",{type: "array"}));
errors++;
}
}
if(data.address !== undefined){
if(!(validateAddress(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateAddress.errors : vErrors.concat(validateAddress.errors);
errors = vErrors.length;
}
}
if(data.storeInfo !== undefined){
if(!(validateStoreInfo(data.storeInfo, {instancePath:instancePath+"/storeInfo"}))){
vErrors = vErrors === null ? validateStoreInfo.errors : vErrors.concat(validateStoreInfo.errors);
errors = vErrors.length;
}
}
if(data.collectionPoint !== undefined){
if(!(validateCollectionPoint(data.collectionPoint, {instancePath:instancePath+"/collectionPoint"}))){
vErrors = vErrors === null ? validateCollectionPoint.errors : vErrors.concat(validateCollectionPoint.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validateContact(data.contact, {instancePath:instancePath+"/contact"}))){
vErrors = vErrors === null ? validateContact.errors : vErrors.concat(validateContact.errors);
errors = vErrors.length;
}
}
if(data.readyBy !== undefined){
let data8 = data.readyBy;
if(typeof data8 === "string"){
if(!(isDateTime(data8))){
(vErrors ??= []).push(fault(instancePath+"/readyBy","format",{format: "date-time"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/readyBy","type",{type: "string"}));
errors++;
}
}
if(data.progress !== undefined){
if(!(validateOrderProgress(data.progress, {instancePath:instancePath+"/progress"}))){
vErrors = vErrors === null ? validateOrderProgress.errors : vErrors.concat(validateOrderProgress.errors);
errors = vErrors.length;
}
}
if(data.expectedOn !== undefined){
let data10 = data.expectedOn;
if(typeof data10 === "string"){
if(!(isDate(data10))){
(vErrors ??= []).push(fault(instancePath+"/expectedOn","format",{format: "date"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/expectedOn","type",{type: "string"}));
errors++;
}
}
if(data.parcels !== undefined){
let data11 = data.parcels;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validateParcel(data11[i1], {instancePath:instancePath+"/parcels/" + i1}))){
vErrors = vErrors === null ? validateParcel.errors : vErrors.concat(validateParcel.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/parcels","type",{type: "array"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShipment.errors = vErrors;
return errors === 0;
}

function validateShippingId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant7.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9_\\-]{1,40}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateShippingId.errors = vErrors;
return errors === 0;
}

function validateShippingMethod(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "code"}));
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "label"}));
errors++;
}
if(data.deliveryTime === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "deliveryTime"}));
errors++;
}
if(data.price === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "price"}));
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "label")) || (key0 === "deliveryTime")) || (key0 === "price"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.code !== undefined){
if(!(validateShippingMethodCode(data.code, {instancePath:instancePath+"/code"}))){
vErrors = vErrors === null ? validateShippingMethodCode.errors : vErrors.concat(validateShippingMethodCode.errors);
errors = vErrors.length;
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
if(data.deliveryTime !== undefined){
let data2 = data.deliveryTime;
if(typeof data2 === "string"){
if(!constant60.test(data2)){
(vErrors ??= []).push(fault(instancePath+"/deliveryTime","pattern",{pattern: "^(?:same day|[0-9]{1,2}(?:-[0-9]{1,2})?)$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/deliveryTime","type",{type: "string"}));
errors++;
}
}
if(data.price !== undefined){
if(!(validateMoney(data.price, {instancePath:instancePath+"/price"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateShippingMethod.errors = vErrors;
return errors === 0;
}

function validateShippingMethodCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((((data === "standard") || (data === "express")) || (data === "pickup")) || (data === "pudo")) || (data === "sts")) || (data === "digital")) || (data === "customs"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant61}));
errors++;
}
validateShippingMethodCode.errors = vErrors;
return errors === 0;
}

function validateSiteId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant8.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+-[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSiteId.errors = vErrors;
return errors === 0;
}

function validateSku(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 80}));
errors++;
}
if(!constant9.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]+:[A-Z0-9]{8}(?::[A-Za-z0-9._\\/\\-]*){3}:1:$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSku.errors = vErrors;
return errors === 0;
}

function validateStoreAddress(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
for(const key0 in data){
if(!(((((key0 === "addressLine1") || (key0 === "city")) || (key0 === "stateCityProvDept")) || (key0 === "postalCode")) || (key0 === "country"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.addressLine1 !== undefined){
let data0 = data.addressLine1;
if(typeof data0 === "string"){
if(data0.length > 100){
(vErrors ??= []).push(fault(instancePath+"/addressLine1","maxLength",{limit: 100}));
errors++;
}
if(data0.length < 1){
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
let data1 = data.city;
if(typeof data1 === "string"){
if(data1.length > 80){
(vErrors ??= []).push(fault(instancePath+"/city","maxLength",{limit: 80}));
errors++;
}
if(data1.length < 1){
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
let data2 = data.stateCityProvDept;
if(typeof data2 === "string"){
if(data2.length > 60){
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
let data3 = data.postalCode;
if(typeof data3 === "string"){
if(data3.length > 12){
(vErrors ??= []).push(fault(instancePath+"/postalCode","maxLength",{limit: 12}));
errors++;
}
if(data3.length < 2){
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
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreAddress.errors = vErrors;
return errors === 0;
}

function validateStoreEmployeeId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
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
validateStoreEmployeeId.errors = vErrors;
return errors === 0;
}

function validateStoreId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40){
(vErrors ??= []).push(fault(instancePath,"maxLength",{limit: 40}));
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
validateStoreId.errors = vErrors;
return errors === 0;
}

function validateStoreInfo(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "id"}));
errors++;
}
if(data.storeInventory === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "storeInventory"}));
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "storeInventory")) || (key0 === "address")) || (key0 === "timeZone"))){
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
if(data.storeInventory !== undefined){
let data2 = data.storeInventory;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push(fault(instancePath+"/storeInventory","type",{type: "integer"}));
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(fault(instancePath+"/storeInventory","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
if(data.address !== undefined){
if(!(validateStoreAddress(data.address, {instancePath:instancePath+"/address"}))){
vErrors = vErrors === null ? validateStoreAddress.errors : vErrors.concat(validateStoreAddress.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
let data4 = data.timeZone;
if(typeof data4 === "string"){
if(data4.length > 60){
(vErrors ??= []).push(fault(instancePath+"/timeZone","maxLength",{limit: 60}));
errors++;
}
if(data4.length < 1){
(vErrors ??= []).push(fault(instancePath+"/timeZone","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/timeZone","type",{type: "string"}));
errors++;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateStoreInfo.errors = vErrors;
return errors === 0;
}

function validateStoredValueView(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.last4 === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "last4"}));
errors++;
}
for(const key0 in data){
if(!(((key0 === "last4") || (key0 === "balance")) || (key0 === "expiresAt"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.last4 !== undefined){
let data0 = data.last4;
if(typeof data0 === "string"){
if(data0.length > 4){
(vErrors ??= []).push(fault(instancePath+"/last4","maxLength",{limit: 4}));
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push(fault(instancePath+"/last4","minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath+"/last4","type",{type: "string"}));
errors++;
}
}
if(data.balance !== undefined){
if(!(validateMoney(data.balance, {instancePath:instancePath+"/balance"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
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
validateStoredValueView.errors = vErrors;
return errors === 0;
}

function validateStyleId(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant62.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Z0-9]{8}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateStyleId.errors = vErrors;
return errors === 0;
}

function validateSwatch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length < 1){
(vErrors ??= []).push(fault(instancePath,"minLength",{limit: 1}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateSwatch.errors = vErrors;
return errors === 0;
}

function validateTimeOfDay(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant63.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^(?:[01][0-9]|2[0-4]):[0-5][0-9]$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateTimeOfDay.errors = vErrors;
return errors === 0;
}

function validateTotals(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "total"}));
errors++;
}
if(data.totalDiscount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalDiscount"}));
errors++;
}
if(data.itemTotal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemTotal"}));
errors++;
}
if(data.totalWithoutTax === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalWithoutTax"}));
errors++;
}
if(data.shipping === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shipping"}));
errors++;
}
if(data.tax === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "tax"}));
errors++;
}
if(data.remainingToPay === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "remainingToPay"}));
errors++;
}
if(data.totalUnits === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "totalUnits"}));
errors++;
}
if(data.itemSubTotal === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "itemSubTotal"}));
errors++;
}
if(data.netAmount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "netAmount"}));
errors++;
}
if(data.taxAmount === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "taxAmount"}));
errors++;
}
if(data.appliedRewards === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "appliedRewards"}));
errors++;
}
for(const key0 in data){
if(!(constant13.call(constant64, key0))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.total !== undefined){
if(!(validateMoney(data.total, {instancePath:instancePath+"/total"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.totalDiscount !== undefined){
if(!(validateMoney(data.totalDiscount, {instancePath:instancePath+"/totalDiscount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.itemSubTotal !== undefined){
if(!(validateMoney(data.itemSubTotal, {instancePath:instancePath+"/itemSubTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.itemTotal !== undefined){
if(!(validateMoney(data.itemTotal, {instancePath:instancePath+"/itemTotal"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.netAmount !== undefined){
if(!(validateMoney(data.netAmount, {instancePath:instancePath+"/netAmount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.taxAmount !== undefined){
if(!(validateMoney(data.taxAmount, {instancePath:instancePath+"/taxAmount"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.shipping !== undefined){
if(!(validateMoney(data.shipping, {instancePath:instancePath+"/shipping"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.tax !== undefined){
if(!(validateMoney(data.tax, {instancePath:instancePath+"/tax"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.totalWithoutTax !== undefined){
if(!(validateMoney(data.totalWithoutTax, {instancePath:instancePath+"/totalWithoutTax"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.appliedRewards !== undefined){
if(!(validateMoney(data.appliedRewards, {instancePath:instancePath+"/appliedRewards"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.remainingToPay !== undefined){
if(!(validateMoney(data.remainingToPay, {instancePath:instancePath+"/remainingToPay"}))){
vErrors = vErrors === null ? validateMoney.errors : vErrors.concat(validateMoney.errors);
errors = vErrors.length;
}
}
if(data.totalUnits !== undefined){
let data11 = data.totalUnits;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
(vErrors ??= []).push(fault(instancePath+"/totalUnits","type",{type: "integer"}));
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push(fault(instancePath+"/totalUnits","minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateTotals.errors = vErrors;
return errors === 0;
}

function validateTrackingNumber(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant65.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[A-Za-z0-9-]{4,40}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateTrackingNumber.errors = vErrors;
return errors === 0;
}

function validateUnitCount(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push(fault(instancePath,"type",{type: "integer"}));
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 999999 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"maximum",{comparison: "<=", limit: 999999}));
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push(fault(instancePath,"minimum",{comparison: ">=", limit: 0}));
errors++;
}
}
validateUnitCount.errors = vErrors;
return errors === 0;
}

function validateUnitCounts(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cancelled === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cancelled"}));
errors++;
}
if(data.packed === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "packed"}));
errors++;
}
if(data.shipped === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "shipped"}));
errors++;
}
if(data.delivered === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "delivered"}));
errors++;
}
if(data.returning === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "returning"}));
errors++;
}
if(data.returned === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "returned"}));
errors++;
}
if(data.cancellable === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "cancellable"}));
errors++;
}
if(data.returnable === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "returnable"}));
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "cancelled") || (key0 === "packed")) || (key0 === "shipped")) || (key0 === "delivered")) || (key0 === "returning")) || (key0 === "returned")) || (key0 === "cancellable")) || (key0 === "returnable"))){
(vErrors ??= []).push(fault(instancePath,"additionalProperties",{additionalProperty: key0}));
errors++;
}
}
if(data.cancelled !== undefined){
if(!(validateUnitCount(data.cancelled, {instancePath:instancePath+"/cancelled"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.packed !== undefined){
if(!(validateUnitCount(data.packed, {instancePath:instancePath+"/packed"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.shipped !== undefined){
if(!(validateUnitCount(data.shipped, {instancePath:instancePath+"/shipped"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.delivered !== undefined){
if(!(validateUnitCount(data.delivered, {instancePath:instancePath+"/delivered"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.returning !== undefined){
if(!(validateUnitCount(data.returning, {instancePath:instancePath+"/returning"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.returned !== undefined){
if(!(validateUnitCount(data.returned, {instancePath:instancePath+"/returned"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.cancellable !== undefined){
if(!(validateUnitCount(data.cancellable, {instancePath:instancePath+"/cancellable"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
if(data.returnable !== undefined){
if(!(validateUnitCount(data.returnable, {instancePath:instancePath+"/returnable"}))){
vErrors = vErrors === null ? validateUnitCount.errors : vErrors.concat(validateUnitCount.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
validateUnitCounts.errors = vErrors;
return errors === 0;
}

function validateVariantAttributes(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.color === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "color"}));
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "size"}));
errors++;
}
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
validateVariantAttributes.errors = vErrors;
return errors === 0;
}

function validateWeekday(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
if(!(((((((data === "monday") || (data === "tuesday")) || (data === "wednesday")) || (data === "thursday")) || (data === "friday")) || (data === "saturday")) || (data === "sunday"))){
(vErrors ??= []).push(fault(instancePath,"enum",{allowedValues: constant66}));
errors++;
}
validateWeekday.errors = vErrors;
return errors === 0;
}

function validateWireLocale(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!constant10.test(data)){
(vErrors ??= []).push(fault(instancePath,"pattern",{pattern: "^[a-z]{2}_[A-Z]{2}$"}));
errors++;
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "string"}));
errors++;
}
validateWireLocale.errors = vErrors;
return errors === 0;
}

export {
  coerceAdjustmentId,
  coerceBasketId,
  coerceDocumentType,
  coerceHeaders_9032cc16,
  coerceHeaders_d1e47cfd,
  coerceItemId,
  coerceOrderId,
  coerceOrderNumber,
  coerceOrigin,
  coerceParams_1049053c,
  coercePaymentInstrumentId,
  coerceProductId,
  coerceQuantity,
  coerceQuery_a303e847,
  coerceSaveForLaterId,
  coerceShippingId,
  coerceSiteId,
  coerceSku,
  coerceStoreId,
  coerceWireLocale,
  validateAddress,
  validateAddressField,
  validateAddressInput,
  validateAdjustmentId,
  validateArticleContent,
  validateArticleTag,
  validateAuthenticationId,
  validateBadge,
  validateBasketId,
  validateBirthDate,
  validateCardBrand,
  validateCardColor,
  validateCarrier,
  validateChallengeWindowSize,
  validateChosenOption,
  validateCollectionPoint,
  validateCollectionPointId,
  validateConsumerName,
  validateConsumerPhone,
  validateConsumerPostalCode,
  validateContact,
  validateCountryCode,
  validateCurrency,
  validateDayHours,
  validateDeliveryChange,
  validateDeliveryChangeReason,
  validateDeliveryChangeType,
  validateDevice,
  validateDistance,
  validateDocumentType,
  validateErrorAnswer,
  validateErrorDetail,
  validateErrorInfo,
  validateFlashDetail,
  validateFlashMessage,
  validateGiftCardAmount,
  validateGiftOption,
  validateImage,
  validateInShopPath,
  validateInStoreSalesInfo,
  validateInstalment,
  validateItemId,
  validateItemPrice,
  validateLatitude,
  validateLineUnits,
  validateLongitude,
  validateLookupEmail,
  validateLoyaltyVoucher,
  validateMaskedCard,
  validateMedia,
  validateMoney,
  validateOrder,
  validateOrderActions,
  validateOrderEvent,
  validateOrderEventKind,
  validateOrderId,
  validateOrderItem,
  validateOrderNumber,
  validateOrderProgress,
  validateOrderPromotion,
  validateOrderReturn,
  validateOrigin,
  validatePage,
  validateParcel,
  validateParcelId,
  validatePasskeyName,
  validatePaymentChallenge,
  validatePaymentInstrument,
  validatePaymentInstrumentId,
  validatePaymentMethodId,
  validatePaymentSessionId,
  validatePaymentToken,
  validatePicture,
  validatePointsEntry,
  validatePrecreatedCustomsCode,
  validatePriceAdjustment,
  validatePriceAdjustmentKind,
  validatePriceAdjustmentNote,
  validatePriceAdjustmentReason,
  validateProductCard,
  validateProductId,
  validateProductInventoryState,
  validateProductPrice,
  validatePromoLevel,
  validatePromoSummaryEntry,
  validateQuantity,
  validateRating,
  validateRawBlock,
  validateRecipeId,
  validateRefund,
  validateRefundedItem,
  validateRefundedPayment,
  validateReturnItem,
  validateReturnNumber,
  validateReturnReason,
  validateRewardCode,
  validateSaveForLaterId,
  validateSeo,
  validateShipment,
  validateShippingId,
  validateShippingMethod,
  validateShippingMethodCode,
  validateSiteId,
  validateSku,
  validateStoreAddress,
  validateStoreEmployeeId,
  validateStoreId,
  validateStoreInfo,
  validateStoredValueView,
  validateStyleId,
  validateSwatch,
  validateTimeOfDay,
  validateTotals,
  validateTrackingNumber,
  validateUnitCount,
  validateUnitCounts,
  validateVariantAttributes,
  validateWeekday,
  validateWireLocale,
};
