import type { ReactElement } from 'react';
import type { DialogMessages } from '#generated/messages/dialog/messages.ts';
import type { InventoryResponse, ProductDetails } from '#generated/openapi/products.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { StockParams } from './stock-data.ts';

type Props = DialogProps<StockParams, { readonly dialog: DialogMessages }, ProductDetails, InventoryResponse>;

export default function StockView({ critical, deferred, frame }: Props): ReactElement {
  return (
    <Sheet {...frame} title={critical.name}>
      {deferred ? <p>{Object.keys(deferred.variants).length} sizes in stock</p> : null}
    </Sheet>
  );
}
