import type { ApiArea } from '../../scripts/codegen/openapi/api.ts';
import { addTestCalls, addTestMutation } from '../../scripts/generators/testing/test-contract.ts';
import { createBlock } from '../../scripts/new-block/new-block.ts';
import { createCall, readContract } from '../../scripts/new-call/new-call.ts';
import { createDialog } from '../../scripts/new-dialog/new-dialog.ts';
import { createScreen } from '../../scripts/new-screen/new-screen.ts';
import { createSection } from '../../scripts/new-section/new-section.ts';
import { describeCall } from '../../scripts/new-call/describe-call.ts';
import { lockerFiles } from './made-up-locker.ts';
import { lockerLines, lockerMessages, storeCreditLines, storeCreditMessages, type MadeUpLine } from './made-up-lines.ts';
import { storeCreditFiles } from './made-up-store-credit.ts';
import type { ShopCopy } from './shop-copy.ts';

export interface MadeUpChange {
  /** Title of a section of docs/guide/touched-files.md. */
  readonly section: string;
  /** Names by the placeholder that they replace. */
  readonly names: Readonly<Record<string, string>>;
  /** Without the files that codegen writes. */
  readonly paths: readonly string[];
}

/** Makes each kind of change once in the copy, an operation once in each area and one in its own folder, and runs codegen. */
export async function makeChanges(copy: ShopCopy): Promise<readonly MadeUpChange[]> {
  const changes: MadeUpChange[] = [
    addKind(copy, { section: 'A delivery kind', names: { kind: 'locker' } }, lockerFiles, [
      ...Object.values(lockerLines),
      ...Object.values(lockerMessages).flat(),
    ]),
    addKind(copy, { section: 'A tender', names: { tender: 'store-credit' } }, storeCreditFiles, [
      ...Object.values(storeCreditLines),
      ...Object.values(storeCreditMessages).flat(),
    ]),
  ];
  const { root } = copy;
  const calls = [...addTestCalls(root), addTestMutation(root, 'utilities', 'addTideAlarm', 'tides/alarms')];
  const contract = readContract(root);
  for (const { area, operationId } of calls) {
    const schema = `schemas/openapi/${area}.yaml`;
    // The backend handles no operation of the internal area.
    const change = area === 'internal' ? { names: {}, paths: [] } : await addOperation(root, operationId, contract);
    changes.push({ section: 'An operation', names: { area, ...change.names }, paths: [schema, ...change.paths] });
  }
  changes.push(
    { section: 'A screen', names: { screen: 'tide-finder' }, paths: await createScreen(root, 'tide-finder') },
    {
      section: 'A section of a screen',
      names: { screen: 'product', section: 'tide-report' },
      paths: await createSection(root, 'product', 'tide-report'),
    },
    { section: 'A dialog with data', names: { dialog: 'tide-table' }, paths: await createDialog(root, 'tide-table') },
    // Last: it runs codegen.
    { section: 'A block', names: { type: 'tide-clock' }, paths: await createBlock(root, 'tide-clock') },
  );
  return changes;
}

async function addOperation(root: string, operationId: string, contract: readonly ApiArea[]): Promise<Omit<MadeUpChange, 'section'>> {
  const { feature, kebab: operation } = describeCall(contract, operationId);
  const [folder = ''] = feature.split('/');
  return { names: { feature, folder, operation }, paths: await createCall(root, operationId, contract) };
}

function addKind(
  copy: ShopCopy,
  change: Omit<MadeUpChange, 'paths'>,
  files: Readonly<Record<string, string>>,
  lines: readonly MadeUpLine[],
): MadeUpChange {
  for (const [path, text] of Object.entries(files)) copy.write(path, text);
  for (const { path, after, line } of lines) copy.edit(path, (text) => text.replace(after, (anchor) => anchor + line));
  return { ...change, paths: [...Object.keys(files), ...lines.map(({ path }) => path)] };
}
