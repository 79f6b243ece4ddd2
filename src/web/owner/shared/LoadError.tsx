import { brokenMessage } from '../../../contract/broken-message.ts';
import { ApiError } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { businessListText } from './text.ts';

interface LoadErrorProps {
  readonly error: Error;
  readonly onRefresh: () => unknown;
}

export function LoadError({ error, onRefresh }: LoadErrorProps) {
  return (
    <div className="stack">
      <div className="box row" role="alert">
        <p className="err">
          <Icon name="warning" />
          <span>{(error instanceof ApiError && error.message) || brokenMessage}</span>
        </p>
        <Button small onClick={() => void onRefresh()}>
          <Icon name="refresh" />
          {businessListText.refresh}
        </Button>
      </div>
    </div>
  );
}
