import { useEffect, useEffectEvent, useState } from 'react';
import { dialogAddress, staysInDialog } from './dialog-address.ts';
import type { AccountDialogAnswer, DialogPageModel, FormModel, RefusedForm } from './form-model.ts';
import { aloneAmongTabs } from './send-alone.ts';

/** Milliseconds until an answer is given up; what was typed is still there then. */
const LONGEST = 20_000;

/** What a dialog of the account shows. */
interface Shown {
  /** Of the page that stands in it. */
  readonly address: string;
  readonly page: DialogPageModel;
  readonly refused?: RefusedForm;
  /** One more with each answer: the form begins anew with it. */
  readonly turn: number;
}

export interface AccountDialogState {
  /** Undefined until the first page is there. */
  readonly shown: Shown | undefined;
  /** Shows another page in the dialog; false for an address that does not stay in it. */
  readonly go: (address: string) => boolean;
  readonly send: (form: FormModel, data: FormData) => Promise<void>;
}

interface Options {
  /** Address of its first page. */
  readonly start: string;
  /** Nothing can be shown. */
  readonly onFailure: (error: unknown) => void;
}

/** Pages of the account area in a dialog, one after the other; what leads elsewhere is a new document. */
export function useAccountDialog({ start, onFailure }: Options): AccountDialogState {
  const [asked, setAsked] = useState({ start, address: start });
  // Opened once more, from another page.
  if (asked.start !== start) setAsked({ start, address: start });
  const { address } = asked;
  const setAddress = (to: string): void => setAsked({ start, address: to });
  const [shown, setShown] = useState<Shown>();
  const giveUp = useEffectEvent(onFailure);
  const show = (at: string, answer: AccountDialogAnswer): void => {
    if (answer.to !== undefined) lead(answer.to);
    else
      setShown((before) => {
        const page = answer.page ?? before?.page;
        return page && { address: at, page, turn: (before?.turn ?? 0) + 1, ...(answer.refused ? { refused: answer.refused } : {}) };
      });
  };
  const lead = (to: string): void => {
    if (staysInDialog(to, location)) setAddress(to);
    else openDocument(to);
  };
  const receive = useEffectEvent(show);

  useEffect(() => {
    const asking = new AbortController();
    ask(address, { signal: asking.signal }).then(
      (answer) => receive(address, answer),
      (error: unknown) => asking.signal.aborted || giveUp(error),
    );
    return () => asking.abort();
  }, [address]);

  return {
    shown,
    go(to) {
      if (!staysInDialog(to, location)) return false;
      setAddress(to);
      return true;
    },
    async send(form, data) {
      if (!shown) return;
      const fields = [...data].filter((field): field is [string, string] => typeof field[1] === 'string');
      const post = (): Promise<AccountDialogAnswer> =>
        ask(form.action ?? shown.address, { method: 'POST', body: new URLSearchParams(fields) });
      try {
        const answer = await (form.changesSession ? aloneAmongTabs(post) : post());
        // Nothing of the shopper before is left in a new document.
        if (form.changesSession && answer.to !== undefined) openDocument(answer.to);
        else if (answer.to === shown.address) show(answer.to, await ask(answer.to));
        else show(shown.address, answer);
      } catch (error) {
        console.warn(`[cairn] [account] ${form.id}: no answer`, error);
        // What was typed stays as it is.
        setShown((before) => before && { ...before, refused: unanswered(form, fields, before.page) });
      }
    },
  };
}

function unanswered({ id }: FormModel, fields: readonly (readonly [string, string])[], { noAnswer }: DialogPageModel): RefusedForm {
  const all = (name: string): readonly string[] => fields.flatMap(([of, value]) => (of === name ? [value] : []));
  const values = fields.map(([name, value]) => [name, all(name).length > 1 ? all(name) : value] as const);
  return { id, notice: noAnswer, errors: {}, values: Object.fromEntries(values) };
}

async function ask(address: string, init: RequestInit = {}): Promise<AccountDialogAnswer> {
  const signal = AbortSignal.any([AbortSignal.timeout(LONGEST), ...(init.signal ? [init.signal] : [])]);
  const response = await fetch(dialogAddress(address) ?? address, { ...init, signal });
  // A form that was refused is an answer, too, and a good one.
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return (await response.json()) as AccountDialogAnswer;
}

/** Also where the address differs from the present one by a dialog alone. */
function openDocument(to: string): void {
  history.replaceState(null, '', to);
  location.reload();
}
