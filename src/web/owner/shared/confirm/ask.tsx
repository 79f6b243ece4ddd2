import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import type { CallName } from '../../../../contract/calls.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { ConfirmItsYou } from './ConfirmItsYou.tsx';

let asked: { readonly answer: Promise<boolean> } | null = null;

/** Opens the dialog over any screen, in a place of its own. A second call meanwhile waits for the same answer. */
export function ask(name: CallName): Promise<boolean> {
  asked ??= { answer: open(name) };
  return asked.answer;
}

async function open(name: CallName): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const isConfirmed = await new Promise<boolean>((settle) =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <ConfirmItsYou name={name} settle={settle} />
      </QueryClientProvider>,
    ),
  );
  root.unmount();
  place.remove();
  asked = null;
  return isConfirmed;
}
