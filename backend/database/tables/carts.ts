import type { StoredDeliveryChange } from '../documents/delivery-change-document.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { ColumnType } from 'kysely';
import type { BonusChoice, CartAdjustment, CartCoupon, CartLine, LeftOutUnits } from '../documents/cart-document.ts';
import type { Reservation } from '../documents/reservation-document.ts';
import type { CartShipment } from '../documents/shipment-document.ts';
import type { CartTender, DeviceData } from '../documents/tender-document.ts';
import type { Json, Timestamp } from './columns.ts';

export interface CartTables {
  carts: {
    id: string;
    customer_id: string;
    site_id: string;
    status: Cart['status'];
    /** Increases with each change. */
    version: number;
    lines: Json<readonly CartLine[]>;
    /** Every line is in exactly one. */
    shipments: Json<readonly CartShipment[]>;
    tenders: Json<readonly CartTender[]>;
    billing_address: Json<Address> | null;
    coupons: Json<readonly CartCoupon[]>;
    bonus_choices: Json<readonly BonusChoice[]>;
    price_adjustments: ColumnType<readonly CartAdjustment[], string | undefined, string>;
    /** Null for a cart that was last stored before totals were. */
    shown_total_minor: number | null;
    /** Marks the cart of an express purchase, also after its end. */
    reservation: Json<Reservation> | null;
    /** Reported until the next change. */
    delivery_changes: ColumnType<readonly StoredDeliveryChange[], string | undefined, string>;
    left_out: ColumnType<readonly LeftOutUnits[], string | undefined, string>;
    /** Device data of the paying browser. Erased when the cart becomes an order or expires. */
    device: ColumnType<DeviceData | null, string | null | undefined, string | null>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
