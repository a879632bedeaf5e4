/** The parts of generated/openapi/openapi.json that are read here. */
export interface OpenApiDocument {
  readonly info: { readonly description: string };
  readonly servers: readonly OpenApiServer[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, OpenApiParameter>>; readonly securitySchemes?: object };
}

export interface OpenApiServer {
  readonly url: string;
  readonly description: string;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly security?: readonly Readonly<Record<string, readonly string[] | undefined>>[];
  readonly requestBody?: { readonly content: Readonly<Record<string, OpenApiMedia>> };
  readonly servers?: readonly OpenApiServer[];
  readonly 'x-cairn-call': { readonly gateway: boolean };
}

interface OpenApiMedia {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
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
