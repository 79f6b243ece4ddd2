export function readImports(folder: string): Map<string, string[]>;
export function folderOf(file: string): string | null;
