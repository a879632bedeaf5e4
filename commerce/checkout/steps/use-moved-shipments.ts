import { useEffect, useRef, useState } from 'react';

/**
 * Follows the shipments of the open step: the button that moved one may be gone, and the focus with it.
 * @param ids Of the shipments.
 * @returns whether they are others than at first
 */
export function useMovedShipments(ids: string, isOpen: boolean): boolean {
  const [first] = useState(ids);
  const before = useRef(ids);
  useEffect(() => {
    if (before.current === ids) return;
    before.current = ids;
    if (isOpen && document.activeElement === document.body) document.getElementById('step-shipping')?.focus();
  }, [ids, isOpen]);
  return ids !== first;
}
