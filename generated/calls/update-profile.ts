// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Changes what is given of the profile; what is not given stays. */
export const updateProfile: ChangingCall<'updateProfile'> = changingCall('updateProfile', 'PUT', '/consumers-v3/consumer');
