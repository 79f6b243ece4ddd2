export function measureChecker(_seed: number): { what: string; target: string; figure: string; holds: boolean }[] {
  return [];
}
