import type { RequestHandler } from 'express';
import { commonHeaders } from '#hosting/common-headers.ts';
import { isOverHttps } from './door/arrival.ts';

/** Says in every answer what the answer does not say itself, at the moment that its headers are written. */
export const securityHeaders: RequestHandler = (request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => typeof response;
  response.writeHead = (...given: unknown[]) => {
    for (const [name, value] of Object.entries(commonHeaders({ isSecure: isOverHttps(request) })))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(...given);
  };
  next();
};

/** What other origins' pages may show, as mail in a browser shows our pictures. */
export const sharedWithAll: RequestHandler = (_, response, next) => {
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
};
