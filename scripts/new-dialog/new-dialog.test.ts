import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDialog } from './new-dialog.ts';
import { registerDialog } from './register-dialog.ts';

const index = readFileSync(fileURLToPath(new URL('../../storefront/dialogs/index.ts', import.meta.url)), 'utf8');

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cairn-new-dialog-'));
  mkdirSync(join(root, 'storefront/dialogs'), { recursive: true });
  writeFileSync(join(root, 'storefront/dialogs/index.ts'), index);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('createDialog', () => {
  it('writes nothing if the dialog exists or the name is invalid', async () => {
    await expect(createDialog(root, 'mini-cart')).rejects.toThrow('already contains "mini-cart"');
    await expect(createDialog(root, '../mini-cart')).rejects.toThrow('is not a valid dialog name');
    expect(existsSync(join(root, 'storefront/dialogs/mini-cart'))).toBe(false);
    expect(readFileSync(join(root, 'storefront/dialogs/index.ts'), 'utf8')).toBe(index);
  });
});

describe('registerDialog', () => {
  it('imports the dialog and puts its row below the others', () => {
    const lines = registerDialog(index, 'size-advice', 'sizeAdviceDialog').split('\n');
    expect(lines).toContain("import { sizeAdviceDialog } from './size-advice/index.ts';");
    expect(lines[lines.indexOf('};') - 1]).toBe("  'size-advice': sizeAdviceDialog,");
  });

  it('rejects a dialog that is registered already', () => {
    expect(() => registerDialog(registerDialog(index, 'welcome', 'welcomeDialog'), 'welcome', 'welcomeDialog')).toThrow('already contains');
  });
});
