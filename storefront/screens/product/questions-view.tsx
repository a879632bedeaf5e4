import { useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useCommerce } from '#commerce/query/commerce-provider.tsx';
import { isActivityMarked } from '#commerce/reviews/activity/activity-mark.ts';
import {
  parseQuestionsState,
  createQuestionsInput,
  formatQuestionsState,
  type QuestionsState,
} from '#commerce/reviews/questions/questions-state.ts';
import type { QuestionsPanel } from '#commerce/reviews/questions/questions-panel.tsx';
import { getQuestions } from '#generated/calls/get-questions.ts';
import { questionsMessages } from '#generated/messages/questions/lazy.ts';
import type { QuestionsMessages } from '#generated/messages/questions/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openDialog } from '../../host/open-dialog.ts';
import { useStep } from '../../host/use-step.ts';
import type { ShownSection } from '../../sections/section.ts';
import { PanelOnDemand } from './panel-on-demand.tsx';
import type { QuestionsData } from './sections/questions.ts';

interface Loaded {
  readonly Panel: typeof QuestionsPanel;
  readonly messages: QuestionsMessages;
}

type Props = { readonly section: ShownSection<QuestionsData, 'questions'> };

/** The questions, which become interactive when the shopper hovers or focuses them. */
export function QuestionsSection({ section: { data, canvases } }: Props): ReactElement {
  const { productId, locale, languageTag } = data;
  const { calls, client } = useCommerce();
  const host = useStorefrontHost();
  const load = async (): Promise<Loaded> => {
    const state = parseQuestionsState(new URLSearchParams(location.search));
    const [module, messages] = await Promise.all([
      import('#commerce/reviews/questions/questions-panel.tsx'),
      loadMessages(questionsMessages, locale),
      client.fetchQuery(getQuestions.query(calls, createQuestionsInput(productId, state))),
    ]);
    return { Panel: module.QuestionsPanel, messages };
  };
  return (
    <PanelOnDemand
      key={productId}
      name="questions"
      canvas={canvases.questions}
      isPersonal={() => host.session().loggedIn || isActivityMarked()}
      load={load}
      render={(loaded) => <LiveQuestions {...loaded} productId={productId} languageTag={languageTag} />}
    />
  );
}

function LiveQuestions({
  Panel,
  messages,
  productId,
  languageTag,
}: Loaded & Pick<QuestionsData, 'productId' | 'languageTag'>): ReactElement {
  const { pathname, search } = useLocation();
  const step = useStep();
  const shown = useMemo(() => parseQuestionsState(new URLSearchParams(search)), [search]);
  const { loggedIn } = useStorefrontHost().session();
  const go = (next: QuestionsState): void =>
    step(`${pathname}${formatQuestionsState(next, new URLSearchParams(search))}`, { replace: true, preventScrollReset: true });
  return (
    <Panel
      productId={productId}
      path={pathname}
      state={shown}
      isSignedIn={loggedIn}
      messages={messages}
      languageTag={languageTag}
      onNavigate={go}
      onAsk={(question) => openDialog('ask-question', { productId, question })}
    />
  );
}
