import type { Locator, Page } from '@playwright/test';
import { tabInto, tabTo } from './interactive.ts';

/** How a shopper uses a page: by mouse, or by the keyboard alone. */
export interface Hand {
  press(element: Locator): Promise<void>;
  check(box: Locator): Promise<void>;
  /** One of a group of radio buttons. */
  pick(radio: Locator, group: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  select(list: Locator, label: string): Promise<void>;
}

export const mouse: Hand = {
  press: (element) => element.click(),
  check: (box) => box.click(),
  pick: (radio) => radio.click(),
  write: (field, text) => field.fill(text),
  select: async (list, label) => void (await list.selectOption({ label })),
};

/** Nothing but keys; `most` is how often Tab may be pressed to get anywhere. */
export function keyboardOf(page: Page, most = 250): Hand {
  const { keyboard } = page;
  const pressAt = async (element: Locator, key: string): Promise<void> => {
    await tabTo(page, element, most);
    await keyboard.press(key);
  };
  return {
    press: (element) => pressAt(element, 'Enter'),
    check: (box) => pressAt(box, 'Space'),
    async pick(radio, group) {
      await tabInto(page, group, most);
      await keyboard.press('Space');
      for (let steps = await group.count(); steps > 0 && !(await radio.isChecked()); steps -= 1) await keyboard.press('ArrowRight');
    },
    async write(field, text) {
      await tabTo(page, field, most);
      await keyboard.type(text);
    },
    async select(list, label) {
      await tabTo(page, list, most);
      await keyboard.type(label);
    },
  };
}
