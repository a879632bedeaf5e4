import type { OrderPorts } from '../order-ports.ts';
import type { DocumentPorts } from '../documents/render-document.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';

export interface ReturnPorts extends RefundPorts, Pick<OrderPorts, 'limiter' | 'orderEffects'>, Pick<DocumentPorts, 'sellerOf'> {}
