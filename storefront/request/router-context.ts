import { createContext } from 'react-router';
import type { RequestContext } from './request-context.ts';

/** The key under which loaders and actions find the context of their request. */
export const requestContext = createContext<RequestContext>();
