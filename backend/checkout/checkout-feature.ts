import type { Feature } from '../features/feature.ts';
import { createApplyReward } from './apply-reward.ts';
import { createAddBillingAddress } from './add-billing-address.ts';
import { createAddPaymentInstrument } from './payment/add-payment-instrument.ts';
import { createAddShippingAddress } from './add-shipping-address.ts';
import type { CheckoutPorts } from './checkout-ports.ts';
import { createGetPaymentMethods } from './payment/get-payment-methods.ts';
import { createGetPaymentSession } from './payment/get-payment-session.ts';
import { createGetShippingMethods } from './get-shipping-methods.ts';
import { createPrepareOrder } from './prepare-order.ts';
import { createRemoveBillingAddress } from './remove-billing-address.ts';
import { createRemovePaymentInstrument } from './payment/remove-payment-instrument.ts';
import { createRemoveShippingAddress } from './remove-shipping-address.ts';
import { createSetShippingMethod } from './set-shipping-method.ts';
import { createSendDeviceFingerprint } from './payment/send-device-fingerprint.ts';
import { deviceRetention } from './payment/device-retention.ts';
import { createValidateShippingAddress } from './validate-shipping-address.ts';

/** The operations of the cart area that lead from the cart to its order. */
export function checkoutFeature(ports: CheckoutPorts) {
  return {
    handlers: {
      addShippingAddress: createAddShippingAddress(ports),
      removeShippingAddress: createRemoveShippingAddress(ports),
      validateShippingAddress: createValidateShippingAddress(ports),
      addBillingAddress: createAddBillingAddress(ports),
      removeBillingAddress: createRemoveBillingAddress(ports),
      setShippingMethod: createSetShippingMethod(ports),
      getShippingMethods: createGetShippingMethods(ports),
      getPaymentMethods: createGetPaymentMethods(ports),
      getPaymentSession: createGetPaymentSession(ports),
      addPaymentInstrument: createAddPaymentInstrument(ports),
      removePaymentInstrument: createRemovePaymentInstrument(ports),
      applyReward: createApplyReward(ports),
      prepareOrder: createPrepareOrder(ports),
      sendDeviceFingerprint: createSendDeviceFingerprint(ports),
    },
    retention: [deviceRetention],
  } satisfies Feature;
}
