import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { SavedItemsMessages } from '#generated/messages/saved-items/messages.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import type { Formatters } from '../site/formatters.ts';
import { savedItemsKey } from './get-saved-items.ts';

/** Why a form that was sent without JavaScript was rejected. */
export interface RejectedMove {
  readonly itemId: string;
  readonly text: string;
  /** Number of units that can still be moved. */
  readonly availableQty?: number;
}

export interface SavedItemsProps {
  readonly messages: SavedItemsMessages;
  readonly formatters: Formatters;
  readonly toasts: ToastQueue;
  /** Number of items per request. */
  readonly pageSize: number;
  /** Number of items that the page was loaded with. */
  readonly initialCount: number;
  /** False for a guest who has saved nothing: there is no list to fetch. */
  readonly mayHaveList: boolean;
  readonly rejected?: RejectedMove;
}

/** Applies an optimistic change to the list. */
export type ApplyToList = (items: readonly SavedItem[]) => readonly SavedItem[];

export interface SavedItemsContext extends SavedItemsProps {
  readonly changes: readonly ApplyToList[];
  /** Why cart lines could not be saved, by SKU: a restored line keeps its error. */
  readonly saveErrors: Readonly<Record<string, string | undefined>>;
  readonly setSaveError: (sku: string, error: string | undefined) => void;
  /**
   * Applies an optimistic change.
   * @returns a function that reverts it
   */
  readonly addPending: (apply: ApplyToList) => () => void;
  /** Applies an optimistic change until the work is done and the list is refetched; reverts it on failure. */
  readonly runWithPending: <Result>(apply: ApplyToList, work: () => Promise<Result>) => Promise<Result>;
}

const Context = createContext<SavedItemsContext | undefined>(undefined);

/** Enables saving cart lines and the section with the list; without it, neither is rendered. */
export function SavedItemsProvider({ children, ...props }: SavedItemsProps & { readonly children: ReactNode }): ReactElement {
  const { messages, formatters, toasts, pageSize, initialCount, rejected } = props;
  const { changes, addPending, runWithPending, hasSaved } = useListChanges();
  const [saveErrors, setSaveErrors] = useState<SavedItemsContext['saveErrors']>({});
  const setSaveError = useCallback<SavedItemsContext['setSaveError']>(
    (sku, error) => setSaveErrors((before) => ({ ...before, [sku]: error })),
    [],
  );
  const mayHaveList = props.mayHaveList || hasSaved;
  const value = useMemo(
    () => ({
      messages,
      formatters,
      toasts,
      pageSize,
      initialCount,
      mayHaveList,
      rejected,
      changes,
      addPending,
      runWithPending,
      saveErrors,
      setSaveError,
    }),
    [
      messages,
      formatters,
      toasts,
      pageSize,
      initialCount,
      mayHaveList,
      rejected,
      changes,
      addPending,
      runWithPending,
      saveErrors,
      setSaveError,
    ],
  );
  return <Context value={value}>{children}</Context>;
}

function useListChanges(): Pick<SavedItemsContext, 'changes' | 'addPending' | 'runWithPending'> & { readonly hasSaved: boolean } {
  const client = useQueryClient();
  const [changes, setChanges] = useState<readonly ApplyToList[]>([]);
  const [hasSaved, setHasSaved] = useState(false);
  const addPending = useCallback((apply: ApplyToList) => {
    const change: ApplyToList = (items) => apply(items);
    setChanges((before) => [...before, change]);
    return () => setChanges((before) => before.filter((other) => other !== change));
  }, []);
  const runWithPending = useMemo(() => createRunWithPending(addPending, client, () => setHasSaved(true)), [addPending, client]);
  return { changes, addPending, runWithPending, hasSaved };
}

const createRunWithPending =
  (addPending: SavedItemsContext['addPending'], client: QueryClient, onBegin: () => void): SavedItemsContext['runWithPending'] =>
  async (apply, work) => {
    const end = addPending(apply);
    onBegin();
    try {
      const result = await work();
      // Resolves with the pending request for the list.
      await client.invalidateQueries({ queryKey: savedItemsKey }, { cancelRefetch: false });
      return result;
    } finally {
      end();
    }
  };

/** Undefined if saving for later is not available. */
export const useSavedItemsContext = (): SavedItemsContext | undefined => use(Context);
