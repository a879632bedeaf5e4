import { createAttachment, pdf } from '#backend/contact/testing/attachments.ts';
import { createRejection, changeBody, type Rejection } from './rejection.ts';

const change = (newPassword: string, confirmPassword = newPassword): Rejection['provoke'] => {
  return (sent) => changeBody(sent, { newPassword, confirmPassword });
};
const sendMalformed: Rejection['provoke'] = (sent) => changeBody(sent, { email: 'robin at example' });

/** More than any lockout allows. */
const maxGuesses = 20;

/** Guesses the member's password until the account is locked. */
const guess = (path: string, body: object): Rejection['provoke'] => {
  return async (sent, { member }) => {
    for (let attempt = 0; attempt < maxGuesses; attempt += 1) await member.send('POST', path, body);
    return sent;
  };
};

/** Rejections of account, order and case operations. */
export const accountRejections: readonly Rejection[] = [
  createRejection('changePassword', 400, 'FE340', 'the new passwords differ', change('Rainy-Trail-8', 'Rainy-Trail-9')),
  createRejection('changePassword', 400, 'FE872', 'the new password is too short', change('Ra-8')),
  createRejection('changePassword', 400, 'AUT450', 'the new password breaks the rules', change('rainytrailrainy')),
  createRejection('updateAddress', 400, 'PRO400', 'a field is not valid', (sent) => changeBody(sent, { postalCode: 'ZZZ' })),
  createRejection('cancelOrder', 400, 'ORD400', 'the e-mail address is malformed', sendMalformed),
  createRejection('downloadInvoice', 400, 'ORD400', 'the e-mail address is malformed', sendMalformed),
  createRejection('requestReturnLabel', 400, 'ORD400', 'the e-mail address is malformed', sendMalformed),
  createRejection('resendGiftCardEmail', 400, 'ORD400', 'the e-mail address is malformed', sendMalformed),
  createRejection('createWarrantyCase', 415, 'CAS415', 'an attachment is not what it says', (sent) =>
    changeBody(sent, { attachments: [createAttachment('zip.png', 'image/png', pdf)] }),
  ),
  createRejection('updateSubscription', 400, 'PRO400', 'the recipient is no phone number', (sent) =>
    changeBody(sent, { recipient: 'Denver' }),
  ),
  createRejection('updateSubscription', 400, 'ATTR300', 'nobody says where messages go', async (sent, { member, test }) => {
    await test.database.db.updateTable('customers').set({ phone: null }).where('id', '=', member.token.customerId).execute();
    return changeBody(sent, { recipient: undefined });
  }),
  createRejection(
    'confirmPassword',
    423,
    'AUT423',
    'guessing has locked the password',
    guess('/consumers-v3/consumer/auth/confirm', { password: 'Wrong-Pass-1' }),
  ),
  createRejection('retrieveUserData', 423, 'AUT423', 'guessing has locked the password', async (sent, stage) => {
    await guess('/consumers-v3/consumer/auth/confirm', { password: 'Wrong-Pass-1' })(sent, stage);
    return { body: { erasure: { password: stage.member.password } } };
  }),
];
