// Prints the pairs of server domains that import each other and the circles of files in src/server, types included.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Each file with the files that it imports, as paths from the repository. */
export function readImports(folder) {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.(test|ui)\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

const importsOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative('.', join(dirname(file), path)),
  );

export const folderOf = (file) => /^src\/server\/([^/]+)\//.exec(file)?.[1] ?? null;

/** Pairs of folders that import each other. */
export function mutualFolders(graph) {
  const edges = new Set();
  for (const [file, imported] of graph)
    for (const other of imported)
      if (folderOf(file) && folderOf(other)) edges.add(`${folderOf(file)} ${folderOf(other)}`);
  return [...edges].filter((edge) => {
    const [one, other] = edge.split(' ');
    return one < other && edges.has(`${other} ${one}`);
  });
}

/** Groups of files that reach each other: the strongly connected components of Tarjan. */
export function circles(graph) {
  const found = [];
  const state = new Map();
  const stack = [];
  const visit = (file) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue;
      if (!state.has(next)) own.low = Math.min(own.low, visit(next).low);
      else if (state.get(next).isOpen) own.low = Math.min(own.low, state.get(next).index);
    }
    if (own.low < own.index) return own;
    const group = stack.splice(stack.indexOf(file));
    for (const one of group) state.get(one).isOpen = false;
    if (group.length > 1) found.push(group.sort());
    return own;
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return found;
}

export function checkImports() {
  const graph = readImports('src/server');
  const pairs = mutualFolders(graph);
  const groups = circles(graph);
  const output = [
    `${pairs.length} pairs of folders import each other`,
    ...pairs.map((pair) => `  ${pair.replace(' ', ' <-> ')}`),
    `${groups.length} circles of files`,
    ...groups.map((group) => `  ${group.join(', ')}`),
  ].join('\n');
  return { name: 'imports of the server', ok: pairs.length + groups.length === 0, output };
}

if (import.meta.main) {
  const { ok, output } = checkImports();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
}
