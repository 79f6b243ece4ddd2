import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './key.module.css';
import { keysText as keys } from './keys-text.ts';

const list = [
  ['j', keys.next],
  ['k', keys.previous],
  ['r', keys.reply],
  ['n', keys.note],
  ['e', keys.done],
  ['s', keys.snooze],
  ['a', keys.assign],
  ['Ctrl+Enter', keys.send],
  ['Esc', keys.leave],
  ['?', keys.list],
] as const;

interface KeysProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

export function Keys({ isOn, onToggle, onClose }: KeysProps) {
  return (
    <Dialog open onClose={onClose} title={keys.title}>
      <dl className={styles.list}>
        {list.map(([key, action]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{isOn ? keys.inFields : keys.areOff}</p>
      <div className="row">
        <Button onClick={onClose} autoFocus>
          {keys.close}
        </Button>
        <Button onClick={onToggle}>{isOn ? keys.turnOff : keys.turnOn}</Button>
      </div>
    </Dialog>
  );
}
