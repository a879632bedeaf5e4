import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { OpenApiDocument } from '../openapi-document.ts';
import { getFullPath, requiresToken } from './reference-document.ts';
import { scalarModule } from './scalar-files.ts';

const style = readFileSync(new URL('reference.css', import.meta.url), 'utf8');

/** Addresses are relative to the page, because some servers have a path prefix. */
const folder = 'reference';

interface PageOptions {
  /** Nonce for the page's script and styles. */
  readonly nonce: string;
  /** True if the contract of the galleries is a second document. */
  readonly hasGalleries: boolean;
}

/** The reference page. Without scripts it lists the operations; `browser/start-reference.ts` replaces the list by Scalar. */
export async function renderReferencePage(document: OpenApiDocument, { nonce, hasGalleries }: PageOptions): Promise<string> {
  const { info, paths } = document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, path, method })),
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference</title>
        <meta property="csp-nonce" content="${nonce}" />
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
        <script
          type="module"
          nonce="${nonce}"
          src="${folder}/start.js"
          data-scalar="${folder}${scalarModule}"
          data-access-key="${requiresToken(document) ? 'reference' : ''}"
          data-galleries="${hasGalleries ? `${folder}/gallery.json` : ''}"
        ></script>
      </head>
      <body>
        <div id="reference">
          <main class="plain">
            <h1>API reference</h1>
            <p>${info.description}</p>
            <p>The whole contract is in <a href="openapi.json">openapi.json</a>.</p>
            ${hasGalleries && html`<p>Galleries have <a href="${folder}/gallery.json">a contract of their own</a>.</p>`}
            <h2>Operations</h2>
            <ul>
              ${operations.map(
                ({ operationId, tags, summary, servers, path, method }) =>
                  html`<li id="${operationId}" data-area="${tags?.[0]}">
                    <h3>${operationId}</h3>
                    <p>
                      <a href="openapi.json#/paths/${escapePointerStep(path)}/${method}"
                        ><code>${method.toUpperCase()} ${getFullPath(path, servers)}</code></a
                      >
                    </p>
                    <p>${summary}</p>
                  </li>`,
              )}
            </ul>
          </main>
        </div>
      </body>
    </html>`;
  return String(await page);
}

/** A path as a step of a JSON pointer. */
const escapePointerStep = (path: string): string => encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
