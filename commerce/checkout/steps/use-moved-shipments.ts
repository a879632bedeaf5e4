import { useEffect, useRef, useState } from 'react';

/**
 * True if the shipments of the open step have changed. Restores the focus, which is lost if the button that moved a shipment disappears.
 * @param ids ids of the shipments
 */
export function useHaveShipmentsMoved(ids: string, isOpen: boolean): boolean {
  const [first] = useState(ids);
  const before = useRef(ids);
  useEffect(() => {
    if (before.current === ids) return;
    before.current = ids;
    if (isOpen && document.activeElement === document.body) document.getElementById('step-shipping')?.focus();
  }, [ids, isOpen]);
  return ids !== first;
}
