import type { Express, RequestHandler } from 'express';
import { getCommonHeaders } from './common-headers.ts';
import { isOverHttps } from './arrival.ts';

const overHttps = Object.entries(getCommonHeaders({ isSecure: true }));
const overHttp = Object.entries(getCommonHeaders({ isSecure: false }));

/** Adds the common headers that a response does not set itself, when its headers are written. */
export function addSecurityHeaders({ response }: Express): void {
  const { writeHead } = response;
  response.writeHead = function (this: typeof response, ...given: unknown[]) {
    for (const [name, value] of isOverHttps(this.req) ? overHttps : overHttp) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.apply(this, given as Parameters<typeof writeHead>);
  };
}

/** Allows other origins to embed a resource, e.g. webmail the pictures of a mail. */
export const allowCrossOriginUse: RequestHandler = (_, response, next) => {
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  next();
};
