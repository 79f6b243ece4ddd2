import { useCallback, useEffect, useRef, useState } from 'react';
import { shieldPath } from '../../contract/paths.ts';
import { emptyFlow, type Flow, keepFlow, reachable, type Step } from './flow.ts';

interface Place {
  readonly step: Step;
  readonly depth: number;
}

const place = (): Place | null => history.state;

export interface Steps {
  readonly flow: Flow;
  readonly change: (part: Partial<Flow>) => void;
  readonly go: (step: Step, part?: Partial<Flow>) => void;
  readonly back: (step: Step) => void;
}

/** The thank-you step has the address of the page that follows private feedback. */
export function useSteps(slug: string, start: Flow | null, acted: () => void): Steps {
  const [flow, setFlow] = useState(start ?? emptyFlow);
  const leaving = useRef(false);
  const thanked = useRef(false);
  const change = useCallback(
    (part: Partial<Flow>) => {
      acted();
      setFlow((now) => ({ ...now, ...part }));
    },
    [acted],
  );

  useEffect(() => keepFlow(slug, flow), [slug, flow]);

  useEffect(() => {
    // A step begins at its top; browsers would scroll to the old position after Back.
    history.scrollRestoration = 'manual';
    const here = place();
    const shown = start?.step ?? 'thumbs';
    // Forward while the script was starting.
    if (here?.step === 'thanks' && shown !== 'thanks' && !thanked.current) return location.reload();
    if (here?.step !== shown) history.replaceState({ step: shown, depth: here?.depth ?? 0 }, '');
    const follow = () => {
      leaving.current = false;
      // Forward after a reload: that page is another document.
      if (place()?.step === 'thanks' && !thanked.current) return location.reload();
      acted();
      setFlow((now) => {
        const pending = place()?.step === 'draft' ? now.pending : null;
        const next = { ...now, pending };
        return { ...next, step: reachable(next, place()?.step ?? 'thumbs') };
      });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [start, acted]);

  const go = useCallback(
    (step: Step, part?: Partial<Flow>) => {
      thanked.current ||= step === 'thanks';
      const address = step === 'thanks' ? shieldPath(slug) : undefined;
      // The second tap of two can arrive before the screen has changed.
      if (place()?.step !== step) history.pushState({ step, depth: (place()?.depth ?? 0) + 1 }, '', address);
      change({ ...part, step });
    },
    [slug, change],
  );
  const back = useCallback(
    (step: Step) => {
      // history.back() is asynchronous; a second tap must not go back twice.
      if (leaving.current) return;
      if (place()?.depth) {
        leaving.current = true;
        return history.back();
      }
      history.replaceState({ step, depth: 0 }, '');
      change({ step, pending: null });
    },
    [change],
  );
  return { flow, change, go, back };
}
