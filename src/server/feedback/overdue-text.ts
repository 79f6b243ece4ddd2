const longer = (days: number | null): string =>
  days === null ? 'longer than promised' : `longer than ${days} working day${days === 1 ? '' : 's'}`;

/** `days`: the promise; null for several. */
export const overdueText = {
  all: (late: number, days: number | null, oldest: string) =>
    late === 1
      ? `1 private message has waited ${longer(days)}. It came in on ${oldest}.`
      : `${late} private messages have waited ${longer(days)}. The oldest came in on ${oldest}.`,
  ofWaiting: (late: number, days: number | null, waiting: number) => {
    if (waiting === 1) return `It has waited ${longer(days)}.`;
    if (late === waiting) return `All of them have waited ${longer(days)}.`;
    return `${late} of them ${late === 1 ? 'has' : 'have'} waited ${longer(days)}.`;
  },
} as const;
