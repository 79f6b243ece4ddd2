import { inboxText } from './text.ts';

const { keys } = inboxText;
const legend = [
  ['j', keys.next],
  ['k', keys.previous],
  ['r', keys.reply],
  ['n', keys.note],
  ['e', keys.done],
  ['Ctrl+Enter', keys.send],
] as const;

export function Keys() {
  return (
    <p className="cap keys">
      {legend.map(([key, action]) => (
        <span key={key}>
          <kbd>{key}</kbd> {action}
        </span>
      ))}
    </p>
  );
}
