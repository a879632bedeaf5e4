import { createContext } from 'react-router';
import type { RequestContext } from './request-context.ts';

/** The router context key of the request context, for loaders and actions. */
export const requestContext = createContext<RequestContext>();
