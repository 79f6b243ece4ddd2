import type { FeedbackItem } from '../../../contract/feedback/calls.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useInboxActions } from './inbox-actions.ts';
import type { PanelName } from './inbox-state.ts';
import { KeyButton } from './KeyButton.tsx';
import styles from './message.module.css';
import { canSnooze } from './snooze.ts';
import { messageText } from './text.ts';

const AssignPanel = lazyPart(async () => (await import('./AssignPanel.tsx')).AssignPanel);
const MoreActions = lazyPart(async () => (await import('./MoreActions.tsx')).MoreActions);
const SnoozePanel = lazyPart(async () => (await import('./SnoozePanel.tsx')).SnoozePanel);

/** Also when the panel's file or its people arrive later. */
function keepInView(panel: HTMLElement | null) {
  const observer = new ResizeObserver(() => panel?.scrollIntoView({ block: 'nearest' }));
  if (panel) observer.observe(panel);
  return () => observer.disconnect();
}

interface MessageActionsProps {
  readonly message: FeedbackItem;
  readonly timeZone: string;
  readonly onWrite: (isNote: boolean) => void;
}

export function MessageActions({ message, timeZone, onWrite }: MessageActionsProps) {
  const { state, refTo, setState, togglePanel } = useInboxActions();
  const panel = state.panel?.id === message.id ? state.panel.name : null;
  const toggle = (name: PanelName) => togglePanel(message.id, name);
  const isDone = message.state === 'done';
  const { actions } = messageText;
  return (
    <>
      <div className={styles.acts}>
        <KeyButton label={actions.reply} shortcut="r" onClick={() => onWrite(false)}>
          {actions.reply}
        </KeyButton>
        <KeyButton label={actions.note} shortcut="n" onClick={() => onWrite(true)}>
          {actions.note}
        </KeyButton>
        {isDone ? (
          <Button small onClick={() => setState([message], message.answeredAt ? 'answered' : 'waiting')}>
            {actions.reopen}
          </Button>
        ) : (
          <KeyButton label={actions.done} shortcut="e" onClick={() => setState([message], 'done')}>
            {actions.done}
          </KeyButton>
        )}
        {canSnooze(message) ? (
          <KeyButton
            ref={refTo('snooze')}
            label={actions.snooze}
            shortcut="s"
            aria-expanded={panel === 'snooze'}
            onClick={() => toggle('snooze')}
          >
            {actions.snooze}
          </KeyButton>
        ) : null}
        <KeyButton
          ref={refTo('assign')}
          label={actions.assign}
          shortcut="a"
          aria-expanded={panel === 'assign'}
          onClick={() => toggle('assign')}
        >
          {actions.assign}
        </KeyButton>
        {message.snoozedUntil ? (
          <Button small onClick={() => setState([message], 'waiting')}>
            {actions.bringBack}
          </Button>
        ) : null}
        <Button
          ref={refTo('more')}
          small
          aria-label={actions.more}
          aria-expanded={panel === 'more'}
          onClick={() => toggle('more')}
        >
          <Icon name="more" />
        </Button>
      </div>
      {panel ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
        <div
          ref={keepInView}
          className={styles.panel}
          role="group"
          aria-label={actions[panel]}
          onKeyDown={(event) => {
            // Escape in a dialog closes the dialog.
            const isOfDialog = event.target instanceof Element && event.target.closest('dialog');
            if (event.key === 'Escape' && !isOfDialog) toggle(panel);
          }}
        >
          {panel === 'more' ? <MoreActions message={message} /> : null}
          {panel === 'assign' ? <AssignPanel message={message} onClose={() => toggle('assign')} /> : null}
          {panel === 'snooze' ? (
            <SnoozePanel timeZone={timeZone} onSnooze={(day) => setState([message], 'waiting', day)} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
