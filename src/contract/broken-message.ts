/** In a file of its own: the customer's first script needs this sentence and no other of text.ts. */
export const brokenMessage = 'Something went wrong. Please try again.';
