import { useCallback, useEffect, useReducer } from 'react';
import { clearFailure } from '../../ui/toast.ts';
import { advance, startedWizard, type Wizard, type WizardAct } from './wizard.ts';

const storageKey = (place: string) => `sayso-wizard:${place}`;

export function usePersistedWizard(place: string) {
  const [wizard, dispatch] = useReducer(advance, place, recall);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey(place), JSON.stringify(wizard));
    } catch {
      // Storage may be blocked; the page works without it.
    }
  }, [place, wizard]);
  const act = useCallback((done: WizardAct) => {
    clearFailure();
    dispatch(done);
  }, []);
  return { wizard, act };
}

function recall(place: string): Wizard {
  try {
    return { ...startedWizard, ...JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '{}') };
  } catch {
    return startedWizard;
  }
}
