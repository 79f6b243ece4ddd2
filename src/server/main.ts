// The entry: sets up the loading of modules, which has to happen before the first of them is imported.
import './esm-resolve-hook.ts';

await import('./run.ts');
