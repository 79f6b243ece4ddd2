import { useState } from 'react';
import type { CallReply } from '../../../../contract/calls.ts';
import type { KeyLine } from '../../../../contract/invitations/settings.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { desksText, tokensText as text } from '../settings-text.ts';
import { Keys } from './Keys.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { changeKeys, newKey, showEndFailed } from './use-keys.ts';

interface TokensProps {
  readonly businessId: number;
  readonly tokens: readonly KeyLine[];
  readonly timeZone: string;
}

export function Tokens({ businessId, tokens, timeZone }: TokensProps) {
  const [added, setAdded] = useState<CallReply<'POST /api/businesses/{id}/api-tokens'> | null>(null);
  const create = useCallMutation('POST /api/businesses/{id}/api-tokens', {
    onSuccess: (token) => {
      changeKeys(businessId, 'tokens', (keys) => [...keys, newKey(token)]);
      setAdded(token);
    },
  });
  const end = useCallMutation('DELETE /api/businesses/{id}/api-tokens/{tokenId}', {
    onSuccess: (_, { tokenId }) => {
      changeKeys(businessId, 'tokens', (keys) => keys.filter(({ id }) => id !== Number(tokenId)));
      if (added?.id === Number(tokenId)) setAdded(null);
      showToast({ title: text.ended });
    },
    onError: showEndFailed,
  });
  const copyFailed = (shown: string) => showToast({ title: desksText.copyFailed, body: shown, refused: true });
  const copyExample = async (words: string) =>
    (await copyText(words)) === 'copied' ? showToast({ title: text.shown.exampleCopied }) : copyFailed(words);
  const example = added && text.curl(location.origin, businessId, added.token);
  return (
    <Keys
      id="tokens"
      businessId={businessId}
      text={text}
      keys={tokens}
      suggestion={text.suggestion}
      timeZone={timeZone}
      create={{ ...create, run: (name) => create.mutateAsync({ id: businessId, name }) }}
      end={{ ...end, run: (tokenId) => end.mutateAsync({ id: businessId, tokenId }) }}
    >
      {added && example ? (
        <ShownOnce title={text.shown.title(added.name)} body={text.shown.body}>
          <CopyLink address={added.token} text={text.shown.copy} onFail={() => copyFailed(added.token)} />
          <p className="label">{text.shown.example}</p>
          <pre>{example}</pre>
          <div className="row">
            <Button small onClick={() => void copyExample(example)}>
              <Icon name="copy" />
              {text.shown.copyExample}
            </Button>
            <Button small onClick={() => setAdded(null)}>
              {text.shown.done}
            </Button>
          </div>
        </ShownOnce>
      ) : null}
    </Keys>
  );
}
