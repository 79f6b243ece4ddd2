export function findBreakingStatements(text: string): string[];
