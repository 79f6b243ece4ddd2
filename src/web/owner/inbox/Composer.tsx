import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { replyMax, replyMin } from '../../../contract/constants.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinterMessage } from '../shared/LinterMessage.tsx';
import styles from './composer.module.css';
import { useInboxActions } from './inbox-actions.ts';
import { KeyLetter } from './KeyButton.tsx';
import { insertAt, Openings } from './Openings.tsx';
import type { Draft } from './reply-drafts.ts';
import { messageText } from './text.ts';
import { useLinter } from './use-linter.ts';
import type { useReply } from './use-reply.ts';

const SavedReplies = lazyPart(async () => (await import('./SavedReplies.tsx')).SavedReplies);

interface ComposerProps {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly businessId: number;
  /** The shown conversation's version. */
  readonly version: number;
  readonly goesTo: string;
  /** Why no reply can be sent. */
  readonly noteOnly: string | false;
  readonly reply: ReturnType<typeof useReply>;
  /** At its own place, so that it covers nothing of the panel. */
  readonly isBelowPanel: boolean;
}

export function Composer(props: ComposerProps) {
  const { draft, onDraft, businessId, version, goesTo, noteOnly, reply, isBelowPanel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { focus, refTo } = useInboxActions();
  const toComposer = refTo('composer');
  const end = useRef<HTMLDivElement>(null);
  // Not the focus itself: a button that moves under the pointer gets no click.
  const [isUsed, setUsed] = useState(false);
  const [isTooShort, setTooShort] = useState(false);
  const [showsSaved, setShowsSaved] = useState(false);
  const isNote = draft.isNote || noteOnly !== false;
  const matches = useLinter(isNote ? '' : draft.text);
  const blocking = matches.filter(({ level }) => level === 'block');
  const hints = matches.filter(({ level }) => level === 'hint');
  const isBlocked = !isNote && blocking.length > 0;

  // At its own place, where it covers nothing of the conversation.
  const showEnd = () => end.current?.scrollIntoView({ block: 'nearest' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has grown
  useLayoutEffect(() => {
    if (isUsed) showEnd();
  }, [isUsed]);

  function type(text: string) {
    setTooShort(false);
    onDraft({ ...draft, text, version: text.trim() === '' ? null : (draft.version ?? version) });
  }

  function insert(words: string) {
    const { text, caret } = insertAt(field.current, words);
    // The dialog has to be gone, or the field cannot take the focus.
    flushSync(() => {
      setShowsSaved(false);
      type(text.slice(0, replyMax));
    });
    field.current?.focus();
    field.current?.setSelectionRange(caret, caret);
  }

  function act(asNote: boolean) {
    const text = draft.text.trim();
    if (reply.isBusy) return;
    if (text.length < replyMin || (!asNote && isBlocked)) {
      setTooShort(text.length < replyMin);
      field.current?.focus();
    } else if (asNote) reply.saveNote(text);
    else reply.send({ text, version: draft.version ?? version });
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      act(isNote);
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) focus('heading');
  }

  const described = [
    isTooShort && `${id}-short`,
    isBlocked && `${id}-blocked`,
    !isNote && hints.length > 0 && `${id}-hint`,
  ];
  const looks = [
    styles.compose,
    isNote && styles.asNote,
    !isUsed && draft.text === '' && styles.small,
    isBelowPanel && styles.still,
  ];
  return (
    <>
      <form
        className={looks.filter(Boolean).join(' ')}
        onSubmit={(event) => {
          event.preventDefault();
          act(isNote);
        }}
      >
        <div className={styles.head}>
          <label className="label" htmlFor={`${id}-text`}>
            {isNote ? messageText.note : messageText.reply}
          </label>
          <span className={`cap ${styles.end}`}>{isNote ? messageText.goesTo.team : goesTo}</span>
        </div>
        {isNote ? null : <Openings businessId={businessId} onInsert={insert} onSaved={() => setShowsSaved(true)} />}
        <textarea
          ref={(element) => {
            field.current = element;
            return toComposer(element);
          }}
          id={`${id}-text`}
          dir="auto"
          maxLength={replyMax}
          value={draft.text}
          aria-invalid={isTooShort || isBlocked || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => {
            setUsed(true);
            showEnd();
          }}
          onKeyDown={press}
        />
        {isTooShort ? (
          <p className="err" id={`${id}-short`} role="alert">
            {messageText.tooShort(replyMin)}
          </p>
        ) : null}
        {isBlocked ? <LinterMessage id={`${id}-blocked`} matches={blocking} /> : null}
        {isNote ? null : hints.length > 0 ? (
          <LinterMessage id={`${id}-hint`} matches={hints} />
        ) : (
          <p className={`cap ${styles.rules}`}>{messageText.replyRules}</p>
        )}
        {noteOnly ? <p className="cap">{noteOnly}</p> : null}
        <div className="row">
          {isNote ? (
            <Button small primary type="submit" busy={reply.isSaving} aria-keyshortcuts="Control+Enter">
              {messageText.saveNote}
              <KeyLetter>Ctrl+Enter</KeyLetter>
            </Button>
          ) : (
            <>
              <Button
                small
                primary
                type="submit"
                busy={reply.isSending}
                aria-disabled={isBlocked || undefined}
                aria-keyshortcuts="Control+Enter"
              >
                {messageText.send}
                <KeyLetter>Ctrl+Enter</KeyLetter>
              </Button>
              <Button small busy={reply.isSaving} onClick={() => act(true)}>
                {messageText.saveAsNote}
              </Button>
            </>
          )}
          <span className={`cap ${styles.end}`}>{messageText.length(draft.text.length, replyMax)}</span>
        </div>
      </form>
      <div ref={end} />
      {showsSaved ? (
        <SavedReplies
          businessId={businessId}
          typed={draft.text.trim()}
          onInsert={insert}
          onClose={() => setShowsSaved(false)}
        />
      ) : null}
    </>
  );
}
