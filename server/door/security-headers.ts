import type { Express, RequestHandler } from 'express';
import { commonHeaders } from './common-headers.ts';
import { isOverHttps } from './arrival.ts';

const overHttps = Object.entries(commonHeaders({ isSecure: true }));
const overHttp = Object.entries(commonHeaders({ isSecure: false }));

/** Says in every answer what the answer does not say itself, at the moment that its headers are written. */
export function addSecurityHeaders({ response }: Express): void {
  const { writeHead } = response;
  response.writeHead = function (this: typeof response, ...given: unknown[]) {
    for (const [name, value] of isOverHttps(this.req) ? overHttps : overHttp) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.apply(this, given as Parameters<typeof writeHead>);
  };
}

/** What other origins' pages may show, as mail in a browser shows our pictures. */
export const sharedWithAll: RequestHandler = (_, response, next) => {
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
};
