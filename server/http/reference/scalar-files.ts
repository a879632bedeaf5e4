import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Router } from 'express';

const folder = new URL('browser/', import.meta.resolve('@scalar/api-reference'));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', folder), 'utf8')) as { readonly version: string };

const compress = {
  br: async (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** Path of Scalar's module within its router. It contains the version, so that browsers may cache the files. */
export const scalarModule = `/${version}/standalone.esm.js`;

/** Serves Scalar's modules from its package, including the lazy ones. Each is compressed once, off the event loop. */
export function createScalarFiles(): Router {
  const chunks = readdirSync(new URL('chunks/', folder)).map((name) => `chunks/${name}`);
  const names = new Set(['standalone.esm.js', ...chunks].filter((name) => name.endsWith('.js')));
  const compressed = new Map<string, Promise<Buffer>>();
  const getContent = (name: string, encoding: keyof typeof compress): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const content = compressed.get(key) ?? compress[encoding](readFileSync(new URL(name, folder)));
    compressed.set(key, content);
    return content;
  };
  const router = Router();
  router.get(`/${version}/*name`, async (request, response, next) => {
    const { name: steps } = request.params as unknown as { readonly name: readonly string[] };
    const name = steps.join('/');
    if (!names.has(name)) return next();
    response.set({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }).type('js');
    const encoding = request.acceptsEncodings('br', 'gzip');
    if (encoding !== 'br' && encoding !== 'gzip') return response.send(readFileSync(new URL(name, folder)));
    return response.set('content-encoding', encoding).send(await getContent(name, encoding));
  });
  return router;
}
