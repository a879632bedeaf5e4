import { describe, expect, it } from 'vitest';
import { definitions } from '#blocks/index.ts';
import { openPreviewAccess } from '#engine/preview-access.ts';
import { createSettings } from '#settings/create-settings.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { createShowcase, type ShowcasePorts } from './server.tsx';
import { createContractPorts } from './testing/contract-ports.ts';

const types = definitions.map(({ type }) => type);

async function readFixtures(type: string): Promise<readonly object[]> {
  const fixtures = (await import(`../blocks/${type}/${type}.fixtures.ts`)) as Readonly<Record<string, unknown>>;
  return Object.values(fixtures).filter(
    (value): value is object => typeof value === 'object' && value !== null && 'type' in value && value.type === type,
  );
}

const noDecisions = { meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.1' }, data: { responses: [] } };

/** The showcase with a content service that has every fixture of a type, each on two pages. */
async function renderShowcase(type: string) {
  const blocks = await readFixtures(type);
  const result = [...blocks, ...blocks].map((block, at) => ({ id: `page-${at}`, name: `Page ${at}`, block }));
  const ports: ShowcasePorts = {
    content: { origin: 'http://content.test', fetch: async () => Response.json({ result, total: result.length, docType: type }) },
    personalization: { origin: 'http://decide.test', fetch: async () => Response.json(noDecisions) },
    accessKey: 'key',
    partnersOrigin: 'http://partners.test',
    previewAccess: openPreviewAccess,
    sites: {
      defaultBrand: 'tarnfell',
      brands: [{ id: 'tarnfell', name: 'Tarnfell', locales: ['en-us'], defaultLocale: 'en-us' }],
      locales: [{ path: 'en-us', region: 'NORA', currency: 'USD' }],
    },
    brandOfHost: () => 'tarnfell',
    editorOrigins: [],
    contract: createContractPorts().ports,
    scripts: [],
    settings: createSettings(),
    log: { error: () => undefined },
  };
  const showcase = await createShowcase(ports);
  const response = await showcase.fetch(new Request(`http://shop.test/showcase?docType=${type}&limit=50`));
  return response.text();
}

describe('the showcase', () => {
  it.each(types)('shows %s several times without duplicate ids', async (type) => {
    const tags = parseElements(await renderShowcase(type));
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
    expect(tags.filter(({ attributes }) => attributes['data-block'] === type).length).toBeGreaterThan(2);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});
