import { createContext } from 'react-router';
import type { RequestFacts } from './request.ts';
import type { Services } from '../services/services.ts';

/** What lives as long as the process. */
export const servicesContext = createContext<Services>();

/** What lives as long as one request. */
export const requestContext = createContext<RequestFacts>();
