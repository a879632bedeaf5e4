import { useState, type ReactElement } from 'react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog, type DialogProps } from './dialog.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

describe('Dialog', () => {
  it('takes the focus, keeps it through a round of Tab and hides the page', async () => {
    const { opener, dialog } = await open();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    const visited = new Set<Element | null>();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{Tab}');
      visited.add(document.activeElement);
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    expect([...visited].map((element) => element?.getAttribute('aria-label') ?? element?.textContent)).toEqual(
      expect.arrayContaining(['Close', 'First', 'Last']),
    );
    expect(opener.closest('[aria-hidden="true"],[inert]')).not.toBeNull();
  });

  it('goes backwards from its first control to its last', async () => {
    const { dialog } = await open();
    dialog.getByRole('button', { name: 'Close' }).element().focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(dialog.getByRole('button', { name: 'Last' })).toHaveFocus();
  });

  it('closes by Escape and gives the focus back', async () => {
    const { opener, dialog } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by its button and gives the focus back', async () => {
    const { opener, dialog } = await open();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes by a press beside the panel, and not by one on it', async () => {
    const { dialog } = await open();
    await dialog.getByText('Text of the dialog').click();
    await expect.element(dialog).toBeInTheDocument();
    await pressBeside();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('waits for an answer when it is an alert dialog', async () => {
    const { dialog } = await open({ role: 'alertdialog' });
    await userEvent.keyboard('{Escape}');
    await pressBeside();
    await expect.element(dialog).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Last' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is named by its title, also when nobody sees it', async () => {
    await open({ titleHidden: true });
    await expect.element(page.getByRole('dialog', { name: 'Choose a size' })).toBeInTheDocument();
  });
});

async function open({ role = 'dialog', titleHidden }: Pick<DialogProps, 'role' | 'titleHidden'> = {}) {
  render(<Opened role={role} titleHidden={titleHidden} />);
  const opener = page.getByRole('button', { name: 'Open' }).element();
  await userEvent.click(opener);
  const dialog = page.getByRole(role);
  await expect.element(dialog).toBeVisible();
  return { opener, dialog };
}

const pressBeside = (): Promise<void> => userEvent.click(document.documentElement, { position: { x: 20, y: 20 }, force: true });

function Opened(props: Pick<DialogProps, 'role' | 'titleHidden'>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} title="Choose a size" closeLabel="Close">
        {(close) => (
          <>
            <p>Text of the dialog</p>
            <button>First</button>
            <button onClick={close}>Last</button>
          </>
        )}
      </Dialog>
    </>
  );
}
