import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCatalog, type TestCatalog } from '../testing/start-catalog.ts';

describe('product sets', () => {
  let test: TestCatalog;
  beforeAll(async () => void (test = await startTestCatalog()), 120_000);
  afterAll(() => test.close());

  const sets = (productId: string, shop?: string) => test.read('getProductSets', `/products/v2/products/${productId}/productSets`, shop);
  const set = (id: string, shop?: string) => test.read('getProductSet', `/products/v2/products/${id}/productSet`, shop);
  const errorOf = async (path: string, shop?: string): Promise<unknown> => {
    const response = await test.send(path, shop);
    const body = (await response.json()) as { errorDetails: readonly { errorId: string }[] };
    return [response.status, body.errorDetails[0]?.errorId];
  };

  it('list the sets of a product in any color, in the language of the shop', async () => {
    const { productSets } = await sets('TFKES01MR7E', 'TARNFELL-DE de_DE');
    expect(productSets.map(({ id, name, pageUrl }) => [id, name, pageUrl])).toEqual([['S100101', 'Regen-Set', '/s/regen-set-S100101']]);
    expect(productSets[0]?.parts.map(({ productId }) => productId)).toEqual(['TFKES01MG4S', 'TFDRO01MK9N', 'TFCRA01UR7E', 'TFCAI01MY5C']);
  });

  it('cost the sum of their parts, multiplied by quantity', async () => {
    const { price, parts } = await set('S100102');
    const sum = parts.reduce((total, { qty, product }) => total + qty * Math.round(product.price.current * 100), 0);
    expect(Math.round(price.current * 100)).toBe(sum);
    expect(parts.map(({ qty }) => qty)).toEqual([1, 1, 1, 2]);
    const card = (await sets('TFEID02W')).productSets[0];
    expect(card?.price).toEqual(price);
  });

  it('list all sets of a site in pages', async () => {
    const list = (query: string) => test.read('listProductSets', `/products/v2/productSets${query}`);
    const all = await list('');
    expect(all.productSets.map(({ id }) => id)).toEqual(['S100101', 'S100102', 'S100103', 'S100104', 'S100105', 'S100106']);
    expect(all.next).toBeUndefined();
    expect(all.productSets[0]).toEqual((await sets('TFKES01M')).productSets[0]);
    const first = await list('?count=4');
    const rest = await list(`?count=4&after=${first.next ?? ''}`);
    expect([...first.productSets, ...rest.productSets]).toEqual(all.productSets);
    expect(rest.next).toBeUndefined();
  });

  it('become unavailable while a part is sold out', async () => {
    expect((await set('S100104')).available).toBe(false);
    expect((await set('S100101')).available).toBe(true);
  });

  it('return an empty list for a product in no set, and ORD404 for an unknown one', async () => {
    expect((await sets('TFKES03K')).productSets).toEqual([]);
    expect(await errorOf('/products/v2/products/TFXXX99M/productSets')).toEqual([404, 'ORD404']);
    expect(await errorOf('/products/v2/products/TFKES01M/productSets', 'SOLVANE-US')).toEqual([404, 'ORD404']);
  });

  it('return ORD404 if unknown, of another brand or withdrawn', async () => {
    expect(await errorOf('/products/v2/products/S999999/productSet')).toEqual([404, 'ORD404']);
    expect(await errorOf('/products/v2/products/S200101/productSet')).toEqual([404, 'ORD404']);
    await test.db.updateTable('product_sets').set({ withdrawn: true }).where('id', '=', 'S100105').execute();
    expect(await errorOf('/products/v2/products/S100105/productSet')).toEqual([404, 'ORD404']);
    expect((await sets('TFMER02W')).productSets).toEqual([]);
  });

  it('show the parts that are still sold, and return ORD404 with fewer than two', async () => {
    await test.db.deleteFrom('prices').where('style_id', '=', 'TFWAD02W').where('site_id', '=', 'TARNFELL-US').execute();
    expect((await set('S100106')).parts).toHaveLength(2);
    expect((await set('S100106', 'TARNFELL-DE de_DE')).parts).toHaveLength(3);
    await test.db.deleteFrom('prices').where('style_id', '=', 'TFCOR02U').where('site_id', '=', 'TARNFELL-US').execute();
    expect(await errorOf('/products/v2/products/S100106/productSet')).toEqual([404, 'ORD404']);
  });

  it('record a catalog change when a set changes, so that cached pages are rendered again', async () => {
    await test.db.deleteFrom('catalog_changes').execute();
    await test.db
      .updateTable('product_set_texts')
      .set({ name: 'Storm Kit' })
      .where('set_id', '=', 'S100101')
      .where('language', '=', 'en')
      .execute();
    const changes = await test.db.selectFrom('catalog_changes').select('part').execute();
    expect(changes).toEqual([{ part: 'catalog' }]);
  });
});
