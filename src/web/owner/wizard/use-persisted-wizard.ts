import { useCallback, useEffect, useReducer } from 'react';
import { clearFailure } from '../../ui/toast.ts';
import { advance, startedWizard, type Wizard, type WizardAction } from './wizard.ts';

const storageKey = (place: string) => `sayso-wizard:${place}`;

export function usePersistedWizard(place: string) {
  const [wizard, change] = useReducer(advance, place, recall);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey(place), JSON.stringify(wizard));
    } catch {
      // Storage may be blocked; the page works without it.
    }
  }, [place, wizard]);
  const dispatch = useCallback((action: WizardAction) => {
    clearFailure();
    change(action);
  }, []);
  return { wizard, dispatch };
}

function recall(place: string): Wizard {
  try {
    return { ...startedWizard, ...JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '{}') };
  } catch {
    return startedWizard;
  }
}
