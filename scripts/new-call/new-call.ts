import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas, type ApiArea } from '../codegen/openapi/api.ts';
import { readSources } from '../codegen/sources.ts';
import { writeFormatted } from '../generators/write-formatted.ts';
import { handlerTemplate, handlerTestTemplate } from './backend-template.ts';
import { scriptTemplate } from './contract-template.ts';
import { drawRooms } from '../graph/draw-rooms.ts';
import { describeCall, type CallDescription } from './describe-call.ts';
import { registerHandler, registerRefresh } from './register-call.ts';

/**
 * Writes a call's backend handler with its test, its rows in the tables that the compiler completes, and its script for the contract suite,
 * for a call that the contract describes; its client is generated. What stands already, in whatever folder, is left as it is.
 * @param feature the backend's folder; by the call's area when left out.
 * @param contract what `schemas/` describes; whoever writes many calls reads it once.
 * @returns the paths written.
 * @throws Error when the contract has no such call, or all of it stands.
 */
export async function newCall(
  root: string,
  operationId: string,
  feature?: string,
  contract: readonly ApiArea[] = readContract(root),
): Promise<readonly string[]> {
  const call = describeCall(contract, operationId, feature);
  if (!/^[a-z][a-z-]*$/.test(call.feature)) throw new Error(`"${call.feature}" is no folder of a feature.`);
  const files = { ...backendFiles(root, call), ...contractFiles(root, call) };
  if (Object.keys(files).length === 0) throw new Error(`${operationId} stands already.`);
  const paths = await writeFormatted(root, files);
  if (files['rooms.json'] !== undefined)
    writeFileSync(join(root, 'docs/rooms.md'), drawRooms(readFileSync(join(root, 'rooms.json'), 'utf8')));
  return paths;
}

export function readContract(root: string): readonly ApiArea[] {
  return readAreas(readSources(join(root, 'schemas')));
}

function backendFiles(root: string, call: CallDescription): Readonly<Record<string, string>> {
  if (stands(join(root, 'backend'), `${call.kebab}.ts`)) return {};
  const path = `backend/${call.feature}/${call.kebab}`;
  return {
    [`${path}.ts`]: handlerTemplate(call),
    [`${path}.test.ts`]: handlerTestTemplate(call),
    ...registerHandler(root, call),
    ...registerRefresh(root, call),
  };
}

/** What the suite that every call passes sends. */
function contractFiles(root: string, call: CallDescription): Readonly<Record<string, string>> {
  const path = `tests/contracts/calls/${call.kebab}.ts`;
  return existsSync(join(root, path)) ? {} : { [path]: scriptTemplate(call) };
}

/** Whether a room holds the file, in any of its features. */
function stands(room: string, file: string): boolean {
  return existsSync(room) && readdirSync(room).some((feature) => existsSync(join(room, feature, file)));
}
