// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
/* oxlint-disable */
import { fault } from '../../validator-runtime.js';

import { coerceOrderId } from './shared.js';


function coerceGetOrderParams(data, {instancePath="", parentData, parentDataProperty}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderId === undefined){
(vErrors ??= []).push(fault(instancePath,"required",{missingProperty: "orderId"}));
errors++;
}
if(data.orderId !== undefined){
if(!(coerceOrderId(data.orderId, {instancePath:instancePath+"/orderId",parentData:data,parentDataProperty:"orderId"}))){
vErrors = vErrors === null ? coerceOrderId.errors : vErrors.concat(coerceOrderId.errors);
errors = vErrors.length;
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
