// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault } from '../../validator-runtime.js';

import { coerceOrderId, coerceOrderNumber } from './shared.js';


function coerceGetOrderParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.orderId !== undefined){
let data0 = data.orderId;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(coerceOrderId(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderId.errors : vErrors.concat(coerceOrderId.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs4 = errors;
if(!(coerceOrderNumber(data0, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderNumber.errors : vErrors.concat(coerceOrderNumber.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/orderId",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push(fault(instancePath,"type",{type: "object"}));
errors++;
}
coerceGetOrderParams.errors = vErrors;
return errors === 0;
}

export {
  coerceGetOrderParams as getOrderParams,
  coerceGetOrderParams,
};
export {
  coerceHeaders_d1e47cfd as getOrderHeaders,
  coerceQuery_a303e847 as getOrderQuery,
  validateErrorAnswer as getOrder400,
  validateErrorAnswer as getOrder401,
  validateErrorAnswer as getOrder403,
  validateErrorAnswer as getOrder404,
  validateErrorAnswer as getOrder429,
  validateErrorAnswer as getOrder500,
  validateOrder as getOrder200,
} from './shared.js';
