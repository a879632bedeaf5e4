/** The parts of generated/openapi/openapi.json that are read here. */
export interface OpenApiDocument {
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly OpenApiServer[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, OpenApiParameter>> };
}

export interface OpenApiServer {
  readonly url: string;
  readonly description: string;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly security?: readonly unknown[];
  readonly servers?: readonly OpenApiServer[];
  readonly 'x-cairn-call': { readonly gateway: boolean };
}

export interface OpenApiParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: object;
  readonly example?: unknown;
}
