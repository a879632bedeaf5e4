import { currentCart } from '#commerce/cart/changes/find-cart.ts';
import { pageHeader } from '#commerce/client/page-header.ts';
import { gatewayHeaders, gatewayPath, gatewayQuery } from '#storefront/session/gateway-rules.ts';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-document.ts';

const INFO =
  "Operations that this shop serves to its own pages. Those below /api pass through the gateway: it adds the access token from the visitor's HttpOnly cookies, so no request carries one. The backend serves the whole contract, tokens included, at its own /openapi.json.";

const GATEWAY = { url: gatewayPath, description: "The gateway for the shop's own pages." };

/** A reference to a component that this document adds. */
const PAGE_HEADER = { $ref: '#/components/parameters/PageHeader' };

const pageHeaderParameter: OpenApiParameter = {
  name: pageHeader.name,
  in: 'header',
  required: true,
  description:
    'Marks a request of a page of the shop. Browsers must also send it from the same origin: the gateway checks Sec-Fetch-Site, Origin or Referer, and rejects others with 403.',
  schema: { type: 'string', enum: [pageHeader.value] },
  example: pageHeader.value,
};

/** The contract as the shop's own origin serves it: operations of the gateway and of the storefront, each with a server that responds. */
export function createShopDocument(contract: OpenApiDocument): OpenApiDocument {
  const resolveParameter = (parameter: OpenApiParameter): OpenApiParameter =>
    parameter.$ref === undefined ? parameter : (contract.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter);
  const isSent = (parameter: OpenApiParameter): boolean => {
    const { name = '', in: place } = resolveParameter(parameter);
    if (place === 'header') return name === 'locale' || !gatewayHeaders.has(name);
    return place !== 'query' || !gatewayQuery.some((own) => own === name);
  };
  const describe = (method: string, operation: OpenApiOperation): OpenApiOperation => {
    const { parameters = [], ...rest } = operation;
    const sent = parameters.filter(isSent).map((parameter) => withCurrentCart(parameter, resolveParameter(parameter)));
    return {
      ...rest,
      parameters: method === 'get' ? sent : [PAGE_HEADER, ...sent],
      security: [],
      servers: [GATEWAY],
    };
  };
  const paths = Object.entries(contract.paths).flatMap(([path, item]) => {
    const served = Object.entries(item).flatMap(([method, operation]) => {
      if (operation['x-cairn-call'].gateway) return [[method, describe(method, operation)] as const];
      return operation.servers === undefined ? [] : [[method, operation] as const];
    });
    return served.length === 0 ? [] : [[path, Object.fromEntries(served)] as const];
  });
  const { components } = contract;
  return {
    ...contract,
    info: { ...contract.info, description: INFO },
    servers: [{ url: '/', description: 'The shop that serves this document.' }],
    paths: Object.fromEntries(paths),
    components: { ...components, parameters: { ...components.parameters, PageHeader: pageHeaderParameter } },
  };
}

/** The gateway knows the visitor's cart, so its id is optional. */
function withCurrentCart(parameter: OpenApiParameter, resolved: OpenApiParameter): OpenApiParameter {
  if (resolved.name !== 'basketId') return parameter;
  return {
    ...resolved,
    description: `The id of the visitor's cart, or "${currentCart}".`,
    schema: { type: 'string' },
    example: currentCart,
  };
}
