import { describe, expect, it } from 'vitest';
import type { StoredDrift } from '#contract/drift/drift-store.ts';
import { createStyleCollector } from '#ui/styles/style-collector.ts';
import { createContractPorts } from '../testing/contract-ports.ts';
import { createDrift } from '../testing/create-drift.ts';
import { createContractsPage } from './create-contracts-page.tsx';

function openPage(rows: readonly StoredDrift[]) {
  const { ports, ...parts } = createContractPorts(rows);
  const page = { origin: 'http://shop.test', editorOrigins: [], styles: createStyleCollector(), scripts: [] };
  const respond = createContractsPage(ports, () => ({ page, brandId: 'tarnfell' }));
  const send = async (path: string, init?: RequestInit): Promise<Response> =>
    respond(new Request(`http://shop.test/showcase/contracts${path}`, init)) ?? Response.error();
  const read = async (path: string): Promise<string> =>
    (await (await send(path)).text()).replace(/<script type="application\/json"[^]*/, '');
  return { ...parts, send, read };
}

const rows = [
  createDrift({ id: 'a', pointer: '/items/*/upc', contractCommit: 'earlier' }),
  createDrift({ id: 'b', operationId: 'getPage', area: 'content', pointer: '' }),
];

describe('the page of contract drift', () => {
  it('shows a row for each drift and the details of the one in the address', async () => {
    const html = await openPage(rows).read('?drift=a');
    expect(html).toContain('/items/*/upc');
    expect(html).toContain('whole body');
    expect(html.match(/Example, redacted/g)).toHaveLength(1);
    expect(html).toContain('href="/reference#getCart"');
    expect(html).toContain('href="/openapi.json#');
    expect(html).toContain('(an earlier one: it may be fixed)');
  });

  it('links to no document that lacks the operation', async () => {
    expect(await openPage(rows).read('?drift=b')).not.toContain('href="/openapi.json#');
  });

  it('explains contract mode while there is no drift, and offers to clear filters that match none', async () => {
    expect(await openPage([]).read('')).toContain('npm run contract');
    expect(await openPage([]).read('?kind=extra')).toContain('0 of 0 drifts');
  });

  it('takes its filters from the address, and leaves out those that do not exist', async () => {
    const { read, filters } = openPage(rows);
    await read('.json?operation=getCart&area=cart&kind=missing&reportedBy=browser&contract=current&text=upc');
    await read('.json?operation=none&area=none&kind=none&reportedBy=none&contract=none&text=');
    expect(filters).toEqual([
      { operationId: 'getCart', area: 'cart', kind: 'missing', reportedBy: 'browser', contractCommit: 'current', text: 'upc' },
      {},
    ]);
  });

  it('includes the filters in the links of the exports', async () => {
    const html = await openPage(rows).read('?kind=extra&drift=a');
    expect(html).toContain('href="/showcase/contracts.json?kind=extra"');
    expect(html).toContain('href="/showcase/contracts.xml?kind=extra"');
  });

  it('exports all rows as JSON and JUnit', async () => {
    const many = Array.from({ length: 120 }, (_, index) => createDrift({ id: `${index}`, pointer: `/${index}` }));
    const { send, read } = openPage(many);
    expect(await (await send('.json')).json()).toMatchObject({ contractCommit: 'current', total: 120, drifts: { length: 120 } });
    expect((await send('.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await read('.xml')).toContain('failures="120"');
  });

  it('shows 50 rows a page, and the row of the address on any page', async () => {
    const many = Array.from({ length: 120 }, (_, index) => createDrift({ id: `${index}`, pointer: `/member-${index}` }));
    const { send } = openPage(many);
    const readView = async (query: string) => (await (await send(`/rows?${query}`)).json()) as { offset: number; rows: StoredDrift[] };
    expect((await readView('')).rows).toHaveLength(50);
    expect(await readView('offset=9999')).toMatchObject({ offset: 100, rows: { length: 20 } });
    expect(await readView('offset=-1')).toMatchObject({ offset: 0 });
    expect((await readView('drift=119')).rows[0]?.id).toBe('119');
  });

  it('escapes what reports contain', async () => {
    const { send } = openPage([createDrift({ expected: '</script><img src=x>' })]);
    expect(await (await send('')).text()).not.toContain('<img');
  });

  it('deletes all rows only for a form of its own origin', async () => {
    const { send, clear } = openPage(rows);
    expect((await send('/clear')).status).toBe(405);
    expect((await send('/clear', { method: 'POST', headers: { origin: 'http://other.test' } })).status).toBe(403);
    expect(clear).not.toHaveBeenCalled();
    const response = await send('/clear', { method: 'POST', headers: { origin: 'http://shop.test' } });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/showcase/contracts']);
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
