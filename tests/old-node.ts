import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/sayso/old-node');
const platform = `node-${process.platform}-${process.arch}`;
/** What Debian 12, Node 20 and newer releases of npm bring. */
const nodes = { node18: `${platform}@18.20.8`, node20: `${platform}@20.20.2` };
const npms = { npm9: 'npm@9.2.0', npm10: 'npm@10.9.2', npm11: 'npm@11.19.1' };
export type OldNode = keyof typeof nodes;
export type OldNpm = keyof typeof npms;

const folderOf = (name: string) => join(cache, 'node_modules', name);
export const nodeOf = (node: OldNode): string => join(folderOf(node), 'bin/node');
export const npmOf = (npm: OldNpm): string => join(folderOf(npm), 'bin/npm-cli.js');

/** Fetches old versions of Node and npm, as newcomers have them, into a cache folder. */
export function fetchOldTools(): void {
  const tools = Object.entries({ ...nodes, ...npms });
  if (tools.every(([name]) => existsSync(join(folderOf(name), 'package.json')))) return;
  mkdirSync(cache, { recursive: true });
  const options = ['--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts', '--prefer-offline'];
  const packages = tools.map(([name, version]) => `${name}@npm:${version}`);
  spawnSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
}
