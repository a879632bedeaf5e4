import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '#generated/openapi/operations.ts';
import { toKebabCase } from '../../scripts/codegen/openapi/api-calls.ts';

const paths = (operations as readonly Operation[]).flatMap(({ operationId, feature }) =>
  feature === null ? [] : [`backend/${feature}/${toKebabCase(operationId)}`],
);

describe('the folder of an operation’s feature', () => {
  it('has its handler', () => {
    expect(paths.map((path) => `${path}.ts`).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has its contract script, and no other folder has one', () => {
    expect(globSync('backend/**/*.contract.ts').toSorted()).toEqual(paths.map((path) => `${path}.contract.ts`).toSorted());
  });
});
