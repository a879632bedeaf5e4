import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateMessageFiles } from '../../scripts/codegen/messages/write-messages.ts';
import { generateApiTypes } from '../../scripts/codegen/openapi/api-types.ts';
import { formatOutputs } from '../../scripts/codegen/output.ts';
import { writeFormatted } from '../../scripts/generators/write-formatted.ts';
import { renderCallFiles, readContract } from '../../scripts/new-call/new-call.ts';
import { describeCall } from '../../scripts/new-call/describe-call.ts';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { readDocumentedPaths } from './documented-paths.ts';
import { leaveOut, type Omission } from './leave-out.ts';
import { makeChanges, type MadeUpChange } from './made-up-changes.ts';
import { storeCreditLines, storeCreditMessages } from './made-up-lines.ts';
import { registryOmissions } from './registry-omissions.ts';
import { createShopCopy, type ShopCopy } from './shop-copy.ts';
import { sourceOmissions } from './source-omissions.ts';
import { typecheckFiles } from './typecheck-files.ts';

/** The files that `npm run new:call` writes for each existing operation, in a folder beside the real ones. */
function writeExistingCalls(root: string): Readonly<Record<string, string>> {
  const contract = readContract(root);
  const known = (operations as readonly Operation[]).filter(({ feature }) => feature !== null);
  return Object.assign(
    {},
    ...known.flatMap(({ operationId }) => Object.values(renderCallFiles({ ...describeCall(contract, operationId), feature: 'made' }))),
  ) as Readonly<Record<string, string>>;
}

describe('docs/guide/touched-files.md', () => {
  let copy: ShopCopy;
  let changes: readonly MadeUpChange[] = [];
  const getFolder = (name: string): string => join(copy.root, name);
  beforeAll(async () => {
    copy = createShopCopy();
    changes = await makeChanges(copy);
  }, 600_000);
  afterAll(() => copy.dispose(), 60_000);

  it('lists every file that a change touches', () => {
    const undocumented = changes.flatMap(({ section, names, paths }) => {
      const { covers } = readDocumentedPaths(section, names);
      return paths.filter((path) => !covers(path)).map((path) => `${section}: ${path}`);
    });
    expect(undocumented).toEqual([]);
    const created = new Set(changes.flatMap(({ paths }) => paths));
    expect(copy.touched().filter((path) => !created.has(path) && !/^(?:generated|docs\/blocks)\//.test(path))).toEqual([]);
  });

  it.each(['A delivery kind', 'A tender'])('lists no other file to write by hand in the section "%s"', (title) => {
    const change = changes.find(({ section }) => section === title);
    const { byHand } = readDocumentedPaths(title, change?.names ?? {});
    expect(byHand.length).toBeGreaterThan(0);
    expect(byHand.filter((documented) => !change?.paths.some((path) => path.startsWith(documented)))).toEqual([]);
  });

  it('lists all files that the compiler needs, and generators that write matching types', async () => {
    const paths = await writeFormatted(copy.root, writeExistingCalls(copy.root));
    expect(await copy.typecheck()).toEqual([]);
    for (const path of paths) copy.remove(path);
  }, 600_000);

  it('lists generators that write passing tests', async () => {
    const tests = changes.flatMap(({ paths }) => paths.filter((path) => /^(?!tests\/).*\.test\.tsx?$/.test(path)));
    expect(await copy.runTests(tests)).toContain(`${tests.length} passed`);
  }, 600_000);

  /** The compiler's errors in the expected files while parts are left out: a whole check takes several times as long. */
  async function findErrorsWithout(omissions: readonly Omission[], runCodegen?: () => Promise<void>): Promise<readonly string[]> {
    const restore = leaveOut(copy, omissions);
    try {
      await runCodegen?.();
      return typecheckFiles(copy.root, [...new Set(omissions.map(({ file }) => file))]);
    } finally {
      restore();
    }
  }

  describe('without parts of the registries', () => {
    let errors: readonly string[] = [];
    beforeAll(async () => void (errors = await findErrorsWithout(registryOmissions)), 600_000);

    it.each(registryOmissions)('makes the compiler report $title', ({ file, error }) => {
      expect(errors.filter((line) => line.startsWith(`${file}: `)).join('\n')).toMatch(error);
    });
  });

  describe('without parts of the sources', () => {
    let errors: readonly string[] = [];
    /** Writes only the types, which the compiler reads. */
    async function generateTypes(): Promise<void> {
      const files = await formatOutputs([
        ...(await generateApiTypes(readContract(copy.root))),
        ...generateMessageFiles(getFolder('messages')),
      ]);
      for (const [path, text] of files) copy.write(`generated/${path}`, text);
    }
    beforeAll(async () => void (errors = await findErrorsWithout(sourceOmissions, generateTypes)), 600_000);

    it.each(sourceOmissions)('makes the compiler report $title', ({ file, error }) => {
      expect(errors.filter((line) => line.startsWith(`${file}: `)).join('\n')).toMatch(error);
    });
  });

  it('makes codegen report an input schema that is not listed', () => {
    const restore = leaveOut(copy, [{ lines: [storeCreditLines.input] }]);
    expect(() => readContract(copy.root)).toThrow('schemas/openapi/cart.yaml at /components/schemas/StoreCreditInstrumentInput');
    restore();
  });

  it('makes codegen report a message that one language lacks', () => {
    const restore = leaveOut(copy, [{ lines: storeCreditMessages.name.filter(({ path }) => path.endsWith('fr.json')) }]);
    expect(() => generateMessageFiles(getFolder('messages'))).toThrow(/tenders\/fr\.json.*storeCredit/);
    restore();
  });
});
