/** The parts of Scalar that are used here. */
export interface Scalar {
  createApiReference(selector: string, documents: readonly Configuration[]): unknown;
}

type Configuration = Readonly<Record<string, unknown>>;

const script = document.querySelector<HTMLScriptElement>('script[data-scalar]');
const nonce = script?.nonce ?? '';
const { scalar = '', accessKey = '', galleries = '' } = script?.dataset ?? {};

/** The page may have a path prefix. */
const toAbsoluteUrl = (address: string): string => new URL(address, location.href).href;
const toSlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

// Some of Scalar's parts add style elements without the nonce of the page.
const { createElement } = Document.prototype;
Document.prototype.createElement = function (this: Document, ...given: Parameters<typeof createElement>): HTMLElement {
  const element = createElement.apply(this, given);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

// Scalar validates with zod. The policy of the page forbids the code that zod generates.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Operation → its area, read from the list that Scalar replaces. */
const areas = new Map(Array.from(document.querySelectorAll<HTMLElement>('li[data-area]'), ({ id, dataset }) => [id, dataset.area ?? '']));

/** `#addItem` is the short address of an operation. */
function expandHash(): void {
  const operationId = location.hash.slice(1);
  const area = areas.get(operationId);
  if (area !== undefined) location.replace(`#shop/tag/${toSlug(area)}/${operationId}`);
}

let accessToken = '';

/** Adds the token of the last issueToken to a request without an access token. */
async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (accessToken !== '' && request.headers.get('authorization')?.trim() === 'Bearer')
    request.headers.set('authorization', `Bearer ${accessToken}`);
  const response = await fetch(request);
  if (response.ok && new URL(request.url).pathname.endsWith('/token/v2/auth/token')) {
    const tokens = (await response.clone().json()) as { readonly accessToken?: string };
    accessToken = tokens.accessToken ?? '';
  }
  return response;
}

/** Kinds of samples that Scalar has beside curl and fetch. */
const hiddenClients = {
  ...Object.fromEntries(
    'c clojure csharp dart fsharp go http java julia kotlin node objc ocaml php powershell python r ruby rust swift'
      .split(' ')
      .map((name) => [name, true]),
  ),
  shell: ['httpie', 'wget'],
  js: ['axios', 'jquery', 'ofetch', 'xhr'],
};

const common: Configuration = {
  theme: 'none',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  defaultOpenFirstTag: false,
  hiddenClients,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  generateTagSlug: ({ name }: { readonly name: string }) => toSlug(name),
  generateOperationSlug: ({ operationId = '' }: { readonly operationId?: string }) => operationId,
  customFetch: send,
};

const documents: readonly Configuration[] = [
  {
    ...common,
    title: 'Shop',
    slug: 'shop',
    default: true,
    url: toAbsoluteUrl('reference/openapi.json'),
    ...(accessKey !== '' && {
      authentication: {
        preferredSecurityScheme: [['accessToken', 'accessKey']],
        securitySchemes: { accessKey: { value: accessKey } },
      },
    }),
  },
  ...(galleries === '' ? [] : [{ ...common, title: 'Galleries', slug: 'galleries', url: toAbsoluteUrl(galleries) }]),
];

const { createApiReference } = (await import(toAbsoluteUrl(scalar))) as Scalar;
expandHash();
addEventListener('hashchange', expandHash);
// Scalar would mistake the list for a page that it has rendered itself.
document.querySelector('#reference')?.replaceChildren();
createApiReference('#reference', documents);
