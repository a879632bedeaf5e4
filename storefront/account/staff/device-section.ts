import { enrollStoreDevice } from '#generated/calls/enroll-store-device.ts';
import { removeStoreDevice } from '#generated/calls/remove-store-device.ts';
import { newStoreDeviceLimits } from '#generated/openapi/limits.ts';
import type { StoreDevice } from '#generated/openapi/authentication.ts';
import { formatDate } from '#messages/format/date.ts';
import { getDevicesPath } from '../../site/staff-paths.ts';
import type { FormDefinition, SectionDefinition } from '../form-definition.ts';
import type { StaffContext } from './define-staff-screen.ts';
import { storeDeviceToken } from './store-device.ts';

/** The devices of the manager's store, and the form that enrolls this one. */
export function createDeviceSection(context: StaffContext, devices: readonly StoreDevice[]): SectionDefinition {
  const { texts, request } = context;
  return {
    kind: 'entries',
    title: texts.devices,
    empty: texts.noDevices,
    entries: devices.map((device) => ({
      id: device.id,
      lines: [
        device.name,
        texts.enrolledBy({ name: device.enrolledBy, date: formatDate(new Date(device.enrolledAt), request.site.languageTag) }),
      ],
      forms: [createRemovalForm(context, device)],
    })),
    forms: [createEnrollmentForm(context)],
  };
}

function createEnrollmentForm({ texts, request, session }: StaffContext): FormDefinition {
  return {
    id: 'enroll-device',
    action: getDevicesPath(request.site),
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: texts.deviceName,
        hints: [texts.deviceNameHint],
        autoComplete: 'off',
        required: true,
        maxLength: newStoreDeviceLimits.name.maxLength,
      },
    ],
    submit: texts.enrollDevice,
    async send(values) {
      const { deviceToken } = await enrollStoreDevice(session.calls, { body: { name: values.text('name') } });
      storeDeviceToken(request, deviceToken);
      return getDevicesPath(request.site, 'enrolled');
    },
  };
}

function createRemovalForm({ texts, request, session }: StaffContext, { id, name }: StoreDevice): FormDefinition {
  return {
    id: `remove-device-${id}`,
    action: getDevicesPath(request.site),
    fields: [],
    submit: texts.removeDevice({ name }),
    looks: 'outline',
    async send() {
      await removeStoreDevice(session.calls, { deviceId: id });
      return getDevicesPath(request.site, 'removed');
    },
  };
}
