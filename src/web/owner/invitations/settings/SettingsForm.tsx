import { type FormEvent, useRef } from 'react';
import type { Business } from '../../../../contract/businesses/calls.ts';
import type { InvitationSettingsReply } from '../../../../contract/invitations/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeptDraft } from '../../../ui/KeptDraft.tsx';
import { invitationSettingsText as text } from '../settings-text.ts';
import { useBlocked } from './OwnSentence.tsx';
import { SendingPart } from './SendingPart.tsx';
import { useSettings } from './use-settings.ts';
import { WhenPart } from './WhenPart.tsx';
import { WordsPart } from './WordsPart.tsx';

interface SettingsFormProps {
  readonly business: Business;
  readonly settings: InvitationSettingsReply;
}

export function SettingsForm({ business, settings }: SettingsFormProps) {
  const sentence = useRef<HTMLTextAreaElement>(null);
  const edited = useSettings(business.id, settings);
  const blocked = useBlocked(edited.values.ownSentence);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (edited.isSaving) return;
    if (blocked.length > 0) sentence.current?.focus();
    else edited.props.onSubmit(event);
  }

  return (
    <form className="card form" {...edited.props} onSubmit={submit}>
      <h2>{text.title}</h2>
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
      <div className="row">
        <Button primary type="submit" busy={edited.isSaving}>
          {text.save}
        </Button>
        <Button onClick={() => edited.kept.reset()} disabled={!edited.isChanged}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
