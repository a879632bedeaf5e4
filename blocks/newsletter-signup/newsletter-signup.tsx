import { type ReactElement } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { NewsletterSignup } from '#generated/content/types.ts';
import type { NewsletterSignupMessages } from '#generated/messages/blocks/newsletter-signup/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { RichPhrase, RichText } from '#blocks/parts/text/rich-text.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { SignUpBody, SignUpFields, SignUpMedia, SignUpRoot } from './newsletter-signup.styles.ts';
import { usePhoneMask } from './use-phone-mask.ts';
import { fieldNames, useSignUp } from './use-sign-up.ts';

/** Sign-up by email or text message, with consent. Without script the form posts to the host's own route. */
export default function NewsletterSignupBlock({
  domId,
  content,
  messages,
  env,
}: BlockProps<NewsletterSignup, NewsletterSignupMessages>): ReactElement {
  const { channel = 'email' } = content;
  const { isOwn, state, faults, formRef, submit, recheck, dismiss } = useSignUp(channel);
  // The browser's own validation is active until this code runs.
  const isHydrated = useHydrated();
  const busy = state.at === 'submitting';
  const isSms = channel === 'sms';
  const phoneMask = usePhoneMask(env.locale);

  return (
    <SignUpRoot {...getBlockLook(content)} data-media={content.media ? '' : undefined} data-align={content.alignment}>
      {content.media ? (
        <SignUpMedia>
          <MediaPicture media={content.media} sizes="(min-width: 1024px) 50vw, 100vw" aspect="fill" />
        </SignUpMedia>
      ) : null}
      <SignUpBody>
        <TextGroup content={content} env={env} level={2} />
        {state.at === 'success' ? (
          <Notice kind="success" onClose={dismiss} closeLabel={messages.dismiss}>
            {state.message ?? content.successText ?? (isSms ? messages.successSms : messages.success)}
          </Notice>
        ) : null}
        {state.at === 'error' ? (
          <Notice kind="danger" onClose={dismiss} closeLabel={messages.dismiss}>
            {state.message ?? messages.failed}
          </Notice>
        ) : null}
        <form ref={formRef} method="post" action={`/${env.locale}/newsletter`} noValidate={isHydrated} onSubmit={submit} onInput={recheck}>
          {isSms ? <input type="hidden" name="channel" value={channel} /> : null}
          <SignUpFields disabled={busy}>
            {isOwn ? (
              <p>{isSms ? messages.ownPhone : messages.ownAddress}</p>
            ) : (
              <TextField
                id={`${domId}-${fieldNames[channel]}`}
                name={fieldNames[channel]}
                type={isSms ? 'tel' : 'email'}
                label={content.emailLabel ?? (isSms ? messages.phoneLabel : messages.emailLabel)}
                autoComplete={isSms ? 'tel' : 'email'}
                inputMode={isSms ? 'tel' : 'email'}
                {...(isSms ? phoneMask : {})}
                required
                error={faults.recipient && (faults.recipient === 'required' ? messages.required : messages.invalidEmail)}
              />
            )}
            <Button type="submit" pending={busy}>
              {busy ? messages.submitting : (content.submitText ?? messages.submit)}
            </Button>
            <Checkbox
              id={`${domId}-policy`}
              name="policy"
              value="true"
              required
              label={
                content.policyLabel ? (
                  <RichPhrase html={content.policyLabel} env={env} />
                ) : isSms ? (
                  messages.policySms
                ) : (
                  messages.policyLabel
                )
              }
              error={faults.policy && messages.policyRequired}
            />
          </SignUpFields>
        </form>
        <RichText html={content.disclaimer} env={env} look="small" />
      </SignUpBody>
    </SignUpRoot>
  );
}
