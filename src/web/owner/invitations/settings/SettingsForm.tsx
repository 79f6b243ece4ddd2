import { type FormEvent, useRef } from 'react';
import type { Business } from '../../../../contract/businesses/calls.ts';
import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { invitationsPath } from '../../../../contract/paths.ts';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SaveBar } from '../../shared/SaveBar.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { useBlocked } from './OwnSentence.tsx';
import { SendingPart } from './SendingPart.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';
import { WhenPart } from './WhenPart.tsx';
import { WordsPart } from './WordsPart.tsx';

interface SettingsFormProps {
  readonly business: Business;
  readonly settings: InvitationSettingsReply;
}

const loadPreview = async () => (await import('./EmailPreview.tsx')).EmailPreview;

export function SettingsForm({ business, settings }: SettingsFormProps) {
  const sentence = useRef<HTMLTextAreaElement>(null);
  const edited = useSettings(business.id, settings);
  const blocked = useBlocked(edited.values.ownSentence);
  const { part: EmailPreview } = useLazyModule(loadPreview);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (edited.isSaving) return;
    if (blocked.length > 0) sentence.current?.focus();
    else edited.props.onSubmit(event);
  }

  return (
    <form className={styles.columns} {...edited.props} onSubmit={submit}>
      <div className={styles.parts}>
        <KeptDraft draft={edited.kept} />
        <SendingPart
          edited={edited}
          businessId={business.id}
          isOn={settings.isOn}
          emailFailsSince={settings.emailFailsSince}
          timeZone={settings.timeZone}
        />
        <WhenPart edited={edited} timeZone={settings.timeZone} />
        <WordsPart edited={edited} sentenceRef={sentence} blocked={blocked} business={business} settings={settings} />
      </div>
      {EmailPreview ? (
        <EmailPreview
          name={business.name}
          values={edited.values}
          ownSentence={blocked.length > 0 ? '' : edited.values.ownSentence}
        />
      ) : (
        <Skeleton className={styles.bones} />
      )}
      <SaveBar
        isSticky={edited.isChanged}
        isUnsaved={edited.isChanged}
        busy={edited.isSaving}
        submit={text.save}
        cancelTo={invitationsPath(business.id)}
        onCancel={edited.kept.forget}
      />
    </form>
  );
}
