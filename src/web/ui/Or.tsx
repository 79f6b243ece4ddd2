import { orText } from './text.ts';

/** Between the first way and the others. */
export const Or = () => <p className="or">{orText}</p>;
