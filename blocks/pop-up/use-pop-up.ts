import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '#engine/host-context.tsx';
import { addFlagEntry } from '#blocks/host/flag-list.ts';
import type { PopUp } from '#generated/content/types.ts';
import { DISMISSED_FLAG } from './dismissed-flag.ts';
import { getPopUpKind } from './pop-up-kind.ts';
import { callWhenUncovered } from './call-when-uncovered.ts';

export interface PopUpLife {
  readonly at: 'minimized' | 'expanded' | 'closed';
  /** True when the visitor opened it, which moves the focus inside. */
  readonly isOpenedByVisitor: boolean;
  expand(): void;
  close(): void;
  reportClick(text: string): void;
}

/** Minimized, then expanded by the visitor, or by itself when no dialog is open, then closed for good. */
export function usePopUp(id: string, { name, delay }: Pick<PopUp, 'name' | 'delay'>, standardDelay: number): PopUpLife {
  const host = useHost();
  const [{ at, isOpenedByVisitor }, setState] = useState<Pick<PopUpLife, 'at' | 'isOpenedByVisitor'>>({
    at: 'minimized',
    isOpenedByVisitor: false,
  });
  const about = { name, ...getPopUpKind(name) };
  const trackAction = (what: 'impression' | 'expand' | 'close'): void => host.track({ name: `pop-up-${what}`, blockId: id, data: about });

  const appear = useEffectEvent(() => trackAction('impression'));
  useEffect(() => appear(), []);

  const expandAlone = useEffectEvent(() => expand(false));
  useEffect(() => {
    if (at !== 'minimized') return undefined;
    return callWhenUncovered(delay ?? standardDelay, expandAlone);
  }, [at, delay, standardDelay]);

  function expand(byVisitor: boolean): void {
    setState({ at: 'expanded', isOpenedByVisitor: byVisitor });
    trackAction('expand');
  }
  return {
    at,
    isOpenedByVisitor,
    expand: () => expand(true),
    close() {
      host.flags.set(DISMISSED_FLAG, addFlagEntry(host.flags.get(DISMISSED_FLAG), id));
      setState({ at: 'closed', isOpenedByVisitor: false });
      trackAction('close');
    },
    reportClick: (text) => host.track({ name: 'pop-up-click', blockId: id, data: { ...about, text } }),
  };
}
