import { useEffect, useReducer } from 'react';
import { advance, startedWizard, type Wizard } from './wizard.ts';

const storageKey = (place: string) => `sayso-wizard:${place}`;

/** The wizard of a place (a slug, or none), kept in this tab over a reload. */
export function useKeptWizard(place: string) {
  const [wizard, act] = useReducer(advance, place, recall);
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey(place), JSON.stringify(wizard));
    } catch {
      // A browser that keeps nothing still has the page itself.
    }
  }, [place, wizard]);
  return { wizard, act };
}

function recall(place: string): Wizard {
  try {
    return { ...startedWizard, ...JSON.parse(sessionStorage.getItem(storageKey(place)) ?? '{}') };
  } catch {
    return startedWizard;
  }
}
