import type { Locator, Page } from '@playwright/test';
import { pressTabInto, pressTabTo } from './interactive.ts';

/** An input method for a page: the mouse, or the keyboard alone. */
export interface InputMethod {
  press(element: Locator): Promise<void>;
  check(box: Locator): Promise<void>;
  /** One of a group of radio buttons. */
  pick(radio: Locator, group: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
}

export const mouseInput: InputMethod = {
  press: (element) => element.click(),
  check: (box) => box.click(),
  pick: (radio) => radio.click(),
  write: (field, text) => field.fill(text),
  select: async (list, label) => void (await list.selectOption({ label })),
};

/** Uses keys only; `most` is the maximum number of Tab presses to reach an element. */
export function createKeyboard(page: Page, most = 250): InputMethod {
  const { keyboard } = page;
  const reach = async (element: Locator): Promise<void> => {
    await skipHeader(page, element);
    await pressTabTo(page, element, most);
  };
  const pressKeyAt = async (element: Locator, key: string): Promise<void> => {
    await reach(element);
    await keyboard.press(key);
  };
  return {
    press: (element) => pressKeyAt(element, 'Enter'),
    check: (box) => pressKeyAt(box, 'Space'),
    async pick(radio, group) {
      await pressTabInto(page, group, most);
      await keyboard.press('Space');
      for (let steps = await group.count(); steps > 0 && !(await radio.isChecked()); steps -= 1) await keyboard.press('ArrowRight');
    },
    async write(field, text) {
      await reach(field);
      await keyboard.type(text);
    },
    async select(list, label) {
      await reach(list);
      await keyboard.type(label);
    },
  };
}

/** Uses the skip link of a page that has just loaded, when the element is in its main part. */
async function skipHeader(page: Page, element: Locator): Promise<void> {
  const isAhead = await element.first().evaluate((node) => document.activeElement === document.body && node.closest('main') !== null);
  if (!isAhead) return;
  await page.keyboard.press('Tab');
  if (await page.evaluate(() => document.activeElement?.matches('a[href="#main"]') === true)) await page.keyboard.press('Enter');
}
