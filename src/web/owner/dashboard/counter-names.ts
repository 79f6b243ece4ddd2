/** The three counters in the order of the screen. */
export const counterNames = ['reviewsGenerated', 'googleLinkClicks', 'facebookLinkClicks'] as const;
