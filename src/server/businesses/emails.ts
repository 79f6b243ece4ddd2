import { resolveIndustries } from '../../writer/choices.ts';

/** Covers the practices whose emails must not hold health data. */
export const isMedical = (categories: readonly string[]): boolean =>
  resolveIndustries(categories).some(({ id, isPractice }) => isPractice || id === 'pharmacy' || id === 'home-care');
