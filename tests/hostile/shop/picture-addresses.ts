import type { ShopProcess } from './host.ts';

/** Addresses of an image of the home page, by transformation. */
export async function createPictureAddresses(shopProcess: ShopProcess): Promise<(transformation: string) => string> {
  const { body } = await shopProcess.send({ path: '/en-us', headers: { accept: 'text/html' } });
  const [, before, after] = /"(\/media\/[^" ]*?\/upload\/)[^/" ]+(\/[^"? ]+)/.exec(body) ?? [];
  if (before === undefined || after === undefined) throw new Error('the home page has no image');
  return (transformation) => `${before}${transformation}${after}`;
}
