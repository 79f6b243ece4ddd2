/** A line of a printed table: a figure beside its target. */
export type Row = { what: string; target: string; figure: string; holds: boolean; worst?: string };
