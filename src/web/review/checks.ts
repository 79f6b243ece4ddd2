/** What the picker needs only once something is typed or denied; loaded after it. */
export { insteadText } from '../../contract/languages/en/customer.ts';
export { isBare } from '../../contract/reviews/first-line.ts';
export { judgeTyped } from '../../contract/reviews/typed-words.ts';
export { findDoubts } from './doubts.ts';
export { Question } from './Question.tsx';
