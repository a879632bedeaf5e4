import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas, getShopAreas, type ApiArea } from '../codegen/openapi/api.ts';
import { readSources } from '../codegen/sources.ts';
import { writeFormatted } from '../generators/write-formatted.ts';
import { renderHandler, renderHandlerTest } from './backend-template.ts';
import { renderContractScript } from './contract-template.ts';
import { describeCall, type CallDescription } from './describe-call.ts';
import { registerHandler } from './register-call.ts';
import { registerFolder } from './register-folder.ts';

/**
 * Writes an operation's handler with its test, its contract script, and its rows: in its feature and, for a new feature, in the list of
 * features and rooms.json. The contract names the folder; existing files are not changed.
 * @param contract The parsed schemas/, for callers that write many operations.
 * @returns the paths written.
 * @throws Error if the contract has no such operation, or everything exists already.
 */
export async function createCall(
  root: string,
  operationId: string,
  contract: readonly ApiArea[] = readContract(root),
): Promise<readonly string[]> {
  const call = describeCall(contract, operationId);
  const { handler, script } = renderCallFiles(call);
  const hasNoExistingFile = (group: Readonly<Record<string, string>>): boolean =>
    !Object.keys(group).some((path) => existsSync(join(root, path)));
  const files = {
    ...(hasNoExistingFile(handler) && { ...handler, ...registerHandler(root, call) }),
    ...(hasNoExistingFile(script) && script),
  };
  if (Object.keys(files).length === 0) throw new Error(`${operationId} exists already.`);
  const paths = await writeFormatted(root, files);
  return [...paths, ...registerFolder(root, call)];
}

/** The files of an operation, without its rows. */
export function renderCallFiles(call: CallDescription) {
  const path = `backend/${call.feature}/${call.kebab}`;
  return {
    handler: { [`${path}.ts`]: renderHandler(call), [`${path}.test.ts`]: renderHandlerTest(call) },
    script: { [`${path}.contract.ts`]: renderContractScript(call) },
  };
}

export function readContract(root: string): readonly ApiArea[] {
  return getShopAreas(readAreas(readSources(join(root, 'schemas'))));
}
